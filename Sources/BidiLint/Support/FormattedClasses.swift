import BidiJudge
import BidiUsage

/// What a formatter writes in a language.
///
/// A test compares it with the strings of ICU in all languages that are written from right to left.
enum FormattedClasses {
  /// The classes of a formatted value.
  ///
  /// - Parameters:
  ///   - kind: What is formatted.
  ///   - expression: The expression that formats it.
  ///   - language: The language of the reader, as `he`.
  /// - Returns: The classes; nil where the value may have letters of another script, or a mark from left to right, and for other kinds.
  static func classes(
    of kind: ArgumentFact.Kind, _ expression: String, in language: String
  ) -> ArgumentClasses? {
    switch kind {
    // Urdu writes `AM` in Latin letters, and other languages the names of months or of days.
    case .date: dates.contains(language) ? [.number, .ownWord] : nil
    // CLDR has signs for few currencies, and writes the others as `PKR`. `US$` of Arabic and the mark before `$` of Persian are left
    // to right.
    case .price:
      language == "he" && signs.contains(where: expression.contains) ? [.number, .ownWord] : nil
    // A unit follows the number. CLDR writes those of Arabic in its letters; "12 MB" of Hebrew and Persian is Latin.
    case .amount: language == "ar" ? .ownWord : nil
    // Arabic puts a mark from left to right behind the number.
    case .percent: language == "he" || language == "fa" ? .number : nil
    default: nil
    }
  }

  private static let dates: Set<String> = ["ar", "fa", "he", "sd"]

  /// The currencies for which CLDR has a sign in Hebrew, as programs write them.
  private static let signs = ["\"USD\"", "\"EUR\"", "\"ILS\"", "'USD'", "'EUR'", "'ILS'"]
}
