/// Character references of HTML and XML.
///
/// Source: XML 1.0, section 4.6; and the names of HTML that occur in localized text.
enum Entities {
  /// The text that a reference stands for.
  ///
  /// - Parameter name: The text between `&` and `;`: `amp`, `#8207`, `#x200F`.
  /// - Returns: Nil if the name is unknown.
  static func text(of name: ArraySlice<UInt8>) -> String? {
    guard name.first == .numberSign else {
      return named[String(decoding: name, as: UTF8.self)]
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first.map { $0.smallLetter == .latinSmallLetterX } ?? false
    let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(number, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), value >= .space
    else { return nil }
    return String(Character(scalar))
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "laquo": "\u{AB}", "raquo": "\u{BB}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "bull": "\u{2022}", "middot": "\u{B7}", "times": "\u{D7}", "deg": "\u{B0}",
    "rarr": "\u{2192}", "larr": "\u{2190}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "shy": "\u{AD}", "euro": "\u{20AC}", "pound": "\u{A3}",
  ]
}
