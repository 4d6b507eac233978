internal import BidiAttributed
internal import BidiLayout
package import BidiText
internal import Foundation

/// What a scene resolves to, as JSON.
package struct LayoutReport: Sendable {
  private let file: SceneFile
  private let directions: [UserInterfaceLayoutDirection]
  private let options: SceneSVG.Options

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - directions: The directions to resolve it in.
  ///   - options: The strategy and the pixels.
  package init(
    _ file: SceneFile,
    directions: [UserInterfaceLayoutDirection] = UserInterfaceLayoutDirection.allCases,
    options: SceneSVG.Options = SceneSVG.Options()
  ) {
    self.file = file
    self.directions = directions
    self.options = options
  }

  /// The report: for each direction, `ltr` or `rtl`, all boxes in the order of drawing.
  ///
  /// - Returns: JSON, names sorted, ending in a line break.
  /// - Throws: Foundation's error for numbers that JSON cannot hold, as from a scene whose lengths
  ///   overflow.
  package func json() throws -> String {
    let report = Dictionary(
      uniqueKeysWithValues: directions.map { direction in
        (direction.rawValue, Panel(file.resolved(in: direction, options)))
      })
    return try report.jsonText() + "\n"
  }

  private struct Panel: Encodable {
    let size: BidiLayout.LayoutSize
    let strategy: MirroringStrategy
    let items: [Item]

    init(_ scene: ResolvedScene) {
      size = scene.size
      strategy = scene.strategy
      let faults = Dictionary(grouping: scene.faults, by: \.item)
      items = scene.items.indices.map { index in
        Item(scene, index, faults: faults[index]?.map { $0.fault.explanation })
      }
    }
  }

  private struct Item: Encodable {
    let path: [String]
    let indexPath: [Int]
    let frame: BidiLayout.LayoutRect
    let leadingFrame: BidiLayout.LayoutRect
    let layoutDirection: UserInterfaceLayoutDirection
    let childDirection: UserInterfaceLayoutDirection
    let isMirrored: Bool
    let isFlipped: Bool
    let transform: Projection?
    let contentOffset: BidiLayout.LayoutPoint?
    let image: ResolvedImage?
    let paragraphs: [Paragraph]?
    let faults: [String]?

    init(_ scene: ResolvedScene, _ index: Int, faults: [String]?) {
      let item = scene.items[index]
      path = scene.path(of: index)
      indexPath = scene.indexPath(of: index)
      frame = item.frame
      leadingFrame = item.leadingFrame
      layoutDirection = item.layoutDirection
      childDirection = item.childDirection
      isMirrored = item.mirroring.isMirrored
      isFlipped = item.isFlipped
      // A move alone is in the frame.
      let isMove =
        item.transform
        == Projection(Transform2D(translationX: item.frame.x, y: item.frame.y))
      transform = isMove ? nil : item.transform
      contentOffset = item.contentOffset
      if case .image(let image) = item.content { self.image = image } else { image = nil }
      if case .text(let text) = item.content {
        paragraphs = text.paragraphs.map(Paragraph.init)
      } else {
        paragraphs = nil
      }
      self.faults = faults
    }
  }

  private struct Paragraph: Encodable {
    let text: String
    let direction: WritingDirection
    let alignment: String
    let anchor: Double

    init(_ paragraph: ResolvedText.Paragraph) {
      text = paragraph.text
      direction = paragraph.direction
      alignment =
        switch paragraph.alignment {
        case .left: "left"
        case .right: "right"
        case .center: "center"
        case .justified: "justified"
        }
      anchor = paragraph.anchor(isFirstLine: true)
    }
  }
}
