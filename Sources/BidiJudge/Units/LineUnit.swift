import BidiText
import MessageSyntax

/// A part of a line that readers take as one, or a sign or bracket beside such parts.
///
/// Source: the project's law of accepted orders; a unit is a word, a number with its own signs, a link, a handle, a
/// code, or the text of an argument.
struct LineUnit {
  /// What a unit is.
  enum Kind: UInt8 {
    /// Words of the language's direction, with the signs between them.
    case own
    /// A word, code or address of the other direction.
    case foreign
    /// A number with its signs.
    case number
    /// An argument, with the sign that belongs to it.
    case argument
    /// Punctuation, a separator, a symbol.
    case sign
    /// An opening bracket or quotation mark.
    case open
    /// A closing bracket or quotation mark.
    case close
    /// A directional formatting character.
    case control
  }

  /// The white space before a unit.
  enum Space: UInt8 {
    case none, space, tab, noBreak
    /// Three spaces or more, which set parts of a line apart as a tab does.
    case wide
  }

  var kind: Kind
  /// The place of the unit, in UTF-8 bytes of the value.
  var source: Range<Int>
  /// The place of its text in the bytes of the line's shape.
  var text: Range<Int>
  var space: Space
  /// Whether white space stands before it or before the controls before it.
  var isSpaced: Bool
  /// The argument's number; -1 for other units.
  var argument = -1
  /// The other bracket or quotation mark of the pair; -1 for none.
  var partner = -1
  /// Whether it is an address; a control inside would break it, and people copy addresses.
  var isAddress = false
  /// Whether its glyph is mirrored in right-to-left text, like a bracket.
  var isMirrored = false
  /// Whether it has letters of both directions, so that its inside may run both ways.
  var isMixed = false
  /// The bytes of its text whose order is fixed; the rest are signs that may stand on either side.
  var core: Range<Int>
  /// The control, if the unit is one.
  var control: DirectionalFormatting?
  /// The scalar of a sign or bracket; 0 for others.
  var scalar: UInt32 = 0
}

/// Units joined by one separator: `5 x 7 x 9`, `a > b > c`.
struct Chain {
  /// The separators.
  var separators: [Int]
  /// Whether they have no white space beside them, as in a fraction or a time; those keep the direction of digits.
  var isTight = false
  /// The units between the separators, if they are single numbers; empty for directed chains of phrases.
  var elements: [Int]
  /// Whether the separator points in a direction: `>`, `→`.
  var isDirected: Bool
  /// The direction in which the glyph points; nil if it is mirrored or does not point.
  var points: WritingDirection?
  /// Whether it is a range; a policy may choose the direction of a range.
  var isRange: Bool
}
