import BidiSource

/// Reads references to texts in the layouts of Android, `android:text="@string/key"`, and the texts in the forms of Qt.
enum LayoutReader {
  private static let marker = Array("@string/".utf8)

  static func uses(in bytes: [UInt8], path: String) -> [TextUse] {
    if path.hasSuffix(".ui") { return QtFormReader.uses(in: bytes, path: path) }
    if path.hasSuffix("xaml") { return XAMLReader.uses(in: bytes, path: path) }
    var result: [TextUse] = []
    var index = 0
    var line = 1
    var above = DirectionsAbove(bytes)
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
        purpose: isHidden(elementAround: index, in: bytes, by: gone, butNotWith: [id])
          ? .hidden : name.flatMap { TextUse.Purpose(taker: $0.name) } ?? .shown, outer: nil,
        direction: direction(ofElementAround: index, in: bytes, &above))
      use.isBinding = bytes[end...].first == UInt8(ascii: "(")
      result.append(use)
    }
    return result
  }

  /// What the direction of the text of a view comes from: its first letter, unless an attribute says another thing.
  ///
  /// Source: developer.android.com/reference/android/view/View, `android:textDirection`.
  private static func direction(
    ofElementAround place: Int, in bytes: [UInt8], _ above: inout DirectionsAbove
  ) -> TextDisplay.Direction? {
    let before = bytes[max(0, place - longestElement)..<place]
    let after = bytes[place..<min(place + longestElement, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "<")) ?? before.startIndex
    // A value may hold the sign: `android:onClick="@{() -> vm.save()}"`.
    let end = min(endOfTag(from: start, in: bytes), after.endIndex)
    guard let value = value(in: bytes[start..<end]) ?? above.value(at: start) else {
      return .firstLetter
    }
    switch value {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    case "locale": return .layout
    case "firstStrong", "firstStrongLtr", "firstStrongRtl": return .firstLetter
    default: return nil
    }
  }

  /// The sign that ends a tag, outside of its values; the end of the bytes where there is none.
  fileprivate static func endOfTag(from start: Int, in bytes: [UInt8]) -> Int {
    var quotationMark: UInt8?
    for place in start..<min(bytes.count, start + longestElement) {
      let byte = bytes[place]
      if let mark = quotationMark {
        if byte == mark { quotationMark = nil }
      } else if byte == .quotationMark || byte == UInt8(ascii: "'") {
        quotationMark = byte
      } else if byte == UInt8(ascii: ">") {
        return place
      }
    }
    return min(bytes.count, start + longestElement)
  }

  /// Whether an element is hidden and has no name by which code could show it.
  ///
  /// Source: developer.android.com/reference/android/view/View, `android:visibility`: a view that is `gone` takes no room.
  ///
  /// - Parameters:
  ///   - place: A place in the element.
  ///   - bytes: The layout.
  ///   - mark: The attribute that hides it.
  ///   - names: The attributes by which code finds it.
  /// - Returns: Whether nobody can see it.
  static func isHidden(
    elementAround place: Int, in bytes: [UInt8], by mark: [UInt8], butNotWith names: [[UInt8]]
  ) -> Bool {
    let before = bytes[max(0, place - longestElement)..<place]
    guard let start = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
    let element = bytes[start..<endOfTag(from: start, in: bytes)]
    return element.firstRange(ofBytes: mark) != nil
      && !names.contains { element.firstRange(ofBytes: $0) != nil }
  }

  private static let gone = Array("android:visibility=\"gone\"".utf8)
  private static let id = Array("android:id=".utf8)

  /// What `android:textDirection` of an element is; nil where it has none, and where it is that of the element around it.
  fileprivate static func value(in element: ArraySlice<UInt8>) -> String? {
    guard let name = element.firstRange(ofBytes: attributeOfDirection)?.upperBound else {
      return nil
    }
    let value = String(
      decoding: element[name...].prefix { $0 != .quotationMark }, as: UTF8.self)
    return value == "inherit" ? nil : value
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

/// The directions of the elements around a place in a layout, which its views inherit.
///
/// Source: developer.android.com/reference/android/view/View, `TEXT_DIRECTION_INHERIT` is the default.
private struct DirectionsAbove {
  private let bytes: [UInt8]

  /// Where the next element is looked for.
  private var next = 0

  /// The directions of the open elements, each with those around it.
  private var open: [String?] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The direction that an element inherits; nil for none.
  ///
  /// - Parameter start: Where the element begins; no less than that of the call before.
  /// - Returns: What the nearest element around it says.
  mutating func value(at start: Int) -> String? {
    while next < start, let begin = bytes[next..<start].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[begin...].starts(with: "<!--".utf8) {
        next = bytes[begin...].firstRange(ofBytes: Array("-->".utf8))?.upperBound ?? bytes.count
        continue
      }
      let end = LayoutReader.endOfTag(from: begin, in: bytes)
      next = end
      let element = bytes[begin..<end]
      if element.dropFirst().first == UInt8(ascii: "/") {
        _ = open.popLast()
      } else if element.dropFirst().first?.isASCIILetter == true,
        element.last != UInt8(ascii: "/")
      {
        open.append(LayoutReader.value(in: element) ?? open.last ?? nil)
      }
    }
    next = max(next, start)
    return open.last ?? nil
  }
}
