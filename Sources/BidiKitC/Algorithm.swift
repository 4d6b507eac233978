import BidiText
public import CBidiKit

/// Embedding levels of texts.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_levels(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ base: Int32, _ unit: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe fill(column, error, texts, count) { texts, writer throws(Failure) in
    let base = try BaseDirection(base)
    let unit = try TextUnit(unit)
    try resolve(texts, into: &writer) { resolver, bytes, output in
      resolver.appendLevels(
        of: bytes, baseDirection: base, per: unit, removed: UInt8(BIDIKIT_LEVEL_REMOVED),
        to: &output)
    }
  }
}

/// Texts as they are seen from left to right.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_reorder(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ base: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe fill(column, error, texts, count) { texts, writer throws(Failure) in
    let base = try BaseDirection(base)
    try resolve(texts, into: &writer) { resolver, bytes, output in
      resolver.appendVisualText(of: bytes, baseDirection: base, to: &output)
    }
  }
}

/// Resolves texts one after the other, with one resolver.
///
/// - Parameters:
///   - texts: The texts.
///   - writer: Gets an element for each of them.
///   - body: Appends what becomes of a text.
/// - Throws: ``Failure`` for a text that is not UTF-8.
private func resolve(
  _ texts: Texts, into writer: inout ColumnWriter,
  _ body: (inout BidiResolver, TextBytes, inout [UInt8]) -> Void
) throws(Failure) {
  if texts.count == 1 {
    try unsafe texts.withBytes(at: 0) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { return writer.appendNull() }
      // The bytes outlive the call.
      let text = unsafe TextBytes(bytes)
      BidiResolver.withShortResolver { body(&$0, text, &writer.bytes) }
      writer.endElement()
    }
    return
  }
  var resolver = BidiResolver()
  for index in 0..<texts.count {
    try unsafe texts.withBytes(at: index) { bytes throws(Failure) in
      guard let bytes = unsafe bytes else { return writer.appendNull() }
      body(&resolver, unsafe TextBytes(bytes), &writer.bytes)
      writer.endElement()
    }
  }
}

/// Directions of texts.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_base_direction(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ strategy: Int32,
  _ directions: UnsafeMutablePointer<Int8>?, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe status(error) { () throws(Failure) in
    let texts = try unsafe Texts(texts, count)
    let strategy = try DirectionStrategy(strategy)
    guard texts.count > 0 else { return }
    guard let directions = unsafe directions else {
      throw .argument("directions is NULL; give room for \(texts.count) numbers")
    }
    for index in 0..<texts.count {
      let number = try unsafe texts.withBytes(at: index) { bytes throws(Failure) -> Int in
        guard let bytes = unsafe bytes else { return -1 }
        let direction =
          if let strategy {
            unsafe strategy.direction(of: String(decoding: bytes, as: UTF8.self))
          } else {
            // The bytes outlive the call.
            unsafe WritingDirection(firstStrongIn: TextBytes(bytes))
          }
        return direction?.number ?? BIDIKIT_NEUTRAL
      }
      unsafe directions[index] = Int8(number)
    }
  }
}

extension DirectionStrategy {
  /// The strategy of a number of the header; nil for `BIDIKIT_FIRST_STRONG`, which needs no string.
  fileprivate init?(_ number: Int32) throws(Failure) {
    switch Int(number) {
    case BIDIKIT_FIRST_STRONG: return nil
    case BIDIKIT_FIRST_STRONG_OUTSIDE_CODE: self = .firstStrongOutsideCode
    case BIDIKIT_LAST_STRONG: self = .lastStrong
    case BIDIKIT_ANY_RTL: self = .anyRightToLeft
    case BIDIKIT_WORD_SHARE: self = .wordShare()
    default:
      throw .argument(
        "there is no strategy \(number); it is a number from BIDIKIT_FIRST_STRONG to BIDIKIT_WORD_SHARE"
      )
    }
  }
}

/// An offset of a text in another unit.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_offset_in(_ text: bidikit_text, _ offset: Int64, _ unit: Int32) -> Int64 {
  guard let unit = try? TextUnit(unit), let address = unsafe text.bytes else { return 0 }
  let end = unsafe Int(max(0, min(offset, text.count)))
  if unit == .utf8 { return Int64(end) }
  var place = TextOffset.zero
  for index in 0..<end { unsafe place.advance(overByte: UInt8(bitPattern: address[index])) }
  return Int64(unit == .utf16 ? place.utf16 : place.scalars)
}
