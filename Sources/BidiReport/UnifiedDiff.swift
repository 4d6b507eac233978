package import BidiSource
private import BidiText

/// The difference between two states of a file, as `diff -u` prints it.
///
/// Edits of values never add or remove a line, so line *n* of one is line *n* of the other.
package struct UnifiedDiff: Sendable {
  private let style: TextStyle
  private let folder: String?

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - style: On a terminal, controls are shown by name; elsewhere they are as they are, so that `patch` can apply
  ///     the text.
  ///   - folder: The working folder: paths below it are written from there, because `git apply` takes no others.
  package init(style: TextStyle, folder: String? = nil) {
    self.style = style
    self.folder = folder
  }

  /// Whether the difference of a file is a patch: its bytes are those that are shown.
  package static func isPatch(of file: SourceFile) -> Bool { file.encoding.isUTF8 }

  /// The difference; empty where there is none.
  ///
  /// That of a file that is not in UTF-8 can be read, but not applied: `#` stands before each line, so that `git apply`
  /// and `patch` pass over it and make the other changes of the text.
  ///
  /// - Complexity: O(*n*).
  package func text(from old: SourceFile, to new: SourceFile) -> String {
    let text = difference(from: old, to: new)
    guard !text.isEmpty, !Self.isPatch(of: old) else { return text }
    let note =
      "\(shownName(old)) is \(old.encoding.rawValue); its lines are shown as UTF-8, which no patch can change"
    return ([note[...]] + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
      .map { "# \($0)\n" }.joined()
  }

  private func difference(from old: SourceFile, to new: SourceFile) -> String {
    let hunks = LineDiff(from: bytes(of: old), to: bytes(of: new)).hunks
    return hunks.isEmpty ? "" : header(old) + hunks.map(text).joined()
  }

  /// The path from the working folder, without what `git apply` refuses before it.
  private func shownName(_ file: SourceFile) -> String {
    var path = (folder.flatMap { pathBelow($0, file.path) } ?? file.path)[...]
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

  private func text(_ hunk: LineDiff.Hunk) -> String {
    style.paint(hunk.header, .cyan) + "\n" + hunk.rows.map(text).joined()
  }

  private func text(_ row: LineDiff.Row) -> String {
    var text = String(decoding: row.bytes, as: UTF8.self)
    let isComplete = row.bytes.last == 0x0A
    if isComplete { text = String(text.unicodeScalars.dropLast()) }
    if style.showsControls {
      text = style.inline(text)
    }
    text = "\(row.change.rawValue)\(text)"
    let shown =
      switch row.change {
      case .kept: text
      case .removed: style.paint(text, .red)
      case .added: style.paint(text, .green)
      }
    return shown + "\n" + (isComplete ? "" : LineDiff.noNewline + "\n")
  }

  /// The text that is compared; a byte order mark is a part of the first line.
  private func bytes(of file: SourceFile) -> [UInt8] {
    let isMarked = file.encoding == .utf8WithBOM && !style.showsControls
    return isMarked ? file.encoding.byteOrderMark + file.text : file.text
  }
}
