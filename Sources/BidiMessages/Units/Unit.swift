import BidiText

/// What a reader takes as one in a line, or a sign or bracket at or between such units.
///
/// Source: the project's law of accepted orders; a unit is a word, a number with its own signs, a link, a handle, a
/// code, or the text of an argument.
struct Unit {
  /// What a unit is.
  enum Kind: UInt8 {
    /// Words of the language's own direction, with what stands between them.
    case own
    /// A word, code or address of the other direction.
    case foreign
    /// A number with its signs.
    case number
    /// An argument, with the sign that belongs to it.
    case argument
    /// A sign of the sentence, a separator, a symbol.
    case sign
    /// What opens a pair: a bracket or a quotation mark.
    case open
    /// What closes a pair.
    case close
    /// A directional formatting character.
    case control
  }

  /// What stands before a unit.
  enum Space: UInt8 {
    case none, space, tab, noBreak
  }

  var kind: Kind
  /// Where the unit stands, in UTF-8 bytes of the value.
  var source: Range<Int>
  /// Where it stands in the bytes of the line's shape.
  var text: Range<Int>
  var space: Space
  /// Whether white space stands before it, controls passed over.
  var isSpaced: Bool
  /// The argument's number; -1 for other units.
  var argument = -1
  /// The unit that a bracket or quotation mark pairs with; -1 for none.
  var partner = -1
  /// Whether it is an address, which a control would break if it stood inside, and which people copy.
  var isAddress = false
  /// Whether its glyph turns with its direction, as that of a bracket.
  var isMirrored = false
  /// Whether its inside is to be compared with the layout that it has alone: letters of both directions.
  var isMixed = false
  /// The bytes of the shape whose order is fixed; the rest are signs that may stand at either side.
  var core: Range<Int>
  /// The control, where it is one.
  var control: DirectionalFormatting?
  /// The scalar of a sign or bracket; 0 for others.
  var scalar: UInt32 = 0
}

/// Units joined by one separator: `5 x 7 x 9`, `a > b > c`.
struct Chain {
  /// The separators.
  var separators: [Int]
  /// Whether no white space stands at them, as in a fraction or a time, which keep the direction of digits.
  var isTight = false
  /// The units between, where they are single numbers; empty for directed chains of phrases.
  var elements: [Int]
  /// Whether the separator itself points: `>`, `→`.
  var isDirected: Bool
  /// The way that a glyph without a mirror points; nil where it mirrors or does not point.
  var points: WritingDirection?
  /// Whether it is a range, whose way a policy may choose.
  var isRange: Bool
}
