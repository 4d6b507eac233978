/// A text in the notation of UAX #9: a capital letter stands for a Hebrew letter, and a name between
/// `‹` and `›` for a directional formatting character or a separator.
///
/// `A` is U+05D0, `B` U+05D1, and so on; all are of class R.
public func uax(_ notation: String) -> String {
  var result = String.UnicodeScalarView()
  var rest = Substring(notation).unicodeScalars
  while let scalar = rest.popFirst() {
    if scalar == "\u{2039}", let end = rest.firstIndex(of: "\u{203A}"),
      let named = namedCharacters[String(rest[..<end])]
    {
      result.append(contentsOf: named.unicodeScalars)
      rest = rest[rest.index(after: end)...]
    } else if ("A"..."Z").contains(scalar), let letter = Unicode.Scalar(scalar.value + 0x58F) {
      result.append(letter)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// The names of UAX #9, section 2, and those of some separators.
public let namedCharacters = [
  "ALM": "\u{061C}", "LRM": "\u{200E}", "RLM": "\u{200F}",
  "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
  "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  "LF": "\n", "CR": "\r", "CRLF": "\r\n", "NEL": "\u{85}", "PS": "\u{2029}", "LS": "\u{2028}",
  "TAB": "\t", "ZWJ": "\u{200D}",
]

/// The code points of a text, as the Unicode files write them: `05D0 0028`.
///
/// Compared in place of the strings, because `==` of String is canonical equivalence.
public func codes(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { scalar in
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }.joined(separator: " ")
}
