import BidiSource

/// Tells whether markup with an attribute `dir` says something of the direction of pages.
enum MarkupDirection {
  /// Whether it does.
  ///
  /// A page that a script writes in a text, `'<html dir="' + dir`, is that of a frame. A value such as `{isName ? 'auto' : undefined}`
  /// takes the direction of letters. What looks like an attribute outside a tag is none: `--target dir=${folder}`. An element with a
  /// direction and Arabic letters in it is an example of a text.
  ///
  /// - Parameters:
  ///   - range: The bytes that are the sign.
  ///   - text: The bytes of the file.
  ///   - kinds: The kinds of the file.
  /// - Returns: `false` for the page of a frame, for a value that is never `rtl`, for what is no attribute, and for a sample.
  static func isOfPage(_ range: Range<Int>, in text: [UInt8], _ kinds: SourceKinds) -> Bool {
    let start = range.lowerBound
    if text[start] == UInt8(ascii: "<") {
      return start == 0 || !kinds.isSubset(of: .script) || !"\"'".utf8.contains(text[start - 1])
    }
    guard text[range].contains(UInt8(ascii: "=")) else { return true }
    let isAttribute = ["dir", "[", ":"].contains {
      text[range].prefix($0.utf8.count).map(\.smallASCII).elementsEqual($0.utf8)
    }
    if isAttribute,
      !beginsAttribute(start, in: text) || !isInTag(start, in: text, kinds)
        || holdsLetters(after: range.upperBound, in: text)
    {
      return false
    }
    let value = text[range.upperBound...].prefix(longestValue).prefix {
      $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ">") && $0 != .lineFeed
    }
    return value.firstRange(ofBytes: Array("auto".utf8)) == nil
      || value.firstRange(ofBytes: Array("rtl".utf8)) != nil
  }

  /// How many bytes of a value are looked at.
  private static let longestValue = 80

  /// How many bytes of a tag are looked at.
  private static let longestTag = 2_000

  /// Whether the name of an attribute may begin at a place: behind white space, a value or a place of a template, and not as in `/dir=`.
  private static func beginsAttribute(_ place: Int, in text: [UInt8]) -> Bool {
    guard text[place].isASCIILetter, place > 0 else { return true }
    let before = text[place - 1]
    return before.isASCIISpace || "\"'})>".utf8.contains(before)
  }

  /// Whether a tag is open at a place: `<` and a letter stand before it, and no type such as `Promise<string>`.
  ///
  /// What stands between may be code, with arrows, comparisons and calls.
  private static func isInTag(_ place: Int, in text: [UInt8], _ kinds: SourceKinds) -> Bool {
    let mayBeType = kinds.isDisjoint(with: [.markup, .php])
    let first = max(0, place - longestTag)
    var index = place - 1
    while index > first {
      index -= 1
      guard text[index] == UInt8(ascii: "<"),
        !(mayBeType && index > 0 && text[index - 1].isASCIILetter)
      else { continue }
      let next = text[index + 1]
      if next.isASCIILetter || next == UInt8(ascii: "%") || next == UInt8(ascii: "?") {
        return true
      }
    }
    return false
  }

  /// Whether an element begins with a right-to-left letter of its own.
  private static func holdsLetters(after place: Int, in text: [UInt8]) -> Bool {
    let rest = text[place...].prefix(longestTag)
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
    let content = rest[(end + 1)...].drop { $0.isASCIISpace }.prefix(4)
    // Two bytes each: from U+0590 (D6 90) to U+07BF (DE BF).
    return content.first.map { (0xD6...0xDE).contains($0) } ?? false
  }
}
