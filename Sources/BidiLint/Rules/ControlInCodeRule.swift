import MessageSyntax
import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// A control stands in a value that a program reads.
///
/// ## What it finds
///
/// A control in a value that is written for programs: an address (https://…, a mail address), a
/// path (/usr/bin/env, C:\), a pattern of file names (*.png), the patterns in a filter of a file dialog
/// (Text|*.txt), an option (--flag), a hexadecimal colour or number (#FF00AA), Base64, JSON, a date
/// pattern (d MMM yyyy), an identifier (some_name, com.example.app).
///
/// ## Why it matters
///
/// The control becomes a part of the address: the link leads nowhere, and the name is not found. A
/// control in a date pattern goes into every date; somebody may have wanted that.
///
/// ## Example
///
///     he
///     wrong: "help.url" = "‹LRM›https://example.com/he";
///     right: "help.url" = "https://example.com/he";
///
/// ## Fix
///
/// None. No other rule changes such a value either. Look at the code that uses the value. If the
/// app only shows the value, give the label a direction in the app.
///
/// ## Source
///
/// - UTS #35, part 4, date format patterns
/// - Threads l20n.js#176, butler#250: marks in addresses and paths
struct ControlInCodeRule: EntryRule {
  static let id = "control-in-code"
  static let headline = "a control stands in a program's value"
  static let severity = Severity.warning
  static let phase = RulePhase.value
  static let requiredInValue: ValueFeatures = .controls
  static let blocksOtherFixes = true

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let stripped = StrippedValue(entry.value)
    let controls = stripped.controls.map(\.control).filter { $0.kind != .override }
    // The rule override-control reports overrides.
    guard let first = controls.first, controls.count == stripped.controls.count,
      let kind = entry.message.data?.rawValue,
      entry.message.data != .fileFilter || Self.hasControlInPattern(entry.value)
    else { return [] }
    return [
      Self.diagnosis(
        of: entry,
        "\(first.visibleName) stands in \(kind), which it becomes a part of",
        help:
          "look at the code that uses the value; if it is only shown, give the label a direction")
    ]
  }

  /// Whether a filter of a file dialog has a control in a pattern: in brackets, or after a bar.
  ///
  /// Elsewhere it is in the name that people see.
  private static func hasControlInPattern(_ filter: String) -> Bool {
    var (depth, bars) = (0, 0)
    for scalar in filter.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "|": bars += 1
      default: if depth > 0 || bars % 2 == 1, DirectionalFormatting(scalar) != nil { return true }
      }
    }
    return false
  }
}
