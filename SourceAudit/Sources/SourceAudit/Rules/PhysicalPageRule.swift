internal import BidiSource

/// The pages of a page view controller go in the same direction in every interface.
///
/// ## What it finds
///
/// `setViewControllers(_:direction:animated:completion:)` with an animation, whose direction is chosen between `.forward` and
/// `.reverse`, or is `.reverse`. A type that only goes back is found too. `.forward` alone in a function for swipes or pans to
/// the left: one that asks for such a side, or is named so, as `swipedLeft`.
///
/// ## What it leaves out
///
/// `.forward` alone elsewhere, as for the first page; calls without an animation; a direction that is only given to questions
/// such as `shouldShowHint(direction:)`; a file whose pages go up and down; a function or a type that asks for the layout
/// direction.
///
/// ## Why it matters
///
/// A swipe turns the pages of a scrolling page view controller as the interface goes. The direction of the call does not
/// turn round: from right to left, a button "next" moves the pages as a swipe back does, and the new page comes in from
/// the wrong side.
///
/// ## Example
///
///     swift
///     wrong: pages.setViewControllers([next], direction: index > old ? .forward : .reverse, animated: true)
///     right: let isRightToLeft = pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
///     right: let goesOn = (index > old) != isRightToLeft
///     right: pages.setViewControllers([next], direction: goesOn ? .forward : .reverse, animated: true)
///
/// ## Example
///
///     objective-c
///     wrong: [pages setViewControllers:@[last] direction:UIPageViewControllerNavigationDirectionReverse animated:YES completion:nil];
///     right: [pages setViewControllers:@[first] direction:UIPageViewControllerNavigationDirectionForward animated:NO completion:nil];
///
/// ## Source
///
/// - UIKit, UIPageViewController.h: UIPageViewControllerNavigationDirection
/// - Stack Overflow 70295432: the direction of the animation from right to left
enum PhysicalPageRule: SourceRule {
  static let id = "physical-page"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.pageTurns.compactMap { turn in
      guard !outline.hasVerticalPages, !outline.readsLayoutDirection(turn.place) else { return nil }
      if turn.direction == .forward {
        guard outline.isAfterSwipeToLeft(turn) else { return nil }
        return finding(
          at: turn.place.offset,
          explanation:
            "A swipe to the left turns to the next page in every interface: from right to left the next page is at the left, and readers swipe to the right for it.",
          cure:
            "Take the other side of the swipe, and .reverse, where the layout direction is right to left."
        )
      }
      return finding(
        at: turn.place.offset,
        explanation:
          "The direction of the animation is the same in every interface: from right to left the next page comes in from the side where the pages before it are.",
        cure: "Take the other direction where the layout direction is right to left.")
    }
  }
}

extension Outline {
  /// Whether a direction stands in a function for swipes to the left alone, by what it asks for or by its name.
  fileprivate func isAfterSwipeToLeft(_ turn: PageTurn) -> Bool {
    let function = function(of: turn.place.scope)
    guard case .function(let name) = scopes[function].kind else { return false }
    let sides = Set(
      (swipes + panSigns).filter { self.function(of: $0.place.scope) == function }.map(\.side))
    if !sides.isEmpty { return sides == [.left] }
    let words = NameWords.split(name)
    return words.contains("left") && words.contains { $0.hasPrefix("swip") || $0.hasPrefix("pan") }
  }
}
