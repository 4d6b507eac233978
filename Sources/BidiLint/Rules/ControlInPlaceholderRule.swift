import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// A control breaks a format specifier, a tag or an address in two.
///
/// ## What it finds
///
/// A control between the characters of a format specifier (%1$@), of a tag (<b>), of an entity
/// (&amp;) or of an address in a sentence. Controls at the edges are well placed.
///
/// ## Why it matters
///
/// The program that reads the text finds no specifier, tag or address there. Readers see %1$@
/// itself, an argument goes to the wrong place, or a link leads nowhere.
///
/// ## Example
///
///     he
///     wrong: "a" = "חשבון %‹RLM›1$@ נמחק";
///     right: "a" = "חשבון ‹RLM›%1$@ נמחק";
///
/// ## Example
///
///     he
///     wrong: "b" = "חשבון %‹LRI›@‹PDI› נמחק";
///     right: "b" = "חשבון ‹LRI›%@‹PDI› נמחק";
///
/// ## Fix
///
/// Safe or unsafe. Openers and marks move before the specifier, ends move after it. Safe for
/// specifiers, tags and entities. Unsafe in addresses, because only a person knows which address
/// was meant.
///
/// ## Source
///
/// - IEEE Std 1003.1, fprintf
/// - Apple, String Format Specifiers
/// - Threads l20n.js#176 and butler#250: controls in addresses
struct ControlInPlaceholderRule: EntryRule {
  static let id = "control-in-placeholder"
  static let headline = "a control breaks a placeholder in two"
  static let severity = Severity.error
  static let explainsOrder = true
  static let phase = RulePhase.spelling
  static let requiredInValue: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let stripped = StrippedValue(value)
    var changes: [ValueChange] = []
    var messages: [String] = []
    var isSafe = true
    for (range, inside) in Self.broken(stripped, of: entry, in: context) {
      let text = String(stripped.text[range])
      let utf8 = stripped.text.utf8
      let start = utf8.distance(from: stripped.text.startIndex, to: range.lowerBound)
      let end = utf8.distance(from: stripped.text.startIndex, to: range.upperBound)
      let ends: [DirectionalFormatting.Kind] = [.popFormat, .popIsolate]
      let before = inside.filter { !ends.contains($0.control.kind) }.map(\.control)
      let after = inside.filter { ends.contains($0.control.kind) }.map(\.control)
      if !before.isEmpty {
        let offset = stripped.offsetInValue(start, of: value, isEnd: false)
        changes.append(.insert(before.string, before: offset))
      }
      changes += inside.map { .removeScalar(at: $0.index, of: value) }
      if !after.isEmpty {
        let offset = stripped.offsetInValue(end, of: value, isEnd: true)
        changes.append(.append(after.string, after: offset))
      }
      messages.append("\(inside[0].control.visibleName) stands inside \(text)")
      isSafe = isSafe && ["%", "<", "&"].contains(text.first)
    }
    guard let message = messages.first else { return [] }
    let more = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
    return [
      Self.diagnosis(
        of: entry,
        "\(message), which a program can no longer read\(more)",
        fix: entry.fix(
          changes, isSafe ? .safe : .unsafe, "move the controls out"))
    ]
  }

  /// The offsets in UTF-8 of the controls that break a placeholder.
  static func offsets(of entry: CheckedEntry, in context: RuleContext) -> Set<Int> {
    let value = entry.value
    return Set(
      broken(StrippedValue(value), of: entry, in: context).flatMap(\.controls)
        .map { value.utf8.distance(from: value.startIndex, to: $0.index) })
  }

  /// The placeholders that controls break, with these controls.
  private static func broken(
    _ stripped: StrippedValue, of entry: CheckedEntry, in context: RuleContext
  ) -> [(range: Range<String.Index>, controls: [StrippedValue.Control])] {
    // The rule control-in-code reports values that are code as a whole.
    guard entry.message.data == nil else { return [] }
    let value = entry.value
    let inSyntax = entry.message.controlsInSyntax
    return context.message(stripped.text, of: entry.entry).placeholders().compactMap { range in
      let inside = stripped.controls(inside: range).filter {
        let offset = value.utf8.distance(from: value.startIndex, to: $0.index)
        return $0.control.kind != .override && !inSyntax.contains(offset)
      }
      guard let first = inside.first, isBroken(String(stripped.text[range]), first, in: value)
      else { return nil }
      return (range, inside)
    }
  }

  /// Whether a control splits a placeholder, and does not stand between two placeholders.
  private static func isBroken(
    _ text: String, _ control: StrippedValue.Control, in value: String
  ) -> Bool {
    switch text.first {
    // A percent sign and a space may be a part of the sentence.
    case "%": return !text.contains(" ") && text != "%%"
    case "<", "&": return true
    default:
      // Two addresses with a sign between them look like one address.
      let scalars = value.unicodeScalars
      guard control.index > scalars.startIndex else { return false }
      let before = scalars[scalars.index(before: control.index)]
      let after = scalars[scalars.index(after: control.index)...].first
      let signs: Set<Unicode.Scalar> = [",", ";", "(", ")", "|", "\u{22}", "'"]
      return !signs.contains(before) && after.map { !signs.contains($0) } ?? false
    }
  }
}

extension Message {
  /// The parts of the text that programs read: specifiers, tags, entities and addresses.
  ///
  /// The reader ends an address at a control, so the text has to be without controls.
  fileprivate func placeholders() -> [Range<String.Index>] {
    let utf8 = text.utf8
    return tokens.filter { token in
      switch token.kind {
      case .argument, .markup, .entity: true
      case .code(.url), .code(.host), .code(.mail): true
      case .code(.handle): bytes[token.range].dropFirst().contains(UInt8(ascii: "@"))
      case .code, .text, .control, .lineBreak, .forms: false
      }
    }.map { token in
      let start = utf8.index(utf8.startIndex, offsetBy: token.range.lowerBound)
      return start..<utf8.index(start, offsetBy: token.range.count)
    }
  }
}
