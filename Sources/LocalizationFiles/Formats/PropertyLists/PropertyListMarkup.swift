import BidiSource

/// The markup that Foundation tolerates in a property list and XML does not.
enum PropertyListMarkup {
  /// A text of the same length without such markup.
  ///
  /// Spaces stand for declarations, which Foundation takes anywhere before the root and in any form, and for the
  /// hyphens in comments.
  static func wellFormed(_ text: [UInt8]) -> [UInt8] {
    var result = text
    var position = 0
    var isBeforeRoot = true
    while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      let markup = text[start...]
      if markup.starts(with: "<!--".utf8) {
        position = end(of: "-->", in: text, from: start + 4)
        let content = start + 4..<max(start + 4, position - 3)
        for index in content where text[index] == UInt8(ascii: "-") { result[index] = .space }
      } else if markup.starts(with: "<![CDATA[".utf8) {
        position = end(of: "]]>", in: text, from: start)
      } else if markup.starts(with: "<?".utf8) {
        position = end(of: "?>", in: text, from: start)
        if isBeforeRoot, markup.starts(with: "<?xml".utf8), text[position - 1] == UInt8(ascii: ">")
        {
          for index in start..<position { result[index] = .space }
        }
      } else {
        isBeforeRoot = isBeforeRoot && markup.starts(with: "<!".utf8)
        position = start + 1
      }
    }
    return result
  }

  /// The offset after a sign; that of the end where there is none.
  private static func end(of sign: String, in text: [UInt8], from start: Int) -> Int {
    var position = start
    while position < text.count {
      if text[position...].starts(with: sign.utf8) { return position + sign.utf8.count }
      position += 1
    }
    return text.count
  }
}
