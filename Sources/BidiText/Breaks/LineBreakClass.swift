/// Line_Break of a character after rule LB1, with what rules LB30 and LB30b tell apart.
///
/// In the order of ``generatedLineBreakNames``. Thai and other scripts of class SA are AL: without a dictionary they
/// break at spaces alone.
enum LineBreakClass: UInt8, CaseIterable {
  case al, cm, bk, cr, lf, nl, sp, zw, wj, zwj, gl, ba, bb, hy, b2, cb
  case cl, cp, wcp, ex, `in`, `is`, ns, op, wop, qu, po, pr, sy, nu, h2, h3
  case jl, jv, jt, hl, id, eb, em, ri, xp

  /// The class of a character.
  ///
  /// - Complexity: O(log *k*), *k* the number of ranges.
  init(_ scalar: Unicode.Scalar) {
    // The last range that begins at the character or before it.
    let next = generatedLineBreakRanges.partitionIndex { $0 >> 8 > scalar.value }
    let code = UInt8(truncatingIfNeeded: generatedLineBreakRanges[next - 1])
    self = LineBreakClass(rawValue: code) ?? .al
  }

  /// The classes of the characters below U+3000, where most letters and signs are.
  private static let short = (0..<0x3000).map { Unicode.Scalar($0).map(Self.init) ?? .al }

  /// The classes of characters.
  ///
  /// - Complexity: O(*n* log *k*), *k* the number of ranges; O(*n*) for most texts.
  static func classes(of scalars: some Collection<Unicode.Scalar>) -> [LineBreakClass] {
    let short = Self.short
    return scalars.map { $0.value < 0x3000 ? short[Int($0.value)] : Self($0) }
  }

  /// A set of classes, one bit each.
  struct Group {
    private let bits: UInt64

    init(_ classes: [LineBreakClass]) { bits = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

    func contains(_ value: LineBreakClass) -> Bool { bits >> UInt64(value.rawValue) & 1 != 0 }
  }
}

extension LineBreakClass.Group {
  /// What ends a line for certain (LB4, LB5).
  static let hard = Self([.bk, .cr, .lf, .nl])
  /// What a combining mark does not join (LB9).
  static let unjoined = Self([.bk, .cr, .lf, .nl, .sp, .zw])
  /// No break before these, whatever stands before (LB13).
  static let closing = Self([.cl, .cp, .wcp, .ex, .is, .sy])
  /// Both kinds of closing parenthesis.
  static let closingParentheses = Self([.cp, .wcp])
  /// Both kinds of opening punctuation.
  static let opening = Self([.op, .wop])
  /// Letters.
  static let letters = Self([.al, .hl])
  /// Ideographs and emoji.
  static let ideographs = Self([.id, .xp, .eb, .em])
  /// Signs before and after a number.
  static let affixes = Self([.pr, .po])
  /// What goes on with a number (LB25).
  static let numberPunctuation = Self([.sy, .is])
  /// Hangul.
  static let hangul = Self([.jl, .jv, .jt, .h2, .h3])
}
