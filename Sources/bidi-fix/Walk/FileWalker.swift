import BidiFiles
import BidiLint
import MessageSyntax
import BidiProject
import BidiSource
import Libc
import LocalizationFiles

/// Which files of folders are read.
struct WalkOptions: Sendable {
  /// Patterns of paths that are left out.
  var exclude: [Glob] = []

  /// Patterns of files that are read; empty for all files.
  var include: [Glob] = []

  /// Whether `.gitignore` files leave out paths.
  var obeysIgnoreFiles = true

  /// Whether a folder without localizations is no failure.
  var allowsEmpty = false

  /// Returns true if a configuration leaves out a whole path.
  var isExcluded: (@Sendable (_ path: String, _ isFolder: Bool) -> Bool)?
}

/// Finds the localization files of the paths that a command names.
///
/// ``WalkOptions/decision(on:_:)`` decides about each path in a folder. Files that the command names are always read.
struct FileWalker {
  /// The files to read, each once.
  ///
  /// They are in the order of the arguments, and by path within an argument.
  private(set) var files: [String] = []

  /// The files that the command names.
  private(set) var named: Set<String> = []

  /// The paths that were left out.
  private(set) var leftOut = LeftOutPaths()

  /// The failures to read a path.
  private(set) var failures: [FileFailure] = []

  /// The folders that were searched.
  private(set) var folders: [String] = []

  private let options: WalkOptions

  private var progress = ProgressLine()

  init(_ paths: [String], _ options: WalkOptions = WalkOptions()) {
    self.options = options
    var knownFiles: Set<String> = []
    for path in paths {
      var found = files(ofArgument: path)
      found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      // Of a file and the links to it, one path is read: the first that names a locale, the file's own before the links.
      let links = found.filter(Self.isLink)
      var ordered = found
      if !links.isEmpty {
        ordered = found.filter { !Self.isLink($0) } + links
        ordered = ordered.filter { locale(ofPath: $0) != nil } + ordered
      }
      let taken = Set(ordered.filter { knownFiles.insert(realPath($0) ?? $0).inserted })
      files += found.filter(taken.contains)
    }
    progress.erase()
    leftOut.finish(beside: files)
  }

  /// Leaves out some of the files that were found.
  ///
  /// - Parameters:
  ///   - reason: Why they are left out.
  ///   - includesNamed: Whether files that the command names can be left out too.
  ///   - isLeftOut: Returns true for a path that is left out.
  mutating func leaveOut(
    _ reason: LeftOutReason, includesNamed: Bool = false, where isLeftOut: (String) -> Bool
  ) {
    files.removeAll { path in
      guard includesNamed || !named.contains(path), isLeftOut(path) else { return false }
      leftOut.add(path, reason)
      return true
    }
  }

  /// The files of one path that the command names.
  private mutating func files(ofArgument path: String) -> [String] {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      failures.append(
        FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))"))
      return []
    }
    if information.st_mode & S_IFMT == S_IFDIR { return files(ofFolder: path) }
    let isRead = FileFormat(namedPath: path) { (try? FileReader.head(of: path)) ?? [] } != nil
    guard isRead || !information.isRegular else {
      failures.append(
        FileFailure(
          path: path, message: "is of a format that is not read; \(FileFormat.namesForPeople) are"))
      return []
    }
    named.insert(path)
    return [path]
  }

  /// The files of a folder that the command names.
  ///
  /// A folder without files is a failure.
  private mutating func files(ofFolder path: String) -> [String] {
    let (failureCount, before) = (failures.count, leftOut)
    let found = search(WalkedPath(root: path))
    if found.isEmpty, failures.count == failureCount, !options.allowsEmpty {
      failures.append(
        FileFailure(path: path, message: "holds no localizations\(reasonForNothing(since: before))")
      )
    }
    return found
  }

  /// Why a folder has no files to read, as the end of a sentence.
  private func reasonForNothing(since before: LeftOutPaths) -> String {
    func newCount(_ reason: LeftOutReason) -> Int { leftOut[reason].count - before[reason].count }
    let names = newCount(.pattern) + newCount(.gitIgnore)
    if names > 0 {
      return " that are looked at: \(quantity(names, "name")) in it"
        + " \(names == 1 ? "is" : "are") left out by .gitignore (see --no-ignore), --exclude, --include or a configuration"
    }
    if newCount(.noLocale) > 0 { return " that are looked at: no path in it names a locale" }
    if newCount(.unreadFormat) > 0 {
      return " in a format that is read (\(FileFormat.namesForPeople))"
    }
    return ": no \(FileFormat.namesForPeople) in it or in a folder below it"
  }

  /// Searches a folder and the folders in it.
  private mutating func search(_ root: WalkedPath) -> [String] {
    var found: [String] = []
    var ignored = IgnoreFiles(.disk)
    if options.obeysIgnoreFiles {
      do throws(FileFailure) {
        ignored = try IgnoreFiles(above: root.parts, .disk)
      } catch {
        noteUnreadIgnoreFile(error)
        return []
      }
      // The command names the folder, so it is searched even if a file above ignores it.
      if ignored.ignores(root.parts, isFolder: true) { ignored = IgnoreFiles(.disk) }
    }
    var waiting = [(folder: root, ignored: ignored)]
    while let (folder, ignoredAbove) = waiting.popLast() {
      folders.append(folder.path)
      progress.show(
        "looking for files: \(quantity(found.count, "file")) in \(quantity(folders.count, "folder"))"
      )
      guard let names = names(in: folder) else { continue }
      var ignored = ignoredAbove
      if options.obeysIgnoreFiles {
        do throws(FileFailure) {
          try ignored.addFile(in: folder.path, depth: folder.parts.count)
        } catch {
          noteUnreadIgnoreFile(error)
          continue
        }
      }
      for name in names {
        guard let path = child(name, of: folder) else { continue }
        switch options.decision(on: path, ignored) {
        case .taken where path.kind == .folder: waiting.append((path, ignored))
        case .taken: found.append(path.path)
        case .leftOut(let reason):
          leftOut.add(path.path, reason)
          if reason == .gitIgnore { countIgnored(name, in: folder) }
        }
      }
    }
    return found
  }

  /// Notes that a `.gitignore` file cannot be read.
  ///
  /// Its folder is left out, so that no ignored file is changed.
  private mutating func noteUnreadIgnoreFile(_ failure: FileFailure) {
    failures.append(
      FileFailure(
        path: failure.path, message: "\(failure.message); its folder is left out",
        location: failure.location))
  }

  /// The names in a folder; nil if the folder cannot be opened.
  private mutating func names(in folder: WalkedPath) -> [String]? {
    do throws(FileFailure) {
      let names = try FolderNames(folder.path)
      for name in names.invalidNames where !name.hasPrefix(".") {
        failures.append(
          FileFailure(
            path: folder.pathOfChild(name), message: "has a name that is not UTF-8; rename it"))
      }
      if let failure = names.failure { failures.append(failure) }
      return names.names
    } catch {
      failures.append(error)
      return nil
    }
  }

  private mutating func child(_ name: String, of folder: WalkedPath) -> WalkedPath? {
    do throws(SystemError) {
      return try WalkedPath(name, in: folder)
    } catch {
      failures.append(
        FileFailure(
          path: folder.pathOfChild(name), message: "cannot be looked at: \(error.message)"))
      return nil
    }
  }

  /// Counts the localization files of a name that a `.gitignore` file leaves out.
  private mutating func countIgnored(_ name: String, in folder: WalkedPath) {
    var waiting = [(name: name, folder: folder)]
    while let (name, folder) = waiting.popLast(), leftOut.ignored.namesLeft > 0 {
      leftOut.ignored.namesLeft -= 1
      guard let path = try? WalkedPath(name, in: folder),
        options.decision(on: path, IgnoreFiles(.disk)) == .taken
      else { continue }
      if path.kind == .file { leftOut.ignored.add(path.path) }
      guard path.kind == .folder, let names = try? FolderNames(path.path) else { continue }
      waiting += names.names.map { ($0, path) }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
