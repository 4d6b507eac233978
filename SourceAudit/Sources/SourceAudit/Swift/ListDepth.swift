/// How deep lists are nested in Swift source.
///
/// The time of swift-syntax 603 doubles with each `[` in a `[`: it tries each as a type and as a list. People write
/// five at most.
enum ListDepth {
  /// Deeper source is not parsed.
  static let most = 10

  /// The offset of the first bracket that is too deep; nil where there is none.
  ///
  /// Brackets in texts and comments do not count.
  ///
  /// - Complexity: O(*n*).
  static func firstTooDeep(in text: [UInt8]) -> Int? {
    var (depth, index) = (0, 0)
    func has(_ word: StaticString, at place: Int) -> Bool {
      text[place...].starts(with: "\(word)".utf8)
    }
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "["):
        depth += 1
        if depth > most { return index }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where has("//", at: index):
        index = text[index...].firstIndex(of: 0x0A) ?? text.count
      case UInt8(ascii: "/") where has("/*", at: index):
        index += 2
        while index < text.count, !has("*/", at: index) { index += 1 }
        index += 1
      case UInt8(ascii: "\""):
        let isLong = has("\"\"\"", at: index)
        index += isLong ? 3 : 1
        while index < text.count {
          if text[index] == UInt8(ascii: "\\") {
            index += 1
          } else if isLong ? has("\"\"\"", at: index) : [0x22, 0x0A].contains(text[index]) {
            break
          }
          index += 1
        }
        index += isLong ? 2 : 0
      default: break
      }
      index += 1
    }
    return nil
  }
}
