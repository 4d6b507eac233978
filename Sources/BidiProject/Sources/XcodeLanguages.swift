import BidiSource

/// Tells whether the build of an Xcode project takes a file of a language: a project lists the variants of a file one by one,
/// `ar.lproj/Localizable.strings`, and takes no other ones.
///
/// A project that a tool makes anew for each build says nothing: what is on the disk may be older than the file.
///
/// Source: the file `project.pbxproj`, its objects PBXVariantGroup and PBXFileSystemSynchronizedRootGroup.
struct XcodeLanguages: Sendable {
  private let access: FileAccess
  private let projects = LockedTable<String, Project?>()
  private let inFolders = LockedTable<String, Folder>()

  /// What a project takes.
  private struct Project: Sendable {
    /// The folders of languages: `ar.lproj`.
    var languages: Set<String> = []

    /// The names of files in folders of languages.
    var files: Set<String> = []

    /// The folders that are taken whole, by their names.
    var folders: Set<String> = []
  }

  /// What a folder says of projects.
  private struct Folder: Sendable {
    /// The projects in it, and in the folders in it, the nearest first.
    let projects: [String]

    /// Whether no project lists the files below it.
    let isOpen: Bool

    /// Whether it is the root of a repository.
    let isRoot: Bool
  }

  /// Files with which tools make projects, and those of packages, which list folders.
  private static let tools: Set<String> = [
    "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel", "CMakeLists.txt",
    "Package.swift",
  ]

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a file, as a clause; nil for a file that is listed, and where no project lists the file in other languages.
  ///
  /// - Parameter path: The whole path of the file: `/app/ar.lproj/Localizable.strings`.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    let parts = path.pathParts
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(Self.ending),
      // A bundle is taken whole.
      !parts.contains(where: { $0.hasSuffix(".bundle") })
    else { return nil }
    let (language, file) = (String(parts[parts.count - 2]), String(parts[parts.count - 1]))
    var reason: String?
    var above = parts.dropLast(2)
    while true {
      let folder = folder("/" + above.joined(separator: "/"))
      if folder.isOpen { return nil }
      for list in folder.projects {
        guard let project = project(list) else { return nil }
        if project.languages.contains(language)
          || parts[above.count...].contains(where: { project.folders.contains(String($0)) })
        {
          return nil
        }
        if reason == nil, project.files.contains(file) {
          let name = list.pathParts.last.map(String.init) ?? list
          reason =
            "\(name) lists \(file) in other languages and not in \(language), so that no build takes the file"
        }
      }
      if folder.isRoot || above.popLast() == nil { return reason }
    }
  }

  private static let ending = ".lproj"

  private func folder(_ path: String) -> Folder {
    inFolders.value(for: path) {
      let names = access.names(path)
      let base = path == "/" ? path : path + "/"
      func projects(in base: String, _ names: [String]) -> [String] {
        names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { base + $0 }
      }
      // At the root of a disk other people's folders begin.
      let inner =
        path == "/"
        ? []
        : names.sorted().filter { !$0.contains(".") }.flatMap {
          projects(in: "\(base)\($0)/", access.names(base + $0))
        }
      return Folder(
        projects: projects(in: base, names) + inner,
        isOpen: names.contains { Self.tools.contains($0) || $0.hasSuffix(".podspec") },
        isRoot: names.contains(".git"))
    }
  }

  /// What a project takes; nil for one that cannot be read.
  private func project(_ path: String) -> Project? {
    projects.value(for: path) {
      guard let text = access.read(path + "/project.pbxproj") else { return nil }
      var project = Project()
      for line in text.split(separator: .lineFeed) {
        // `/* comment */ = { … path = ar.lproj/Localizable.strings; … };`
        for value in Self.paths(in: line) {
          let parts = value.pathParts
          if let place = parts.lastIndex(where: { $0.hasSuffix(Self.ending) }) {
            project.languages.insert(String(parts[place]))
            if let file = parts[(place + 1)...].last { project.files.insert(String(file)) }
          } else if Self.isFolder(line), let last = parts.last {
            project.folders.insert(String(last))
          }
        }
      }
      // A description of several lines.
      let whole = Array("isa = PBXFileSystemSynchronizedRootGroup;".utf8)
      var rest = text[...]
      while let found = rest.firstRange(ofBytes: whole) {
        rest = rest[found.upperBound...]
        project.folders.formUnion(
          Self.paths(in: Self.restOfObject(rest)).compactMap { $0.pathParts.last.map(String.init) })
      }
      return project
    }
  }

  /// The bytes up to the bracket that closes the object around them.
  private static func restOfObject(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    return text.prefix { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth >= 0
    }
  }

  /// Whether a line describes a folder that is taken as it is.
  private static func isFolder(_ line: ArraySlice<UInt8>) -> Bool {
    ["lastKnownFileType = folder", "lastKnownFileType = \"folder", "lastKnownFileType = \"wrapper"]
      .contains { line.firstRange(ofBytes: Array($0.utf8)) != nil }
  }

  /// The values of `path` and `name` in a part of a project.
  private static func paths(in text: ArraySlice<UInt8>) -> [String] {
    [Array("path = ".utf8), Array("name = ".utf8)].flatMap { label -> [String] in
      var found: [String] = []
      var rest = text
      while let place = rest.firstRange(ofBytes: label) {
        rest = rest[place.upperBound...]
        let value = rest.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != .quotationMark }
        found.append(String(decoding: value, as: UTF8.self))
      }
      return found
    }
  }
}
