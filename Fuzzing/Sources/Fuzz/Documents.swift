import BidiAttributed
@testable import BidiText
import Foundation

/// A document that is edited is the one that is made anew, and so are its lines; carets and selections stay inside.
func fuzzDocuments(_ input: inout Input) {
  let base = input.pick([
    BaseDirection.auto(fallback: .leftToRight), .auto(fallback: .rightToLeft),
    .explicit(.leftToRight), .explicit(.rightToLeft),
  ])
  let empty = input.pick(EmptyParagraphDirection.allCases)
  let width = Double(input.number(below: 24))
  let options = DocumentLayout.Options(
    width: width == 23 ? .infinity : width, alignment: input.pick(LineAlignment.allCases),
    naturalAlignment: input.pick(NaturalAlignmentPolicy.allCases),
    layoutDirection: input.pick(UserInterfaceLayoutDirection.allCases),
    lineBreaking: input.flag() ? .anywhere : .unicode, tabInterval: Double(input.number(below: 9)))
  var layout = DocumentLayout(
    BidiDocument(input.text(), baseDirection: base, emptyParagraphs: empty), options: options,
    measure: .cells)
  columns(layout.document.text, &input)
  for _ in 0..<6 {
    let unit = input.pick(TextUnit.allCases)
    // One more than there is, at both sides.
    let end = layout.document.end[unit] + 2
    let lower = input.byte() * 16 % (end + 1) - 1
    let upper = min(lower + input.number(below: 40), end - 1)
    edit(&layout, max(lower, -1)..<max(lower, upper), unit, with: input.text())
    if input.isEmpty { break }
  }
  walk(layout, &input)
  bridge(layout, &input)
}

/// Ranges of Foundation are those of UTF-16, and those that cannot be do no harm.
private func bridge(_ layout: DocumentLayout, _ input: inout Input) {
  let document = layout.document
  let end = document.end.utf16
  var ranges = [(0, end), (end / 3, end / 2), (end, 0), (end, 5), (1, 1)]
  for _ in 0..<2 { ranges.append((input.byte(), input.number(below: 40))) }
  for (location, length) in ranges {
    let range = NSRange(location: location, length: length)
    guard let places = document.range(of: range) else { fail("a range is found") }
    require(
      places == document.range(location..<location + length, in: .utf16), "that of UTF-16")
    require(layout.selection(of: range) == layout.selection(of: places), "selections are the same")
    require(
      DocumentPosition(utf16Offset: location, in: document).offset
        == document.offset(min(location, end), in: .utf16), "positions are the same")
    let inside = NSRange(places)
    require(NSMaxRange(inside) <= end, "ranges are inside")
    require(document.range(of: inside) == places, "ranges come back")
    var (one, other) = (layout, document)
    one.replace(range, with: "\u{5D0} b")
    other.replace(places, with: "\u{5D0} b")
    require(one.document == other, "both are edited in the same place")
  }
  for location in [NSNotFound, -1, .min, .max - 1] {
    for length in [0, 1, -1, .min, .max] {
      let range = NSRange(location: location, length: length)
      require((document.range(of: range) == nil) == (location == NSNotFound), "no range")
      _ = layout.selection(of: range)
      _ = DocumentPosition(utf16Offset: location, in: document)
    }
    var changed = document
    let change = changed.replace(NSRange(location: location, length: 1), with: "a")
    require((change == nil) == (location == NSNotFound), "no range changes nothing")
  }
}

private func edit(
  _ layout: inout DocumentLayout, _ range: Range<Int>, _ unit: TextUnit, with new: String
) {
  let before = layout
  let place = before.document.range(range, in: unit)
  let change = layout.replace(range, in: unit, with: new)
  let document = layout.document
  var scalars = Array(before.document.text.unicodeScalars)
  scalars.replaceSubrange(
    place.lowerBound.scalars..<place.upperBound.scalars, with: Array(new.unicodeScalars))
  require(document.text.unicodeScalars.elementsEqual(scalars), "the text is the edited one")
  require(document.end == TextOffset(endOf: document.text), "the end is counted")
  let anew = DocumentLayout(
    BidiDocument(
      document.text, baseDirection: document.baseDirection,
      emptyParagraphs: document.emptyParagraphs), options: layout.options, measure: layout.measure)
  require(document == anew.document, "a document is the one made anew")
  require(document.paragraphCount == anew.document.paragraphCount, "with the same paragraphs")
  for number in 0..<document.paragraphCount {
    require(
      document.paragraph(number) == anew.document.paragraph(number),
      "paragraph \(number) is the one made anew: \(codes(document.text))")
  }
  require(
    lines(of: layout) == lines(of: anew), "lines are those made anew: \(codes(document.text))")
  require(
    layout.lineCount - before.lineCount == change.newLines.count - change.replacedLines.count,
    "lines are counted")
  require(
    change.document.map.resultOffset(of: place.upperBound.utf8, in: .utf8)
      == document.end.utf8 - (before.document.end.utf8 - place.upperBound.utf8),
    "places after an edit keep their distance to the end")
}

/// What can be seen of a line.
private struct LineFacts: Equatable {
  let range: Range<TextOffset>
  let span: DocumentLayout.Span
  let runs: [DocumentLayout.Run]
  let isWrapped: Bool
}

private func lines(of layout: DocumentLayout) -> [LineFacts] {
  (0..<layout.lineCount).map {
    let line = layout.line($0)
    return LineFacts(
      range: line.range, span: line.span, runs: line.runs, isWrapped: line.isWrapped)
  }
}

/// Presses and moves lead to places of the document.
private func walk(_ layout: DocumentLayout, _ input: inout Input) {
  let end = layout.document.end
  var covered = TextOffset.zero
  for number in 0..<layout.lineCount {
    let line = layout.line(number)
    require(line.range.lowerBound >= covered, "lines stand one after the other")
    covered = line.range.upperBound
    let position = layout.position(onLine: number, at: Double(input.byte()) - 8)
    require(position.offset <= end, "presses are inside")
    let caret = layout.caret(at: position)
    require(caret.line <= layout.lineCount && caret.x.isFinite, "carets are somewhere")
  }
  require(covered <= end, "lines end where the text does")
  var position = DocumentPosition(layout.document.offset(input.byte(), in: .utf16))
  for _ in 0..<8 {
    let move = input.pick(CaretMove.allCases)
    guard let next = layout.position(position, moved: move) else { continue }
    require(next.offset <= end, "moves stay inside")
    position = next
    for selected in layout.selection(of: .zero..<next.offset) {
      require(selected.line < layout.lineCount, "selections are on lines")
      for span in selected.spans { require(span.width >= 0, "selections have a width") }
    }
  }
}

/// Lines of columns are as wide as was asked for.
private func columns(_ text: String, _ input: inout Input) {
  let columns = 1 + input.number(below: 40)
  let layout = ColumnLayout(
    columns: columns, layoutDirection: input.pick(UserInterfaceLayoutDirection.allCases),
    order: input.pick(ColumnLayout.Order.allCases))
  for line in layout.lines(of: text, alignment: input.pick(LineAlignment.allCases)) {
    let widest = line.map { String($0).cellWidth }.max() ?? 0
    require(
      line.cellWidth == columns || widest > columns, "lines have the width: \(codes(text))")
  }
  _ = layout.rows(of: [ColumnCell(text), ColumnCell(String(text.prefix(3)))])
}
