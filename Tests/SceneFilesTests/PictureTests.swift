import BidiLayout
import BidiText
import Foundation
import SceneFiles
import Testing

/// Images that come from files: sizes by the headers of their formats, and what SVG has of them.
@Suite("Pictures of images")
struct PictureTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../InterfaceFilesTests/Fixtures/Assets/Assets.xcassets")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test("A PNG has its pixels divided by the scale, an SVG its view box; a PDF is not drawn")
  func sizes() throws {
    let arrow = try Self.bytes("arrow_right.imageset/arrow@2x.png")
    // 32 by 32 pixels at two pixels in a point.
    #expect(
      SceneFile.Figure(picture: arrow, scale: 2)?.size == LayoutSize(width: 16, height: 16))
    let back = try Self.bytes("back.imageset/back.svg")
    let figure = try #require(SceneFile.Figure(picture: back, scale: 1))
    #expect(figure.size == LayoutSize(width: 24, height: 24))
    #expect(figure.picture?.hasPrefix("data:image/svg+xml;base64,") == true)
    #expect(
      SceneFile.Figure(picture: try Self.bytes("left_hand.imageset/hand.pdf"), scale: 1) == nil)
    // SOI, an application segment of 4 bytes, and a frame header: 3 rows of 5 pixels.
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1, 1, 0x11, 0]
    #expect(SceneFile.Figure(picture: jpeg, scale: 1)?.size == LayoutSize(width: 5, height: 3))
    for damaged in [[], [0xFF, 0xD8], Array(arrow.prefix(20)), Array("<svg>".utf8)] {
      #expect(SceneFile.Figure(picture: damaged, scale: 1) == nil)
    }
  }

  @Test("An image is whole, covers its box or keeps its size; a mirrored one is turned over")
  func drawing() throws {
    func image(
      _ scaling: ImageContent.Scaling?, _ mirroring: ImageMirroring = .never
    ) throws -> String {
      let content = ImageContent(name: "back", mirroring: mirroring, scaling: scaling)
      let node = Node(
        id: "a", frame: LayoutRect(x: 0, y: 0, width: 96, height: 48), content: .image(content))
      var file = SceneFile(
        path: "a", scene: LayoutScene(size: LayoutSize(width: 96, height: 48), windows: [node]))
      file.images["back"] = SceneFile.Figure(
        picture: try Self.bytes("back.imageset/back.svg"), scale: 1)
      let svg = SceneSVG(file).panel(.rightToLeft)
      return try #require(svg.split(separator: "\n").first { $0.hasPrefix("<image") })
        .split(separator: "\"").first { $0.hasPrefix("matrix") || $0.hasPrefix("translate") }
        .map(String.init) ?? ""
    }
    // The image is 24 by 24 points, the box 96 by 48.
    #expect(try image(nil) == "matrix(4 0 0 2 0 0)")
    #expect(try image(.fit) == "matrix(2 0 0 2 24 0)")
    #expect(try image(.cover) == "matrix(4 0 0 4 0 -24)")
    #expect(try image(.center) == "translate(36 12)")
    #expect(try image(.fit, .automatic) == "matrix(-2 0 0 2 72 0)")
  }

  @Test("Symbols of the system that show a direction point there")
  func symbols() throws {
    func middle(_ name: String) throws -> (x: Double, y: Double) {
      let figure = try #require(SceneFile.Figure(systemSymbol: name))
      var points: [LayoutPoint] = []
      for element in figure.shapes[0].path.elements {
        if case .line(let point) = element { points.append(point) }
      }
      return (
        points.map(\.x).reduce(0, +) / Double(points.count),
        points.map(\.y).reduce(0, +) / Double(points.count)
      )
    }
    let (right, left) = (try middle("arrow.right"), try middle("arrow.left"))
    // An arrow has more points at its head.
    #expect(right.x > 12 && left.x < 12)
    #expect(try middle("arrow.down").y > 12 && middle("arrow.up").y < 12)
    #expect(try middle("arrow.forward") == right)
    // The bend of an arrow that turns back is at its other side.
    #expect(try middle("arrow.uturn.backward") != middle("arrow.uturn.forward"))
    // The tips of the triangles, at the middle of the height, are where the player goes.
    func corners(_ name: String) throws -> [LayoutPoint] {
      try #require(SceneFile.Figure(systemSymbol: name)).shapes[0].path.elements.compactMap {
        switch $0 {
        case .move(let point), .line(let point): point
        case .curve, .close: nil
        }
      }
    }
    #expect(try corners("forward.fill").max { $0.x < $1.x }?.y == 12)
    #expect(try corners("backward.fill").min { $0.x < $1.x }?.y == 12)
    #expect(try middle("play.circle") == middle("play.fill"))
    for name in ["gamecontroller", "circle", "arrow", "arrow.uturn.up", "fill", ""] {
      #expect(SceneFile.Figure(systemSymbol: name) == nil)
    }
  }

  @Test("Each symbol of the items of bars is drawn within its box")
  func barSymbols() throws {
    let names = [
      "plus", "xmark", "square.and.pencil", "arrowshape.turn.up.backward", "square.and.arrow.up",
      "folder", "book", "magnifyingglass", "arrow.clockwise", "camera", "trash", "play.fill",
      "pause.fill", "backward.fill", "forward.fill", "arrow.uturn.backward", "arrow.uturn.forward",
      "ellipsis", "star.fill", "clock.fill", "person.crop.circle.fill", "book.fill",
      "square.and.arrow.down.fill", "list.number", "house", "gearshape.fill", "bell", "heart",
      "envelope", "info.circle", "photo",
    ]
    for name in names {
      let figure = try #require(SceneFile.Figure(systemSymbol: name), "\(name)")
      #expect(figure.shapes.allSatisfy { !$0.path.elements.isEmpty }, "\(name)")
      for case .line(let point) in figure.shapes.flatMap(\.path.elements) {
        #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name)")
      }
    }
  }

  @Test("An image that the file does not have is a symbol of the system, or a place holder")
  func fallback() throws {
    func svg(_ name: String) throws -> String {
      let node = Node(
        id: "a", frame: LayoutRect(x: 0, y: 0, width: 24, height: 24),
        content: .image(ImageContent(name: name)))
      let scene = LayoutScene(size: LayoutSize(width: 24, height: 24), windows: [node])
      return SceneSVG(SceneFile(path: "a", scene: scene)).panel(.leftToRight)
    }
    // Place holders have their name as a title.
    #expect(!(try svg("trash")).contains("<title>trash"))
    #expect(try svg("logo").contains("<title>logo"))
  }

  @Test("A stencil has the color of its place")
  func stencils() throws {
    let content = ImageContent(
      name: "next", renderingMode: .template, tint: LayoutColor(red: 1, green: 0, blue: 0))
    let node = Node(
      id: "a", frame: LayoutRect(x: 0, y: 0, width: 24, height: 24), content: .image(content))
    var file = SceneFile(
      path: "a", scene: LayoutScene(size: LayoutSize(width: 24, height: 24), windows: [node]))
    file.images["next"] = SceneFile.Figure(
      picture: try Self.bytes("Icons/next.imageset/next.svg"), scale: 1)
    let svg = SceneSVG(file).panel(.leftToRight)
    #expect(svg.contains(##"flood-color="#ff0000""##))
    #expect(svg.contains(#"filter="url(#ltr-tint-ff0000)""#))
    let again = try SceneFile(path: "b", bytes: Array(try file.json().utf8))
    #expect(again.images == file.images && again.scene == file.scene)
  }
}
