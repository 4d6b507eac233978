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
    // The rule control-in-code reports values that are code as a whole.
    guard entry.message.data == nil else { return [] }
    var changes: [ValueChange] = []
    var messages: [String] = []
    var isSafe = true
    let expressions = entry.message.expressionsInBraces
    for range in context.message(stripped.text, of: entry.entry).placeholders() {
      let text = String(stripped.text[range])
      let inside = stripped.controls(inside: range).filter {
        let offset = value.utf8.distance(from: value.startIndex, to: $0.index)
        let place = expressions.partitionIndex { $0.upperBound > offset }
        let isInside = place < expressions.endIndex && expressions[place].lowerBound < offset
        return $0.control.kind != .override && !isInside
      }
      guard let first = inside.first, isBroken(text, first, in: value) else { continue }
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
      messages.append("\(first.control.visibleName) stands inside \(text)")
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

  /// Whether a control splits a placeholder, and does not stand between two placeholders.
  private func isBroken(
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
  /// The places of expressions in braces, in order: MessageFormat 2 allows controls in them.
  fileprivate var expressionsInBraces: [Range<Int>] {
    let bytes = Array(text.utf8)
    return lines.flatMap(\.pieces).filter { piece in
      switch piece.kind {
      case .argument, .markup, .entity: bytes[piece.range.lowerBound] == UInt8(ascii: "{")
      case .text, .control: false
      }
    }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

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
