/// The parts of a table cell, in leading space: image, text, detail, accessory and the line below.
public struct TableCell: Sendable, Hashable, Codable {
  /// Where the parts are.
  public struct Frames: Sendable, Hashable {
    /// The image; nil where there is none.
    public let image: LayoutRect?
    /// The text.
    public let text: LayoutRect
    /// The detail, at the trailing side of the text; nil where there is none.
    public let detail: LayoutRect?
    /// The accessory, such as an arrow or a switch; nil where there is none.
    public let accessory: LayoutRect?
    /// The line below, from where the text begins to the edge.
    public let separator: LayoutRect
  }

  /// What lies between the cell and its parts.
  public var insets: DirectionalEdgeInsets
  /// The space between parts, in points.
  public var spacing: Double
  /// The size of the image.
  public var imageSize: LayoutSize?
  /// The width of the detail.
  public var detailWidth: Double?
  /// The size of the accessory.
  public var accessorySize: LayoutSize?
  /// The height of the line below.
  public var separatorHeight: Double

  /// Makes a cell.
  public init(
    insets: DirectionalEdgeInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16),
    spacing: Double = 12, imageSize: LayoutSize? = nil, detailWidth: Double? = nil,
    accessorySize: LayoutSize? = nil, separatorHeight: Double = 0.5
  ) {
    self.insets = insets
    self.spacing = spacing
    self.imageSize = imageSize
    self.detailWidth = detailWidth
    self.accessorySize = accessorySize
    self.separatorHeight = separatorHeight
  }

  /// Where the parts are.
  ///
  /// - Parameter size: The size of the cell.
  /// - Returns: The frames, in leading space.
  public func frames(in size: LayoutSize) -> Frames {
    let inner = LayoutRect(origin: .zero, size: size).inset(by: insets)
    var (start, end) = (inner.minX, inner.maxX)
    let image = imageSize.map { image in
      defer { start += image.width + spacing }
      return DirectionalAlignment.leading.place(
        image, in: LayoutRect(x: start, y: inner.y, width: image.width, height: inner.height))
    }
    let accessory = accessorySize.map { accessory in
      end -= accessory.width
      defer { end -= spacing }
      return DirectionalAlignment.leading.place(
        accessory, in: LayoutRect(x: end, y: inner.y, width: accessory.width, height: inner.height))
    }
    let detail = detailWidth.map { width in
      end -= width
      defer { end -= spacing }
      return LayoutRect(x: end, y: inner.y, width: width, height: inner.height)
    }
    return Frames(
      image: image,
      text: LayoutRect(x: start, y: inner.y, width: max(0, end - start), height: inner.height),
      detail: detail, accessory: accessory,
      separator: LayoutRect(
        x: start, y: size.height - separatorHeight, width: max(0, size.width - start),
        height: separatorHeight))
  }
}

extension TableCell: ControlLayout {
  /// A part of a table cell.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// The image.
    case image
    /// The text.
    case text
    /// The detail.
    case detail
    /// The accessory.
    case accessory
    /// The line below.
    case separator
  }

  /// The text alone.
  public static let standardParts: [Part] = [.text]

  /// Where the parts are; the sizes of image, detail and accessory are taken from the parts that
  /// there are.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the parts that there are, in points.
  ///   - size: The size of the cell.
  /// - Returns: The frames of these parts, in leading space.
  public func frames(of sizes: [Part: LayoutSize], in size: LayoutSize) -> [Part: LayoutRect] {
    var layout = self
    layout.imageSize = sizes[.image]
    layout.detailWidth = sizes[.detail]?.width
    layout.accessorySize = sizes[.accessory]
    let frames = layout.frames(in: size)
    return sizes.keys.reduce(into: [:]) { result, part in
      switch part {
      case .image: result[part] = frames.image
      case .text: result[part] = frames.text
      case .detail: result[part] = frames.detail
      case .accessory: result[part] = frames.accessory
      case .separator: result[part] = frames.separator
      }
    }
  }

  /// Reads a cell; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let new = TableCell()
    self.init(
      insets: try values.value(.insets, otherwise: new.insets),
      spacing: try values.value(.spacing, otherwise: new.spacing),
      imageSize: try values.decodeIfPresent(LayoutSize.self, forKey: .imageSize),
      detailWidth: try values.decodeIfPresent(Double.self, forKey: .detailWidth),
      accessorySize: try values.decodeIfPresent(LayoutSize.self, forKey: .accessorySize),
      separatorHeight: try values.value(.separatorHeight, otherwise: new.separatorHeight))
  }
}
