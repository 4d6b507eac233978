package import BidiSource

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
}
