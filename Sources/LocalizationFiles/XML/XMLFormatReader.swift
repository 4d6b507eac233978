import BidiSource

/// Reads a format that is XML.
protocol XMLFormatReader: FormatReader {}

extension XMLFormatReader {
  static func comment(_ text: String, in source: SourceFile) -> String? { "<!-- \(text) -->" }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    try SourceFile(path: path, xml: bytes)
  }
}

extension ValueEdit {
  /// The entry as it is now.
  ///
  /// - Parameter new: What its element says, read alone.
  /// - Returns: Nil where another element has the value.
  func entry(inElement new: LocalizationEntry) -> LocalizationEntry? {
    var value = new.value
    value.move(by: entryRange.lowerBound)
    guard value.range == valueRange else { return nil }
    var entry = entry(with: value)
    entry.notation = new.notation
    return entry
  }
}

extension SourceFile {
  /// The text of an XML file.
  ///
  /// - Throws: `SourceDecodingError` for bytes that are no text, and for text that says that it is in an encoding that is
  ///   not read.
  init(path: String, xml bytes: [UInt8]) throws(SourceDecodingError) {
    do {
      self = try SourceFile(path: path, bytes: bytes)
    } catch  where XMLDeclaration.foreignEncoding(of: bytes) == nil {
      throw error
    } catch {
      self = SourceFile(path: path, latin1: bytes)
    }
    if let name = XMLDeclaration.foreignEncoding(of: text) {
      throw SourceDecodingError(
        message: "the XML says that it is in \(name), which is not read; convert it to UTF-8",
        location: SourceLocation(line: 1, column: 1, byteOffset: 0))
    }
  }
}
