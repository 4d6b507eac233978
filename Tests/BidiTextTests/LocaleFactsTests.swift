import Foundation
import Testing

@testable import BidiText

/// The facts of locales: by hand, by ICU's golden table, and from both sources alike.
@Suite struct LocaleFactsTests {
  /// Facts that were decided by hand, from CLDR's charts.
  struct Facts: Sendable, CustomTestStringConvertible {
    let locale: String
    let tag: String
    let direction: UserInterfaceLayoutDirection
    let numbers: String
    let zero: Character
    let marks: String

    init(
      _ locale: String, _ tag: String, _ direction: UserInterfaceLayoutDirection, _ numbers: String,
      _ zero: Character, _ marks: String
    ) {
      (self.locale, self.tag, self.direction) = (locale, tag, direction)
      (self.numbers, self.zero, self.marks) = (numbers, zero, marks)
    }

    var testDescription: String { locale }
  }

  static let facts = [
    Facts("en", "en-Latn-US", .leftToRight, "latn", "0", "“ ” ‘ ’"),
    Facts("de-AT", "de-Latn-AT", .leftToRight, "latn", "0", "„ “ ‚ ‘"),
    Facts("fr", "fr-Latn-FR", .leftToRight, "latn", "0", "« » « »"),
    Facts("ja", "ja-Jpan-JP", .leftToRight, "latn", "0", "「 」 『 』"),
    Facts("zh-TW", "zh-Hant-TW", .leftToRight, "latn", "0", "「 」 『 』"),
    Facts("ar", "ar-Arab-EG", .rightToLeft, "arab", "\u{660}", "” “ ’ ‘"),
    Facts("ar-SA", "ar-Arab-SA", .rightToLeft, "arab", "\u{660}", "” “ ’ ‘"),
    Facts("ar-MA", "ar-Arab-MA", .rightToLeft, "latn", "0", "” “ ’ ‘"),
    Facts("ar@numbers=latn", "ar-Arab-EG", .rightToLeft, "latn", "0", "” “ ’ ‘"),
    Facts("ar-MA-u-nu-arab", "ar-Arab-MA", .rightToLeft, "arab", "\u{660}", "” “ ’ ‘"),
    Facts("ar-u-nu-roman", "ar-Arab-EG", .rightToLeft, "arab", "\u{660}", "” “ ’ ‘"),
    Facts("ar-u-nu-nosuch", "ar-Arab-EG", .rightToLeft, "arab", "\u{660}", "” “ ’ ‘"),
    Facts("he", "he-Hebr-IL", .rightToLeft, "latn", "0", "” ” ’ ’"),
    Facts("iw_IL", "he-Hebr-IL", .rightToLeft, "latn", "0", "” ” ’ ’"),
    Facts("he@numbers=hebr", "he-Hebr-IL", .rightToLeft, "latn", "0", "” ” ’ ’"),
    Facts("fa", "fa-Arab-IR", .rightToLeft, "arabext", "\u{6F0}", "« » ‹ ›"),
    Facts("Persian", "fa-Arab-IR", .rightToLeft, "arabext", "\u{6F0}", "« » ‹ ›"),
    Facts("prs", "fa-Arab-AF", .rightToLeft, "arabext", "\u{6F0}", "« » ‹ ›"),
    Facts("ur", "ur-Arab-PK", .rightToLeft, "latn", "0", "” “ ’ ‘"),
    Facts("ur-IN", "ur-Arab-IN", .rightToLeft, "arabext", "\u{6F0}", "” “ ’ ‘"),
    Facts("ckb", "ckb-Arab-IQ", .rightToLeft, "arab", "\u{660}", "“ ” ‘ ’"),
    Facts("ug", "ug-Arab-CN", .rightToLeft, "latn", "0", "» « › ‹"),
    Facts("ug-u-nu-native", "ug-Arab-CN", .rightToLeft, "arabext", "\u{6F0}", "» « › ‹"),
    Facts("uz-AF", "uz-Arab-AF", .rightToLeft, "arabext", "\u{6F0}", "“ ” ‘ ’"),
    Facts("pa_PK", "pa-Arab-PK", .rightToLeft, "arabext", "\u{6F0}", "“ ” ‘ ’"),
    Facts("pa", "pa-Guru-IN", .leftToRight, "latn", "0", "“ ” ‘ ’"),
    Facts("ff-Adlm", "ff-Adlm-GN", .rightToLeft, "adlm", "\u{1E950}", "“ ” ‘ ’"),
    Facts("hi", "hi-Deva-IN", .leftToRight, "latn", "0", "“ ” ‘ ’"),
    Facts("hi@numbers=native", "hi-Deva-IN", .leftToRight, "deva", "\u{966}", "“ ” ‘ ’"),
    Facts("mr", "mr-Deva-IN", .leftToRight, "deva", "\u{966}", "“ ” ‘ ’"),
    // ICU has no data in this script, and that of the other script is not taken: uz has ‘ ” otherwise.
    Facts("uz-Cyrl-AF", "uz-Cyrl-AF", .leftToRight, "latn", "0", "“ ” ‘ ’"),
    Facts("fr-Arab", "fr-Arab-FR", .rightToLeft, "latn", "0", "“ ” ‘ ’"),
    Facts("de-Hebr", "de-Hebr-DE", .rightToLeft, "latn", "0", "“ ” ‘ ’"),
    // No data at all.
    Facts("arc", "arc-Armi-IR", .rightToLeft, "latn", "0", "“ ” ‘ ’"),
    // By a parent of another name: pt-PT's, not pt's.
    Facts("pt-AO", "pt-Latn-AO", .leftToRight, "latn", "0", "« » “ ”"),
    Facts("root", "en-Latn-US", .leftToRight, "latn", "0", "“ ” ‘ ’"),
  ]

  @Test(arguments: facts)
  func factsOfLocales(_ row: Facts) throws {
    let facts = try #require(LocaleFacts(locale: row.locale))
    #expect([facts.language, facts.script, facts.region ?? ""].joined(separator: "-") == row.tag)
    #expect(facts.layoutDirection == row.direction)
    #expect(facts.numberingSystem == row.numbers)
    #expect(facts.digits.count == 10)
    #expect(facts.digits.first == row.zero)
    let marks = facts.quotationMarks
    #expect(
      [marks.start, marks.end, marks.alternateStart, marks.alternateEnd].joined(separator: " ")
        == row.marks)
  }

  /// Digits stand for 0 to 9, in order.
  @Test(arguments: ["arab", "arabext", "latn", "deva", "adlm", "nkoo", "hanidec", "rohg", "beng"])
  func digitsCount(_ system: String) throws {
    let facts = try #require(LocaleFacts(locale: "en-u-nu-\(system)"))
    #expect(facts.numberingSystem == system)
    #expect(
      facts.digits.map { $0.unicodeScalars.first?.properties.numericValue }
        == (0..<10).map(Double.init))
  }

  /// A language whose region is not known.
  @Test func noRegion() throws {
    let facts = try #require(LocaleFacts(locale: "aai"))
    #expect(facts.script == "Latn")
    #expect(facts.region == nil)
  }
}

/// `Resources/LocaleFacts.tsv`: what ICU says of each locale by its own name.
struct GoldenLocales: Sendable {
  struct Row: Sendable, CustomTestStringConvertible {
    let fields: [String]
    var locale: String { fields[0] }
    var testDescription: String { locale }
  }

  let version: String
  let rows: [Row]

  static let table = Result { try GoldenLocales() }

  /// Whether the table and the source were made from the same data.
  ///
  /// Where they were not, rows cannot be compared, and what holds in every version is in tables by hand.
  static var isComparable: Bool { (try? table.get().version) == DataSource.locales.version }

  static let notComparable: Comment =
    "Resources/LocaleFacts.tsv was written from another version of ICU than the one linked here"

  private init() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/LocaleFacts.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    version = try String(#require(lines.dropFirst().first).dropFirst(2))
    rows = lines.dropFirst(3).map { line in
      Row(fields: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
    for row in rows { try #require(row.fields.count == 11, "\(row.locale)") }
  }
}

@Suite struct GoldenLocaleTests {
  /// The right-to-left languages among ICU's locales, of any version: none of them changes its script.
  private static let rightToLeft: Set = [
    "ar", "ckb", "fa", "he", "lrc", "mzn", "ps", "ug", "ur", "yi",
  ]

  @Test func theTableHoldsInEveryVersion() throws {
    let table = try GoldenLocales.table.get()
    #expect(table.version.hasPrefix("ICU "))
    #expect(table.rows.count > 700)
    let rightToLeft = table.rows.count { $0.fields[4] == "rtl" }
    #expect(rightToLeft > 70)
    print("Locales in \(table.version): \(table.rows.count), right to left \(rightToLeft)")
    for row in table.rows where Self.rightToLeft.contains(row.fields[1]) {
      #expect(row.fields[4] == "rtl", "\(row.locale)")
      #expect(UserInterfaceLayoutDirection(locale: row.locale) == .rightToLeft, "\(row.locale)")
    }
  }

  @Test(.enabled(if: GoldenLocales.isComparable, GoldenLocales.notComparable))
  func everyLocaleIsAsICUSays() throws {
    var wrong: [String] = []
    for row in try GoldenLocales.table.get().rows {
      let facts = LocaleFacts(locale: row.locale)
      let marks = facts?.quotationMarks
      let fields: [String?] = [
        row.locale, facts?.language, facts?.script, facts?.region,
        facts?.layoutDirection.rawValue, facts?.numberingSystem, facts.map { String($0.digits) },
        marks?.start, marks?.end, marks?.alternateStart, marks?.alternateEnd,
      ]
      if fields != row.fields { wrong.append("\(row.fields) is not \(fields)") }
      // BCP 47's spelling says the same.
      let tag = row.locale.replacingOccurrences(of: "_", with: "-")
      if LocaleFacts(locale: tag) != facts { wrong.append(tag) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
  }

  /// The tables for systems without libicu give what ICU gives.
  @Test(.enabled(if: GoldenLocales.isComparable, GoldenLocales.notComparable))
  func bothSourcesAgree() throws {
    let locales = try GoldenLocales.table.get().rows.map(\.locale) + ["root"]
    var wrong: [String] = []
    for locale in locales {
      if !LocaleTables.hasData(for: locale)
        || (locale != "root" && !DataSource.locales.hasData(for: locale))
        || DataSource.locales.numberingSystem(of: locale)
          != LocaleTables.numberingSystem(of: locale)
        || DataSource.locales.nativeNumberingSystem(of: locale)
          != LocaleTables.nativeNumberingSystem(of: locale)
        || DataSource.locales.quotationMarks(of: locale) != LocaleTables.quotationMarks(of: locale)
      {
        wrong.append(locale)
      }
    }
    // Each language with likely subtags, by every part of the tag, in other scripts and other regions.
    let likely = generatedLikelySubtags.split(separator: "\n").flatMap { $0.split(separator: " ") }
    var identifiers = Set(locales + likely.map(String.init)).subtracting(["root"])
    for key in Set(likely).map({ LocaleKey(icu: $0) }) {
      for script in [nil, key.script, "Arab"] {
        for region in [nil, key.region, "IR"] {
          identifiers.insert(
            LocaleKey(language: key.language, script: script, region: region).identifier)
        }
      }
    }
    for identifier in identifiers.sorted()
    where LocaleKey(icu: DataSource.locales.maximized(identifier))
      != LocaleKey(icu: LocaleTables.maximized(identifier))
    {
      wrong.append(identifier)
    }
    for script in Set(identifiers.compactMap { LocaleKey(icu: $0).script })
    where DataSource.locales.isRightToLeft(script: script)
      != LocaleTables.isRightToLeft(script: script)
    {
      wrong.append(script)
    }
    for line in generatedDigits.split(separator: "\n") {
      let system = String(line.prefix { $0 != " " })
      if DataSource.locales.digits(ofNumberingSystem: system)
        != LocaleTables.digits(ofNumberingSystem: system)
      {
        wrong.append(system)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40).joined(separator: "\n"))")
  }
}

/// Where Foundation's `characterDirection` differs from ours.
@Suite struct FoundationDirectionTests {
  /// Identifiers to which Foundation for Linux gives the other direction, and why ours is right.
  ///
  /// It asks for the orientation in the data of the locale. Where ICU has none, that of the process's own
  /// locale is taken: under `LANG=ar_EG`, Mapudungun (`arn`) is right to left.
  static let differences = [
    "az-Arab": noData, "az_Arab": noData, "az-Arab-IR": noData, "en-Arab": noData,
    "ha-Arab": noData, "ku-Arab": noData, "tr-Arab": noData, "und-Hebr": noData,
    "und_Arab": noData, "syr-Syrn": noData, "arc": noData, "bal": noData,
    "acm": noData, "azb": noData, "azb-IR": noData, "jpr": noData,
    "az-IR": region, "kk-CN": region, "ky-CN": region, "uz-004": region,
    "ji": code, "arb": code, "prs": code, "pnb": code,
    "Arabic": name, "Hebrew": name, "Farsi": name, "Persian": name, "Urdu": name, "Yiddish": name,
    "Uighur": name,
    "ks_IN@devanagari": modifier, "ks_IN.UTF-8@devanagari": modifier,
  ]

  private static let noData = "ICU has no data for the language in this script"
  private static let region = "ICU has no data for the region, where another script is usual"
  private static let code = "a code that was replaced, or a language that stands for another"
  private static let name = "a folder's name of before language codes"
  private static let modifier = "POSIX names the script after @"

  /// None of the locales that ICU has data for is among them.
  @Test(
    .enabled(
      if: Locale.current.language.characterDirection == .leftToRight,
      "without data Foundation answers for the process's locale, which is right to left here"))
  func directions() throws {
    let locales =
      try GoldenLocales.table.get().rows.map(\.locale) + LocaleDirectionTests.scripts.map(\.0)
    var found: Set<String> = []
    for locale in locales {
      let isRightToLeft = Locale.Language(identifier: locale).characterDirection == .rightToLeft
      let foundation: UserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      if UserInterfaceLayoutDirection(locale: locale) != foundation { found.insert(locale) }
    }
    // One that agrees again is no difference any more.
    #expect(found == Set(Self.differences.keys))
    print("Foundation differs for \(found.count) of \(Set(locales).count) locale identifiers")
  }
}
