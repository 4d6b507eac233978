import BidiSource

/// The difference between two states of a file whose edits add and remove no line, as `diff -u` prints it.
struct LineDifference {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Lines round a change.
  private static let context = 3

  init(from old: SourceFile, to new: SourceFile) {
    self.old = Self.lines(old.text)
    self.new = Self.lines(new.text)
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// The difference under a name; empty where there is none.
  func unified(name: String) -> String {
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard !changed.isEmpty, old.count == new.count else { return "" }
    var result = "--- \(name)\n+++ \(name)\n"
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.context {
        last += 1
      }
      let range =
        max(0, changed[index] - Self.context)..<min(old.count, changed[last] + Self.context + 1)
      result +=
        "@@ -\(range.lowerBound + 1),\(range.count) +\(range.lowerBound + 1),\(range.count) @@\n"
      let inHunk = Set(changed[index...last])
      var row = range.lowerBound
      while row < range.upperBound {
        let start = row
        while row < range.upperBound, inHunk.contains(row) == inHunk.contains(start) { row += 1 }
        if inHunk.contains(start) {
          for line in old[start..<row] { result += Self.line("-", line) }
          for line in new[start..<row] { result += Self.line("+", line) }
        } else {
          for line in old[start..<row] { result += Self.line(" ", line) }
        }
      }
      index = last + 1
    }
    return result
  }

  private static func line(_ sign: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: bytes, as: UTF8.self)
    return bytes.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }
}
