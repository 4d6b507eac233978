import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// What other texts of the same file say of an argument.
@Suite struct LinkedTextTests {
  private func findings(_ text: String, path: String) throws -> [String] {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
      .map { "\($0.rule) \($0.key ?? "")" }
  }

  /// A link is of the class of the text that it links to, through links that are whole texts.
  @Test func linksShowTheirTexts() throws {
    let text = """
      {"app": "Notes", "own": "\u{05DE}\u{05D7}\u{05E9}\u{05D1}", "name": "@:app", "loop": "@:loop",
      "a": "@:app \u{05DE}\u{05D5}\u{05DB}\u{05DF}", "b": "@:own \u{05DE}\u{05D5}\u{05DB}\u{05DF}",
      "c": "@:name \u{05DE}\u{05D5}\u{05DB}\u{05DF}", "d": "$t(own) \u{05DE}\u{05D5}\u{05DB}\u{05DF}",
      "e": "@:loop \u{05DE}\u{05D5}\u{05DB}\u{05DF}"}
      """
    #expect(
      try findings(text, path: "locales/he.json")
        == ["base-direction a", "base-direction c", "argument-direction e"])
  }

  /// vue-i18n reads a key to the next space or bracket: a control after it would be part of it.
  @Test(arguments: [
    ("Google @:b \u{05D0}", false), ("Google \u{05D0} @:b", false), ("Google @:(b) \u{05D0}", true),
    ("Google @:b, \u{05D0}", false), ("@:c Google \u{05D0}", true),
  ])
  func nothingIsWrittenAfterAKey(_ value: String, isRepaired: Bool) throws {
    let text = "{\"a\": \"\(value)\", \"c\": \"Notes\"}"
    let file = try LocalizationFile(path: "i18n/he.json", bytes: Array(text.utf8))
    let findings = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(findings.count == 1)
    #expect(findings.map { $0.fix != nil } == [isRepaired])
    if !isRepaired { #expect(findings[0].help?.contains("write @:(key)") == true) }
  }

  /// The template of Flutter and Chrome declares the arguments for all languages.
  @Test func theBaseFileTypesArguments() throws {
    func file(_ path: String, _ text: String) throws -> LocalizationFile {
      try LocalizationFile(path: path, bytes: Array(text.utf8))
    }
    func findings(type: String) throws -> [String] {
      let template = """
        {"a": "{q} of iOS", "@a": {"placeholders": {"q": {"type": "\(type)"}}}}
        """
      let base = BaseTexts(try file("app_en.arb", template), locale: MessageLocale("en"))
      let translation = try file("app_he.arb", "{\"a\": \"{q} \u{05DE}\u{05E9}\u{05D4} iOS\"}")
      return Linter(options: LintOptions()).findings(
        in: translation, locale: MessageLocale("he"), base: base
      ).map(\.rule)
    }
    #expect(try findings(type: "int").isEmpty)
    #expect(try findings(type: "String") == ["argument-direction"])
  }

  /// A placeholder of Chrome that a translation leaves out; it does not look at the case of letters.
  @Test(arguments: [("$NAME$", []), ("$name$", []), ("x", ["placeholder-mismatch a"])])
  func placeholdersOfChrome(_ place: String, expected: [String]) throws {
    func file(_ locale: String, _ text: String) throws -> LocalizationFile {
      let entry = """
        {"a": {"message": "\(text)", "placeholders": {"NAME": {"content": "$1"}}}}
        """
      return try LocalizationFile(
        path: "_locales/\(locale)/messages.json", bytes: Array(entry.utf8))
    }
    let base = BaseTexts(try file("en", "by $NAME$"), locale: MessageLocale("en"))
    let found = Linter(options: LintOptions()).findings(
      in: try file("he", "\u{05E9}\u{05DC} \(place)"), locale: MessageLocale("he"), base: base)
    #expect(found.filter { $0.severity == .error }.map { "\($0.rule) \($0.key ?? "")" } == expected)
  }

  /// slang names the number of a plural in the key.
  @Test func theKeyNamesTheNumber() throws {
    let text = """
      {"left(plural, param=h)": {"one": "{h}\u{05E9}", "other": "{h}\u{05E9}"},
      "hours": {"one": "{owner}\u{05E9}", "other": "{owner}\u{05E9}"}}
      """
    #expect(
      try findings(text, path: "locales/he.json")
        == ["argument-direction hours.one", "argument-direction hours.other"])
  }

  /// Forms that stand together say which argument is the number.
  @Test func formsSayWhichArgumentIsTheNumber() throws {
    let name = "\u{05D4}\u{05D5}\u{05E1}\u{05D9}\u{05E3}"
    let forms = """
      "add_one" = "%1$@ \(name)"; "add_other" = "%1$@ \(name) %2$d";
      "row_one" = "%@ \(name)"; "row_other" = "%@ \(name)";
      "pick_one" = "%@ \(name)"; "pick_two" = "%@ \(name)";
      """
    #expect(
      try findings(forms, path: "he.strings") == [
        "argument-direction add_one", "argument-direction add_other",
        "argument-direction pick_one", "argument-direction pick_two",
      ])
  }
}
