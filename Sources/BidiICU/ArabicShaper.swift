private import CBidiICU

/// ICU's `u_shapeArabic`: presentation forms of Arabic letters, and digits.
public enum ArabicShaper {
  /// What is done with a text.
  public enum Operation: Sendable, Hashable, CaseIterable {
    /// Letters become presentation forms (U+FB50–FDFF, U+FE70–FEFF).
    case shapeLetters
    /// Presentation forms become letters.
    case unshapeLetters
    /// European digits become Arabic-Indic ones (U+0660–0669).
    case digitsToArabic
    /// European digits become extended ones (U+06F0–06F9).
    case digitsToExtended
    /// Arabic-Indic digits become European ones.
    case digitsFromArabic
    /// Extended digits become European ones.
    case digitsFromExtended

    fileprivate var bits: UInt32 {
      switch self {
      case .shapeLetters: 1
      case .unshapeLetters: 2
      case .digitsToArabic: 4
      case .digitsToExtended: 8
      case .digitsFromArabic: 16
      case .digitsFromExtended: 32
      }
    }
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
    let count = unsafe bidi_icu_shape_arabic(
      units, length, &output, Int32(truncatingIfNeeded: output.count), operation.bits, &status)
    try ICUError.check(status, "shape Arabic")
    return String(decoding: output[..<Int(count)], as: UTF16.self)
  }
}
