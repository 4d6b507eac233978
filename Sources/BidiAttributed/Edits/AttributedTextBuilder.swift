internal import BidiText
internal import Foundation

/// Builds an attributed text of stretches of another one and of what comes between them.
struct AttributedTextBuilder {
  private let source: AttributedString
  private let table: RunTable
  private var collector = AttributedTextCollector()

  /// How far the source was kept or left out, in bytes.
  private var position = 0
  private var index: String.Index
  private var run = 0

  init(_ source: AttributedString, _ table: RunTable) {
    self.source = source
    self.table = table
    index = table.text.startIndex
  }

  /// Takes over the source up to a byte.
  mutating func keep(to end: Int) {
    guard position < end else { return }
    let first = run
    skipRuns(to: position)
    while run < table.runs.count, position < end {
      let current = table.runs[run]
      if position == current.utf8Range.lowerBound, current.utf8Range.upperBound < end, run > first {
        keepWholeRuns(before: end)
      } else {
        let stop = min(end, current.utf8Range.upperBound)
        let start = index
        skip(to: stop)
        append(table.text[start..<index], current.attributes)
      }
      skipRuns(to: position)
    }
  }

  /// Leaves out the source up to a byte.
  mutating func skip(to end: Int) {
    index = table.text.utf8.index(index, offsetBy: end - position)
    position = end
  }

  /// Adds text.
  mutating func append(_ text: some StringProtocol, _ attributes: AttributeContainer) {
    collector.append(text, attributes)
  }

  mutating func finish() -> AttributedString { collector.finish() }

  /// Takes over the runs from here on that end before a byte.
  private mutating func keepWholeRuns(before end: Int) {
    let first = run
    while run < table.runs.count, table.runs[run].utf8Range.upperBound < end { run += 1 }
    guard first < run else { return }
    collector.append(
      source[table.runs[first].range.lowerBound..<table.runs[run - 1].range.upperBound])
    skip(to: table.runs[run - 1].utf8Range.upperBound)
  }

  private mutating func skipRuns(to position: Int) {
    while run < table.runs.count, table.runs[run].utf8Range.upperBound <= position { run += 1 }
  }
}
