extension Content: Codable {
  private struct Shape: Codable {
    let path: LayoutPath
    let fill: LayoutColor
  }

  private struct Custom: Codable {
    let name: String
    let automatic: MirroringBehavior?
  }

  /// Reads content: `"container"`, `"web"`, `"keyboard"`, `"statusBar"`, or an object with the one
  /// key `text`, `image`, `control`, `shape` or `custom`.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for content that does not fit.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.named()
    switch (name, values) {
    case ("container", nil): self = .container
    case ("web", nil): self = .web
    case ("keyboard", nil): self = .keyboard
    case ("statusBar", nil): self = .statusBar
    case ("text", let values?):
      self = .text(try values.decode(TextContent.self, forKey: NamedKey(name)))
    case ("image", let values?):
      self = .image(try values.decode(ImageContent.self, forKey: NamedKey(name)))
    case ("control", let values?):
      self = .control(try values.decode(ControlContent.self, forKey: NamedKey(name)))
    case ("shape", let values?):
      let shape = try values.decode(Shape.self, forKey: NamedKey(name))
      self = .shape(shape.path, fill: shape.fill)
    case ("custom", let values?):
      let custom = try values.decode(Custom.self, forKey: NamedKey(name))
      self = .custom(name: custom.name, custom.automatic ?? .automatic)
    default: throw decoder.unknownName(name)
    }
  }

  /// Writes content.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .container: try encoder.encode(name: "container")
    case .web: try encoder.encode(name: "web")
    case .keyboard: try encoder.encode(name: "keyboard")
    case .statusBar: try encoder.encode(name: "statusBar")
    case .text(let text): try encoder.encode(text, named: "text")
    case .image(let image): try encoder.encode(image, named: "image")
    case .control(let control): try encoder.encode(control, named: "control")
    case .shape(let path, let fill):
      try encoder.encode(Shape(path: path, fill: fill), named: "shape")
    case .custom(let name, let behavior):
      try encoder.encode(
        Custom(name: name, automatic: behavior == .automatic ? nil : behavior), named: "custom")
    }
  }
}
