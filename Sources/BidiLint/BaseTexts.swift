public import BidiMessages
import BidiSource
public import LocalizationFiles

/// The texts of the language that an app was written in, to compare translations with.
public struct BaseTexts: Sendable {
  /// The locale of the texts; nil where it is not known.
  public let locale: MessageLocale?

  private let values: [String: String]

  /// Takes the entries of a file.
  ///
  /// - Parameters:
  ///   - file: The file of the base language.
  ///   - locale: Its locale.
  public init(_ file: LocalizationFile, locale: MessageLocale?) {
    self.locale = locale
    // The last of equal keys is the one that an app shows.
    values = Dictionary(
      file.entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 })
  }

  /// The text of the base language for an entry.
  ///
  /// A key without entry has no base text, but a plural form is compared with "other" where the base language has no such
  /// form.
  ///
  /// - Parameter entry: The entry of a translation.
  /// - Returns: Nil where nothing is known.
  public func text(for entry: Entry) -> String? {
    let key = entry.key.string
    if let value = values[key] { return value }
    guard let category = entry.pluralCategory?.rawValue, key.hasSuffix(category) else { return nil }
    return values[key.dropLast(category.count) + "other"]
  }
}
