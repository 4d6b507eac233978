package import BidiSource
import LocalizationFiles

/// The source files of projects: each project is walked through once.
package final class ProjectSources: Sendable {
  /// How files are read.
  let access: FileAccess

  private let lock = Lock()
  private let roots = LockedTable<String, String?>()
  private let lists = LockedTable<String, SourceList>()

  /// Makes a finder of source files.
  ///
  /// - Parameter access: How files are read.
  package init(_ access: FileAccess) { self.access = access }

  /// The root of the project around a folder; nil where no folder above looks like a project.
  func root(above folder: String) -> String? {
    roots.value(for: folder) { ProjectRoot.above(folder, access) }
  }

  /// The source files of a project.
  func list(of root: String) -> SourceList {
    // One walk at a time: the others wait for its answer.
    lock.withLock { lists.value(for: root) { SourceList(of: root, access) } }
  }

  /// A source file; nothing is in a report of our own that lies in the project, for it is no page of the program.
  ///
  /// - Parameter path: The whole path.
  /// - Returns: The bytes; nil where it cannot be read.
  func read(_ path: String) -> [UInt8]? {
    guard let bytes = access.read(path) else { return nil }
    let isReport =
      path.hasSuffix(".html")
      && bytes.prefix(Self.longestHead).firstRange(ofBytes: Self.mark) != nil
    return isReport ? [] : bytes
  }

  /// What the head of each page of BidiKit has: see `Page`.
  private static let mark = Array("<meta name=\"generator\" content=\"BidiKit\">".utf8)

  /// How many bytes of a page are looked at for the mark.
  private static let longestHead = 512

  /// The files of a project that may name a text, without those that hold texts; nil if the limits left some out.
  func everything(of root: String) -> [String]? {
    let list = SourceList(of: root, access, takesAll: true)
    guard list.isWhole else { return nil }
    let base = root == "/" ? "" : root
    return list.files.lazy.map(\.path).filter { path in
      FileFormat(path: path) { [access] in access.read("\(base)/\(path)") ?? [] } == nil
    }
  }
}
