import BidiSource
import Foundation
import InterfaceFiles

/// The paths of an audit: folders are walked.
struct AuditedPaths {
  private(set) var scenes: [String] = []
  private(set) var interfaces: [String] = []
  /// Source files, and folders that have some.
  private(set) var sources: [String] = []
  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []
  /// Folders without anything to audit.
  private(set) var empty: [String] = []

  init(_ paths: [String]) {
    for path in paths {
      let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true {
        walk(path)
      } else if Interfaces.isInterface(path) {
        interfaces.append(path)
      } else if SourceAuditor.isSource(path) {
        sources.append(path)
      } else {
        scenes.append(path)
      }
    }
  }

  private mutating func walk(_ folder: String) {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      empty.append(folder)
      return
    }
    let first = catalogs.count
    if folder.hasSuffix(AssetCatalog.ending) { return catalogs.append(folder) }
    var found: [String] = []
    var hasSources = false
    for case let path as String in walk {
      if walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory,
        FolderKind(name: path.pathParts.last ?? "") != .own
      {
        walk.skipDescendants()
        continue
      }
      let whole = folder.endsInSlash ? folder + path : "\(folder)/\(path)"
      if path.hasSuffix(AssetCatalog.ending) {
        catalogs.append(whole)
        walk.skipDescendants()
      }
      if Interfaces.isInterface(path) { found.append(whole) }
      if SourceAuditor.isSource(path) { hasSources = true }
    }
    interfaces += found.sorted()
    if hasSources { sources.append(folder) }
    if found.isEmpty, !hasSources, catalogs.count == first { empty.append(folder) }
  }
}
