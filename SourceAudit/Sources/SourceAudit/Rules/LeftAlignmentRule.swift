internal import BidiSource

/// A text is aligned left in every interface.
///
/// ## What it finds
///
/// `textAlignment = .left` (`NSTextAlignmentLeft`) of a view, or `alignment` of a paragraph style, where the same function gives the same view neither `.natural`
/// nor `.right`.
///
/// ## What it leaves out
///
/// A view beside another one that the function aligns right is an info. A conditional between two sides; a view whose
/// `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction. `.leading`
/// of SwiftUI follows the interface.
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
enum LeftAlignmentRule: SourceRule {
  static let id = "left-alignment"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.alone("left", in: outline.alignments, instead: ["right", "natural", ""]).map {
      alignment in
      finding(
        at: alignment.place.offset,
        severity: outline.isBeside("right", alignment, in: outline.alignments) ? .info : .warning,
        explanation:
          "The text of \(alignment.receiver) is aligned left in every interface: from right to left it stands at the trailing side, and a text in Arabic or Hebrew begins away from its edge.",
        cure: "Write natural, which follows the language of the interface.")
    }
  }
}
