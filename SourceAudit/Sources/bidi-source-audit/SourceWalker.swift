import BidiSource
import Foundation
import SourceAudit

/// Finds the source files of paths.
struct SourceWalker {
  /// The files, in the order of the paths, those of a folder by their names, each once.
  private(set) var files: [String] = []

  /// The paths that cannot be audited, with the reason.
  private(set) var failures: [AuditResult.Failure] = []

  /// Files of the folders that are not audited, and name what others are: headers, storyboards, XIBs, lists of properties,
  /// projects of Xcode, pods.
  private(set) var others: [String] = []

  /// Whether a folder was given: then a project is known, and not some files of one alone.
  private(set) var hasFolder = false

  private static let endsOfOthers = [
    ".h", ".storyboard", ".xib", ".plist", ".pbxproj", ".podspec",
  ]

  private var paths: Set<String> = []

  /// Adds a file, or the files of a folder.
  mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      failures.append(.init(file: path, message: "the file cannot be read: it does not exist"))
      return
    }
    if isFolder.boolValue {
      hasFolder = true
      addFolder(path)
    } else if SourceAudit.takes(path: path) {
      addFile(path)
    } else {
      failures.append(
        .init(file: path, message: "the file is neither Swift nor Objective-C by its name"))
    }
  }

  private mutating func addFile(_ path: String) {
    if paths.insert(path).inserted { files.append(path) }
  }

  /// Adds the files of a folder and of those in it; links are not followed.
  private mutating func addFolder(_ root: String) {
    var open = [root]
    while let folder = open.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      } catch {
        failures.append(
          .init(
            file: folder, message: "the folder cannot be read: \(error.localizedDescription)"))
        continue
      }
      var folders: [String] = []
      for name in names {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let type =
          (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if type == .typeDirectory {
          if FolderKind(name: name) == .own { folders.append(path) }
        } else if type == .typeRegular, SourceAudit.takes(path: name), !name.hasSuffix(".h") {
          addFile(path)
        } else if type == .typeRegular, Self.endsOfOthers.contains(where: name.hasSuffix) {
          others.append(path)
        }
      }
      open += folders.reversed()
    }
  }
}
