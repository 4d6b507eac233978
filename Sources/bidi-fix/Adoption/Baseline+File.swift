import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource

extension Baseline {
  /// Makes a baseline for a file.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - path: The path of the file.
  init(_ entries: Set<Entry>, path: String) { self.init(entries, folder: Self.folder(of: path)) }

  /// Reads a baseline from its file.
  init(path: String) throws(FileFailure) {
    try self.init(FileReader.read(path), path: path, folder: Self.folder(of: path))
  }

  /// The whole path of the folder that contains a baseline file.
  static func folder(of path: String) -> String {
    let whole = wholePath(path)
    return whole.lastSlash.map { String(whole[..<$0]) } ?? ""
  }

  /// The text of the file: one finding a line, sorted by path and key, so that merges of branches seldom conflict.
  var text: String {
    let lines = entries.sorted().map { "\n    " + JSONText.line($0) }
    return "{\n  \"findings\" : [\(lines.joined(separator: ","))\n  ],\n  \"version\" : 1\n}\n"
  }
}
