public import BidiText
public import LocalizationFiles

/// Format specifiers that are broken, or others than those of the base language.
public struct PlaceholderMismatchRule: Rule {
  /// The name of the rule.
  public static let id = "placeholder-mismatch"
  /// An argument is missing, or the app crashes.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A format specifier is broken, or is not one that the base language has."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A specifier written with the percent sign of Arabic (٪) or a wide one (％), with digits of the language (%١$@), \
      or torn apart by spaces (% 1 $ @). With --base also: an argument that the base language has and the text \
      has not, one that the base language has not, and one of another type. The order may differ: %2$@ before %1$@ is \
      right, and so is %1$@ for %@. Names in braces ({name}, ${x}, %{count}, {count, plural, …}) are compared too.
      """,
    matters: """
      Readers see "٪ d" in the place of a number. An argument too many, or one of another type, crashes the app.
      """,
    examples: [
      .init("ar", wrong: #""n" = "الصفحة ٪ d";"#, right: #""n" = "الصفحة %d";"#),
      .init(
        "he", base: #""of" = "%1$@ of %2$d";"#, wrong: #""of" = "%1$@ מתוך %2$@";"#,
        right: #""of" = "%2$d :%1$@";"#),
    ],
    fixSafety: nil,
    fix: "None: what was meant is for a person to say. Machine translation often does this.",
    sources: [
      "IEEE Std 1003.1, fprintf; Apple, String Format Specifiers",
      "OnionBrowser and Swiftfin shipped ٪ d and ٪ 1 $ @ in Arabic",
    ])

  /// Looks at one entry.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] {
    let features = context.features
    let base = context.base?.text(forKey: entry.key.string)
    let hasBraces = base.map { base in
      base.utf8.contains(UInt8(ascii: "{")) || entry.value.string.utf8.contains(UInt8(ascii: "{"))
    }
    guard
      features.contains(.percent) || base?.utf8.contains(UInt8(ascii: "%")) == true
        || hasBraces == true
    else { return [] }
    let value = context.strippedValue(of: entry)
    if features.contains(.percent), let broken = BrokenSpecifier.first(in: value) {
      return [
        diagnosis(
          entry,
          "\"\(broken)\" is no format specifier: readers see it in the place of the argument",
          help: "write it with % and the digits 0 to 9, without spaces")
      ]
    }
    guard let base else { return [] }
    let baseText = StrippedValue(base).text
    var differences: [String] = []
    if let mine = SpecifierSignature(value), let theirs = SpecifierSignature(baseText) {
      differences = mine.differences(from: theirs)
    }
    if hasBraces == true { differences += MessageNames.differences(of: value, from: baseText) }
    guard let first = differences.first else { return [] }
    let more = differences.count > 1 ? " (and \(differences.count - 1) more)" : ""
    return [
      diagnosis(
        entry, first + more, help: "the base language has: \(base)")
    ]
  }

  private func diagnosis(_ entry: Entry, _ message: String, help: String) -> Diagnosis {
    Diagnosis(range: entry.value.range, key: entry.key.string, message: message, help: help)
  }
}
