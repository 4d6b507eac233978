/// Which braces of a text belong together.
///
/// An apostrophe right before a brace quotes it up to the next apostrophe, as in ICU's MessageFormat.
struct BracePairs {
  private var pairs: [(open: Int, close: Int)] = []

  init(_ bytes: TextBytes) {
    var open: [Int] = []
    for index in 0..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        guard !Self.isQuoted(index, bytes) else { continue }
        open.append(pairs.count)
        pairs.append((index, -1))
      case UInt8(ascii: "}"):
        guard !Self.isQuoted(index, bytes), let last = open.popLast() else { continue }
        pairs[last].close = index
      default: break
      }
    }
  }

  /// Whether a brace alone stands between apostrophes.
  private static func isQuoted(_ index: Int, _ bytes: TextBytes) -> Bool {
    index > 0 && index + 1 < bytes.count && bytes[index - 1] == UInt8(ascii: "'")
      && bytes[index + 1] == UInt8(ascii: "'")
  }

  /// Where the brace is closed that opens at an offset; nil where it is not, or where none opens.
  func close(of open: Int) -> Int? {
    let position = position(of: open)
    guard position < pairs.count, pairs[position].open == open, pairs[position].close > 0 else {
      return nil
    }
    return pairs[position].close
  }

  /// Whether braces stand in those that open at an offset.
  func hasInner(_ open: Int) -> Bool {
    let position = position(of: open)
    return position + 1 < pairs.count && pairs[position + 1].open < pairs[position].close
  }

  /// The number of the first pair that opens at an offset or behind it.
  private func position(of open: Int) -> Int {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].open < open { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
