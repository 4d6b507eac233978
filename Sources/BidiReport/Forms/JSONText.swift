private import BidiText

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Records as JSON, with their keys sorted, so that equal records are equal bytes.
package enum JSONText {
  /// In one line.
  ///
  /// - Parameters:
  ///   - value: The record.
  ///   - escapesControls: Whether no control stands as it is, for a terminal or a log that shows the line; a program reads
  ///     either.
  /// - Returns: The JSON.
  package static func line(_ value: some Encodable, escapesControls: Bool = true) -> String {
    text(value, [.sortedKeys, .withoutEscapingSlashes], escapesControls: escapesControls)
  }

  /// With each line but the first indented.
  static func indented(_ value: some Encodable, by space: String) -> String {
    text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      // A line break in a text is written as an escape.
      .replacing("\n", with: "\n" + space)
  }

  /// JSON in which no control stands as it is: a terminal or a log that shows it is not disturbed.
  private static func neutral(_ json: Data) -> String {
    let json = Array(json)
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let byte = json[index]
      // Most bytes are no part of a control.
      if byte < 0x7F {
        result.append(byte)
        index += 1
        continue
      }
      let length = byte == 0xE2 ? 3 : byte == 0xC2 || byte == 0xD8 ? 2 : 1
      let bytes = json[index..<min(index + length, json.count)]
      index += length
      if length > 1 || byte == 0x7F,
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first, isControl(scalar)
      {
        let digits = String(scalar.value, radix: 16)
        result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      } else {
        result += bytes
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A control beyond those that the encoder writes as escapes.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    DirectionalFormatting(scalar) != nil || (0x7F...0x9F).contains(scalar.value)
      || (0x2028...0x2029).contains(scalar.value)
  }

  private static func text(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting,
    escapesControls: Bool = true
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    // Nothing in these records can fail to encode; an empty object would still be JSON.
    let json = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return escapesControls ? neutral(json) : String(decoding: json, as: UTF8.self)
  }
}
