#if ICU
  import BidiICU
  import Foundation

  /// The locale tables of BidiText.
  enum LocaleTablesFile {
    static let file = GeneratedFile(
      path: "Sources/BidiText/Tables/Locales+Generated.swift",
      versionLine: "let generatedLocaleVersion = \"\(ICUVersion.summary)\"", contents: contents)

    private static func contents() throws -> String {
      """
      // This file is written by bidi-datagen from ICU's data. Do not edit.
      // swift-format-ignore-file

      /// The versions of the data.
      let generatedLocaleVersion = "\(ICUVersion.summary)"

      /// A locale, and the locale with its likely subtags.
      let generatedLikelySubtags = \(literal(try pairs(.likelySubtags)))

      /// A language or a whole tag in lowercase, and its successor.
      let generatedLanguageAliases = \(literal(try languageAliases()))

      /// A region, and its successors.
      let generatedRegionAliases = \(literal(try pairs(.regionAliases)))

      /// A locale, and the one that it inherits from.
      let generatedParents = \(literal(try pairs(.parents)))

      /// A language, a script or *, the region for those outside or *, and the regions of a cluster.
      let generatedRegionClusters = \(literal(try regionClusters()))

      /// Locales that are preferred to others of their language.
      let generatedParadigms = "\(try LocaleList.paradigms.rows().map(\.0).joined(separator: " "))"

      /// A numbering system, and its ten digits.
      let generatedDigits = \(literal(try digits()))

      /// Numbering system, native one, four quotation marks, and the locales with these, between bars.
      let generatedLocaleFacts = \(literal(try facts()))

      /// The locales with the same plural rules, and the rules: each a category, its condition, between bars.
      let generatedPluralRules = \(literal(try pluralRules()))

      """
    }

    private static func pairs(_ list: LocaleList) throws -> [String] {
      try list.rows().map { "\($0) \($1)" }.sorted()
    }

    private static func languageAliases() throws -> [String] {
      try LocaleList.languageAliases.rows().map { "\($0.lowercased()) \($1)" }.sorted()
    }

    /// The rules that have the same set of regions on both sides.
    private static func regionClusters() throws -> [String] {
      let rules = try LocaleList.regionMatches.rows().map(\.0)
      let sets = Dictionary(try LocaleList.regionSets.rows(), uniquingKeysWith: { one, _ in one })
      let containment = Dictionary(
        grouping: try LocaleList.containment.rows(), by: \.0
      ).mapValues { $0.map(\.1) }
      func expanded(_ region: String) -> [String] {
        [region] + (containment[region] ?? []).flatMap(expanded)
      }
      var rows: [String] = []
      for rule in rules {
        let sides = rule.split(separator: " ")
        let parts = sides[0].split(separator: "_")
        guard sides.count == 2, sides[0] == sides[1], parts.count == 3, parts[2].first == "$",
          !parts[2].hasPrefix("$!"), let set = sets[String(parts[2].dropFirst())]
        else { continue }
        let regions = Set(set.split(separator: "+").flatMap { expanded(String($0)) }).sorted()
        let outside = "\(parts[0])_\(parts[1])_$!\(parts[2].dropFirst()) \(parts[0])_\(parts[1])_"
        let hub = rules.first {
          $0.hasPrefix(outside) && !$0.dropFirst(outside.count).contains("$")
        }
        .map { $0.dropFirst(outside.count) }
        rows.append(
          "\(parts[0]) \(parts[1]) \(hub ?? "*") " + regions.joined(separator: " "))
      }
      return rows
    }

    private static func digits() throws -> [String] {
      try LocaleData.numberingSystems().sorted().compactMap { system in
        try LocaleData.digits(ofNumberingSystem: system).map { "\(system) \($0)" }
      }
    }

    private static func facts() throws -> [String] {
      var locales: [String: [String]] = [:]
      for locale in ["root"] + LocaleData.availableLocales() {
        let facts =
          [
            try LocaleData.numberingSystem(of: locale),
            try LocaleData.numberingSystem(of: locale + "@numbers=native"),
          ] + (try LocaleData.quotationMarks(of: locale))
        locales[facts.joined(separator: "|"), default: []].append(locale)
      }
      return locales.map { "\($0)|\($1.sorted().joined(separator: " "))" }.sorted()
    }

    /// The rules without their samples, and without the category that takes all the rest.
    private static func pluralRules() throws -> [String] {
      let sets = Dictionary(grouping: try LocaleList.pluralRules.rows(), by: \.0)
      var locales: [String: [String]] = [:]
      for (locale, set) in try LocaleList.pluralLocales.rows() {
        let rules = sets[set, default: []].compactMap { _, rule -> String? in
          let condition = rule.prefix { $0 != "@" }.trimmingCharacters(in: .whitespaces)
          return condition.hasPrefix("other") ? nil : condition
        }
        locales[rules.sorted().joined(separator: "|"), default: []].append(locale)
      }
      return locales.map { "\($1.sorted().joined(separator: " "))|\($0)" }.sorted()
    }

    /// Lines as a literal of Swift, in ASCII.
    private static func literal(_ lines: [String]) -> String {
      let escaped = lines.map { line in
        line.unicodeScalars.map { scalar in
          switch scalar {
          case "\\": "\\\\"
          case "\"": "\\\""
          default:
            scalar.isASCII
              ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
          }
        }.joined()
      }
      return "\"\"\"\n" + escaped.map { "  \($0)\n" }.joined() + "  \"\"\""
    }
  }
#endif
