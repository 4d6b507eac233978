internal import BidiSource

/// The images of asset catalogs, by name.
///
/// ```swift
/// let contents = #"{"images": [{"idiom": "universal", "filename": "back.svg", "language-direction": "left-to-right"}]}"#
/// let files = ["App": ["A.xcassets"], "App/A.xcassets": ["back.imageset"]]
/// let catalog = AssetCatalog(
///   folders: ["App/A.xcassets"], list: { files[$0] ?? [] }, read: { _ in Array(contents.utf8) })
/// catalog.image("back")?.direction  // .leftToRightMirrors
/// ```
public struct AssetCatalog: Sendable {
  /// What is wrong with the files, each with its path and line.
  public private(set) var problems: [String] = []

  /// The images of each name; catalogs of several targets may have one name.
  private var images: [String: [AssetImage]] = [:]

  /// The end of the name of a catalog's folder.
  public static let ending = ".xcassets"

  /// Whether a name is that of a catalog's folder.
  package static func isCatalog(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// How deep groups are read in groups.
  private static let deepest = 16

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - folders: The paths of folders that end in `.xcassets`.
  ///   - list: The names in a folder; empty for a folder that cannot be read, and for a link to one, which may lead in a
  ///     circle.
  ///   - read: The bytes of a file; nil for one that cannot be read.
  /// - Complexity: O(*n*) for *n* names in the folders.
  public init(
    folders: [String], list: (_ folder: String) -> [String], read: (_ path: String) -> [UInt8]?
  ) {
    var open = folders.reversed().map { (folder: $0, namespace: "", depth: 0) }
    while let (folder, namespace, depth) = open.popLast() {
      for name in list(folder).sorted().reversed() {
        let path = "\(folder)/\(name)"
        let stem = name.lastDot.map { String(name[..<$0]) } ?? name
        switch name.dropFirst(stem.count) {
        case ".imageset", ".symbolset": add(namespace + stem, "\(path)/Contents.json", read)
        case "", ".spriteatlas":
          guard depth < Self.deepest else { break }
          // Only a group that says so is a part of the names in it.
          let contents = read("\(path)/Contents.json")
          let isNamespace =
            contents.flatMap { try? JSONValue($0) }?["properties"]?["provides-namespace"]?.bool
          open.append(
            (path, isNamespace == true ? "\(namespace)\(stem)/" : namespace, depth + 1))
        default: break
        }
      }
    }
  }

  private mutating func add(_ name: String, _ path: String, _ read: (String) -> [UInt8]?) {
    guard let bytes = read(path) else { return }
    do {
      images[name, default: []].append(try AssetImage(name: name, path: path, bytes: bytes))
    } catch {
      let place = error.location
      problems.append("\(path):\(place.line):\(place.column): warning: \(error.message)")
    }
  }

  /// The images, by name and then by path.
  public var all: [AssetImage] {
    images.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.path < $1.path } }
  }

  /// An image; of several with one name, the one whose folder is nearest to a file.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - path: The file that asks for the image.
  /// - Returns: Nil where no catalog has the name.
  public func image(_ name: String, near path: String = "") -> AssetImage? {
    guard let candidates = images[name], candidates.count > 1 else { return images[name]?.first }
    func nearness(_ image: AssetImage) -> Int {
      zip(image.path.pathParts, path.pathParts).prefix { $0 == $1 }.count
    }
    return candidates.max { (nearness($0), $1.path) < (nearness($1), $0.path) }
  }
}

extension String {
  /// The place of the last full stop; nil if there is none.
  fileprivate var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}
