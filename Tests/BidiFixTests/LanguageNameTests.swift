import Foundation
import Testing

@testable import bidi_fix

/// English names of languages where a locale should stand.
@Suite struct LanguageNameTests {
  /// Foundation has names of CLDR too, of another version: a few are spelled otherwise, and none means another language.
  @Test func agreesWithFoundation() {
    let english = Locale(identifier: "en")
    var found = 0
    for code in Locale.LanguageCode.isoLanguageCodes.map(\.identifier) where code.count == 2 {
      guard let name = english.localizedString(forLanguageCode: code), name != code,
        let tag = LanguageName.tag(of: name)
      else { continue }
      #expect(tag == code, "\(name)")
      found += 1
    }
    #expect(found > 170)
  }

  @Test(arguments: [
    ("arabic", "ar"), ("Hebrew", "he"), ("french", "fr"), ("central kurdish", "ckb"),
    ("uighur", "ug"), ("ar", nil), ("klingon", nil), ("", nil),
  ])
  func tags(_ name: String, _ tag: String?) {
    #expect(LanguageName.tag(of: name) == tag)
  }
}
