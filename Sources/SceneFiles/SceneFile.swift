public import BidiLayout
public import BidiSource
public import BidiText
internal import Foundation

/// A scene in a file: JSON as `bidi-scene schema` has it.
///
/// Besides the scene it holds what pictures need: what texts say in the right-to-left interface, and
/// what images look like.
public struct SceneFile: Sendable, Hashable {
  /// What an image looks like: figures in a box of its own size.
  public struct Figure: Sendable, Hashable, Codable {
    /// A filled figure.
    public struct Shape: Sendable, Hashable, Codable {
      /// The figure, in the coordinates of the image.
      public var path: LayoutPath
      /// The color inside.
      public var fill: LayoutColor
    }

    /// The size of the image.
    public var size: LayoutSize
    /// The figures, from back to front.
    public var shapes: [Shape]
    /// A PNG, JPEG or SVG file as a data URL, drawn below the figures; nil for figures alone.
    public var picture: String?
  }

  /// The path of the file, as it was given.
  public let path: String

  /// What the pictures are called.
  public var title: String?

  /// The scene, with the texts of the left-to-right interface.
  public var scene: LayoutScene

  /// What texts say in the right-to-left interface.
  public var translations: [String: String]

  /// The language of the right-to-left interface, as a BCP 47 tag; nil where the file does not say.
  public var locale: String?

  /// What the texts of single nodes say in the right-to-left interface, by the names of nodes; these go
  /// before ``translations``.
  public var nodeTranslations: [String: String] = [:]

  /// What images look like, by name.
  public var images: [String: Figure]

  /// How a pan goes back from this screen.
  public var backGesture: ScreenBackGesture?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - bytes: What it holds: JSON in UTF-8, or in UTF-16 with a byte order mark.
  /// - Throws: ``SceneFileError`` with all that the schema has to say, each fault with its place.
  /// - Complexity: O(*n*); the scene is resolved, so that lengths which overflow are found.
  public init(path: String, bytes: [UInt8]) throws(SceneFileError) {
    let json = try CheckedJSON<Record>(path: path, bytes: bytes, JSONSchema.scenes)
    let record = json.record
    self.path = path
    title = record.title
    scene = LayoutScene(size: record.size, windows: record.windows)
    translations = record.translations ?? [:]
    locale = record.locale
    nodeTranslations = record.nodeTranslations ?? [:]
    images = record.images ?? [:]
    backGesture = record.backGesture
    let faults = overflows(in: json.tree)
    if !faults.isEmpty { throw SceneFileError(json.source, faults) }
  }

  /// Makes a file of a scene that comes from somewhere else, such as a storyboard.
  ///
  /// - Parameters:
  ///   - path: What messages call it.
  ///   - scene: The scene, with the texts of the left-to-right interface.
  ///   - title: What the pictures are called.
  ///   - nodeTranslations: What texts say in the right-to-left interface, by the IDs of nodes.
  ///   - locale: The language of the right-to-left interface, as a BCP 47 tag.
  public init(
    path: String, scene: LayoutScene, title: String? = nil,
    nodeTranslations: [String: String] = [:],
    locale: String? = nil
  ) {
    self.locale = locale
    self.path = path
    self.scene = scene
    self.title = title
    self.nodeTranslations = nodeTranslations
    (translations, images, backGesture) = ([:], [:], nil)
  }

  /// The nodes whose places are no numbers that a picture could have, in the order of drawing; what
  /// is in them is left out.
  private func overflows(in tree: JSONValue) -> [JSONFault] {
    var found: Set<[Int]> = []
    for direction in UserInterfaceLayoutDirection.allCases {
      let resolved = resolved(in: direction, SceneSVG.Options())
      for (index, item) in resolved.items.enumerated() where !item.isFinite {
        guard item.parent.map({ resolved.items[$0].isFinite }) ?? true else { continue }
        found.insert(resolved.indexPath(of: index))
      }
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.map { indexPath in
      var (path, place) = (JSONPath(), tree)
      for (depth, index) in indexPath.enumerated() {
        let name = depth == 0 ? "windows" : "children"
        guard let list = place[name]?.elements, list.indices.contains(index) else { break }
        (path, place) = (path.appending(name).appending(index), list[index])
      }
      return JSONFault(place, path, "the place of the node comes out too large")
    }
  }

  /// The scene in one direction: in right to left with the translations of its texts.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The scene.
  /// - Complexity: O(*n*) for *n* nodes.
  public func scene(in direction: UserInterfaceLayoutDirection) -> LayoutScene {
    guard direction == .rightToLeft, !translations.isEmpty || !nodeTranslations.isEmpty else {
      return scene
    }
    return scene.replacingTexts { node, content in
      if let translation = nodeTranslations[node.id] { return translation }
      guard case .plain(let string) = content.source else { return nil }
      return translations[string]
    }
  }

  /// The file as JSON, which ``init(path:bytes:)`` reads.
  ///
  /// - Returns: JSON, names sorted, ending in a line break.
  /// - Throws: Foundation's error where it cannot be written, as for numbers that are not finite.
  public func json() throws -> String {
    let record = Record(
      title: title, size: scene.size, windows: scene.windows,
      translations: translations.isEmpty ? nil : translations, locale: locale,
      nodeTranslations: nodeTranslations.isEmpty ? nil : nodeTranslations,
      images: images.isEmpty ? nil : images, backGesture: backGesture)
    return try record.jsonText() + "\n"
  }

  /// What the file holds, by its names.
  private struct Record: Codable {
    let title: String?
    let size: LayoutSize
    let windows: [Node]
    let translations: [String: String]?
    let locale: String?
    let nodeTranslations: [String: String]?
    let images: [String: Figure]?
    let backGesture: ScreenBackGesture?
  }
}

/// What is wrong with a file of a scene or of events.
public struct SceneFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One fault.
  public struct Fault: Sendable, Hashable {
    /// Line, column and byte where the value begins that is wrong.
    public let location: SourceLocation

    /// The way to the value, as `$.windows[0].frame`.
    public let jsonPath: String

    /// What is wrong.
    public let message: String
  }

  /// The path of the file.
  public let path: String

  /// The faults, in the order of the text; at least one.
  public let faults: [Fault]

  init(path: String, faults: [Fault]) {
    self.path = path
    self.faults = faults
  }

  init(_ source: SourceFile, _ faults: [JSONFault]) {
    path = source.path
    self.faults = zip(faults, source.locations(of: faults.map(\.offset))).map { fault, location in
      Fault(location: location, jsonPath: fault.path.description, message: fault.message)
    }
  }

  /// A line for each of the first hundred faults: path, line, column, byte offset, the way to the
  /// value, what is wrong.
  ///
  /// A line says how many more there are; long ways are shortened.
  public var description: String {
    var lines = faults.prefix(100).map { fault in
      "\(path):\(fault.location.line):\(fault.location.column): error: \(fault.message)"
        + " (at \(Self.shortened(fault.jsonPath)), byte \(fault.location.byteOffset))"
    }
    let left = faults.count - lines.count
    if left > 0 { lines.append("\(path): error: \(left) more faults are left out") }
    return lines.joined(separator: "\n")
  }

  private static func shortened(_ way: String) -> String {
    way.count > 160 ? "\(way.prefix(60))…\(way.suffix(90))" : way
  }
}

extension DrawItem {
  /// Whether all numbers of the item are finite.
  fileprivate var isFinite: Bool {
    var numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      transform.px, transform.py, transform.pw, frame.x, frame.y, frame.width, frame.height,
      leadingFrame.x, leadingFrame.y, leadingFrame.width, leadingFrame.height,
    ]
    if let contentOffset { numbers += [contentOffset.x, contentOffset.y] }
    if case .text(let text) = content {
      numbers += text.paragraphs.flatMap {
        [$0.anchor(isFirstLine: true), $0.anchor(isFirstLine: false)]
      }
    }
    return numbers.allSatisfy(\.isFinite)
  }
}
