import BidiAttributed
import BidiFormat
import BidiJudge
import BidiText
import Foundation
import Testing

/// Bundles with tables in a temporary folder, which goes with the value.
private final class Tables {
  let bundle: Bundle
  private let folder: URL

  /// Writes files by their paths inside the bundle.
  init(_ files: [String: String], encoding: String.Encoding = .utf8) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("BidiKit-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(NSString(string: text).data(using: encoding.rawValue)).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// A `.stringsdict` of one key with one variable.
private func plural(
  _ key: String, _ format: String, variable: String = "count", _ forms: [String: String]
) -> String {
  let rows = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>\(variable)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        \(rows.joined())
      </dict>
    </dict></dict></plist>
    """
}

struct LocalizedTests {
  static let name = "\u{5C0F}\u{660E}"
  static let followed =
    "\u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}"
  static let arabic = Locale(identifier: "ar")

  // MARK: Keys

  @Test func keysAreThoseOfFoundation() {
    func key(_ message: LocalizableMessage) -> String { message.key }
    #expect(key("100%") == "100%")
    #expect(key("\("a") 100%") == "%@ 100%%")
    #expect(key("\("abc".dropFirst()) \(AttributedString("a"))") == "%@ %@")
    #expect(key("\(1) \(Int64(1)) \(UInt(1)) \(UInt64(1))") == "%lld %lld %llu %llu")
    #expect(key("\(Int8(1)) \(Int16(1)) \(Int32(1))") == "%d %d %d")
    #expect(key("\(UInt8(1)) \(UInt16(1)) \(UInt32(1))") == "%u %u %u")
    #expect(key("\(1.5) \(Float(1.5)) \(CGFloat(1.5))") == "%lf %f %lf")
    #expect(key("\(1, specifier: "%04lld") \(1.5, specifier: "%.1f")") == "%04lld %.1f")
    #expect(key("\(1234, format: .number) \(Date.now, format: .dateTime)") == "%@ %@")
    #expect(
      key("\(NSString(string: "a")) \(NSNumber(value: 3), formatter: NumberFormatter())") == "%@ %@"
    )
    #expect(key("\(URL(fileURLWithPath: "/a")) \(Date.now)") == "%@ %@")
    #expect(key("\(.url("a.b")) \(MessageArgument.phone("1"))") == "%@ %@")
  }

  // MARK: Tables

  @Test func argumentsAreIsolatedWhereTheOrderNeedsIt() throws {
    let tables = try Tables([
      "ar.lproj/Localizable.strings": """
      "%@ started following you" = "%@ \(Self.followed)";
      "follow" = "%1$@ \(Self.followed)";
      """,
      "en.lproj/Localizable.strings":
        "\"%@ started following you\" = \"%@ started following you\";",
    ])
    let name = Self.name
    func text(_ locale: Locale, _ name: String) -> String {
      String(
        bidiLocalized: "\(name) started following you", bundle: tables.bundle, locale: locale)
    }
    #expect(text(Self.arabic, name) == "\u{2068}\(name)\u{2069} \(Self.followed)")
    #expect(text(Locale(identifier: "ar_EG"), name) == "\u{2068}\(name)\u{2069} \(Self.followed)")
    #expect(text(Self.arabic, "\u{639}\u{644}\u{64A}") == "\u{639}\u{644}\u{64A} \(Self.followed)")
    #expect(text(Locale(identifier: "en_US"), name) == "\(name) started following you")
    #expect(
      String(
        bidiLocalized: "follow", defaultValue: "\(name) started following you",
        bundle: tables.bundle, locale: Self.arabic) == "\u{2068}\(name)\u{2069} \(Self.followed)")
    #expect(
      String(
        bidiLocalized: "\(name) started following you", bundle: tables.bundle, locale: Self.arabic,
        mode: .none) == "\(name) \(Self.followed)")
  }

  @Test func positionsNumbersAndKinds() throws {
    let tables = try Tables([
      "ar_EG.lproj/Other.strings": """
      "%@: %lld of %lf" = "%2$lld \u{645}\u{646} %3$.1f: %1$@";
      "%@ 100%%" = "\u{645} %@ 100%%";
      "see %@" = "\u{645} %@ \u{645}";
      "plain" = "100% %d";
      "%d" = "%@ \u{645}";
      "%04lld" = "%1$04lld \u{645}";
      """
    ])
    func text(_ message: LocalizableMessage) -> String {
      String(
        bidiLocalized: message, table: "Other", bundle: tables.bundle,
        locale: Locale(identifier: "ar_EG"))
    }
    // The digits of Egypt, by Foundation.
    let digits = String(format: "%.1f", locale: Locale(identifier: "ar_EG"), 2.5)
    #expect(
      text("\("a"): \(7) of \(2.5)").showingControls().strippingNames
        == "\u{667} \u{645}\u{646} \(digits): a")
    #expect(text("\("\u{645}") 100%") == "\u{645} \u{645} 100%")
    #expect(
      text("see \(.url("http://a.b/"))").showingControls()
        == "\u{645} ‹LRI›http://a.b/‹PDI› \u{645}")
    #expect(text("plain") == "100% %d")
    #expect(text("\(Int32(3))").contains("3"))
    #expect(
      text("\(3, specifier: "%04lld")") == String(
        format: "%04lld", locale: Locale(identifier: "ar_EG"), 3) + " \u{645}")
    // Not there: the key itself.
    #expect(text("\("a") of 100%") == "a of 100%")
    #expect(text("nothing %@ 100%") == "nothing %@ 100%")
  }

  @Test func tablesAreReadInEveryForm() throws {
    let strings = "/* a comment */\n\"a\" = \"\u{5D0} \\U05D1 \\\"\\n\"; unquoted = \"b\";\n"
    for encoding in [String.Encoding.utf8, .utf16] {
      let tables = try Tables(["he.lproj/Localizable.strings": strings], encoding: encoding)
      func text(_ message: LocalizableMessage) -> String {
        String(bidiLocalized: message, bundle: tables.bundle, locale: Locale(identifier: "he"))
      }
      #expect(text("a") == "\u{5D0} \u{5D1} \"\n")
      #expect(text("unquoted") == "b")
    }
    let broken = try Tables(["he.lproj/Localizable.strings": "\"a = ;;"])
    #expect(
      String(bidiLocalized: "a", bundle: broken.bundle, locale: Locale(identifier: "he")) == "a")
    let xml = try Tables([
      "he.lproj/Localizable.strings":
        "<plist version=\"1.0\"><dict><key>a</key><string>\u{5D0}</string></dict></plist>"
    ])
    #expect(
      String(bidiLocalized: "a", bundle: xml.bundle, locale: Locale(identifier: "he")) == "\u{5D0}")
  }

  @Test func languagesFallBack() throws {
    let tables = try Tables([
      "ar.lproj/Localizable.strings": "\"a\" = \"\u{627}\";",
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B %@\";",
      "zh-Hant.lproj/Localizable.strings": "\"a\" = \"\u{7532}\";",
    ])
    func text(_ message: LocalizableMessage, _ locale: String) -> String {
      String(bidiLocalized: message, bundle: tables.bundle, locale: Locale(identifier: locale))
    }
    #expect(text("a", "ar_MA") == "\u{627}")
    #expect(text("a", "zh_TW") == "\u{7532}")
    // No French: English, as a bundle takes.
    #expect(text("a", "fr") == "A")
    // The languages of the process, whichever they are.
    #expect(
      ["\u{627}", "A", "\u{7532}"].contains(String(bidiLocalized: "a", bundle: tables.bundle)))
    #expect(String(bidiLocalized: "z", bundle: tables.bundle) == "z")
    #expect(String(bidiLocalized: "\("x") z") == "x z")
  }

  @Test func theLanguageOfDevelopmentComesLast() throws {
    let tables = try Tables([
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>he</string></dict></plist>
      """,
      "ar.lproj/Localizable.strings": "\"a\" = \"\u{627}\";",
      "he.lproj/Localizable.strings": "\"a\" = \"\u{5D0}\"; \"b\" = \"\u{5D1}\";",
    ])
    func text(_ message: LocalizableMessage) -> String {
      String(bidiLocalized: message, bundle: tables.bundle, locale: Self.arabic)
    }
    #expect(text("a") == "\u{627}")
    #expect(text("b") == "\u{5D1}")
  }

  @Test func tablesAreReadFromManyThreads() async throws {
    let tables = try Tables(["ar.lproj/Localizable.strings": "\"%@ a\" = \"%@ \u{627}\";"])
    let bundle = tables.bundle
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask {
          String(bidiLocalized: "\("x") a", bundle: bundle, locale: Self.arabic, mode: .none)
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == ["x \u{627}"])
  }

  // MARK: Plurals

  /// CLDR 42, plural rules of Arabic and Hebrew: the samples of each category.
  static let arabicSamples: [(String, [Int])] = [
    ("zero", [0]), ("one", [1]), ("two", [2]),
    ("few", [3, 4, 9, 10, 103, 104, 110, 1_003]),
    ("many", [11, 12, 26, 99, 111, 126, 1_011]),
    ("other", [100, 101, 102, 200, 201, 202, 300, 1_000, 10_000, 100_000, 1_000_000]),
  ]

  static let hebrewSamples: [(String, [Int])] = [
    ("one", [1]), ("two", [2]), ("other", [0, 3, 10, 17, 20, 100, 1_000, 1_000_000]),
  ]

  @Test func formsOfArabicAndHebrew() throws {
    let names = ["zero", "one", "two", "few", "many", "other"]
    let forms = Dictionary(uniqueKeysWithValues: names.map { ($0, "\u{645} \($0) %lld") })
    let tables = try Tables([
      "ar.lproj/Localizable.stringsdict": plural("%lld files", "%#@count@", forms),
      "he.lproj/Localizable.stringsdict": plural(
        "%lld files", "%#@count@", forms.filter { $0.key != "zero" }),
    ])
    for (locale, samples) in [("ar", Self.arabicSamples), ("he", Self.hebrewSamples)] {
      for (category, numbers) in samples {
        for number in numbers {
          let text = String(
            bidiLocalized: "\(number) files", bundle: tables.bundle,
            locale: Locale(identifier: locale))
          #expect(text.contains(" \(category) "), "\(locale) \(number) \(text)")
        }
      }
    }
    #expect(
      String(
        bidiLocalized: "\(UInt8(3)) files", bundle: tables.bundle, locale: Locale(identifier: "ar"))
        == "3 files")
  }

  @Test func zeroIsAlwaysTheFormOfNothing() throws {
    let tables = try Tables([
      "en.lproj/Localizable.stringsdict": plural(
        "%lld files", "%#@count@",
        ["zero": "no files", "one": "%lld file", "other": "%lld files, 100%%"])
    ])
    func text(_ number: Int) -> String {
      String(
        bidiLocalized: "\(number) files", bundle: tables.bundle, locale: Locale(identifier: "en"))
    }
    #expect([0, 1, 2, -1].map(text) == ["no files", "1 file", "2 files, 100%", "-1 file"])
  }

  @Test func formsTakeTheArgumentsOfTheirVariables() throws {
    func dictionary(_ variable: String, _ one: String, _ other: String) -> String {
      """
      <key>\(variable)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    func entry(_ key: String, _ format: String, _ variables: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }
    let files = dictionary("files", "%lld file", "%lld files")
    let folders = dictionary("folders", "%lld folder", "%lld folders")
    let nested = dictionary("files", "%lld file in %2$#@folders@", "%lld files in %2$#@folders@")
    let inner = dictionary("files", "%lld file in %#@folders@", "%lld files in %#@folders@")
    let tables = try Tables([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict>
      \(entry("two", "%#@files@ in %#@folders@", files + folders))
      \(entry("swapped", "%2$#@folders@ with %1$#@files@", files + folders))
      \(entry("nested", "%1$#@files@", nested + folders))
      \(entry("inner", "%#@files@", inner + folders))
      \(entry("named", "%@ has %#@files@", files))
      \(entry("again", "%1$#@files@, %1$lld", files))
      \(entry("missing", "%#@nobody@", files))
      \(entry("loop", "%#@files@", dictionary("files", "%#@files@", "%#@files@")))
      \(entry("percent", "100%%", files))
      \(entry("far", "%9223372036854775807$#@files@", files))
      \(entry("zeroth", "%0$#@files@", files))
      \(entry("wide", "%#@a@", ["a", "b", "c", "d"].enumerated().map { number, name in
        let next = ["b", "c", "d", "e"][number]
        let many = String(repeating: "%1$#@\(next)@", count: 200)
        return dictionary(name, many, many)
      }.joined()))
      \(entry("width", "%#@files@", dictionary("files", "%1$3lld|", "%*lld|")))
      </dict></plist>
      """
    ])
    func text(_ key: StaticString, _ message: LocalizableMessage) -> String {
      String(
        bidiLocalized: key, defaultValue: message, bundle: tables.bundle,
        locale: Locale(identifier: "en"))
    }
    #expect(text("two", "\(1) \(2)") == "1 file in 2 folders")
    #expect(text("two", "\(3) \(1)") == "3 files in 1 folder")
    #expect(text("swapped", "\(3) \(1)") == "1 folder with 3 files")
    #expect(text("nested", "\(1) \(5)") == "1 file in 5 folders")
    #expect(text("inner", "\(2) \(1)") == "2 files in 1 folder")
    #expect(text("named", "\("Ali") \(1)") == "Ali has 1 file")
    #expect(text("again", "\(2)") == "2 files, 2")
    #expect(text("missing", "\(2) left") == "2 left")
    #expect(text("loop", "\(2) left") == "2 left")
    #expect(text("far", "\(2) left") == "2 left")
    #expect(!text("zeroth", "\(2) left").isEmpty)
    #expect(text("wide", "\(2) left") == "2 left")
    #expect(text("width", "\(1)") == "  1|")
    #expect(text("width", "\(4) \(7)") == "   7|")
    #expect(text("percent", "all") == "100%")
    // Without its argument.
    #expect(text("two", "\(1) left") == "1 file in %2$lld folders")
  }

  @Test func formsAreIsolatedAsMessages() throws {
    let tables = try Tables([
      "ar.lproj/Localizable.stringsdict": plural(
        "%1$@ sent %2$lld", "%2$#@count@",
        [
          "two": "%1$@ \u{631}\u{633}\u{627}\u{644}\u{62A}\u{627}\u{646}",
          "other": "%1$@ %2$lld \u{631}",
        ])
    ])
    let key: StaticString = "%1$@ sent %2$lld"
    let name = Self.name
    let text = String(
      bidiLocalized: key, defaultValue: "\(name)\(2)", bundle: tables.bundle, locale: Self.arabic)
    #expect(text == "\u{2068}\(name)\u{2069} \u{631}\u{633}\u{627}\u{644}\u{62A}\u{627}\u{646}")
  }
}

extension String {
  /// The text without the names of controls.
  fileprivate var strippingNames: String {
    replacing(/‹[A-Z]+›/, with: "")
  }
}
