import BidiSource

/// The arguments of programs with letters of their own after the percent sign: `%B` and `%V` of Caja and Nautilus.
///
/// A capital letter alone after a percent sign in both texts is such an argument. The conversions of `printf` are none.
enum LetterArguments {
  /// The notes on the arguments that a value and its text of the base language have, each once.
  static func notes(of value: String, base: String) -> [ArgumentNote] {
    guard value.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let theirs = letters(of: base)
    return letters(of: value).intersection(theirs).sorted().map {
      ArgumentNote(text: "%" + String(Character(Unicode.Scalar($0))))
    }
  }

  private static func letters(of text: String) -> Set<UInt8> {
    let bytes = Array(text.utf8)
    var found: Set<UInt8> = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      guard index + 1 < bytes.count, (0x41...0x5A).contains(bytes[index + 1]),
        !"ACDEFGOSUX".utf8.contains(bytes[index + 1]),
        index == 0 || bytes[index - 1] != UInt8(ascii: "%"),
        index + 2 == bytes.count || !Self.continues(bytes[index + 2])
      else { continue }
      found.insert(bytes[index + 1])
    }
    return found
  }

  /// Whether the letter before a byte is no argument: a word goes on, or a colon explains a code, `%T: …`.
  private static func continues(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_") || byte.isASCIIDigit
      || (0x41...0x5A).contains(byte & 0xDF)
  }
}
