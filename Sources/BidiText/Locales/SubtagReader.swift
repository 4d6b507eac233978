/// Reads subtags in lowercase from left to right, and replaces those that have successors.
struct SubtagReader {
  private var tags: ArraySlice<String>

  init(_ tags: [String]) {
    // Whole tags first: those of before RFC 4646 are not made of parts.
    for count in stride(from: min(3, tags.count), to: 1, by: -1) {
      let whole = tags.prefix(count).joined(separator: "_")
      if let successor = LocaleTables.languageAliases[whole] {
        self.tags =
          successor.lowercased().split(separator: "_").map(String.init) + tags.dropFirst(count)
        return
      }
    }
    self.tags = tags[...]
  }

  /// Reads language, script and region; nil if the first subtag is no language.
  mutating func readKey() -> LocaleKey? {
    guard var language = tags.popFirst() else { return nil }
    if language == "root" { return LocaleKey(language: "und") }
    if language == "c" || language == "posix" { return LocaleKey(language: "en", region: "US") }
    guard (2...8).contains(language.utf8.count), language.utf8.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    var script: String?
    var region: String?
    // RFC 5646, section 2.2.2: an extended language stands for itself.
    while let tag = tags.first, tag.utf8.count == 3, tag.utf8.allSatisfy(\.isASCIILetter),
      LocaleTables.regionAliases[tag.uppercased()] == nil, Self.extended.contains(language)
    {
      language = tag
      tags.removeFirst()
    }
    if let tag = tags.first, tag.utf8.count == 4, tag.utf8.allSatisfy(\.isASCIILetter) {
      script = tag.prefix(1).uppercased() + tag.dropFirst()
      tags.removeFirst()
    }
    if let tag = tags.first, Self.isRegion(tag) {
      region = tag.uppercased()
      tags.removeFirst()
    }
    return Self.replaced(LocaleKey(language: language, script: script, region: region))
  }

  /// Reads on to the numbering system of the extension `u`, such as `latn` in `ar-u-nu-latn`.
  mutating func readNumbers() -> String? {
    var isUnicode = false
    while let tag = tags.popFirst() {
      if tag == "x" { return nil }
      if tag.utf8.count == 1 { isUnicode = tag == "u" }
      if isUnicode, tag == "nu", let value = tags.first, (3...8).contains(value.utf8.count) {
        return value
      }
    }
    return nil
  }

  /// Languages that extended languages stand after (IANA language subtag registry).
  private static let extended: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private static func isRegion(_ tag: String) -> Bool {
    switch tag.utf8.count {
    case 2: tag.utf8.allSatisfy(\.isASCIILetter)
    case 3:
      // Three letters are a region only where CLDR has such a code: USA.
      tag.utf8.allSatisfy(\.isASCIIDigit) || LocaleTables.regionAliases[tag.uppercased()] != nil
    default: false
    }
  }

  /// The key with the successors of its language and of its region.
  private static func replaced(_ key: LocaleKey) -> LocaleKey {
    var key = key
    // No chain of successors is longer than two; the bound keeps a cycle in new data from hanging.
    for _ in 0..<4 {
      guard let alias = LocaleTables.languageAliases[key.language] else { break }
      let successor = LocaleKey(icu: alias)
      key = LocaleKey(
        language: successor.language, script: key.script ?? successor.script,
        region: key.region ?? successor.region)
    }
    guard let region = key.region, let successors = LocaleTables.regionAliases[region] else {
      return key
    }
    // UTS 35: of several successors, the one where the language is at home, else the first.
    key.region = nil
    let home = key.maximized?.region
    key.region = home.flatMap { successors.contains($0) ? $0 : nil } ?? successors.first
    return key
  }
}
