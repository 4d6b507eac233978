import BidiLint
package import BidiSource

/// The configurations that files are under: for each the nearest, from its folder upwards.
///
/// The search ends at the root of a repository, a folder with `.git`. The nearest file says how texts are checked; what one
/// above it excludes is left out all the same. Values of this type only read.
package struct ConfigurationFiles: Sendable {
  private var byFolder: [String: Configuration?] = [:]

  /// The one that counts for all files; nil where each has the nearest.
  private let only: Configuration?

  /// Whether no file is looked for.
  private let isFixed: Bool

  /// What is wrong in the files that were found.
  package internal(set) var faults: [FileFailure] = []

  /// None yet.
  package init() { (only, isFixed) = (nil, false) }

  /// Looks for the configurations of files; where one counts for all files, for none.
  ///
  /// - Parameters:
  ///   - folders: The folders of the files, as whole paths.
  ///   - read: Gives the bytes of a file; nil where there is none.
  ///   - exists: Whether something lies at a path.
  package mutating func readConfigurations(
    above folders: some Sequence<String>, read: (String) throws(FileFailure) -> [UInt8]?,
    exists: (String) throws(FileFailure) -> Bool
  ) {
    guard !isFixed else { return }
    for folder in folders { find(from: folder, read, exists) }
  }

  /// One configuration for all files, or none.
  ///
  /// - Parameter only: The configuration; nil for none.
  package init(only: Configuration?) {
    self.only = only
    isFixed = true
  }

  /// The configuration of the files of a folder; nil where there is none.
  ///
  /// - Parameter folder: A whole path, one of those that were looked at.
  /// - Returns: The nearest configuration.
  package func configuration(folder: String) -> Configuration? {
    if isFixed { return only }
    return byFolder[folder] ?? nil
  }

  /// All configurations, each once, by their paths.
  package var all: [Configuration] {
    if isFixed { return only.map { [$0] } ?? [] }
    let found = Dictionary(
      byFolder.values.compactMap(\.self).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    return found.values.sorted { $0.path < $1.path }
  }

  private mutating func find(
    from start: String, _ read: (String) throws(FileFailure) -> [UInt8]?,
    _ exists: (String) throws(FileFailure) -> Bool
  ) {
    var passed: [String] = []
    var folder = start
    var found: Configuration?
    while true {
      if let known = byFolder[folder] {
        found = known
        break
      }
      passed.append(folder)
      if let own = configuration(in: folder, read) {
        // Those that were passed have this one; the search goes on for those above.
        for folder in passed { byFolder[folder] = .some(own) }
        passed = []
        found = nil
      }
      let prefix = folder == "/" ? "" : folder
      do throws(FileFailure) {
        guard folder != "/", try !exists("\(prefix)/.git") else { break }
      } catch {
        faults.append(error)
        break
      }
      folder = folder.lastSlash.map { String(folder[..<$0]) } ?? "/"
      if folder.isEmpty { folder = "/" }
    }
    for folder in passed { byFolder[folder] = .some(found) }
  }

  private mutating func configuration(
    in folder: String, _ read: (String) throws(FileFailure) -> [UInt8]?
  ) -> Configuration? {
    for name in Configuration.fileNames {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      do throws(FileFailure) {
        guard let bytes = try read(path) else { continue }
        return try Self.configuration(path: path, bytes: bytes, folder: folder, &faults)
      } catch {
        faults.append(error)
        return nil
      }
    }
    return nil
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: Its bytes.
  ///   - folder: The folder that its patterns count from.
  ///   - faults: Gets what is wrong in it.
  /// - Returns: The configuration; nil where something is wrong.
  /// - Throws: `FileFailure` where the bytes are no text.
  package static func configuration(
    path: String, bytes: [UInt8], folder: String, _ faults: inout [FileFailure]
  ) throws(FileFailure) -> Configuration? {
    let file: SourceFile
    do throws(SourceDecodingError) {
      file = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw FileFailure(path: path, message: error.message, location: error.location)
    }
    do throws(ConfigurationFaults) {
      return try Configuration(file, folder: folder)
    } catch {
      faults += error.faults
      return nil
    }
  }
}
