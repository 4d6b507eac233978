import BidiLayout
import BidiText
import Testing

@Suite("Images")
struct ImageTests {
  /// A stored image, as letters row by row.
  private static let stored = ["abc", "def"]

  /// What is shown of a stored image: by what each orientation means, done to rows of letters.
  private static func shown(_ orientation: ImageOrientation) -> [String] {
    func mirror(_ rows: [String]) -> [String] { rows.map { String($0.reversed()) } }
    func turnClockwise(_ rows: [String]) -> [String] {
      let columns = rows.map(Array.init)
      return columns[0].indices.map { column in String(columns.reversed().map { $0[column] }) }
    }
    func turn(_ rows: [String], _ quarters: Int) -> [String] {
      (0..<quarters).reduce(rows) { rows, _ in turnClockwise(rows) }
    }
    switch orientation {
    case .up: return stored
    case .right: return turn(stored, 1)
    case .down: return turn(stored, 2)
    case .left: return turn(stored, 3)
    case .upMirrored: return mirror(stored)
    case .downMirrored: return stored.reversed()
    case .leftMirrored: return turn(mirror(stored), 3)
    case .rightMirrored: return turn(mirror(stored), 1)
    }
  }

  @Test("The mirrored orientation shows the mirror image", arguments: ImageOrientation.allCases)
  func orientations(_ orientation: ImageOrientation) {
    let mirrored = Self.shown(orientation).map { String($0.reversed()) }
    #expect(Self.shown(orientation.horizontallyMirrored) == mirrored)
    #expect(orientation.horizontallyMirrored.horizontallyMirrored == orientation)
    #expect(orientation.horizontallyMirrored.swapsSides == orientation.swapsSides)
  }

  // Not what MDF's fallback has, which mirrors the stored pixels of turned images.
  @Test("Turned images")
  func turned() {
    #expect(ImageOrientation.left.horizontallyMirrored == .rightMirrored)
    #expect(ImageOrientation.right.horizontallyMirrored == .leftMirrored)
  }

  @Test("The map of an orientation shows the same", arguments: ImageOrientation.allCases)
  func transforms(_ orientation: ImageOrientation) {
    let size = LayoutSize(width: 3, height: 2)
    let map = orientation.transform(storedSize: size)
    var rows = Array(
      repeating: Array(repeating: Character("."), count: orientation.swapsSides ? 2 : 3),
      count: orientation.swapsSides ? 3 : 2)
    for (y, row) in Self.stored.enumerated() {
      for (x, letter) in row.enumerated() {
        let place = map.apply(to: LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        rows[Int(place.y)][Int(place.x)] = letter
      }
    }
    #expect(rows.map { String($0) } == Self.shown(orientation))
  }

  @Test("Mirrored only where asked for; the rendering mode stays")
  func optIn() {
    for mode in ImageContent.RenderingMode.allCases {
      for orientation in ImageOrientation.allCases {
        func image(_ mirroring: ImageMirroring, _ direction: UserInterfaceLayoutDirection)
          -> ResolvedImage
        {
          ImageContent(
            name: "arrow", mirroring: mirroring, orientation: orientation, renderingMode: mode
          ).resolved(in: direction)
        }
        let mirrored = orientation.horizontallyMirrored
        #expect(image(.never, .leftToRight).orientation == orientation)
        #expect(image(.never, .rightToLeft).orientation == orientation)
        #expect(image(.automatic, .leftToRight).orientation == orientation)
        #expect(image(.automatic, .rightToLeft).orientation == mirrored)
        #expect(image(.always, .leftToRight).orientation == mirrored)
        #expect(image(.always, .rightToLeft).orientation == mirrored)
        for mirroring in ImageMirroring.allCases {
          for direction in UserInterfaceLayoutDirection.allCases {
            #expect(image(mirroring, direction).renderingMode == mode)
          }
        }
      }
    }
    #expect(ImageContent(name: "photo").mirroring == .never)
  }

  @Test("An image in a scene is shown as by itself", arguments: MirroringStrategy.allCases)
  func inScene(_ strategy: MirroringStrategy) throws {
    for mirroring in ImageMirroring.allCases {
      for direction in UserInterfaceLayoutDirection.allCases {
        let image = ImageContent(name: "arrow", mirroring: mirroring)
        let scene = LayoutScene(
          size: LayoutSize(width: 100, height: 20),
          windows: [
            Node(
              id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
              children: [
                Node(
                  id: "arrow", frame: LayoutRect(x: 0, y: 0, width: 20, height: 20),
                  content: .image(image))
              ])
          ])
        let item = try #require(scene.resolved(in: direction, strategy: strategy).item("arrow"))
        #expect(item.content == .image(image.resolved(in: direction)))
        // It is drawn by a map without a mirror.
        #expect(item.transform.determinant > 0)
      }
    }
  }

  @Test(
    "Article 004: another image does not undo an explicit behavior",
    arguments: MirroringStrategy.allCases)
  func explicit(_ strategy: MirroringStrategy) {
    var node = Node(
      id: "arrow", frame: LayoutRect(x: 0, y: 0, width: 20, height: 20),
      content: .image(ImageContent(name: "arrow", mirroring: .automatic)))
    node.mirroring = .upright
    let scene = LayoutScene(size: LayoutSize(width: 100, height: 20), windows: [node])
    // Another image, as from setImage:, does not change what was asked for.
    var changed = scene
    changed.windows[0].content = .image(ImageContent(name: "arrow2", mirroring: .automatic))
    for scene in [scene, changed] {
      let item = scene.resolved(in: .rightToLeft, strategy: strategy).items[0]
      #expect(!item.mirroring.isMirrored)
      if case .image(let image) = item.content { #expect(image.orientation == .up) }
    }
  }

  @Test(
    "An image with text is never mirrored, and can be another one",
    arguments: MirroringStrategy.allCases)
  func imagesWithText(_ strategy: MirroringStrategy) throws {
    let image = ImageContent(name: "sale-en", rightToLeftName: "sale-ar")
    let scene = LayoutScene(
      size: LayoutSize(width: 100, height: 20),
      windows: [
        Node(
          id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
          children: [
            Node(
              id: "sale", frame: LayoutRect(x: 0, y: 0, width: 40, height: 20),
              content: .image(image))
          ])
      ])
    for (direction, name) in [
      (UserInterfaceLayoutDirection.leftToRight, "sale-en"), (.rightToLeft, "sale-ar"),
    ] {
      let item = try #require(scene.resolved(in: direction, strategy: strategy).item("sale"))
      #expect(item.contentTransform.determinant > 0)
      guard case .image(let shown) = item.content else {
        Issue.record("no image")
        continue
      }
      #expect(shown.name == name)
      #expect(shown.orientation == .up)
    }
  }
}
