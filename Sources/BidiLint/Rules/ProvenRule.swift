import BidiText
import LocalizationFiles

/// A rule whose findings are two orders of one text, found for all such rules at once.
protocol ProvenRule: Rule {
  /// Judges what was proven of an entry.
  ///
  /// - Parameters:
  ///   - proof: What was proven.
  ///   - entry: The entry.
  ///   - context: The file, locale and options.
  /// - Returns: The diagnoses.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func check(
    _ proof: EntryProof, of entry: Entry, in context: RuleContext
  ) throws(BidiError) -> [Diagnosis]
}
