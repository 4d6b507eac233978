internal import BidiSource

/// A text is aligned right in every interface.
///
/// ## What it finds
///
/// `textAlignment = .right` (`NSTextAlignmentRight`) of a view, or `alignment` of a paragraph style, where the same function
/// gives the same view neither `.natural` nor `.left`. In a project it is a warning where something is seen to give the text room to move in:
/// a frame or a width, constraints at both sides, lines that are broken at a limit, a stack view whose axis is seen and that fills, a
/// field to type into, the constraints of a XIB, or the file of the type whose label it is. Without such evidence it is an info, as a
/// label as wide as its text looks the same with each alignment: a label of a stack view that is made elsewhere, one in its own
/// class, one of Texture, and a style of paragraphs that says nothing of lines.
///
/// ## What it leaves out
///
/// A label that is as wide as its text, and has no width and one line, or may not be broken: one side or its middle is fixed; it
/// is in a row, or begins where another view ends, and a spacer or a view that hugs less takes the room; it is in a column
/// aligned leading, center or trailing, or in a row that one side is fixed of and the other limited; `sizeToFit()` follows its
/// last text, and nothing sets a frame, a width or another text, or each layout calls it, or a function gives the label that it made so; it is alone in a column that only one side
/// is fixed of. Anchors, attributes, SnapKit, Masonry, PureLayout, Anchorage and Align fix sides, and functions of the project that
/// take anchors for sides. The alignment has no effect there. One with `url`, `hash` or the like in its name is an info, as such a text begins at the left everywhere. One with a side in its name, such as `rightLabel`, is an info. A view beside another one that the function aligns left is an info. A conditional between two
/// sides; a label that the file or the class of its cell hides for ever, or that has no text in a container which the file hides for ever; the title label of a button, which is as wide as a title
/// of one line; a text view that is given attributed texts after it was aligned, and a label that is given one with a style of
/// paragraphs that has no alignment; a text that is always empty; a label whose frame is
/// as wide as its text is measured to be (of several lines it is an info); a text aligned right to a view that begins, by the
/// name of the label's width, where the label ends, as a number before its stepper in a box of frames; a side that a condition or a case around it asks for, as data may: `case "right":`; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction.
/// `.trailing` of SwiftUI follows the interface.
///
/// ## Why it matters
///
/// A value at the end of a row is at the left from right to left. Aligned right, it stands away from the edge, and
/// close to the words that begin the row.
///
/// ## Example
///
///     swift
///     wrong: priceLabel.textAlignment = .right
///     right: let isRightToLeft = priceLabel.effectiveUserInterfaceLayoutDirection == .rightToLeft
///     right: priceLabel.textAlignment = isRightToLeft ? .left : .right
///
/// ## Example
///
///     objective-c
///     wrong: self.priceLabel.textAlignment = NSTextAlignmentRight;
///     right: self.priceLabel.textAlignment = self.isRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight;
///
/// ## Source
///
/// - UIKit, NSText.h: NSTextAlignmentRight
/// - UIKit, UIView.h: contentHuggingPriorityForAxis, sizeToFit
/// - UIKit, UIStackView.h: UIStackViewAlignmentLeading
/// - UIKit, UITextView.h: attributedText, which sets textAlignment anew
/// - UIKit, UIButton.h: titleRectForContentRect
enum RightAlignmentRule: SourceRule {
  static let id = "right-alignment"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.fixedTexts("right", beside: "left").map { text in
      finding(
        at: text.alignment.place.offset, severity: text.severity,
        explanation: text.isOfLines
          ? outline.explanationOfLines(text.alignment, "leading")
          : "The text of \(text.alignment.receiver) is aligned right in every interface: from right to left it stands at the leading side, away from the edge where the row ends.",
        cure: "Write left where the layout direction is right to left."
          + outline.noteOfPlace(text.alignment) + text.noteOfRoom)
    }
  }
}

/// An alignment of a text to a side that has an effect.
struct FixedText {
  let alignment: TextAlignment
  /// How sure the fault is: it is an info where the side may be meant.
  let severity: Severity
  /// Whether only lines of different widths show it.
  let isOfLines: Bool
  /// Whether something is seen that gives the text room to move in.
  let hasRoom: Bool

  /// What the cure says of a text that may have no room; empty for one that has.
  var noteOfRoom: String {
    hasRoom
      ? ""
      : " Nothing that gives the text more width than it needs is seen here: a label as wide as its text looks the same with each alignment."
  }
}

extension Outline {
  /// The alignments to a side that nothing else in the same function changes, and that are not meant for one direction.
  func alone(
    _ side: String, in alignments: [TextAlignment], instead others: Set<String>
  ) -> [TextAlignment] {
    alignments.filter { alignment in
      guard alignment.value == side, !alignment.isWished, !frozen.contains(alignment.receiver)
      else { return false }
      let function = function(of: alignment.place.scope)
      let hasOther = alignments.contains {
        $0.receiver == alignment.receiver && others.contains($0.value)
          && self.function(of: $0.place.scope) == function
      }
      return !hasOther && !readsLayoutDirection(alignment.place)
    }
  }

  /// The alignments of texts to a side that have an effect.
  func fixedTexts(_ side: String, beside other: String) -> [FixedText] {
    alone(side, in: alignments, instead: [other, "natural", ""]).compactMap {
      if hugsText($0) || isWithoutEffect($0) || hugsNeighbour($0) { return nil }
      let isMeasured = isMeasured($0)
      if isMeasured, !hasLines($0) { return nil }
      let isMeant =
        isSideMeant($0.place, $0.receiver) || isBeside(other, $0) || showsCode($0.receiver)
      let hasRoom = hasRoom($0)
      return FixedText(
        alignment: $0, severity: isMeant || isMeasured || !hasRoom ? .info : .warning,
        isOfLines: isMeasured, hasRoom: hasRoom)
    }
  }

  /// Words of names of views for what is written in Latin letters or digits from left to right everywhere.
  private static let wordsOfCode: Set<String> = ["url", "uri", "hash", "hex", "ip", "iban", "uuid"]

  /// Whether a view shows an address of the web or another code, by its name: such a text begins at the left everywhere.
  private func showsCode(_ receiver: String) -> Bool {
    let name = receiver.split(separator: ".").last.map(String.init) ?? ""
    return !Self.wordsOfCode.isDisjoint(with: NameWords.split(name))
  }

  /// What is said of an alignment in a frame that is as wide as its text.
  func explanationOfLines(_ alignment: TextAlignment, _ wrongSide: String) -> String {
    "The lines of \(alignment.receiver) are aligned \(alignment.value) in every interface, in a frame that is as wide as the text: from right to left the shorter ones of several lines stand at the \(wrongSide) side, and one line alone does not show it."
  }

  /// Whether the function of an alignment aligns something to another side.
  private func isBeside(_ side: String, _ alignment: TextAlignment) -> Bool {
    let function = function(of: alignment.place.scope)
    return alignments.contains {
      $0.value == side && self.function(of: $0.place.scope) == function
    }
  }
}
