import BidiSource
import LocalizationFiles

@testable import BidiProject

/// A project in memory: texts by their paths from its root, `/p`.
struct MemoryProject: Sendable {
  let files: [String: String]
  let reads = Counter()

  /// Counts files that are read.
  ///
  /// Sendable without a check: the lock is held wherever the count is touched.
  final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  init(_ files: [String: String], root: String? = ".git/HEAD") {
    var files = files
    if let root { files[root] = "" }
    self.files = Dictionary(uniqueKeysWithValues: files.map { ("/p/\($0)", $1) })
  }

  /// The files as a finder reads them.
  var access: FileAccess {
    var names: [String: Set<String>] = [:]
    for path in files.keys {
      var parts = path.split(separator: "/").map(String.init)
      while let name = parts.popLast() {
        names["/" + parts.joined(separator: "/"), default: []].insert(name)
      }
    }
    let (files, folders, reads) = (files, names, reads)
    return FileAccess(
      contents: { path throws(FileFailure) in
        guard let text = files[path] else {
          throw FileFailure(path: path, message: "is not there")
        }
        reads.add()
        return Array(text.utf8)
      },
      kindOrFailure: { path throws(FileFailure) in
        files[path] != nil ? .file : folders[path] != nil ? .folder : nil
      },
      wholePath: { $0.hasPrefix("/") ? $0 : "/p/\($0)" },
      names: { folder in Array(folders[folder] ?? []) },
      item: { path in
        files[path].map { (.file, $0.utf8.count) } ?? (folders[path] != nil ? (.folder, 0) : nil)
      })
  }

  /// The decision for a file of texts.
  func decision(_ path: String, readsSources: Bool = true) -> ContainerDecision? {
    let whole = "/p/\(path)"
    // Qt's .ts are known by their first line.
    guard let format = FileFormat(namedPath: whole, head: { Array("<!DOCTYPE TS>".utf8) })
    else { return nil }
    let folder = whole.lastIndex(of: "/").map { String(whole[..<$0]) }
    return SourceFinders(access, readsSources: readsSources).containers.decision(
      for: format.toolkits(ofPath: path), in: folder)
  }

  /// The containers by name, with `!` if a direction is missing; `unknown` where nothing is known.
  func containers(_ path: String) -> String {
    guard let decision = decision(path) else { return "unknown" }
    return ContainerChoice(decision.containers).rawValue + (decision.missing == nil ? "" : "!")
  }
}
