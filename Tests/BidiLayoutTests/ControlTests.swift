import BidiLayout
import BidiText
import Testing

@Suite("Controls in scenes")
struct ControlTests {
  private static func frames(
    _ arrangement: Arrangement, _ children: [Node], _ size: LayoutSize,
    _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> [LayoutRect] {
    var box = Node(id: "box", frame: LayoutRect(origin: .zero, size: size), children: children)
    box.arrangement = arrangement
    let scene = LayoutScene(size: size, windows: [box]).resolved(in: direction)
    return scene.items.dropFirst().map(\.frame)
  }

  private static func part(_ id: String, _ width: Double = 0, _ height: Double = 0) -> Node {
    Node(id: id, frame: LayoutRect(x: 1, y: 2, width: width, height: height))
  }

  @Test("A button: image and title in either order of children, one of them, and a badge")
  func button() {
    let size = LayoutSize(width: 100, height: 40)
    let layout = ButtonLayout(
      contentInsets: .init(leading: 10), imagePlacement: .trailing, imagePadding: 4)
    let (image, title) = (Self.part("image", 16, 16), Self.part("title", 50, 20))
    // 70 of 90 are taken: 10 and 20 before the title.
    let expected = [
      LayoutRect(x: 74, y: 12, width: 16, height: 16),
      LayoutRect(x: 20, y: 10, width: 50, height: 20),
    ]
    #expect(Self.frames(.button(ControlParts(layout)), [image, title], size) == expected)
    #expect(
      Self.frames(
        .button(ControlParts(layout, parts: [.title, .image])), [title, image], size)
        == expected.reversed())
    #expect(
      Self.frames(.button(ControlParts(layout)), [image, title], size, .rightToLeft)
        == expected.map { $0.mirrored(inWidth: 100) })
    // Alone, the title has no padding beside it.
    #expect(
      Self.frames(.button(ControlParts(layout, parts: [.title])), [title], size) == [
        LayoutRect(x: 30, y: 10, width: 50, height: 20)
      ])
    var hidden = image
    hidden.isHidden = true
    #expect(
      Self.frames(.button(ControlParts(layout)), [hidden, title], size) == [
        LayoutRect(x: 30, y: 10, width: 50, height: 20)
      ])
    let badge = Node(id: "badge", frame: LayoutRect(x: 90, y: -4, width: 14, height: 14))
    #expect(
      Self.frames(.button(ControlParts(layout)), [image, title, badge], size, .rightToLeft).last
        == LayoutRect(x: -4, y: -4, width: 14, height: 14))
  }

  @Test("A field: views at both ends, the text between them")
  func field() {
    let layout = TextFieldLayout(
      insets: .init(top: 2, leading: 8, bottom: 2, trailing: 6), spacing: 5)
    let parts: [TextFieldLayout.Part] = [.trailingView, .text, .leadingView]
    let children = [Self.part("clear", 16, 16), Self.part("text"), Self.part("lens", 20, 20)]
    #expect(
      Self.frames(
        .textField(ControlParts(layout, parts: parts)), children, LayoutSize(width: 200, height: 36)
      )
        == [
          LayoutRect(x: 178, y: 10, width: 16, height: 16),
          LayoutRect(x: 33, y: 2, width: 140, height: 32),
          LayoutRect(x: 8, y: 8, width: 20, height: 20),
        ])
    #expect(
      Self.frames(
        .textField(ControlParts(layout)), [Self.part("text")], LayoutSize(width: 200, height: 36),
        .rightToLeft) == [LayoutRect(x: 6, y: 2, width: 186, height: 32)])
  }

  @Test("A cell: the sizes of its parts are those of the children")
  func cell() {
    let layout = TableCell(insets: .init(top: 4, leading: 10, bottom: 4, trailing: 12), spacing: 6)
    let children = [
      Self.part("image", 30, 20), Self.part("text"), Self.part("detail", 40),
      Self.part("more", 8, 14),
      Self.part("line"),
    ]
    let frames = Self.frames(
      .cell(ControlParts(layout, parts: TableCell.Part.allCases)), children,
      LayoutSize(width: 200, height: 44))
    #expect(
      frames == [
        LayoutRect(x: 10, y: 12, width: 30, height: 20),
        LayoutRect(x: 46, y: 4, width: 82, height: 36),
        LayoutRect(x: 134, y: 4, width: 40, height: 36),
        LayoutRect(x: 180, y: 15, width: 8, height: 14),
        LayoutRect(x: 46, y: 43.5, width: 154, height: 0.5),
      ])
  }

  @Test("Tabs share their bar, or stand in its middle")
  func tabs() {
    let tabs = (0..<3).map { Self.part("\($0)", 5, 5) }
    let size = LayoutSize(width: 130, height: 50)
    let bar = TabBar(spacing: 5, insets: .init(leading: 20))
    // The room is 110, less two spaces: three tabs of 100 / 3.
    let left: [Double] = Self.frames(.tabs(bar), tabs, size).map(\.x)
    let expected: [Double] = [20, 20 + 100.0 / 3 + 5, 20 + 200.0 / 3 + 10]
    #expect(zip(left, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(left)")
    #expect(Self.frames(.tabs(bar), tabs, size).map(\.height) == [50, 50, 50])
    #expect(
      Self.frames(.tabs(TabBar(tabWidth: 30)), tabs, size, .rightToLeft).map(\.x) == [80, 50, 20])
    #expect(bar.frames(count: -1, in: size).isEmpty)
  }

  @Test("A strip of titles is scrolled to the one that is seen, with the line below it")
  func strip() {
    let titles = [60.0, 80, 100, 60].map { Self.part("\($0)", $0) } + [Self.part("line")]
    let size = LayoutSize(width: 120, height: 30)
    func places(_ progress: Double, _ direction: UserInterfaceLayoutDirection) -> [Double] {
      Self.frames(
        .strip(StripLayout(progress: progress, spacing: 10, indicatorHeight: 3)), titles, size,
        direction
      ).map(\.x)
    }
    // 330 in all. The second title lies from 70 to 150: its middle, 110, comes to 60.
    #expect(places(1, .leftToRight) == [-50, 20, 110, 220, 20])
    #expect(places(1, .rightToLeft) == [110, 20, -90, -160, 20])
    // No farther than to the ends.
    #expect(places(0, .leftToRight) == [0, 70, 160, 270, 0])
    #expect(places(3, .leftToRight) == [-210, -140, -50, 60, 60])
    let line = Self.frames(
      .strip(StripLayout(indicatorHeight: 3)), [Self.part("line")], size)
    #expect(line == [LayoutRect(x: 0, y: 27, width: 0, height: 3)])
    #expect(
      Self.frames(.strip(StripLayout(hasIndicator: false)), [Self.part("a", 10)], size) == [
        LayoutRect(x: 0, y: 0, width: 10, height: 30)
      ])
  }
}
