import BidiSource

/// Reads references to texts in the layouts of Android, `android:text="@string/key"`, and the texts in the forms of Qt.
enum LayoutReader {
  private static let marker = Array("@string/".utf8)

  static func uses(in bytes: [UInt8], path: String) -> [TextUse] {
    if path.hasSuffix(".ui") { return QtFormReader.uses(in: bytes, path: path) }
    var result: [TextUse] = []
    var index = 0
    var line = 1
    while index < bytes.count {
      if bytes[index] == .lineFeed { line += 1 }
      guard bytes[index] == marker[0], index + marker.count < bytes.count,
        bytes[index..<index + marker.count].elementsEqual(marker)
      else {
        index += 1
        continue
      }
      let start = index + marker.count
      let end = bytes[start...].firstIndex { !isName($0) } ?? bytes.count
      defer { index = end }
      let name = attribute(before: index, in: bytes)
      // The build takes out what only the designer of a layout sees: `tools:text`.
      if let name, name.isOfTools { continue }
      var use = TextUse(
        key: UseKey(identifier: String(decoding: bytes[start..<end], as: UTF8.self)),
        place: UsePlace(path: path, line: line),
        expression: name?.name ?? "", callee: "",
        needsVariadic: false,
        needsExactCount: false,
        arguments: nil,
        purpose: name.flatMap { TextUse.Purpose(taker: $0.name) } ?? .shown, outer: nil,
        direction: direction(ofElementAround: index, in: bytes))
      use.isBinding = bytes[end...].first == UInt8(ascii: "(")
      result.append(use)
    }
    return result
  }

  /// What the direction of the text of a view comes from: its first letter, unless an attribute says another thing.
  ///
  /// Source: developer.android.com/reference/android/view/View, `android:textDirection`.
  private static func direction(ofElementAround place: Int, in bytes: [UInt8])
    -> TextDisplay.Direction?
  {
    let before = bytes[max(0, place - longestElement)..<place]
    let after = bytes[place..<min(place + longestElement, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "<")) ?? before.startIndex
    let end = after.firstIndex(of: UInt8(ascii: ">")) ?? after.endIndex
    guard let name = bytes[start..<end].firstRange(ofBytes: attributeOfDirection)?.upperBound else {
      return .firstLetter
    }
    let value = bytes[name..<end].prefix { $0 != .quotationMark }
    switch String(decoding: value, as: UTF8.self) {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    case "locale": return .layout
    case "firstStrong", "firstStrongLtr", "firstStrongRtl": return .firstLetter
    default: return nil
    }
  }

  /// How many bytes of an element are looked at on each side of a reference, so that a damaged file takes no longer than others.
  private static let longestElement = 4_000

  private static let attributeOfDirection = Array("textDirection=\"".utf8)

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// The name of the attribute before its value, without its prefix, and whether it is one of the designer's.
  ///
  /// Source: developer.android.com/studio/write/tool-attributes.
  private static func attribute(
    before place: Int, in bytes: [UInt8]
  ) -> (name: String, isOfTools: Bool)? {
    guard place >= 2, bytes[place - 1] == .quotationMark, bytes[place - 2] == UInt8(ascii: "=")
    else { return nil }
    let end = place - 2
    var start = end
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    return (
      String(decoding: bytes[start..<end], as: UTF8.self),
      bytes[..<start].suffix(tools.count).elementsEqual(tools)
    )
  }

  private static let tools = Array("tools:".utf8)
}
