import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Flow and grid")
struct CollectionTests {
  private static func sizes(_ count: Int, _ random: inout SeededGenerator) -> [LayoutSize] {
    (0..<count).map { _ in
      LayoutSize(
        width: Double(Int.random(in: 4...60, using: &random)),
        height: Double(Int.random(in: 4...30, using: &random)))
    }
  }

  @Test("The first item is at the leading edge, and indices keep their order")
  func order() {
    let layout = FlowLayout(
      itemSpacing: 5, lineSpacing: 2, insets: .init(top: 1, leading: 10, trailing: 20)
    )
    .layout(
      Array(repeating: LayoutSize(width: 30, height: 10), count: 5),
      in: LayoutSize(width: 140, height: 50))
    #expect(layout.frames.map(\.x) == [10, 45, 80, 10, 45])
    #expect(layout.frames.map(\.y) == [1, 1, 1, 13, 13])
    #expect(layout.frames(in: .rightToLeft).map(\.x) == [100, 65, 30, 100, 65])
    let columns = FlowLayout(axis: .horizontal, itemSpacing: 5, lineSpacing: 2)
      .layout(
        Array(repeating: LayoutSize(width: 30, height: 10), count: 5),
        in: LayoutSize(width: 60, height: 40))
    #expect(columns.frames.map(\.x) == [0, 0, 0, 32, 32])
    #expect(columns.frames.map(\.y) == [0, 15, 30, 0, 15].map(Double.init))
    #expect(columns.contentSize == LayoutSize(width: 62, height: 40))
    // The first column is at the right end of the content: radar 25698641 began at the last item.
    #expect(columns.frames(in: .rightToLeft).map(\.x) == [32, 32, 32, 0, 0])
  }

  @Test("Lines", arguments: FlowLayout.LineAlignment.allCases)
  func lines(_ alignment: FlowLayout.LineAlignment) {
    let layout = FlowLayout(itemSpacing: 10, lineAlignment: alignment)
      .layout(
        Array(repeating: LayoutSize(width: 30, height: 10), count: 3),
        in: LayoutSize(width: 90, height: 50))
    let expected: [FlowLayout.LineAlignment: [Double]] = [
      .leading: [0, 40, 0], .center: [10, 50, 30], .trailing: [20, 60, 60],
      .justified: [0, 60, 0],
    ]
    #expect(layout.frames.map(\.x) == expected[alignment])
  }

  @Test(
    "What is asked of a rectangle on the screen is what is seen there",
    arguments: LayoutAxis.allCases)
  func queries(_ axis: LayoutAxis) {
    var random = SeededGenerator(seed: 28)
    var asked = 0
    for round in 0..<90 {
      let sizes = Self.sizes(Int.random(in: 0...80, using: &random), &random)
      let container = LayoutSize(
        width: Double(Int.random(in: 40...200, using: &random)),
        height: Double(Int.random(in: 40...200, using: &random)))
      let layout =
        round % 2 == 0
        ? FlowLayout(
          axis: axis, itemSpacing: 3, lineSpacing: round % 3 == 0 ? -9 : 2,
          lineAlignment: .justified
        )
        .layout(sizes, in: container)
        : TrackLayout(
          axis: axis, tracks: [.fixed(20), .flexible(minimum: 10, weight: 1)], trackSpacing: 4,
          lineSpacing: 2
        ).layout(sizes, in: container)
      for direction in UserInterfaceLayoutDirection.allCases {
        let all = layout.frames(in: direction)
        // Any rectangle: the same as looking at every item.
        for _ in 0..<10 {
          let rect = LayoutRect(
            x: Double(Int.random(in: -20...220, using: &random)),
            y: Double(Int.random(in: -20...220, using: &random)),
            width: Double(Int.random(in: 0...120, using: &random)),
            height: Double(Int.random(in: 0...120, using: &random)))
          let found = layout.attributes(in: rect, direction: direction)
          let expected = all.indices.filter { all[$0].intersects(rect) }
          #expect(found.map(\.index) == expected)
          #expect(found.map(\.frame) == expected.map { all[$0] })
          asked += 1
        }
        // Strips that cover the content: together all items.
        var seen: Set<Int> = []
        let length = axis == .vertical ? layout.contentSize.height : layout.contentSize.width
        for start in stride(from: 0, to: length, by: 17) {
          let strip =
            axis == .vertical
            ? LayoutRect(x: 0, y: start, width: layout.contentSize.width, height: 17)
            : LayoutRect(x: start, y: 0, width: 17, height: layout.contentSize.height)
          seen.formUnion(layout.attributes(in: strip, direction: direction).map(\.index))
        }
        #expect(seen == Set(sizes.indices))
        // Everything is in the content.
        let content = LayoutRect(origin: .zero, size: layout.contentSize)
        for frame in all { #expect(content.union(frame) == content) }
      }
      #expect(
        layout.frames(in: .leftToRight).map { $0.mirrored(inWidth: layout.contentSize.width) }
          == layout.frames(in: .rightToLeft))
    }
    #expect(asked == 1_800)
  }

  @Test("Tracks share what is left")
  func tracks() {
    let grid = TrackLayout(
      tracks: [
        .fixed(20), .flexible(minimum: 50, weight: 1), .flexible(minimum: 0, weight: 3),
      ], trackSpacing: 5)
    #expect(grid.trackLengths(in: 230) == [20, 50, 150])
    #expect(grid.trackLengths(in: 130) == [20, 50, 50])
    #expect(grid.trackLengths(in: 40) == [20, 50, 0])
    #expect(TrackLayout(tracks: []).trackLengths(in: 40) == [40])
    let layout = grid.layout(
      [10, 30, 20, 5].map { LayoutSize(width: 1, height: $0) },
      in: LayoutSize(width: 230, height: 10))
    #expect(layout.frames.map(\.x) == [0, 25, 80, 0])
    #expect(layout.frames.map(\.height) == [30, 30, 30, 5])
    #expect(layout.frames(in: .rightToLeft).map(\.x) == [210, 155, 0, 210])
    let horizontal = TrackLayout(
      axis: .horizontal, tracks: [.fixed(10), .fixed(10)], lineLength: 25
    )
    .layout(Array(repeating: .zero, count: 3), in: LayoutSize(width: 10, height: 20))
    #expect(horizontal.frames(in: .rightToLeft).map(\.x) == [25, 25, 0])
  }

  @Test("A row and a column")
  func stacks() {
    let items = [10.0, 20, 30].map { StackLayout.Item(size: LayoutSize(width: $0, height: $0)) }
    let size = LayoutSize(width: 100, height: 40)
    let row = StackLayout(axis: .horizontal, spacing: 5, insets: .init(leading: 3, trailing: 7))
    #expect(row.frames(of: items, in: size).map(\.x) == [3, 18, 43])
    #expect(
      row.frames(of: items, in: size).map { $0.resolved(inWidth: 100, .rightToLeft).x }
        == [87, 62, 27])
    var column = StackLayout(axis: .vertical, alignment: .trailing)
    #expect(column.frames(of: items, in: size).map(\.x) == [90, 80, 70])
    #expect(column.frames(of: items, in: size).map(\.y) == [0, 10, 30])
    column.alignment = .fill
    #expect(column.frames(of: items, in: size).map(\.width) == [100, 100, 100])
    var spread = StackLayout(axis: .horizontal, distribution: .spaceBetween)
    #expect(spread.frames(of: items, in: size).map(\.x) == [0, 30, 70])
    spread.distribution = .trailing
    #expect(spread.frames(of: items, in: size).map(\.x) == [40, 50, 70])
    spread.distribution = .center
    #expect(spread.frames(of: items, in: size).map(\.x) == [20, 30, 50])
    spread.distribution = .fillEqually
    #expect(
      spread.frames(of: items, in: LayoutSize(width: 90, height: 9)).map(\.width) == [30, 30, 30])
    var growing = items
    growing[1].growth = 1
    #expect(
      StackLayout(axis: .horizontal).frames(of: growing, in: size).map(\.width) == [10, 60, 30])
    #expect(StackLayout(axis: .vertical).frames(of: [], in: size).isEmpty)
  }

  @Test("Arrangements in a scene", arguments: MirroringStrategy.allCases)
  func arrangements(_ strategy: MirroringStrategy) {
    let children = (0..<3).map {
      Node(id: "\($0)", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10))
    }
    var hidden = children
    hidden[1].isHidden = true
    func places(_ arrangement: Arrangement, _ children: [Node]) -> [Double?] {
      var box = Node(
        id: "box", frame: LayoutRect(x: 0, y: 0, width: 50, height: 40), children: children)
      box.arrangement = arrangement
      let scene = LayoutScene(
        size: LayoutSize(width: 100, height: 40),
        windows: [
          Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40), children: [box])
        ]
      ).resolved(in: .rightToLeft, strategy: strategy)
      return children.map { scene.item($0.id)?.frame.x }
    }
    #expect(places(.stack(StackLayout(axis: .horizontal, spacing: 1)), children) == [80, 59, 38])
    // What is hidden takes no place.
    #expect(places(.stack(StackLayout(axis: .horizontal, spacing: 1)), hidden) == [80, nil, 59])
    #expect(places(.flow(FlowLayout(itemSpacing: 2)), children) == [80, 58, 80])
    #expect(
      places(.grid(TrackLayout(tracks: [.fixed(10), .fixed(40)])), children) == [90, 50, 90])
  }
}
