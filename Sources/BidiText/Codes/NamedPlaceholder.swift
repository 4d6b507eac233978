/// A placeholder that says the name or position of its argument: `{name}`, `{{name}}`, `${name}`, `%{name}` and `%(name)`.
package struct NamedPlaceholder {
  /// What stands round the name.
  package enum Form: Sendable, Hashable {
    /// `{name}`
    case braces
    /// `{{name}}`
    case doubleBraces
    /// `%{name}`
    case percentBraces
    /// `${name}`
    case dollarBraces
    /// `%(name)`, with a conversion after it that is not looked at here.
    case percentParentheses
  }

  /// The longest name, in bytes.
  private static let longest = 80

  package let form: Form

  /// Its bytes, from the first sign to the last bracket.
  package let range: Range<Int>

  /// What stands between the brackets.
  package let key: BracedName

  /// Reads the placeholder that begins at a place; nil for what is none.
  ///
  /// - Parameters:
  ///   - start: Where its `{`, `$` or `%` stands.
  ///   - bytes: The text.
  /// - Complexity: O(1).
  package init?(at start: Int, in bytes: [UInt8]) {
    let hasSign = bytes[start] == UInt8(ascii: "%") || bytes[start] == UInt8(ascii: "$")
    let open = hasSign ? start + 1 : start
    guard open < bytes.count else { return nil }
    let isRound = bytes[open] == UInt8(ascii: "(") && bytes[start] == UInt8(ascii: "%")
    guard isRound || bytes[open] == UInt8(ascii: "{") else { return nil }
    let isDouble = !isRound && open + 1 < bytes.count && bytes[open + 1] == bytes[open]
    let first = open + (isDouble ? 2 : 1)
    let close = UInt8(ascii: isRound ? ")" : "}")
    guard let end = bytes[first...].prefix(Self.longest).firstIndex(of: close),
      let key = BracedName(String(decoding: bytes[first..<end], as: UTF8.self))
    else { return nil }
    var stop = end + 1
    if isDouble {
      guard stop < bytes.count, bytes[stop] == close else { return nil }
      stop += 1
    }
    self.key = key
    range = start..<stop
    form =
      if isRound {
        .percentParentheses
      } else if isDouble {
        .doubleBraces
      } else if !hasSign {
        .braces
      } else {
        bytes[start] == UInt8(ascii: "%") ? .percentBraces : .dollarBraces
      }
  }
}
