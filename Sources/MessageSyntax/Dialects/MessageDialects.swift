/// The dialects in which a text may have arguments.
///
/// ```swift
/// Message("%s {name}", dialects: [.printf]).arguments.map(\.text)  // ["%s"]
/// ```
public struct MessageDialects: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// One bit for each dialect.
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// Makes a set of dialects.
  public init(arrayLiteral dialects: MessageDialect...) { self.init(dialects) }

  /// Makes a set of dialects.
  public init(_ dialects: some Sequence<MessageDialect>) {
    bits = dialects.reduce(0) { $0 | Self.bit($1) }
  }

  private static func bit(_ dialect: MessageDialect) -> UInt32 { 1 << UInt32(dialect.rawValue) }

  /// Whether a dialect may occur.
  public func contains(_ dialect: MessageDialect) -> Bool { bits & Self.bit(dialect) != 0 }

  /// Whether one of several dialects may occur.
  package func hasAny(of others: MessageDialects) -> Bool { bits & others.bits != 0 }

  /// The dialects of both sets.
  public func union(_ others: MessageDialects) -> MessageDialects {
    MessageDialects(bits: bits | others.bits)
  }

  /// The dialects of the set without others.
  public func subtracting(_ others: MessageDialects) -> MessageDialects {
    MessageDialects(bits: bits & ~others.bits)
  }

  /// The dialects that begin with a percent sign.
  public static let percent: MessageDialects = [
    .printf, .javaDates, .composePlace, .goPlace, .strftime, .percentParentheses, .percentBraces,
    .percentName, .catalogNumber,
  ]

  /// Names in brackets and after a sign; a program in any language may put a text in their place by itself.
  public static let names: MessageDialects = [
    .braces, .doubleBraces, .dollarBraces, .dollarName, .percentParentheses, .percentBraces,
    .percentName,
  ]

  /// The dialects whose arguments have places.
  static let placed: MessageDialects = [.pythonRepresentation, .qt, .qtCount, .lisp, .dollarNumber]

  /// What a text may have where nothing is known of its program: the dialects that show by their form what they are.
  public static let usual = MessageDialects(MessageDialect.allCases)
    .subtracting(placed).subtracting([.ownLetter, .composePlace])
}
