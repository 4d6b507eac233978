/// A word, number, text, bracket or sign of a source file.
struct SourceToken: Sendable, Hashable {
  /// What a token is.
  enum Kind: UInt8, Sendable {
    case identifier
    case number
    /// A text without code in it.
    case text
    /// An opening bracket; or the beginning of a text with code in it.
    case open
    /// A closing bracket; or the end of a text with code in it.
    case close
    /// An operator or another sign.
    case sign
  }

  let kind: Kind

  /// Whether it is the first token of its line.
  let startsLine: Bool

  /// Its first byte.
  let byte: UInt8

  /// The bytes of a text's opening and closing marks.
  var markLength: UInt8 = 0

  /// Its bytes in the file.
  let start: Int32
  var end: Int32

  /// The number of the other bracket of the pair; -1 for other tokens, and for brackets without one.
  var partner: Int32 = -1

  /// A hash of the bytes of an identifier; 0 for other tokens.
  var hash: UInt32 = 0

  /// A hash of the bytes of a name: FNV-1a in 32 bits.
  static func hash(of name: some Sequence<UInt8>) -> UInt32 {
    name.reduce(firstHash) { ($0 ^ UInt32($1)) &* hashFactor }
  }

  static let firstHash: UInt32 = 0x811C_9DC5
  static let hashFactor: UInt32 = 0x0100_0193
}
