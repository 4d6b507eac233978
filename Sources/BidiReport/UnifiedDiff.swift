public import BidiSource
private import BidiText

/// The difference between two states of a file, as `diff -u` prints it.
///
/// Edits of values never add or remove a line, so line *n* of one is line *n* of the other.
public struct UnifiedDiff: Sendable {
  private let style: TextStyle
  private let folder: String?

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - style: On a terminal, controls are shown by name; elsewhere they are as they are, so that `patch` can apply
  ///     the text.
  ///   - folder: The working folder: paths below it are written from there, because `git apply` takes no others.
  public init(style: TextStyle, folder: String? = nil) {
    self.style = style
    self.folder = folder
  }

  /// Lines round a change.
  private static let context = 3

  /// Whether the difference of a file is a patch: its bytes are those that are shown.
  public static func isPatch(of file: SourceFile) -> Bool { file.encoding.isUTF8 }

  /// The difference; empty where there is none.
  ///
  /// That of a file that is not in UTF-8 can be read, but not applied: `#` stands before each line, so that `git apply`
  /// and `patch` pass over it and make the other changes of the text.
  ///
  /// - Complexity: O(*n*).
  public func text(from old: SourceFile, to new: SourceFile) -> String {
    let text = difference(from: old, to: new)
    guard !text.isEmpty, !Self.isPatch(of: old) else { return text }
    let note =
      "\(shownName(old)) is \(old.encoding.rawValue); its lines are shown as UTF-8, which no patch can change"
    return ([note[...]] + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
      .map { "# \($0)\n" }.joined()
  }

  private func difference(from old: SourceFile, to new: SourceFile) -> String {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
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

  /// The path from the working folder, without what `git apply` refuses before it.
  private func shownName(_ file: SourceFile) -> String {
    var path = Substring(file.path)
    if let folder, path.hasPrefix(folder + "/") { path = path.dropFirst(folder.count + 1) }
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return style.showsControls ? style.inline(String(path)) : String(path)
  }

  /// The name of a file in the lines before its difference.
  func headerName(of file: SourceFile) -> String { headerName(shownName(file)) }

  private func header(_ file: SourceFile) -> String {
    let name = headerName(of: file)
    return style.paint("--- \(name)", .bold) + "\n" + style.paint("+++ \(name)", .bold) + "\n"
  }

  /// A name as the lines before a difference have it, in the way of git.
  private func headerName(_ path: String) -> String {
    let hasControls = path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    guard hasControls || path.hasPrefix("\"") else {
      // A name with a space ends at a tab.
      return path.contains(" ") ? path + "\t" : path
    }
    let bytes = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\\(Character(Unicode.Scalar(byte)))"
      case 0x20..<0x7F: "\(Character(Unicode.Scalar(byte)))"
      default: "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)"
      }
    }
    return "\"\(bytes.joined())\""
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
  private func lines(of file: SourceFile) -> [ArraySlice<UInt8>] {
    // A byte order mark is a part of the first line.
    let isMarked = file.encoding == .utf8WithBOM && !style.showsControls
    let text = isMarked ? file.encoding.byteOrderMark + file.text : file.text
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
