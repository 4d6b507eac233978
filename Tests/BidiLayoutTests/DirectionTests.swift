import BidiLayout
import BidiText
import Testing

@Suite("Direction of an interface")
struct DirectionTests {
  // Foundation on Linux has these wrong; ICU's uloc_isRightToLeft and CLDR's likely scripts have them right.
  @Test(
    "From a locale, by script",
    arguments: [
      ("arc", UserInterfaceLayoutDirection.rightToLeft), ("ku-Arab", .rightToLeft),
      ("az-Arab", .rightToLeft),
      ("ha-Arab", .rightToLeft), ("rhg", .rightToLeft), ("und-Hebr", .rightToLeft),
      ("en-Arab", .rightToLeft), ("ar", .rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft),
      ("fa", .rightToLeft), ("ur", .rightToLeft),
      // A language whose name begins with "ar", in Latin letters.
      ("arn", .leftToRight), ("en", .leftToRight), ("zh-Hans", .leftToRight),
      // Not known.
      ("", .leftToRight), ("??", .leftToRight),
    ])
  func locale(_ locale: String, _ direction: UserInterfaceLayoutDirection) {
    #expect(LayoutEnvironment(locale: locale).layoutDirection == direction)
  }

  // UIView.h: playback, spatial and forced content keep a direction; unspecified takes the interface's.
  @Test(
    "Semantic content attribute, 5 × 2",
    arguments: [
      (
        SemanticContentAttribute.unspecified, UserInterfaceLayoutDirection.leftToRight,
        UserInterfaceLayoutDirection.rightToLeft
      ),
      (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight),
      (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ])
  func semantics(
    _ attribute: SemanticContentAttribute, _ inLTR: UserInterfaceLayoutDirection,
    _ inRTL: UserInterfaceLayoutDirection
  ) {
    #expect(attribute.layoutDirection(relativeTo: .leftToRight) == inLTR)
    #expect(attribute.layoutDirection(relativeTo: .rightToLeft) == inRTL)
  }

  @Test("Semantics hold for one view, not for those below", arguments: MirroringStrategy.allCases)
  func semanticsAreNotInherited(_ strategy: MirroringStrategy) {
    var player = Node(
      id: "player", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
      children: [
        Node(
          id: "time", frame: LayoutRect(x: 10, y: 0, width: 30, height: 20),
          children: [Node(id: "digit", frame: LayoutRect(x: 0, y: 0, width: 5, height: 20))])
      ])
    player.semantics = .playback
    let scene = LayoutScene(
      size: LayoutSize(width: 100, height: 20),
      windows: [
        Node(
          id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20), children: [player])
      ])
    let resolved = scene.resolved(in: .rightToLeft, strategy: strategy)
    #expect(resolved.item("time")?.frame.x == 10)
    #expect(resolved.item("digit")?.frame.x == 35)
    #expect(resolved.item("digit")?.layoutDirection == .rightToLeft)
  }

  @Test("What semantics say holds for a node's own drawing", arguments: MirroringStrategy.allCases)
  func semanticsAndDrawing(_ strategy: MirroringStrategy) {
    let frame = LayoutRect(x: 10, y: 0, width: 20, height: 20)
    let triangle = Content.shape(
      LayoutPath(polygon: [.zero, LayoutPoint(x: 20, y: 10), LayoutPoint(x: 0, y: 20)]),
      fill: LayoutColor(red: 0, green: 0, blue: 0))
    var play = Node(
      id: "play", frame: frame, content: triangle,
      children: [Node(id: "inside", frame: frame, content: triangle)])
    play.semantics = .playback
    var arrow = Node(
      id: "arrow", frame: frame, content: .image(ImageContent(name: "a", mirroring: .automatic)))
    arrow.semantics = .forceLeftToRight
    var forced = Node(id: "forced", frame: frame, content: arrow.content)
    forced.semantics = .forceRightToLeft
    let scene = LayoutScene(
      size: LayoutSize(width: 100, height: 20),
      windows: [
        Node(
          id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
          children: [play, arrow, forced])
      ])
    let right = scene.resolved(in: .rightToLeft, strategy: strategy)
    #expect(right.item("play")?.mirroring.isMirrored == false)
    #expect(right.item("inside")?.mirroring.isMirrored == true)
    #expect(right.item("arrow")?.mirroring.isMirrored == false)
    #expect(right.item("forced")?.mirroring.isMirrored == true)
    #expect(right.item("inside")?.frame.x == 80)
    #expect(right.item("inside")?.contentTransform.determinant == -1)
    let left = scene.resolved(in: .leftToRight, strategy: strategy)
    #expect(left.item("forced")?.mirroring.isMirrored == true)
    #expect(left.item("play")?.mirroring.isMirrored == false)
    #expect(left.item("inside")?.mirroring.isMirrored == false)
  }

  @Test(
    "A direction of its own holds for the whole subtree, and for that alone",
    arguments: MirroringStrategy.allCases)
  func subtree(_ strategy: MirroringStrategy) {
    func scene(_ direction: UserInterfaceLayoutDirection?) -> LayoutScene {
      var card = Node(
        id: "card", frame: LayoutRect(x: 10, y: 0, width: 50, height: 20),
        children: [
          Node(
            id: "row", frame: LayoutRect(x: 5, y: 0, width: 20, height: 20),
            children: [Node(id: "dot", frame: LayoutRect(x: 1, y: 0, width: 4, height: 4))])
        ])
      card.layoutDirection = direction
      let other = Node(id: "other", frame: LayoutRect(x: 70, y: 0, width: 10, height: 20))
      return LayoutScene(
        size: LayoutSize(width: 100, height: 20),
        windows: [
          Node(
            id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
            children: [card, other])
        ])
    }
    let inherited = scene(nil).resolved(in: .rightToLeft, strategy: strategy)
    let own = scene(.leftToRight).resolved(in: .rightToLeft, strategy: strategy)
    // The card stands where it stood.
    #expect(own.item("card")?.frame == LayoutRect(x: 40, y: 0, width: 50, height: 20))
    #expect(own.item("other")?.frame == inherited.item("other")?.frame)
    #expect(inherited.item("row")?.frame.x == 65)
    #expect(own.item("row")?.frame.x == 45)
    #expect(own.item("dot")?.frame.x == 46)
    // Set and taken away again, nothing is left of it.
    var changed = scene(nil)
    changed.windows[0].children[0].layoutDirection = .leftToRight
    changed.windows[0].children[0].layoutDirection = nil
    #expect(changed.resolved(in: .rightToLeft, strategy: strategy) == inherited)
    // Right to left inside left to right.
    let inverse = scene(.rightToLeft).resolved(in: .leftToRight, strategy: strategy)
    #expect(inverse.item("card")?.frame.x == 10)
    #expect(inverse.item("row")?.frame.x == 35)
  }
}
