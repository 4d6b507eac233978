/// The unit of an offset or a count.
public enum TextUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8
  /// Code units of UTF-16.
  case utf16
  /// Unicode scalars.
  case scalar
}

/// A place in a text, as offsets from its start in every unit.
public struct TextOffset: Sendable, Hashable, Codable, Comparable {
  /// Bytes of UTF-8 before the place.
  public var utf8: Int
  /// Code units of UTF-16 before the place.
  public var utf16: Int
  /// Unicode scalars before the place.
  public var scalars: Int

  /// The start of a text.
  public static let zero = TextOffset(utf8: 0, utf16: 0, scalars: 0)

  /// Makes a place from its offsets, which must be of one and the same place.
  public init(utf8: Int, utf16: Int, scalars: Int) {
    self.utf8 = utf8
    self.utf16 = utf16
    self.scalars = scalars
  }

  /// The end of a text: how many units it has.
  ///
  /// - Complexity: O(*n*).
  public init(endOf text: some StringProtocol) {
    self = .zero
    advance(over: text)
  }

  /// The offset in one unit.
  public subscript(unit: TextUnit) -> Int {
    switch unit {
    case .utf8: utf8
    case .utf16: utf16
    case .scalar: scalars
    }
  }

  /// Whether one place is before another of the same text.
  public static func < (left: Self, right: Self) -> Bool { left.utf8 < right.utf8 }

  /// The place after a text that begins here.
  package mutating func advance(over text: some StringProtocol) {
    var end = self
    let isCounted: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in bytes.indices { end.advance(overByte: unsafe bytes[index]) }
    }
    if isCounted == nil {
      for byte in text.utf8 { end.advance(overByte: byte) }
    }
    self = end
  }

  /// The place after a byte of valid UTF-8; true again after the last one of a character.
  @inlinable @inline(__always)
  package mutating func advance(overByte byte: UInt8) {
    utf8 += 1
    // Each character has one byte that continues nothing; four bytes are two units of UTF-16.
    if !UTF8.isContinuation(byte) {
      scalars += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
  }

  /// The place after a character that begins here.
  package mutating func advance(over scalar: Unicode.Scalar) {
    utf8 += UTF8.width(scalar)
    utf16 += UTF16.width(scalar)
    scalars += 1
  }

  /// The place that is as far after one as another is from the start.
  package static func + (left: Self, right: Self) -> Self {
    Self(
      utf8: left.utf8 + right.utf8, utf16: left.utf16 + right.utf16,
      scalars: left.scalars + right.scalars)
  }

  /// The distance of a place from one before it.
  package static func - (left: Self, right: Self) -> Self {
    Self(
      utf8: left.utf8 - right.utf8, utf16: left.utf16 - right.utf16,
      scalars: left.scalars - right.scalars)
  }
}
