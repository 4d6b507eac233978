import Foundation
import Testing

/// A text in the notation of UAX #9: a capital letter stands for a Hebrew letter, and a name between
/// `‹` and `›` for a directional formatting character or a separator.
///
/// `A` is U+05D0, `B` U+05D1, and so on; all are of class R.
func uax(_ notation: String) -> String {
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
let namedCharacters = [
  "ALM": "\u{061C}", "LRM": "\u{200E}", "RLM": "\u{200F}",
  "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
  "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  "LF": "\n", "CR": "\r", "CRLF": "\r\n", "NEL": "\u{85}", "PS": "\u{2029}", "LS": "\u{2028}",
  "TAB": "\t", "ZWJ": "\u{200D}",
]

/// The code points of a text, as the Unicode files write them: `05D0 0028`.
///
/// Compared in place of the strings, because `==` of String is canonical equivalence.
func codes(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { scalar in
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }.joined(separator: " ")
}

/// Where the scalar at an offset stands; the end for the count of scalars.
func index(_ scalarOffset: Int, in text: String) -> String.Index {
  text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: scalarOffset)
}

/// The offset of a place, in scalars.
func offset(_ index: String.Index, in text: String) -> Int {
  text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: index)
}

/// One row of a file in `Fixtures`: fields between semicolons, and a note behind `#`.
struct FixtureRow: Sendable, CustomTestStringConvertible {
  let place: String
  let fields: [String]
  let note: String

  var testDescription: String { "\(place) \(fields.joined(separator: "; "))  \(note)" }

  /// The text whose code points stand in a field.
  func text(_ field: Int) throws -> String {
    var result = String.UnicodeScalarView()
    for code in fields[field].split(separator: " ") {
      result.append(
        try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init), "\(place): \(code)"))
    }
    return String(result)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The name without `.txt`.
  ///   - count: How many fields a row must have.
  /// - Returns: The rows, in order.
  /// - Throws: An issue for a file that is missing or has a row of another shape.
  static func rows(of name: String, fields count: Int) throws -> [FixtureRow] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).txt")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { number, line in
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let data = parts.first, data.contains(where: { $0 != " " }) else { return nil }
      let row = FixtureRow(
        place: "\(name).txt:\(number + 1)",
        fields: data.split(separator: ";", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) },
        note: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
      try #require(row.fields.count == count, "\(row.place) has \(row.fields.count) fields")
      return row
    }
  }
}
