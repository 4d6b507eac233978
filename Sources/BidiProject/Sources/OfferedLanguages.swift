import BidiSource
import BidiText
import LocalizationFiles

/// Tells which right-to-left languages a program does not offer, where its sources list the languages: `LANGUAGES` of Django, and an
/// array or an object of JavaScript or GDScript that has the names of files of texts and nothing else.
///
/// For Dart and PHP see ``reasonOfEnumeration(_:in:)``.
///
/// Source: Django, settings, LANGUAGES: "a list of all available languages"; a request gets no other one.
struct OfferedLanguages: Sendable {
  let sources: ProjectSources
  let lists = LockedTable<ListKey, [List]>()
  let names = LockedTable<ListKey, Bool>()

  struct ListKey: Hashable {
    let folder: String
    let name: String
  }

  /// The languages that a source lists.
  struct List: Sendable {
    /// Empty for a list of which not all is known.
    let languages: Set<String>
    let place: String

    /// Whether its name tells that it holds the languages of texts: `supportedLocales`.
    var isCalledSo = false
  }

  /// The fewest languages that make a list.
  static let fewest = 5

  init(_ sources: ProjectSources) { self.sources = sources }

  /// Why the program shows no text of a file, as a clause; nil where it may, and for files of left-to-right languages.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - folder: Its folder, as a whole path.
  /// - Returns: The clause.
  func reasonLeftOut(_ file: String, in folder: String) -> String? {
    if ["django.po", "djangojs.po"].contains(file) { return reasonOfDjango(folder) }
    return reasonOfScript(file, in: folder) ?? reasonOfEnumeration(file, in: folder)
  }

  /// Why an array or an object of JavaScript offers no language of a file.
  private func reasonOfScript(_ file: String, in folder: String) -> String? {
    guard let ending = [".json", ".po"].first(where: file.hasSuffix),
      let root = sources.root(above: folder), Self.isRightToLeft(file)
    else { return nil }
    let name = Self.stem(file)
    let names = Set(
      sources.access.names(folder).filter {
        $0.hasSuffix(ending) && TranslatedPath.kindAndLocale(of: $0) != nil
      }.map(Self.stem))
    guard names.count >= Self.fewest else { return nil }
    let list = lists.value(for: ListKey(folder: root, name: "")) {
      texts(in: root, of: [.script, .godot], where: Self.mayList).flatMap { path, text in
        Self.lists(in: text).map {
          List(
            languages: $0.languages, place: "\(path):\($0.line)", isCalledSo: $0.isCalledSo)
        }
      }
    }.first {
      // The files of languages that are hardly translated may be more than those that can be chosen.
      $0.languages.filter { !$0.hasPrefix("en") }.allSatisfy(names.contains)
        && $0.languages.count * ($0.isCalledSo ? 3 : 2) > names.count
        && !$0.languages.contains(name)
    }
    let kinds: SourceKinds =
      ending == ".po" ? [.script, .python, .php, .dart, .ruby, .godot] : .script
    guard let list, !isNamed(name, in: root, kinds) else { return nil }
    return "the languages of \(list.place) do not hold \(name), so that nobody can choose it"
  }

  private static func stem(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private static func isRightToLeft(_ file: String) -> Bool {
    TranslatedPath.kindAndLocale(of: file).map {
      WritingDirection(locale: $0.locale) == .rightToLeft
    } ?? false
  }

  /// The sources of a project that are of some kinds, and their texts.
  func texts(
    in root: String, of kinds: SourceKinds, where isWanted: (String) -> Bool
  ) -> [(path: String, text: [UInt8])] {
    let base = root == "/" ? "" : root
    return sources.list(of: root).files.compactMap { file in
      guard !file.kinds.isDisjoint(with: kinds), isWanted(file.path) else { return nil }
      return sources.read("\(base)/\(file.path)").map { (file.path, $0) }
    }
  }

  /// Whether a source has the name of a language as a text or as the name of a member, in whatever list it stands.
  private func isNamed(_ name: String, in root: String, _ kinds: SourceKinds) -> Bool {
    holds([name], in: root, kinds) { before, after in
      Self.isQuote(before) && Self.isQuote(after)
        || after == UInt8(ascii: ":") && !before.isASCIIAlphanumeric
    }
  }

  /// Whether a source of some kinds has a word between two bytes; looked for once for each word.
  func holds(
    _ words: [String], in root: String, _ kinds: SourceKinds,
    between areEdges: (_ before: UInt8, _ after: UInt8) -> Bool
  ) -> Bool {
    let key = ListKey(folder: root, name: "\(kinds.rawValue) \(words.joined(separator: " "))")
    return names.value(for: key) {
      let words = words.map { Array($0.utf8) }
      return texts(in: root, of: kinds) { _ in true }.contains { _, text in
        words.contains { word in
          var rest = text[...]
          while let found = rest.firstRange(ofBytes: word) {
            let after = text[found.upperBound...].first ?? 0
            if areEdges(text[..<found.lowerBound].last ?? 0, after) { return true }
            rest = rest[found.upperBound...]
          }
          return false
        }
      }
    }
  }

  static func isQuote(_ byte: UInt8) -> Bool { "'\"`".utf8.contains(byte) }

  /// Whether a script has a name as the lists of languages have; a program of Godot has few scripts.
  static func mayList(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".gd")
      || ["lang", "locale", "i18n", "constant", "config", "setting", "translation"].contains {
        path.contains($0)
      }
  }

  // MARK: Arrays and objects

  /// The arrays and objects of a script that list languages, and the lines where they begin: a name, a sign, and brackets that hold
  /// texts, commas and comments, or braces that hold members.
  private static func lists(
    in text: [UInt8]
  ) -> [(languages: Set<String>, line: Int, isCalledSo: Bool)] {
    var result: [(Set<String>, Int, Bool)] = []
    var (line, lineStart, objects) = (1, 0, 0)
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      let isObject = byte == UInt8(ascii: "{") && objects < mostObjects
      guard isObject || byte == UInt8(ascii: "["),
        let sign = text[max(lineStart, index - longestName)..<index]
          .last(where: { $0 > UInt8(ascii: " ") }),
        isObject ? sign == UInt8(ascii: "=") : "=:(".utf8.contains(sign),
        !isComment(text[lineStart..<index].prefix(longestIndent)),
        !isOfDirection(text[lineStart..<index])
      else { continue }
      if isObject { objects += 1 }
      let rest = text[(index + 1)...]
      let languages =
        isObject
        ? members(of: rest.prefix(longestTuples)) : languages(in: rest.prefix(longestList))
      if languages.count >= fewest {
        result.append((languages, line, isCalledSo(text[lineStart..<index])))
      }
    }
    return result
  }

  /// Whether the name of a list tells that it holds the languages that are written from right to left, of which many are no files.
  static func isOfDirection(_ line: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: line.suffix(longestIndent), as: UTF8.self).lowercased()
    return ["rtl", "righttoleft", "right_to_left", "bidi"].contains { name.contains($0) }
  }

  /// Whether the name of a list tells that it holds the languages of texts: `supportedLngs`, `i18nResources`, `enum LanguageCodes`.
  static func isCalledSo(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line.suffix(longestIndent), as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0.lowercased() }
    let ends = [
      "locales", "languages", "resources", "lngs", "langs", "languagecodes", "languages_dict",
    ]
    return words.contains { word in
      ends.contains(where: word.hasSuffix)
        && !["date", "voice", "moment"].contains(where: word.contains)
    }
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.drop { $0 <= UInt8(ascii: " ") }
    return words.starts(with: "//".utf8) || words.first == UInt8(ascii: "*")
      || words.starts(with: "/*".utf8)
  }

  /// The names of the members of an object, where each is written as the name of a language; empty for another object.
  ///
  /// Each value holds what the language is called, `{ label: 'Deutsch' }`: a table of formats of dates is no list of languages.
  private static func members(of text: ArraySlice<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var rest = text
    while true {
      rest = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      guard let first = rest.first else { return [] }
      if first == UInt8(ascii: "}") { return found }
      let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
      if isQuoted { rest = rest.dropFirst() }
      let name = rest.prefix { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
      let after = rest[name.endIndex...].dropFirst(isQuoted ? 1 : 0)
        .drop { $0 <= UInt8(ascii: " ") }
      guard after.first == UInt8(ascii: ":"), isTag(name), let end = endOfValue(after.dropFirst()),
        hasName(text[after.startIndex..<end])
      else { return [] }
      found.insert(String(decoding: name, as: UTF8.self))
      rest = text[end...]
    }
  }

  /// Whether a name is a tag of a language and perhaps of a region: `en`, `pt-br`.
  private static func isTag(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
    return parts.count <= 3 && (2...3).contains(parts[0].count)
      && parts[0].allSatisfy { (0x61...0x7A).contains($0) }
      && parts.dropFirst().allSatisfy { (2...4).contains($0.count) }
  }

  /// Whether a value holds the name of a language: a text that begins with a capital letter, or with no letter of ASCII.
  private static func hasName(_ value: ArraySlice<UInt8>) -> Bool {
    zip(value, value.dropFirst()).contains { quote, first in
      "'\"`".utf8.contains(quote) && (first > 0x7F || (0x41...0x5A).contains(first))
    }
  }

  /// Where the value of a member ends: at a comma or a bracket of its own level; nil where it does not end.
  private static func endOfValue(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == .backslash && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ",") where depth == 0: return index
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The texts up to the end of an array, where each is written as the name of a language; empty for another array.
  private static func languages(in text: ArraySlice<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "]"): return found
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let name = name(rest, before: byte) else { return [] }
        found.insert(name)
        rest = rest.dropFirst(name.utf8.count + 1)
      case UInt8(ascii: ","), 0...UInt8(ascii: " "): continue
      case UInt8(ascii: "/") where rest.first == byte:
        rest = rest.drop { !$0.isASCIILineEnd }
      default: return []
      }
    }
    return []
  }

  /// A text before a quotation mark, written as the names of languages are, known or not: `en`, `pt-br`, `zh_Hans`.
  private static func name(_ text: ArraySlice<UInt8>, before quote: UInt8) -> String? {
    let bytes = text.prefix(longestName + 1).prefix { $0 != quote }
    let name = String(decoding: bytes, as: UTF8.self)
    guard bytes.count <= longestName, name.prefix(while: \.isLetter).count > 1,
      bytes.allSatisfy({ $0.isASCIIAlphanumeric || "-_@".utf8.contains($0) })
    else { return nil }
    return name
  }

  /// The most bytes of the name of a language, of an array of them, and of a list with what languages are called.
  private static let longestName = 12
  private static let longestList = 2_000
  private static let longestTuples = 20_000

  /// The most objects of one file that are looked at.
  private static let mostObjects = 400

  /// The most spaces before a comment, and the most lists of one file of settings.
  private static let longestIndent = 200
  private static let mostSettings = 8
}

// MARK: Django

extension OfferedLanguages {
  /// Why Django offers no language of a folder `locale/ar/LC_MESSAGES`.
  ///
  /// The settings are those below the nearest folder that has a `manage.py`: a library has none for its catalogs.
  private func reasonOfDjango(_ folder: String) -> String? {
    let parts = folder.pathParts
    guard parts.count > 1, parts.last == "LC_MESSAGES", let root = sources.root(above: folder)
    else { return nil }
    let language = Self.language(of: parts[parts.count - 2])
    guard WritingDirection(locale: language) == .rightToLeft,
      let program = program(above: folder, to: root)
    else { return nil }
    let found = lists.value(for: ListKey(folder: program, name: "LANGUAGES")) {
      settings(in: program, root)
    }
    guard let list = found.first,
      found.allSatisfy({ list in
        !list.languages.isEmpty
          && !list.languages.contains { Self.language(of: $0[...]) == language }
      })
    else { return nil }
    return "LANGUAGES in \(list.place) does not list \(language), so that nobody can choose it"
  }

  /// The nearest folder above with the program of a Django project.
  private func program(above folder: String, to root: String) -> String? {
    var parts = folder.pathParts
    let end = root.pathParts.count
    while parts.count >= end {
      let folder = "/" + parts.joined(separator: "/")
      if sources.access.names(folder).contains("manage.py") { return folder }
      guard parts.popLast() != nil else { return nil }
    }
    return nil
  }

  /// The lists of the settings below a folder.
  private func settings(in folder: String, _ root: String) -> [List] {
    let base = root == "/" ? "" : root
    return sources.list(of: root).files.flatMap { file -> [List] in
      let path = "\(base)/\(file.path)"
      guard file.kinds.contains(.python), file.path.lowercased().contains("settings"),
        pathBelow(folder, path) != nil, let text = sources.read(path)
      else { return [] }
      return Self.settings(in: text).map { List(languages: $0.0, place: "\(file.path):\($0.line)") }
    }
  }

  /// What follows `LANGUAGES` where it begins a line, and the numbers of the lines; nothing for what is no list of pairs.
  private static func settings(in text: [UInt8]) -> [(Set<String>, line: Int)] {
    let word = Array("LANGUAGES".utf8)
    var result: [(Set<String>, line: Int)] = []
    var line = 1
    var index = 0
    while index < text.count, result.count < mostSettings {
      if text[index...].starts(with: word) {
        let rest = text[(index + word.count)...].prefix(longestTuples)
        let sign = rest.drop { $0 == UInt8(ascii: " ") }
        if let first = sign.first, "=+:".utf8.contains(first) {
          result.append((pairs(sign), line))
        }
      }
      index = text[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      line += 1
    }
    return result
  }

  /// The first texts of the tuples after `=`; empty where not all is known: another sign, a call, a list that goes on.
  private static func pairs(_ text: ArraySlice<UInt8>) -> Set<String> {
    guard text.first == UInt8(ascii: "=") else { return [] }
    let list = text.dropFirst().drop { $0 <= UInt8(ascii: " ") }
    guard let open = list.first, "[(".utf8.contains(open) else { return [] }
    var found: Set<String> = []
    var depth = 0
    for index in list.indices {
      switch list[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("):
        depth += 1
        guard depth == 2 else { continue }
        let rest = list[(index + 1)...].drop { $0 <= UInt8(ascii: " ") }
        guard let quote = rest.first, "'\"".utf8.contains(quote),
          let name = name(rest.dropFirst(), before: quote)
        else { return [] }
        found.insert(name)
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        depth -= 1
        guard depth == 0 else { continue }
        let next = list[(index + 1)...].first { $0 != UInt8(ascii: " ") }
        let isEnd = next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
        return isEnd || next == UInt8(ascii: "#") ? found : []
      default: continue
      }
    }
    return []
  }

  /// The language of a tag or of the name of a folder, in small letters: `pt` of `pt_BR` and `pt-br`.
  private static func language(of tag: Substring) -> String {
    tag.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
  }
}
