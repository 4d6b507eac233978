import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource

extension Baseline {
  /// Makes the baseline of a file.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - path: The path of the file.
  init(_ entries: Set<Entry>, path: String) { self.init(entries, folder: Self.folder(of: path)) }

  /// Reads the baseline of a file.
  init(path: String) throws(FileFailure) {
    try self.init(FileReader.read(path), path: path, folder: Self.folder(of: path))
  }

  /// The folder that the file of a baseline lies in, as a whole path.
  static func folder(of path: String) -> String {
    let whole = wholePath(path)
    return whole.lastIndex(of: "/").map { String(whole[..<$0]) } ?? ""
  }

  /// The baseline as a file: one finding a line, by path and key, so that two branches seldom meet in a line.
  var text: String {
    let lines = entries.sorted().map { "\n    " + JSONText.line($0) }
    return "{\n  \"findings\" : [\(lines.joined(separator: ","))\n  ],\n  \"version\" : 1\n}\n"
  }
}
