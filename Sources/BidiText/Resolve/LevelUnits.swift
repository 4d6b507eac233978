extension BidiResolver {
  /// Writes the levels of the last paragraph into an array, one for each unit.
  ///
  /// Characters that rule X9 removes have the level of the run that they stand in.
  ///
  /// - Parameters:
  ///   - levels: The array; what it held is dropped, its memory is used again.
  ///   - unit: What a level belongs to. All bytes or units of a character have its level.
  ///   - text: The text that was resolved.
  ///   - offset: Where the paragraph begins in the text, in UTF-8 bytes.
  /// - Precondition: The text is the one that was resolved.
  /// - Complexity: O(*n*).
  public func writeLevels(
    into levels: inout [UInt8], per unit: TextUnit, of text: String, from offset: Int = 0
  ) {
    withParagraphBytes(of: text, from: offset) { write(into: &levels, per: unit, $0, $1) }
  }

  /// Writes the levels of the last paragraph of a part of a text into an array.
  ///
  /// As for a whole text; the offset counts from the start of the part.
  public func writeLevels(
    into levels: inout [UInt8], per unit: TextUnit, of text: Substring, from offset: Int = 0
  ) {
    withParagraphBytes(of: text, from: offset) { write(into: &levels, per: unit, $0, $1) }
  }

  private func write(
    into levels: inout [UInt8], per unit: TextUnit, _ bytes: TextBytes, _ base: Int
  ) {
    levels.removeAll(keepingCapacity: true)
    for index in 0..<runs.count {
      let start = base + Int(runs[index].start)
      let end = index + 1 < runs.count ? base + Int(runs[index + 1].start) : base + utf8Count
      let count = unit.count(bytes, start..<end)
      levels.append(contentsOf: repeatElement(runs[index].level, count: count))
    }
  }
}

extension TextUnit {
  /// How many units a stretch of UTF-8 has.
  func count(_ bytes: TextBytes, _ range: Range<Int>) -> Int {
    if self == .utf8 { return range.count }
    var count = 0
    for index in range {
      let byte = bytes[index]
      // Each character has one byte that continues nothing; four bytes are two units of UTF-16.
      count += UTF8.isContinuation(byte) ? 0 : 1
      if self == .utf16 { count += byte >= 0xF0 ? 1 : 0 }
    }
    return count
  }

  /// How many units a character has.
  func count(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .scalar: 1
    }
  }
}
