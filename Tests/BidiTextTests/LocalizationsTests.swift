import BidiText
import BidiTestSupport
import Foundation
import Testing

/// Choosing among localizations: rows decided by hand, and what Apple's own code says to them.
@Suite struct LocalizationsTests {
  /// A row of `Fixtures/Localizations.txt`.
  struct Row: Sendable, CustomTestStringConvertible {
    let place: String
    let localizations: [String]
    let preferences: [String]
    let expected: [String]
    let source: String

    var testDescription: String {
      "\(place) \(localizations) for \(preferences): \(expected)  \(source)"
    }

    init(_ row: FixtureRow) {
      place = row.place
      localizations = row.fields[0].split(separator: " ").map(String.init)
      preferences = row.fields[1].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      expected = row.fields[2].split(separator: " ").map(String.init)
      source = row.note
    }
  }

  static let rows = Result {
    try FixtureRow.rows(of: "Localizations", fields: 3).map(Row.init)
  }

  @Test func theTableIsRead() throws { #expect(try Self.rows.get().count >= 120) }

  @Test(arguments: (try? rows.get()) ?? [])
  func preferredLocalizations(_ row: Row) {
    #expect(
      Localizations.preferred(from: row.localizations, forPreferences: row.preferences)
        == row.expected)
  }

  /// The choice is a part of what is there, the first preference that matches alone decides it, and it
  /// does not depend on the app's order as far as the best one is another locale.
  @Test func lawsOfPreferredLocalizations() throws {
    var random = SeededGenerator(seed: 11)
    let rows = try Self.rows.get()
    let names = Array(Set(rows.flatMap(\.localizations) + rows.flatMap(\.preferences))).sorted()
    for _ in 0..<500 {
      let localizations = (0..<Int.random(in: 1...8, using: &random))
        .compactMap { _ in names.randomElement(using: &random) }
      let preferences = (0..<Int.random(in: 0...3, using: &random))
        .compactMap { _ in names.randomElement(using: &random) }
      let chosen = Localizations.preferred(from: localizations, forPreferences: preferences)
      #expect(!chosen.isEmpty && Set(chosen).isSubset(of: localizations))
      #expect(Set(chosen).count == chosen.count)
      // Asking for what was chosen gives it, first.
      let again = Localizations.preferred(
        from: localizations, forPreferences: [chosen[0]] + preferences)
      #expect(again.first == chosen[0] || chosen[0] == "und", "\(localizations) \(preferences)")
      // A preference that nothing matches changes nothing.
      #expect(
        Localizations.preferred(from: localizations, forPreferences: ["tlh"] + preferences)
          == chosen)
    }
  }
}

#if canImport(Glibc)
  /// What other implementations on this system say to the same rows.
  @Suite struct LocalizationsElsewhereTests {
    /// Foundation for Linux is built without the part of ICU that `CFBundle` asks (`__HAS_APPLE_ICU__`): it
    /// finds no match for any preference, and gives the first localization, or `en` where there is none.
    ///
    /// A Foundation that answers as we do is as good.
    @Test(arguments: (try? LocalizationsTests.rows.get()) ?? [])
    func foundationPrefersTheSame(_ row: LocalizationsTests.Row) {
      let answer = Bundle.preferredLocalizations(
        from: row.localizations, forPreferences: row.preferences)
      #expect(answer == row.expected || answer == [row.localizations.first ?? "en"])
    }

    /// Rows to which Apple's code gives another answer, and why ours is taken.
    static let differences = [
      "English Farsi Hebrew; fa-IR": "it does not know these names of the Script Manager",
      "English Farsi Hebrew; he": "it does not know these names of the Script Manager",
      "en ar-EG ar-DZ; ar-MA": "it does not know CLDR's cluster of the Maghreb",
      "en az az-Arab; az-IR": "it overlooks that the region has another script",
      "en pa; pa-PK": "it overlooks that the region has another script",
      "en pa-Arab; pa-PK": "it overlooks that the region has another script",
      "en pa_Arab_PK; pa-PK": "it overlooks that the region has another script",
      "en uz; uz-AF": "it overlooks that the region has another script",
      "en uz-Arab; uz-AF": "it overlooks that the region has another script",
      "en he; und-Hebr": "it does not fill in a likely language",
      "en en-US; en-Latn-US": "its header says that it means both and gives one",
      "en fr; ht": "its CLDR has another parent for ht",
      "en nn nb; no": "it takes the first of nn and nb",
      "en es-ES es-MX; es-419": "where the language is at home stands for it, in Chinese alone",
      "en pt-BR pt-PT; pt-AO": "where the language is at home stands for it, in Chinese alone",
      "en-US en-GB; en-AU": "where the language is at home stands for it, in Chinese alone",
      "en zh_CN zh_TW zh_HK zh_MO; zh-MO": "its header has the other order",
      "en zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK; zh-HK":
        "its header has no zh_TW, which zh_Hant stands for",
      "en zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK; zh-MO":
        "its header has no zh_TW, which zh_Hant stands for",
      "en zh_Hans zh-Hans; zh-Hans": "it keeps the app's order of two spellings",
    ]

    @Test func theDifferencesAreRows() throws {
      let ids = Set(try LocalizationsTests.rows.get().map(Self.id))
      #expect(ids.isSuperset(of: Self.differences.keys))
    }

    private static func id(_ row: LocalizationsTests.Row) -> String {
      row.localizations.joined(separator: " ") + "; " + row.preferences.joined(separator: ", ")
    }

    /// Apple's own code, which the toolchain's ICU carries though Foundation for Linux does not ask it.
    ///
    /// It gives nothing where nothing matches: `CFBundle` then asks for English, and takes the first.
    @Test(
      .enabled(if: AppleMatcher() != nil), arguments: (try? LocalizationsTests.rows.get()) ?? [])
    func apple(_ row: LocalizationsTests.Row) throws {
      let matcher = try #require(AppleMatcher())
      var answer = matcher.matches(row.localizations, row.preferences)
      if answer.isEmpty { answer = matcher.matches(row.localizations, ["en_US"]) }
      if answer.isEmpty { answer = Array(row.localizations.prefix(1)) }
      let isKnown = Self.differences[Self.id(row)] != nil
      #expect(answer == row.expected || isKnown, "it gives \(answer)")
    }
  }

  /// `ualoc_localizationsToUse` of the ICU that Foundation brings.
  private struct AppleMatcher {
    private typealias Function =
      @convention(c) (
        UnsafePointer<UnsafePointer<CChar>?>, Int32, UnsafePointer<UnsafePointer<CChar>?>, Int32,
        UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32

    private let function: Function

    init?() {
      guard let symbol = dlsym(nil, "ualoc_localizationsToUse") else { return nil }
      function = unsafeBitCast(symbol, to: Function.self)
    }

    func matches(_ localizations: [String], _ preferences: [String]) -> [String] {
      let available = localizations.map { strdup($0) }
      let preferred = preferences.map { strdup($0) }
      defer { (available + preferred).forEach { free($0) } }
      var chosen = [UnsafePointer<CChar>?](repeating: nil, count: 64)
      var status: Int32 = 0
      let count = function(
        preferred.map { UnsafePointer($0) }, Int32(preferred.count),
        available.map { UnsafePointer($0) }, Int32(available.count), &chosen, 64, &status)
      return chosen.prefix(Int(max(0, count))).compactMap { $0.map { String(cString: $0) } }
    }
  }
#endif
