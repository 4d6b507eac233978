package import BidiSource
package import LocalizationFiles

/// The rules that comments of an entry turn off.
///
/// `bidi-fix:ignore` alone turns off all rules; with names after it, it turns off the named rules. Words after a sign
/// give a reason: `bidi-fix:ignore, the brand begins so`.
struct IgnoredRules {
  private var all = false
  private var ids: Set<Substring> = []

  /// Words after the marker that stand in the place of a rule and are no rule.
  private var unknown: [Substring] = []

  /// No rules.
  init() {}

  /// Reads the comments of an entry.
  init(_ entry: LocalizationEntry) {
    for comment in entry.comments { add(comment.text) }
  }

  /// Adds the rules that another entry under the same comment turns off.
  mutating func formUnion(_ other: IgnoredRules) {
    all = all || other.all
    ids.formUnion(other.ids)
    unknown += other.unknown.filter { !unknown.contains($0) }
  }

  private mutating func add(_ comment: String) {
    guard let start = comment.endOfIgnore else { return }
    let rest = comment[start...]
    // "bidi-fix:ignored" is another word.
    guard !(rest.first.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false) else {
      unknown.append(rest.prefix { !$0.isWhitespace })
      return
    }
    let words = rest.split { !($0.isLetter || $0 == "-") }
    let known = words.filter { Rules.ids.contains(String($0)) }
    ids.formUnion(known)
    guard known.isEmpty else { return }
    let names = rest.drop { $0 == " " || $0 == "\t" }.prefix {
      $0.isLetter || $0 == "-" || $0 == " "
    }
    if let first = names.split(separator: " ").first, first != "all" {
      unknown.append(first)
    } else {
      all = true
    }
  }

  /// Whether a rule is turned off.
  func contains(_ rule: String) -> Bool {
    // A comment that turns off all rules does not hide that it is unused.
    (all && rule != UnusedIgnoreRule.id) || (!ids.isEmpty && ids.contains(rule[...]))
  }

  /// Whether a comment has the marker `bidi-fix:ignore`.
  static func isMarked(_ comment: String) -> Bool { comment.endOfIgnore != nil }

  /// The fault of the comments, as a sentence without a full stop; nil if every rule that they turn off finds
  /// something.
  ///
  /// - Parameters:
  ///   - found: The rules that find something in the entries.
  ///   - runs: Whether a rule runs.
  /// - Returns: The sentence; nil for none.
  func fault(found: Set<String>, runs: (any Rule.Type) -> Bool) -> String? {
    if ids.contains(UnusedIgnoreRule.id[...]) { return nil }
    if let word = unknown.first, ids.isEmpty, !all {
      return "\"\(word)\" is no rule, so the comment turns off nothing"
    }
    if all {
      return found.isEmpty ? "the comment turns off all rules, and none finds anything here" : nil
    }
    let idle = Rules.all.map { type(of: $0) }
      .filter { ids.contains($0.id[...]) && runs($0) && !found.contains($0.id) }
      .map { $0.id }
    return idle.isEmpty
      ? nil : "the comment turns off \(idle.joined(separator: ", ")), which finds nothing here"
  }
}

extension LocalizationFile {
  /// A word after `bidi-fix:ignore` that is nearly the name of a rule, so that it turns off nothing.
  package struct MisspelledIgnore: Sendable {
    /// The word.
    package let word: String
    /// The name of the rule that is meant.
    package let rule: String
    /// The place of the comment.
    package let location: SourceLocation
  }

  /// The words after `bidi-fix:ignore` that are nearly names of rules.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *m* such words in a file of *n* bytes.
  package func misspelledIgnores() -> [MisspelledIgnore] {
    var found: [(word: String, rule: String, offset: Int)] = []
    // The nearest rule of each word; nil if no rule is near.
    var rules: [String: String?] = [:]
    for entry in entries {
      for comment in entry.comments {
        guard let start = comment.text.endOfIgnore else { continue }
        for part in comment.text[start...].split(whereSeparator: { !($0.isLetter || $0 == "-") }) {
          let word = String(part)
          // Other words give the reason.
          guard word.contains("-"), !Rules.ids.contains(word) else { continue }
          let nearest: String?
          if let known = rules[word] {
            nearest = known
          } else {
            nearest = nearestName(to: word, among: Rules.ids)
            rules.updateValue(nearest, forKey: word)
          }
          if let nearest { found.append((word, nearest, comment.range.lowerBound)) }
        }
      }
    }
    return zip(found, source.locations(of: found.map { $0.offset })).map { ignore, location in
      MisspelledIgnore(word: ignore.word, rule: ignore.rule, location: location)
    }
  }
}

extension String {
  /// The index after `bidi-fix:ignore`; nil if the text does not have it.
  fileprivate var endOfIgnore: String.Index? {
    let marker = "bidi-fix:ignore".utf8
    // Colons are rare in comments, so the search for one is quick.
    var rest = utf8[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      if utf8[..<colon].suffix(8).elementsEqual(marker.prefix(8)),
        utf8[colon...].starts(with: marker.dropFirst(8))
      {
        return utf8.index(colon, offsetBy: marker.count - 8)
      }
      rest = utf8[utf8.index(after: colon)...]
    }
    return nil
  }
}

extension LocalizationEntry {
  /// Whether a comment of the entry turns a rule off.
  package func turnsOff(_ rule: String) -> Bool { IgnoredRules(self).contains(rule) }
}
