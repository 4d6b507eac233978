import BidiJudge
import BidiSource
import BidiText
import MessageSyntax

/// An arrow between words points against the way in which the line is read.
///
/// ## What it finds
///
/// An arrow or triangle without a mirrored form (→ ▸ ▶ ➔ ← ◀) that stands between words or
/// arguments, with spaces on both sides, and points back to what is read first. A line with arrows
/// of both directions shows keys or pictures and is not reported. Nor is a line whose base text has
/// arrows that all point back in its own language: "Use the ← key" names a key. A left-to-right line is
/// reported only where the arrow of its base text points forward.
///
/// ## Why it matters
///
/// "Settings → General" becomes a line that is read from right to left, and the arrow still points
/// to the right: from "General" back to "Settings". Brackets and > turn with the text. Arrows do
/// not.
///
/// ## Example
///
///     he
///     wrong: "path" = "הגדרות → כללי";
///     right: "path" = "הגדרות ← כללי";
///
/// ## Fix
///
/// None. No control turns an arrow. Write the arrow of the other direction, or > between the words.
///
/// ## Source
///
/// - UAX #9, section 6.3, and BidiMirroring.txt, which has no arrows of this kind
struct ArrowDirectionRule: OrderRule {
  static let id = "arrow-direction"
  static let headline = "the arrow points against the reading direction"
  static let severity = Severity.warning

  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool {
    fault.isAlwaysWrong(in: line) && !fault.isInOtherDirection(in: line)
      && fault.isOfArrow(in: line)
  }

  /// Whether the arrow is the name or the picture of a key or button, and leads from nothing to nothing.
  ///
  /// Who writes a left-to-right text sees its arrows as they are shown, so that an arrow which points back is meant.
  static func isPicture(in line: CheckedLine) -> Bool {
    let entry = line.entry
    if areInTags(entry.message.text) { return true }
    let base = entry.baseMessage ?? entry.englishMessage
    let arrows = Set(base?.shownScalars.compactMap { Signs.pointer($0.value).points } ?? [])
    let direction =
      entry.baseMessage == nil ? nil : entry.context.base?.locale?.direction
    return arrows.isEmpty
      ? line.direction == .leftToRight : arrows == [(direction ?? .leftToRight).opposite]
  }

  /// Whether every arrow of a text has a tag of its own, `<span class="gesture">→</span>`: the program draws it, or shows the way of
  /// a hand.
  private static func areInTags(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let arrows = scalars.indices.filter { Signs.pointer(scalars[$0].value).points != nil }
    return !arrows.isEmpty
      && arrows.allSatisfy { arrow in
        arrow > scalars.startIndex && scalars[scalars.index(before: arrow)] == ">"
          && scalars[scalars.index(after: arrow)...].starts(with: "</".unicodeScalars)
      }
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    fault.withArguments + "the arrow points back to what is read first, and no control turns it"
  }
}

extension Message {
  /// The characters that readers see: `&rarr;` is an arrow.
  fileprivate var shownScalars: [Unicode.Scalar] {
    lines.flatMap(\.pieces).flatMap { piece in
      if case .entity(let shown) = piece.kind { return Array(shown.unicodeScalars) }
      return Array(text(at: piece.range).unicodeScalars)
    }
  }
}
