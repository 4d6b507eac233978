import BidiTestSupport
import BidiSource
import Foundation
import LocalizationFiles
import Testing

/// Entries equal those of Foundation's reader, which is the reference for the grammar.
@Suite struct FoundationAgreementTests {
  /// Grammar facts, one file each.
  static let files: [String] = [
    #""a" = "b";"#, #"'a' = 'b';"#, #"a = b;"#, #"a$/:.-_9 = "c";"#, #""a";"#, #"a;"#, "'a';",
    #"/* c */ "a" /* c */ = /* c */ "b" /* c */ ; // c"#, "// c\r\"a\" = \"b\";",
    "// c\u{2028}\"a\" = \"b\";", "\u{2029}\"a\"\u{2028}=\u{2028}\"b\"\u{000B};\u{000C}",
    #""a" = "\a\b\f\n\r\t\v\"\'\\\/\q";"#, #""a" = "\101\60\0\7x\1234";"#, #""a" = "\400\777";"#,
    #""a" = "\U0041\U41\U4\U\Ug\U00410";"#, #""a" = "\UD83D\UDE00";"#, #""a" = "\u203A";"#,
    #""a" = "\é\א";"#, "\"a\" = \"x\\\ny\\\r\nz\";", "\"a\" = \"raw\nline\r\nends\r\";",
    #""\U0041" = "1"; "A" = "2";"#,
    #""a" = "b";; "c" = "d";"#, #""a" = "b"; ) "c" = "d";"#, #""a" = "b"; /* "c" = "d";"#,
    #""a" = "b"; "c = "d";"#, #""a" = "b"; "c"#, #""a" = "b""#, #""a" = "b" "c" = "d";"#,
    #""a" "b";"#, #""a" = ;"#, #""a" = "b"; "c" ="#, #""a" = "b"; "c""#, ";", ")", "=", "{}", "{ }",
    #"{ "a" = "b"; }"#, #"{ "a" = "b"; } x"#, #"{ "a" = "b"; "#, #"{ "a" = "b"; ; }"#, "\"a\"", "a",
    "   \n", "// c", "/* c", "/* c */", "/", #""a" = { b = c; }; d = e;"#,
    #""a" = ( b, "c" ); d = e;"#,
    #""a" = <0fbd 77>; d = e;"#, #""a" = <0fb>; d = e;"#, #""a" = { b = c };"#, #""a" = (b c);"#,
    #""a" = ""; "" = "b";"#, #""a"="b";"c"="d";"#, "\"a\" = \"\t\";", "\"a\" = \"b\\",
    #""a" = a//b; c = d;"#, #""a" = "b"; x"#, #"a = (((b)));"#,
    #"a = {}; b = (); c = <>; d = "e";"#,
    #""a" = "b"; // end"#, #""k" = "\376\377";"#, "\u{FEFF}\"a\" = \"b\";",
  ]

  @Test(arguments: files)
  func grammarFact(_ text: String) throws {
    try expectAgreement(Array(text.utf8))
  }

  @Test func everyOctalEscape() throws {
    for byte in 0..<512 {
      try expectAgreement(Array("k = \"\\\(String(byte, radix: 8)) \";".utf8))
    }
  }

  @Test func bothKindsOfUTF16() throws {
    for text in Self.files where !text.hasPrefix("\u{FEFF}") {
      var little: [UInt8] = [0xFF, 0xFE]
      var big: [UInt8] = [0xFE, 0xFF]
      for unit in text.utf16 {
        little += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        big += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      }
      try expectAgreement(little)
      try expectAgreement(big)
    }
  }

  /// Files put together at random from the tokens of the grammar.
  @Test func randomFiles() throws {
    var random = SeededGenerator(seed: 0xB1D1)
    let tokens = [
      "\"", "\"", "'", "\\", "\\U", "05D0", "\\\"", "\n", "\r\n", " ", ";", ";", "=", "=", "a",
      "b9",
      "\"k\"", "\"v\"", "\"k2\" = \"v2\";", "a = \"\\U05D0\";", "/*", "*/", "//", "/", "{", "}",
      "(", ")",
      "<", ">", ",", "\u{05D0}", "\u{2028}", "\\1", "23", "\u{1F600}",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      try expectAgreement(Array(text.utf8))
    }
  }

  private func expectAgreement(_ bytes: [UInt8]) throws {
    let file = try LocalizationFile(path: "test.strings", bytes: bytes)
    let shown = String(decoding: bytes, as: UTF8.self).debugDescription
    #expect(file.source.bytes() == bytes, "\(shown) is not reproduced")
    guard let expected = FoundationReader.entries(of: bytes) else {
      #expect(file.isRefused, "\(shown): Foundation refuses it")
      return
    }
    #expect(!file.isRefused, "\(shown): Foundation reads it")
    #expect(file.entriesForFoundation == expected.mapValues(withoutLoneSurrogates), "\(shown)")
    let isWhole = file.entries.allSatisfy(\.isReadByFoundation)
    #expect(
      isWhole || !file.problems.isEmpty, "\(shown): entries are dropped and nothing is reported")
  }

  /// Swift's strings hold U+FFFD where Foundation's hold a surrogate without its partner.
  private func withoutLoneSurrogates(_ units: [UInt16]) -> [UInt16] {
    Array(String(decoding: units, as: UTF16.self).utf16)
  }
}
