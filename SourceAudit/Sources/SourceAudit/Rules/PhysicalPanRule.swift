internal import BidiSource

/// A pan to the left or to the right means the same in every interface.
///
/// ## What it finds
///
/// `translation(in:).x` or `velocity(in:).x` of a pan, or the `translation.width` of a `DragGesture`, that is compared with a
/// number or a limit to one side: above 0, or below a negative number. Where a function compares both sides, chooses between
/// two values, or does something else for the other sign by `else`, it is an info. A share of the width counts too, `translation.x / view.bounds.width`: if it is compared so, also
/// by a name, or if `max(0, share)` cuts one side off.
///
/// ## What it leaves out
///
/// In a project it is an info, as the sources do not show what the user sees of it.
///
/// A type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. Amounts without sign (`abs`); functions that
/// compare up and down too, as free movements do; functions that ask for the side that something is set to, as in
/// `menuPosition == .left`; what is dragged and stays at the side that it is thrown to, as the name of a constant tells that
/// chooses between the two; functions that rewind or seek in a film or a song or ask for its time, and
/// those of a `Waveform`, a `Scrubber` or a `Timeline` that plays something; a function or a type that asks for the layout
/// direction; the `velocity` that a scroll view gives with its target, which belongs to its offset.
///
/// ## Why it matters
///
/// Ways and velocities count from the left. A pan to the right that goes back, closes or replies is a pan to the left
/// from right to left: nothing happens, or the opposite does.
///
/// ## Example
///
///     swift
///     wrong: if pan.translation(in: view).x > 80 { close() }
///     right: let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
///     right: if pan.translation(in: view).x * sign > 80 { close() }
///
/// ## Example
///
///     objective-c
///     wrong: if ([pan velocityInView:self.view].x > 300) { [self close]; }
///     right: if ([pan velocityInView:self.view].x * (self.isRTL ? -1 : 1) > 300) { [self close]; }
///
/// ## Source
///
/// - UIKit, UIPanGestureRecognizer.h: translationInView, velocityInView
/// - Bug reports of apps from right to left: ACarousel 16, FXSwipeAction 1
enum PhysicalPanRule: SourceRule {
  static let id = "physical-pan"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let functions = Dictionary(grouping: outline.panSigns) { outline.function(of: $0.place.scope) }
    return functions.values.compactMap { signs -> OffsetFinding? in
      let sides = Set(signs.map(\.side))
      guard let first = signs.min(by: { $0.place.offset < $1.place.offset }),
        sides.isDisjoint(with: [.up, .down]),
        !outline.movesAlongTime(first.place),
        !outline.asksForSide(first.place),
        !signs.contains(where: { outline.readsLayoutDirection($0.place) })
      else { return nil }
      if sides.count >= 2 || sides.contains(.both) {
        return finding(
          at: first.place.offset, severity: .info,
          explanation:
            "Pans to the left and to the right are told apart without a look at the layout direction: from right to left forward and back are the other way round.",
          cure: "Multiply the way by -1 where the layout direction is right to left.")
      }
      let (side, other) = first.side == .left ? ("left", "right") : ("right", "left")
      return finding(
        at: first.place.offset,
        severity: outline.isSideMeant(first.place, types: true) ? .info : .warning,
        explanation:
          "Only a pan to the \(side) counts, in every interface: from right to left readers pan to the \(other) for the same, and nothing happens.",
        cure: "Multiply the way by -1 where the layout direction is right to left.")
    }
  }
}
