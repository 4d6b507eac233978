import BidiSource
import LocalizationFiles

/// The bytes of a text in an encoding, with its byte order mark.
func bytes(_ text: String, as encoding: SourceEncoding = .utf8) -> [UInt8] {
  switch encoding {
  case .utf8, .latin1, .binary: Array(text.utf8)
  case .utf8WithBOM: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
  case .utf16LittleEndian:
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  case .utf16BigEndian:
    [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}

/// A text with everything but printable ASCII as `\u{202B}`: `==` of String is canonical equivalence,
/// and a message must show what it compares.
func shown(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { scalar in
    (0x20..<0x7F).contains(scalar.value)
      ? String(Character(scalar))
      : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }.joined()
}

func shown(_ bytes: [UInt8]) -> String { shown(String(decoding: bytes, as: UTF8.self)) }

/// The offsets of the scalar boundaries of a text in UTF-8, both ends among them.
func boundaries(of text: String) -> [Int] {
  text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    + [text.utf8.count]
}

/// A text with another put in at an offset.
func inserting(_ inserted: String, in text: String, at utf8Offset: Int) -> String {
  let units = Array(text.utf8)
  return String(
    decoding: units[..<utf8Offset] + inserted.utf8 + units[utf8Offset...], as: UTF8.self)
}

extension LocalizationFile {
  /// Reads a text as a file.
  init(_ text: String, as encoding: SourceEncoding = .utf8) throws {
    try self.init(path: "ar.lproj/Localizable.strings", bytes: bytes(text, as: encoding))
  }

  /// The problems as `kind line:column:byte`, in order.
  var problemPlaces: [String] {
    problems.map { problem in
      let place = source.location(of: problem.range.lowerBound)
      return "\(problem.kind.rawValue) \(place.line):\(place.column):\(place.byteOffset)"
    }
  }

  /// The entries as `key=value`, in order.
  var pairs: [String] { entries.map { "\(shown($0.key.string))=\(shown($0.value.string))" } }

  /// The text of the file with edits made.
  func text(replacing edits: [Edit]) -> String {
    source.text(of: 0..<source.text.count, replacing: edits)
  }
}

/// An XML property list round the content of its dictionary.
func propertyList(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(content)
  </dict>
  </plist>

  """
}
