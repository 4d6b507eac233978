import BidiSource

/// The source files of a project: those in which a sign of direction may stand, or all that may name something.
///
/// Found by one walk that obeys `.gitignore` and looks at no folder of tests, documents, products or other people's code.
/// The walk has a limit of names, files and bytes.
struct SourceList: Sendable {
  /// A source file.
  struct File: Sendable {
    /// The path from the root.
    let path: String

    /// What may stand in it.
    let kinds: SourceKinds
  }

  /// The root, as a whole path.
  let root: String

  /// The files, those of higher folders first, then by path.
  private(set) var files: [File] = []

  /// Whether the limits left no file out.
  private(set) var isWhole = true

  /// The limits of a walk.
  struct Limits: Sendable {
    /// The most names that are looked at.
    var names = 400_000
    /// The most files that are taken.
    var files = 40_000
    /// The most bytes that all files together have.
    var bytes = 400 << 20
    /// The most bytes of a file: larger ones are written by programs.
    var bytesOfFile = 1 << 20
  }

  /// Walks through a project.
  ///
  /// - Parameters:
  ///   - root: Its root, as a whole path.
  ///   - access: How files are read.
  ///   - limits: The limits of the walk.
  ///   - takesAll: Whether files of other kinds are taken too: data, interfaces, programs in any language.
  init(
    of root: String, _ access: FileAccess, limits: Limits = Limits(), takesAll: Bool = false
  ) {
    self.root = root
    let base = root == "/" ? "" : root
    let above = try? IgnoreFiles(above: root.pathParts, access)
    var waiting = [(folder: "", ignored: above ?? IgnoreFiles(access))]
    var (names, bytes) = (0, 0)
    var next = 0
    while next < waiting.count {
      let (folder, ignoredAbove) = waiting[next]
      next += 1
      var ignored = ignoredAbove
      let parts = "\(base)/\(folder)".pathParts
      let whole = folder.isEmpty ? root : "\(base)/\(folder)"
      let found = access.names(whole).sorted()
      if found.contains(".gitignore") {
        try? ignored.addFile(in: folder.isEmpty ? base : whole, depth: parts.count)
      }
      let folderName = parts.last ?? ""
      for name in found where !name.hasPrefix(".") {
        names += 1
        guard names <= limits.names else {
          isWhole = false
          return
        }
        let kinds = SourceKinds(name: name, folder: folderName)
        // Most names with an ending are those of files without signs.
        let isTaken =
          takesAll ? !Self.isNoText(name) && !SourceKinds.isTest(name) : !kinds.isEmpty
        guard isTaken || Self.mayBeFolder(name) else { continue }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard let item = access.item("\(base)/\(path)"),
          !ignored.ignores(parts + [name[...]], isFolder: item.kind == .folder)
        else { continue }
        if item.kind == .folder {
          if !SourceKinds.isQuiet(folder: name, in: folder.pathParts) {
            waiting.append((path, ignored))
          }
        } else if isTaken, item.size <= limits.bytesOfFile {
          guard files.count < limits.files, bytes + item.size <= limits.bytes else {
            isWhole = false
            return
          }
          bytes += item.size
          files.append(File(path: path, kinds: kinds))
        }
      }
    }
  }

  /// Endings of files that are many, and never folders.
  private static let plainEndings: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "ico", "json", "xml", "strings", "po", "mo", "pot",
    "txt", "md", "rst", "yml", "yaml", "go", "o", "a", "so", "ttf", "otf",
    "woff", "woff2", "mp3", "mp4", "wav", "zip", "gz", "pdf", "csv", "lock", "sh", "plist", "arb",
  ]

  /// Endings of files that hold no names: pictures, packed files, and catalogs, also compiled ones.
  private static let noTexts: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "webp", "ico", "mo", "o", "a", "so", "ttf", "otf", "woff",
    "woff2", "mp3", "mp4", "wav", "zip", "gz", "pdf", "lock", "md", "rst", "jar", "aar", "dll",
    "exe", "icns", "csv", "po", "pot", "ogg", "webm", "db", "sqlite", "qm", "gmo",
  ]

  /// Whether a file names nothing by its ending, or is a list of what the lint of Android has found: it names what is not used.
  private static func isNoText(_ name: String) -> Bool {
    if name == "lint-baseline.xml" { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return noTexts.contains(name[name.index(after: dot)...].lowercased()[...])
  }

  private static func mayBeFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return !plainEndings.contains(name[name.index(after: dot)...])
  }
}
