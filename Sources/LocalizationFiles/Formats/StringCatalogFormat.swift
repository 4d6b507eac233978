import MessageSyntax
import BidiSource
import BidiText

/// Apple's String Catalog, `.xcstrings`: the texts of all languages in one JSON file.
///
/// Each text of a language is an entry of that locale. Its key is that of the catalog; names of plural forms, devices and
/// substitutions follow: `files.few`, `open.mac`, `files.count.few`. Where the source language has no text of its own, the
/// key is the source text. Source: Apple, Localizing and varying text with a string catalog.
enum StringCatalogFormat: FormatReader {
  static let name = "String Catalog"
  static let fileNames = ["*.xcstrings"]
  static let keepsLastValue = true
  static let toolkits = FormatToolkits(only: .uiKit)
  static let dialects: MessageDialects = .apple

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "xcstrings"
  }

  static func recognizes(_ text: [UInt8]) -> Bool {
    JSONFile.isObject(text, withMember: "sourceLanguage")
  }

  static func locale(of path: FilePath) -> PathLocale { .none }

  static func paths(beside path: FilePath, for locale: String) -> [String] { [] }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? { path.path }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let root = try? JSONValue(source.text), let strings = root["strings"],
      let language = root["sourceLanguage"]?.string
    else { return [] }
    return strings.members.compactMap { string in
      guard string.value.isObject, string.value["shouldTranslate"]?.bool != false,
        !string.name.string.isEmpty
      else { return nil }
      let localizations = string.value["localizations"]
      guard localizations?[locale] == nil else { return nil }
      let text: String
      if let own = localizations?[language] {
        text = source[own.range]
      } else {
        // The key is the text.
        let key = source[string.name.range]
        text = "{\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(key)\"}}"
      }
      let member = "\"\(locale)\" : \(text)"
      if let localizations {
        return insertion(of: member, into: localizations, source)
      }
      return insertion(of: "\"localizations\" : {\(member)}", into: string.value, source)
    }
  }

  /// Puts a member after the last one of an object, on a line of its own where that has one.
  private static func insertion(
    of member: String, into object: JSONValue, _ source: SourceFile
  ) -> Edit? {
    guard object.isObject else { return nil }
    guard let last = object.members.last else {
      return .insertion(member, at: object.range.lowerBound + 1)
    }
    let start = last.range.lowerBound
    let space = source.text[..<start].reversed().prefix { $0 <= .space }.reversed()
    return .insertion(
      "," + String(decoding: Array(space), as: UTF8.self) + member, at: last.range.upperBound)
  }

  static func read(_ source: SourceFile) -> FileContent {
    JSONFile.read(source, as: "a String Catalog") { root, content in
      guard root["strings"]?.isObject == true else {
        content.problems = [
          JSONFile.notThe(
            "a String Catalog", root.range, in: source, "it has no object called \"strings\"")
        ]
        return
      }
      content.sourceLanguage = root["sourceLanguage"]?.string
      var reader = CatalogReader(sourceLanguage: content.sourceLanguage)
      for section in root.members where section.name.string == "strings" {
        for string in section.value.members { reader.read(string) }
      }
      content.entries = reader.entries
    }
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    guard JSONFile.text(at: edit.valueRange, in: edit.source) != nil,
      let group = edit.entry.group.map(edit.extended),
      let root = try? JSONValue(
        Array("{".utf8) + edit.source.text[group] + Array("}".utf8)),
      let string = root.members.first
    else { return nil }
    // All languages of the string: the text of one may be what others are compared with.
    var reader = CatalogReader(sourceLanguage: edit.sourceLanguage)
    reader.read(string)
    return reader.entries.map { entry in
      var entry = entry
      entry.move(by: group.lowerBound - 1)
      return entry
    }
  }
}

/// Reads the strings of a catalog, one after the other.
private struct CatalogReader {
  private(set) var entries: [LocalizationEntry] = []
  private let sourceLanguage: String?

  /// The locales of the names that languages have in the catalog.
  private var locales: [String: String] = [:]

  init(sourceLanguage: String?) { self.sourceLanguage = sourceLanguage }

  /// What the entries of one localization share.
  private struct Localization {
    var locale: String
    /// Where the string stands.
    let group: SourceRange
    var comments: [LocalizationComment]
    var isStale: Bool
    var isInUse: Bool
    var source: CatalogSource
  }

  /// The way from a localization to a text.
  private struct Way {
    var key: String
    /// The name chosen for each kind of variation: `plural` → `few`.
    var forms: [String: String] = [:]
    /// The kind of the argument that a substitution shows; nil outside substitutions.
    var argument: ArgumentNote?
    /// Whether the forms stand among other words.
    var isFragment = false
  }

  mutating func read(_ string: JSONValue.Member) {
    guard let localizations = string.value["localizations"] else { return }
    let key = string.name.string
    let own = sourceLanguage.flatMap { language in
      localizations.members.last { $0.name.string == language }?.value
    }
    let base: CatalogSource = sourceLanguage == nil ? .none : own.map { .values($0) } ?? .key(key)
    var localization = Localization(
      locale: "", group: string.range,
      comments: JSONFile.comments(in: string.value, named: ["comment"]),
      isStale: string.value["extractionState"]?.string == "stale",
      isInUse: string.value["shouldTranslate"]?.bool != false, source: base)
    for member in localizations.members {
      localization.locale = locale(member.name.string)
      localization.source = member.name.string == sourceLanguage ? .none : base
      read(member, Way(key: key), in: localization)
    }
  }

  private mutating func locale(_ name: String) -> String {
    if let locale = locales[name] { return locale }
    let locale = LocaleName.hyphenated(name)
    locales[name] = locale
    return locale
  }

  /// Reads a localization, or one of its forms or substitutions.
  private mutating func read(
    _ step: JSONValue.Member, _ way: Way, in localization: Localization
  ) {
    let parts = step.value.members
    for part in parts {
      // What stands alone has the whole of the step.
      let owner = parts.count == 1 ? step : part
      switch part.name.string {
      case "stringUnit":
        guard let value = part.value["value"]?.text else { continue }
        add(
          value, DecodedText(string: way.key, range: owner.name.range), owner.range,
          unit: part.value, base: localization.source.text(of: way.forms), way, in: localization)
      case "stringSet":
        for (index, element) in (part.value["values"]?.elements ?? []).enumerated() {
          guard let value = element.text else { continue }
          let start = element.range.lowerBound
          add(
            value, DecodedText(string: "\(way.key).\(index)", range: start..<start),
            element.range, unit: part.value, base: localization.source.phrase(index), way,
            in: localization)
        }
      case "variations":
        for variation in part.value.members {
          for form in variation.value.members {
            var inside = way
            inside.key += "." + form.name.string
            inside.forms[variation.name.string] = form.name.string
            read(form, inside, in: localization)
          }
        }
      case "substitutions":
        let whole = parts.last { $0.name.string == "stringUnit" }?.value["value"]?.string
        for substitution in part.value.members {
          let name = substitution.name.string
          var inside = localization
          inside.source = localization.source.substitution(name)
          read(
            substitution,
            Way(
              key: "\(way.key).\(name)", argument: Self.argument(of: substitution.value),
              isFragment: !(whole?.isVariable(name) ?? false)),
            in: inside)
        }
      default: break
      }
    }
  }

  private mutating func add(
    _ value: DecodedText, _ key: DecodedText, _ range: SourceRange, unit: JSONValue,
    base: String?, _ way: Way, in localization: Localization
  ) {
    var entry = LocalizationEntry(
      key: key, value: value, range: range, notation: .json, comments: localization.comments)
    entry.group = localization.group
    entry.locale = localization.locale
    entry.baseText = base
    entry.pluralCategory = way.forms["plural"].flatMap { PluralCategory($0) }
    entry.state = localization.isStale ? "stale" : unit["state"]?.string
    entry.isInUse = localization.isInUse
    entry.isFragment = way.isFragment
    if let argument = way.argument, value.string.contains(argument.text) {
      entry.arguments = [argument]
    }
    entries.append(entry)
  }

  // MARK: Arguments

  /// The argument of a substitution, which its forms call `%arg`.
  private static func argument(of substitution: JSONValue) -> ArgumentNote {
    let kind: ArgumentNote.Kind? =
      switch substitution["formatSpecifier"]?.string?.last {
      case "@": .text
      case "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A": .number
      default: nil
      }
    return ArgumentNote(text: "%arg", kind: kind)
  }
}

/// The texts of the source language for one string.
private enum CatalogSource {
  /// There are none.
  case none
  /// The key is the text, where it has more than a word.
  case key(String)
  /// A localization, or a substitution of one.
  case values(JSONValue)

  /// The source text for a form of a translation.
  ///
  /// - Parameter forms: The name that the translation chose of each kind of variation.
  /// - Returns: The text of the same form; where the source has no such form, and for the plural forms of 0, 1 and 2, which
  ///   may leave the number out, that of `other`.
  func text(of forms: [String: String]) -> String? {
    switch self {
    case .none: return nil
    // A name such as `settings.title` is no text, and a word alone may be one.
    case .key(let key): return key.contains { $0.isWhitespace || $0 == "%" } ? key : nil
    case .values(var node):
      while let variation = node.memberOfFew("variations")?.members.first {
        let name = forms[variation.name.string]
        let form = name.flatMap { variation.value.memberOfFew($0) }
        let other = variation.value.memberOfFew("other")
        let mayOmit = name.flatMap { PluralCategory($0) }?.mayOmitNumber == true
        guard let next = mayOmit ? other ?? form : form ?? other else { return nil }
        node = next
      }
      return node.memberOfFew("stringUnit")?.memberOfFew("value")?.string
    }
  }

  /// The source text for a phrase of a set.
  func phrase(_ index: Int) -> String? {
    guard case .values(let node) = self,
      let phrases = node.memberOfFew("stringSet")?.memberOfFew("values")?.elements,
      index < phrases.count
    else { return nil }
    return phrases[index].string
  }

  /// The source texts of a substitution.
  func substitution(_ name: String) -> CatalogSource {
    guard case .values(let node) = self else { return .none }
    return node.memberOfFew("substitutions")?.memberOfFew(name).map { .values($0) } ?? .none
  }
}

extension JSONValue {
  /// A member of an object with few members.
  ///
  /// Nil for an object with many, which no catalog has: a search in it for every text would take quadratic time.
  fileprivate func memberOfFew(_ name: String) -> JSONValue? {
    members.count <= 64 ? self[name] : nil
  }
}
