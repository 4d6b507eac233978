internal import BidiSource
internal import BidiText
internal import LocalizationFiles

/// The translations of a file's texts into one language, by object ID and property.
///
/// Xcode keeps them beside the file: `Base.lproj/Main.storyboard` has `ar.lproj/Main.strings` and, for plurals,
/// `ar.lproj/Main.stringsdict`, or `mul.lproj/Main.xcstrings` with all languages.
public struct InterfaceStrings: Sendable, Hashable {
  /// The language.
  public let locale: String

  /// The files that were read.
  public private(set) var paths: [String]

  /// What is wrong with them, each with its path and line.
  public private(set) var problems: [String]

  private var values: [String: String] = [:]

  /// The texts of properties that have several, by plural form or device.
  private var forms: [String: [String: String]] = [:]

  /// Makes translations from values.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - values: What texts say, by object ID and property: `abc-12-xyz.normalTitle`.
  public init(locale: String, values: [String: String]) {
    self.locale = locale
    self.values = values
    (paths, problems) = ([], [])
  }

  /// The translation of a property: where it has several forms, the one that is called `other`, or else the first by name.
  ///
  /// - Parameter key: The object ID, a full stop and the property: `abc-12-xyz.text`.
  public subscript(key: String) -> String? {
    if let value = values[key] { return value }
    guard let forms = forms[key] else { return nil }
    return forms["other"] ?? forms.min { $0.key < $1.key }?.value
  }

  /// The property that a key of a catalog is about: the key without the names of plural forms and devices at its end.
  ///
  /// - Parameter key: The key: `abc-12-xyz.text.few`.
  /// - Returns: The object ID, a full stop and the property.
  package static func property(ofKey key: String) -> String {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[..<2].joined(separator: ".") : key
  }

  /// Whether a file is localized: it stands in `Base.lproj` or the folder of a language, for which Xcode makes `.strings` files.
  ///
  /// Of other files it is not documented that iOS looks for translations. Source: Internationalization and Localization Guide, Base
  /// Internationalization.
  ///
  /// - Parameter path: The path of the storyboard or XIB.
  /// - Returns: Whether it is.
  package static func isLocalized(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false
  }

  /// Whether nothing is translated.
  public var isEmpty: Bool { values.isEmpty && forms.isEmpty }

  /// Finds the translations beside a file.
  ///
  /// - Parameters:
  ///   - path: The path of the storyboard or XIB.
  ///   - locale: The language that is wanted; the first right-to-left one, by name, if it is nil.
  ///   - list: The names in a folder; empty for a folder that cannot be read.
  ///   - read: The bytes of a file; nil for one that cannot be read.
  /// - Returns: Nil where there are none.
  public static func beside(
    _ path: String, locale: String?, list: (_ folder: String) -> [String],
    read: (_ path: String) -> [UInt8]?
  ) -> InterfaceStrings? {
    let places = Places(beside: path, list: list, read: read)
    for tag in locale.map({ [$0] }) ?? places.rightToLeftLocales {
      var strings = InterfaceStrings(locale: tag, values: [:])
      if let catalog = places.catalog { strings.add(catalog, onlyOf: tag) }
      for path in places.files[tag] ?? [] {
        if let bytes = read(path) { strings.add(path, bytes) }
      }
      if !strings.isEmpty || !strings.problems.isEmpty { return strings }
    }
    return nil
  }

  /// The right-to-left languages that a file is translated into.
  ///
  /// - Parameters:
  ///   - path: The path of the storyboard or XIB.
  ///   - list: The names in a folder; empty for a folder that cannot be read.
  ///   - read: The bytes of a file; nil for one that cannot be read.
  /// - Returns: Language tags, sorted; also of languages whose files are empty.
  public static func rightToLeftLocales(
    beside path: String, list: (_ folder: String) -> [String],
    read: (_ path: String) -> [UInt8]?
  ) -> [String] {
    Places(beside: path, list: list, read: read).rightToLeftLocales
  }

  /// The languages that a file may be translated into: those with a folder or in the catalog beside it.
  ///
  /// - Parameters:
  ///   - path: The path of the storyboard or XIB.
  ///   - list: The names in a folder; empty for a folder that cannot be read.
  ///   - read: The bytes of a file; nil for one that cannot be read.
  /// - Returns: Language tags, sorted.
  package static func locales(
    beside path: String, list: (_ folder: String) -> [String],
    read: (_ path: String) -> [UInt8]?
  ) -> [String] {
    Places(beside: path, list: list, read: read).locales
  }

  /// Where the translations of a file may be.
  private struct Places {
    /// The String Catalog beside the file.
    private(set) var catalog: LocalizationFile?
    /// The paths of `.strings` and `.stringsdict` files, by language tag; they may be missing.
    private(set) var files: [String: [String]] = [:]
    let locales: [String]

    var rightToLeftLocales: [String] {
      locales.filter { UserInterfaceLayoutDirection(locale: $0) == .rightToLeft }
    }

    init(
      beside path: String, list: (_ folder: String) -> [String],
      read: (_ path: String) -> [UInt8]?
    ) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let name = parts.last ?? ""
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let folder = parts.dropLast()
      let isLocalized = InterfaceStrings.isLocalized(path)
      let project = isLocalized ? Array(folder.dropLast()) : Array(folder)
      let base = project.joined(separator: "/")
      func joined(_ names: String...) -> String { (project + names).joined(separator: "/") }
      let projects = list(project.isEmpty ? "." : base.isEmpty ? "/" : base).sorted()

      let catalogs =
        ["mul.lproj/\(stem).xcstrings", "\(stem).xcstrings"]
        + (isLocalized ? ["\(folder.last ?? "")/\(stem).xcstrings"] : [])
      for candidate in catalogs where catalog == nil {
        let candidate = joined(candidate)
        catalog = read(candidate).flatMap { try? LocalizationFile(path: candidate, bytes: $0) }
      }
      for entry in projects where entry.hasSuffix(".lproj") {
        let tag = String(entry.dropLast(6))
        if tag != "Base", tag != "mul" {
          files[tag] = ["strings", "stringsdict"].map { joined(entry, "\(stem).\($0)") }
        }
      }
      var tags = Set(files.keys)
      for entry in catalog?.entries ?? [] { if let tag = entry.locale { tags.insert(tag) } }
      locales = tags.sorted()
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    do {
      add(try LocalizationFile(path: path, bytes: bytes), onlyOf: nil)
    } catch {
      problems.append("\(path):\(error.location.line): \(error.message)")
    }
  }

  private mutating func add(_ file: LocalizationFile, onlyOf locale: String?) {
    paths.append(file.source.path)
    for problem in file.problems {
      let line = file.source.location(of: problem.range.lowerBound).line
      problems.append("\(file.source.path):\(line): \(problem.message)")
    }
    for entry in file.entries where locale == nil || entry.locale == locale {
      let key = entry.key.string
      values[key] = entry.value.string
      let property = Self.property(ofKey: key)
      guard property.utf8.count < key.utf8.count, !entry.isFragment else { continue }
      forms[property, default: [:]][String(key.dropFirst(property.count + 1))] = entry.value.string
    }
    for (property, text) in values where text.contains("#@") {
      values[property] = withForms(text, of: property)
    }
  }

  /// A text with the forms called `other` in the places of its variables, `%#@name@` or `%1$#@name@`.
  private func withForms(_ text: String, of property: String) -> String {
    text.replacing(/%(?:\d+\$)?#@([^@]*)@/) { match in
      values["\(property).\(match.1).other"] ?? String(match.0)
    }
  }
}
