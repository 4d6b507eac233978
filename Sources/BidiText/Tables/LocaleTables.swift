/// The locale data of `Locales+Generated.swift`, read into dictionaries when first asked.
///
/// Aliases, parents and the matching of regions come from here on every system: ICU's C interface does
/// not give them. The rest serves where there is no libicu, and gives what ICU gives.
enum LocaleTables: LocaleSource {
  /// The facts of locales: which have data, and what it is.
  private struct Row {
    let numberingSystem: String
    let nativeNumberingSystem: String
    let quotationMarks: [String]
  }

  // MARK: What ICU has too

  static func maximized(_ identifier: String) -> String {
    let key = LocaleKey(icu: identifier)
    // ICU's order: the most that is named first.
    var found: String?
    var region = key.region
    if key.script != nil, key.region != nil { found = likelySubtags[identifier] }
    if let script = key.script { found = found ?? likelySubtags["\(key.language)_\(script)"] }
    if found == nil, let named = key.region {
      found = likelySubtags["\(key.language)_\(named)"]
      // A region of many countries gives way to the likely one.
      if found != nil { region = nil }
    }
    guard let likely = (found ?? likelySubtags[key.language]).map(LocaleKey.init(icu:)) else {
      return identifier
    }
    return LocaleKey(
      language: key.language == "und" ? likely.language : key.language,
      script: key.script ?? likely.script, region: region ?? likely.region
    ).identifier
  }

  static func isRightToLeft(script: String) -> Bool { generatedRightToLeftScripts.contains(script) }

  static func hasData(for identifier: String) -> Bool { rows[identifier] != nil }

  static func numberingSystem(of identifier: String) -> String? {
    rows[identifier]?.numberingSystem
  }

  static func nativeNumberingSystem(of identifier: String) -> String? {
    rows[identifier]?.nativeNumberingSystem
  }

  static func digits(ofNumberingSystem system: String) -> String? { digits[system] }

  static func quotationMarks(of identifier: String) -> [String]? {
    rows[identifier]?.quotationMarks
  }

  static var version: String { generatedLocaleVersion }

  // MARK: What only these tables have

  /// Whether CLDR has a likely language for a script.
  ///
  /// ICU gives the same answer, English in the United States, for Latin, for Deseret and for every unknown script, so the tables
  /// have none of them. The two known ones are named here.
  static func isKnown(script: String) -> Bool {
    likelySubtags["und_\(script)"] != nil || script == "Latn" || script == "Dsrt"
  }

  /// Languages that were replaced, and whole tags in lowercase: `iw` by `he`.
  static let languageAliases = dictionary(generatedLanguageAliases)

  /// Regions that were replaced, each by one or more: `SU` by `RU`, `AM`, ….
  static let regionAliases = Dictionary(
    uniqueKeysWithValues: lines(generatedRegionAliases).map { fields in
      (String(fields[0]), fields.dropFirst().map(String.init))
    })

  /// Locales that inherit from another one than that without their region, all with their scripts.
  static let parents: [LocaleKey: LocaleKey] = {
    var parents: [LocaleKey: LocaleKey] = [:]
    // Scripts of their own have no parent but the root, as everything without a region.
    for (child, parent) in dictionary(generatedParents) where parent != "root" {
      parents[LocaleKey(icu: child).withScript] = LocaleKey(icu: parent).withScript
    }
    // Who reads Cantonese reads Chinese in the same script (CLDR's language matching: yue, zh, 10).
    parents[LocaleKey(language: "yue", script: "Hant")] =
      LocaleKey(language: "zh", script: "Hant", region: "HK")
    parents[LocaleKey(language: "yue", script: "Hans")] =
      LocaleKey(language: "zh", script: "Hans", region: "CN")
    return parents
  }()

  /// Regions of a language whose readers understand each other better than those outside.
  struct RegionCluster: Sendable {
    let language: String
    let script: String?
    let regions: Set<String>
    /// The region that stands for those outside the cluster.
    let hub: String?
  }

  /// The clusters of CLDR's language matching.
  static let regionClusters = lines(generatedRegionClusters).map { fields in
    RegionCluster(
      language: String(fields[0]), script: fields[1] == "*" ? nil : String(fields[1]),
      regions: Set(fields.dropFirst(3).map(String.init)),
      hub: fields[2] == "*" ? nil : String(fields[2]))
  }

  /// Locales that are preferred to others of their language, with script and region.
  static let paradigms = Set(
    generatedParadigms.split(separator: " ").compactMap { LocaleKey(icu: $0).maximized })

  /// The plural rules of languages and locales, in the order of the categories.
  static let pluralRules: [String: [PluralRule]] = {
    var rules: [String: [PluralRule]] = [:]
    for fields in lines(generatedPluralRules, separator: "|") {
      let set = fields.dropFirst().compactMap(PluralRule.init)
      let ordered = PluralCategory.allCases.compactMap { category in
        set.first { $0.category == category }
      }
      for identifier in fields[0].split(separator: " ") { rules[String(identifier)] = ordered }
    }
    return rules
  }()

  // MARK: Reading

  private static let likelySubtags = dictionary(generatedLikelySubtags)

  private static let digits = dictionary(generatedDigits)

  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for fields in lines(generatedLocaleFacts, separator: "|") {
      let row = Row(
        numberingSystem: String(fields[0]), nativeNumberingSystem: String(fields[1]),
        quotationMarks: fields[2..<6].map(String.init))
      for identifier in fields[6].split(separator: " ") { rows[String(identifier)] = row }
    }
    return rows
  }()

  private static func lines(
    _ text: String, separator: Character = " "
  ) -> [[Substring]] {
    text.split(separator: "\n").map {
      $0.split(separator: separator, omittingEmptySubsequences: false)
    }
  }

  private static func dictionary(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for fields in lines(text) { result[String(fields[0])] = String(fields[1]) }
    return result
  }
}
