public import BidiText
import MessageSyntax

/// The locale of a message: its language, script and direction.
public struct MessageLocale: Sendable, Hashable {
  /// The identifier, as it was given.
  public let identifier: String

  /// The four-letter code of its script.
  public let script: String

  /// The direction of its script.
  public let direction: WritingDirection

  /// The language of the identifier, by its current code: `he` and `yi` for `iw` and `ji`.
  package let language: String

  /// Reads a locale identifier.
  ///
  /// Nil if its script is not known, or if it does not begin with a language of two or three letters.
  ///
  /// - Parameter identifier: A BCP 47, ICU or Apple identifier.
  public init?(_ identifier: String) {
    let letters = identifier.utf8.prefix { $0.isASCIILetter }
    guard (2...3).contains(letters.count),
      letters.endIndex == identifier.utf8.endIndex
        || "-_@".utf8.contains(identifier.utf8[letters.endIndex]),
      let script = scriptCode(ofLocale: identifier),
      let language = languageCode(ofLocale: identifier),
      let direction = WritingDirection(locale: identifier)
    else { return nil }
    self.identifier = identifier
    self.script = script
    self.direction = direction
    self.language = language
  }
}

extension MessageLocale {
  /// Whether the language is written in scripts of both directions today, as Kurdish in Latin and in Arabic letters.
  ///
  /// Source: CLDR, supplemental data, languageData.
  package var hasScriptsOfBothDirections: Bool { Self.languagesOfBothDirections.contains(language) }

  private static let languagesOfBothDirections: Set<String> = [
    "az", "ff", "ha", "kk", "ks", "ku", "ky", "ms", "pa", "sd", "tg", "tk", "ug", "uz",
  ]

  /// Whether an identifier names a pseudolocale, such as `en-XA`, `en-XC` or `ar-XB`.
  ///
  /// Its region is one of XA to XZ, except XK, which is Kosovo.
  ///
  /// Source: ISO 3166-1, codes for private use; Android, "Test your app with pseudolocales"; CLDR, territories.
  ///
  /// - Parameter identifier: A BCP 47, ICU or Apple identifier.
  /// - Returns: False if it has no region.
  /// - Complexity: O(*n*).
  package static func isPseudo(_ identifier: String) -> Bool {
    guard identifier.utf8.contains(where: { $0.smallLetter == .latinSmallLetterX }) else {
      return false
    }
    let parts = identifier.utf8.split { "-_@".utf8.contains($0) }
    return parts.dropFirst().contains { part in
      part.count == 2 && part.first?.smallLetter == .latinSmallLetterX
        && part.last?.smallLetter != .latinSmallLetterK
    }
  }

  /// Whether another locale is the same or more specific: `ar` includes `ar-EG` and `ar_EG`, and `he` includes `iw`.
  public func includes(_ other: MessageLocale) -> Bool {
    func parts(_ locale: MessageLocale) -> [String] {
      [locale.language]
        + locale.identifier.split(whereSeparator: { "-_@".contains($0) }).dropFirst()
        .map { $0.lowercased() }
    }
    return parts(other).starts(with: parts(self))
  }
}

/// Coded as the identifier.
extension MessageLocale: Codable {
  /// Reads an identifier.
  ///
  /// - Throws: `DecodingError` for a text that is no identifier, or if its script is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let locale = Self(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: UnknownLocaleError(identifier: identifier).description)
    }
    self = locale
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The error for a locale without a known script: its direction is not known.
public struct UnknownLocaleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The identifier, as it was given.
  public let identifier: String

  /// Makes the error.
  public init(identifier: String) { self.identifier = identifier }

  /// The error in one sentence.
  public var description: String {
    "no script is known for the locale \"\(identifier)\"; give a tag such as ar, fa-IR or az-Arab"
  }
}
