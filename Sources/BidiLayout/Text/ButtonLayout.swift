/// A button with an image and a title, in leading space.
///
/// The insets work as those of `UIButton` do, but by the leading and the trailing side: the content
/// lies within ``contentInsets``; the image and the title are placed as if each had what is left
/// within insets of its own. An inset on one side alone moves a centred part by half of it.
public struct ButtonLayout: Sendable, Hashable, Codable {
  /// Where the content stands in the button.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing
  }

  /// Where the image stands.
  public enum ImagePlacement: String, Sendable, Hashable, Codable, CaseIterable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }

  /// Where things are.
  public struct Frames: Sendable, Hashable {
    /// The image.
    public let image: LayoutRect
    /// The title.
    public let title: LayoutRect
  }

  /// What lies between the button and its content.
  public var contentInsets: DirectionalEdgeInsets
  /// What lies between the content's room and that of the image.
  public var imageInsets: DirectionalEdgeInsets
  /// What lies between the content's room and that of the title.
  public var titleInsets: DirectionalEdgeInsets
  /// Where the image stands.
  public var imagePlacement: ImagePlacement
  /// The space between image and title, in points.
  public var imagePadding: Double
  /// Where the content stands.
  public var alignment: Alignment

  /// Makes a button.
  public init(
    contentInsets: DirectionalEdgeInsets = .zero, imageInsets: DirectionalEdgeInsets = .zero,
    titleInsets: DirectionalEdgeInsets = .zero, imagePlacement: ImagePlacement = .leading,
    imagePadding: Double = 0, alignment: Alignment = .center
  ) {
    self.contentInsets = contentInsets
    self.imageInsets = imageInsets
    self.titleInsets = titleInsets
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.alignment = alignment
  }

  /// Where image and title are.
  ///
  /// - Parameters:
  ///   - image: The size of the image.
  ///   - title: The size of the title.
  ///   - size: The size of the button.
  /// - Returns: The frames, in leading space.
  public func frames(image: LayoutSize, title: LayoutSize, in size: LayoutSize) -> Frames {
    let room = LayoutRect(origin: .zero, size: size).inset(by: contentInsets)
    let isRow = imagePlacement == .leading || imagePlacement == .trailing
    let isImageFirst = imagePlacement == .leading || imagePlacement == .top
    let both =
      isRow
      ? LayoutSize(
        width: image.width + imagePadding + title.width, height: max(image.height, title.height))
      : LayoutSize(
        width: max(image.width, title.width), height: image.height + imagePadding + title.height)
    func place(_ part: LayoutSize, _ insets: DirectionalEdgeInsets, isFirst: Bool) -> LayoutRect {
      let block = blockAlignment.place(both, in: room.inset(by: insets))
      let along: Double = isFirst ? -1 : 1
      return DirectionalAlignment(x: isRow ? along : blockAlignment.x, y: isRow ? 0 : along)
        .place(part, in: block)
    }
    return Frames(
      image: place(image, imageInsets, isFirst: isImageFirst),
      title: place(title, titleInsets, isFirst: !isImageFirst))
  }

  private var blockAlignment: DirectionalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension ButtonLayout: ControlLayout {
  /// A part of a button.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// The image.
    case image
    /// The title.
    case title
  }

  /// The image, then the title.
  public static let standardParts: [Part] = [.image, .title]

  /// Where the parts are; without an image or without a title there is no padding between them.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the parts that there are, in points.
  ///   - size: The size of the button.
  /// - Returns: The frames of these parts, in leading space.
  public func frames(of sizes: [Part: LayoutSize], in size: LayoutSize) -> [Part: LayoutRect] {
    var layout = self
    if sizes.count < Part.allCases.count { layout.imagePadding = 0 }
    let frames = layout.frames(
      image: sizes[.image] ?? .zero, title: sizes[.title] ?? .zero, in: size)
    return sizes.keys.reduce(into: [:]) { $0[$1] = $1 == .image ? frames.image : frames.title }
  }

  /// Reads a button; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      contentInsets: try values.value(.contentInsets, otherwise: .zero),
      imageInsets: try values.value(.imageInsets, otherwise: .zero),
      titleInsets: try values.value(.titleInsets, otherwise: .zero),
      imagePlacement: try values.value(.imagePlacement, otherwise: .leading),
      imagePadding: try values.value(.imagePadding, otherwise: 0),
      alignment: try values.value(.alignment, otherwise: .center))
  }
}
