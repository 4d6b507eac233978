internal import Foundation

extension Encodable {
  /// The value as JSON, names sorted.
  ///
  /// Foundation writes it: scenes are full of numbers with fractions, which it writes as short as they can be read back.
  ///
  /// - Parameters:
  ///   - isIndented: Whether each member has a line of its own.
  ///   - allowsInfinity: Whether a number that is not finite is written as an empty text.
  /// - Returns: The JSON, without a line break at its end.
  /// - Throws: Foundation's error for numbers that JSON cannot hold.
  package func jsonText(isIndented: Bool = true, allowsInfinity: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    if allowsInfinity {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "", negativeInfinity: "", nan: "")
    }
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
