import BidiSource

/// The path that a URI names.
enum DocumentPath {
  /// The path of a `file:` URI, and of another the part of it that is one.
  ///
  /// - Parameter uri: As the client writes it, with escapes.
  /// - Returns: Nil for a URI that has no path.
  static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      // What stands before the next slash names a machine.
      guard let slash = rest.dropFirst(2).firstIndex(of: "/") else { return nil }
      rest = rest[slash...]
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let path = decoded(rest[..<end])
    return path.isEmpty ? nil : path
  }

  /// Whether a URI names a file of the disk.
  static func isFile(_ uri: String) -> Bool { uri.lowercased().hasPrefix("file:") }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue,
        let low = rest.dropFirst().first?.hexDigitValue
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
