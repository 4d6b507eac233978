import BidiText

/// Arguments that have a place or a letter instead of a name: `%1` of Qt, `~a` of Lisp, `$1` of MediaWiki, `%B` of
/// programs with letters of their own.
///
/// Only their dialects tell them from a percentage, a price and a folder.
extension MessageParser {
  /// `%1`, `%L1`, `%n`, `%Ln` of Qt, and `%B`.
  mutating func place(_ index: Int, _ end: Int) -> (Part, Int)? {
    if dialects.contains(.ownLetter), isLetter(after: index, end) {
      return argumentOfPlace(index..<index + 2, .text)
    }
    var body = index + 1
    let isLocalized = body < end && bytes[body] == UInt8(ascii: "L")
    if isLocalized { body += 1 }
    if dialects.contains(.qtCount), body < end, bytes[body] == UInt8(ascii: "n") {
      return argumentOfPlace(index..<body + 1, .number)
    }
    let digits = bytes[body..<end].prefix(2).prefix(while: \.isASCIIDigit)
    // `%0` is a place where the text has `%1` too, and else no percentage of anything.
    guard dialects.contains(.qt), !digits.isEmpty,
      !digits.elementsEqual([.digitZero]) || hasFirstPlace
    else { return nil }
    return argumentOfPlace(index..<digits.endIndex, .text)
  }

  /// Whether a capital letter stands alone after a percent sign and is no conversion of `printf`; a colon after it explains a
  /// code, `%T: …`.
  private func isLetter(after sign: Int, _ end: Int) -> Bool {
    guard sign + 1 < end, bytes[sign + 1].isASCIICapital,
      !"ACDEFGOSUX".utf8.contains(bytes[sign + 1]), sign == 0 || bytes[sign - 1] != .percentSign
    else { return false }
    return !isWordByte(at: sign + 2, end) && (sign + 2 >= end || bytes[sign + 2] != .colon)
  }

  /// `~a`, `~2d`, `~,3f`: parameters, modifiers and a directive that prints an argument.
  mutating func directive(_ index: Int, _ end: Int) -> (Part, Int)? {
    var stop = index + 1
    while stop < end, bytes[stop].isASCIIDigit || ",:@".utf8.contains(bytes[stop]) { stop += 1 }
    guard stop < end else { return nil }
    // A tilde after a tilde is one tilde of the text.
    if bytes[stop] == .tilde {
      return (.piece(.init(kind: .entity("~"), range: index..<stop + 1)), stop + 1)
    }
    let letter = bytes[stop].isASCIILetter ? bytes[stop].smallLetter : bytes[stop]
    let isNumber = "bdefgoprx$".utf8.contains(letter)
    guard isNumber || "acsw".utf8.contains(letter) else { return nil }
    return argumentOfPlace(index..<stop + 1, isNumber ? .number : .text)
  }

  /// `$1` to `$99`; `$100`, `$1.50` and `$1$` are none.
  mutating func dollarNumber(_ index: Int, _ end: Int) -> (Part, Int)? {
    let digits = bytes[(index + 1)..<end].prefix(2).prefix(while: \.isASCIIDigit)
    guard let first = digits.first, first != .digitZero else { return nil }
    let stop = digits.endIndex
    if stop < end {
      if bytes[stop].isASCIIDigit || bytes[stop] == .dollarSign { return nil }
      if ".,".utf8.contains(bytes[stop]), stop + 1 < end, bytes[stop + 1].isASCIIDigit {
        return nil
      }
    }
    return argumentOfPlace(index..<stop, .text)
  }

  private mutating func argumentOfPlace(
    _ range: Range<Int>, _ type: Message.Argument.ArgumentType
  ) -> (Part, Int) {
    let text = string(range)
    return (argument(text, type, name: text, range: range), range.upperBound)
  }
}
