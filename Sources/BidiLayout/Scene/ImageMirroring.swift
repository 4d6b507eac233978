public import BidiText

/// Whether an image is mirrored.
public enum ImageMirroring: String, Sendable, Hashable, Codable, CaseIterable {
  /// Never: photographs, logos, and whatever holds text.
  case never

  /// In right-to-left interfaces: arrows and other images that show a direction.
  case automatic

  /// In both directions.
  case always
}

/// An image, by name, as its author says it: for both directions.
public struct ImageContent: Sendable, Hashable, Codable {
  /// How an image takes on color.
  public enum RenderingMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// As its place decides.
    case automatic
    /// In its own colors.
    case original
    /// As a stencil for the color of its place.
    case template
  }

  /// How an image whose sides have another ratio than its box lies in the box.
  public enum Scaling: String, Sendable, Hashable, Codable, CaseIterable {
    /// As large as it can be, whole.
    case fit
    /// As small as it can be without leaving room; what goes over the box is not seen.
    case cover
    /// In its own size in the middle; what goes over the box is not seen.
    case center
  }

  /// The name of the image.
  public var name: String

  /// The name of another image for right-to-left interfaces, as for images that hold text.
  public var rightToLeftName: String?

  /// Whether the image is mirrored.
  public var mirroring: ImageMirroring

  /// How stored pixels are turned.
  public var orientation: ImageOrientation

  /// How the image takes on color.
  public var renderingMode: RenderingMode

  /// How the image lies in its box; nil for stretched over the box.
  public var scaling: Scaling?

  /// The color of a stencil; nil for a color that is not known.
  public var tint: LayoutColor?

  /// Makes an image that is not mirrored unless it is asked for.
  public init(
    name: String, rightToLeftName: String? = nil, mirroring: ImageMirroring = .never,
    orientation: ImageOrientation = .up, renderingMode: RenderingMode = .automatic,
    scaling: Scaling? = nil, tint: LayoutColor? = nil
  ) {
    self.name = name
    self.rightToLeftName = rightToLeftName
    self.mirroring = mirroring
    self.orientation = orientation
    self.renderingMode = renderingMode
    self.scaling = scaling
    self.tint = tint
  }

  /// The image to show.
  ///
  /// ```swift
  /// let image = ImageContent(name: "back", mirroring: .automatic)
  /// image.resolved(in: .rightToLeft).orientation  // .upMirrored
  /// ```
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The image, with its rendering mode.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> ResolvedImage {
    let isMirrored =
      switch mirroring {
      case .never: false
      case .automatic: direction == .rightToLeft
      case .always: true
      }
    return resolved(in: direction, isMirrored: isMirrored)
  }

  func resolved(in direction: UserInterfaceLayoutDirection, isMirrored: Bool) -> ResolvedImage {
    ResolvedImage(
      name: direction == .rightToLeft ? rightToLeftName ?? name : name,
      orientation: isMirrored ? orientation.horizontallyMirrored : orientation,
      renderingMode: renderingMode, scaling: scaling, tint: tint)
  }
}

/// An image to show in one direction.
///
/// It is not resolved again.
public struct ResolvedImage: Sendable, Hashable, Codable {
  /// The name of the image.
  public let name: String

  /// How stored pixels are turned, the mirror included.
  public let orientation: ImageOrientation

  /// How the image takes on color.
  public let renderingMode: ImageContent.RenderingMode

  /// How the image lies in its box; nil for stretched over the box.
  public let scaling: ImageContent.Scaling?

  /// The color of a stencil; nil for a color that is not known.
  public let tint: LayoutColor?
}

extension ImageContent {
  /// Reads an image; only the name is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      rightToLeftName: try values.decodeIfPresent(String.self, forKey: .rightToLeftName),
      mirroring: try values.value(.mirroring, otherwise: .never),
      orientation: try values.value(.orientation, otherwise: .up),
      renderingMode: try values.value(.renderingMode, otherwise: .automatic),
      scaling: try values.decodeIfPresent(Scaling.self, forKey: .scaling),
      tint: try values.decodeIfPresent(LayoutColor.self, forKey: .tint))
  }
}
