import BidiSource
import Foundation
import LocalizationFiles
import Testing

/// XML property lists read as Foundation reads them.
@Suite struct XMLAgreementTests {
  private static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"
  }

  @Test(arguments: [
    "<key>k</key><string>v</string>", "<key>k</key><string></string>", "<key>k</key><string/>",
    "<key>k</key><string>a &amp; b &lt; &gt; &quot; &apos;</string>",
    "<key>k</key><string>&#x5D0;&#1488;</string>",
    "<key>k</key><string><![CDATA[a & <b>]]></string>",
    "<key>k</key><string>a\r\nb\rc\nd</string>", "<key>k</key><string>a<![CDATA[\r\n]]>b</string>",
    "<key>k</key><string> a </string><key>l</key><string>b</string>",
    "<key>k</key><integer>1</integer><key>l</key><string>b</string>",
    "<key>k</key><dict><key>x</key><string>y</string></dict><key>l</key><string>b</string>",
    "<key>k</key><array><string>y</string></array><key>l</key><string>b</string>",
    "<!-- c --><key>k</key><!-- d --><string>v</string><!-- e -->", "", " ",
    "<key>k</key><string>v</string><key>k</key><string>w</string>",
  ])
  func readsTheSame(_ content: String) throws {
    let bytes = Array(Self.plist(content).utf8)
    let file = try LocalizationFile(path: "x.strings", bytes: bytes)
    let expected = try #require(FoundationReader.entries(of: bytes), "\(content.debugDescription)")
    #expect(!file.isRefused, "\(content.debugDescription)")
    #expect(file.entriesForFoundation == expected, "\(content.debugDescription)")
    #expect(file.source.bytes() == bytes)
  }

  @Test(arguments: [
    "<key>k</key><string>&nbsp;</string>", "<key>k</key><string>v", "<key>k</key>",
    "<string>v</string>", "<key>k</key><string>v</strong>", "<key>k</key>x<string>v</string>",
    "<key>k</key><string>a<b>c</b></string>",
  ])
  func refusesTheSame(_ content: String) throws {
    let bytes = Array(Self.plist(content).utf8)
    #expect(FoundationReader.entries(of: bytes) == nil, "\(content.debugDescription)")
    let file = try LocalizationFile(path: "x.strings", bytes: bytes)
    #expect(file.isRefused, "\(content.debugDescription)")
  }

  private static let entry = "<key>k</key><string>v</string>"
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  /// What stands outside of the root and between the elements.
  @Test(arguments: [
    // After the root Foundation reads nothing.
    plist(entry) + "x", plist(entry) + "<a><b",
    plist(entry) + plist("<key>l</key><string>w</string>"),
    plist(entry) + "<!-- c", plist(entry) + "<?a b?>", plist(entry) + "\0", plist(entry) + "&",
    "<dict>\(entry)</dict>", "<dict>\(entry)</dict>x", declaration + "<dict>\(entry)</dict>",
    // Declarations and processing instructions are passed over.
    " \n" + plist(entry), declaration + plist(entry), "<!-- c -->" + plist(entry),
    "<?xml?><plist><dict>\(entry)</dict></plist>",
    declaration + "<?a b?><plist><dict>\(entry)</dict></plist>",
    plist("<?a b?>" + entry), plist("<key>k</key><?a b?><string>v</string>"),
    plist(entry + "<?xml-a?>"),
    // Comments may hold hyphens.
    plist("<!-- a -- b -->" + entry), plist("<!-- a --->" + entry), plist("<!----->" + entry),
    plist("<key>k</key><string><![CDATA[<!-- a -- b -->]]></string>"),
  ])
  func toleratesTheSame(_ text: String) throws {
    let bytes = Array(text.utf8)
    let file = try LocalizationFile(path: "x.strings", bytes: bytes)
    let expected = try #require(FoundationReader.entries(of: bytes), "\(text.debugDescription)")
    #expect(!file.isRefused, "\(text.debugDescription)")
    #expect(file.entriesForFoundation == expected, "\(text.debugDescription)")
    #expect(file.source.bytes() == bytes)
  }

  @Test(arguments: [
    declaration + "x<plist><dict>\(entry)</dict></plist>", "x" + plist(entry),
    declaration + "<!-- a --> y <plist><dict>\(entry)</dict></plist>",
    "<plist>x<dict>\(entry)</dict></plist>", "<plist><dict>\(entry)</dict>x</plist>",
    "<plist><dict>\(entry)</dict><dict></dict></plist>", "<plist><dict>\(entry)</dict>",
    "<plist><dict>\(entry)", "<plist></plist>", "<PLIST><dict>\(entry)</dict></PLIST>",
    plist(entry + "x"), plist("x" + entry), plist(entry + "<foo/>"), plist("<key>k</key><foo/>"),
    plist(entry + "<![CDATA[ ]]>"), plist("<key>k</key><array>x</array>"),
    plist("<key>k</key><dict>x</dict>"), plist(entry + "\u{A0}"), plist(entry + "\u{2028}"),
    plist("<key>k</key><string>a<?x y?>b</string>"),
    plist("<key>k</key><string>a<!-- c -->b</string>"),
  ])
  func refusesTheSameText(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(FoundationReader.entries(of: bytes) == nil, "\(text.debugDescription)")
    let file = try LocalizationFile(path: "x.strings", bytes: bytes)
    #expect(file.isRefused, "\(text.debugDescription)")
  }
}
