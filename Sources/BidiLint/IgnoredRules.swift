package import BidiSource
package import LocalizationFiles

/// The rules that comments of an entry turn off.
///
/// `bidi-fix:ignore` alone turns off all, with names behind it those rules.
struct IgnoredRules {
  private var all = false
  private var ids: Set<Substring> = []

  /// None.
  init() {}

  /// Reads the comments of an entry.
  init(_ entry: Entry) {
    for comment in entry.comments {
      guard let start = comment.text.endOfIgnore else { continue }
      let words = comment.text[start...].split { !($0.isLetter || $0 == "-") }
      if words.isEmpty { all = true }
      ids.formUnion(words)
    }
  }

  /// Whether a rule is turned off.
  func contains(_ rule: String) -> Bool {
    // What turns off everything does not hide that it turns off nothing.
    (all && rule != UnusedIgnoreRule.id) || (!ids.isEmpty && ids.contains(rule[...]))
  }

  /// Whether a comment turns off anything.
  var isAny: Bool { all || !ids.isEmpty }

  /// Whether a comment has the words that turn off rules.
  static func isMarked(_ comment: String) -> Bool { comment.endOfIgnore != nil }

  /// What is turned off and finds nothing, in words; nil where all has its use.
  ///
  /// - Parameters:
  ///   - found: The rules that find something in the entry.
  ///   - options: Which rules run.
  /// - Returns: The rules in words; nil for none.
  func unused(found: Set<String>, _ options: LintOptions) -> String? {
    if all { return found.isEmpty ? "all rules" : nil }
    let idle = Rules.all.map { type(of: $0) }
      .filter { ids.contains($0.id[...]) && options.runs($0) && !found.contains($0.id) }
      .map { $0.id }
    return idle.isEmpty ? nil : idle.joined(separator: ", ")
  }
}

extension LocalizationFile {
  /// A word behind `bidi-fix:ignore` that is no rule and nearly one, so that nothing is turned off.
  package struct MisspelledIgnore: Sendable {
    /// The word.
    package let word: String
    /// The rule that is meant.
    package let rule: String
    /// Where the comment stands.
    package let location: SourceLocation
  }

  /// The words behind `bidi-fix:ignore` that are nearly rules.
  package func misspelledIgnores() -> [MisspelledIgnore] {
    var found: [MisspelledIgnore] = []
    for entry in entries {
      for comment in entry.comments {
        guard let start = comment.text.endOfIgnore else { continue }
        for word in comment.text[start...].split(whereSeparator: { !($0.isLetter || $0 == "-") }) {
          // Other words say why.
          guard word.contains("-"), !Rules.ids.contains(String(word)),
            let rule = nearestName(to: String(word), among: Rules.ids)
          else { continue }
          found.append(
            MisspelledIgnore(
              word: String(word), rule: rule,
              location: source.location(of: comment.range.lowerBound)))
        }
      }
    }
    return found
  }
}

extension String {
  /// Where the words behind `bidi-fix:ignore` begin; nil where it is not there.
  fileprivate var endOfIgnore: String.Index? {
    let marker = "bidi-fix:ignore".utf8
    // A colon is rare in comments, and quickly found.
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

extension Entry {
  /// Whether a comment of the entry turns a rule off.
  package func turnsOff(_ rule: String) -> Bool { IgnoredRules(self).contains(rule) }
}
