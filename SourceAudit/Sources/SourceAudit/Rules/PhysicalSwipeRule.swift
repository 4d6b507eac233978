internal import BidiSource

/// A swipe to the left or to the right means the same in every interface.
enum PhysicalSwipeRule: SourceRule {
  static let id = "physical-swipe"

  static let document = SourceRuleDocument(
    summary: "A swipe to the left or to the right means the same in every interface.",
    finds: """
      A direction `.left` or `.right` of a `UISwipeGestureRecognizer`, set or asked for, in a type that handles one of
      the two only. Where it handles both, one info for the type.
      """,
    silent: """
      A recognizer for both sides at once; types that handle up or down, too, as games do; types that ask for the layout
      direction; `.left` of any other type.
      """,
    matters: """
      A swipe to the right goes back where the interface begins at the left. An Arabic interface begins at the right: the
      way back is a swipe to the left, and nothing happens.
      """,
    examples: [
      .init(
        swift: """
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))
          swipe.direction = .right
          """,
        """
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))
        swipe.direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        """),
      .init(
        objectiveC: "swipe.direction = UISwipeGestureRecognizerDirectionRight;",
        """
        swipe.direction = isRTL ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight;
        """),
    ],
    sources: ["UIKit, UISwipeGestureRecognizer.h"])

  static func findings(in outline: Outline) -> [RuleFinding] {
    let types = Dictionary(grouping: outline.swipes) { outline.typeName(of: $0.place.scope) }
    return types.values.compactMap { swipes -> RuleFinding? in
      let sides = Set(swipes.map(\.side))
      guard let first = swipes.min(by: { $0.place.offset < $1.place.offset }),
        sides.isDisjoint(with: [.up, .down, .both]),
        !swipes.contains(where: { outline.readsLayoutDirection($0.place) })
      else { return nil }
      if sides.count == 2 {
        return RuleFinding(
          offset: first.place.offset, severity: .info,
          explanation:
            "Swipes to the left and to the right are handled without a look at the layout direction: from right to left forward and back are the other way round.",
          cure: "Swap the two where the layout direction is right to left.")
      }
      let (side, other) = first.side == .left ? ("left", "right") : ("right", "left")
      return RuleFinding(
        offset: first.place.offset,
        explanation:
          "The swipe goes to the \(side) in every interface: from right to left readers swipe to the \(other) for the same, and nothing happens.",
        cure: "Write \(other) where the layout direction is right to left.")
    }
  }
}
