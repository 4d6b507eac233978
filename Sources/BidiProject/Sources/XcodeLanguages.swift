import BidiSource

/// Tells whether the build of an Xcode project takes a file of a language: a project lists the variants of a file one by one,
/// `ar.lproj/Localizable.strings`, and takes no other ones.
///
/// Source: developer.apple.com, "Localizing strings that contain plurals", "Adding support for languages and regions": a language that
/// is added to the project gets its files; PBXVariantGroup and PBXFileSystemSynchronizedRootGroup of the file `project.pbxproj`.
struct XcodeLanguages: Sendable {
  private let access: FileAccess
  private let projects = LockedTable<String, Project?>()

  /// What a project takes.
  private struct Project: Sendable {
    /// The files in folders of languages: `ar.lproj/Localizable.strings`.
    var files: Set<String> = []

    /// The folders that are taken whole, by their names.
    var folders: Set<String> = []
  }

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a file, as a clause; nil for a file that is listed, and where no project lists the file in other languages.
  ///
  /// - Parameter path: The path of the file: `App/ar.lproj/Localizable.strings`.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    let parts = path.pathParts
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(Self.ending) else { return nil }
    let (language, file) = (parts[parts.count - 2], parts[parts.count - 1])
    var reason: String?
    var above = parts.dropLast(2)
    while true {
      let folder = (path.hasPrefix("/") ? "/" : "") + above.joined(separator: "/")
      let names = access.names(folder.isEmpty ? "." : folder)
      for name in names.sorted() where name.hasSuffix(".xcodeproj") {
        let list =
          (folder.isEmpty || folder == "/" ? folder : folder + "/") + name + "/project.pbxproj"
        guard let project = project(list) else { return nil }
        let isTaken =
          project.files.contains { $0.hasPrefix(language + "/") || $0 == language }
          || parts.dropLast().contains { project.folders.contains(String($0)) }
        if isTaken { return nil }
        if reason == nil, project.files.contains(where: { $0.hasSuffix("/" + file) }) {
          reason =
            "\(list) lists \(file) in other languages and not in \(language), so that no build takes the file"
        }
      }
      // The files of a package, and those of a library for CocoaPods, are listed by folders.
      if names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".podspec") }) {
        return nil
      }
      if names.contains(".git") || above.popLast() == nil { return reason }
    }
  }

  private static let ending = ".lproj"

  /// What a project takes; nil for one that cannot be read.
  private func project(_ path: String) -> Project? {
    projects.value(for: path) {
      guard let text = access.read(path) else { return nil }
      var project = Project()
      for line in text.split(separator: .lineFeed) {
        // `/* comment */ = { … path = ar.lproj/Localizable.strings; … };`
        for value in Self.paths(in: line) {
          let parts = value.pathParts
          if let place = parts.lastIndex(where: { $0.hasSuffix(Self.ending) }) {
            project.files.insert(parts[place...].joined(separator: "/"))
          } else if Self.isFolder(line), let last = parts.last {
            project.folders.insert(String(last))
          }
        }
      }
      // In a list of several lines, the path of a folder stands below its kind.
      let whole = Array("isa = PBXFileSystemSynchronizedRootGroup;".utf8)
      var rest = text[...]
      while let found = rest.firstRange(of: whole) {
        rest = rest[found.upperBound...]
        let group = rest.prefix { $0 != UInt8(ascii: "}") }
        project.folders.formUnion(
          Self.paths(in: group).compactMap { $0.pathParts.last.map(String.init) })
      }
      return project
    }
  }

  /// Whether a line describes a folder that is taken as it is.
  private static func isFolder(_ line: ArraySlice<UInt8>) -> Bool {
    line.firstRange(of: Array("lastKnownFileType = folder;".utf8)) != nil
  }

  /// The values of `path` and `name` in a part of a project.
  private static func paths(in text: ArraySlice<UInt8>) -> [String] {
    [Array("path = ".utf8), Array("name = ".utf8)].flatMap { label -> [String] in
      var found: [String] = []
      var rest = text
      while let place = rest.firstRange(of: label) {
        rest = rest[place.upperBound...]
        let value = rest.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != .quotationMark }
        found.append(String(decoding: value, as: UTF8.self))
      }
      return found
    }
  }
}
