/// What differs between two states of a text, by lines.
///
/// Edits of values never add or remove a line, so line *n* of one state is line *n* of the other. Where the number of
/// lines differs, the whole text is one hunk.
package struct LineDiff: Sendable {
  /// What became of a line.
  package enum Change: Character, Sendable, Hashable {
    /// It is the same.
    case kept = " "
    /// It is in the old state alone.
    case removed = "-"
    /// It is in the new state alone.
    case added = "+"
  }

  /// A line of a hunk.
  package struct Row: Sendable, Hashable {
    /// What became of it.
    package let change: Change
    /// Its bytes, with the line feed; the last line of a text may have none.
    package let bytes: ArraySlice<UInt8>
  }

  /// Changes that stand close together, with the lines round them.
  package struct Hunk: Sendable, Hashable {
    /// The lines of the old state, counted from 0.
    package let old: Range<Int>
    /// The lines of the new state, counted from 0.
    package let new: Range<Int>
    /// The lines: in each group of changes what was removed stands before what was added.
    package let rows: [Row]

    /// The line that names the places, as `diff -u` has it: `@@ -1,7 +1,7 @@`.
    package var header: String {
      "@@ -\(old.lowerBound + 1),\(old.count) +\(new.lowerBound + 1),\(new.count) @@"
    }
  }

  /// What `diff` and `patch` say of a line without a line feed.
  package static let noNewline = "\\ No newline at end of file"

  /// Lines round a change.
  private static let context = 3

  /// The hunks, in order; empty for equal texts.
  package let hunks: [Hunk]

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - old: The old state.
  ///   - new: The new state.
  /// - Complexity: O(*n*).
  package init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    guard old.count == new.count else {
      let rows =
        old.map { Row(change: .removed, bytes: $0) } + new.map { Row(change: .added, bytes: $0) }
      hunks = [Hunk(old: old.indices, new: new.indices, rows: rows)]
      return
    }
    let changed = old.indices.filter { old[$0] != new[$0] }
    var hunks: [Hunk] = []
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.context {
        last += 1
      }
      let range =
        max(0, changed[index] - Self.context)..<min(old.count, changed[last] + Self.context + 1)
      hunks.append(
        Hunk(old: range, new: range, rows: Self.rows(range, Set(changed[index...last]), old, new)))
      index = last + 1
    }
    self.hunks = hunks
  }

  /// The difference as `diff -u` prints it; empty where there is none.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The lines, each with a line feed.
  package func text(named name: String) -> String {
    guard !hunks.isEmpty else { return "" }
    var text = "--- \(name)\n+++ \(name)\n"
    for hunk in hunks {
      text += hunk.header + "\n"
      for row in hunk.rows {
        text += "\(row.change.rawValue)" + String(decoding: row.bytes, as: UTF8.self)
        if row.bytes.last != .lineFeed { text += "\n" + Self.noNewline + "\n" }
      }
    }
    return text
  }

  private static func rows(
    _ range: Range<Int>, _ changed: Set<Int>, _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [Row] {
    var rows: [Row] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let isChanged = changed.contains(start)
      while index < range.upperBound, changed.contains(index) == isChanged { index += 1 }
      if isChanged {
        rows += old[start..<index].map { Row(change: .removed, bytes: $0) }
        rows += new[start..<index].map { Row(change: .added, bytes: $0) }
      } else {
        rows += old[start..<index].map { Row(change: .kept, bytes: $0) }
      }
    }
    return rows
  }

  /// The lines with their line feeds; other separators stay inside, as `diff` has it.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
