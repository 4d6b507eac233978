public import LocalizationFiles

/// The texts of the language that an app was written in, to compare translations with.
public struct BaseTexts: Sendable {
  /// The locale of the texts; nil where it is not known.
  public let locale: LintLocale?

  private let values: [String: String]

  /// Takes the entries of a file.
  ///
  /// - Parameters:
  ///   - file: The file of the base language.
  ///   - locale: Its locale.
  public init(_ file: LocalizationFile, locale: LintLocale?) {
    self.locale = locale
    // The last of equal keys is the one that an app shows.
    values = Dictionary(
      file.entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 })
  }

  /// The text that an app shows for a key in the base language.
  ///
  /// A key without entry is shown itself; it counts where it looks like a text, with white space in it.
  ///
  /// - Parameter key: The key, decoded.
  /// - Returns: Nil where nothing is known.
  public func text(forKey key: String) -> String? {
    values[key] ?? (key.contains { $0.isWhitespace } ? key : nil)
  }
}
