import BidiFiles
import BidiProject
import BidiSource
import Libc
import LocalizationFiles

/// The state of all files that can change the result of a check.
struct WatchedFiles {
  /// The state of each file by its path.
  private(set) var states: [String: State] = [:]

  /// The folders to watch for changes of these files.
  private(set) var folders: Set<String> = []

  /// The number of files that are checked.
  let count: Int

  /// The state of a file.
  ///
  /// It changes if the file is written or replaced.
  struct State: Hashable {
    private let numbers: [Int]

    init?(_ path: String) {
      var information = stat()
      guard unsafe stat(path, &information) == 0 else { return nil }
      #if canImport(Darwin)
        let (written, changed) = (information.st_mtimespec, information.st_ctimespec)
      #else
        let (written, changed) = (information.st_mtim, information.st_ctim)
      #endif
      numbers = [
        Int(information.st_dev), Int(information.st_ino), Int(information.st_size),
        Int(information.st_mode), written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec,
      ]
    }
  }

  /// The folder of a path and the folders above it, up to the root of its repository.
  private static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var rest = wholePath(folder(of: path))[...]
    while true {
      while rest.count > 1, rest.endsInSlash { rest.removeLast() }
      folders.append(String(rest))
      guard rest != "/", kind(of: "\(rest)/.git") == nil, let end = rest.lastSlash else {
        return folders
      }
      rest = end == rest.startIndex ? "/" : rest[..<end]
    }
  }

  /// Finds the files and their states.
  ///
  /// - Parameters:
  ///   - arguments: The paths of the command.
  ///   - options: Which files of folders are read.
  ///   - base: The language that files are compared with; nil if there is no comparison.
  ///   - others: Other files that can change the result.
  init(
    _ arguments: [String], _ options: WalkOptions, base: String?, others: [String]
  ) {
    let walker = FileWalker(arguments, options)
    count = walker.files.count
    folders = Set(walker.folders)
    var paths = walker.files + others
    // A configuration may be added or removed.
    for folder in Set(walker.folders.map(wholePath)).union(arguments.flatMap(Self.foldersAbove)) {
      paths += Configuration.fileNames.map { "\(folder == "/" ? "" : folder)/\($0)" }
    }
    if let base {
      for path in walker.files {
        guard
          let format = FileFormat(namedPath: path, head: { (try? FileReader.head(of: path)) ?? [] })
        else { continue }
        paths += format.paths(beside: wholePath(path), for: base)
      }
    }
    for path in paths {
      states[path] = State(path)
      folders.insert(WorkFolder.split(path).folder)
      // Programs write to the file that a link leads to.
      if let real = realPath(path) { folders.insert(WorkFolder.split(real).folder) }
    }
    for path in arguments {
      // A path that was removed may come back.
      folders.insert(WorkFolder.split(wholePath(path)).folder)
    }
  }
}
