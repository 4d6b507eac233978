import BidiText

/// A document of ten thousand paragraphs: made anew, and edited by one letter.
func documents(_ corpus: Corpus) -> [Workload] {
  let strings = corpus.strings.prefix(10_000)
  let text = strings.joined(separator: "\n")
  let base = BaseDirection.auto(fallback: .leftToRight)
  let options = DocumentLayout.Options(width: 30)
  let edits = 100
  var document = BidiDocument(text, baseDirection: base)
  var layout = DocumentLayout(document, options: options, measure: .cells)
  let middle = document.paragraph(document.paragraphCount / 2).content.lowerBound.utf16
  let end = document.end.utf16
  func workload(
    _ name: String, count: Int, _ round: @escaping () -> Int
  ) -> Workload {
    Workload(
      group: "document", corpus: "\(strings.count) paragraphs of \(corpus.name)", name: name,
      count: count, bytes: text.utf8.count, round: round)
  }
  /// A letter typed and taken out, again and again.
  func typing(at offset: Int) -> () -> Int {
    {
      for _ in 0..<edits / 2 {
        document.replace(offset..<offset, in: .utf16, with: "x")
        document.replace(offset..<offset + 1, in: .utf16, with: "")
      }
      return document.paragraphCount
    }
  }
  return [
    workload("made anew", count: 1) {
      BidiDocument(text, baseDirection: base).paragraphCount
    },
    workload("a letter, at the start", count: edits, typing(at: 0)),
    workload("a letter, in the middle", count: edits, typing(at: middle)),
    workload("a letter, at the end", count: edits, typing(at: end)),
    workload("a letter, every copy kept", count: edits) {
      var copies: [BidiDocument] = []
      for _ in 0..<edits / 2 {
        document.replace(middle..<middle, in: .utf16, with: "x")
        copies.append(document)
        document.replace(middle..<middle + 1, in: .utf16, with: "")
        copies.append(document)
      }
      return copies.count
    },
    workload("a place by its UTF-16 offset", count: 1_000) {
      var sum = 0
      for number in 0..<1_000 { sum &+= document.offset(end / 1_000 * number, in: .utf16).utf8 }
      return sum
    },
    workload("lines, made anew", count: 1) {
      DocumentLayout(document, options: options, measure: .cells).lineCount
    },
    workload("lines, at another width", count: 2) {
      layout.relayout(.init(width: 20))
      layout.relayout(options)
      return layout.lineCount
    },
    workload("lines, a letter in the middle", count: edits) {
      for _ in 0..<edits / 2 {
        layout.replace(middle..<middle, in: .utf16, with: "x")
        layout.replace(middle..<middle + 1, in: .utf16, with: "")
      }
      return layout.lineCount
    },
    workload("a caret on its line", count: 1_000) {
      var sum = 0.0
      for number in 0..<1_000 {
        let offset = layout.document.offset(end / 1_000 * number, in: .utf16)
        sum += layout.caret(at: DocumentPosition(offset)).x
      }
      return Int(sum)
    },
  ]
}
