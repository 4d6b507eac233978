/// Pairs of braces.
///
/// Apostrophes quote braces, as in messages of ICU.
///
/// Each brace is read once, even for many questions. So a text of opening braces takes linear time.
struct BracePairs {
  /// The place of the closing brace, by the place of the opening one; nil if nothing closes it.
  private var partners: [Int: Int?] = [:]

  /// The place of the brace that closes an opening brace.
  ///
  /// - Parameters:
  ///   - open: The place of an opening brace that is not quoted.
  ///   - bytes: The text, the same in each call.
  /// - Returns: The place of the closing brace; nil if there is none.
  mutating func closing(_ open: Int, in bytes: [UInt8]) -> Int? {
    if let known = partners[open] { return known }
    var opened: [Int] = []
    var isQuoted = false
    var index = open
    while index < bytes.count {
      switch bytes[index] {
      case .apostrophe:
        if index + 1 < bytes.count, bytes[index + 1] == .apostrophe {
          index += 1
        } else if isQuoted || index + 1 < bytes.count && "{}#|".utf8.contains(bytes[index + 1]) {
          isQuoted.toggle()
        }
      case .leftCurlyBracket where !isQuoted:
        if let known = partners[index] {
          // Nothing closes this brace, so nothing closes the braces before it.
          guard let close = known else {
            index = bytes.count
            continue
          }
          index = close
        } else {
          opened.append(index)
        }
      case .rightCurlyBracket where !isQuoted:
        if let last = opened.popLast() { partners[last] = index }
        if opened.isEmpty { return index }
      default: break
      }
      index += 1
    }
    for place in opened { partners[place] = .some(nil) }
    return nil
  }
}
