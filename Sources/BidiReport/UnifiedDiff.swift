public import BidiSource
private import BidiText

/// The difference between two states of a file, as `diff -u` prints it.
///
/// Edits of values never add or remove a line, so line *n* of one is line *n* of the other.
public struct UnifiedDiff: Sendable {
  private let style: TextStyle

  /// Makes a printer.
  ///
  /// - Parameter style: On a terminal, controls are shown by name; elsewhere they are as they are, so
  ///   that `patch` can apply the text.
  public init(style: TextStyle) { self.style = style }

  /// Lines round a change.
  private static let context = 3

  /// The difference; empty where there is none.
  ///
  /// - Complexity: O(*n*).
  public func text(from old: SourceFile, to new: SourceFile) -> String {
    let oldLines = lines(of: old.text)
    let newLines = lines(of: new.text)
    guard oldLines.count == newLines.count else { return wholeFile(old, oldLines, newLines) }
    let changed = oldLines.indices.filter { oldLines[$0] != newLines[$0] }
    guard !changed.isEmpty else { return "" }
    var result = header(old)
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.context {
        last += 1
      }
      let start = max(0, changed[index] - Self.context)
      let end = min(oldLines.count, changed[last] + Self.context + 1)
      result += hunk(start..<end, Array(changed[index...last]), oldLines, newLines)
      index = last + 1
    }
    return result
  }

  private func header(_ file: SourceFile) -> String {
    // What stands before the first header is a comment to `patch`.
    let note =
      !file.encoding.isUTF8
      ? "\(file.path) is \(file.encoding.rawValue); its lines are shown as UTF-8\n" : ""
    // A name with a space ends at a tab.
    let path = style.showsControls ? style.inline(file.path) : file.path
    let name = path.contains(" ") ? path + "\t" : path
    return note + style.paint("--- \(name)", .bold) + "\n" + style.paint("+++ \(name)", .bold)
      + "\n"
  }

  private func hunk(
    _ range: Range<Int>, _ changed: [Int], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    let span = "\(range.lowerBound + 1),\(range.count)"
    var result = style.paint("@@ -\(span) +\(span) @@", .cyan) + "\n"
    let changed = Set(changed)
    var index = range.lowerBound
    while index < range.upperBound {
      guard changed.contains(index) else {
        result += line(" ", old[index], nil)
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, changed.contains(index) { index += 1 }
      for row in start..<index { result += line("-", old[row], .red) }
      for row in start..<index { result += line("+", new[row], .green) }
    }
    return result
  }

  private func wholeFile(
    _ file: SourceFile, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    var result = header(file) + "@@ -1,\(old.count) +1,\(new.count) @@\n"
    for row in old { result += line("-", row, .red) }
    for row in new { result += line("+", row, .green) }
    return result
  }

  private func line(_ sign: String, _ bytes: ArraySlice<UInt8>, _ color: TextStyle.Color?) -> String
  {
    var text = String(decoding: bytes, as: UTF8.self)
    let isComplete = bytes.last == 0x0A
    if isComplete { text = String(text.unicodeScalars.dropLast()) }
    if style.showsControls {
      text = style.inline(text)
    }
    let shown = color.map { style.paint(sign + text, $0) } ?? sign + text
    return shown + "\n" + (isComplete ? "" : "\\ No newline at end of file\n")
  }

  /// The lines with their line feeds.
  ///
  /// Other separators stay inside, as `diff` has it.
  private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
