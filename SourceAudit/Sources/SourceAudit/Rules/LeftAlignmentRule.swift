internal import BidiSource

/// A text is aligned left in every interface.
///
/// ## What it finds
///
/// `textAlignment = .left` (`NSTextAlignmentLeft`) of a view, or `alignment` of a paragraph style, where the same function
/// gives the same view neither `.natural` nor `.right`. In a project it is a warning where something is seen to give the text room to move in:
/// a frame or a width, constraints at both sides, lines that are broken at a limit, a stack view whose axis is seen and that fills, a
/// field to type into, the constraints of a XIB, or the file of the type whose label it is. Without such evidence it is an info, as a
/// label as wide as its text looks the same with each alignment: a label of a stack view that is made elsewhere, one in its own
/// class, one of Texture, and a style of paragraphs that says nothing of lines.
///
/// A view with `url`, `hash` or the like in its name is an info, as such a text begins at the left everywhere.
///
/// ## What it leaves out
///
/// A label that is as wide as its text, and has no width and one line, or may not be broken: one side or its middle is fixed; it
/// is in a row, or begins where another view ends, and a spacer or a view that hugs less takes the room; it is in a column
/// aligned leading, center or trailing, or in a row that one side is fixed of and the other limited; `sizeToFit()` follows its
/// last text, and nothing sets a frame, a width or another text, or each layout calls it, or a function gives the label that it made so; it is alone in a column that only one side
/// is fixed of. Anchors, attributes, SnapKit, Masonry, PureLayout, Anchorage and Align fix sides, and functions of the project that
/// take anchors for sides. The alignment has no effect there. One with a side in its name, such as
/// `rightLabel`, is an info. A view beside another one that the function aligns right is an info, and so
/// is the title label of a navigation item, which only the bar of Material has: its other views stay. A conditional between two
/// sides; a label that the file or the class of its cell hides for ever, or that has no text in a container which the file hides for ever; the title label of a button, which is as wide as a title
/// of one line; a text view that is given attributed texts after it was aligned, and a label that is given one with a style of
/// paragraphs that has no alignment; a text that is always empty; a label whose frame is
/// as wide as its text is measured to be (of several lines it is an info); a side that a condition or a case around it asks for, as data may: `case "left":`; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction.
/// `.leading` of SwiftUI follows the interface. Its `Alignment` has no `.left`: `.frame(alignment: .left)` does not compile, so
/// nothing is looked for there; what becomes left or right by a choice between leading and trailing is told by `bridged-edge`,
/// and a text of UIKit in such a view by this rule.
///
/// ## Why it matters
///
/// An Arabic text begins at the right. Aligned left, its lines end at the side where reading begins, and it stands
/// away from its picture or its bullet, which were mirrored.
///
/// ## Example
///
///     swift
///     wrong: titleLabel.textAlignment = .left
///     right: titleLabel.textAlignment = .natural
///
/// ## Example
///
///     objective-c
///     wrong: self.titleLabel.textAlignment = NSTextAlignmentLeft;
///     right: self.titleLabel.textAlignment = NSTextAlignmentNatural;
///
/// ## Source
///
/// - UIKit, NSText.h: NSTextAlignmentNatural
/// - UIKit, UIView.h: contentHuggingPriorityForAxis, sizeToFit
/// - UIKit, UIStackView.h: UIStackViewAlignmentLeading
/// - UIKit, UITextView.h: attributedText, which sets textAlignment anew
/// - UIKit, UIButton.h: titleRectForContentRect
enum LeftAlignmentRule: SourceRule {
  static let id = "left-alignment"

  /// What the cure says of the bar of Material, which UIKit's navigation items have no title label for.
  private static let ofBar =
    " The bar of Material lays out its views by frames: swap leftViews and rightViews from right to left, too."

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.fixedTexts("left", beside: "right").map { text in
      let isOfBar = text.alignment.receiver.hasSuffix("navigationItem.titleLabel")
      return finding(
        at: text.alignment.place.offset, severity: isOfBar ? .info : text.severity,
        explanation: text.isOfLines
          ? outline.explanationOfLines(text.alignment, "trailing")
          : "The text of \(text.alignment.receiver) is aligned left in every interface: from right to left it stands at the trailing side, and a text in Arabic or Hebrew begins away from its edge.",
        cure: "Write natural, which follows the language of the interface."
          + (isOfBar ? ofBar : outline.noteOfPlace(text.alignment) + text.noteOfRoom))
    }
  }
}
