private import CBidiICU

/// ICU's `ubidi`, for one paragraph at a time.
///
/// It is not given more than one paragraph: ICU resolves the brackets of a later paragraph with the
/// direction of the one before it.
///
/// Owns its memory and is not copyable, because `ubidi` objects are not thread-safe.
@safe public struct ParagraphResolver: ~Copyable {
  // Opened once, closed once, never handed out.
  private let handle: OpaquePointer

  /// Makes a resolver.
  ///
  /// - Throws: ``ICUError`` where memory runs out.
  public init() throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe bidi_icu_resolver_open(&status)
    try ICUError.check(status, "make a bidi resolver")
    guard let opened = unsafe opened else {
      throw ICUError(code: 7, operation: "make a bidi resolver")
    }
    unsafe handle = opened
  }

  deinit { unsafe bidi_icu_resolver_close(handle) }

  /// Resolves one paragraph.
  ///
  /// - Parameters:
  ///   - utf16: The paragraph; a separator may stand at its end.
  ///   - requestedLevel: 0 or 1; 0xFE or 0xFF for the first strong character, else 0 or 1.
  /// - Returns: The paragraph level, and a level for each UTF-16 code unit after rule L1, with the
  ///   whole paragraph as one line.
  /// - Throws: ``ICUError`` where memory runs out.
  /// - Complexity: O(*n*) time and space.
  public mutating func levels(
    of utf16: [UInt16], requestedLevel: UInt8
  ) throws(ICUError) -> (paragraphLevel: UInt8, levels: [UInt8]) {
    // ICU refuses a null text pointer, which is what Swift passes for no units.
    guard !utf16.isEmpty else { return (requestedLevel & 1, []) }
    guard let length = Int32(exactly: utf16.count) else {
      throw ICUError(code: 8, operation: "resolve \(utf16.count) UTF-16 code units at once")
    }
    var status: Int32 = 0
    var levels = [UInt8](repeating: 0, count: utf16.count)
    let paragraphLevel = unsafe bidi_icu_resolver_levels(
      handle, utf16, length, requestedLevel, &levels, &status)
    try ICUError.check(status, "resolve a paragraph")
    return (paragraphLevel, levels)
  }
}
