import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// What a project says of its texts: what arguments are, which values are data, other options for some locales.
@Suite struct ProjectOptionsTests {
  private static let text = "%@ \u{5D0}\u{5D1}"

  private func rules(_ value: String, _ options: LintOptions) throws -> [String] {
    try findings(value, "he", options).map(\.rule)
  }

  @Test func anArgumentIsWhatTheProjectSays() throws {
    #expect(try rules(Self.text, LintOptions()) == ["argument-direction"])
    func pattern(_ key: String, _ specifier: String?, _ classes: ArgumentClasses) -> LintOptions {
      LintOptions(arguments: [
        ArgumentPattern(
          key: Glob(ofNames: key), specifier: specifier, classes: classes,
          source: "from .bidi-fix.yml:3")
      ])
    }
    #expect(try rules(Self.text, pattern("k", nil, .number)) == [])
    #expect(try rules(Self.text, pattern("?", "%@", .number)) == [])
    #expect(try rules(Self.text, pattern("other", nil, .number)) == ["argument-direction"])
    #expect(try rules(Self.text, pattern("k", "%1$@", .number)) == ["argument-direction"])
    // What is always a word of another script is always wrong.
    let always = try findings(Self.text, "he", pattern("*", nil, .foreignWord))
    #expect(always.map(\.severity) == [.error])
    #expect(
      always[0].proof?.knowledge == [
        "%@ is a word of another script, from .bidi-fix.yml:3"
      ])
  }

  /// A program wrote the texts of a pseudolocale, with letters and controls that nobody reads.
  @Test(arguments: ["ar-XB", "ar_XB", "he-XA", "ar-xb"])
  func pseudolocalesAreLeftAlone(_ locale: String) throws {
    let value = "Wi-Fi \u{5DE}\u{5E0}"
    #expect(try findings(value, locale).isEmpty)
    let name = try #require(MessageLocale(locale))
    #expect(try findings(value, locale, LintOptions(locales: [name])).count == 1)
    let language = try #require(MessageLocale("ar"))
    #expect(try findings(value, locale, LintOptions(locales: [language])).isEmpty)
    #expect(try findings(value, "ar-XK", LintOptions()).count == 1)
  }

  /// The words of the project go before those of the file.
  @Test func theProjectGoesBeforeTheFile() throws {
    let json = "{\"k\": \"{count} \u{5D0}\u{5D1}\"}"
    let file = try LocalizationFile(path: "he.json", bytes: Array(json.utf8))
    let locale = MessageLocale("he")
    #expect(Linter(options: LintOptions()).findings(in: file, locale: locale).isEmpty)
    let options = LintOptions(arguments: [
      ArgumentPattern(
        key: Glob(ofNames: "k"), specifier: "{count}", classes: .foreignWord, source: "here")
    ])
    #expect(Linter(options: options).findings(in: file, locale: locale).count == 1)
  }

  @Test func dataHasNoOrder() throws {
    let options = LintOptions(dataKeys: [Glob(ofNames: "k")])
    let wrong = "abc \u{5D0}\u{5D1}"
    #expect(try rules(wrong, LintOptions()) == ["base-direction"])
    #expect(try rules(wrong, options) == [])
    #expect(try rules("\\U200F" + wrong, options) == ["control-in-code"])
    let repaired = try fixed("\\U200F" + wrong, "he", options)
    #expect(!repaired.outcome.isChanged)
  }

  /// In a file of several languages each has its own options.
  @Test func optionsGoByLocale() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
      "ar": \(unit("abc \u{628}\u{628}")), "he": \(unit("abc \u{5D0}\u{5D1}"))}}}}
      """
    let file = try LocalizationFile(path: "A.xcstrings", bytes: Array(catalog.utf8))
    let linter = Linter(
      options: LintOptions(style: .isolate),
      optionsByLocale: ["he": LintOptions(style: .mark, severities: ["base-direction": .info])])
    let found = linter.findings(in: file, locale: nil)
    #expect(found.map(\.locale) == ["ar", "he"])
    #expect(found.map(\.severity) == [.warning, .info])
    let outcome = try Fixer(linter: linter).fix(file, locale: nil)
    #expect(
      outcome.repaired.entries.map(\.value.string) == [
        "\u{2067}abc \u{628}\u{628}\u{2069}", "\u{200F}abc \u{5D0}\u{5D1}",
      ])
  }
}

/// Comments that turn off rules.
@Suite struct IgnoreCommentTests {
  private static let wrong = "abc \u{5D0}\u{5D1}"

  /// Every format that has comments for entries takes them.
  @Test(arguments: [
    ("he.lproj/A.strings", "/* # */\n\"k\" = \"@\";\n"),
    ("he.lproj/A.strings", "\"k\" = \"@\"; // #\n"),
    (
      "values-he/strings.xml",
      "<resources>\n<!-- # -->\n<string name=\"k\">@</string>\n</resources>\n"
    ),
    (
      "he.xlf",
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"he\"><body>"
        + "<trans-unit id=\"k\"><source>x</source><target>@</target><note>#</note></trans-unit></body></file></xliff>"
    ),
    (
      "po/he.po",
      "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n# #\nmsgid \"k\"\nmsgstr \"@\"\n"
    ),
    ("a_he.properties", "# #\nk=@\n"),
    (
      "he.ts",
      "<TS version=\"2.1\" language=\"he\"><context><name>c</name><message><source>k</source>"
        + "<translatorcomment>#</translatorcomment><translation>@</translation></message></context></TS>"
    ),
    ("A.he.resx", "<root><data name=\"k\"><value>@</value><comment>#</comment></data></root>"),
    ("app_he.arb", "{\"@@locale\": \"he\", \"k\": \"@\", \"@k\": {\"description\": \"#\"}}"),
    ("_locales/he/messages.json", "{\"k\": {\"message\": \"@\", \"description\": \"#\"}}"),
    (
      "A.xcstrings",
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"k\": {\"comment\": \"#\", \"localizations\":"
        + " {\"he\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"@\"}}}}}}"
    ),
    (
      "he.lproj/A.stringsdict",
      "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string><!-- # --><key>other</key><string>@</string></dict></dict></dict></plist>"
    ),
  ])
  func everyFormatTakesThem(_ path: String, _ template: String) throws {
    func text(_ comment: String) -> String {
      var text = template
      // The hash that stands for the comment is the last one.
      if let hash = text.lastIndex(of: "#"), !text[hash...].hasPrefix("#@") {
        text.replaceSubrange(hash...hash, with: comment)
      }
      return text.replacing("\"@\"", with: "\"\(Self.wrong)\"").replacing(
        ">@<", with: ">\(Self.wrong)<"
      )
      .replacing("=@\n", with: "=\(Self.wrong)\n")
    }
    func found(_ comment: String) throws -> [String] {
      let file = try LocalizationFile(path: path, bytes: Array(text(comment).utf8))
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
        .map(\.rule)
    }
    #expect(try found("a comment") == ["base-direction"])
    #expect(try found("bidi-fix:ignore") == [])
    #expect(try found("as it is: bidi-fix:ignore base-direction") == [])
    #expect(try found("bidi-fix:ignore sign-side").contains("base-direction"))
  }

  private func found(_ comment: String, _ value: String, _ options: LintOptions = LintOptions())
    throws
    -> [Finding]
  {
    let file = try LocalizationFile(
      path: "a.strings", bytes: Array("/* \(comment) */\n\"k\" = \"\(value)\";\n".utf8))
    return Linter(options: options).findings(in: file, locale: MessageLocale("he"))
  }

  @Test func whatTurnsOffNothingIsSaid() throws {
    let right = "\u{5D0}\u{5D1}"
    let all = try found("bidi-fix:ignore", right)
    #expect(all.map(\.rule) == ["unused-ignore"])
    #expect(all[0].message == "the comment turns off all rules, and none finds anything here")
    #expect(all[0].location.line == 1)
    let one = try found("bidi-fix:ignore base-direction redundant-control", right)
    #expect(
      one.map(\.message) == [
        "the comment turns off base-direction, redundant-control, which finds nothing here"
      ])
    // One of two has its use.
    #expect(
      try found("bidi-fix:ignore base-direction redundant-control", Self.wrong).map(\.message) == [
        "the comment turns off redundant-control, which finds nothing here"
      ])
    // A rule that does not run finds nothing anywhere.
    #expect(
      try found(
        "bidi-fix:ignore base-direction", Self.wrong, LintOptions(ignore: ["base-direction"])
      )
      .isEmpty)
    #expect(try found("bidi-fix:ignore placeholder-unisolated", right).isEmpty)
    #expect(try found("bidi-fix:ignore unused-ignore", right).isEmpty)
  }

  /// What turns off nothing, because no rule is called so.
  @Test(arguments: [
    (
      "bidi-fix:ignore basedirection",
      "\"basedirection\" is no rule, so the comment turns off nothing"
    ),
    (
      "bidi-fix:ignore no-such-rule",
      "\"no-such-rule\" is no rule, so the comment turns off nothing"
    ),
    ("bidi-fix:ignored", "\"d\" is no rule, so the comment turns off nothing"),
  ])
  func wordsThatAreNoRules(_ comment: String, _ message: String) throws {
    let all = try found(comment, Self.wrong)
    #expect(all.map(\.rule).sorted() == ["base-direction", "unused-ignore"])
    #expect(all.first { $0.rule == "unused-ignore" }?.message == message)
  }

  @Test(arguments: [
    "bidi-fix:ignore all", "bidi-fix:ignore, the brand begins so", "bidi-fix:ignore: Sara",
  ])
  func allRulesInOtherWords(_ comment: String) throws {
    #expect(try found(comment, Self.wrong).isEmpty)
  }

  /// In a catalog one comment stands for all languages of a key.
  @Test func aCommentForSeveralLanguages() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    func found(_ hebrew: String, _ options: [String: LintOptions] = [:]) throws -> [Finding] {
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": "bidi-fix:ignore base-direction",
        "localizations": {"ar": \(unit("\u{628}")), "en": \(unit("b")), "he": \(unit(hebrew))}}}}
        """
      let file = try LocalizationFile(path: "A.xcstrings", bytes: Array(catalog.utf8))
      return Linter(options: LintOptions(), optionsByLocale: options).findings(
        in: file, locale: nil)
    }
    #expect(try found("abc \u{5D0}").isEmpty)
    #expect(try found("\u{5D0}").map(\.rule) == ["unused-ignore"])
    let without = LintOptions(ignore: ["unused-ignore"])
    #expect(try found("\u{5D0}", ["ar": without, "en": without, "he": without]).isEmpty)
  }
}
