import Testing

@testable import BidiLint

/// Keys that stand whole in no source: whether code may build them is seen by the other keys of the file.
@Suite struct BuiltKeyTests {
  private func unused(_ keys: [String], _ sources: [String: String]) throws -> [String] {
    let text = keys.map { "\"\($0)\" = \"A\";" }.joined(separator: "\n")
    let found = try ProgramComparisonTests.findings(
      text, "x.strings", in: sources, rule: "unused-key", locale: "en")
    return found.compactMap(\.key).sorted()
  }

  private static let whole = (1...6).map { "user_name\($0)" }

  /// Code joins two names with a low line, and both names stand somewhere.
  ///
  /// Its sisters stand whole in the code, so nobody builds it.
  @Test func sistersThatStandWhole() throws {
    let source = "let a = kind + '_' + other; let user = name; let oldLabel = 1;"
    let calls = Self.whole.map { "t('\($0)');" }.joined()
    #expect(
      try unused(Self.whole + ["user_old_label"], ["a.js": calls + source]) == ["user_old_label"])
    // Where most of the keys stand nowhere, they are built.
    let built = (1...4).map { "user_old\($0)" }
    let names = built.map { "let \($0.dropFirst(5)) = 1;" }.joined()
    #expect(
      try unused(
        ["user_name1", "title", "text", "open", "shut"] + built,
        ["a.js": "t('title');t('text');t('open');t('shut');t('user_name1');" + source + names]
      ) == [])
  }

  /// The values of a map stand in the code: a key whose rest is none of them is built by nobody.
  @Test func restsThatAreNames() throws {
    let codes = ["lost", "busy", "full", "late", "shut", "slow", "wrong", "empty"]
    let keys = codes.map { "errors.\($0)" }
    let named = (1...12).map { "title\($0)" }
    let calls = named.map { "t('\($0)');" }.joined() + "t(`errors.${code}`);"
    let map = "const codes = { a: '\(codes.joined(separator: "', b: '"))' };"
    #expect(try unused(named + keys + ["errors.gone"], ["a.js": calls + map]) == ["errors.gone"])
    // A server gives the codes.
    #expect(try unused(named + keys + ["errors.gone"], ["a.js": calls]) == [])
  }

  /// What looks like the beginning of a key and is none: the end of a sentence, an escape, a comparison, a part of a word.
  @Test(arguments: [
    "say('Open the errors.');", "say('the errors\\'s end');",
    "let text = `error${mark}`;",
  ])
  func noBeginnings(_ source: String) throws {
    let calls = "t('title');t('text');"
    #expect(
      try unused(["title", "text", "errors.gone"], ["a.js": calls + source]) == ["errors.gone"])
  }

  /// Code joins whole values: the last part of another key is none.
  @Test func partsOfOtherKeys() throws {
    let join = "t(`${scope}.${name}`);"
    let keys = ["landing.place", "landing.title", "gift.title"]
    let calls = keys.map { "t('\($0)');" }.joined()
    for (source, isBuilt) in [
      ("", false), ("let gift = 1;", false), ("let gift = 1, place = 2;", true),
      ("kinds = ['gift']; parts = ['place'];", true),
      ("kinds = ['a.gift']; parts = ['place'];", false),
    ] {
      #expect(
        try unused(keys + ["gift.place"], ["a.js": calls + join + source])
          == (isBuilt ? [] : ["gift.place"]), "\(source)")
    }
  }

  /// Code goes through the members of a list of keys, or chooses one by a value.
  @Test(arguments: [
    ("t(T.ERRORS.N_1);", false), ("t(T.ERRORS[code]);", true),
    ("Object.values(T.ERRORS).map(t);", true), ("Object.values(T.PAGES).map(t);", false),
    ("let all: ERRORS[] = [];", false), ("t(T.ERRORS[0]);", false),
    ("t(T.ERRORS['N_1']);", false), ("t(T.ERRORS['N_' + n]);", true),
    ("t(T.ERRORS[`N_${n}`]);", true), ("t(T.ERRORS[ code ]);", true),
    ("t(T.ERRORS[(a ?? b)]);", true),
  ])
  func membersOfLists(_ source: String, _ isUsed: Bool) throws {
    let names = (0..<25).map { "N_\($0)" }
    let list =
      "const T = { ERRORS: {" + names.map { "\($0): 'ERRORS.\($0)'," }.joined() + "} };"
    let titles = (1...40).map { "title\($0)" }
    let calls = titles.map { "t('\($0)');" }.joined()
    let found = try unused(
      titles + names.map { "ERRORS.\($0)" }, ["a.ts": calls + source, "list.ts": list])
    #expect(found.contains("ERRORS.N_7") != isUsed)
  }

  /// The last letters of a key, after a separator, may be two.
  @Test func shortEndings() throws {
    let source = "t('title');t('text'); t(name + '_No');"
    #expect(try unused(["title", "text", "Delete_No"], ["a.js": source]) == [])
  }

  /// A server gives one of a few values, numbers go on, and words go on where several keys have the beginning.
  @Test(arguments: [
    (
      ["status.open", "status.shut", "status.lost", "status.later"],
      "t(`status.${s}`); let open, shut, lost"
    ),
    ((1...31).map { "day_\($0)" }, "t(`day_${n}`);"),
    (["monthjan", "monthfeb", "monthmar"], "t('month' + m);"),
    (["title.copy"], "t(kind + '.' + what); let title, copy"),
  ])
  func builtKeys(_ keys: [String], _ source: String) throws {
    let named = (1...32).map { "word\($0)" }
    let calls = named.map { "t('\($0)');" }.joined()
    #expect(try unused(named + keys, ["a.js": calls + source]) == [])
  }

  @Test(arguments: [
    "join('errors.', name)", "const text = `errors.${name}`", "'errors.' + name",
  ])
  func beginnings(_ source: String) throws {
    let calls = "t('title');t('text');"
    #expect(try unused(["title", "text", "errors.gone"], ["a.js": calls + source]) == [])
  }

  /// The names of Java properties are those of texts; their values may ask for texts.
  @Test(arguments: [
    ("errors.gone = Weg\n", ["errors.gone"]), ("title=errors.gone\n", []),
    ("# errors.gone is old\n", []), ("titles = title,\\\n  errors.gone\n", []),
    ("title errors.gone\n", []),
  ])
  func namesOfProperties(_ text: String, _ gone: [String]) throws {
    let sources = ["a.js": "t('title');t('text');", "texts_xx.properties": text]
    #expect(try unused(["title", "text", "errors.gone"], sources) == gone)
  }
}
