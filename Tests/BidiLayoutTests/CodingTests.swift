import BidiAttributed
import BidiLayout
import BidiText
import Foundation
import Testing

@Suite("Scenes as JSON")
struct CodingTests {
  private static func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("Random scenes come back")
  func scenes() throws {
    for seed in 0..<60 as Range<UInt64> {
      var generator = SceneGenerator(
        seed: seed,
        [
          .leafBehaviors, .innerBehaviors, .directions, .transforms, .spatial, .physicalTransforms,
          .scrolls, .arrangements,
        ])
      let scene = generator.scene()
      #expect(try Self.roundTrip(scene) == scene)
    }
  }

  @Test("Every field comes back")
  func node() throws {
    var text = AttributedString("abc")
    text.paragraphStyle = ParagraphStyle(alignment: .trailing)
    var node = Node(
      id: "node", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4),
      content: .text(TextContent(.attributed(text), role: .body, fontSize: 20)))
    node.growth = 2
    node.isHidden = true
    node.allowsHitTesting = false
    node.opacity = 0.5
    node.decoration = Decoration(
      fill: LayoutColor(red: 1, green: 0, blue: 0),
      border: Border(color: LayoutColor(red: 0, green: 0, blue: 0), width: 1),
      shadow: DirectionalShadow(
        color: LayoutColor(red: 0, green: 0, blue: 0), leadingOffset: 1, verticalOffset: 2,
        blurRadius: 3)
    )
    node.anchors = [
      .to(.leading, 3), LayoutAnchor(.width, 10), LayoutAnchor(.top, to: .sibling("a", .bottom)),
      LayoutAnchor(.height, to: .own(.width), multiplier: 2),
    ]
    #expect(try Self.roundTrip(node) == node)
    let arrangements: [Arrangement] = [
      .stack(StackLayout(axis: .vertical, spacing: 2)), .flow(FlowLayout()), .anchors,
      .grid(TrackLayout(tracks: [.fixed(2), .flexible(minimum: 1, weight: 2)])),
    ]
    for arrangement in arrangements {
      node.arrangement = arrangement
      #expect(try Self.roundTrip(node) == node)
    }
    let path = LayoutPath([
      .move(.zero), .line(LayoutPoint(x: 1, y: 2)),
      .curve(.zero, LayoutPoint(x: 3, y: 4), to: LayoutPoint(x: 5, y: 6)), .close,
    ])
    for content in [
      Content.container, .web, .keyboard, .statusBar,
      .shape(path, fill: LayoutColor(red: 0, green: 0, blue: 0)),
      .custom(name: "x", .uprightSubtree),
      .custom(name: "y", .automatic),
      .image(ImageContent(name: "a", rightToLeftName: "b", mirroring: .always, orientation: .left)),
    ] {
      #expect(try Self.roundTrip(content) == content)
    }
  }

  @Test("A short scene by hand")
  func byHand() throws {
    let json = """
      {"size": {"width": 100, "height": 20}, "windows": [{
        "id": "window", "frame": {"x": 0, "y": 0, "width": 100, "height": 20},
        "arrangement": {"stack": {"axis": "horizontal", "spacing": 4}},
        "children": [
          {"id": "back", "frame": {"x": 0, "y": 0, "width": 20, "height": 20},
           "content": {"image": {"name": "back", "mirroring": "automatic"}}},
          {"id": "title", "frame": {"x": 0, "y": 0, "width": 40, "height": 20},
           "content": {"text": {"string": "abc", "style": {"alignment": "leading"}}}}]}]}
      """
    let scene = try JSONDecoder().decode(LayoutScene.self, from: Data(json.utf8))
    let right = scene.resolved(in: .rightToLeft)
    #expect(right.item("back")?.frame.x == 80)
    #expect(right.item("title")?.frame.x == 36)
    #expect(right.item("back")?.mirroring.isMirrored == true)
  }

  @Test(
    "What is wrong is refused",
    arguments: [
      #"{"id": "a", "content": "film"}"#, #"{"id": "a", "content": {"text": {}}}"#,
      #"{"id": "a", "content": {"web": 1, "image": 2}}"#, #"{"frame": {}}"#,
      #"{"id": "a", "transform": {"matrix": {"spatial": [1, 2]}}}"#,
      #"{"id": "a", "arrangement": {"anchors": 1}}"#, #"{"id": "a", "mirroring": "sideways"}"#,
      #"{"id": "a", "flex": {"width": "half"}}"#, #"{"id": "a", "flex": {"width": "5"}}"#,
      #"{"id": "a", "flex": {"height": "nan%"}}"#, #"{"id": "a", "flex": {"alignment": "left"}}"#,
      #"{"id": "a", "arrangement": {"button": {"parts": ["image", "image"]}}}"#,
      #"{"id": "a", "arrangement": {"cell": {"parts": ["title"]}}}"#,
      #"{"id": "a", "content": {"shape": {"path": ["Q", 1], "fill": {}}}}"#,
    ])
  func refused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    }
  }
}
