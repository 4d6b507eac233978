import BidiLint
import LocalizationFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the localization files behind the paths of a command line.
struct FileWalker {
  /// The files, ordered by path within each argument, each once.
  private(set) var files: [String] = []

  /// What could not be looked at.
  private(set) var failures: [FileFailure] = []

  /// Folders that hold no sources of the project.
  private static let skipped: Set<String> = ["node_modules", "DerivedData"]

  init(_ paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      var found: [String] = []
      look(at: path, into: &found)
      for file in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where seen.insert(realPath(file) ?? file).inserted {
        files.append(file)
      }
    }
  }

  private mutating func look(at path: String, into found: inout [String]) {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      failures.append(
        FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))"))
      return
    }
    guard information.st_mode & S_IFMT == S_IFDIR else {
      if Self.isLocalizationFile(path) || information.st_mode & S_IFMT != S_IFREG {
        found.append(path)
      } else {
        failures.append(
          FileFailure(
            path: path,
            message: "is of a format that is not read; .strings and .stringsdict files are"))
      }
      return
    }
    let before = failures.count
    walk(path, into: &found)
    if found.isEmpty, failures.count == before {
      failures.append(
        FileFailure(
          path: path,
          message:
            "holds no localizations: no .strings or .stringsdict file in it or in a folder below it"
        ))
    }
  }

  /// Looks through a folder and those below it.
  ///
  /// Symbolic links to folders are not followed, so that a ring of them has an end.
  private mutating func walk(_ root: String, into found: inout [String]) {
    var folders = [root]
    while let folder = folders.popLast() {
      guard let stream = unsafe opendir(folder) else {
        failures.append(
          FileFailure(path: folder, message: "cannot be opened: \(systemMessage(errno))"))
        continue
      }
      defer { unsafe closedir(stream) }
      while let entry = unsafe readdir(stream) {
        let (name, isUTF8) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
            unsafe (String(cString: characters), String(validatingCString: characters) != nil)
          }
        }
        guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
        let path = Self.path(of: name, in: folder)
        var information = stat()
        guard isUTF8 else {
          failures.append(
            FileFailure(path: path, message: "has a name that is not UTF-8; rename it"))
          continue
        }
        guard unsafe lstat(path, &information) == 0 else {
          failures.append(
            FileFailure(path: path, message: "cannot be looked at: \(systemMessage(errno))"))
          continue
        }
        if information.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if Self.isLocalizationFile(name) {
          found.append(path)
        }
      }
    }
  }

  /// The path of a file in a folder: `a/b`, and not `./b` or `a//b`.
  private static func path(of name: String, in folder: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isLocalizationFile(_ path: String) -> Bool {
    LocalizationFile.Format.pathExtensions.contains { path.lowercased().hasSuffix(".\($0)") }
  }
}
