import BidiLayout
import BidiText
import Testing

/// Numbers worked out by hand from CSS Flexible Box Layout, Level 1 (the sections are in the names).
@Suite("Stacks as CSS has them")
struct FlexTests {
  typealias Item = StackLayout.Item

  private static func row(
    _ distribution: StackLayout.Distribution = .leading, isReversed: Bool = false,
    spacing: Double = 0
  ) -> StackLayout {
    StackLayout(
      axis: .horizontal, spacing: spacing, distribution: distribution, isReversed: isReversed)
  }

  private static func item(
    _ width: Double, _ growth: Double = 0, _ flex: FlexItem = FlexItem()
  ) -> Item {
    Item(size: LayoutSize(width: width, height: 10), growth: growth, flex: flex)
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  struct Lengths: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let room: Double
    let items: [Item]
    let expected: [Double]
  }

  static let lengths: [Lengths] = [
    Lengths(
      testDescription: "9.7, 4c: what is missing is given by shrink times length", room: 300,
      items: [item(200, 0, .init(shrink: 1)), item(200, 0, .init(shrink: 2))],
      expected: [200 - 100.0 / 3, 200 - 200.0 / 3]),
    Lengths(
      testDescription: "9.7, 4b: factors of 1/2 in all give half of what is missing", room: 300,
      items: [item(200, 0, .init(shrink: 0.25)), item(200, 0, .init(shrink: 0.25))],
      expected: [175, 175]),
    Lengths(
      testDescription: "9.7: without factors nothing shrinks", room: 100,
      items: [item(80, 1), item(80)], expected: [80, 80]),
    Lengths(
      testDescription: "9.7, 4d: a greatest length; the others share the rest", room: 600,
      items: [item(100, 1, .init(maximumWidth: .points(120))), item(100, 1), item(100, 1)],
      expected: [120, 240, 240]),
    Lengths(
      testDescription: "9.7, 4d: a least length; the others give the rest", room: 300,
      items: [
        item(150, 0, .init(shrink: 1, minimumWidth: .points(130))),
        item(150, 0, .init(shrink: 1)), item(150, 0, .init(shrink: 1)),
      ], expected: [130, 85, 85]),
    // Shares of 66 2/3: the greatest takes 56 2/3 away, the least adds 53 1/3, so the greatest holds
    // first; 190 are left for two, and now the least holds.
    Lengths(
      testDescription: "9.7, 4e: the kind of limit that counts more holds first", room: 300,
      items: [
        item(100, 1, .init(maximumWidth: .points(110))),
        item(0, 1, .init(minimumWidth: .points(120))), item(0, 1),
      ], expected: [110, 120, 70]),
    Lengths(
      testDescription: "4.5: the least length wins over the greatest", room: 300,
      items: [item(50, 0, .init(minimumWidth: .points(90), maximumWidth: .points(60)))],
      expected: [90]),
    Lengths(
      testDescription: "9.2, 3E: limits hold without growing too", room: 300,
      items: [item(150, 0, .init(maximumWidth: .points(40))), item(10, 1)], expected: [40, 260]),
    Lengths(
      testDescription: "9.2, 3A: parts of the room", room: 200,
      items: [
        item(5, 0, .init(width: .percent(50))),
        item(5, 0, .init(minimumWidth: .percent(25))),
        item(180, 0, .init(maximumWidth: .percent(10))),
      ], expected: [100, 50, 20]),
    // Not as CSS, which would leave half of the room.
    Lengths(
      testDescription: "Growth counts against that of the others alone", room: 100,
      items: [item(20, 0.25), item(20, 0.25)], expected: [50, 50]),
  ]

  @Test("Lengths", arguments: lengths)
  func resolves(_ example: Lengths) {
    let frames = Self.row().frames(
      of: example.items, in: LayoutSize(width: example.room, height: 10))
    #expect(Self.isNear(frames.map(\.width), example.expected), "\(frames.map(\.width))")
    // The same upwards and downwards, with widths and heights exchanged.
    let column = StackLayout(axis: .vertical).frames(
      of: example.items.map { item in
        var turned = item
        turned.size = LayoutSize(width: 10, height: item.size.width)
        turned.flex = FlexItem(
          shrink: item.flex.shrink, height: item.flex.width, minimumHeight: item.flex.minimumWidth,
          maximumHeight: item.flex.maximumWidth)
        return turned
      }, in: LayoutSize(width: 10, height: example.room))
    #expect(Self.isNear(column.map(\.height), example.expected))
  }

  struct Places: Sendable {
    let distribution: StackLayout.Distribution
    /// Three of 20 in 100.
    let fitting: [Double]
    let fittingReversed: [Double]
    /// Three of 40 in 100.
    let overflowing: [Double]
    let overflowingReversed: [Double]
  }

  static let places: [Places] = [
    Places(
      distribution: .leading, fitting: [0, 20, 40], fittingReversed: [80, 60, 40],
      overflowing: [0, 40, 80], overflowingReversed: [60, 20, -20]),
    Places(
      distribution: .center, fitting: [20, 40, 60], fittingReversed: [60, 40, 20],
      overflowing: [-10, 30, 70], overflowingReversed: [70, 30, -10]),
    Places(
      distribution: .trailing, fitting: [40, 60, 80], fittingReversed: [40, 20, 0],
      overflowing: [-20, 20, 60], overflowingReversed: [80, 40, 0]),
    Places(
      distribution: .spaceBetween, fitting: [0, 40, 80], fittingReversed: [80, 40, 0],
      overflowing: [0, 40, 80], overflowingReversed: [60, 20, -20]),
    Places(
      distribution: .spaceAround, fitting: [20.0 / 3, 40, 220.0 / 3],
      fittingReversed: [220.0 / 3, 40, 20.0 / 3], overflowing: [0, 40, 80],
      overflowingReversed: [80, 40, 0]),
    Places(
      distribution: .spaceEvenly, fitting: [10, 40, 70], fittingReversed: [70, 40, 10],
      overflowing: [0, 40, 80], overflowingReversed: [80, 40, 0]),
  ]

  @Test(
    "8.2 and Box Alignment 5.3: space that is left over, and what does not fit", arguments: places)
  func distributes(_ example: Places) {
    for (width, isReversed, expected) in [
      (20.0, false, example.fitting), (20, true, example.fittingReversed),
      (40, false, example.overflowing), (40, true, example.overflowingReversed),
    ] {
      let items = Array(repeating: Self.item(width), count: 3)
      let frames = Self.row(example.distribution, isReversed: isReversed)
        .frames(of: items, in: LayoutSize(width: 100, height: 10))
      #expect(Self.isNear(frames.map(\.x), expected), "\(width) \(isReversed): \(frames.map(\.x))")
      // From right to left all of it is seen in a mirror.
      #expect(
        Self.isNear(
          frames.map { $0.resolved(inWidth: 100, .rightToLeft).x },
          expected.map { 100 - $0 - width }))
    }
  }

  @Test("What grows leaves no space, but where a limit stops it")
  func limitedGrowth() {
    let items = [Self.item(10, 1, FlexItem(maximumWidth: .points(30))), Self.item(10)]
    let frames = Self.row(.spaceBetween).frames(of: items, in: LayoutSize(width: 100, height: 10))
    #expect(frames.map(\.x) == [0, 90])
    #expect(frames.map(\.width) == [30, 10])
  }

  @Test("Parts are those of the room within the insets; insets stay where the axis is reversed")
  func insets() {
    var row = Self.row(isReversed: true)
    row.insets = DirectionalEdgeInsets(top: 5, leading: 30, bottom: 15, trailing: 10)
    row.alignment = .trailing
    let item = Item(
      size: LayoutSize(width: 1, height: 1),
      flex: FlexItem(width: .percent(25), height: .percent(50)))
    // The room is 160 by 80, from (30, 5) on.
    #expect(
      row.frames(of: [item, item], in: LayoutSize(width: 200, height: 100)) == [
        LayoutRect(x: 150, y: 45, width: 40, height: 40),
        LayoutRect(x: 110, y: 45, width: 40, height: 40),
      ])
  }

  private static func text(_ height: Double, _ first: Double?, _ last: Double?) -> Item {
    Item(
      size: LayoutSize(width: 10, height: height),
      sizing: first == nil && last == nil
        ? nil : ContentSizing(firstBaseline: first, lastBaseline: last))
  }

  @Test("8.3 and 9.6: baselines, first and last; what has none stands on its bottom")
  func baselines() {
    let items = [Self.text(20, 15, 15), Self.text(40, 12, 31), Self.text(10, nil, nil)]
    let size = LayoutSize(width: 100, height: 50)
    var row = StackLayout(axis: .horizontal, alignment: .firstBaseline)
    // The line is 15 below the top.
    #expect(row.frames(of: items, in: size).map(\.y) == [0, 3, 5])
    row.alignment = .lastBaseline
    // The line is 9 above the bottom, at 41.
    #expect(row.frames(of: items, in: size).map(\.y) == [26, 10, 31])
    // 8.3: one of them for itself; the others keep their line.
    var own = items
    own[0].flex.alignment = .center
    #expect(row.frames(of: own, in: size).map(\.y) == [15, 10, 31])
    // Columns have no lines: the leading side, and the trailing one as far as it fits.
    var column = StackLayout(axis: .vertical, alignment: .firstBaseline)
    #expect(column.frames(of: items, in: size).map(\.x) == [0, 0, 0])
    column.alignment = .lastBaseline
    #expect(column.frames(of: items, in: size).map(\.x) == [90, 90, 90])
    #expect(column.frames(of: items, in: LayoutSize(width: 6, height: 50)).map(\.x) == [0, 0, 0])
  }

  @Test("8.3: each thing may stand across the axis by itself; limits hold there too")
  func ownAlignments() {
    let all: [(StackLayout.Alignment, Double)] = [
      (.leading, 0), (.center, 15), (.trailing, 30), (.fill, 0),
    ]
    let row = StackLayout(axis: .horizontal, alignment: .trailing)
    let frames = row.frames(
      of: all.map { Self.item(20, 0, FlexItem(alignment: $0.0)) },
      in: LayoutSize(width: 80, height: 40))
    #expect(frames.map(\.y) == all.map(\.1))
    #expect(frames.map(\.height) == [10, 10, 10, 40])
    let limited = Self.item(20, 0, FlexItem(maximumHeight: .points(25), alignment: .fill))
    #expect(row.frames(of: [limited], in: LayoutSize(width: 80, height: 40))[0].height == 25)
  }

  @Test("The names of UIStackView")
  func stackViewNames() {
    func widths(_ distribution: StackLayout.Distribution, _ room: Double, _ items: [Item])
      -> [Double]
    {
      Self.row(distribution).frames(of: items, in: LayoutSize(width: room, height: 10)).map(\.width)
    }
    func wish(_ width: Double, hugging: Double = 250, resistance: Double = 750) -> Item {
      Item(
        size: LayoutSize(width: width, height: 10),
        sizing: ContentSizing(
          hugging: .init(horizontal: hugging, vertical: 250),
          compressionResistance: .init(horizontal: resistance, vertical: 750)))
    }
    #expect(widths(.fill, 300, [wish(50), wish(50), wish(50, hugging: 100)]) == [50, 50, 200])
    #expect(
      widths(.fill, 130, [wish(50), wish(50, resistance: 100), wish(50)]) == [50, 30, 50])
    // Two of one priority share.
    #expect(widths(.fill, 120, [wish(50), wish(50)]) == [60, 60])
    #expect(widths(.fillProportionally, 120, [wish(10), wish(20), wish(30)]) == [20, 40, 60])
    #expect(widths(.fillEqually, 90, [wish(10), wish(20), wish(30)]) == [30, 30, 30])
    let sizes = [20.0, 40, 30].map { Self.item($0) }
    let size = LayoutSize(width: 200, height: 10)
    // Gaps of 55.
    #expect(Self.row(.equalSpacing).frames(of: sizes, in: size).map(\.x) == [0, 75, 170])
    // Middles at 10, 97.5 and 185.
    #expect(Self.row(.equalCentering).frames(of: sizes, in: size).map(\.x) == [0, 77.5, 170])
    #expect(
      Self.row(.equalCentering, spacing: 5).frames(of: sizes, in: LayoutSize(width: 95, height: 10))
        .map(\.x) == [0, 25, 70])
  }

  @Test("Lines that wrap: what is longer than a line, and limits in one")
  func flows() {
    func places(_ alignment: FlowLayout.LineAlignment) -> [Double] {
      FlowLayout(lineAlignment: alignment).layout(
        [140, 40, 40].map { LayoutSize(width: $0, height: 10) },
        in: LayoutSize(width: 100, height: 50)
      ).frames.map(\.x)
    }
    #expect(places(.leading) == [0, 0, 40])
    #expect(places(.center) == [-20, 10, 50])
    #expect(places(.trailing) == [-40, 20, 60])
    #expect(places(.justified) == [0, 0, 40])
    var wide = Node(id: "wide", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
    wide.flex = FlexItem(width: .percent(75))
    var narrow = wide
    narrow.flex = FlexItem(minimumWidth: .percent(25), maximumHeight: .points(4))
    var box = Node(
      id: "box", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40),
      children: [wide, narrow, narrow])
    box.arrangement = .flow(FlowLayout(insets: .init(leading: 20)))
    let scene = LayoutScene(size: LayoutSize(width: 100, height: 40), windows: [box]).resolved(
      in: .leftToRight)
    // Parts of 80: 60 and 20 fill the first line.
    #expect(
      scene.items.dropFirst().map(\.frame) == [
        LayoutRect(x: 20, y: 0, width: 60, height: 10),
        LayoutRect(x: 80, y: 0, width: 20, height: 4),
        LayoutRect(x: 20, y: 10, width: 20, height: 4),
      ])
  }

  @Test("Content that says its size has it, whatever the frame says")
  func intrinsicSizes() {
    var node = Node(id: "text", frame: LayoutRect(x: 7, y: 7, width: 1, height: 2))
    node.sizing = ContentSizing(intrinsicWidth: 30)
    #expect(node.wantedSize == LayoutSize(width: 30, height: 2))
    var column = Node(
      id: "column", frame: LayoutRect(x: 0, y: 0, width: 90, height: 90), children: [node])
    column.arrangement = .stack(StackLayout(axis: .vertical, alignment: .trailing))
    let scene = LayoutScene(size: LayoutSize(width: 90, height: 90), windows: [column])
    #expect(scene.resolved(in: .leftToRight).item("text")?.frame.x == 60)
    #expect(scene.resolved(in: .rightToLeft).item("text")?.frame.x == 0)
  }

  @Test("In an Auto Layout system too: spaces all round, a reversed axis, parts and limits")
  func inSystem() {
    func places(_ stack: StackLayout, _ flex: FlexItem?, _ direction: UserInterfaceLayoutDirection)
      -> [Double?]
    {
      var (first, second) = (
        Node(id: "a", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10)),
        Node(id: "b", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10))
      )
      first.flex = flex
      second.flex = FlexItem(alignment: .trailing)
      var row = Node(id: "row", frame: .zero, children: [first, second])
      row.arrangement = .stack(stack)
      var root = Node(
        id: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40), children: [row])
      root.arrangement = .constraints(
        ConstraintLayout([
          LayoutConstraint("row", .leading, to: "root", .leading),
          LayoutConstraint("row", .trailing, to: "root", .trailing),
          LayoutConstraint("row", .top, to: "root", .top),
          LayoutConstraint("row", .bottom, to: "root", .bottom),
        ]))
      let scene = LayoutScene(size: LayoutSize(width: 100, height: 40), windows: [root]).resolved(
        in: direction)
      let frames = ["a", "b"].map { scene.item($0)?.frame }
      #expect(frames[1]?.y == 30)
      return frames.map { $0.map { ($0.x * 1000).rounded() / 1000 } }
    }
    let evenly = Self.row(.spaceEvenly)
    #expect(places(evenly, nil, .leftToRight) == [20, 60])
    #expect(places(evenly, nil, .rightToLeft) == [60, 20])
    #expect(places(Self.row(.spaceAround), nil, .leftToRight) == [15, 65])
    #expect(places(Self.row(.spaceEvenly, isReversed: true), nil, .leftToRight) == [60, 20])
    #expect(places(Self.row(isReversed: true), nil, .leftToRight) == [80, 60])
    #expect(places(Self.row(isReversed: true), nil, .rightToLeft) == [0, 20])
    #expect(places(evenly, FlexItem(width: .percent(50)), .leftToRight) == [10, 70])
    #expect(
      places(
        evenly, FlexItem(width: .percent(50), maximumWidth: .points(35)), .leftToRight) == [
          15, 65,
        ])
    #expect(places(evenly, FlexItem(minimumWidth: .percent(50)), .leftToRight) == [10, 70])
  }

  @Test("Bad numbers break nothing", arguments: [Double.nan, .infinity, -.infinity, -1, 1e308])
  func badNumbers(_ number: Double) {
    let lengths: [Length] = [.points(number), .percent(number)]
    for length in lengths {
      let item = Item(
        size: LayoutSize(width: number, height: number), growth: number,
        flex: FlexItem(
          shrink: number, width: length, minimumWidth: length, maximumWidth: length,
          maximumHeight: length, alignment: .lastBaseline),
        sizing: ContentSizing(firstBaseline: number, lastBaseline: number))
      for distribution in StackLayout.Distribution.allCases {
        for room in [number, 100] {
          let stack = StackLayout(
            axis: .horizontal, spacing: number, distribution: distribution, isReversed: true)
          let items = [item, Self.item(10, 1), item]
          #expect(stack.frames(of: items, in: LayoutSize(width: room, height: 10)).count == 3)
        }
      }
    }
  }
}
