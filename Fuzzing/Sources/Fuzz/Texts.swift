@testable import BidiAudit
import BidiBatch
@testable import BidiText
import Foundation

private let bases: [BaseDirection] = [
  .auto(fallback: .leftToRight), .auto(fallback: .rightToLeft), .explicit(.leftToRight),
  .explicit(.rightToLeft),
]

private let modes: [MarkingMode] = [.always] + bases.map { .whereOrderChanges(in: $0) }

private let syntaxes: [SourceSyntax] = [.any, .cFamily, .swift, .python, .javaScript]

/// Any text: results of the resolver keep their promises, edits can be undone, places are found again.
func fuzzTexts(_ input: inout Input) {
  let base = input.pick(bases)
  let transform = transform(&input)
  let text = String(decoding: input.rest(), as: UTF8.self)
  resolve(text, base)
  explain(text, base)
  edit(text, transform)
  append(text, transform)
  inspect(text, base)
  display(text, base)
  if text.utf8.count < 64 { resolveInBatch(text, base) }
}

/// One of all transforms.
func transform(_ input: inout Input) -> ControlTransform {
  let direction: WritingDirection = input.flag() ? .rightToLeft : .leftToRight
  let mode = input.pick(modes)
  switch input.number(below: 8) {
  case 0: return .embedded(in: direction, mode: mode)
  case 1: return .isolated(in: direction, mode: mode)
  case 2: return .isolated(in: nil, mode: mode)
  case 3: return .marked(in: direction, mode: mode)
  case 4: return .overridden(in: direction, mode: mode)
  case 5: return .strippingControls(only: ControlGroups(rawValue: UInt8(input.byte() & 15)))
  case 6: return .convertingControls(to: input.pick(ControlStyle.allCases))
  default: return .balancingControls
  }
}

private func resolve(_ text: String, _ base: BaseDirection) {
  var resolver = BidiResolver()
  var visual: [UInt8] = []
  var end = 0
  resolver.forEachParagraph(of: text, baseDirection: base) { resolver, start in
    require(start == end, "paragraphs touch")
    end += resolver.utf8Count
    var covered = 0
    for index in 0..<resolver.runCount {
      let run = resolver.run(at: index)
      require(run.utf8Range.lowerBound == covered && !run.utf8Range.isEmpty, "runs tile")
      require(run.level.number <= 126, "levels end at 126")
      covered = run.utf8Range.upperBound
    }
    require(covered == resolver.utf8Count, "runs cover")
  }
  require(end == text.utf8.count, "paragraphs cover")

  for paragraph in text.paragraphs() {
    let content = text[paragraph.content]
    guard let resolved = try? ResolvedParagraph(content, baseDirection: base) else {
      fail("one paragraph is one paragraph")
    }
    let order = resolved.visualOrder()
    let kept = resolved.levels.indices.filter { resolved.levels[$0] != nil }
    require(order.sorted() == kept, "the order is a permutation")
    resolver.resolveParagraph(content, baseDirection: base)
    resolver.orderRuns()
    resolver.writeVisualText(into: &visual, of: String(content))
    require(visual == Array(resolved.visualText().utf8), "both ways see the same")
    for unit in TextUnit.allCases {
      let end = TextOffset(endOf: content)[unit]
      require(resolved.levels(per: unit).count == end, "one level a unit")
    }
    for unit in TextUnit.allCases {
      resolver.writeLevels(into: &visual, per: unit, of: content)
      require(
        visual == resolved.levels(per: unit).map(\.number), "levels are written: \(codes(content))")
    }
    let scalars = resolved.levels.count
    move(resolved.line(0..<scalars))
    let line = resolved.line(scalars / 3..<scalars)
    require(Set(line.visualOrder()).count == line.visualOrder().count, "a line has no place twice")
    for range in line.visualRanges(of: scalars / 3..<scalars) {
      require(range.lowerBound >= 0 && !range.isEmpty, "selections have a width")
    }
    move(line)
  }
  resolver.writeAppearance(of: text, in: base, into: &visual)
  require(
    visual == Array(Appearance(of: text, in: base).text.utf8), "appearances are written")
  let part = text.dropFirst()
  resolver.writeAppearance(of: part, in: base, into: &visual)
  require(
    visual == Array(Appearance(of: String(part), in: base).text.utf8), "and those of parts")
}

/// A caret that moves from one edge of a line to the other stops at places that follow each other, and at the same ones on
/// its way back.
private func move(_ line: Line) {
  let carets = line.visualCarets()
  let count = line.visibleOrder().count
  let range = line.scalarRange
  for offset in [Int.min, range.lowerBound - 1, .max] + Array(range.lowerBound...range.upperBound) {
    let places = carets.carets(at: offset)
    require(
      (0...count).contains(places.upstream) && (0...count).contains(places.downstream),
      "carets are on the line")
  }
  func stops(_ direction: VisualDirection, from start: CaretPosition) -> (
    places: [Int], end: CaretPosition
  ) {
    var position = start
    var places = [carets.visualOffset(of: position)]
    while let next = carets.caret(movedFrom: position, to: direction) {
      position = next
      let place = carets.visualOffset(of: position)
      guard let last = places.last, direction == .right ? place > last : place < last else {
        fail("a move leads on: \(codes(String(String.UnicodeScalarView(line.scalars))))")
      }
      places.append(place)
    }
    return (places, position)
  }
  let start = CaretPosition(scalarOffset: range.lowerBound, affinity: .downstream)
  let left = stops(.left, from: start)
  require(left.places.last == 0, "moves to the left end at the left edge")
  let right = stops(.right, from: left.end)
  require(right.places.last == count, "moves to the right end at the right edge")
  let back = stops(.left, from: right.end)
  require(
    back.places == right.places.reversed(),
    "both ways stop at the same places: \(codes(String(String.UnicodeScalarView(line.scalars))))")
}

/// The tracer says of every character what the resolver does.
private func explain(_ text: String, _ base: BaseDirection) {
  for paragraph in text.paragraphs() {
    let content = text[paragraph.range]
    guard let trace = try? RuleTrace(content, baseDirection: base),
      let resolved = try? ResolvedParagraph(content, baseDirection: base)
    else { fail("one paragraph is one paragraph") }
    require(trace.levels == resolved.levels, "the rules lead to the levels: \(codes(content))")
    require(trace.paragraphLevel == resolved.paragraphLevel, "and to that of the paragraph")
  }
}

private func edit(_ text: String, _ transform: ControlTransform) {
  let once = text.applying(transform)
  require(isSame(once.source, text), "the source is kept")
  let twice = once.text.applying(transform)
  require(isSame(twice.text, once.text), "editing twice is editing once")
  require(
    isSame(once.text.strippingControls(), text.strippingControls()), "only controls are edited")
  places(once)
  let part = text.dropFirst()
  let edited = part.applying(transform)
  require(edited.sourceIndex(of: edited.text.startIndex, side: .before) == part.startIndex, "start")
  require(edited.sourceIndex(of: edited.text.endIndex) == part.endIndex, "end")

  for direction in WritingDirection.allCases {
    let embedded = text.embedded(in: direction)
    require(isSame(embedded.embedded(in: direction), embedded), "wrapping twice is once")
  }
  for notation in ControlNotation.allCases {
    let shown = text.showingControls(as: notation)
    require(isSame(shown.readingControls(as: notation), text), "what is shown is read back")
  }
  require(text.balancingControls().controlBalance.isBalanced, "balanced is balanced")
  let stripped = text.strippingControls()
  require(!stripped.hasDirectionalFormatting, "stripped is stripped")
  require(ControlAudit(of: stripped).isClean, "no control, no finding")
  _ = ControlAudit(of: text)
  for syntax in syntaxes {
    _ = ControlAudit(ofSource: text, syntax: syntax)
  }
}

/// Every place of the source is found again from the result, in every unit, and the order of places is kept.
private func places(_ edited: EditedText) {
  let (map, source) = (edited.map, edited.source)
  for unit in TextUnit.allCases {
    let (sourceEnd, resultEnd) = (
      TextOffset(endOf: source)[unit], TextOffset(endOf: edited.text)[unit]
    )
    var last = 0
    for offset in 0...sourceEnd {
      let place = map.resultOffset(of: offset, in: unit)
      require(place >= last && place <= resultEnd, "places keep their order")
      last = place
    }
    require(map.resultOffset(of: sourceEnd, in: unit) == resultEnd, "ends meet")
    require(map.inverse.resultOffset(of: resultEnd, in: unit) == sourceEnd, "and back")
  }
  // A character that is in both stands where the map says.
  for index in source.unicodeScalars.indices
  where DirectionalFormatting(source.unicodeScalars[index]) == nil {
    let place = edited.index(ofSource: index)
    require(
      edited.text.unicodeScalars[place] == source.unicodeScalars[index], "characters are found")
    require(edited.sourceIndex(of: place) == index, "and found back")
  }
}

/// Two edits, one after the other, are one edit.
private func append(_ text: String, _ transform: ControlTransform) {
  let first = text.applying(transform)
  let all: [ControlTransform] = [
    .strippingControls(), .embedded(in: .rightToLeft), .convertingControls(to: .isolates),
    .strippingControls(only: .isolates),
  ]
  // Each place is looked up among the changes, which takes the square of the length.
  for next in text.utf8.count < 48 ? all : [all[text.utf8.count % all.count]] {
    let second = first.text.applying(next)
    let map = first.map.appending(second.map)
    let words = "\(codes(text)), \(transform), \(next)"
    require(map.inverse.inverse == map, "the inverse of the inverse is the map")
    // What is not changed is the same before and after.
    let (before, after) = (Array(text.utf8), Array(second.text.utf8))
    var (here, there) = (0, 0)
    for change in map.changes {
      let (source, result) = (change.source, change.result)
      require(
        before[here..<source.lowerBound.utf8] == after[there..<result.lowerBound.utf8],
        "the rest is kept: \(words)")
      (here, there) = (source.upperBound.utf8, result.upperBound.utf8)
    }
    require(before[here...] == after[there...], "the rest is kept: \(words)")
    let end = TextOffset(endOf: text)
    for unit in TextUnit.allCases {
      let resultEnd = TextOffset(endOf: second.text)[unit]
      require(map.resultOffset(of: end[unit], in: unit) == resultEnd, "ends meet: \(words)")
      for offset in 0...end[unit] {
        let place = map.resultOffset(of: offset, in: unit)
        let isChanged = map.changes.contains {
          $0.source.lowerBound[unit] <= offset && offset <= $0.source.upperBound[unit]
        }
        if isChanged {
          require((0...resultEnd).contains(place), "places are inside: \(words)")
        } else {
          require(
            place
              == second.map.resultOffset(
                of: first.map.resultOffset(of: offset, in: unit), in: unit),
            "a place goes where both edits take it: \(words)")
        }
      }
    }
    guard let data = try? JSONEncoder().encode(map) else { fail("a map is written") }
    require(
      (try? JSONDecoder().decode(OffsetMap.self, from: data)) == map,
      "a map is read as it was written: \(words)")
  }
}

/// Text for displays without a text engine.
private func display(_ text: String, _ base: BaseDirection) {
  for direction in WritingDirection.allCases {
    let logical = PlainDisplay.logicalText(ofVisual: text, direction: direction)
    require(
      logical.unicodeScalars.map { min($0, $0.mirrored) }.sorted()
        == text.unicodeScalars.map { min($0, $0.mirrored) }.sorted(),
      "no character is lost: \(codes(text))")
    if let letters = letters(of: text) {
      let visual = PlainDisplay.visualText(of: letters, baseDirection: .explicit(direction))
      require(
        isSame(PlainDisplay.logicalText(ofVisual: visual, direction: direction), letters),
        "text of letters comes back: \(codes(letters))")
    }
  }
  let european = PlainDisplay.digits(.european, in: text)
  for digits in PlainDisplay.Digits.allCases {
    for isAfterArabic in [false, true] {
      let written = PlainDisplay.contextualDigits(digits, in: text, afterArabic: isAfterArabic)
      require(
        isSame(PlainDisplay.digits(.european, in: written), european), "only digits are written")
      require(
        isSame(
          PlainDisplay.contextualDigits(digits, in: written, afterArabic: isAfterArabic), written),
        "writing digits twice is writing them once")
    }
  }
  shape(text)
}

private func shape(_ text: String) {
  guard PlainDisplay.canShape else { return }
  guard let shaped = try? PlainDisplay.shaped(text), let back = try? PlainDisplay.unshaped(shaped)
  else { fail("every text can be shaped: \(codes(text))") }
  _ = try? PlainDisplay.unshaped(text)
  let scalars = text.unicodeScalars
  func isBasic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || scalar == " "
  }
  if scalars.allSatisfy(isBasic) {
    require(isSame(shaped, text), "what is not Arabic stays: \(codes(text))")
  }
  if scalars.allSatisfy({ isBasic($0) || (0x0621...0x064A).contains($0.value) }) {
    require(isSame(back, text), "letters come back: \(codes(text))")
  }
}

/// The letters of a text, with their marks and spaces; nil where a reader would take two letters for one, or where none
/// are left.
private func letters(of text: String) -> String? {
  var result = String.UnicodeScalarView()
  var hasBase = false
  var count = 0
  for scalar in text.unicodeScalars {
    switch (scalar.properties.generalCategory, scalar.bidiClass) {
    case (.nonspacingMark, .nonspacingMark) where hasBase: break
    case (.uppercaseLetter, .leftToRight), (.lowercaseLetter, .leftToRight),
      (.otherLetter, .leftToRight), (.otherLetter, .rightToLeft), (.otherLetter, .arabicLetter),
      (.uppercaseLetter, .rightToLeft), (.lowercaseLetter, .rightToLeft):
      hasBase = true
      count += 1
    case (.spaceSeparator, _) where scalar == " ":
      hasBase = false
      count += 1
    default: continue
    }
    result.append(scalar)
  }
  let letters = String(result)
  return count > 0 && letters.count == count && String(letters.reversed()).count == count
    ? letters : nil
}

private func inspect(_ text: String, _ base: BaseDirection) {
  let stretches = text.opaqueStretches()
  for (one, next) in zip(stretches, stretches.dropFirst()) {
    require(one.upperBound <= next.lowerBound, "opaque stretches do not overlap")
  }
  _ = text.formatSpecifiers()
  _ = DirectionalContent(of: text)
  for strategy in [
    DirectionStrategy.firstStrong, .firstStrongOutsideCode, .lastStrong, .anyRightToLeft,
    .wordShare(),
  ] { _ = strategy.direction(of: text) }
  let bare = text.strippingControls()
  let seen = PlainDisplay.visualText(of: bare, baseDirection: base)
  // X9 removes other characters than the twelve too, such as DEL.
  let kept = bare.unicodeScalars.count { !$0.bidiClass.isRemovedByX9 }
  require(
    (kept...bare.unicodeScalars.count).contains(seen.unicodeScalars.count),
    "what is seen is what was there")
  for opportunity in text.lineBreakOpportunities() {
    require((0...text.unicodeScalars.count).contains(opportunity.scalarOffset), "breaks are inside")
  }
  _ = text.cellWidth
}

/// Many texts at once are as one after the other.
private func resolveInBatch(_ text: String, _ base: BaseDirection) {
  let texts = [text, "", String(text.reversed()), text + "\n" + text]
  let expected = texts.map { $0.levelRuns(baseDirection: base) }
  let isDone = DispatchSemaphore(value: 0)
  Task {
    let runs = await BidiResolver.levelRuns(of: texts, baseDirection: base)
    require(runs.map(Array.init) == expected, "a batch is as one by one")
    await mapInChunks(texts + texts)
    isDone.signal()
  }
  isDone.wait()
}

/// A pipeline that is mapped in chunks is mapped one by one.
private func mapInChunks(_ texts: [String]) async {
  let (stream, source) = AsyncStream.makeStream(of: String.self)
  for text in texts { source.yield(text) }
  source.finish()
  let chunks = stream.mapInChunks(of: 1 + texts[0].utf8.count % 4, width: 2) { chunk in
    chunk.map { $0.embedded(in: .rightToLeft) }
  }
  var values: [String] = []
  do {
    for try await value in chunks { values.append(value) }
  } catch {
    fail("nothing fails")
  }
  require(
    values.count == texts.count
      && zip(values, texts).allSatisfy { isSame($0, $1.embedded(in: .rightToLeft)) },
    "chunks are as one by one")
}
