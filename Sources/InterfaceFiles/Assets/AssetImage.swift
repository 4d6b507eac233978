public import BidiSource

/// An image of an asset catalog: a folder `.imageset` or `.symbolset` with its `Contents.json`.
///
/// Source: Apple, Asset Catalog Format Reference, Image Set Type (`language-direction`, `template-rendering-intent`).
public struct AssetImage: Sendable, Hashable {
  /// What an image does in interfaces of the other direction.
  public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is the same in both interfaces.
    case fixed
    /// It is drawn for left to right, and the system mirrors it from right to left.
    case leftToRightMirrors = "left-to-right-mirrors"
    /// It is drawn for right to left, and the system mirrors it from left to right.
    case rightToLeftMirrors = "right-to-left-mirrors"
    /// It has a picture for each direction.
    case both
  }

  /// A picture of an image.
  public struct Picture: Sendable, Hashable {
    /// The path of the file.
    public let path: String

    /// The pixels of the file in a point; 1 for files without pixels.
    public let scale: Double
  }

  /// The name, by which interfaces and programs ask for the image.
  public let name: String

  /// The path of `Contents.json`.
  public let path: String

  /// Where the list of pictures stands in `Contents.json`.
  public let location: SourceLocation

  /// What the image does in interfaces of the other direction.
  public let direction: Direction

  /// Whether the image is a stencil for the color of its place.
  public let isTemplate: Bool

  /// The picture for left to right, or the only one; nil if no file is named.
  public let picture: Picture?

  /// The picture of its own for right to left; nil if there is none.
  public let rightToLeftPicture: Picture?

  /// The name of ``rightToLeftPicture`` in scenes; nil if there is none.
  public var rightToLeftName: String? {
    direction == .both && rightToLeftPicture != nil ? "\(name) (right to left)" : nil
  }

  /// Reads the `Contents.json` of an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - path: The path of `Contents.json`.
  ///   - bytes: What it holds.
  /// - Throws: ``InterfaceFileError`` for what is no JSON object.
  public init(name: String, path: String, bytes: [UInt8]) throws(InterfaceFileError) {
    let source: SourceFile
    do {
      source = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw InterfaceFileError(path: path, error)
    }
    let tree: JSONValue
    do {
      tree = try JSONValue(source.text)
    } catch {
      throw InterfaceFileError(source, at: error.offset, error.message)
    }
    guard tree.isObject else {
      throw InterfaceFileError(source, at: tree.range.lowerBound, "this is no object of JSON")
    }
    let list = tree["images"] ?? tree["symbols"]
    let entries = (list?.elements ?? []).compactMap(Entry.init)
    self.name = name
    self.path = path
    location = source.location(of: list?.range.lowerBound ?? tree.range.lowerBound)
    isTemplate =
      tree["symbols"] != nil
      || tree["properties"]?["template-rendering-intent"]?.string == "template"
    let (rightToLeft, others) = (
      entries.filter { $0.direction == "right-to-left" },
      entries.filter { $0.direction != "right-to-left" }
    )
    direction =
      if rightToLeft.isEmpty {
        others.contains { $0.direction == "left-to-right" } ? .leftToRightMirrors : .fixed
      } else {
        others.isEmpty ? .rightToLeftMirrors : .both
      }
    let folder = path.lastSlash.map { String(path[...$0]) } ?? ""
    picture = Entry.best(of: others.isEmpty ? rightToLeft : others, in: folder)
    rightToLeftPicture = others.isEmpty ? nil : Entry.best(of: rightToLeft, in: folder)
  }

  /// A line of the list that names a file.
  private struct Entry {
    let file: String
    let direction: String?
    private let idiom: String
    private let scale: Double
    private let hasAppearance: Bool

    init?(_ value: JSONValue) {
      // A picture lies beside its list.
      guard let file = value["filename"]?.string, !file.isEmpty, file != "..", !file.contains("/")
      else { return nil }
      self.file = file
      direction = value["language-direction"]?.string
      idiom = value["idiom"]?.string ?? "universal"
      scale = value["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
      hasAppearance = value["appearances"] != nil
    }

    /// How near the picture is to the plain one of a telephone, and how fine.
    private var rank: (Int, Int, Double) {
      (hasAppearance ? 0 : 1, ["universal": 2, "iphone": 1][idiom] ?? 0, scale)
    }

    static func best(of entries: [Entry], in folder: String) -> Picture? {
      entries.max { $0.rank < $1.rank }.map {
        Picture(path: folder + $0.file, scale: max($0.scale, 1))
      }
    }
  }
}
