internal import BidiSource

/// Which sources no target has: nobody builds them, so that nothing runs them.
///
/// A project of Xcode names each file of its targets. Sources below a package of Swift or a pod need no name there, and
/// neither do those of a folder that Xcode takes as a whole: then nothing is said.
///
/// Source: Xcode, project.pbxproj: PBXFileReference, PBXFileSystemSynchronizedRootGroup.
struct BuiltFiles {
  /// Names of files that projects name, and the folders of these projects.
  private var (names, folders): (Set<Substring>, Set<String>) = ([], [])
  /// Folders of packages and pods.
  private var packages: Set<String> = []
  private var takesFolders = false
  /// The oldest iOS that a target runs on; nil if no project says so.
  private(set) var leastSystem: Double?

  /// Whether a file is one of a project, or of a pod, and no source.
  static func tells(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".podspec")
  }

  /// Reads a project, or notes a package or a pod by its path.
  mutating func add(_ file: SourceFile) {
    let path = file.path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = path.dropLast().joined(separator: "/")
    switch path.last {
    case "Package.swift", "Project.swift": packages.insert(folder)
    case let name? where name.hasSuffix(".podspec"): packages.insert(folder)
    case let name? where name.hasSuffix(".pbxproj"):
      // The project is a folder itself.
      folders.insert(path.dropLast(2).joined(separator: "/"))
      readNames(String(decoding: file.text, as: UTF8.self))
    default: break
    }
  }

  private mutating func readNames(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.contains("PBXFileSystemSynchronized") { takesFolders = true }
      if let start = line.firstRange(of: "IPHONEOS_DEPLOYMENT_TARGET = "),
        let system = Double(line[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" })
      {
        leastSystem = min(leastSystem ?? system, system)
      }
      for key in ["path = ", "name = "] {
        guard let start = line.firstRange(of: key) else { continue }
        let value = line[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
        names.insert(Substring(value.split(separator: "/").last ?? ""))
      }
    }
  }

  /// Whether no target has a source.
  ///
  /// - Complexity: O(*n*) for *n* letters in the path.
  func areWithout(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !takesFolders, let name = parts.last, !names.isEmpty, !names.contains(name) else {
      return false
    }
    let around = parts.indices.map { parts[..<$0].joined(separator: "/") }
    return around.contains(where: folders.contains) && !around.contains(where: packages.contains)
  }
}
