/// What a node draws itself, in its box and above its decoration.
public enum Content: Sendable, Hashable {
  /// Nothing.
  case container

  /// A figure, filled.
  indirect case shape(LayoutPath, fill: LayoutColor)

  /// Text.
  indirect case text(TextContent)

  /// An image.
  indirect case image(ImageContent)

  /// A control of the system.
  indirect case control(ControlContent)

  /// A page that follows the direction itself.
  case web

  /// The keyboard of the system.
  case keyboard

  /// The status bar of the system.
  case statusBar

  /// Something else, drawn by the app, and what ``MirroringBehavior/automatic`` means for it.
  indirect case custom(name: String, MirroringBehavior)

  /// What ``MirroringBehavior/automatic`` means for a node with this content.
  ///
  /// Text, pages and the system's own views are upright; so are images, but for those that show a
  /// direction. Everything else inherits, and a window that holds nothing else is mirrored.
  ///
  /// - Parameter isWindow: Whether the node is a window.
  /// - Returns: The behavior, never ``MirroringBehavior/automatic``.
  public func automaticBehavior(isWindow: Bool = false) -> MirroringBehavior {
    switch self {
    case .container, .shape: isWindow ? .mirrored : .inherit
    // Controls are drawn in the direction of their node.
    case .text, .web, .keyboard, .statusBar, .control: .upright
    case .image(let image): image.mirroring == .automatic ? .mirrored : .upright
    case .custom(_, .automatic): isWindow ? .mirrored : .inherit
    case .custom(_, let behavior): behavior
    }
  }
}

extension Content {
  /// The content in one color: a text, and an image as a stencil unless it keeps its own colors.
  func colored(_ color: LayoutColor) -> Self {
    switch self {
    case .text(var text):
      text.color = color
      return .text(text)
    case .image(var image) where image.renderingMode != .original:
      (image.renderingMode, image.tint) = (.template, color)
      return .image(image)
    default: return self
    }
  }
}

/// What a node draws itself, for one direction.
public enum ResolvedContent: Sendable, Hashable {
  /// Nothing.
  case container

  /// A figure, filled.
  indirect case shape(LayoutPath, fill: LayoutColor)

  /// Text.
  indirect case text(ResolvedText)

  /// An image, and how its stored pixels are turned. The node's mirroring is in it: it is drawn by
  /// ``DrawItem/transform``.
  indirect case image(ResolvedImage)

  /// A control of the system, which is drawn in the direction of its item.
  indirect case control(ControlContent)

  /// A page.
  case web

  /// The keyboard of the system.
  case keyboard

  /// The status bar of the system.
  case statusBar

  /// Something else, drawn by the app.
  case custom(name: String)
}
