import BidiSource
import BidiText

/// The lines of a file, and those of them that a patch needs.
struct SourceLines {
  private let text: [UInt8]

  /// Where each line begins.
  private let starts: [Int]

  /// Whether a byte order mark stands before the first line: it is part of it.
  private let hasMark: Bool

  /// The numbers of the lines round what was asked for, from 1.
  private var numbers: Set<Int> = []

  /// The lines round what was asked for, by their numbers from 1.
  var shown: [String: String] {
    Dictionary(uniqueKeysWithValues: numbers.map { ("\($0)", string($0)) })
  }

  /// Lines before and after a change, as `diff -u` has them.
  private static let context = 3

  init(_ file: SourceFile) {
    text = file.text
    hasMark = file.encoding == .utf8WithBOM
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    // What ends in a line feed has no line after it.
    if starts.count > 1, starts.last == text.count { starts.removeLast() }
    self.starts = starts
  }

  var count: Int { starts.count }

  var endsInLineFeed: Bool { text.last == 0x0A }

  /// The number of the line, counted from 1, that an offset stands in.
  func line(at offset: Int) -> Int {
    // The first line begins at 0.
    max(1, starts.partitionIndex { $0 > offset })
  }

  /// A change by lines and columns; the lines round it are kept.
  mutating func change(_ edit: Edit) -> PreviewRecord.Change {
    let (start, end) = (place(edit.range.lowerBound), place(edit.range.upperBound))
    numbers.formUnion(max(1, start[0] - Self.context)...min(count, end[0] + Self.context))
    return PreviewRecord.Change(start: start, end: end, text: edit.replacement)
  }

  private func place(_ offset: Int) -> [Int] {
    let number = line(at: offset)
    let before = String(decoding: text[starts[number - 1]..<offset], as: UTF8.self)
    return [number, before.utf16.count + (number == 1 && hasMark ? 1 : 0)]
  }

  private func string(_ number: Int) -> String {
    let end = number < count ? starts[number] - 1 : text.count - (endsInLineFeed ? 1 : 0)
    let line = String(
      decoding: text[starts[number - 1]..<max(starts[number - 1], end)], as: UTF8.self)
    return number == 1 && hasMark ? "\u{FEFF}" + line : line
  }
}
