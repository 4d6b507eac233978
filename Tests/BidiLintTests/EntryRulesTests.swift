import BidiJudge
import BidiText
import Testing

@testable import BidiLint

/// Which rules look at an entry.
@Suite struct EntryRulesTests {
  private let rules = EntryRules(Rules.checked.compactMap { $0 as? any EntryRule })

  private func ids(_ value: String, key: String = "k") -> [String] {
    rules.rules(value: ValueFeatures(of: value), key: ValueFeatures(of: key)).map {
      type(of: $0).id
    }
  }

  @Test func aPlainTextIsLookedAtByFew() {
    let always = ids("Save")
    #expect(!always.contains("bare-percent"))
    #expect(!always.contains("control-in-key"))
    #expect(!always.contains("duplicate-key"))
    #expect(ids("50%").contains("bare-percent"))
    #expect(Set(ids("Save", key: "k\u{200F}")) == Set(always + ["control-in-key"]))
  }

  /// The order is that of all rules, in which the fixes of an entry are made.
  @Test(arguments: ["%\u{200F}\u{05D0}&\u{00D7}", "\u{FEE7}", "u200F"])
  func theOrderStays(_ value: String) {
    let found = ids(value)
    #expect(found == Rules.ids.filter(found.contains))
  }

  @Test(
    arguments: [
      ("abc", []), ("{a}", .braces), ("100%", [.percent, .oddPercent]),
      ("\u{066A}", [.percent, .oddPercent, .beyondLatin]),
      ("\u{FF05}", [.percent, .oddPercent, .beyondLatin]),
      ("%@, %1$@ %d%% %lld", .percent), ("%\u{0645}", [.percent, .oddPercent, .beyondLatin]),
      ("%d \u{0645}", [.percent, .beyondLatin]), ("$1%@", [.percent, .oddPercent]),
      ("%d%name%", [.percent, .oddPercent]), ("% d", [.percent, .oddPercent]),
      ("a&b", .escapes), ("a\\b", .escapes), ("u200F", .escapes), ("U061C", .escapes), ("u100", []),
      ("\u{200F}", [.controls, .beyondLatin]), ("\u{061C}", [.controls, .beyondLatin]),
      ("\u{05D0}", .beyondLatin), ("\u{00D7}", .latin1), ("\u{00E9}", []),
      ("\u{FEE7}", [.presentationForms, .beyondLatin]),
    ] as [(String, ValueFeatures)])
  func featuresAreSeenInTheBytes(_ row: (text: String, features: ValueFeatures)) {
    #expect(ValueFeatures(of: row.text) == row.features)
    // Of a whole file, any percent sign may be an odd one.
    let ofFile = row.features.union(row.features.contains(.percent) ? .oddPercent : [])
    #expect(ValueFeatures(ofFile: Array(row.text.utf8)) == ofFile)
  }
}
