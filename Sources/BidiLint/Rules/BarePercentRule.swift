import BidiMessages
import BidiText
import LocalizationFiles

/// A percent sign in a format that is neither a specifier nor doubled.
public struct BarePercentRule: Rule {
  /// The name of the rule.
  public static let id = "bare-percent"
  /// The sign and what stands behind it are lost.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A percent sign in a format is not doubled and takes letters with it."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .percent

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A % that begins no format specifier, in a value that is used as a format: it has other specifiers, \
      or with --base the base language's text has.
      """,
    matters: """
      In a format % is written %%. Foundation takes "%d% של" with 5 for "5 ל": the sign, the space and the \
      first letter are gone. In "100% done, %@" a number stands for "% d", which is read as %d with a space for its \
      sign: 100 7one. It takes the argument of %@, which takes the next one, and the app may crash.
      """,
    examples: [
      .init("he", wrong: #""done" = "%d% הושלם";"#, right: #""done" = "%d%% הושלם";"#)
    ],
    fixSafety: nil,
    fix: "None: write %%, after a look at the code, which may put the arguments in by itself.",
    sources: [
      "IEEE Std 1003.1, fprintf",
      "String(format:) of Foundation on Linux, run with these texts (Swift 6.3)",
    ])

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = context.strippedValue(of: entry)
    guard value.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let specifiers = value.formatSpecifiers()
    var rest = specifiers[...]
    let bare = value.utf8.indices.first { index in
      guard value.utf8[index] == UInt8(ascii: "%") else { return false }
      while let first = rest.first, first.range.upperBound <= index { rest.removeFirst() }
      return rest.first?.range.contains(index) != true
    }
    guard let bare else { return [] }
    let base = context.base?.text(forKey: entry.entry.key.string)
    guard let mine = SpecifierSignature(Message(value)) else { return [] }
    let theirs = base.flatMap { SpecifierSignature(Message($0)) }
    guard !mine.isEmpty || theirs?.isEmpty == false else { return [] }
    // A broken specifier is for placeholder-mismatch.
    guard entry.message.brokenSpecifiers.isEmpty else { return [] }
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: Self.message(value[bare...], specifiers.filter { $0.range.lowerBound > bare }),
        help: "write %% for a percent sign")
    ]
  }

  /// What a format makes of a percent sign and what follows it.
  private static func message(_ text: Substring, _ behind: [FormatSpecifier]) -> String {
    guard let read = specifier(in: text) else {
      return
        "\"\(text.prefix(3))\" begins no format specifier: in a format the percent sign is lost"
    }
    let argument =
      switch read.argument {
      case .text, .character: "an argument"
      default: "a number"
      }
    let plain = read.text.replacing(" ", with: "")
    let shift =
      behind.first { $0.position == nil && $0.argument != .percentSign }
      .map { ", and \($0.text) behind it takes the argument after its own" } ?? ""
    return "\"\(read.text)\" is read as the specifier \(plain):"
      + " \(argument) is shown in its place\(shift)"
  }

  /// The specifier that a format reads, with a space for a flag, where people read a word: `% d` of `% done`.
  private static func specifier(in text: Substring) -> FormatSpecifier? {
    for count in 2...16 {
      let part = String(text.unicodeScalars.prefix(count))
      if let read = part.formatSpecifiers().first, read.text == part { return read }
    }
    return nil
  }
}
