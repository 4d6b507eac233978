import BidiSource
import BidiTestSupport
import LocalizationFiles
import Testing

/// Java's `.properties`: the grammar of `Properties.load`, encodings, paths and edits.
@Suite struct PropertiesFormatTests {
  static let path = "messages_ar.properties"

  private func read(_ text: String) throws -> LocalizationFile {
    try LocalizationFile(path: Self.path, bytes: Array(text.utf8))
  }

  /// A file, and its entries as `key=value`.
  static let entries: [(String, [String])] = [
    ("a=b", ["a=b"]), ("a = b \n", ["a=b "]), ("a:b\n", ["a=b"]), ("a b\n", ["a=b"]),
    ("  a \t\u{C} :\t b\n", ["a=b"]), ("a==b\n", ["a==b"]), ("a = = b\n", ["a== b"]),
    ("a b=c\n", ["a=b=c"]), ("a=\n", ["a="]), ("=a\n", ["=a"]), ("a\n", ["a="]),
    ("a \nb", ["a=", "b="]),
    ("a\\ b\\:c\\=d=e\n", ["a b:c=d=e"]),
    (
      "Truth = Beauty\n Truth:Beauty\nTruth :Beauty2\n",
      ["Truth=Beauty", "Truth=Beauty", "Truth=Beauty2"]
    ),
    (
      "fruits  apple, banana, \\\n    pear, \\\r\n \tmango\n", ["fruits=apple, banana, pear, mango"]
    ),
    ("a=b\\\n\nc=d\n", ["a=b", "c=d"]), ("a=b\\\\\nc=d\n", ["a=b\\", "c=d"]), ("a=b\\", ["a=b"]),
    ("a=b\\\n#c\n", ["a=b#c"]), ("\\\n#c\na=b\n", ["a=b"]), ("a\\\nb=c\n", ["ab=c"]),
    (
      "a=\\t\\n\\r\\f\\\\\\q\\\"\\u05d0\\uD83D\\uDE00\n",
      ["a=\\u{9}\\u{A}\\u{D}\\u{C}\\q\"\\u{5D0}\\u{1F600}"]
    ),
    ("\\u0061=\\\n  \\u00\\\n  62\n", ["a=b"]), ("a=\\ b\n", ["a= b"]),
    ("\r\r\na=b\rc=d", ["a=b", "c=d"]),
    ("# a=b\n!c=d\n e=f # g\n", ["e=f # g"]), ("a=\u{5D0}\\\u{5D1}\n", ["a=\\u{5D0}\\u{5D1}"]),
    ("", []),
  ]

  @Test(arguments: entries)
  func reads(_ text: String, _ expected: [String]) throws {
    let file = try read(text)
    #expect(file.pairs == expected)
    #expect(file.problems.filter { $0.kind != .duplicateKey } == [])
    #expect(file.locale == "ar")
    #expect(file.source.bytes() == Array(text.utf8))
  }

  @Test func comments() throws {
    let file = try read("# a\n! b \r\n\nk=v\n#c\nl=w\n# d")
    #expect(file.entries.map { $0.comments.map(\.text) } == [["a", "b"], ["c"]])
    #expect(file.trailingComments.map(\.text) == ["d"])
    #expect(file.source[file.entries[0].comments[1].range] == "! b ")
  }

  @Test(arguments: [
    ("a=b\\u12\n", "parse-error 1:4:3"), ("\\uXYZW=b", "parse-error 1:1:0"),
    ("a=\\u", "parse-error 1:3:2"),
    ("a=\\uD83Dx", "bad-escape 1:3:2"), ("a=\\uDE00", "bad-escape 1:3:2"),
    ("a=b\na=c", "duplicate-key 2:1:4"),
  ])
  func problems(_ text: String, _ expected: String) throws {
    #expect(try read(text).problemPlaces == [expected])
  }

  /// Bytes that are not UTF-8 are ISO 8859-1, byte for byte.
  @Test func latin1() throws {
    let original = latin1Bytes("# caf\u{E9}\nk=gar\u{E7}on\nl=\\u05D0\n")
    let file = try LocalizationFile(path: Self.path, bytes: original)
    #expect(file.source.encoding == .latin1)
    #expect(file.source.bytes() == original)
    #expect(file.pairs == ["k=gar\\u{E7}on", "l=\\u{5D0}"])
    let places = file.source.locations(of: file.entries.map(\.value.range.lowerBound))
    #expect(places.map(\.byteOffset) == [9, 18] && places.map(\.column) == [3, 3])
    let edits = file.entries[0].edits(
      [.insert("\u{202B}", before: 5)], spelling: .literal, in: file.source)
    let expected = latin1Bytes("# caf\u{E9}\nk=gar\u{E7}\\u202Bon\nl=\\u05D0\n")
    #expect(file.source.bytes(replacing: edits) == expected)
    try expectInsertionsReadBack(original, path: Self.path)
    let high: [UInt8] = Array(0x80...0xFF)
    let every = try LocalizationFile(path: Self.path, bytes: latin1Bytes("k=") + high)
    #expect(every.source.bytes() == latin1Bytes("k=") + high)
    let value = try #require(every.entries.first).value.string
    #expect(value.unicodeScalars.map(\.value) == Array(0x80...0xFF))
  }

  private func latin1Bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8($0.value) }
  }

  @Test func otherEncodings() throws {
    for encoding in SourceEncoding.allCases {
      let file = try LocalizationFile(path: Self.path, bytes: bytes("a=\u{5D0}\n", as: encoding))
      #expect(file.source.encoding == encoding)
      #expect(file.pairs == ["a=\\u{5D0}"])
    }
    #expect(throws: SourceDecodingError.self) {
      try LocalizationFile(path: Self.path, bytes: [0x61, 0x00, 0x3D, 0x00])
    }
    #expect(throws: SourceDecodingError.self) {
      try LocalizationFile(path: Self.path, bytes: [0xFF, 0xFE, 0x61])
    }
  }

  /// In a file of ASCII alone a mark is an escape, for Java before version 9 reads ISO 8859-1.
  @Test func marksInASCII() throws {
    for (text, expected) in [("a=b\n", "a=\\u202Bb\n"), ("a=\u{5D0}\n", "a=\u{202B}\u{5D0}\n")] {
      let file = try read(text)
      let edits = file.entries[0].edits(
        [.insert("\u{202B}", before: 0)], spelling: .literal, in: file.source)
      #expect(shown(file.text(replacing: edits)) == shown(expected))
    }
  }

  @Test func insertions() throws {
    for (text, entries) in Self.entries where !entries.isEmpty {
      try expectInsertionsReadBack(Array(text.utf8), path: Self.path)
    }
  }

  /// White space that comes to the start stays in the value.
  @Test(arguments: [
    ("a=\u{202B} b\n", " b"), ("a=\\u202B\tb\n", "\tb"), ("a \u{202B}=b\n", "=b"),
    ("a=\\\n \u{202B} b\n", " b"),
    ("a=\u{202B}b\n", "b"),
  ])
  func removals(_ text: String, _ expected: String) throws {
    let file = try read(text)
    let edits = file.entries[0].edits([.remove(0..<3)], spelling: .literal, in: file.source)
    #expect(try file.replacing(edits).entries.map(\.value.string) == [expected])
  }

  @Test func twoRemovals() throws {
    let file = try read("a=\u{202B}\u{200F} b\u{202C} c\n")
    let edits = file.entries[0].edits(
      [.remove(0..<3), .remove(3..<6), .remove(8..<11)], spelling: .literal, in: file.source)
    #expect(file.text(replacing: edits) == "a=\\ b c\n")
  }

  /// A path, its locale (nil for a file that is not taken), and where the same texts lie in English.
  static let paths: [(String, String?, [String])] = [
    ("a/messages_ar.properties", "ar", ["a/messages_en.properties", "a/messages.properties"]),
    ("Bundle_iw.properties", "iw", ["Bundle_en.properties", "Bundle.properties"]),
    ("m_zh_Hans_CN.properties", "zh-Hans-CN", ["m_en.properties", "m.properties"]),
    ("ar.properties", "ar", ["en.properties"]), ("ar/x.properties", "ar", ["en/x.properties"]),
    ("locale/he/browser/x.properties", "he", ["locale/en/browser/x.properties"]),
    ("messages.properties", nil, []), ("gradle.properties", nil, []),
    ("is/app/gradle.properties", nil, []),
    ("sign-in.properties", nil, []), ("messages_ar.txt", nil, []),
  ]

  @Test(arguments: paths)
  func localesAndPaths(_ path: String, _ locale: String?, _ beside: [String]) throws {
    let format = FileFormat(path: path) { [] }
    #expect(format?.locale(ofPath: path) == locale)
    #expect(format?.paths(beside: path, for: "en") ?? [] == beside)
  }

  @Test func oldCodes() throws {
    let path = "m_ar.properties"
    let format = try #require(FileFormat(path: path) { [] })
    #expect(
      format.paths(beside: path, for: "he-IL")
        == ["m_he_IL.properties", "m_iw_IL.properties", "m.properties"])
  }

  @Test func beginningsAndPieces() {
    expectBeginningsAreSound(
      Array(Self.entries.map(\.0).joined(separator: "\n").utf8), path: Self.path)
    var random = SeededGenerator(seed: 12)
    let pieces: [[UInt8]] =
      [
        "a", "=", ":", " ", "\n", "\r", "\\", "#", "!", "\\u", "05D0", "\\uD83D", "\u{5D0}", "\0",
        "\u{C}",
      ]
      .map { Array($0.utf8) } + [[0xE9], [0xD7]]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random))
        .flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      expectSound(bytes, path: Self.path)
    }
  }
}
