import BidiAttributed
import BidiLayout
import BidiSource
import BidiText
import InterfaceFiles
import SceneFiles

/// A scene with the images of a catalog that show a direction, or may do by their names, each with its picture.
enum AssetSheet {
  private static let row = 56.0
  private static let width = 380.0

  /// The scene of a catalog; nil where no image shows a direction.
  static func scene(_ path: String) -> SceneFile? {
    let catalog = AssetCatalog(
      folders: [path], list: Interfaces.namesWithoutLinks(inFolder:),
      read: Interfaces.bytes(ofFile:))
    for problem in catalog.problems { Files.note(problem) }
    let images = catalog.all.filter {
      $0.direction != .fixed || NameWords($0.name).direction != nil
    }
    guard !images.isEmpty else { return nil }
    let size = LayoutSize(width: width, height: row * Double(images.count) + 8)
    var window = Node(id: "catalog", frame: LayoutRect(origin: .zero, size: size))
    for (index, image) in images.enumerated() {
      window.children += nodes(of: image, top: 8 + row * Double(index))
    }
    var file = SceneFile(
      path: path, scene: LayoutScene(size: size, windows: [window]), title: path)
    file.images = ProjectAssets.figures(of: images)
    return file
  }

  private static func nodes(of image: AssetImage, top: Double) -> [Node] {
    var content = ImageContent(image)
    content.scaling = .fit
    if image.isTemplate { content.tint = LayoutColor(red: 0.28, green: 0.32, blue: 0.36) }
    let style = ParagraphStyle(alignment: .leading, baseWritingDirection: .leftToRight)
    func text(_ part: String, _ string: String, _ y: Double, _ size: Double) -> Node {
      Node(
        id: "\(image.name).\(part)", frame: LayoutRect(x: 68, y: y, width: width - 76, height: 20),
        content: .text(TextContent(string, style: style, fontSize: size)))
    }
    return [
      Node(
        id: image.name, frame: LayoutRect(x: 12, y: top, width: 40, height: 40),
        content: .image(content)),
      text("name", image.name, top, 14), text("direction", note(image), top + 20, 11),
    ]
  }

  /// What the catalog says of the direction of an image.
  private static func note(_ image: AssetImage) -> String {
    switch image.direction {
    case .fixed: "the same in both: look whether it shows a direction"
    case .leftToRightMirrors: "drawn for left to right, mirrored from right to left"
    case .rightToLeftMirrors: "drawn for right to left, mirrored from left to right"
    case .both: "a picture for each direction"
    }
  }
}
