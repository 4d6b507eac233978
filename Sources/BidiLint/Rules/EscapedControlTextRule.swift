import BidiSource
import BidiJudge
import BidiText
import LocalizationFiles

/// Readers see the spelling of a control, such as &rlm; or u200F.
///
/// ## What it finds
///
/// The text &rlm;, &lrm;, &#8207; or &#x200F; in a value that holds no HTML, and \u200F or \u{200F}
/// in a .strings file, whose own escape is \U200F. The rule knows these spellings for each of the
/// twelve directional controls. In a value of a right-to-left language the rule also finds u200F,
/// if no letter stands before it and no hexadecimal digit after it: there the backslash was lost.
///
/// ## Why it matters
///
/// Readers see the letters of the escape, and the control is missing.
///
/// ## Example
///
///     he
///     wrong: "a" = "&rlm;PDF נשמר";
///     right: "a" = "\U200FPDF נשמר";
///
/// ## Example
///
///     he
///     wrong: "a" = "\u200FPDF נשמר";
///     right: "a" = "\U200FPDF נשמר";
///
/// ## Fix
///
/// Safe. The control itself is written, in the spelling of the format: \U200F in a .strings file,
/// &#x200F; in an XML property list. Values with tags or other entities count as HTML, where &rlm;
/// is right, and stay as they are.
///
/// ## Source
///
/// - HTML, named character references
/// - Foundation's reader of property lists
struct EscapedControlTextRule: EntryRule, FileRule {
  static let id = "escaped-control-text"
  static let headline = "readers see the name of a control"
  static let severity = Severity.error
  static let explainsOrder = true
  static let phase = RulePhase.spelling
  static let requiredInValue: ValueFeatures = .escapes
  static let fixChangesText = true

  /// Reports escapes of controls that the file's format does not have.
  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    file.problems.compactMap { problem in
      guard let control = file.misspelledControl(problem), let repair = problem.repair else {
        return nil
      }
      return Diagnosis(
        rule: Self.self, range: problem.range, key: problem.key, message: problem.message,
        help: problem.help,
        fix: Fix(edits: [repair], safety: .safe, message: "write \(control.visibleName)"))
    }
  }

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let source = context.file.source.text
    let found = ControlSpelling.all(
      in: value, bareToo: context.locale?.direction == .rightToLeft
    ).filter { spelling in
      // If the format drops the backslash, the other `check` reports it.
      let offset = value.utf8.distance(from: value.startIndex, to: spelling.range.lowerBound)
      let place = entry.entry.value.sourceOffset(before: offset)
      return spelling.text.utf8.first == UInt8(ascii: "\\") || place >= source.count
        || source[place] != UInt8(ascii: "\\")
    }
    guard let first = found.first, !isHTML(value, found) else { return [] }
    let changes = found.flatMap { spelling in
      let start = value.utf8.distance(from: value.startIndex, to: spelling.range.lowerBound)
      return [
        ValueChange.insert(spelling.control.string, before: start),
        .remove(start..<start + spelling.text.utf8.count),
      ]
    }
    return [
      Self.diagnosis(
        of: entry,
        "readers see \"\(first.text)\", and no \(first.control.visibleName) is there",
        help: "if the text is shown as HTML, switch the rule off for the entry",
        fix: entry.fix(
          changes, .safe, "write \(found.map(\.control).names)", spelling: .escaped))
    ]
  }

  /// Whether the text has tags, or entities of another kind.
  private func isHTML(_ value: String, _ found: [ControlSpelling]) -> Bool {
    value.codes().contains { code in
      code.kind == .tag || code.kind == .entity && !found.contains { $0.range == code.range }
    }
  }
}

extension LocalizationFile {
  /// The control that a wrong escape means; nil if it means another character, and for other problems.
  func misspelledControl(_ problem: SyntaxProblem) -> DirectionalFormatting? {
    guard problem.kind == .badEscape, problem.repair != nil, problem.range.count == 6 else {
      return nil
    }
    let digits = String(decoding: source.text[problem.range].dropFirst(2), as: UTF8.self)
    return UInt32(digits, radix: 16).flatMap(DirectionalFormatting.init(rawValue:))
  }
}
