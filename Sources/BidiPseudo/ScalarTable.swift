/// Letters, and what a form writes for them.
///
/// A character of the source that the form itself writes gets U+034F before it, so that there is a way back.
struct ScalarTable: Sendable {
  /// What stands for a letter: one scalar, or a letter and a mark.
  private let written: [Unicode.Scalar: [Unicode.Scalar]]

  private let read: [[Unicode.Scalar]: Unicode.Scalar]

  /// What the form writes, and does not itself replace.
  private let own: Set<Unicode.Scalar>

  /// COMBINING GRAPHEME JOINER: it is not seen, and belongs to no letter.
  static let escape: Unicode.Scalar = "\u{034F}"

  init(_ written: [Unicode.Scalar: [Unicode.Scalar]], own: Set<Unicode.Scalar> = []) {
    self.written = written
    read = Dictionary(written.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    self.own = Set(written.values.joined()).subtracting(written.keys).union(own)
      .union([Self.escape])
  }

  /// What is written for a scalar; nil for one that stays.
  func written(for scalar: Unicode.Scalar) -> [Unicode.Scalar]? { written[scalar] }

  /// Whether a scalar of the source needs an escape.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool { own.contains(scalar) }

  /// The letter that a scalar stands for, with the mark after it where that belongs to it.
  func read(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> (Unicode.Scalar, count: Int)? {
    if let next, let letter = read[[scalar, next]] { return (letter, 2) }
    return read[[scalar]].map { ($0, 1) }
  }

  /// Android's accented letters.
  ///
  /// F has none, and Q and q change places. Source: AOSP, `aapt2`.
  static let accents = ScalarTable(
    Dictionary(
      uniqueKeysWithValues: zip(
        "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$".unicodeScalars,
        """
        \u{E5}\u{253}\u{E7}\u{F0}\u{E9}\u{192}\u{11D}\u{125}\u{EE}\u{135}\u{137}\u{13C}\u{1E3F}\
        \u{F1}\u{F6}\u{FE}Q\u{155}\u{161}\u{163}\u{FB}V\u{175}\u{445}\u{FD}\u{17E}\
        \u{C5}\u{3B2}\u{C7}\u{D0}\u{C9}\u{11C}\u{124}\u{CE}\u{134}\u{136}\u{13B}\u{1E3E}\
        \u{D1}\u{D6}\u{DE}q\u{154}\u{160}\u{162}\u{DB}\u{3BD}\u{174}\u{D7}\u{DD}\u{17D}\
        \u{A1}\u{BF}\u{20AC}
        """.unicodeScalars.map { [$0] })))

  /// Arabic letters, by sound where there is one; a fatha makes a capital letter.
  static let arabic: ScalarTable = {
    let letters = Array(
      """
      \u{627}\u{628}\u{686}\u{62F}\u{639}\u{641}\u{6AF}\u{647}\u{64A}\u{62C}\u{643}\u{644}\u{645}\
      \u{646}\u{648}\u{67E}\u{642}\u{631}\u{633}\u{62A}\u{624}\u{6A4}\u{62B}\u{62E}\u{649}\u{632}
      """.unicodeScalars)
    var written: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for (number, letter) in letters.enumerated() {
      written[Unicode.Scalar(UInt8(0x61 + number))] = [letter]
      written[Unicode.Scalar(UInt8(0x41 + number))] = [letter, "\u{64E}"]
    }
    return ScalarTable(written)
  }()

  /// No letters; a source with U+202E has an escape.
  static let overrides = ScalarTable([:], own: ["\u{202E}"])
}
