/// The bytes of a text, valid UTF-8, for as long as a call lasts.
@safe
package struct TextBytes {
  private let base: UnsafePointer<UInt8>

  /// How many bytes there are.
  package let count: Int

  /// - Parameter buffer: Valid UTF-8 that outlives every use of this value.
  @unsafe
  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; no byte of it is read.
    unsafe base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }

  /// Eight bytes from an index on, the first in the low bits.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= count)
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// Fewer than eight bytes, up to the end, the first in the low bits; letters in the place of the rest.
  @inline(__always)
  func shortWord(at index: Int) -> UInt64 {
    var word: UInt64 = 0x6161_6161_6161_6161
    for position in stride(from: count - 1, through: index, by: -1) {
      word = word << 8 | UInt64(self[position])
    }
    return word
  }

  /// Whether all bytes are of letters, digits, spaces and signs of ASCII: left to right, and nothing to leave out.
  var isPrintableASCII: Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index < count {
      let word = index + 8 <= count ? word(at: index) : shortWord(at: index)
      // With the high bit set, taking 20 from a byte clears it where the byte is below 20; 7F is the one that one more
      // makes 80.
      let isControl = ~((word | high) &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      if (word | isControl) & high != 0 { return false }
      index += 8
    }
    return true
  }

  /// Appends a stretch of the bytes to an array.
  func append(_ range: Range<Int>, to output: inout [UInt8]) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe output.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// The code point whose first byte stands at an index.
  @inline(__always)
  func codePoint(at index: Int) -> UInt32 { UTF8.codePoint(at: index) { self[$0] } }

  /// Where the character begins that a byte belongs to; the end for the end.
  func characterStart(_ index: Int) -> Int {
    var index = index
    while index > 0, index < count, UTF8.isContinuation(self[index]) { index -= 1 }
    return index
  }
}

/// Gives a body the UTF-8 of a text.
///
/// Strings of Swift have it ready; others are copied.
@inline(__always)
func withTextBytes<Result>(_ text: String, _ body: (TextBytes) -> Result) -> Result {
  let result = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe body(TextBytes($0)) }
  return if let result { result } else { withCopiedTextBytes(text[...], body) }
}

/// The same for a part of a text.
@inline(__always)
func withTextBytes<Result>(_ text: Substring, _ body: (TextBytes) -> Result) -> Result {
  let result = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe body(TextBytes($0)) }
  return if let result { result } else { withCopiedTextBytes(text, body) }
}

/// The same for valid UTF-8 at hand.
@inline(__always)
func withTextBytes<Result>(_ bytes: [UInt8], _ body: (TextBytes) -> Result) -> Result {
  // The array outlives the call.
  unsafe bytes.withUnsafeBufferPointer { unsafe body(TextBytes($0)) }
}

/// Strings of other systems, out of the way of the usual ones.
@inline(never)
private func withCopiedTextBytes<Result>(
  _ text: Substring, _ body: (TextBytes) -> Result
) -> Result {
  var copy = String(text)
  return copy.withUTF8 { unsafe body(TextBytes($0)) }
}

extension StringProtocol {
  /// The text as a part of a string, with its own indices: code for that type need not be looked up at run time.
  var asSubstring: Substring {
    // No other types conform.
    if let text = self as? String { return text[...] }
    return self as? Substring ?? Substring(String(self))
  }
}
