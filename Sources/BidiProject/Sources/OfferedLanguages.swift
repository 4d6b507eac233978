import BidiSource
import BidiText
import LocalizationFiles

/// Tells which languages a program offers, where its sources list them: `LANGUAGES` of Django, and an array of JavaScript that
/// holds the names of files of texts and nothing else.
///
/// Source: Django, settings, LANGUAGES: "a list of all available languages"; Django loads no catalog of another one.
struct OfferedLanguages: Sendable {
  private let sources: ProjectSources
  private let lists = LockedTable<ListKey, [List]>()

  private struct ListKey: Hashable {
    let root: String
    let isOfDjango: Bool
  }

  /// The languages that a source lists.
  private struct List: Sendable {
    let languages: Set<String>
    let place: String
  }

  /// The fewest languages that make a list.
  private static let fewest = 5

  init(_ sources: ProjectSources) { self.sources = sources }

  /// Why the program shows no text of a file, as a clause; nil where it may.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as it is shown.
  ///   - folder: Its folder, as a whole path.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String, in folder: String) -> String? {
    let parts = path.pathParts
    guard let file = parts.last, let root = sources.root(above: folder) else { return nil }
    if ["django.po", "djangojs.po"].contains(file) {
      guard parts.count > 2, parts[parts.count - 2] == "LC_MESSAGES" else { return nil }
      let language = Self.language(of: parts[parts.count - 3])
      let found = lists(in: root, isOfDjango: true)
      guard let list = found.first,
        !found.contains(where: { $0.languages.contains { Self.language(of: $0[...]) == language } })
      else { return nil }
      return "LANGUAGES in \(list.place) does not list \(language), so that nobody can choose it"
    }
    guard file.hasSuffix(".json") else { return nil }
    let name = String(file.dropLast(".json".utf8.count))
    let names = Set(
      sources.access.names(folder).filter { $0.hasSuffix(".json") }
        .map { String($0.dropLast(".json".utf8.count)) })
    guard names.count >= Self.fewest else { return nil }
    let found = lists(in: root, isOfDjango: false).filter { !$0.languages.isDisjoint(with: names) }
    guard !found.contains(where: { $0.languages.contains(name) }),
      let list = found.first(where: {
        $0.languages.isSubset(of: names) && $0.languages.count * 2 > names.count
      })
    else { return nil }
    return "the languages of \(list.place) do not hold \(name), so that nobody can choose it"
  }

  /// The language of a tag or of the name of a folder, in small letters: `pt` of `pt_BR` and `pt-br`.
  private static func language(of tag: Substring) -> String {
    tag.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
  }

  private func lists(in root: String, isOfDjango: Bool) -> [List] {
    lists.value(for: ListKey(root: root, isOfDjango: isOfDjango)) {
      let kind: SourceKinds = isOfDjango ? .python : .script
      let base = root == "/" ? "" : root
      return sources.list(of: root).files.flatMap { file -> [List] in
        guard file.kinds.contains(kind), Self.mayList(file.path, isOfDjango: isOfDjango),
          let text = sources.read("\(base)/\(file.path)")
        else { return [] }
        return Self.arrays(in: text, isOfDjango: isOfDjango).map {
          List(languages: $0.languages, place: "\(file.path):\($0.line)")
        }
      }
    }
  }

  /// Whether a file of settings or of constants has a name as the lists of languages have.
  private static func mayList(_ path: String, isOfDjango: Bool) -> Bool {
    let words =
      isOfDjango
      ? ["settings"] : ["lang", "locale", "i18n", "constant", "config", "setting", "translation"]
    let path = path.lowercased()
    return words.contains { path.contains($0) }
  }

  // MARK: Arrays

  /// The arrays of a source that list languages, and the lines where they begin: brackets that hold texts and commas, or, for
  /// Django, the tuples after `LANGUAGES =`.
  private static func arrays(
    in text: [UInt8], isOfDjango: Bool
  ) -> [(languages: Set<String>, line: Int)] {
    let word = Array("LANGUAGES".utf8)
    var result: [(Set<String>, Int)] = []
    var line = 1
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      let begins =
        isOfDjango
        ? (index == 0 || text[index - 1] == UInt8(ascii: "\n")) && text[index...].starts(with: word)
        : byte == UInt8(ascii: "[")
      guard begins else { continue }
      let languages =
        isOfDjango ? django(text[(index + word.count)...]) : plain(text[(index + 1)...])
      if languages.count >= fewest { result.append((languages, line)) }
    }
    return result
  }

  /// The texts between a bracket and its end, where each is the name of a language; empty for another array.
  private static func plain(_ text: ArraySlice<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "]"): return found
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let name = String(
          decoding: rest.prefix { $0 != byte }.prefix(longestName + 1), as: UTF8.self)
        guard name.utf8.count <= longestName, isLanguage(name) else { return [] }
        found.insert(name)
        rest = rest.dropFirst(name.utf8.count + 1)
      case UInt8(ascii: ","), 0...UInt8(ascii: " "): continue
      case UInt8(ascii: "/") where rest.first == byte: rest = rest.drop { !$0.isASCIILineEnd }
      default: return []
      }
    }
    return []
  }

  /// The first texts of the tuples after `=`; empty where no list of tuples stands there.
  private static func django(_ text: ArraySlice<UInt8>) -> Set<String> {
    let head = text.prefix(longestHead)
    guard let sign = head.firstIndex(of: UInt8(ascii: "=")),
      let start = text[sign...].prefix(longestHead).firstIndex(where: { "[(".utf8.contains($0) })
    else { return [] }
    var found: Set<String> = []
    var depth = 0
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("):
        depth += 1
        let rest = text[(index + 1)...].drop { $0 <= UInt8(ascii: " ") }
        if depth == 2, let quote = rest.first, "'\"".utf8.contains(quote) {
          let name = String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
          guard name.utf8.count <= longestName, isLanguage(name) else { return [] }
          found.insert(name)
        }
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return found }
      default: break
      }
      index += 1
    }
    return []
  }

  /// The most bytes of the name of a language, and between a name and the list that it has.
  private static let longestName = 12
  private static let longestHead = 60

  /// Whether a text is written as the names of languages are, known or not: `en`, `pt-br`, `zh_Hans`.
  private static func isLanguage(_ name: String) -> Bool {
    name.prefix { $0.isLetter }.count > 1
      && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_@".utf8.contains($0) }
  }
}
