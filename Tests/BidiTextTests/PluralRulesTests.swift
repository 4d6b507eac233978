import BidiTestSupport
import BidiText
import Testing

#if ICU
  import BidiICU
#endif

struct PluralRulesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let category: PluralCategory
    let numbers: [String]
    var testDescription: String { "\(locale) \(category)" }
  }

  /// Samples of CLDR 42's chart of language plural rules, cardinals.
  static let rows: [Row] = [
    Row(locale: "ar", category: .zero, numbers: ["0", "0.0", "0.00"]),
    Row(locale: "ar", category: .one, numbers: ["1", "1.0", "-1"]),
    Row(locale: "ar", category: .two, numbers: ["2", "2.0"]),
    Row(locale: "ar", category: .few, numbers: ["3", "10", "103", "110", "1003", "3.0", "10.0"]),
    Row(locale: "ar", category: .many, numbers: ["11", "26", "99", "111", "1011", "11.0", "99.0"]),
    Row(
      locale: "ar", category: .other,
      numbers: ["100", "102", "200", "302", "1000", "1000000", "0.1", "0.9", "1.1", "10.1"]),
    Row(locale: "he", category: .one, numbers: ["1", "0.0", "0.9", "0.05"]),
    Row(locale: "he", category: .two, numbers: ["2"]),
    Row(
      locale: "he", category: .other,
      numbers: ["0", "3", "10", "17", "20", "100", "1000000", "1.0", "2.5", "10.0"]),
    Row(locale: "fa", category: .one, numbers: ["0", "1", "0.5", "0.04"]),
    Row(locale: "fa", category: .other, numbers: ["2", "17", "1.1"]),
    Row(locale: "ur", category: .one, numbers: ["1"]),
    Row(locale: "ur", category: .other, numbers: ["0", "2", "1.0"]),
    Row(locale: "en", category: .one, numbers: ["1"]),
    Row(locale: "en", category: .other, numbers: ["0", "2", "1.0"]),
    Row(locale: "ru", category: .one, numbers: ["1", "21", "101"]),
    Row(locale: "ru", category: .few, numbers: ["2", "4", "22", "102"]),
    Row(locale: "ru", category: .many, numbers: ["0", "5", "11", "19", "100"]),
    Row(locale: "ru", category: .other, numbers: ["0.0", "1.5"]),
    Row(locale: "pt", category: .one, numbers: ["0", "1", "0.0", "1.5"]),
    Row(locale: "pt-PT", category: .other, numbers: ["0", "0.0", "1.5"]),
    Row(locale: "pt_PT", category: .one, numbers: ["1"]),
    Row(locale: "ja", category: .other, numbers: ["0", "1", "2"]),
  ]

  /// CLDR's samples, with two digits where a category has such numbers.
  @Test(arguments: [
    ("ru", ["one": "21", "few": "22", "many": "12", "other": "1.5"]),
    ("pl", ["one": "1", "few": "22", "many": "12", "other": "1.5"]),
    ("ar", ["zero": "0", "one": "1", "two": "2", "few": "10", "many": "12", "other": "100"]),
    ("cs", ["one": "1", "few": "2", "many": "1.5", "other": "12"]),
    ("he", ["one": "1", "two": "2", "other": "12"]), ("en", ["one": "1", "other": "12"]),
    ("fr", ["one": "0", "many": "1000000", "other": "12"]), ("ja", ["other": "12"]),
  ])
  func sampleNumbers(_ locale: String, _ expected: [String: String]) throws {
    let rules = try #require(PluralRules(locale: locale))
    #expect(Set(rules.categories.map(\.rawValue)) == Set(expected.keys))
    for category in rules.categories {
      let number = try #require(rules.sampleNumber(of: category))
      #expect(number == expected[category.rawValue])
      #expect(rules.category(ofDecimal: number) == category)
    }
    for category in PluralCategory.allCases where !rules.categories.contains(category) {
      #expect(rules.sampleNumber(of: category) == nil)
    }
  }

  @Test(arguments: rows) func categories(row: Row) throws {
    let rules = try #require(PluralRules(locale: row.locale))
    for number in row.numbers {
      #expect(rules.category(ofDecimal: number) == row.category, "\(number)")
      if let whole = Int(number) { #expect(rules.category(of: whole) == row.category, "\(number)") }
    }
    #expect(rules.categories.contains(row.category))
  }

  @Test func localesInEverySpelling() {
    for locale in ["ar_EG", "ar-u-nu-latn", "Arabic", "ar-Arab-EG", "ars"] {
      #expect(PluralRules(locale: locale) == PluralRules(locale: "ar"))
    }
    #expect(PluralRules(locale: "iw") == PluralRules(locale: "he"))
    #expect(PluralRules(locale: "pt_PT") != PluralRules(locale: "pt"))
    #expect(PluralRules(locale: "ar")?.categories == PluralCategory.allCases)
    #expect(PluralRules(locale: "he")?.categories == [.one, .two, .other])
    #expect(PluralRules(locale: "qqq")?.categories == [.other])
    #expect(PluralRules(locale: "") == nil)
    #expect(PluralRules(locale: "1 %") == nil)
  }

  @Test func textThatIsNoNumber() throws {
    let rules = try #require(PluralRules(locale: "ar"))
    for text in ["", "-", "a", "1.", ".5", "1,5", "1.5.2", "1e3", " 1", "\u{661}", "--1"] {
      #expect(rules.category(ofDecimal: text) == nil, "\(text)")
    }
    // The digits that count are the last ones.
    let long = String(repeating: "9", count: 60)
    #expect(rules.category(ofDecimal: long + "03") == .few)
    #expect(rules.category(ofDecimal: "0." + long) == .other)
    #expect(rules.category(ofDecimal: String(repeating: "0", count: 60)) == .zero)
    #expect(rules.category(of: UInt64.max) == .many)
    #expect(rules.category(of: Int.min) == .few)
    #expect(rules.category(of: Int8(-3)) == .few)
  }

  #if ICU
    @Test func agreesWithICU() throws {
      let numbers =
        [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 14, 19, 20, 21, 22, 40, 71, 80, 92, 100]
        + [101, 102, 103, 111, 112, 121, 1_000, 1_001, 2_000, 100_000, 1_000_000, 2_000_000]
      var compared = 0
      for locale in LocaleData.availableLocales() where locale.count <= 5 {
        let rules = try #require(PluralRules(locale: locale))
        for number in numbers {
          for fraction in ["", "0", "1", "2", "5", "00", "01", "10", "21"] {
            // ICU writes a number of its own: sixteen digits hold these.
            let text = fraction.isEmpty ? "\(number)" : "\(number).\(fraction)"
            let value = try #require(Double(text))
            let expected = try LocaleData.pluralCategory(
              of: value, fractionDigits: Int32(fraction.count), locale: locale)
            let found = rules.category(ofDecimal: text)
            compared += 1
            if found?.rawValue != expected {
              Issue.record("\(locale) \(text): \(expected), not \(found?.rawValue ?? "none")")
              return
            }
          }
        }
      }
      #expect(compared > 50_000)
    }
  #endif
}
