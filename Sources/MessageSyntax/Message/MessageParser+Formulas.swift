import BidiText

/// Formulas of TeX, which a program draws by itself: `$2/3\ \text{pi}$`.
extension MessageParser {
  /// The longest formula.
  private static let longestFormula = 200

  /// A formula between dollar signs, which is no text: it has a command of two letters or more, and characters of ASCII alone.
  ///
  /// `$HOME\bin $PATH` is none: a name follows its last dollar sign.
  ///
  /// Source: Knuth, The TeXbook, chapter 16, Typing Math Formulas; KaTeX and MathJax take the same signs.
  func formula(_ index: Int, _ end: Int) -> (Part, Int)? {
    let sign = UInt8(ascii: "$")
    let width = index + 1 < end && bytes[index + 1] == sign ? 2 : 1
    let start = index + width
    guard start < end, bytes[start] != .space else { return nil }
    var close = start
    var hasCommand = false
    while close < end, bytes[close] != sign {
      guard bytes[close].isASCII, bytes[close] != .lineFeed, close - start < Self.longestFormula
      else { return nil }
      hasCommand =
        hasCommand
        || bytes[close] == .reverseSolidus && close + 2 < end
          && bytes[close + 1].isASCIILetter && bytes[close + 2].isASCIILetter
      close += 1
    }
    let after = close + width
    guard hasCommand, after <= end, bytes[close..<after].allSatisfy({ $0 == sign }),
      after == end || !isWordByte(at: after, end) && bytes[after] != sign
    else { return nil }
    return (.piece(.init(kind: .markup, range: index..<after)), after)
  }
}
