public import BidiMessages
public import LocalizationFiles

/// The texts of the language that an app was written in, to compare translations with.
public struct BaseTexts: Sendable {
  /// The locale of the texts; nil where it is not known.
  public let locale: MessageLocale?

  private let values: [String: String]

  /// Whether they are plural forms, whose keys nobody sees.
  private let arePlural: Bool

  /// Takes the entries of a file.
  ///
  /// - Parameters:
  ///   - file: The file of the base language.
  ///   - locale: Its locale.
  public init(_ file: LocalizationFile, locale: MessageLocale?) {
    self.locale = locale
    arePlural = file.format == .stringsdict
    // The last of equal keys is the one that an app shows.
    values = Dictionary(
      file.entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 })
  }

  /// The text of a key in the base language.
  ///
  /// A key without entry has no base text. In a
  /// `.stringsdict` the forms "few" and "many" are compared with "other" where the base language has none, and those
  /// for 0, 1 and 2, which may do without the number, with nothing.
  ///
  /// - Parameter key: The key, decoded.
  /// - Returns: Nil where nothing is known.
  public func text(forKey key: String) -> String? {
    if arePlural { return pluralText(forKey: key) }
    return values[key]
  }

  /// The text that says which arguments a plural form takes.
  ///
  /// Languages have other forms, and those for 0, 1 and 2 may name the number in words.
  private func pluralText(forKey key: String) -> String? {
    let end = key.lastIndex(of: ".").map { key.index(after: $0) } ?? key.startIndex
    switch key[end...] {
    case "zero", "one", "two": return nil
    case "few", "many": return values[key] ?? values[key[..<end] + "other"]
    default: return values[key]
    }
  }
}
