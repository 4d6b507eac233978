internal import BidiText
internal import Foundation

/// The texts of one table in one language: those of a `.strings`, and of the `.stringsdict` beside it.
struct StringTable: Sendable {
  /// A text of a table.
  enum Entry: Sendable {
    case format(String)
    case plural(PluralFormat)
  }

  private let entries: [String: Entry]

  /// Reads a table from the contents of its files; what is no property list has no texts.
  init(strings: Data?, plurals: Data?) {
    var entries = Self.values(strings).compactMapValues { ($0 as? String).map(Entry.format) }
    // Where both have a key, Foundation takes the plural.
    for (key, value) in Self.values(plurals) {
      if let plural = PluralFormat(value) { entries[key] = .plural(plural) }
    }
    self.entries = entries
  }

  /// The text of a key; nil if the table has none.
  subscript(key: String) -> Entry? { entries[key] }

  private static func values(_ data: Data?) -> [String: Any] {
    guard let data else { return [:] }
    // Unsafe is the pointer that would tell the format, which nobody asks for.
    let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// A text, and the localization that it is in.
  struct Found {
    let entry: Entry
    let localization: String?
  }

  /// Looks a key up in the languages of a bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table.
  ///   - bundle: The bundle.
  ///   - locale: The language that is wanted; nil for those that the bundle would take.
  /// - Returns: The text of the first language that has one.
  static func find(_ key: String, table: String, in bundle: Bundle, locale: Locale?) -> Found? {
    var localizations =
      locale.map {
        Localizations.preferred(
          from: bundle.localizations.filter { $0 != "Base" }, forPreferences: [$0.identifier])
      } ?? bundle.preferredLocalizations
    // `developmentLocalization` of Foundation on Linux traps where there is none.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    if let development, !localizations.contains(development) { localizations.append(development) }
    for localization in localizations {
      if let entry = Self.cache.table(table, in: bundle, localization)[key] {
        return Found(entry: entry, localization: localization)
      }
    }
    #if canImport(Darwin)
      // What only Foundation of Apple knows: tables of other forms, texts by device and by width. Foundation of Linux
      // crashes at a key of a `.stringsdict`.
      if locale == nil {
        let text = bundle.localizedString(forKey: key, value: nil, table: table)
        if text != key {
          return Found(entry: .format(text), localization: bundle.preferredLocalizations.first)
        }
      }
    #endif
    return nil
  }

  private static let cache = Cache()

  /// The tables that were read.
  ///
  /// As in Foundation, a file is read once.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var tables: [String: StringTable] = [:]

    func table(_ name: String, in bundle: Bundle, _ localization: String) -> StringTable {
      let key = "\(bundle.bundlePath)\u{0}\(localization)\u{0}\(name)"
      if let known = lock.withLock({ tables[key] }) { return known }
      func contents(_ suffix: String) -> Data? {
        bundle.url(
          forResource: name, withExtension: suffix, subdirectory: nil, localization: localization
        ).flatMap { try? Data(contentsOf: $0) }
      }
      let table = StringTable(strings: contents("strings"), plurals: contents("stringsdict"))
      lock.withLock { tables[key] = table }
      return table
    }
  }
}
