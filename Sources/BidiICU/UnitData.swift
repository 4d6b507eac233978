private import CBidiICU

/// What ICU knows of the names of units.
public enum UnitData {
  /// How much of a unit's name is written.
  public enum Width: String, Sendable, CaseIterable {
    /// `3 seconds`
    case fullName = "full-name"

    /// `3 sec`
    case short

    /// `3s`
    case narrow
  }

  /// A number with the name of a unit, such as `3 seconds`.
  ///
  /// - Parameters:
  ///   - number: The number, written with the digits 0 to 9.
  ///   - unit: CLDR's name of the unit, such as `duration-second`.
  ///   - width: How much of the name is written.
  ///   - locale: One of ``LocaleData/availableLocales()``. For others ICU would answer for the process's
  ///     default locale. Where the locale has no names of units, the text is that of `root`: `3 s`.
  /// - Returns: The text, with the marks that ICU puts into it.
  /// - Throws: ``ICUError`` for a unit that ICU does not know.
  public static func text(
    of number: Int32, unit: String, width: Width, locale: String
  ) throws(ICUError) -> String {
    try unsafe LocaleData.utf16Text("write the unit \(unit) in \(locale)") {
      unsafe bidi_icu_number_with_unit(locale, unit, width.rawValue, number, $0, $1, &$2)
    }
  }
}
