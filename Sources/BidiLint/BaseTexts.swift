public import BidiJudge
import BidiSource
import BidiText
import MessageSyntax
public import LocalizationFiles

/// The texts of the language that an app was written in, to compare translations with.
public struct BaseTexts: Sendable {
  /// The locale of the texts; nil if it is not known.
  public let locale: MessageLocale?

  private let values: [String: String]

  /// The keys of texts that are not translated.
  private let untranslatable: Set<String>

  /// The notes of the file about arguments, by key.
  private let notes: [String: [ArgumentNote]]

  /// Takes the entries of a file.
  ///
  /// - Parameters:
  ///   - file: The file of the base language.
  ///   - locale: Its locale.
  public init(_ file: LocalizationFile, locale: MessageLocale?) {
    self.locale = locale
    // If keys are equal, an app shows the last. An empty text is not written yet, and says nothing.
    let values = Dictionary(
      file.entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 }
    ).filter { !$0.value.isEmpty }
    self.values =
      file.format.toolkits.main == [.android]
      ? values.mapValues { AndroidReference.text(of: $0, in: values) } : values
    untranslatable = Set(file.entries.lazy.filter { !$0.isInUse }.map(\.key.string))
    notes = Dictionary(
      file.entries.compactMap { $0.arguments.isEmpty ? nil : ($0.key.string, $0.arguments) },
      uniquingKeysWith: { $1 })
  }

  /// The keys by which programs look up texts with words that are to be translated, in any order.
  ///
  /// An address and a text of arguments alone, such as `%1$s (%2$s)`, are the same in all languages.
  var askedKeys: Set<String> {
    Set(
      values.lazy.filter { key, value in
        !untranslatable.contains(key) && Self.hasWords(value)
      }.map { LocalizationEntry.askedKey(of: $0.key) })
  }

  private static func hasWords(_ value: String) -> Bool {
    guard value.contains(where: \.isLetter) else { return false }
    // Most texts have nothing else than words.
    guard value.utf8.contains(where: "%{$:<@".utf8.contains) else { return true }
    let message = Message(value)
    return message.data == nil
      && message.lines.contains { line in
        line.pieces.contains { piece in
          piece.kind == .text && message.text(at: piece.range).contains(where: \.isLetter)
        }
      }
  }

  /// The notes of the base file about the arguments of an entry; nil if there are none.
  func arguments(for entry: LocalizationEntry) -> [ArgumentNote]? {
    notes.isEmpty ? nil : notes[entry.key.string]
  }

  /// The text of the base language for an entry.
  ///
  /// A key without entry has no base text. A plural form that the base language does not have gets the text of
  /// "other". The forms for 0, 1 and 2 can omit the number, so they always get the text of "other", which has all
  /// arguments.
  ///
  /// - Parameter entry: The entry of a translation.
  /// - Returns: The text; nil if there is none.
  public func text(for entry: LocalizationEntry) -> String? {
    let own = values[entry.key.string]
    guard let category = entry.pluralCategory, let other = otherForm(of: entry) else { return own }
    return category.mayOmitNumber ? other : own ?? other
  }

  /// The text of the base language for an entry and no other form of it.
  func ownText(for entry: LocalizationEntry) -> String? { values[entry.key.string] }

  /// The form "other" of the base language for a plural form.
  func otherForm(of entry: LocalizationEntry) -> String? {
    entry.pluralStem.flatMap { values[$0 + "other"] ?? values[$0 + "Other"] }
  }
}

extension LocalizationEntry {
  /// The key by which programs look up the text: that of all forms of a plural.
  var askedKey: String {
    guard let stem = pluralStem, !stem.isEmpty else { return key.string }
    return String(stem.hasSuffix(".") ? stem.dropLast() : stem[...])
  }

  /// The key by which programs look up the text with a key that may be of a form of a plural.
  static func askedKey(of key: String) -> String {
    guard let stem = PluralCategory.ending(of: key)?.family, stem.count > 1 else { return key }
    return String(stem.hasSuffix(".") ? stem.dropLast() : stem)
  }

  /// The beginning that the keys of all forms of a plural share; nil for an entry without plural forms.
  var pluralStem: Substring? {
    guard let category = pluralCategory?.rawValue else {
      return PluralCategory.ending(of: key.string)?.family
    }
    // `Files_Other` of .NET, `files_other` elsewhere.
    if key.string.suffix(category.utf8.count).lowercased() == category {
      return key.string.dropLast(category.utf8.count)
    }
    // The forms of gettext have numbers: `msgid.0`.
    let number = key.string.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let stem = key.string.dropLast(number)
    return number > 0 && stem.utf8.last == UInt8(ascii: ".") ? stem : nil
  }
}
