import Foundation
import Testing

/// One row of a file in `Fixtures`: fields between semicolons, and a note after `#`.
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
