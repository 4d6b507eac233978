import BidiSource
import BidiText

/// Reads the texts at any depth of a JSON value.
struct JSONTextReader {
  private(set) var entries: [LocalizationEntry] = []

  /// Reads the members of an object.
  ///
  /// A member whose name is `@` with a word after it is for translators, as in ARB and slang: `@open` tells of `open`,
  /// and `@info` of the object.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - prefix: The steps to the object, each with a full stop after it.
  ///   - isRoot: Whether the object is the whole file.
  mutating func readObject(
    _ members: [JSONValue.Member], under prefix: String, isRoot: Bool = false
  ) {
    let plurals = PluralNames(members)
    let notes = Self.notes(among: members)
    for member in members {
      let name = member.name.string
      if isRoot && name == "$schema" || Self.isNote(name) { continue }
      let key = prefix + name
      switch member.value.kind {
      case .object(let inner):
        let first = entries.count
        readObject(inner, under: key + ".")
        if let count = Self.pluralParameter(of: name) {
          for index in first..<entries.count {
            let value = entries[index].value.string
            entries[index].arguments += count.filter { value.contains($0.text) }
          }
        }
      case .array(let elements):
        readArray(elements, under: key + ".")
      case .string(let value):
        let note = notes.isEmpty ? nil : notes[Self.withoutModifiers(name)]
        var entry = LocalizationEntry(
          key: prefix.isEmpty
            ? member.name : DecodedText(string: key, range: member.name.range),
          value: value, range: member.range, notation: .json, comments: Self.comments(of: note))
        entry.pluralCategory = plurals.category(of: name)
        entry.arguments = ARBFormat.arguments(of: note)
        // Forms of vue-i18n in one text, `a | b`: each is a line of its own, and none begins where the text does.
        entry.isFragment = JSONStringsFormat.holdsForms(value.string)
        entries.append(entry)
      default: break
      }
    }
  }

  /// Reads the elements of an array, whose keys are their numbers from 0, or the names of the messages that they are.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - prefix: The steps to the array, each with a full stop after it.
  mutating func readArray(_ elements: [JSONValue], under prefix: String) {
    if let messages = Self.messages(elements) {
      readObject(messages, under: prefix)
      return
    }
    for (index, element) in elements.enumerated() {
      let key = prefix + String(index)
      switch element.kind {
      case .object(let inner): readObject(inner, under: key + ".")
      case .array(let inner): readArray(inner, under: key + ".")
      case .string(let value):
        let start = element.range.lowerBound
        entries.append(
          LocalizationEntry(
            key: DecodedText(string: key, range: start..<start), value: value,
            range: element.range, notation: .json))
      default: break
      }
    }
  }

  /// The elements of an array as members, where each is a message with a name of its own; nil for another array.
  ///
  /// The order of such messages differs from file to file. Sources: go-i18n v1, `{"id": …, "translation": …}`; POEditor, export
  /// as JSON, `{"term": …, "definition": …, "context": …}`.
  private static func messages(_ elements: [JSONValue]) -> [JSONValue.Member]? {
    for list in lists {
      let found = elements.map { message($0, list) }.prefix { $0 != nil }.compactMap(\.self)
      if !found.isEmpty, found.count == elements.count,
        Set(found.map(\.name.string)).count == found.count
      {
        return found
      }
    }
    return nil
  }

  /// The members of a message in a list.
  private typealias MessageList = (
    name: String, text: String, others: Set<String>, needsOther: Bool
  )

  /// A glossary has terms and definitions too, and nothing beside them.
  private static let lists: [MessageList] = [
    ("id", "translation", ["description", "hash"], false),
    ("term", "definition", ["comment", "context", "reference", "term_plural"], true),
  ]

  private static func message(_ element: JSONValue, _ list: MessageList) -> JSONValue.Member? {
    guard case .object(let members) = element.kind,
      let first = members.firstIndex(where: { $0.name.string == list.name }),
      let second = members.firstIndex(where: { $0.name.string == list.text }), first < second,
      let id = members[first].value.text, !id.string.isEmpty
    else { return nil }
    let others = members.filter { $0.name.string != list.name && $0.name.string != list.text }
    guard others.count == members.count - 2, !list.needsOther || !others.isEmpty,
      others.allSatisfy({ list.others.contains($0.name.string) })
    else { return nil }
    return JSONValue.Member(name: id, value: members[second].value)
  }

  // MARK: Notes

  private static func notes(among members: [JSONValue.Member]) -> [Substring: JSONValue] {
    var notes: [Substring: JSONValue] = [:]
    for member in members where isNote(member.name.string) {
      notes[withoutModifiers(String(member.name.string.dropFirst()))] = member.value
    }
    return notes
  }

  /// Whether a name is `@` with a word after it: `@open`, `@@locale`; not so `@acme/button`.
  private static func isNote(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "@"), name.utf8.count > 1 else { return false }
    return withoutModifiers(name).allSatisfy {
      $0 == "@" || $0 == "_" || $0.isLetter || $0.isNumber
    }
  }

  /// A name as slang takes it: `name` of `name(plural, param=n)`.
  private static func withoutModifiers(_ name: String) -> Substring {
    guard name.utf8.last == UInt8(ascii: ")"), let start = name.firstIndex(of: "(") else {
      return Substring(name)
    }
    return name[..<start]
  }

  /// The number of a plural in slang: `h` of `name(plural, param=h)`, in the ways to write an argument.
  private static func pluralParameter(of name: String) -> [ArgumentNote]? {
    guard name.utf8.last == UInt8(ascii: ")"), name.contains("plural"),
      let start = name.firstRange(of: "param=")
    else { return nil }
    let parameter = name[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return ["{\(parameter)}", "{{\(parameter)}}"].map { ArgumentNote(text: $0, kind: .number) }
  }

  private static func comments(of note: JSONValue?) -> [LocalizationComment] {
    if let text = note?.text { return JSONFile.comment(text).map { [$0] } ?? [] }
    return JSONFile.comments(in: note, named: ["description"])
  }
}

/// Which members of an object are plural forms.
private struct PluralNames {
  /// Whether the names are categories, as in slang: `{"one": …, "other": …}`.
  private let areCategories: Bool

  /// The names of which there are forms, as in i18next: `file` of `file_one` and `file_other`.
  private var stems: Set<Substring> = []

  /// The names whose other forms have the ending `_plural`, as in old i18next.
  private var oldStems: Set<Substring> = []

  init(_ members: [JSONValue.Member]) {
    var others = 0
    var categories = 0
    for member in members {
      let name = member.name.string
      if name == "other" { others += 1 }
      if name.utf8.count <= 5, PluralCategory(name) != nil { categories += 1 }
      if name.utf8.last == UInt8(ascii: "r"), name.hasSuffix("_other") {
        stems.insert(name.dropLast(6))
      } else if name.utf8.last == UInt8(ascii: "l"), name.hasSuffix("_plural") {
        oldStems.insert(name.dropLast(7))
      }
    }
    areCategories = others > 0 && categories == members.count
  }

  /// The category of a member's name; nil for one that is no plural form.
  func category(of name: String) -> PluralCategory? {
    if areCategories { return PluralCategory(name) }
    if !stems.isEmpty, let sign = name.lastIndex(of: "_"), stems.contains(name[..<sign]) {
      if let category = PluralCategory(name[name.index(after: sign)...]) { return category }
    }
    guard !oldStems.isEmpty else { return nil }
    if oldStems.contains(Substring(name)) { return .one }
    return name.hasSuffix("_plural") ? .other : nil
  }
}
