import BidiSource

/// Tells whether markup with an attribute `dir` says something of the direction of pages.
enum MarkupDirection {
  /// Whether it does.
  ///
  /// A page that a script writes in a text, `'<html dir="' + dir`, is that of a frame. A value such as `{isName ? 'auto' : undefined}`
  /// takes the direction of letters.
  ///
  /// - Parameters:
  ///   - range: The bytes that are the sign.
  ///   - text: The bytes of the file.
  ///   - kinds: The kinds of the file.
  /// - Returns: `false` for the page of a frame and for a value that is never `rtl`.
  static func isOfPage(_ range: Range<Int>, in text: [UInt8], _ kinds: SourceKinds) -> Bool {
    let start = range.lowerBound
    if text[start] == UInt8(ascii: "<") {
      return start == 0 || !kinds.isSubset(of: .script) || !"\"'".utf8.contains(text[start - 1])
    }
    guard text[range].contains(UInt8(ascii: "=")) else { return true }
    let value = text[range.upperBound...].prefix(longestValue).prefix {
      $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ">") && $0 != .lineFeed
    }
    return value.firstRange(ofBytes: Array("auto".utf8)) == nil
      || value.firstRange(ofBytes: Array("rtl".utf8)) != nil
  }

  /// How many bytes of a value are looked at.
  private static let longestValue = 80
}
