/// The rules of UAX #14 over the characters of a paragraph.
///
/// Rule LB25 is that of the conformance file: numbers by the expression of section 8.2, example 7.
/// Source: UAX #14, Unicode 15.0.
struct LineBreakScan {
  /// Where a number stands that began before a character (LB25).
  private enum Number {
    case none
    /// NU (NU | SY | IS)*
    case digits
    /// A number and a closing bracket after it.
    case closed
  }

  private let classes: [LineBreakClass]

  /// The class before, marks joined to what they stand on (LB9).
  private var previous = LineBreakClass.al

  /// The class before ``previous``; nil at the beginning.
  private var beforePrevious: LineBreakClass?

  /// The last class that is no space.
  private var beforeSpaces: LineBreakClass?

  private var number = Number.none
  private var regionalIndicators = 0

  /// Finds the breaks of a paragraph.
  ///
  /// - Parameter scalars: The characters.
  /// - Returns: For each character but the first whether a line may end before it, and whether it must; places are offsets
  ///   of scalars, in order, without the beginning and the end.
  /// - Complexity: O(*n* log *k*), *k* the number of ranges of classes.
  static func breaks(
    in scalars: some Collection<Unicode.Scalar>
  ) -> [LineBreakOpportunity] {
    var scan = LineBreakScan(classes: LineBreakClass.classes(of: scalars))
    return scan.breaks()
  }

  private init(classes: [LineBreakClass]) { self.classes = classes }

  private mutating func breaks() -> [LineBreakOpportunity] {
    guard let first = classes.first else { return [] }
    // LB10: a mark without a base is a letter.
    begin(with: first == .cm || first == .zwj ? .al : first)
    var breaks: [LineBreakOpportunity] = []
    for offset in 1..<max(classes.count, 1) {
      let raw = classes[offset]
      let isMark = raw == .cm || raw == .zwj
      if isMark, !LineBreakClass.Group.unjoined.contains(previous) { continue }
      let current = isMark ? .al : raw
      if mustBreak(before: current) {
        breaks.append(LineBreakOpportunity(scalarOffset: offset, isMandatory: true))
      } else if mayBreak(before: current, at: offset) {
        breaks.append(LineBreakOpportunity(scalarOffset: offset, isMandatory: false))
      }
      pass(current)
    }
    return breaks
  }

  private mutating func begin(with value: LineBreakClass) {
    previous = value
    beforeSpaces = value == .sp ? nil : value
    number = value == .nu ? .digits : .none
    regionalIndicators = value == .ri ? 1 : 0
  }

  private mutating func pass(_ value: LineBreakClass) {
    beforePrevious = previous
    previous = value
    if value != .sp { beforeSpaces = value }
    regionalIndicators = value == .ri ? regionalIndicators + 1 : 0
    switch value {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp, .wcp: number = number == .digits ? .closed : .none
    default: number = .none
    }
  }

  private func mustBreak(before current: LineBreakClass) -> Bool {
    // LB4 and LB5.
    previous == .cr ? current != .lf : LineBreakClass.Group.hard.contains(previous)
  }

  /// LB5 to LB31, in order: the first rule that speaks of the two characters decides.
  private func mayBreak(before current: LineBreakClass, at offset: Int) -> Bool {
    typealias Group = LineBreakClass.Group
    // LB5 to LB7.
    if Group.hard.contains(current) || current == .sp || current == .zw { return false }
    // LB8.
    if beforeSpaces == .zw { return true }
    // LB8a: by the character itself, not by what a joiner is joined to.
    if classes[offset - 1] == .zwj { return false }
    // LB11 to LB13.
    if current == .wj || previous == .wj || previous == .gl { return false }
    if current == .gl, previous != .sp, previous != .ba, previous != .hy { return false }
    if Group.closing.contains(current) { return false }
    if let beforeSpaces, isKeptOverSpaces(beforeSpaces, current) { return false }
    // LB18 to LB20.
    if previous == .sp { return true }
    if current == .qu || previous == .qu { return false }
    if current == .cb || previous == .cb { return true }
    return !isKeptAfterBreaks(current) && !isKeptAsNumber(current, at: offset)
      && !isKeptAsWord(current)
  }

  /// LB14 to LB17: with spaces between or none.
  private func isKeptOverSpaces(_ before: LineBreakClass, _ current: LineBreakClass) -> Bool {
    typealias Group = LineBreakClass.Group
    switch before {
    case .op, .wop: return true
    case .qu: return Group.opening.contains(current)
    case .cl, .cp, .wcp: return current == .ns
    case .b2: return current == .b2
    default: return false
    }
  }

  /// LB21 to LB22.
  private func isKeptAfterBreaks(_ current: LineBreakClass) -> Bool {
    switch current {
    case .ba, .hy, .ns, .in: return true
    default: break
    }
    if previous == .bb { return true }
    if beforePrevious == .hl, previous == .hy || previous == .ba { return true }
    return previous == .sy && current == .hl
  }

  /// LB23 to LB25.
  private func isKeptAsNumber(_ current: LineBreakClass, at offset: Int) -> Bool {
    typealias Group = LineBreakClass.Group
    let previousIsLetter = Group.letters.contains(previous)
    let currentIsLetter = Group.letters.contains(current)
    if previousIsLetter && current == .nu || previous == .nu && currentIsLetter { return true }
    if previous == .pr, Group.ideographs.contains(current) { return true }
    if Group.ideographs.contains(previous), current == .po { return true }
    if Group.affixes.contains(previous), currentIsLetter { return true }
    if previousIsLetter, Group.affixes.contains(current) { return true }
    if Group.affixes.contains(previous) {
      if current == .nu { return true }
      if Group.opening.contains(current) || current == .hy, next(after: offset) == .nu {
        return true
      }
    }
    if Group.opening.contains(previous) || previous == .hy, current == .nu { return true }
    switch number {
    case .none: return false
    case .digits:
      return current == .nu || Group.numberPunctuation.contains(current)
        || current == .cl || Group.closingParentheses.contains(current)
        || Group.affixes.contains(current)
    case .closed: return Group.affixes.contains(current)
    }
  }

  /// LB26 to LB30b.
  private func isKeptAsWord(_ current: LineBreakClass) -> Bool {
    typealias Group = LineBreakClass.Group
    switch (previous, current) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
      (.h2, .jt), (.jt, .jt), (.h3, .jt):
      return true
    case (.eb, .em), (.xp, .em): return true
    case (.ri, .ri): return !regionalIndicators.isMultiple(of: 2)
    case (.pr, _) where Group.hangul.contains(current): return true
    case (_, .po) where Group.hangul.contains(previous): return true
    case (.is, _): return Group.letters.contains(current)
    case (_, .op): return Group.letters.contains(previous) || previous == .nu
    case (.cp, _): return Group.letters.contains(current) || current == .nu
    default: return Group.letters.contains(previous) && Group.letters.contains(current)
    }
  }

  /// The class after a character and its marks; nil at the end.
  private func next(after offset: Int) -> LineBreakClass? {
    classes[(offset + 1)...].first { $0 != .cm && $0 != .zwj }
  }
}
