internal import BidiSource

/// A swipe to the left or to the right means the same in every interface.
///
/// ## What it finds
///
/// A direction `.left` or `.right` of a `UISwipeGestureRecognizer`, set or asked for, in a type that handles one of
/// the two only. Where it handles both, one info for the type.
///
/// ## What it leaves out
///
/// A type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. A recognizer that a function makes and gives
/// to no view, or whose function does nothing; a case that only breaks. A recognizer for both sides at once; types that handle
/// up or down, too, as games do; types that ask for the layout direction; `.left` of any other type.
///
/// ## Why it matters
///
/// A swipe to the right goes back where the interface begins at the left. An Arabic interface begins at the right:
/// the way back is a swipe to the left, and nothing happens.
///
/// ## Example
///
///     swift
///     wrong: let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))
///     wrong: swipe.direction = .right
///     wrong: view.addGestureRecognizer(swipe)
///     right: let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))
///     right: swipe.direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
///     right: view.addGestureRecognizer(swipe)
///
/// ## Example
///
///     objective-c
///     wrong: swipe.direction = UISwipeGestureRecognizerDirectionRight;
///     right: swipe.direction = isRTL ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight;
///
/// ## Source
///
/// - UIKit, UISwipeGestureRecognizer.h
enum PhysicalSwipeRule: SourceRule {
  static let id = "physical-swipe"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let types = Dictionary(grouping: outline.swipes) { outline.typeName(of: $0.place.scope) }
    return types.values.compactMap { swipes -> OffsetFinding? in
      let sides = Set(swipes.map(\.side))
      guard let first = swipes.min(by: { $0.place.offset < $1.place.offset }),
        sides.isDisjoint(with: [.up, .down, .both]),
        !swipes.contains(where: { outline.readsLayoutDirection($0.place) })
      else { return nil }
      if sides.count == 2 {
        return finding(
          at: first.place.offset, severity: .info,
          explanation:
            "Swipes to the left and to the right are handled without a look at the layout direction: from right to left forward and back are the other way round.",
          cure: "Swap the two where the layout direction is right to left.")
      }
      let (side, other) = first.side == .left ? ("left", "right") : ("right", "left")
      return finding(
        at: first.place.offset,
        severity: outline.isSideMeant(first.place, types: true) ? .info : .warning,
        explanation:
          "The swipe goes to the \(side) in every interface: from right to left readers swipe to the \(other) for the same, and nothing happens.",
        cure: "Write \(other) where the layout direction is right to left.")
    }
  }
}
