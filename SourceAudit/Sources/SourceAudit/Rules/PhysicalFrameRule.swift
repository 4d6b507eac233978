internal import BidiSource

/// The frame of a view begins at a number or where another view ends, in every interface alike.
///
/// ## What it finds
///
/// A frame whose `x` is made of `maxX` of something: `CGRect(x: icon.frame.maxX + 8, …)` and `CGRect(origin:size:)` given to `frame`
/// or to `init(frame:)`, `frame.origin = CGPoint(x: icon.frame.maxX, y: 0)` and `frame.origin.x = icon.frame.maxX`;
/// `CGRectMake(CGRectGetMaxX(…), …)` in Objective-C. The place may stand in a name of the function or the type. So is a frame whose `x` and width are numbers, and `x` is greater than 0, that `layoutSubviews`,
/// `viewDidLayoutSubviews` or `viewWillLayoutSubviews` gives to a view.
///
/// ## What it leaves out
///
/// Functions that draw; views with left or right in their names; rectangles that are no frames; a view whose `semanticContentAttribute` keeps one direction; a
/// function or a type that asks for the layout direction, or turns its frames round.
///
/// ## Why it matters
///
/// Frames count from the left, and nothing turns them round. From right to left the text still stands at the right of its
/// icon, while the rest of the screen begins at the right.
///
/// ## Example
///
///     swift
///     wrong: label.frame = CGRect(x: icon.frame.maxX + 8, y: 0, width: 100, height: 20)
///     right: label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
///
/// ## Example
///
///     objective-c
///     wrong: self.label.frame = CGRectMake(CGRectGetMaxX(self.icon.frame) + 8, 0, 100, 20);
///     right: [self.label.leadingAnchor constraintEqualToAnchor:self.icon.trailingAnchor constant:8].active = YES;
///
/// ## Source
///
/// - UIKit, UIView.h: frame, effectiveUserInterfaceLayoutDirection
enum PhysicalFrameRule: SourceRule {
  static let id = "physical-frame"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let chained = outline.chainedFrames.map {
      (
        $0,
        "The frame is placed by a right end in every interface: from right to left it belongs at the left end."
      )
    }
    let numbered = outline.numberedFrames.filter { outline.isLaidOut($0) }.map {
      (
        $0,
        "The frame begins at the same distance from the left in every interface: from right to left it belongs at the right."
      )
    }
    return (chained + numbered).compactMap { place, explanation in
      if outline.readsLayoutDirection(place) || outline.isDrawing(place) { return nil }
      return finding(
        at: place.offset, explanation: explanation,
        cure:
          "Use constraints on leading and trailing, or turn the frame round by the layout direction."
      )
    }
  }
}
