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
}
