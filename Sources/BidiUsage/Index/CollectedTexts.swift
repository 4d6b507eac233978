/// The texts that a tool such as `xgettext` collects out of the calls of a program: a text that is no key of a call is not looked up,
/// even if it stands in the code.
///
/// Source: gnu.org/software/gettext/manual, xgettext Invocation: it takes the arguments of the keywords alone.
struct CollectedTexts {
  private let index: UsageIndex

  init(_ index: UsageIndex) { self.index = index }

  /// The least number of keys that a program looks up if its calls are known.
  private static let leastLookups = 5

  /// The keys that no call looks up, and that stand in no file whose calls are not read.
  ///
  /// Such a text may stand in the code: as a part of a longer one, or as the argument of a function that most often gets texts which are no
  /// keys, such as one that writes a log. Where a text stands alone, or where most texts of a function are keys, the function may be a
  /// keyword that is not known.
  ///
  /// - Parameters:
  ///   - keys: The keys of a file.
  ///   - mentions: The names in all files.
  /// - Returns: Those keys; none for a program whose calls are not known.
  /// - Complexity: O(*n*) for the keys and the sentences of the program.
  func gone(among keys: Set<String>, but mentions: KeyMentions) -> Set<String> {
    guard keys.count(where: isLookedUp) >= Self.leastLookups else { return [] }
    let candidates = keys.filter { mayBeGone($0, but: mentions) }
    guard !candidates.isEmpty else { return [] }
    let known = Set(keys.flatMap(Self.keys).map(\.hash))
    let strangers = index.calleesOfOthers { known.contains($0) }
    return candidates.filter { callees(of: $0).allSatisfy(strangers.contains) }
  }

  /// Whether no call looks up a key, and no file whose calls are not read names it; it may be the argument of any function.
  func mayBeGone(_ key: String, but mentions: KeyMentions) -> Bool {
    KeyMentions.isSentence(key) && !Self.hasMacro(key) && !isLookedUp(key)
      && !mentions.namesElsewhere(key)
      && !callees(of: key).contains(0)
  }

  /// Whether a macro of C divides the text in the code: `%<PRIu64>` in the key.
  private static func hasMacro(_ key: String) -> Bool {
    key.utf8.split(separator: UInt8(ascii: "<")).dropFirst().contains {
      $0.starts(with: "PRI".utf8)
    }
  }

  private func isLookedUp(_ key: String) -> Bool {
    Self.keys(of: key).contains { !index.files(lookingUp: $0).isEmpty }
  }

  /// The functions that are given a key, as a text or as a text with values in it.
  private func callees(of key: String) -> [UInt32] {
    Self.keys(of: key).flatMap { index.calleesOfSentence($0.hash) }
  }

  /// A key as it stands in the code: `"Open %@"`, and in Swift also `"Open \(name)"`.
  private static func keys(of key: String) -> [UseKey] {
    [.literal(key)] + [UseKey(catalogKey: key)].compactMap(\.self)
  }
}
