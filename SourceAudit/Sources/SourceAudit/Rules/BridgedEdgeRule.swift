/// Leading becomes left, and trailing right, in every interface.
///
/// ## What it finds
///
/// A `switch` whose case `.leading` gives `.left`, or whose case `.trailing` gives `.right`, and the same as a choice: `edge ==
/// .leading ? .left : .right`; insets whose left is the `leading` of others, and whose right is their `trailing`. In
/// Objective-C `case NSLayoutAttributeLeading: return NSLayoutAttributeLeft;`.
///
/// ## What it leaves out
///
/// In a project it is an info, as the sources do not show what the user sees of it.
///
/// A function or a type that asks for the layout direction. An enumeration of the project with left and right that only chooses
/// the order of views in an `HStack` or a `UIStackView`, as all files that name it show: the row turns round by itself.
///
/// ## Why it matters
///
/// Leading is the right side of an Arabic interface. Whoever asks the function gets the other side.
///
/// ## Example
///
///     swift
///     wrong: switch edge {
///     wrong: case .leading: return .left
///     wrong: case .trailing: return .right
///     wrong: }
///     right: switch edge {
///     right: case .leading: return isRightToLeft ? .right : .left
///     right: case .trailing: return isRightToLeft ? .left : .right
///     right: }
///
/// ## Example
///
///     objective-c
///     wrong: switch (attribute) {
///     wrong:   case NSLayoutAttributeLeading: return NSLayoutAttributeLeft;
///     wrong:   default: return attribute;
///     wrong: }
///     right: switch (attribute) {
///     right:   case NSLayoutAttributeLeading: return isRTL ? NSLayoutAttributeRight : NSLayoutAttributeLeft;
///     right:   default: return attribute;
///     right: }
///
/// ## Source
///
/// - SwiftUI, HorizontalEdge; UIKit, NSLayoutConstraint.h: NSLayoutAttributeLeading
enum BridgedEdgeRule: SourceRule {
  static let id = "bridged-edge"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.bridgedEdges.compactMap { place in
      if outline.readsLayoutDirection(place) { return nil }
      return finding(
        at: place.offset,
        explanation:
          "A side that follows the interface becomes left or right in every interface alike: from right to left it is the other side.",
        cure: "Choose left or right by the layout direction, or keep leading and trailing.")
    }
  }
}
