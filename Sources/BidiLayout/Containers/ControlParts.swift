/// A control that knows where its parts stand, by their sizes.
///
/// ``ButtonLayout``, ``TextFieldLayout`` and ``TableCell`` are such; ``ControlParts`` arranges the
/// children of a node by them.
public protocol ControlLayout: Sendable, Hashable, Codable {
  /// A part of the control; the raw value is the name of the part in scene files.
  associatedtype Part: RawRepresentable<String>, CaseIterable, Sendable, Hashable, Codable

  /// The parts that children are where nothing else is said, in order.
  static var standardParts: [Part] { get }

  /// Where the parts are.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the parts that there are, in points.
  ///   - size: The size of the control.
  /// - Returns: The frames of these parts, in leading space.
  func frames(of sizes: [Part: LayoutSize], in size: LayoutSize) -> [Part: LayoutRect]
}

/// Children as the parts of a control: the first child is the first part, and so on.
///
/// Children after the last part stand by their own frames in leading space, as a badge on a button
/// does.
public struct ControlParts<Layout: ControlLayout>: Sendable, Hashable {
  /// What places the parts.
  public var layout: Layout

  /// Which part each child is, in the order of the children; each part at most once.
  public var parts: [Layout.Part]

  /// Makes an arrangement.
  public init(_ layout: Layout, parts: [Layout.Part] = Layout.standardParts) {
    self.layout = layout
    self.parts = parts
  }

  /// Where children stand, in leading space.
  ///
  /// - Parameters:
  ///   - sizes: The size of each child; nil for a child that is hidden, whose part there is not.
  ///   - size: The size of the control.
  /// - Returns: The frame of each child; nil for a child that is hidden or no part.
  func frames(of sizes: [LayoutSize?], in size: LayoutSize) -> [LayoutRect?] {
    var known: [Layout.Part: LayoutSize] = [:]
    for (part, size) in zip(parts, sizes) where known[part] == nil { known[part] = size }
    let frames = layout.frames(of: known, in: size)
    return sizes.indices.map { index in
      index < parts.count && sizes[index] != nil ? frames[parts[index]] : nil
    }
  }
}

extension ControlParts: Codable {
  private enum CodingKeys: String, CodingKey {
    case parts
  }

  /// Reads a control's layout, with `parts` beside its own members.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit, or for a part that is named twice.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try Layout(from: decoder), parts: try values.value(.parts, otherwise: Layout.standardParts))
    var seen: Set<Layout.Part> = []
    for part in parts where !seen.insert(part).inserted {
      throw DecodingError.dataCorruptedError(
        forKey: .parts, in: values, debugDescription: "the part '\(part.rawValue)' is named twice")
    }
  }

  /// Writes the layout, and the parts where they differ from the standard ones.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    try layout.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(parts, .parts, unless: Layout.standardParts)
  }
}
