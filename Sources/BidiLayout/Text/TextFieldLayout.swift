public import BidiAttributed

/// A field to type text in, with views at both ends, in leading space.
public struct TextFieldLayout: Sendable, Hashable, Codable {
  /// Where things are.
  public struct Frames: Sendable, Hashable {
    /// The view at the leading side, such as a magnifier; nil where there is none.
    public let leadingView: LayoutRect?
    /// What is typed, or what the field says while it is empty.
    public let text: LayoutRect
    /// The view at the trailing side, such as the button that clears; nil where there is none.
    public let trailingView: LayoutRect?
  }

  /// What lies between the field and its parts.
  public var insets: DirectionalEdgeInsets
  /// The space between parts, in points.
  public var spacing: Double
  /// The size of the view at the leading side.
  public var leadingViewSize: LayoutSize?
  /// The size of the view at the trailing side.
  public var trailingViewSize: LayoutSize?

  /// Makes a field.
  public init(
    insets: DirectionalEdgeInsets = .zero, spacing: Double = 0, leadingViewSize: LayoutSize? = nil,
    trailingViewSize: LayoutSize? = nil
  ) {
    self.insets = insets
    self.spacing = spacing
    self.leadingViewSize = leadingViewSize
    self.trailingViewSize = trailingViewSize
  }

  /// Where the parts are.
  ///
  /// - Parameter size: The size of the field.
  /// - Returns: The frames, in leading space.
  public func frames(in size: LayoutSize) -> Frames {
    let frames = TableCell(
      insets: insets, spacing: spacing, imageSize: leadingViewSize,
      accessorySize: trailingViewSize
    ).frames(in: size)
    return Frames(
      leadingView: frames.image, text: frames.text, trailingView: frames.accessory)
  }

  /// The text that a field shows: what is typed, else the placeholder.
  ///
  /// What is typed follows its paragraphs (``TextRole/field``). The placeholder is a part of the
  /// interface (``TextRole/label``), so an English one in an Arabic form stands where typing
  /// begins.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placeholder: What the field says while it is empty.
  ///   - style: The style of both.
  /// - Returns: The content of the text's node.
  public static func content(
    text: String, placeholder: String, style: ParagraphStyle = ParagraphStyle()
  ) -> TextContent {
    text.isEmpty
      ? TextContent(placeholder, style: style, role: .label)
      : TextContent(text, style: style, role: .field)
  }
}

extension TextFieldLayout: ControlLayout {
  /// A part of a text field.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// The view at the leading side.
    case leadingView
    /// What is typed, or the placeholder.
    case text
    /// The view at the trailing side.
    case trailingView
  }

  /// The text alone.
  public static let standardParts: [Part] = [.text]

  /// Where the parts are; the sizes of the views are taken from the parts that there are.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the parts that there are, in points.
  ///   - size: The size of the field.
  /// - Returns: The frames of these parts, in leading space.
  public func frames(of sizes: [Part: LayoutSize], in size: LayoutSize) -> [Part: LayoutRect] {
    var layout = self
    layout.leadingViewSize = sizes[.leadingView]
    layout.trailingViewSize = sizes[.trailingView]
    let frames = layout.frames(in: size)
    return sizes.keys.reduce(into: [:]) { result, part in
      switch part {
      case .leadingView: result[part] = frames.leadingView
      case .text: result[part] = frames.text
      case .trailingView: result[part] = frames.trailingView
      }
    }
  }

  /// Reads a field; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      insets: try values.value(.insets, otherwise: .zero),
      spacing: try values.value(.spacing, otherwise: 0),
      leadingViewSize: try values.decodeIfPresent(LayoutSize.self, forKey: .leadingViewSize),
      trailingViewSize: try values.decodeIfPresent(LayoutSize.self, forKey: .trailingViewSize))
  }
}
