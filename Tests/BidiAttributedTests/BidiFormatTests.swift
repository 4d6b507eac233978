import BidiAttributed
import BidiFormat
import BidiText
import Foundation
import Testing

/// The drop-in for `String.localizedStringWithFormat`, held against Foundation.
@Suite struct BidiFormatTests {
  static let locales = [
    "en_US", "de_DE", "fr_FR", "ar_EG", "ar", "ar_MA", "fa_IR", "he_IL", "ur_PK", "ckb_IQ", "ps_AF",
    "sd_PK", "yi", "ug", "hi_IN", "zh_Hans", "ja_JP", "az_Arab", "dv", "th_TH",
  ]

  /// Formats without and with Arabic letters, and what fits them.
  static let formats: [(String, [any CVarArg & Sendable])] = [
    ("plain", []), ("100%%", []), ("%d", [0]), ("%d", [1234]), ("%d", [-1234567]), ("%lld", [42]),
    ("%i items", [3]), ("%u", [7]), ("%5d|", [42]), ("%-5d|", [42]), ("%05d", [42]), ("%+d", [42]),
    ("%x %X %o", [255, 255, 8]), ("%#x", [255]), ("%.2f", [1234.5]), ("%.0f%%", [50.0]),
    ("%f", [-0.5]), ("%e", [1234.5]), ("%g", [0.0001]), ("%8.3f|", [3.14159]),
    ("%c%c", [65, 0x62]),
    ("%d/%d", [3, 10]), ("%2$d-%1$d", [1, 2]), ("%*d|", [6, 42]), ("%-*d|", [6, 42]),
    ("%.*f", [1, 2.25]), ("%1$*2$d|", [42, 6]), ("%1$d %1$d", [5]), ("%ld%%", [50]),
    ("\u{628}\u{62F}\u{623} %d \u{641}\u{64A} %.1f", [12, 3.5]), ("\u{628} %d%%", [50]),
    ("\u{628} %lld \u{628} %+d", [-5, 5]), ("%d \u{628}", [-12]), ("%d\n%d", [1, 2]),
  ]

  @Test(arguments: locales)
  func numbersAreFoundations(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for (format, arguments) in Self.formats {
      let expected = String(format: format, locale: locale, arguments: arguments)
      for mode in [IsolationMode.asNeeded, .always] {
        let text = String.bidiFormattedText(
          format, locale: locale, mode: mode, arguments: arguments)
        #expect(
          text?.text.strippingControls() == expected.strippingControls(),
          "\(format) in \(identifier)")
      }
    }
  }

  static let names = [
    "Ali", "\u{5C0F}\u{660E}", "C++", "@ali", "\u{5D3}\u{5E0}\u{5D4}", "+1 (555)", "",
  ]

  @Test(arguments: locales)
  func textsAreFoundations(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for name in Self.names {
      for format in ["%@", "%1$@ \u{628}\u{62F}\u{623}", "hello %@!", "%2$d %1$@", "%@ (%d)"] {
        let expected = String(format: format, locale: locale, name as NSString, 7)
        let text = String.bidiFormatted(format, locale: locale, name as NSString, 7)
        #expect(text.strippingControls() == expected.strippingControls(), "\(format)")
      }
    }
  }

  @Test func currentLocaleIsThatOfLocalizedStringWithFormat() {
    let expected = String.localizedStringWithFormat("%d %@ %.1f", 1234, "z" as NSString, 2.5)
    #expect(String.bidiFormatted("%d %@ %.1f", 1234, "z" as NSString, 2.5) == expected)
  }

  @Test func isolatesWhatWouldMove() {
    let arabic = Locale(identifier: "ar_EG")
    // The example of the documentation.
    let text = String.bidiFormatted(
      "%@ \u{0628}\u{062F}\u{0623}", locale: arabic, "\u{5C0F}\u{660E}" as NSString)
    #expect(text.showingControls() == "‹FSI›\u{5C0F}\u{660E}‹PDI› \u{0628}\u{062F}\u{0623}")
    // Digits of the locale need nothing.
    #expect(String.bidiFormatted("%d \u{628}", locale: arabic, 12) == "\u{661}\u{662} \u{628}")
    let hebrew = Locale(identifier: "he_IL")
    #expect(
      String.bidiFormatted("\u{5D0} %@", locale: hebrew, "c++" as NSString).showingControls()
        == "\u{5D0} ‹FSI›c++‹PDI›")
    #expect(
      String.bidiFormatted("hello %@", locale: Locale(identifier: "en_US"), "bob" as NSString)
        == "hello bob")
  }

  @Test func saysWhereArgumentsAre() throws {
    let formatted = try #require(
      String.bidiFormattedText(
        "\u{5D0} %d %@", locale: Locale(identifier: "fa_IR"), mode: .always,
        arguments: [12, "x" as NSString]))
    #expect(formatted.arguments.map { formatted.text(of: $0) } == ["\u{6F1}\u{6F2}", "x"])
    #expect(formatted.arguments.map(\.kind) == [.number, .text])
  }

  /// Where Foundation would read memory that is not there.
  @Test func badArgumentsDoNotCrash() {
    let english = Locale(identifier: "en_US")
    #expect(String.bidiFormatted("%@ %@", locale: english, "a" as NSString) == "a %@")
    #expect(String.bidiFormatted("%@", locale: english, 5) == "5")
    #expect(String.bidiFormatted("%d", locale: english, "a" as NSString) == "a")
    #expect(String.bidiFormatted("%s", locale: english, 5) == "5")
    #expect(String.bidiFormatted("%f", locale: english, 5) == "5")
    #expect(String.bidiFormatted("%*d", locale: english, 5) == "%*d")
    #expect(String.bidiFormatted("%y", locale: english, 5) == "%y")
    #expect(String.bidiFormatted("50% off", locale: english, 5) == "50% off")
  }

  /// A width from an argument has the bound of one that is written: one of 50 million would fill the memory.
  @Test(arguments: [("%*d", 42 as any CVarArg & Sendable, "42"), ("%.*f", 1.5, "1.5")])
  func widthsFromArgumentsAreBounded(
    _ format: String, value: any CVarArg & Sendable, described: String
  ) {
    let english = Locale(identifier: "en_US")
    func text(_ width: any CVarArg) -> String {
      String.bidiFormatted(format, locale: english, width, value)
    }
    let limit = MessagePattern.widthLimit
    #expect(text(limit) == String(format: format, locale: english, limit, value))
    let beyond: [any CVarArg] = [
      limit + 1, -limit - 1, 50_000_000, Int32.max, Int.max, Int.min, UInt64.max, 1 << 32,
    ]
    for width in beyond { #expect(text(width) == described) }
  }
}
