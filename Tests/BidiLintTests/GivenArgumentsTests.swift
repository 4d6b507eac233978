import BidiLint
import BidiSource
import LocalizationFiles
import Testing

/// What programs give: counts of plural forms, magic words, commands and names of files.
@Suite struct GivenArgumentsTests {
  /// What the program fills in by itself, and a count that it always gives, are no differences.
  @Test func argumentsThatAreAlwaysThere() throws {
    func found(_ value: String, _ base: String, key: String = "k", path: String) throws -> [String]
    {
      try findings(
        "{\"\(key)\": \"\(value)\"}", path: path, base: "{\"\(key)\": \"\(base)\"}"
      ).map(\.rule).filter { $0 == "placeholder-mismatch" }
    }
    let wiki = "i18n/nl.json"
    #expect(try found("Welkom bij {{SITENAME}}, $1!", "Welcome, $1!", path: wiki) == [])
    #expect(try found("99+, $1", "{{formatnum:99}}+, $1", path: wiki) == [])
    #expect(try found("Welkom!", "Welcome to {{SITENAME}}!", path: wiki) != [])
    let plural = "posts_other"
    let path = "locales/nl.json"
    #expect(
      try found("{{count}} berichten", "{{formattedCount}} posts", key: plural, path: path) == [])
    #expect(
      try found("{{count}} berichten", "{{user}} posts", key: plural, path: path)
        == ["placeholder-mismatch"])
    #expect(try found("Kota: %{quota}", "Quota: {quota}%", path: path) == [])
    #expect(try found("Kota: %{limit}", "Quota: {quota}%", path: path) == ["placeholder-mismatch"])
  }

  /// Names between percent signs are no format, and a control in a key of gettext stands in the code by intent.
  @Test func percentSignsAndKeys() throws {
    let base = "msgid \"\"\nmsgstr \"\"\n\n#, c-format\n"
    func found(_ key: String, _ value: String) throws -> [String] {
      try findings(base + "msgid \"\(key)\"\nmsgstr \"\(value)\"\n", path: "po/lt.po").map {
        "\($0.severity) \($0.rule)"
      }
    }
    #expect(
      try !found("%USERID% and %d files", "%USER ID% ir %d failai").contains {
        $0.contains("bare-percent")
      })
    #expect(
      try found("Done and %d files", "100% ir %d failai").contains("warning bare-percent"))
    // The base text has the same sign.
    #expect(try found("At %s%. Wait", "Bei %s%. Warten") == [])
    #expect(try found("%d\u{200E}%02d", "%d\u{200E}%02d").contains("info control-in-key"))
  }

  /// Compose Multiplatform fills in the places of texts and numbers, and shows every other percent sign.
  @Test func percentSignsOfCompose() throws {
    func found(_ value: String, in folder: String) throws -> [String] {
      func xml(_ value: String) -> String {
        "<resources>\n  <string name=\"k\">\(value)</string>\n</resources>\n"
      }
      return try findings(
        xml(value), path: "\(folder)/values-de/strings.xml", locale: "de",
        base: xml("%1$s is at %2$d%")
      ).map(\.rule)
    }
    let folder = "shared/src/commonMain/composeResources"
    #expect(try found("%1$s steht bei %2$d%.", in: folder) == [])
    #expect(try found("%1$s steht bei %2$d%.", in: "app/src/main/res") == ["bare-percent"])
    #expect(try found("%1$s steht da.", in: folder) == ["placeholder-mismatch"])
  }

  /// A command of a chat is not shown, and words with low lines are the name of a
  /// file where the key says so.
  @Test func commandsAndFileNames() throws {
    func found(_ value: String, _ base: String, key: String = "k") throws -> [Severity] {
      try findings(
        "\"\(key)\" = \"\(value)\";\n", base: "\"\(key)\" = \"\(base)\";\n"
      ).map(\.severity)
    }
    let command = try findings(
      "\"k\" = \"/me הציע חברות, ושלח: %@\";\n", base: "\"k\" = \"/me offers friendship: %@\";\n")
    #expect(command.map(\.severity) == [.warning])
    #expect(command.allSatisfy { $0.fix == nil })
    #expect(try found("notes_הערות_שלי", "notes_of_mine", key: "export_file_name") == [])
    #expect(try found("notes_הערות_שלי", "notes_of_mine", key: "export_title") != [])
  }

  /// A key that begins with a plural category, beside its other form, is that of a count; so is what is formatted in the form of
  /// one number.
  @Test func countsOfForms() throws {
    func found(_ names: [String], _ value: String = "%1$s ערוצים") throws -> [Severity] {
      let texts = names.map { "<string name=\"\($0)\">\(value)</string>" }.joined()
      return try findings(
        "<resources>\(texts)</resources>", path: "res/values-he/strings.xml"
      ).map(\.severity)
    }
    #expect(try found(["few_feeds", "other_feeds"]) == [])
    #expect(try found(["one_feed", "other_feeds"]) == [])
    #expect(try found(["few_feeds"]).count == 1)
    #expect(try found(["some_feeds", "other_feeds"]).count == 1)
    func forms(_ key: String) throws -> [Severity] {
      try findings(
        "{\"\(key)\": \"{{formattedCount}} הודעות\", \"users_other\": \"{{formattedCount}} הודעות\"}",
        path: "he.json"
      ).filter { $0.key == key }.map(\.severity)
    }
    #expect(try forms("users_two") == [])
    #expect(try forms("users_many").count == 1)
  }
}
