import BidiFiles
import BidiProject
import BidiSource
import Libc
import LocalizationFiles

/// A path that a walk meets: the folder that the command names, or a path in it.
struct WalkedPath {
  enum Kind { case file, folder, link, linkToFolder }

  /// The path as reports show it.
  let path: String

  /// The parts of the whole path.
  let parts: [Substring]

  /// The whole path of the folder that the command names, without links, and the number of its parts.
  private let root: (path: String, count: Int)

  let kind: Kind

  /// The folder that the command names.
  init(root path: String) {
    let wholePath = realPath(path) ?? path
    (self.path, parts, kind) = (path, wholePath.pathParts, .folder)
    root = (wholePath, parts.count)
  }

  /// The path of a name in a folder.
  ///
  /// Throws the error number if the system cannot tell the kind.
  init(_ name: String, in folder: WalkedPath) throws(SystemError) {
    (path, parts, root) = (folder.pathOfChild(name), folder.parts + [name[...]], folder.root)
    var information = stat()
    guard unsafe lstat(path, &information) == 0 else { throw SystemError(number: errno) }
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: BidiFiles.kind(of: path) == .folder ? .linkToFolder : .link
      default: .file
      }
  }

  /// How reports show the path of a name in this folder: `a/b`, and not `./b` or `a//b`.
  func pathOfChild(_ name: String) -> String {
    if path == "." || path == "./" { return name }
    return path.endsInSlash ? path + name : "\(path)/\(name)"
  }

  var name: Substring { parts.last ?? "" }

  var wholePath: String { "/" + parts.joined(separator: "/") }

  /// The parts of the path after those of the folder that the command names.
  var partsInRoot: [Substring] { Array(parts[root.count...]) }

  /// Whether a format reads the file.
  var isRead: Bool { FileFormat(path: path) { (try? FileReader.head(of: path)) ?? [] } != nil }

  /// Whether the path is a link to a file outside the folder that the command names.
  var leadsOutside: Bool {
    guard kind == .link, let target = realPath(path) else { return false }
    return pathBelow(root.path, target) == nil
  }

  /// Whether a folder of this name holds other people's code or products of a build.
  var isForeign: Bool { FolderKind(name: name) == .foreign }
}
