import BidiKitC
import BidiTestSupport
import BidiText
import CBidiKit
import Foundation
import Testing

/// The functions of the header that run the algorithm, against those of Swift.
@Suite struct AlgorithmTests {
  static let bases: [(Int, BaseDirection)] = [
    (BIDIKIT_AUTO, .auto(fallback: .leftToRight)), (BIDIKIT_BASE_LTR, .explicit(.leftToRight)),
    (BIDIKIT_BASE_RTL, .explicit(.rightToLeft)), (BIDIKIT_AUTO_RTL, .auto(fallback: .rightToLeft)),
  ]

  /// Texts of every kind: controls, brackets, clusters, several paragraphs.
  static let texts: [String] = {
    var random = SeededGenerator(seed: 6)
    return (0..<3_000).map { _ in RandomText.paragraphs(upTo: 24, using: &random) }
      + [
        "", "\n", "\r\n", "abc", "abc\r\n\u{05D0}\u{05D1}\r\n", "a\u{2029}\u{05D0}(b)\u{2029}",
        "\u{05D0} \u{1F468}\u{200D}\u{1F469} b", "\u{202E}abc\u{202C}\n\u{0000}\u{05D0}\u{0085}",
      ]
  }()

  @Test(arguments: [0, 1, 2, 3])
  func visualTextIsThatOfPlainDisplay(base: Int) throws {
    let (number, direction) = Self.bases[base]
    let wanted = Self.texts.map { PlainDisplay.visualText(of: $0, baseDirection: direction) }
    let found = try Library.texts(Self.texts) { bidikit_reorder($0, $1, Int32(number), $2, $3) }
    for (text, (wanted, found)) in zip(Self.texts, zip(wanted, found)) {
      #expect(found.map { Array($0.utf8) } == Array(wanted.utf8), "\(text.debugDescription)")
    }
    // One text alone takes another way.
    for (text, wanted) in zip(Self.texts, wanted).prefix(500) {
      #expect(
        try Library.texts([text]) { bidikit_reorder($0, $1, Int32(number), $2, $3) } == [wanted])
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func levelsAreThoseOfResolvedParagraphs(base: Int) throws {
    let (number, direction) = Self.bases[base]
    let found = try Library.column(Self.texts.map { Array($0.utf8) }) {
      bidikit_levels($0, $1, Int32(number), Int32(BIDIKIT_SCALARS), $2, $3)
    }
    for (text, found) in zip(Self.texts, found) {
      let wanted = try text.paragraphs().flatMap {
        try ResolvedParagraph(text[$0.range], baseDirection: direction).levels
      }
      #expect(found == wanted.map { $0?.number ?? 0xFF }, "\(text.debugDescription)")
    }
  }

  @Test func levelsHaveTheUnitThatIsAskedFor() throws {
    let text = "a\u{05D0}\u{1F600}\u{200B}\u{5C0F}"
    func levels(_ unit: Int) throws -> [UInt8]? {
      try Library.column([Array(text.utf8)]) {
        bidikit_levels($0, $1, Int32(BIDIKIT_AUTO), Int32(unit), $2, $3)
      }[0]
    }
    #expect(try levels(BIDIKIT_SCALARS) == [0, 1, 0, 0xFF, 0])
    #expect(try levels(BIDIKIT_UTF16) == [0, 1, 0, 0, 0xFF, 0])
    #expect(
      try levels(BIDIKIT_UTF8) == [0, 1, 1, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0, 0])
  }

  /// `BidiCharacterTest.txt`, whole, in three calls.
  @Test func everyCaseOfTheConformanceFile() throws {
    let path = "/usr/share/unicode/BidiCharacterTest.txt"
    let file = try #require(
      FileManager.default.contents(atPath: path), "install unicode-data (Scripts/setup)")
    let text = String(decoding: file, as: UTF8.self)
    // The file is of the Unicode version of the library, or of an earlier one.
    let title = try #require(text.prefix(60).firstMatch(of: /BidiCharacterTest-([0-9.]+)\.txt/))
    let versions = [String(cString: bidikit_unicode_version()), String(title.1)].map {
      $0.split(separator: ".").compactMap { Int($0) }
    }
    try #require(!versions[0].lexicographicallyPrecedes(versions[1]), "\(title.0)")
    var passed = 0
    for (field, base) in [("0", BIDIKIT_BASE_LTR), ("1", BIDIKIT_BASE_RTL), ("2", BIDIKIT_AUTO)] {
      var texts: [[UInt8]] = []
      var wanted: [[UInt8]] = []
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let fields = line.split(separator: ";")
        guard fields.count == 5, fields[1] == field else { continue }
        var scalars = String.UnicodeScalarView()
        for code in fields[0].split(separator: " ") {
          scalars.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
        }
        texts.append(Array(String(scalars).utf8))
        wanted.append(fields[3].split(separator: " ").map { UInt8($0) ?? 0xFF })
      }
      let found = try Library.column(texts) {
        bidikit_levels($0, $1, Int32(base), Int32(BIDIKIT_SCALARS), $2, $3)
      }
      let failures = zip(found, wanted).enumerated().filter { $0.element.0 != $0.element.1 }
      #expect(failures.isEmpty, "\(failures.prefix(5).map { (texts[$0.offset], $0.element) })")
      passed += texts.count - failures.count
    }
    #expect(passed == 91_707)
  }

  @Test func directionsAreThoseOfStrategies() throws {
    let strategies: [(Int, DirectionStrategy)] = [
      (BIDIKIT_FIRST_STRONG, .firstStrong),
      (BIDIKIT_FIRST_STRONG_OUTSIDE_CODE, .firstStrongOutsideCode),
      (BIDIKIT_LAST_STRONG, .lastStrong), (BIDIKIT_ANY_RTL, .anyRightToLeft),
      (BIDIKIT_WORD_SHARE, .wordShare()),
    ]
    let texts =
      Self.texts + [
        "%d \u{05D0}", "12", "<b>\u{05D0}", "\u{0661}", "a b c \u{05D0} \u{05D1}",
        "a b c\n\u{05D0} \u{05D1} \u{05D2}",
      ]
    for (number, strategy) in strategies {
      var directions = [Int8](repeating: 9, count: texts.count + 1)
      let status = Library.withTexts(texts.map { Array($0.utf8) } + [nil]) {
        bidikit_base_direction($0, $1, Int32(number), &directions, nil)
      }
      #expect(status == 0)
      let wanted = texts.map { text -> Int8 in
        switch strategy.direction(of: text) {
        case nil: 0
        case .leftToRight: 1
        case .rightToLeft: 2
        }
      }
      #expect(directions == wanted + [-1])
    }
  }

  @Test func offsetsAreCountedInEveryUnit() {
    let text = "a\u{05D0}\u{1F600}b"
    let bytes = Array(text.utf8)
    Library.withTexts([bytes]) { texts, _ in
      guard let text = texts?[0] else { return }
      let found = [0, 1, 3, 7, 8, 99, -3].map { offset in
        [BIDIKIT_UTF8, BIDIKIT_UTF16, BIDIKIT_SCALARS].map {
          bidikit_offset_in(text, offset, Int32($0))
        }
      }
      #expect(
        found == [
          [0, 0, 0], [1, 1, 1], [3, 2, 2], [7, 4, 3], [8, 5, 4], [8, 5, 4], [0, 0, 0],
        ])
    }
  }
}
