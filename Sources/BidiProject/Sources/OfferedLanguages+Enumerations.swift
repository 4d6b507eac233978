import BidiSource
import BidiText
import LocalizationFiles

// MARK: Dart and PHP

/// A program may offer the languages of an enumeration or a list, each with what it is called: `arabic('ar', '…')`,
/// `case Greek = 'el_GR.UTF-8';`.
extension OfferedLanguages {
  /// Why a program of Dart or PHP offers no language of a file.
  ///
  /// One of its lists holds the languages of more than half of the files beside it, and no source names that of the file.
  func reasonOfEnumeration(_ file: String, in folder: String) -> String? {
    guard let (own, all) = languages(beside: file, in: folder),
      WritingDirection(locale: own) == .rightToLeft, all.count >= Self.fewest,
      let root = sources.root(above: folder)
    else { return nil }
    let list = lists.value(for: ListKey(folder: root, name: "enumerations")) {
      texts(in: root, of: [.dart, .php], where: Self.mayList).flatMap { path, text in
        LanguageRegions.lists(in: text, fewest: Self.fewest).map {
          List(
            languages: $0.languages, place: "\(path):\($0.line)", isCalledSo: $0.isCalledSo)
        }
      }
    }.first {
      let known = $0.languages.intersection(all)
      return known.count * ($0.isCalledSo ? 3 : 2) > all.count
        && known.count * 2 > $0.languages.count
        && !$0.languages.contains(own)
    }
    guard let list, !isNamedAsTag(own, in: root),
      !file.hasSuffix(".arb") || !takesEachLanguage(root)
    else { return nil }
    return "the languages of \(list.place) do not hold \(own), so that nobody can choose it"
  }

  /// The language of a file, and those of the files beside it, or of the folders beside that of a catalog.
  private func languages(
    beside file: String, in folder: String
  ) -> (own: String, all: Set<String>)? {
    var (name, parts) = (file, folder.pathParts)
    if parts.last == "LC_MESSAGES" {
      parts.removeLast()
      guard let last = parts.popLast() else { return nil }
      name = String(last)
    } else if ![".arb", ".json", ".po"].contains(where: file.hasSuffix) {
      return nil
    }
    let isFolder = name != file
    func language(_ name: String) -> String? {
      let tag = isFolder ? name : TranslatedPath.kindAndLocale(of: name)?.locale
      return tag.flatMap { LanguageRegions.language(of: Array($0.utf8)[...]) }
    }
    guard let own = language(name) else { return nil }
    let beside = sources.access.names("/" + parts.joined(separator: "/"))
    return (own, Set(beside.compactMap(language)))
  }

  /// Whether a program of Flutter has the languages of all its texts, of which the device chooses one.
  ///
  /// Source: docs.flutter.dev, Internationalizing Flutter apps: `supportedLocales: AppLocalizations.supportedLocales`.
  private func takesEachLanguage(_ root: String) -> Bool {
    holds([".supportedLocales"], in: root, .dart) { _, _ in true }
  }

  /// Whether a source has a language, alone or with a region, in quotation marks.
  private func isNamedAsTag(_ language: String, in root: String) -> Bool {
    let codes = [language] + [LocaleName.oldCodes[language]].compactMap(\.self)
    return holds(codes, in: root, [.dart, .php, .script]) { before, after in
      Self.isQuote(before) && (Self.isQuote(after) || "_-.".utf8.contains(after))
    }
  }
}

/// The lists of languages in a source: brackets of any kind that hold tags of languages in quotation marks, and what each is called.
struct LanguageRegions {
  /// A pair of brackets that is open.
  private struct Region {
    let line: Int
    let start: Int
    var languages: Set<String> = []
    var labels = 0
  }

  private var open: [Region] = []
  private var found: [(languages: Set<String>, line: Int, isCalledSo: Bool)] = []
  private let fewest: Int

  /// How many pairs of brackets may stand round a tag in its list.
  private static let depth = 3

  /// The lists in a text.
  ///
  /// - Complexity: O(*n*).
  static func lists(
    in text: [UInt8], fewest: Int
  ) -> [(languages: Set<String>, line: Int, isCalledSo: Bool)] {
    var regions = LanguageRegions(fewest: fewest)
    regions.read(text)
    return regions.found
  }

  private init(fewest: Int) { self.fewest = fewest }

  private mutating func read(_ text: [UInt8]) {
    var (line, lineStart, index) = (1, 0, 0)
    while index < text.count {
      let byte = text[index]
      switch byte {
      case .lineFeed: (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: "/") where text[index...].starts(with: "//".utf8):
        index = text[index...].firstIndex(of: .lineFeed) ?? text.count
        continue
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
        open.append(Region(line: line, start: index))
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        guard let region = open.popLast() else { break }
        guard region.languages.count >= fewest, region.labels >= region.languages.count else {
          break
        }
        let name = text[max(0, region.start - Self.longestName)..<region.start]
        if !OfferedLanguages.isOfDirection(name) {
          found.append((region.languages, region.line, OfferedLanguages.isCalledSo(name)))
        }
      case .quotationMark, UInt8(ascii: "'"):
        guard let end = text[(index + 1)...].firstIndex(of: byte) else { return }
        take(text[(index + 1)..<end], after: text[lineStart..<index])
        line += text[index..<end].count { $0 == .lineFeed }
        index = end
      default: break
      }
      index += 1
    }
  }

  /// Notes a text in quotation marks: a tag, or what a language is called.
  private mutating func take(_ text: ArraySlice<UInt8>, after line: ArraySlice<UInt8>) {
    let language = Self.language(of: text)
    // `case Greek = 'el_GR.UTF-8';`
    let isCase = line.drop { $0.isASCIISpace }.starts(with: "case ".utf8)
    let isLabel = text.first.map { (0x41...0x5A).contains($0) || $0 > 0x7F } ?? false
    for place in open.indices.suffix(Self.depth) {
      if let language { open[place].languages.insert(language) }
      if isLabel || language != nil && isCase { open[place].labels += 1 }
    }
  }

  /// The language of a tag, perhaps with a region and an encoding: `pt` of `pt_BR.UTF-8`; nil for another text.
  static func language(of text: ArraySlice<UInt8>) -> String? {
    let tag = text.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let parts = tag.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
    guard text.count <= longestTag, parts.count <= 3, let first = parts.first,
      (2...3).contains(first.count), first.allSatisfy({ (0x61...0x7A).contains($0) }),
      parts.dropFirst().allSatisfy({ (2...4).contains($0.count) })
    else { return nil }
    let language = String(decoding: first, as: UTF8.self)
    return LocaleName.oldCodes.first { $0.value == language }?.key ?? language
  }

  private static let longestTag = 16

  /// How many bytes before a bracket may hold the name of its list.
  private static let longestName = 60
}
