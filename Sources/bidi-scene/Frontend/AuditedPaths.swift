import BidiFiles
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
    if AssetCatalog.isCatalog(folder) { return catalogs.append(folder) }
    let paths = FileAccess.disk.ownPaths(in: folder, asOne: AssetCatalog.isCatalog)
    let files = paths.filter(Interfaces.isInterface)
    let folders = paths.filter(AssetCatalog.isCatalog)
    let hasSources = paths.contains(where: SourceAuditor.isSource)
    interfaces += files
    catalogs += folders
    if hasSources { sources.append(folder) }
    if files.isEmpty, folders.isEmpty, !hasSources { empty.append(folder) }
  }
}
