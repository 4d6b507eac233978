import BidiMessages
import BidiText
import LocalizationFiles

/// A control in a value that a program reads: an address, a date pattern, an identifier.
public struct ControlInCodeRule: Rule {
  /// The name of the rule.
  public static let id = "control-in-code"
  /// What the value is for may not work.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A control stands in a value that a program reads."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .controls
  /// What a control does in such a value nobody can tell from the file.
  public static let blocksOtherFixes = true

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A control in a value that is, apart from it, written for programs: an address (https://…, a mail address), a \
      path (/usr/bin/env, C:\\), a pattern of file names (*.png), an option (--flag), a hexadecimal colour or number \
      (#FF00AA), Base64, JSON, a date pattern (d MMM yyyy), an identifier (some_name, com.example.app).
      """,
    matters: """
      A control is a part of the address: the link leads nowhere, the name is not found. In a date pattern \
      it goes into every date, which may be what was wanted.
      """,
    examples: [
      .init(
        "he", wrong: #""help.url" = "‹LRM›https://example.com/he";"#,
        right: #""help.url" = "https://example.com/he";"#)
    ],
    fixSafety: nil,
    fix: """
      None, and no other rule changes such a value: look at the code that uses it. Where it is only \
      shown, give the label a direction in the app.
      """,
    sources: [
      "UTS #35, part 4, date format patterns",
      "Threads l20n.js#176, butler#250: marks in addresses and paths",
    ])

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let stripped = StrippedValue(entry.value)
    let controls = stripped.controls.map(\.control).filter { $0.kind != .override }
    // Overrides are for override-control.
    guard let first = controls.first, controls.count == stripped.controls.count,
      let kind = entry.message.data?.rawValue
    else { return [] }
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: "\(first.visibleName) stands in \(kind), which it becomes a part of",
        help:
          "look at the code that uses the value; if it is only shown, give the label a direction")
    ]
  }
}
