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
  look(text, base)
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
    let scalars = resolved.levels.count
    let line = resolved.line(scalars / 3..<scalars)
    require(Set(line.visualOrder()).count == line.visualOrder().count, "a line has no place twice")
    for range in line.visualRanges(of: scalars / 3..<scalars) {
      require(range.lowerBound >= 0 && !range.isEmpty, "selections have a width")
    }
  }
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

private func look(_ text: String, _ base: BaseDirection) {
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
    isDone.signal()
  }
  isDone.wait()
}
