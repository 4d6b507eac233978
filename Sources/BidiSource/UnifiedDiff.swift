/// The difference between two states of a file, as `diff -u` prints it.
///
/// Edits of values never add or remove a line, so line *n* of one state is line *n* of the other. If the number of lines
/// differs, the whole text is one hunk.
package struct UnifiedDiff: Sendable {
  /// A part of the text, for colours.
  package enum Part: Sendable, Hashable {
    /// The name of a file.
    case name
    /// The line that names the places of a hunk: `@@ -1,7 +1,7 @@`.
    case place
    /// A line that is the same.
    case kept
    /// A line of the old state alone.
    case removed
    /// A line of the new state alone.
    case added
  }

  private let folder: String?
  private let inline: (@Sendable (String) -> String)?
  private let paint: @Sendable (String, Part) -> String

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - folder: The working folder: paths below it are written from there, because `git apply` takes no others.
  ///   - inline: Makes text safe for a terminal; nil to keep all bytes, so that `patch` can apply the text.
  ///   - paint: Colours a part.
  package init(
    folder: String? = nil, inline: (@Sendable (String) -> String)? = nil,
    paint: @escaping @Sendable (String, Part) -> String = { text, _ in text }
  ) {
    self.folder = folder
    self.inline = inline
    self.paint = paint
  }

  /// Whether the difference of a file is a patch: its bytes are those that are shown.
  package static func isPatch(of file: SourceFile) -> Bool { file.encoding.isUTF8 }

  /// The difference; empty if there is none.
  ///
  /// The difference of a file that is not in UTF-8 can be read, but not applied: `#` stands before each line, so that
  /// `git apply` and `patch` skip it and make the other changes of the text.
  ///
  /// - Complexity: O(*n*).
  package func text(from old: SourceFile, to new: SourceFile) -> String {
    let hunks = hunks(from: Self.lines(of: bytes(of: old)), to: Self.lines(of: bytes(of: new)))
    guard !hunks.isEmpty else { return "" }
    let name = headerName(of: old)
    let text =
      paint("--- \(name)", .name) + "\n" + paint("+++ \(name)", .name) + "\n" + hunks.joined()
    guard !Self.isPatch(of: old) else { return text }
    let note =
      "\(shownName(old)) is \(old.encoding.rawValue); its lines are shown as UTF-8, which no patch can change"
    return ([note[...]] + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
      .map { "# \($0)\n" }.joined()
  }

  // MARK: Names

  /// The name of a file in the lines before its difference, in the way of git.
  package func headerName(of file: SourceFile) -> String {
    let path = shownName(file)
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

  /// The path from the working folder, without a prefix `./`, which `git apply` refuses.
  private func shownName(_ file: SourceFile) -> String {
    var path = (folder.flatMap { pathBelow($0, file.path) } ?? file.path)[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return inline?(String(path)) ?? String(path)
  }

  // MARK: Lines

  /// Unchanged lines around a change.
  private static let context = 3

  /// The hunks: changes that stand close together, with the lines around them.
  private func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [String] {
    guard old.count == new.count else {
      return [hunk(old.indices, new.indices, rows(old[...], .removed) + rows(new[...], .added))]
    }
    var changed = old.indices.filter { old[$0] != new[$0] }[...]
    var hunks: [String] = []
    while let first = changed.popFirst() {
      var last = first
      while let next = changed.first, next - last <= 2 * Self.context {
        last = next
        changed.removeFirst()
      }
      let range = max(0, first - Self.context)..<min(old.count, last + Self.context + 1)
      var text = ""
      var index = range.lowerBound
      while index < range.upperBound {
        let start = index
        let isChanged = old[start] != new[start]
        while index < range.upperBound, (old[index] != new[index]) == isChanged { index += 1 }
        text +=
          isChanged
          ? rows(old[start..<index], .removed) + rows(new[start..<index], .added)
          : rows(old[start..<index], .kept)
      }
      hunks.append(hunk(range, range, text))
    }
    return hunks
  }

  private func hunk(_ old: Range<Int>, _ new: Range<Int>, _ rows: String) -> String {
    let place = "@@ -\(old.lowerBound + 1),\(old.count) +\(new.lowerBound + 1),\(new.count) @@"
    return paint(place, .place) + "\n" + rows
  }

  private func rows(_ lines: ArraySlice<ArraySlice<UInt8>>, _ part: Part) -> String {
    let sign =
      switch part {
      case .removed: "-"
      case .added: "+"
      default: " "
      }
    return lines.map { line in
      let isComplete = line.last == UInt8(ascii: "\n")
      let text = String(decoding: isComplete ? line.dropLast() : line, as: UTF8.self)
      return paint(sign + (inline?(text) ?? text), part)
        + (isComplete ? "\n" : "\n\\ No newline at end of file\n")
    }.joined()
  }

  /// The lines with their line feeds; other separators stay inside, as in `diff`.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// The text that is compared; a byte order mark is a part of the first line.
  private func bytes(of file: SourceFile) -> [UInt8] {
    let isMarked = file.encoding == .utf8WithBOM && inline == nil
    return isMarked ? file.encoding.byteOrderMark + file.text : file.text
  }
}
