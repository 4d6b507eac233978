/// A comment turns off a rule that finds nothing there.
///
/// ## What it finds
///
/// `bidi-scene:ignore` on a line without a finding, or with a word that is no rule.
///
/// ## What it leaves out
///
/// Comments that name this rule.
///
/// ## Why it matters
///
/// A comment that outlived its fault hides the next one.
///
/// ## Example
///
///     swift
///     wrong: label.textAlignment = .natural  // bidi-scene:ignore left-alignment
///     right: label.textAlignment = .natural
///
/// ## Source
///
/// - bidi-fix, unused-ignore
enum UnusedIgnores {
  static let id = "unused-ignore"
}

/// The rules that a comment turns off on a line.
///
/// `bidi-scene:ignore` alone turns off all, with names of rules after it those. What follows a sign says why.
struct IgnoreComment {
  /// Where the comment's marker stands in the text.
  let offset: Int
  /// The line that it is about.
  let line: Int
  private(set) var isAll = false
  private(set) var ids: Set<String> = []
  /// The first word that is no rule where a rule is wanted.
  private(set) var unknown: String?

  /// Reads a comment; nil if it says nothing of the kind.
  ///
  /// - Parameters:
  ///   - text: The text after the marker, up to the end of the line or of the comment.
  ///   - offset: Where the marker stands.
  ///   - line: The line that it is about.
  init?(afterMarker text: Substring, offset: Int, line: Int) {
    // "bidi-scene:ignored" is another word.
    if let first = text.first, first.isLetter || first.isNumber || first == "-" { return nil }
    (self.offset, self.line) = (offset, line)
    let words = text.split { !($0.isLetter || $0 == "-") }.map(String.init)
    ids = Set(words.filter(SourceRules.ids.contains))
    guard ids.isEmpty else { return }
    let names = text.drop { $0 == " " || $0 == "\t" }
      .prefix { $0.isLetter || $0 == "-" || $0 == " " }
    if let first = names.split(separator: " ").first, first != "all" {
      unknown = String(first)
    } else {
      isAll = true
    }
  }

  /// Whether the comment turns off a rule.
  func contains(_ rule: String) -> Bool { isAll || ids.contains(rule) }
}
