internal import BidiSource

/// The start of a scroll view is taken for its left end.
///
/// ## What it finds
///
/// `contentOffset.x` compared with 0 (a warning), or set to 0 (an info).
///
/// ## What it leaves out
///
/// A function that compares with 0 and sets to 0, which locks scrolling to the side; a function that looks at
/// another offset, too, as endless rows of pictures do at both ends; a function or a type that asks for the layout
/// direction.
///
/// ## Why it matters
///
/// An offset counts from the left. From right to left the content begins at the right, at the greatest offset: a
/// gesture that may begin at the first page only begins at the last one, and a shadow for "scrolled" is always
/// there.
///
/// ## Example
///
///     swift
///     wrong: let isAtStart = scrollView.contentOffset.x <= 0
///     right: let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
///     right: let end = scrollView.contentSize.width - scrollView.bounds.width
///     right: let isAtStart = isRightToLeft ? scrollView.contentOffset.x >= end : scrollView.contentOffset.x <= 0
///
/// ## Example
///
///     objective-c
///     wrong: if (scrollView.contentOffset.x <= 0) { [self goBack]; }
///     right: if (self.isRightToLeft ? scrollView.contentOffset.x >= end : scrollView.contentOffset.x <= 0) { [self goBack]; }
///
/// ## Source
///
/// - UIKit, UIScrollView.h: contentOffset
enum PhysicalOffsetRule: SourceRule {
  static let id = "physical-offset"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.scrollOffsets.compactMap { offset in
      if offset.use == .other || outline.readsLayoutDirection(offset.place) { return nil }
      let function = outline.function(of: offset.place.scope)
      let uses = Set(
        outline.scrollOffsets.filter { outline.function(of: $0.place.scope) == function }.map(\.use)
      )
      if uses.count > 1 { return nil }
      let isComparison = offset.use == .comparison
      return finding(
        at: offset.place.offset, severity: isComparison ? .warning : .info,
        explanation: isComparison
          ? "An offset of 0 is the left end: from right to left the content begins at the right end, so the condition is met at the end of the content, not at its start."
          : "An offset of 0 is the left end: from right to left that is the end of the content; if its start is meant, it is shown from its end.",
        cure:
          "Compare with the start by the layout direction: from right to left it is the width of the content less the width of the view."
      )
    }
  }
}
