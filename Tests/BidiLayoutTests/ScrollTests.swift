import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Scrolling and paging")
struct ScrollTests {
  private static func scene(_ scroll: ScrollState, viewport: Double) -> LayoutScene {
    var box = Node(
      id: "scroll", frame: LayoutRect(x: 0, y: 0, width: viewport, height: 20),
      children: (0..<5).map {
        Node(id: "\($0)", frame: LayoutRect(x: Double($0) * 30, y: 3, width: 30, height: 10))
      })
    box.scroll = scroll
    return LayoutScene(size: LayoutSize(width: viewport, height: 20), windows: [box])
  }

  @Test("Logical and physical offsets turn into each other")
  func involution() {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<5_000 {
      let content = Double(Int.random(in: 0...2_000, using: &random))
      let viewport = Double(Int.random(in: 1...500, using: &random))
      let offset = Double(Int.random(in: -100...2_000, using: &random))
      for direction in UserInterfaceLayoutDirection.allCases {
        let scroll = LogicalScroll(
          contentLength: content, viewportLength: viewport, offset: offset)
        let physical = scroll.physicalOffset(in: direction)
        #expect(
          LogicalScroll(
            physicalOffset: physical, in: direction, contentLength: content,
            viewportLength: viewport) == scroll)
        #expect(
          LogicalScroll(contentLength: content, viewportLength: viewport, offset: physical)
            .physicalOffset(in: direction) == offset)
      }
    }
  }

  @Test(
    "At the start the first item is seen at the leading edge", arguments: MirroringStrategy.allCases
  )
  func start(_ strategy: MirroringStrategy) {
    let state = ScrollState(contentSize: LayoutSize(width: 150, height: 20))
    let scene = Self.scene(state, viewport: 100)
    let left = scene.resolved(in: .leftToRight, strategy: strategy)
    let right = scene.resolved(in: .rightToLeft, strategy: strategy)
    #expect(left.item("0")?.frame.x == 0)
    #expect(right.item("0")?.frame.maxX == 100)
    #expect(left.item("scroll")?.contentOffset == LayoutPoint(x: 0, y: 0))
    #expect(right.item("scroll")?.contentOffset == LayoutPoint(x: 50, y: 0))
  }

  @Test(
    "Article 002: scrolled by a logical offset, nothing is rotated by π and y stays",
    arguments: MirroringStrategy.allCases)
  func scrolled(_ strategy: MirroringStrategy) {
    let state = ScrollState(
      contentSize: LayoutSize(width: 150, height: 60), offset: .logical(LayoutPoint(x: 40, y: 7)))
    let scene = Self.scene(state, viewport: 100)
    let left = scene.resolved(in: .leftToRight, strategy: strategy)
    let right = scene.resolved(in: .rightToLeft, strategy: strategy)
    for (one, other) in zip(left.items, right.items) {
      #expect(one.frame.mirrored(inWidth: 100) == other.frame)
      #expect(one.frame.y == other.frame.y)
      #expect(one.transform.affine?.b == 0 && other.transform.affine?.b == 0)
      #expect(other.transform.affine?.d == 1)
    }
    #expect(left.item("scroll")?.contentOffset == LayoutPoint(x: 40, y: 7))
    #expect(right.item("scroll")?.contentOffset == LayoutPoint(x: 10, y: 7))
    // The same by the contentOffset that the screen has.
    let physical = Self.scene(
      ScrollState(contentSize: state.contentSize, offset: .physical(LayoutPoint(x: 10, y: 7))),
      viewport: 100)
    #expect(
      physical.resolved(in: .rightToLeft, strategy: strategy).items.map(\.frame)
        == right.items.map(\.frame))
  }

  @Test(
    "Content that grows leaves what is seen where it is",
    arguments: UserInterfaceLayoutDirection.allCases)
  func growth(_ direction: UserInterfaceLayoutDirection) {
    let scroll = LogicalScroll(contentLength: 150, viewportLength: 100, offset: 20)
    let grown = scroll.withContentLength(400)
    #expect(grown.offset == 20)
    #expect(grown.physicalOffset(in: .rightToLeft) == 280)
    let before = ScrollState(
      contentSize: LayoutSize(width: 150, height: 20), offset: .logical(LayoutPoint(x: 20, y: 0)))
    var after = before
    after.contentSize.width = 400
    #expect(
      Self.scene(before, viewport: 100).resolved(in: direction).items.map(\.frame)
        == Self.scene(after, viewport: 100).resolved(in: direction).items.map(\.frame))
  }

  @Test("Content that is shorter than what is seen sits at the leading edge")
  func short() {
    let scroll = LogicalScroll(contentLength: 60, viewportLength: 100, offset: 30)
    #expect(scroll.restingOffsets == 0...0)
    #expect(scroll.settled.offset == 0)
    #expect(scroll.settled.physicalOffset(in: .rightToLeft) == -40)
    let state = ScrollState(contentSize: LayoutSize(width: 60, height: 20))
    let right = Self.scene(state, viewport: 100).resolved(in: .rightToLeft)
    #expect(right.item("0")?.frame.maxX == 100)
  }

  @Test("Insets and showing")
  func insets() {
    var scroll = LogicalScroll(
      contentLength: 300, viewportLength: 100, offset: -50, leadingInset: 10, trailingInset: 5)
    #expect(scroll.restingOffsets == -10...205)
    #expect(scroll.settled.offset == -10)
    scroll.offset = 0
    #expect(scroll.showing(120..<150).offset == 50)
    #expect(scroll.showing(20..<50).offset == 0)
    scroll.offset = 200
    #expect(scroll.showing(20..<50).offset == 20)
    #expect(scroll.showing(40..<290).offset == 40)
    #expect(scroll.visible == 200..<300)
  }

  @Test("Pages", arguments: UserInterfaceLayoutDirection.allCases)
  func pages(_ direction: UserInterfaceLayoutDirection) {
    let paging = Paging(pageLength: 375, pageCount: 4)
    for page in 0..<4 {
      let scroll = paging.scroll(at: Double(page))
      #expect(scroll.offset == Double(page) * 375)
      let offset = scroll.physicalOffset(in: direction)
      #expect(offset == (direction == .leftToRight ? Double(page) : Double(3 - page)) * 375)
      #expect(paging.progress(contentOffset: offset, in: direction) == Double(page))
      // The page is where the window of the scroll view is.
      let frame = paging.frame(ofPage: page, height: 10)
        .resolved(inWidth: paging.contentLength, direction)
      #expect(frame.x == offset)
    }
    #expect(paging.restingPage(progress: 1.4, velocity: 0) == 1)
    #expect(paging.restingPage(progress: 1.4, velocity: 2) == 2)
    #expect(paging.restingPage(progress: 1.4, velocity: -2) == 1)
    #expect(paging.restingPage(progress: 1.6, velocity: 0.1) == 2)
    #expect(paging.restingPage(progress: 9, velocity: 9) == 3)
    #expect(paging.restingPage(progress: .nan, velocity: 0) == 0)
    #expect(Paging(pageLength: 0, pageCount: 0).progress(contentOffset: 5, in: direction) == 0)
    #expect(Paging(pageLength: 10, pageCount: 0).restingPage(progress: 3, velocity: 0) == 0)
  }

  @Test("The line below the titles follows the pages")
  func indicator() throws {
    let strip = CategoryStrip(
      titleWidths: [40, 60, 50], spacing: 20, width: 100, height: 30, leadingInset: 10,
      trailingInset: 10)
    #expect(strip.contentLength == 210)
    #expect(strip.titleFrames.map(\.x) == [10, 70, 150])
    #expect(strip.indicatorFrame(at: 0) == LayoutRect(x: 10, y: 28, width: 40, height: 2))
    #expect(strip.indicatorFrame(at: 0.5) == LayoutRect(x: 40, y: 28, width: 50, height: 2))
    #expect(strip.indicatorFrame(at: 7)?.x == 150)
    #expect(strip.indicatorFrame(at: -1)?.x == 10)
    #expect(
      CategoryStrip(titleWidths: [], spacing: 0, width: 9, height: 9).indicatorFrame(at: 0) == nil)
    #expect(strip.scroll(at: 0).offset == 0)
    #expect(strip.scroll(at: 1).offset == 50)
    #expect(strip.scroll(at: 2).offset == 110)
    // From the left, the line moves with the pages: to the right, or to the left where leading is right.
    let paging = Paging(pageLength: 100, pageCount: 3)
    for direction in UserInterfaceLayoutDirection.allCases {
      var last: Double?
      for step in 0...20 {
        let progress = Double(step) / 10
        let offset = paging.scroll(at: progress).physicalOffset(in: direction)
        let found = paging.progress(contentOffset: offset, in: direction)
        #expect((found - progress).magnitude < 1e-9)
        let center = try #require(strip.indicatorFrame(at: found))
          .resolved(inWidth: strip.contentLength, direction).center.x
        if let last { #expect((center - last) * direction.sign > 0) }
        last = center
      }
    }
  }

  @Test("Cells and their actions")
  func cells() {
    let actions = SwipeActions(leading: [50], trailing: [60, 40])
    let size = LayoutSize(width: 300, height: 44)
    let pulled = actions.frames(pull: -100, in: size)
    #expect(pulled.content.x == -100)
    // The first one is at the edge.
    #expect(
      pulled.trailing == [
        LayoutRect(x: 240, y: 0, width: 60, height: 44),
        LayoutRect(x: 200, y: 0, width: 40, height: 44),
      ])
    #expect(pulled.leading.map(\.width) == [0])
    let half = actions.frames(pull: -50, in: size)
    #expect(half.trailing.map(\.width) == [30, 20])
    let other = actions.frames(pull: 50, in: size)
    #expect(other.leading == [LayoutRect(x: 0, y: 0, width: 50, height: 44)])
    #expect(SwipeActions(leading: [50]).frames(pull: -30, in: size).content.x == 0)
    #expect(actions.restingPull(-51) == -100)
    #expect(actions.restingPull(-49) == 0)
    #expect(actions.restingPull(26) == 50)
    #expect(pulled.trailing[0].resolved(inWidth: 300, .rightToLeft).x == 0)

    let cell = TableCell(
      insets: .init(top: 2, leading: 16, bottom: 2, trailing: 8), spacing: 10,
      imageSize: LayoutSize(width: 20, height: 20), detailWidth: 50,
      accessorySize: LayoutSize(width: 8, height: 12)
    ).frames(in: LayoutSize(width: 300, height: 44))
    #expect(cell.image == LayoutRect(x: 16, y: 12, width: 20, height: 20))
    #expect(cell.accessory == LayoutRect(x: 284, y: 16, width: 8, height: 12))
    #expect(cell.detail == LayoutRect(x: 224, y: 2, width: 50, height: 40))
    #expect(cell.text == LayoutRect(x: 46, y: 2, width: 168, height: 40))
    #expect(cell.separator == LayoutRect(x: 46, y: 43.5, width: 254, height: 0.5))
  }
}
