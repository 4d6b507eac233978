/// Bidi_Class as the resolver sees it: ICU's numbers, and two more for brackets.
///
/// A bracket is ON by its class; rule N0 needs to know which ON is one.
enum ClassCode {
  static let l: UInt8 = 0
  static let r: UInt8 = 1
  static let en: UInt8 = 2
  static let es: UInt8 = 3
  static let et: UInt8 = 4
  static let an: UInt8 = 5
  static let cs: UInt8 = 6
  static let b: UInt8 = 7
  static let s: UInt8 = 8
  static let ws: UInt8 = 9
  static let on: UInt8 = 10
  static let lre: UInt8 = 11
  static let lro: UInt8 = 12
  static let al: UInt8 = 13
  static let rle: UInt8 = 14
  static let rlo: UInt8 = 15
  static let pdf: UInt8 = 16
  static let nsm: UInt8 = 17
  static let bn: UInt8 = 18
  static let fsi: UInt8 = 19
  static let lri: UInt8 = 20
  static let rli: UInt8 = 21
  static let pdi: UInt8 = 22
  static let openingBracket: UInt8 = 23
  static let closingBracket: UInt8 = 24

  /// The strong type of a direction.
  static func strong(_ direction: WritingDirection) -> UInt8 {
    direction == .leftToRight ? l : r
  }

  /// The strong type of a level.
  @inline(__always)
  static func strong(ofLevel level: UInt8) -> UInt8 { level & 1 }
}

/// A set of class codes, one bit each.
struct ClassSet: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(codes: [UInt8]) { rawValue = codes.reduce(0) { $0 | 1 << UInt32($1) } }

  @inline(__always)
  func contains(code: UInt8) -> Bool { rawValue >> UInt32(truncatingIfNeeded: code) & 1 != 0 }

  @inline(__always)
  mutating func insert(code: UInt8) {
    self = ClassSet(rawValue: rawValue | 1 << UInt32(truncatingIfNeeded: code))
  }

  // Bits are written out, so that each set is a constant in the code.

  /// L, R, AL.
  static var strong: ClassSet { .init(rawValue: 1 << 0 | 1 << 1 | 1 << 13) }
  /// R, AL.
  static var rightToLeft: ClassSet { .init(rawValue: 1 << 1 | 1 << 13) }
  /// EN, AN.
  static var numbers: ClassSet { .init(rawValue: 1 << 2 | 1 << 5) }
  /// ES, ET, CS.
  static var separators: ClassSet { .init(rawValue: 1 << 3 | 1 << 4 | 1 << 6) }
  /// FSI, LRI, RLI.
  static var isolateInitiators: ClassSet { .init(rawValue: 1 << 19 | 1 << 20 | 1 << 21) }
  /// FSI, LRI, RLI, PDI.
  static var isolates: ClassSet { .init(rawValue: 1 << 19 | 1 << 20 | 1 << 21 | 1 << 22) }
  /// LRE, LRO, RLE, RLO, PDF and the isolates.
  static var explicit: ClassSet {
    .init(
      rawValue: 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 19 | 1 << 20 | 1 << 21
        | 1 << 22)
  }
  /// Both brackets.
  static var brackets: ClassSet { .init(rawValue: 1 << 23 | 1 << 24) }

  /// What rule X9 removes.
  static var removed: ClassSet {
    .init(rawValue: 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18)
  }

  /// NI of rules N1 and N2: neutrals and isolate formatting characters.
  static var neutral: ClassSet {
    .init(
      rawValue: 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 19 | 1 << 20 | 1 << 21 | 1 << 22 | 1 << 23
        | 1 << 24)
  }

  /// What rule L1 gives the paragraph level before a separator and at the end of a line.
  static var trailing: ClassSet {
    .init(
      rawValue: 1 << 9 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 19
        | 1 << 20 | 1 << 21 | 1 << 22)
  }

  /// Rule L1: what gets the paragraph level at the end of a line, or before a separator of the paragraph.
  static var endingLine: ClassSet { trailing.union(ClassSet(rawValue: 1 << 7)) }

  /// Classes whose characters are looked at one by one; of others, neighbours make one item.
  static var single: ClassSet {
    .init(
      rawValue: 1 << 3 | 1 << 6 | 1 << 7 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 19
        | 1 << 20 | 1 << 21 | 1 << 22 | 1 << 23 | 1 << 24)
  }

  /// What can raise a level in a left-to-right paragraph: R, AL, AN, and what begins a new level.
  static var disturbingLeftToRight: ClassSet {
    .init(
      rawValue: 1 << 1 | 1 << 13 | 1 << 5 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 19
        | 1 << 20 | 1 << 21)
  }

  /// The same for a right-to-left paragraph: L, EN, AN, and what begins a new level.
  static var disturbingRightToLeft: ClassSet {
    .init(
      rawValue: 1 << 0 | 1 << 2 | 1 << 5 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 19
        | 1 << 20 | 1 << 21)
  }
}
