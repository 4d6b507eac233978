import BidiText
import Testing

/// `BidiCharacterTest.txt`, whole, by way of documents and their lines.
@Suite struct DocumentConformanceTests {
  /// Levels and orders are those of the file: in a document that holds the case between other paragraphs, after the case
  /// was typed into it, and on its line in a layout.
  @Test func everyCase() async throws {
    let file = try UnicodeFile("BidiCharacterTest")
    let (results, time) = try await file.concurrently { slice in
      var passed = 0
      var failed: [Int] = []
      for (offset, line) in zip(slice.indices, slice) where !line.isEmpty && !line.hasPrefix("#") {
        let row = try BidiCharacterCase(line, number: offset + 1)
        if Self.isRight(row) { passed += 1 } else { failed.append(offset + 1) }
      }
      return (passed: passed, failed: failed)
    }
    #expect(results.flatMap(\.failed) == [])
    #expect(results.reduce(0) { $0 + $1.passed } == 91_707)
    print("BidiCharacterTest in documents: \(shown(seconds: time))")
  }

  private static func isRight(_ row: BidiCharacterCase) -> Bool {
    let made = BidiDocument("\u{5D0}\n" + row.text, baseDirection: row.direction)
    var typed = BidiDocument("\u{5D0}\nb", baseDirection: row.direction)
    typed.replace(2..<3, in: .scalar, with: row.text)
    guard made == typed, made.paragraphCount == typed.paragraphCount else { return false }
    return [made, typed].allSatisfy { document in
      let paragraph = document.paragraph(1)
      let count = paragraph.resolved.scalars.count
      let order = row.order.filter { $0 < count }
      let layout = DocumentLayout(
        document, options: .init(width: .infinity), measure: .cells)
      let lines = layout.lines(ofParagraph: 1)
      return paragraph.resolved.levels.map { $0?.number }
        == row.levels.prefix(count)[...].map { $0 }
        && (row.paragraphLevel.map { $0 == paragraph.resolved.paragraphLevel.number } ?? true)
        && (lines.count != 1 || lines[0].line.visualOrder() == order)
        && paragraph.resolved.visualOrder() == order
    }
  }
}
