import BidiSource
import BidiText

/// The names of controls, which nobody sees, beside the places where they stand.
enum InlayHints {
  /// - Parameters:
  ///   - range: Offsets of the file.
  ///   - document: The document.
  ///   - encoding: What a character of a position is.
  /// - Returns: A hint for each control.
  static func json(
    in range: SourceRange, of document: Document, _ encoding: PositionEncoding
  ) -> JSONValue {
    let text = document.text.bytes
    var counter = PositionCounter(document.text, encoding, skipping: 0)
    var hints: [JSONValue] = []
    var index = min(text.count, range.lowerBound + document.skipped)
    let end = min(text.count, range.upperBound + document.skipped)
    while index < end {
      // U+061C begins with D8, the others with E2.
      let length = text[index] == 0xD8 ? 2 : text[index] == 0xE2 ? 3 : 0
      if length > 0, index + length <= text.count,
        let scalar = String(decoding: text[index..<index + length], as: UTF8.self)
          .unicodeScalars.first, let control = DirectionalFormatting(scalar)
      {
        hints.append(
          .object([
            "position": counter.position(of: index).json, "label": .string(control.visibleName),
            "tooltip": .string("\(scalar.name), \(scalar.codePoint)"),
          ]))
      }
      index += max(1, length)
    }
    return .array(hints)
  }
}
