import BidiAttributed
import BidiLayout
import BidiSource
import BidiText
import Foundation
import Testing

/// For each kind of finding scenes that have it, and scenes near to them that do not.
@Suite("Audit")
struct AuditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let node: Node
    let rules: [LayoutRule]
    var strategy = MirroringStrategy.direct

    init(
      _ name: String, _ node: Node, _ rules: [LayoutRule] = [],
      strategy: MirroringStrategy = .direct
    ) {
      self.name = name
      self.node = node
      self.rules = rules
      self.strategy = strategy
    }

    var testDescription: String { name }
  }

  private static func node(
    _ id: String = "node", _ content: Content = .container, x: Double = 10, width: Double = 20,
    _ children: [Node] = [], _ change: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(
      id: id, frame: LayoutRect(x: x, y: 0, width: width, height: 20), content: content,
      children: children)
    change(&node)
    return node
  }

  private static func image(
    _ name: String, _ mirroring: ImageMirroring = .never, rightToLeft: String? = nil
  ) -> Content {
    .image(ImageContent(name: name, rightToLeftName: rightToLeft, mirroring: mirroring))
  }

  private static func text(_ string: String, _ alignment: ParagraphStyle.Alignment = .natural)
    -> Content
  {
    .text(TextContent(string, style: ParagraphStyle(alignment: alignment)))
  }

  private static let quarter = NodeTransform(Transform2D(rotation: .pi / 2))
  private static let over = NodeTransform(Transform2D(scaleX: -1, y: 1))
  private static let figure = Content.shape(
    LayoutPath(polygon: [.zero, LayoutPoint(x: 5, y: 0), LayoutPoint(x: 0, y: 5)]),
    fill: LayoutColor(red: 0, green: 0, blue: 0))

  private static func adapted(_ behavior: MirroringBehavior) -> Node {
    node("part", .container, [node("drawing", figure) { $0.frameSpace = .physical }]) {
      $0.mirroring = behavior
    }
  }

  static let mirrors: [Case] = [
    Case("an image that is always mirrored", node("a", image("cat", .always))),
    Case(
      "an image that is always mirrored, in a mirror",
      node("a", image("cat", .always)) { $0.mirroring = .mirrored }, [.doubleMirroring]),
    Case(
      "another image, mirrored too", node("a", image("cat", .automatic, rightToLeft: "cat-rtl")),
      [.doubleMirroring]),
    Case("another image, not mirrored", node("a", image("cat", rightToLeft: "cat-rtl"))),
    Case(
      "a drawing turned over by hand in a mirror",
      node("a", figure) {
        $0.transform = over
        $0.mirroring = .mirrored
      }, [.doubleMirroring]),
    Case(
      "the same, upright",
      node("a", figure) {
        $0.transform = over
        $0.mirroring = .upright
      }),
    Case(
      "a component that follows the direction, in the window's mirror", adapted(.inherit),
      [.doubleMirroring, .physicalEdge]),
    Case("the same, locked", adapted(.uprightSubtree)),
    Case("what node.adapted() makes", node("a", .container, [node("b", figure)]).adapted()),
    Case(
      "in a left-to-right part nothing is mirrored",
      node("a", image("cat", .always)) {
        $0.layoutDirection = .leftToRight
        $0.mirroring = .mirrored
      }),
  ]

  static let edges: [Case] = [
    Case("from the left", node { $0.frameSpace = .physical }, [.physicalEdge]),
    Case("from the leading side", node()),
    Case("from the left, in the middle", node(x: 40, width: 20) { $0.frameSpace = .physical }),
    Case(
      "from the left, in a left-to-right part",
      node("a", .container, [node { $0.frameSpace = .physical }]) {
        $0.layoutDirection = .leftToRight
      }),
    Case("text aligned left", node("a", text("abc", .left)), [.physicalEdge]),
    Case("text aligned right", node("a", text("abc", .right)), [.physicalEdge]),
    Case("text aligned leading", node("a", text("abc", .leading))),
    Case("text in the middle", node("a", text("abc", .center))),
    Case(
      "text aligned left in a left-to-right part",
      node("a", text("abc", .left)) { $0.layoutDirection = .leftToRight }),
    Case(
      "an attribute that says left",
      node("a", .text(TextContent(.attributed(leftText)))), [.physicalEdge]),
    Case(
      "equations by left and right",
      anchored([.to(.left, 1), .to(.right, -1), .to(.top), LayoutAnchor(.height, 9)]),
      [.physicalEdge]),
    Case(
      "equations by leading and trailing",
      anchored([.to(.leading, 1), .to(.trailing, -1), .to(.top), LayoutAnchor(.height, 9)])),
  ]

  private static let leftText: AttributedString = {
    var text = AttributedString("abc")
    text.paragraphStyle = ParagraphStyle(alignment: .left)
    return text
  }()

  private static func anchored(_ anchors: [LayoutAnchor]) -> Node {
    node("a", .container, [node("b") { $0.anchors = anchors }]) { $0.arrangement = .anchors }
  }

  static let inner: [Case] = [
    Case(
      "upright, with a badge at the side",
      node("a", .container, [node("badge", x: 0, width: 5)]) { $0.mirroring = .upright },
      [.innerOverride]),
    Case("upright, alone", node("a") { $0.mirroring = .upright }),
    Case(
      "upright, with a badge in the middle",
      node("a", .container, [node("badge", x: 5, width: 10)]) { $0.mirroring = .upright }),
    Case("inherits, with a badge", node("a", .container, [node("badge", x: 0, width: 5)])),
    Case(
      "an image with a badge, placed directly",
      node("a", image("cat"), [node("badge", x: 0, width: 5)])),
    Case(
      "an image with a badge, under a mirrored window",
      node("a", image("cat"), [node("badge", x: 0, width: 5)]), [.innerOverride],
      strategy: .windowMirror),
  ]

  static let images: [Case] = [
    Case("arrow.backward", node("a", image("arrow.backward")), [.undirectedImage]),
    Case("ic_chevron_right", node("a", image("ic_chevron_right")), [.undirectedImage]),
    Case("sendMessage", node("a", image("sendMessage")), [.undirectedImage]),
    Case("chevronright", node("a", image("chevronright")), [.undirectedImage]),
    Case("arrowleft", node("a", image("arrowleft")), [.undirectedImage]),
    Case("arrow.up.right", node("a", image("arrow.up.right")), [.undirectedImage]),
    Case("ic_back", node("a", image("ic_back")), [.undirectedImage]),
    Case("arrow.uturn.backward", node("a", image("arrow.uturn.backward")), [.undirectedImage]),
    Case(
      "forced to the right",
      node("a", image("arrow.left")) { $0.semantics = .forceRightToLeft }, [.undirectedImage]),
    Case(
      "forced to the right, mirrored",
      node("a", image("arrow.left", .automatic)) { $0.semantics = .forceRightToLeft }),
    Case("forced to the left", node("a", image("arrow.left")) { $0.semantics = .forceLeftToRight }),
    Case("arrow.clockwise", node("a", image("arrow.clockwise"))),
    Case("arrow.counterclockwise", node("a", image("arrow.counterclockwise"))),
    Case("arrow.triangle.2.circlepath", node("a", image("arrow.triangle.2.circlepath"))),
    Case("arrow.left.and.right", node("a", image("arrow.left.and.right"))),
    Case("card_back", node("a", image("card_back"))),
    Case("arrowup", node("a", image("arrowup"))),
    Case("a mirrored bubble", node("a", image("text.bubble", .automatic))),
    Case("a mirrored letter", node("a", image("letter.envelope.open", .automatic))),
    Case("arrow.up", node("a", image("arrow.up"))),
    Case("background", node("a", image("background"))),
    Case("copyright", node("a", image("copyright"))),
    Case("opted in", node("a", image("arrow.backward", .automatic))),
    Case("another for right to left", node("a", image("arrow.left", rightToLeft: "arrow.right"))),
    Case("upright on purpose", node("a", image("arrow.backward")) { $0.mirroring = .upright }),
    Case("rewind", node("a", image("skip.backward")) { $0.semantics = .playback }),
    Case(
      "rewind in a player",
      node("player", .container, [node("a", image("skip.backward"))]) { $0.semantics = .playback }),
    Case("a mirrored logo", node("a", image("logo", .automatic)), [.mirroredText]),
    Case("a logo", node("a", image("logo"))),
  ]

  static let texts: [Case] = [
    Case(
      "text in a mirrored image",
      node("a", image("card"), [node("b", text("abc"))]) { $0.mirroring = .mirroredSubtree },
      [.mirroredText]),
    Case(
      "text over a mirrored image",
      node("a", image("card"), [node("b", text("abc"))]) { $0.mirroring = .mirrored }),
    Case("no end", node("a", text("\u{202B}abc")), [.unbalancedControl]),
    Case("no beginning", node("a", text("abc\u{2069}")), [.unbalancedControl]),
    Case("both", node("a", text("\u{202B}abc\u{202C}"))),
    Case("a mark", node("a", text("abc\u{200F}"))),
    Case(
      "an end in the next paragraph", node("a", text("\u{2067}abc\n\u{2069}")),
      [.unbalancedControl, .unbalancedControl]),
  ]

  static let turns: [Case] = [
    Case("a turned text", node("a", text("abc")) { $0.transform = quarter }, [.mirroredRotation]),
    Case(
      "a box with a text, turned",
      node("a", .container, [node("b", text("abc"))]) { $0.transform = quarter },
      [.mirroredRotation]),
    Case(
      "turned in physical space",
      node("a", text("abc")) {
        $0.transform = NodeTransform(Transform2D(rotation: 1), space: .physical)
      }),
    Case(
      "a mirrored figure, turned",
      node("a", figure) {
        $0.transform = quarter
        $0.mirroring = .mirrored
      }),
    Case(
      "turned by a half",
      node("a", text("abc")) {
        $0.transform = NodeTransform(Transform2D(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
      }),
    Case(
      "turned by pi",
      node("a", text("abc")) { $0.transform = NodeTransform(Transform2D(rotation: .pi)) }),
    Case(
      "turned by little",
      node("a", text("abc")) { $0.transform = NodeTransform(Transform2D(rotation: 1e-4)) },
      [.mirroredRotation]),
    Case(
      "moved",
      node("a", text("abc")) {
        $0.transform = NodeTransform(Transform2D(translationX: 4, y: 0))
      }),
    Case("an empty box, turned", node("a") { $0.transform = quarter }),
  ]

  private static func scrolled(_ offset: ScrollState.Offset, width: Double) -> Node {
    node {
      $0.scroll = ScrollState(contentSize: LayoutSize(width: width, height: 200), offset: offset)
    }
  }

  static let scrolls: [Case] = [
    Case(
      "from the left", scrolled(.physical(LayoutPoint(x: 5, y: 0)), width: 60), [.physicalScroll]),
    Case("from the leading edge", scrolled(.logical(LayoutPoint(x: 5, y: 0)), width: 60)),
    Case("downwards alone", scrolled(.physical(LayoutPoint(x: 0, y: 5)), width: 20)),
    Case(
      "from the left in a left-to-right part",
      node("a", .container, [scrolled(.physical(LayoutPoint(x: 5, y: 0)), width: 60)]) {
        $0.layoutDirection = .leftToRight
      }),
    // Both axes are open: a node has one finding of that.
    Case("too few equations", anchored([.to(.leading, 1)]), [.placement]),
  ]

  @Test(arguments: mirrors + edges + inner + images + texts + turns + scrolls)
  func finds(_ example: Case) throws {
    let frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let scene = LayoutScene(
      size: frame.size, windows: [Node(id: "window", frame: frame, children: [example.node])])
    let findings = LayoutAudit(scene, strategy: example.strategy).findings()
    #expect(findings.map(\.rule) == example.rules.map(\.rawValue))
    for finding in findings {
      let node = try #require(finding.node)
      #expect(node.path.first == "window")
      #expect(scene.node(at: node.indexPath)?.id == node.path.last)
      #expect(finding.explanation.hasSuffix(".") && finding.cure.hasSuffix("."))
    }
  }

  @Test("A left-to-right interface has no mirrors, sides or scroll states to find")
  func leftToRight() {
    let frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let rules = [LayoutRule.unbalancedControl, .placement].map(\.rawValue)
    for example in Self.mirrors + Self.edges + Self.inner + Self.images + Self.texts + Self.turns
      + Self.scrolls
    {
      let scene = LayoutScene(
        size: frame.size, windows: [Node(id: "window", frame: frame, children: [example.node])])
      let findings = LayoutAudit(
        scene, environment: LayoutEnvironment(layoutDirection: .leftToRight),
        strategy: example.strategy
      ).findings()
      #expect(findings.allSatisfy { rules.contains($0.rule) }, "\(example.name)")
    }
  }

  @Test("The source and the translation of a text are both looked at, and named")
  func translations() {
    func scene(_ string: String) -> LayoutScene {
      LayoutScene(
        size: LayoutSize(width: 100, height: 20), windows: [Self.node("a", Self.text(string))])
    }
    let (whole, open) = ("\u{2067}abc\u{2069}", "\u{202E}abc")
    let examples: [(source: String, translation: String, names: [String])] = [
      (whole, "def", []), (open, "def", ["The source text"]), (whole, open, ["The translation"]),
      (open, "\u{2067}d", ["The source text", "The translation"]),
      (open, open, ["The stored text"]),
    ]
    for example in examples {
      let findings = LayoutAudit(scene(example.translation), translating: scene(example.source))
        .findings()
      #expect(findings.map(\.rule) == example.names.map { _ in "unbalanced-control" })
      #expect(
        zip(findings, example.names).allSatisfy { $0.explanation.hasPrefix("\($1) has U+20") })
    }
  }

  @Test("Back gestures of screens")
  func backGestures() {
    let common = ScreenBackGesture(startWidth: 20)
    func found(_ gestures: [ScreenBackGesture?]) -> [String] {
      LayoutAudit.backGestures(
        of: gestures.enumerated().map { (name: "\($0.offset)", gesture: $0.element) }
      ).flatMap { $0.node?.path ?? [] }
    }
    #expect(found([]) == [])
    #expect(found([common, nil, common]) == [])
    #expect(found([common, ScreenBackGesture(), common]) == ["1"])
    #expect(found([ScreenBackGesture(threshold: 0.3), common, common]) == ["0"])
    #expect(found([common, ScreenBackGesture(isEnabled: false), common]) == ["1"])
    #expect(found([common, ScreenBackGesture(edge: .trailing, startWidth: 20)]) == ["1"])
    let left = ScreenBackGesture(edge: .left, startWidth: 20)
    #expect(found([left, left]) == ["0", "1"])
    // What is wrong by itself is not the common one, however many there are.
    #expect(found([left, common, left]) == ["0", "2"])
    let trailing = ScreenBackGesture(edge: .trailing, startWidth: 20)
    #expect(found([trailing, trailing, common]) == ["0", "1"])
    #expect(found([trailing]) == ["0"])
    // Where there is no gesture, its side says nothing.
    let none = ScreenBackGesture(isEnabled: false, edge: .left)
    #expect(found([none, ScreenBackGesture(isEnabled: false)]) == [])
  }
}
