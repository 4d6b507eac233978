import BidiFiles
import BidiLint
import BidiMessages
import BidiProject
import BidiSource
import BidiReport
import Libc
import LocalizationFiles

/// Which files of folders are looked at.
struct WalkOptions: Sendable {
  /// Patterns of paths that are left out.
  var exclude: [Glob] = []

  /// Patterns of paths, one of which a file must have; empty for all files.
  var include: [Glob] = []

  /// Whether `.gitignore` files are obeyed.
  var obeysIgnoreFiles = true

  /// Whether folders without localizations are as good as others.
  var allowsEmpty = false

  /// Whether a configuration leaves out a whole path, of a folder or of a file.
  var isLeftOut: (@Sendable (_ path: String, _ isFolder: Bool) -> Bool)?
}

/// Finds the localization files behind the paths of a command line.
struct FileWalker {
  /// The files, ordered by path within each argument, each once.
  private(set) var files: [String] = []

  /// Those of them that are named themselves.
  private(set) var named: Set<String> = []

  /// What was seen and not taken.
  private(set) var leftOut = LeftOut()

  /// What could not be looked at.
  private(set) var failures: [FileFailure] = []

  /// The folders that were looked through.
  private(set) var folders: [String] = []

  private let options: WalkOptions

  private var progress = ProgressLine()

  /// How many names of folders and localization files patterns left out.
  private var passedOver = 0

  /// Folders of other people's code and of products of a build.
  private static let foreign: Set<String> = [
    "node_modules", "DerivedData", "Pods", "Carthage", "build", "vendor", "bower_components",
  ]

  /// Endings of folders that are products, not sources.
  private static let products = [".app", ".framework", ".xcframework", ".xcarchive"]

  init(_ paths: [String], _ options: WalkOptions = WalkOptions()) {
    self.options = options
    var seen: Set<String> = []
    for path in paths {
      var found: [String] = []
      look(at: path, into: &found)
      found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      // Of a file and a link to it, the file is read: its own path says its locale.
      let taken = Set(
        (found.filter { !Self.isLink($0) } + found.filter(Self.isLink)).filter {
          seen.insert(realPath($0) ?? $0).inserted
        })
      files += found.filter(taken.contains)
    }
    progress.erase()
    leftOut.finish(beside: files)
  }

  /// Leaves out files whose paths name another locale than some, but for those that are named themselves.
  mutating func keep(locales: [MessageLocale]) {
    let before = files.count
    files.removeAll { path in
      guard !named.contains(path), let locale = locale(ofPath: path) else { return false }
      return !locales.contains { $0.includes(locale) }
    }
    leftOut.ofOtherLocales = before - files.count
  }

  /// Leaves out files that configurations do, but for those that are named themselves.
  ///
  /// - Parameters:
  ///   - settings: The configurations.
  ///   - isForced: Whether they count for these too.
  mutating func keep(by settings: ProjectSettings, isForced: Bool) {
    let before = files.count
    files.removeAll { path in
      (isForced || !named.contains(path))
        && settings.leavesOut(path, locale: locale(ofPath: path))
    }
    leftOut.byConfiguration += before - files.count
  }

  private mutating func look(at path: String, into found: inout [String]) {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      failures.append(
        FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))"))
      return
    }
    guard information.st_mode & S_IFMT == S_IFDIR else {
      // What is named is read, whatever its path.
      if Self.isNamedRead(path) || information.st_mode & S_IFMT != S_IFREG {
        found.append(path)
        named.insert(path)
      } else {
        failures.append(
          FileFailure(
            path: path, message: "is of a format that is not read; \(FileFormat.namesForPeople) are"
          ))
      }
      return
    }
    let (failureCount, before, passedOver) = (failures.count, leftOut, passedOver)
    walk(path, into: &found)
    guard found.isEmpty, failures.count == failureCount, !options.allowsEmpty else { return }
    let reason = reasonForNothing(since: before, passedOver: self.passedOver - passedOver)
    failures.append(FileFailure(path: path, message: "holds no localizations\(reason)"))
  }

  /// Why a folder holds nothing that is read, as the end of a sentence.
  private func reasonForNothing(since before: LeftOut, passedOver names: Int) -> String {
    if names > 0 {
      return " that are looked at: \(quantity(names, "name")) in it"
        + " \(names == 1 ? "is" : "are") left out by .gitignore (see --no-ignore), --exclude, --include or a configuration"
    }
    if leftOut.withoutLocale.count > before.withoutLocale.count {
      return " that are looked at: no path in it names a locale"
    }
    if leftOut.unread.count > before.unread.count {
      return " in a format that is read (\(FileFormat.namesForPeople))"
    }
    return ": no \(FileFormat.namesForPeople) in it or in a folder below it"
  }

  /// A folder that is yet to be looked through.
  private struct Folder {
    let path: String
    let parts: [Substring]
    let ignored: IgnoreFiles
  }

  /// Looks through a folder and those below it.
  ///
  /// Symbolic links to folders are not followed, so that a ring of them has an end.
  private mutating func walk(_ root: String, into found: inout [String]) {
    let real = realPath(root) ?? root
    let rootParts = real.split(separator: "/")
    var ignored = IgnoreFiles()
    if options.obeysIgnoreFiles {
      do throws(FileFailure) {
        ignored = try Self.ignoreFiles(above: rootParts)
      } catch {
        noteUnread(error)
        return
      }
      if ignored.leaveOut(rootParts, isFolder: true) {
        // The folder was named, so it is meant.
        ignored = IgnoreFiles()
      }
    }
    var folders = [Folder(path: root, parts: rootParts, ignored: ignored)]
    while let folder = folders.popLast() {
      self.folders.append(folder.path)
      progress.show(
        "looking for files: \(quantity(found.count, "file")) in \(quantity(self.folders.count, "folder"))"
      )
      guard let stream = unsafe opendir(folder.path) else {
        failures.append(
          FileFailure(path: folder.path, message: "cannot be opened: \(systemMessage(errno))"))
        continue
      }
      defer { unsafe closedir(stream) }
      var ignored = folder.ignored
      if options.obeysIgnoreFiles {
        do throws(FileFailure) {
          ignored = try ignored.adding(
            Self.ignoreFile(in: folder.path), at: folder.parts.count)
        } catch {
          noteUnread(error)
          continue
        }
      }
      while let (name, isUTF8) = unsafe nextName(in: stream, folder.path) {
        guard !name.hasPrefix(".") else { continue }
        let path = Self.path(of: name, in: folder.path)
        guard isUTF8 else {
          failures.append(
            FileFailure(path: path, message: "has a name that is not UTF-8; rename it"))
          continue
        }
        let parts = folder.parts + [name[...]]
        if let next = look(at: path, parts, rootParts.count, ignored, real, into: &found) {
          folders.append(Folder(path: path, parts: next, ignored: ignored))
        }
      }
    }
  }

  /// Notes that it is not known what a folder leaves out: nothing of it is looked at, so that no such file is changed.
  private mutating func noteUnread(_ failure: FileFailure) {
    failures.append(
      FileFailure(
        path: failure.path, message: "\(failure.message); its folder is left out",
        location: failure.location))
  }

  /// The next name of a folder that is looked through; nil behind the last, and where the rest cannot be read.
  private mutating func nextName(
    in stream: FolderStream, _ path: String
  ) -> (name: String, isUTF8: Bool)? {
    do throws(SystemError) {
      return try unsafe BidiFiles.nextName(in: stream)
    } catch {
      failures.append(
        FileFailure(path: path, message: "cannot be read to its end: \(error.message)"))
      return nil
    }
  }

  /// Looks at one name of a folder.
  ///
  /// - Returns: The parts of the path, where it is a folder to look through.
  private mutating func look(
    at path: String, _ parts: [Substring], _ rootCount: Int, _ ignored: IgnoreFiles,
    _ root: String, into found: inout [String]
  ) -> [Substring]? {
    var information = stat()
    guard unsafe lstat(path, &information) == 0 else {
      failures.append(
        FileFailure(path: path, message: "cannot be looked at: \(systemMessage(errno))"))
      return nil
    }
    let isFolder = information.st_mode & S_IFMT == S_IFDIR
    let inside = Array(parts[rootCount...])
    let name = inside.last ?? ""
    guard !options.exclude.contains(where: { $0.matchesAnywhere(inside) }) else {
      if isFolder || Self.isRead(path) { passedOver += 1 }
      return nil
    }
    if let isLeftOut = options.isLeftOut,
      isLeftOut("/" + parts.joined(separator: "/"), isFolder)
    {
      if isFolder || Self.isRead(path) { passedOver += 1 }
      return nil
    }
    guard !ignored.leaveOut(parts, isFolder: isFolder) else {
      if isFolder || Self.isRead(path) { passedOver += 1 }
      countIgnored(at: path, inside)
      return nil
    }
    if isFolder {
      if Self.isForeign(name) {
        leftOut.folders.append(path)
        return nil
      }
      return parts
    }
    if information.st_mode & S_IFMT == S_IFLNK, Self.isFolder(path) {
      if !Self.isForeign(name) { leftOut.linkedFolders.append(path) }
      return nil
    }
    guard options.include.isEmpty || options.include.contains(where: { $0.matchesAnywhere(inside) })
    else {
      if Self.isRead(path) { passedOver += 1 }
      return nil
    }
    guard Self.isRead(path) else {
      leftOut.note(path)
      return nil
    }
    // A link must not lead a repair out of the folder that was named.
    if information.st_mode & S_IFMT == S_IFLNK, let target = realPath(path),
      pathBelow(root, target) == nil
    {
      leftOut.links.append(path)
      return nil
    }
    found.append(path)
    return nil
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a folder holds other people's code or products of a build.
  private static func isForeign(_ name: Substring) -> Bool {
    foreign.contains(String(name)) || products.contains(where: name.hasSuffix)
  }

  /// Counts the localization files behind a path that `.gitignore` leaves out.
  private mutating func countIgnored(at path: String, _ inside: [Substring]) {
    var waiting = [(path, inside)]
    while let (path, inside) = waiting.popLast(), leftOut.ignored.namesLeft > 0 {
      leftOut.ignored.namesLeft -= 1
      var information = stat()
      guard let name = inside.last, !name.hasPrefix("."), unsafe lstat(path, &information) == 0,
        !options.exclude.contains(where: { $0.matchesAnywhere(inside) })
      else { continue }
      switch information.st_mode & S_IFMT {
      case S_IFDIR:
        guard !Self.isForeign(name), let stream = unsafe opendir(path) else { continue }
        defer { unsafe closedir(stream) }
        // What cannot be read is not counted.
        while let (name, _) = try? unsafe BidiFiles.nextName(in: stream) {
          waiting.append((Self.path(of: name, in: path), inside + [name[...]]))
        }
      case S_IFREG:
        let isIncluded =
          options.include.isEmpty || options.include.contains { $0.matchesAnywhere(inside) }
        if isIncluded, Self.isRead(path) { leftOut.ignored.add(path) }
      default: break
      }
    }
  }

  /// The `.gitignore` files of the folders above one, from the root of its repository.
  private static func ignoreFiles(
    above parts: [Substring]
  ) throws(FileFailure) -> IgnoreFiles {
    func path(_ count: Int) -> String { "/" + parts[..<count].joined(separator: "/") }
    var root = parts.count
    while try BidiFiles.look(at: "\(path(root))/.git") == nil {
      guard root > 0 else { return IgnoreFiles() }
      root -= 1
    }
    var files = IgnoreFiles()
    if let text = try text("\(path(root))/.git/info/exclude") {
      files = files.adding(IgnoreFile(text), at: root)
    }
    for count in root..<max(root, parts.count) {
      files = try files.adding(ignoreFile(in: path(count)), at: count)
    }
    return files
  }

  private static func ignoreFile(in folder: String) throws(FileFailure) -> IgnoreFile {
    IgnoreFile(try text("\(folder)/.gitignore") ?? "")
  }

  private static func text(_ path: String) throws(FileFailure) -> String? {
    guard try BidiFiles.look(at: path) == .file else { return nil }
    return String(decoding: try FileReader.read(path), as: UTF8.self)
  }

  /// The path of a file in a folder: `a/b`, and not `./b` or `a//b`.
  private static func path(of name: String, in folder: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isNamedRead(_ path: String) -> Bool {
    FileFormat(namedPath: path) { (try? FileReader.head(of: path)) ?? [] } != nil
  }

  private static func isRead(_ path: String) -> Bool {
    FileFormat(path: path) { (try? FileReader.head(of: path)) ?? [] } != nil
  }
}
