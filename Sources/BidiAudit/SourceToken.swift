internal import BidiText

/// A piece of a source text; white space is none.
struct SourceToken {
  enum Kind {
    /// An identifier or a number, with the controls inside.
    case word
    /// One other character of code.
    case sign
    /// What a literal or comment begins or ends with.
    case delimiter
    /// What stands in a string literal.
    case literal
    /// What stands in a comment.
    case comment
  }

  let kind: Kind

  /// The characters, as offsets of scalars.
  let range: Range<Int>
}

extension Unicode.Scalar {
  /// Whether lines end here for any language or display.
  var endsSourceLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character can stand in an identifier or number.
  var isWordPart: Bool {
    if isASCII {
      return properties.isXIDContinue || self == "$"
    }
    return properties.isXIDContinue
  }
}
