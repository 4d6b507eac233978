import BidiSource
import BidiText

/// Tells whether the build of an Android app takes a language: Gradle keeps only those that `resConfigs` or `localeFilters` lists.
///
/// Source: developer.android.com/build/shrink-code, "Remove unused alternative resources"; ApplicationAndroidResources, localeFilters.
struct GradleLanguages: Sendable {
  private let access: FileAccess
  private let lists = LockedTable<String, List?>()

  /// The languages of a build.
  private struct List: Sendable {
    let languages: Set<String>
    let line: Int
  }

  init(_ access: FileAccess) { self.access = access }

  /// Why no build takes a file of texts, as a clause; nil for one that is listed, and where no list is found.
  ///
  /// - Parameter path: The path of the file: `app/src/main/res/values-iw/strings.xml`.
  /// - Returns: The clause.
  func reasonLeftOut(_ path: String) -> String? {
    let parts = path.pathParts
    guard parts.count > 3, path.hasSuffix(".xml"),
      let language = Self.language(of: parts[parts.count - 2]),
      let source = parts.lastIndex(of: "src")
    else { return nil }
    let module = (path.hasPrefix("/") ? "/" : "") + parts[..<source].joined(separator: "/")
    for file in ["build.gradle", "build.gradle.kts"] {
      let build = module.isEmpty || module == "/" ? module + file : "\(module)/\(file)"
      guard let list = list(in: build) else { continue }
      if list.languages.contains(language) { return nil }
      return "\(build):\(list.line) does not list \(language), so that no build takes the file"
    }
    return nil
  }

  /// The language in the name of a folder of resources, `values-iw`, `values-b+sr+Latn`, `values-pt-rBR`; nil for another folder.
  private static func language(of folder: Substring) -> String? {
    guard folder.hasPrefix("values-") else { return nil }
    var name = folder.dropFirst("values-".count)
    if name.hasPrefix("b+") { name = name.dropFirst(2) }
    let language = name.prefix { $0 != "-" && $0 != "+" }
    // `car` is a kind of screen.
    guard (2...3).contains(language.utf8.count), language != "car",
      language.allSatisfy({ ("a"..."z").contains($0) })
    else { return nil }
    return usual(language)
  }

  /// The name of a language that Java had another name for.
  private static func usual(_ language: Substring) -> String {
    switch language {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    default: String(language)
    }
  }

  private static let words = ["resConfigs", "resourceConfigurations", "localeFilters"]

  /// The list of a build; nil where there is none, or not all of it is written there.
  private func list(in path: String) -> List? {
    lists.value(for: path) {
      guard let text = access.read(path) else { return nil }
      var languages: Set<String> = []
      var line = 0
      for word in Self.words {
        var rest = text[...]
        var count = 0
        while let found = rest.firstRange(ofBytes: Array(word.utf8)), count < Self.mostLists {
          rest = rest[found.upperBound...]
          count += 1
          guard Self.isOfEveryBuild(found.lowerBound, in: text) else { continue }
          guard let names = Self.texts(in: rest) else { return nil }
          languages.formUnion(names.compactMap { Self.language(of: "values-\($0)") })
          if line == 0 { line = 1 + text[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } }
        }
      }
      return languages.isEmpty ? nil : List(languages: languages, line: line)
    }
  }

  /// Whether a place is in the block of what every build has: a flavour for tests often has one language.
  private static func isOfEveryBuild(_ place: Int, in text: [UInt8]) -> Bool {
    let start = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard !text[start..<place].contains(UInt8(ascii: "/")) else { return false }
    var depth = 0
    for index in text[..<place].indices.reversed() {
      if text[index] == UInt8(ascii: "}") { depth += 1 }
      guard text[index] == UInt8(ascii: "{") else { continue }
      if depth > 0 {
        depth -= 1
        continue
      }
      let words = text[..<index].suffix(longestHead).split { $0 <= UInt8(ascii: " ") }
      let name = words.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return ["defaultConfig", "androidResources"].contains(name)
    }
    return false
  }

  /// The texts after a word, up to the end of the list; nil where something else stands among them.
  private static func texts(in text: ArraySlice<UInt8>) -> [String]? {
    var found: [String] = []
    var rest = text.prefix(longestList)
    var depth = 0
    var goesOn = true
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "}"):
        if depth == 0, !goesOn { return found }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        found.append(String(decoding: rest.prefix { $0 != byte }, as: UTF8.self))
        rest = rest.drop { $0 != byte }.dropFirst()
        goesOn = false
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        goesOn = false
        if depth < 0 { return found }
      case UInt8(ascii: ","): goesOn = true
      case UInt8(ascii: "/") where rest.first == byte: rest = rest.drop { $0 != UInt8(ascii: "\n") }
      case _ where byte.isASCIIAlphanumeric:
        let name = [byte] + rest.prefix(while: \.isASCIIAlphanumeric)
        guard functions.contains(String(decoding: name, as: UTF8.self)) else { return nil }
        rest = rest.dropFirst(name.count - 1)
      default: continue
      }
    }
    return nil
  }

  /// What makes a list of texts, or adds one.
  private static let functions: Set<String> = [
    "addAll", "add", "arrayOf", "listOf", "mutableListOf", "mutableSetOf", "setOf",
  ]

  private static let longestList = 4_000

  /// The most bytes before a brace that name its block.
  private static let longestHead = 60

  /// The most lists of a build that are read.
  private static let mostLists = 8
}
