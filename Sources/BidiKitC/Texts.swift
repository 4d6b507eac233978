import BidiSource
import BidiText
import CBidiKit

/// The texts of a call, for as long as it lasts.
///
/// Sendable without a check: nobody changes the texts during the call.
@safe
struct Texts: @unchecked Sendable {
  private let base: UnsafePointer<bidikit_text>?

  /// How many there are.
  let count: Int

  /// What messages call one of them.
  private let name: String

  /// Takes the texts of a caller.
  ///
  /// - Parameters:
  ///   - base: The first; nil if there are none.
  ///   - count: How many there are.
  ///   - name: What messages call one of them.
  /// - Throws: ``Failure`` for a count that cannot be.
  init(
    _ base: UnsafePointer<bidikit_text>?, _ count: Int64, name: String = "text"
  ) throws(Failure) {
    guard count >= 0, let count = Int(exactly: count) else {
      throw .argument("the count is \(count); it is 0 or more")
    }
    guard unsafe count == 0 || base != nil else {
      throw .argument("there is a count of \(count), but the list of each \(name) is NULL")
    }
    unsafe self.base = base
    self.count = count
    self.name = name
  }

  /// How many bytes all texts have, for making room.
  var byteCount: Int {
    var sum = 0
    for index in 0..<count {
      sum += unsafe max(0, Int(truncatingIfNeeded: base?[index].count ?? 0))
    }
    return sum
  }

  /// Gives a body the bytes of a text, valid UTF-8.
  ///
  /// - Parameters:
  ///   - index: Which text.
  ///   - body: Gets the bytes, which outlive no call; nil for a null text.
  /// - Returns: The result of the body.
  /// - Throws: ``Failure`` for a text that is not UTF-8, and what the body throws.
  @inline(__always)
  func withBytes<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // There is a base wherever there is an index.
    guard let text = unsafe base?[index] else { return try body(nil) }
    return try unsafe Self.withBytes(of: text, name, index, body)
  }

  /// A text as a string; nil for a null text.
  ///
  /// - Throws: ``Failure`` for a text that is not UTF-8.
  func string(at index: Int) throws(Failure) -> String? {
    try unsafe withBytes(at: index) { bytes throws(Failure) in
      unsafe bytes.map { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All texts as strings.
  ///
  /// - Throws: ``Failure`` for a text that is null or not UTF-8.
  func strings() throws(Failure) -> [String] {
    var strings: [String] = []
    for index in 0..<count {
      guard let string = try string(at: index) else {
        throw Failure(BIDIKIT_INVALID_ARGUMENT, "the \(name) is NULL; give a text", index: index)
      }
      strings.append(string)
    }
    return strings
  }

  /// One text that stands alone, as a string.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: What messages call it.
  /// - Returns: The string; nil for a null text.
  /// - Throws: ``Failure`` for a text that is not UTF-8.
  static func string(_ text: bidikit_text, name: String) throws(Failure) -> String? {
    try unsafe withBytes(of: text, name, nil) { bytes throws(Failure) in
      unsafe bytes.map { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  @inline(__always)
  private static func withBytes<Result>(
    of text: bidikit_text, _ name: String, _ index: Int?,
    _ body: (UnsafeBufferPointer<UInt8>?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let given = unsafe text.count
    if given == -1 { return try body(nil) }
    guard given >= 0, let count = Int(exactly: given) else {
      throw Failure(
        BIDIKIT_INVALID_ARGUMENT,
        "the count of the \(name) is \(given); it is 0 or more, or -1 for a null text",
        index: index)
    }
    guard let address = unsafe text.bytes else {
      guard count == 0 else {
        throw Failure(
          BIDIKIT_INVALID_ARGUMENT, "the \(name) has \(count) bytes, but no address", index: index)
      }
      return try unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    }
    // Any memory can be read as bytes.
    let bytes = unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(address).assumingMemoryBound(to: UInt8.self), count: count)
    if let offset = unsafe SourceFile.firstInvalidUTF8(in: bytes, from: 0) {
      throw unsafe notUTF8(bytes, name, index, offset)
    }
    return try unsafe body(bytes)
  }

  @inline(never)
  private static func notUTF8(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: String, _ index: Int?, _ offset: Int
  ) -> Failure {
    let hex = unsafe String(bytes[offset], radix: 16, uppercase: true)
    return Failure(
      BIDIKIT_INVALID_UTF8,
      "the \(name) is not UTF-8: the byte 0x\(hex) is no part of a whole character there",
      index: index, offset: offset)
  }
}

extension TextUnit {
  /// The unit of a number of the header.
  init(_ number: Int32) throws(Failure) {
    switch Int(number) {
    case BIDIKIT_UTF8: self = .utf8
    case BIDIKIT_UTF16: self = .utf16
    case BIDIKIT_SCALARS: self = .scalar
    default:
      throw .argument(
        "there is no unit \(number); it is BIDIKIT_UTF8, BIDIKIT_UTF16 or BIDIKIT_SCALARS")
    }
  }
}

extension BaseDirection {
  /// The base direction of a number of the header.
  init(_ number: Int32) throws(Failure) {
    switch Int(number) {
    case BIDIKIT_AUTO: self = .auto(fallback: .leftToRight)
    case BIDIKIT_BASE_LTR: self = .explicit(.leftToRight)
    case BIDIKIT_BASE_RTL: self = .explicit(.rightToLeft)
    case BIDIKIT_AUTO_RTL: self = .auto(fallback: .rightToLeft)
    default:
      throw .argument(
        "there is no base direction \(number); it is BIDIKIT_AUTO, BIDIKIT_BASE_LTR, BIDIKIT_BASE_RTL or BIDIKIT_AUTO_RTL"
      )
    }
  }
}

extension WritingDirection {
  /// The direction of a number of the header; nil for `BIDIKIT_NEUTRAL`.
  static func read(_ number: Int32) throws(Failure) -> WritingDirection? {
    switch Int(number) {
    case BIDIKIT_NEUTRAL: nil
    case BIDIKIT_LTR: .leftToRight
    case BIDIKIT_RTL: .rightToLeft
    default:
      throw .argument(
        "there is no direction \(number); it is BIDIKIT_NEUTRAL, BIDIKIT_LTR or BIDIKIT_RTL")
    }
  }

  /// The number of the header.
  var number: Int { self == .leftToRight ? BIDIKIT_LTR : BIDIKIT_RTL }
}
