import BidiSource
import LocalizationFiles
import Testing

/// The texts of browser extensions.
@Suite struct ChromeMessagesFormatTests {
  private static let path = "src/_locales/pt_BR/messages.json"

  static let text = #"""
    {
      "title": { "message": "\#u{5D0}\u05D1", "description": "The name" },
      "hello": {
        "description": "Greets",
        "message": "Hi $USER$, $user$: $count$ of $SITE$ $$5 $1 $NONE$ $USER$",
        "placeholders": {
          "user": { "content": "$1", "example": "Cira" },
          "count": { "content": "$2" },
          "Site": { "content": "Example" },
          "unused": { "content": "$3" }
        }
      },
      "empty": { "message": "" },
      "none": { "description": "x" }
    }
    """#

  private func file(_ text: String = text, path: String = path) throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func messagesAreEntries() throws {
    let file = try file()
    #expect(file.format.name == "browser extension messages")
    #expect(file.problems.isEmpty)
    #expect(
      file.entries.map { line(of: $0) } == [
        "title=\\u{5D0}\\u{5D1} #The name",
        "hello=Hi $USER$, $user$: $count$ of $SITE$ $$5 $1 $NONE$ $USER$ #Greets"
          + " ($USER$ e.g. Cira) ($user$ e.g. Cira) ($count$) ($SITE$ e.g. Example)",
        "empty=",
      ])
  }

  @Test(arguments: [
    (
      "// \"c\" {\n{/* ' */\"a\": { // \u{5D0}\r\n\"message\": /**/ \"x // /* y \\\" \" }}//",
      "a=x // /* y \" "
    ),
    ("{\"a\": {\"message\": \"\\\\\"/* \" */}}", "a=\\"),
  ])
  func commentsAreNoFaults(_ row: (text: String, pair: String)) throws {
    let file = try file(row.text)
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.pairs == [row.pair])
    try expectLaws(row.text, path: Self.path)
  }

  /// Programs for desktops have texts alone in files of that name.
  @Test func textsAlone() throws {
    let text = "{\"a\": \"hi {name}\", \"b\": \"x\"}"
    let file = try file(text)
    #expect(file.pairs == ["a=hi {name}", "b=x"])
    try expectLaws(text, path: Self.path)
  }

  @Test(arguments: [
    "{} /* a", "{} /", "/", "/*/", "{\"a\" / 1}", String(repeating: "/*", count: 50_000),
    String(repeating: "/* ", count: 50_000),
  ])
  func openComments(_ text: String) throws { #expect(try file(text).isRefused) }

  @Test func theLawsHold() throws { try expectLaws(Self.text, path: Self.path) }

  @Test(arguments: [
    ("_locales/ar/messages.json", "ar", "_locales/zh_CN/messages.json"),
    ("a/_locales/pt_BR/messages.json", "pt-BR", "a/_locales/zh_CN/messages.json"),
    ("/x/_locales/es_419/messages.json", "es-419", "/x/_locales/zh_CN/messages.json"),
  ])
  func locale(_ row: (path: String, locale: String, beside: String)) throws {
    let format = try #require(FileFormat(path: row.path) { [] })
    #expect(format.name == "browser extension messages")
    #expect(format.locale(ofPath: row.path) == row.locale)
    #expect(format.paths(beside: row.path, for: "zh-CN") == [row.beside])
  }

  @Test(arguments: ["messages.json", "ar/messages.json", "_locales/messages.json"])
  func otherPaths(_ path: String) {
    #expect(FileFormat(path: path) { [] }?.name != "browser extension messages")
  }

  @Test func aRootThatIsNoObjectIsRefused() throws { #expect(try file("[]").isRefused) }

  @Test(arguments: hostileJSON)
  func nothingTraps(_ hostile: HostileFile) {
    guard let file = try? LocalizationFile(path: Self.path, bytes: hostile.bytes) else { return }
    #expect(file.source.bytes() == hostile.bytes)
  }
}
