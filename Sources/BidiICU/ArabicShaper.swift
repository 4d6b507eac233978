private import CBidiICU

/// ICU's `u_shapeArabic`: presentation forms of Arabic letters.
public enum ArabicShaper {
  /// What is done with a text.
  public enum Operation: Sendable, Hashable, CaseIterable {
    /// Letters become presentation forms (U+FB50–FDFF, U+FE70–FEFF), vowel marks isolated ones (U+FE70–FE7F).
    case shapeLetters
    /// Presentation forms become letters.
    case unshapeLetters
  }

  /// Changes a text.
  ///
  /// - Parameters:
  ///   - operation: What is done.
  ///   - text: The text, in the order of memory.
  /// - Returns: The text, changed.
  /// - Throws: ``ICUError`` where ICU refuses.
  /// - Complexity: O(*n*).
  public static func apply(_ operation: Operation, to text: String) throws(ICUError) -> String {
    let units = Array(text.utf16)
    // ICU refuses a null pointer, which is what Swift passes for no units.
    guard !units.isEmpty else { return text }
    guard let length = Int32(exactly: units.count) else {
      throw ICUError(code: 8, operation: "shape \(units.count) UTF-16 code units at once")
    }
    // A ligature becomes up to four letters.
    var output = [UInt16](repeating: 0, count: units.count * 4 + 16)
    var status: Int32 = 0
    let bits =
      switch operation {
      case .shapeLetters: BIDI_ICU_SHAPE_LETTERS
      case .unshapeLetters: BIDI_ICU_UNSHAPE_LETTERS
      }
    let count = unsafe bidi_icu_shape_arabic(
      units, length, &output, Int32(truncatingIfNeeded: output.count), bits, &status)
    try ICUError.check(status, "shape Arabic")
    return String(decoding: output[..<Int(count)], as: UTF16.self)
  }
}
