private import BidiText

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
    text(value, RecordEncoder.Form(escapesControls: escapesControls))
  }

  /// With each line but the first indented.
  static func indented(_ value: some Encodable, by space: String) -> String {
    text(value, RecordEncoder.Form(indentation: space, escapesControls: true))
  }

  /// A control beyond those that JSON writes as escapes.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    DirectionalFormatting(scalar) != nil || (0x7F...0x9F).contains(scalar.value)
      || (0x2028...0x2029).contains(scalar.value)
  }

  private static func text(_ value: some Encodable, _ form: RecordEncoder.Form) -> String {
    // Nothing in these records can fail to encode; an empty object would still be JSON.
    let json = (try? RecordEncoder.json(value, form)) ?? Array("{}".utf8)
    return String(decoding: json, as: UTF8.self)
  }
}
