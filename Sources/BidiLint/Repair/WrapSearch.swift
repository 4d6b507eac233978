import BidiText

/// Looks for the fewest controls that put the parts of a line in order.
///
/// Isolates round every part are in order by their nature (UAX #9, BD9). Each is then replaced by what costs
/// less, as long as the proof holds.
struct WrapSearch {
  /// A stretch that controls are looked for.
  struct Place {
    /// Where it stands in the stored line, in UTF-8 bytes.
    let range: Range<Int>

    /// What is sure to keep it whole.
    let isolation: LineRepair

    /// Whether any text can stand there.
    var holdsArgument = false

    /// The stretch with the spaces and signs round it, where a mark is better put behind those than at the
    /// stretch itself; nil where it does not matter.
    var wideRange: Range<Int>?
  }

  /// The line as stored.
  let line: Line

  /// What is to be put in order.
  let places: [Place]

  /// What another repair puts in order.
  let others: [LineFault.Wrap]

  /// The kind of controls that is preferred.
  let style: RepairStyle

  /// The direction of the line.
  let direction: WritingDirection

  /// Lines with more places get what is sure and no search.
  private static let maximumPlaces = 16

  /// The line with isolates round everything.
  var isolated: Line {
    lines(places.map { .init(range: $0.range, controls: $0.isolation) }).withOthers
  }

  /// The cheapest repair that passes.
  ///
  /// - Parameter isRight: Judges the line as repaired, alone and together with what other repairs put in.
  /// - Returns: The repair; nil where there is none in this style.
  /// - Throws: What the judge throws.
  func repair(
    _ isRight: (_ alone: Line, _ withOthers: Line) throws(BidiError) -> Bool
  ) throws(BidiError) -> LineFault.Repair? {
    let candidates = places.map(candidates)
    var chosen: [LineFault.Wrap] = candidates.compactMap(\.last)
    guard chosen.count == places.count else { return nil }
    let (alone, withOthers) = lines(chosen)
    var isFound = try isRight(alone, withOthers)
    if places.count <= Self.maximumPlaces {
      for number in places.indices {
        for candidate in candidates[number].dropLast() {
          var cheaper = chosen
          cheaper[number] = candidate
          let (alone, withOthers) = lines(cheaper)
          guard try isRight(alone, withOthers) else { continue }
          chosen = cheaper
          isFound = true
          break
        }
      }
      if isFound { chosen = try withoutTheNeedless(chosen, isRight) }
    }
    guard isFound else { return nil }
    return LineFault.Repair(wraps: chosen.filter { !$0.controls.isEmpty })
  }

  /// A mark that one place took may serve its neighbour too, whose own is then not needed.
  private func withoutTheNeedless(
    _ wraps: [LineFault.Wrap],
    _ isRight: (_ alone: Line, _ withOthers: Line) throws(BidiError) -> Bool
  ) throws(BidiError) -> [LineFault.Wrap] {
    guard wraps.count > 1 else { return wraps }
    var needed = wraps
    for number in wraps.indices {
      var fewer = needed
      fewer[number] = LineFault.Wrap(range: wraps[number].range, controls: .none)
      let (alone, withOthers) = lines(fewer)
      if try isRight(alone, withOthers) { needed = fewer }
    }
    return needed
  }

  private func lines(_ mine: [LineFault.Wrap]) -> (alone: Line, withOthers: Line) {
    let alone = Line(mine, in: line)
    guard !others.isEmpty else { return (alone, alone) }
    let all = (mine + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (alone, Line(all, in: line))
  }

  /// What may be put round a place, cheapest first; what is sure comes last.
  private func candidates(for place: Place) -> [LineFault.Wrap] {
    let candidates = controls(for: place)
    let near = candidates.map { LineFault.Wrap(range: place.range, controls: $0) }
    guard let wide = place.wideRange, wide != place.range else { return near }
    // Marks alone: no pair goes round what is not the place's.
    let marks = candidates.filter { $0.count == 1 }
    return marks.map { .init(range: wide, controls: $0) } + near
  }

  private func controls(for place: Place) -> [LineRepair] {
    let outer = DirectionalFormatting.mark(direction)
    // No mark holds for every argument. Beside an isolate one may: to the line it is a neutral.
    guard !place.holdsArgument, let own = place.isolation.direction else {
      let (before, after) = (place.isolation.before, place.isolation.after)
      return [
        place.isolation, LineRepair(before: before, after: after + [outer]),
        LineRepair(before: [outer] + before, after: after),
        LineRepair(before: [outer] + before, after: after + [outer]),
      ]
    }
    let mark = DirectionalFormatting.mark(own)
    var candidates = [
      LineRepair(before: [], after: [mark]), LineRepair(before: [mark], after: []),
    ]
    if outer != mark {
      candidates += [
        LineRepair(before: [], after: [outer]), LineRepair(before: [outer], after: []),
      ]
    }
    if place.isolation.before.contains(.arabicLetterMark) {
      candidates.insert(LineRepair(before: [.arabicLetterMark], after: []), at: 0)
    }
    let marks = LineRepair(before: [mark], after: [mark])
    switch style {
    case .mark:
      // Where no mark is enough, an isolate is.
      return candidates + [LineRepair(before: [outer], after: [outer]), marks, place.isolation]
    case .embed:
      let pair = LineRepair(before: [.embedding(own)], after: [.popDirectionalFormat])
      return candidates + [pair, marks, place.isolation]
    case .isolate:
      return candidates + [place.isolation]
    }
  }
}

extension Line {
  /// A line with controls round stretches of it.
  init(_ wraps: [LineFault.Wrap], in line: Line) {
    self.init(LineFault.Repair(wraps: wraps).applied(to: line), inPlaceOf: line)
  }
}
