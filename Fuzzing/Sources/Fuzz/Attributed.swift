import BidiAttributed
@testable import BidiFormat
@testable import BidiJudge
@testable import BidiText
import Foundation

/// Text with attributes: edits are those of the bare text, and taking controls out gives the text back with its attributes.
func fuzzAttributed(_ input: inout Input) {
  let transform = transform(&input)
  var parts: [(text: String, kind: Int)] = []
  let isMade = input.flag()
  while !input.isEmpty, parts.count < 6 {
    parts.append((text: "", kind: input.number(below: 6)))
    parts[parts.count - 1].text = input.text()
  }
  // Whole at first: where attributes are bound to paragraphs, Foundation 6.3 traps when a text is appended whose first
  // character joins the last one.
  var swift = AttributedString(parts.map(\.text).joined())
  var start = swift.startIndex
  for part in parts {
    let end = swift.unicodeScalars.index(start, offsetBy: part.text.unicodeScalars.count)
    swift[start..<end].mergeAttributes(attributes(part.kind))
    start = end
  }
  let object = NSMutableAttributedString(string: "")
  for part in parts {
    object.append(NSAttributedString(string: part.text, attributes: keys(part.kind)))
  }
  let bare = String(swift.characters)
  edit(swift, transform, bare: bare)
  edit(object, transform, bare: object.string)
  if isMade { format(swift, parts.map(\.text)) }
  draw(swift)
  bridge(swift)
  convert(swift)
}

private func attributes(_ kind: Int) -> AttributeContainer {
  var container = AttributeContainer()
  switch kind {
  case 1: container.link = URL(fileURLWithPath: "/a")
  case 2: container.languageIdentifier = "ar"
  case 3: container.dateField = .year
  case 4: container.paragraphStyle = ParagraphStyle(alignment: .right)
  case 5: container.paragraphStyle = ParagraphStyle(baseWritingDirection: .rightToLeft)
  default: break
  }
  return container
}

private func keys(_ kind: Int) -> [NSAttributedString.Key: Any] {
  kind == 0 ? [:] : [NSAttributedString.Key("kind"): kind]
}

private func edit(_ source: AttributedString, _ transform: ControlTransform, bare: String) {
  let edited = source.applying(transform)
  require(
    isSame(String(edited.text.characters), bare.applying(transform).text),
    "the text is edited as it is without attributes: \(codes(bare))")
  // What stood there has the attributes that it had.
  var scalars = edited.text.unicodeScalars.indices.makeIterator()
  for index in source.unicodeScalars.indices
  where DirectionalFormatting(source.unicodeScalars[index]) == nil {
    var place = scalars.next()
    while let next = place, DirectionalFormatting(edited.text.unicodeScalars[next]) != nil {
      place = scalars.next()
    }
    guard let place else { fail("no character is lost") }
    require(
      edited.text.unicodeScalars[place] == source.unicodeScalars[index], "characters are kept")
    require(
      edited.text.runs[place].attributes == source.runs[index].attributes, "and their attributes")
    require(edited.sourceIndex(of: place) == index, "places are found back")
  }
  require(
    isSameText(edited.text.strippingControls().text, source.strippingControls().text),
    "taking controls out gives the same text: \(codes(bare)), \(transform)")
}

/// Whether two texts have the same characters and attributes.
///
/// Foundation 6.3 may call them unequal where a run was cut out of one and grew together again.
private func isSameText(_ one: AttributedString, _ other: AttributedString) -> Bool {
  let (runs, others) = (one.runs, other.runs)
  return isSame(String(one.characters), String(other.characters))
    && runs.count == others.count
    && zip(runs, others).allSatisfy { mine, theirs in
      mine.attributes == theirs.attributes
        && one.unicodeScalars.distance(from: one.startIndex, to: mine.range.upperBound)
          == other.unicodeScalars.distance(from: other.startIndex, to: theirs.range.upperBound)
    }
}

private func edit(_ source: NSAttributedString, _ transform: ControlTransform, bare: String) {
  let edited = source.applying(transform)
  require(isSame(edited.text.string, bare.applying(transform).text), "the same for the object")
  require(
    edited.text.strippingControls().text.isEqual(to: source.strippingControls().text),
    "and taken out again")
  let mutable = NSMutableAttributedString(attributedString: source)
  require(mutable.apply(transform) == edited.plain.map, "the same map where it stands")
  require(mutable.isEqual(to: edited.text), "and the same text")
  let whole = NSRange(location: 0, length: source.length)
  let range = edited.range(ofSource: whole)
  require(range.location >= 0 && NSMaxRange(range) <= edited.text.length, "ranges are inside")
  if !source.string.hasDirectionalFormatting {
    require(edited.sourceRange(of: range) == whole, "ranges go back")
  }
}

/// The first text as a pattern, the others as arguments.
private func format(_ pattern: AttributedString, _ texts: [String]) {
  let formatter = BidiFormatter(locale: "ar")
  let arguments = texts.map { AttributedArgument(AttributedString($0)) }
  if let made = try? formatter.format(pattern, arguments),
    let plain = try? formatter.format(
      MessagePattern(String(pattern.characters)), texts.map { .text($0) })
  {
    require(
      isSame(String(made.text.characters), plain.text), "formatted as it is without attributes")
    for argument in made.plain.arguments {
      for range in made.ranges(of: argument) { _ = made.text[range] }
    }
  }
  _ = try? pattern.isolatingReplacements(locale: Locale(identifier: "ar"))
  let words = texts.first ?? ""
  // Foundation reads the format too: what it takes from arguments must be there.
  let specifiers = words.formatSpecifiers()
  if !specifiers.isEmpty, specifiers.count < 8, !words.contains("*"), !words.contains("n") {
    _ = String.bidiFormattedText(
      words, locale: Locale(identifier: "he"), arguments: specifiers.map { _ in 7 })
  }
}

/// Lines for drawing cover the text; directions and alignments are found.
private func draw(_ text: AttributedString) {
  for locale in ["ar", "en"] {
    let environment = ParagraphEnvironment(locale: Locale(identifier: locale))
    let paragraphs = text.paragraphs(in: environment)
    for (one, next) in zip(paragraphs, paragraphs.dropFirst()) {
      require(one.range.upperBound == next.range.lowerBound, "paragraphs touch")
    }
    let alignments = text.resolvedAlignments(in: environment, includingEmptyLastLine: true)
    let last = text.emptyLastLine(in: environment)
    let count = paragraphs.count
    require(alignments.count == count + (last == nil ? 0 : 1), "one alignment a line")
    require((last?.alignment).map { $0 == alignments.last } ?? true, "that of the empty line")
    if let last { require(last.range.isEmpty, "an empty line is empty") }
    require(
      (text.emptyLastLine(in: environment, typing: attributes(5)) == nil) == (last == nil),
      "what would be typed makes no line")
    let drawing = DrawingText(text, in: environment)
    for paragraph in drawing.paragraphs {
      _ = paragraph.runs(ofUTF8Line: 0..<String(text.characters).utf8.count)
    }
  }
  _ = text.mirroringParagraphStyles(leftRight: .physical)
  if let data = try? JSONEncoder().encode(ArchivedAttributedString(text)),
    let back = try? JSONDecoder().decode(ArchivedAttributedString.self, from: data)
  {
    require(
      isSame(String(back.text.characters), String(text.characters)), "archives hold the text")
  }
}

/// Ranges of UTF-16 and of other units are of the same characters.
private func bridge(_ text: AttributedString) {
  let string = String(text.characters)
  let count = string.utf16.count
  for location in [0, 1, count / 2, count, count + 3, -1, .min, .max - 1, NSNotFound] {
    for length in [0, 1, 3, count, -2, .max] {
      let range = NSRange(location: location, length: length)
      let scalars = range.scalars(in: string)
      require((scalars == nil) == (location == NSNotFound), "no range")
      if let scalars {
        let back = NSRange(scalars: scalars, in: string)
        require(back.scalars(in: string) == scalars, "ranges come back")
      }
      if let places = Range<AttributedString.Index>(range, in: text) {
        require(NSRange(places, in: text) == range, "ranges of attributed texts come back")
      }
      let (lower, upper) = (min(location, 3), max(location, 3))
      require(
        NSMaxRange(NSRange(utf8: lower..<upper, in: string)) <= count, "ranges are inside")
    }
  }
  for run in text.runs {
    let range = NSRange(run.range, in: text)
    require(Range<AttributedString.Index>(range, in: text) == run.range, "runs come back")
  }
  if let first = FirstStrong(in: string) {
    require(first.nsRange(in: string).length > 0, "a strong character has a width")
  }
  for paragraph in string.paragraphs().prefix(3) {
    let content = string[paragraph.range]
    guard
      let resolved = try? ResolvedParagraph(content, baseDirection: .auto(fallback: .rightToLeft))
    else { fail("one paragraph is one paragraph") }
    bridge(resolved)
  }
}

private func bridge(_ paragraph: ResolvedParagraph) {
  let count = paragraph.scalars.count
  for location in [-1, 0, 1, count, count + 2, .max - 1, NSNotFound] {
    for length in [0, 2, count, -1, .max] {
      let range = NSRange(location: location, length: length)
      let line = paragraph.line(range)
      require(line.scalarRange == paragraph.scalarRange(of: range) ?? 0..<0, "lines are the same")
      let seen = line.visibleOrder().count
      for selected in paragraph.visualRanges(of: range, on: line) {
        require(selected.upperBound <= seen, "selections are on the line")
      }
      for stretch in paragraph.nsRanges(ofVisual: min(location, 1)..<max(location, 1), on: line) {
        require(stretch.location >= 0 && stretch.length >= 0, "stretches are ranges")
      }
    }
    for affinity in [CaretPosition.Affinity.upstream, .downstream] {
      let position = CaretPosition(utf16Offset: location, in: paragraph, affinity: affinity)
      require(
        CaretPosition(
          utf16Offset: position.utf16Offset(in: paragraph), in: paragraph, affinity: affinity)
          == position, "carets come back")
    }
  }
}

/// What a table carries into another form of text comes back.
private func convert(_ text: AttributedString) {
  let table = AttributeTable.standard
  let object = NSAttributedString(text, carrying: table)
  require(isSame(object.string, String(text.characters)), "the text is carried")
  require(
    table.namesNotConverted(in: object).isEmpty, "the table converts what it carried")
  require(
    isSameText(AttributedString(object, carrying: table), text),
    "texts come back: \(codes(object.string))")
  require(
    NSAttributedString(text, carrying: AttributeTable()).string == object.string,
    "a table of nothing carries the text")
}
