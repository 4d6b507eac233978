import BidiSource
import LocalizationFiles
import MessageSyntax
import Testing

/// `.ts` files of Qt Linguist.
@Suite struct QtLinguistFormatTests {
  static let text = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="ar_EG" sourcelanguage="en">
    <context>
        <name>Main</name>
        <message>
            <location filename="a.cpp" line="1"/>
            <source>Open &amp;%1</source>
            <comment>menu</comment>
            <extracomment>%1 is a file</extracomment>
            <translatorcomment>checked</translatorcomment>
            <translation>\u{5D0} &amp;%1 %L2 %1 100%</translation>
        </message>
        <!-- before -->
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation><numerusform>none</numerusform><numerusform>%n %Ln x</numerusform></translation>
        </message>
        <message id="the-id"><source>S</source><translation type="unfinished">t</translation></message>
        <message><source>Empty</source><translation type="unfinished"></translation></message>
        <message><source>Old</source><translation type="obsolete">old</translation></message>
        <message><source>Gone</source><translation type="vanished">gone</translation></message>
        <message><source>Gone</source><translation>here</translation></message>
        <message>
          <source>Long<byte value="x9"/>x</source>
          <translation variants="yes">
            <lengthvariant>a<byte value="x202b"/>b</lengthvariant><lengthvariant>c</lengthvariant>
          </translation>
        </message>
    </context>
    <context><name></name>
      <message><source>no context</source><translation>y<byte value="65"/></translation></message>
    </context>
    </TS>
    """

  private func file(_ text: String = text, path: String = "app_ar.ts") throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func translationsAreEntries() throws {
    let file = try file()
    #expect(
      file.pairs == [
        "Main.Open &%1.menu=\\u{5D0} &%1 %L2 %1 100%", "Main.%n file(s).0=none",
        "Main.%n file(s).1=%n %Ln x",
        "Main.the-id=t", "Main.Empty=", "Main.Old=old", "Main.Gone=here",
        "Main.Long\\u{9}x.0=a\\u{202B}b",
        "Main.Long\\u{9}x.1=c", "no context=yA",
      ])
    #expect(file.locale == "ar-EG")
    #expect(file.entries[0].comments.map(\.text) == ["menu", "%1 is a file", "checked"])
    #expect(file.entries[1].comments.map(\.text) == ["before"])
    #expect(
      file.entries.map(\.baseText).prefix(4) == ["Open &%1", "%n file(s)", "%n file(s)", "S"])
    #expect(
      file.entries.map(\.state).prefix(6) == [
        nil, nil, nil, "unfinished", "unfinished", "obsolete",
      ])
    #expect(file.entries.filter { !$0.isInUse }.map(\.key.string) == ["Main.Empty", "Main.Old"])
    try FormatLaws.checkInsertions(into: file)
  }

  @Test func argumentsAreNamed() throws {
    let entries = try file().entries
    #expect(
      entries[0].arguments == [ArgumentNote(text: "%1"), ArgumentNote(text: "%L2", kind: .number)])
    #expect(
      entries[2].arguments == [
        ArgumentNote(text: "%n", kind: .number), ArgumentNote(text: "%Ln", kind: .number),
      ])
    #expect(entries[3].arguments == [])
  }

  /// Letters after a percent sign are codes of the program where the source text has them, else slips.
  @Test(
    arguments: [
      ("%G: Tags", "%G", []), ("Tokens such as %artist", "%artist", []),
      ("Remove %1", "%d", ["%d"]),
      ("Pin", "%p", ["%p"]), ("100% of %1", "%s", ["%s"]),
      // Widths of `printf`.
      ("%3dmin", "%3dmin", ["%3d"]), ("@: %d:%02d", "%d:%02d", ["%d", "%02d"]),
      ("%1$s of %2$s", "%2$s %1$s", ["%2$s", "%1$s"]), ("%1d %2h", "%2h %1d", ["%2", "%1"]),
      ("Left of %2", "%2", ["%2"]), ("50 %1 %02d", "%1", ["%1"]),
    ] as [(String, String, [String])])
  func lettersAreThoseOfTheSource(_ source: String, _ value: String, arguments: [String]) throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="ar"><context><name>A</name>
      <message><source>\(source)</source><translation>\(value)</translation></message></context></TS>
      """
    let entry = try file(text).entries[0]
    #expect(Message(value, dialects: entry.dialects).arguments.map(\.text) == arguments)
  }

  @Test func typeScriptIsNotTaken() {
    for (head, isTaken) in [
      ("<!DOCTYPE TS>\n<TS>", true),
      ("\u{FEFF}<?xml version='1.0'?>\n<!-- c -->\n<TS version='2.1'>", true),
      ("<!DOCTYPE TS[]>", true), ("export const a = 1", false), ("", false),
      ("<T,>(x: T) => x", false),
      ("<TSX", false), ("<!-- ", false),
    ] {
      #expect((FileFormat(path: "a/app_ar.ts") { Array(head.utf8) } != nil) == isTaken, "\(head)")
    }
  }

  @Test func thePathNamesTheLocaleWhereTheFileDoesNot() throws {
    let file = try file("<TS version=\"2.0\"/>", path: "i18n/app_he.ts")
    #expect(file.locale == "he")
    #expect(file.format.paths(beside: "i18n/app_he.ts", for: "ar") == ["i18n/app_ar.ts"])
    #expect(try self.file("<TS/>", path: "-").format == file.format)
  }

  @Test func damagedFilesDoNotTrap() { FormatLaws.checkDamage(of: Self.text, path: "a_ar.ts") }

  @Test(arguments: FormatLaws.hostileXML("TS") + FormatLaws.hostileXML("message"))
  func hostileFilesDoNotTrap(_ hostile: HostileFile) {
    FormatLaws.checkSoundness(of: hostile.bytes, path: "a.ts")
    let nested =
      "<TS><context><message><translation>\(hostile.text)</translation></message></context></TS>"
    FormatLaws.checkSoundness(of: Array(nested.utf8), path: "a.ts")
  }
}
