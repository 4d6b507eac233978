private import CBidiICU

/// Properties of single characters, from ICU's data.
public enum CharacterData {
  /// Bidi_Class as ICU numbers it: 0 (L) to 22 (PDI), the order of `UCharDirection`.
  @inlinable
  public static func bidiClass(of scalar: Unicode.Scalar) -> UInt8 {
    rawBidiClass(scalar.value)
  }

  @usableFromInline
  static func rawBidiClass(_ value: UInt32) -> UInt8 { bidi_icu_class(value) }

  /// The character of Bidi_Mirroring_Glyph, or the scalar itself where there is none.
  public static func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(bidi_icu_mirror(scalar.value)) ?? scalar
  }

  /// The long name of the Script property, such as `Arabic` or `Han`.
  public static func scriptName(of scalar: Unicode.Scalar) -> String {
    unsafe String(cString: bidi_icu_script_name(scalar.value))
  }

  /// The NFKC form of a character (UAX #15).
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Up to 18 characters; the character itself where it has no other form.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func compatibilityForm(of scalar: Unicode.Scalar) throws(ICUError) -> String {
    try unsafe LocaleData.utf16Text("normalize a character") {
      unsafe bidi_icu_nfkc(scalar.value, $0, $1, &$2)
    }
  }
}
