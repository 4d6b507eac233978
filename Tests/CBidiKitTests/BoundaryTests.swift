import BidiKitC
import BidiSource
import BidiTestSupport
import BidiText
import CBidiKit
import Foundation
import Testing

/// What comes in from C: null texts, no texts, bytes that are no text, numbers that are not in the header.
@Suite struct BoundaryTests {
  private typealias Call =
    @Sendable (
      UnsafePointer<bidikit_text>?, Int64, UnsafeMutablePointer<bidikit_column>,
      UnsafeMutablePointer<bidikit_error>
    ) -> Int32

  private static let everyCall: [Call] = [
    { bidikit_levels($0, $1, 0, 2, $2, $3) }, { bidikit_reorder($0, $1, 0, $2, $3) },
    { bidikit_embedded($0, $1, 2, $2, $3) }, { bidikit_isolated($0, $1, 0, $2, $3) },
    { bidikit_marked($0, $1, 2, $2, $3) }, { bidikit_strip($0, $1, 15, $2, $3) },
  ]

  @Test func nullsAndEmptyTextsStayWhatTheyAre() throws {
    for call in Self.everyCall {
      #expect(try Library.column([], call) == [])
      #expect(try Library.column([nil], call) == [nil])
      #expect(try Library.column([[]], call) == [[]])
      let many = (0..<19).map { $0 % 3 == 1 ? nil : [UInt8]() }
      #expect(try Library.column(many, call) == many)
    }
  }

  @Test func bytesThatAreNoTextAreErrorsWithTheirPlace() throws {
    let good = Array("abc \u{05D0}".utf8)
    let bad: [([UInt8], Int64)] = [
      ([0xFF], 0), ([0x61, 0xD7], 1), ([0x61, 0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 0),
      (Array("abcdefghijklmnop".utf8) + [0x80], 16), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xE2, 0x80], 0), (Array("\u{05D0}\u{05D1}".utf8) + [0xF0, 0x9F, 0x98], 4),
    ]
    for call in Self.everyCall {
      for (bytes, offset) in bad {
        let error = #expect(throws: LibraryError.self) {
          try Library.column([good, nil, bytes, good], call)
        }
        #expect(error?.status == BIDIKIT_INVALID_UTF8)
        #expect(error?.index == 2)
        #expect(error?.offset == offset)
        #expect(error?.message.contains("is not UTF-8") == true)
      }
    }
  }

  /// The same verdict as the standard library's, on bytes at random.
  @Test func whatIsNoTextIsWhatSwiftSays() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<12, using: &random)).map { _ -> UInt8 in
        let interesting: [UInt8] = [
          0x61, 0x80, 0xBF, 0xC2, 0xD7, 0xE0, 0xA0, 0xED, 0x9F, 0xF0, 0x90, 0xF4, 0x8F, 0xFF,
        ]
        return interesting.randomElement(using: &random) ?? 0
      }
      let isText = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      let found = try? Library.column([bytes]) { bidikit_levels($0, $1, 0, 0, $2, $3) }
      #expect((found != nil) == isText, "\(bytes)")
    }
  }

  @Test func numbersThatAreNotInTheHeaderAreErrors() {
    let calls: [Call] = [
      { bidikit_levels($0, $1, 9, 2, $2, $3) }, { bidikit_levels($0, $1, 0, -1, $2, $3) },
      { bidikit_reorder($0, $1, -1, $2, $3) }, { bidikit_embedded($0, $1, 3, $2, $3) },
      { bidikit_strip($0, $1, 16, $2, $3) }, { bidikit_strip($0, $1, -1, $2, $3) },
      { texts, _, column, error in bidikit_reorder(texts, -1, 0, column, error) },
      { _, _, column, error in bidikit_reorder(nil, 4, 0, column, error) },
      { texts, count, column, error in bidikit_fix(nil, texts, nil, count, column, error) },
    ]
    for call in calls {
      let error = #expect(throws: LibraryError.self) { try Library.column([[0x61]], call) }
      #expect(error?.status == BIDIKIT_INVALID_ARGUMENT)
      #expect(error?.message.isEmpty == false)
    }
    // Without texts too.
    #expect(bidikit_base_direction(nil, 0, -4, nil, nil) == BIDIKIT_INVALID_ARGUMENT)
    #expect(bidikit_base_direction(nil, 0, 5, nil, nil) == BIDIKIT_INVALID_ARGUMENT)
    #expect(bidikit_base_direction(nil, 0, 4, nil, nil) == BIDIKIT_OK)
    var text = bidikit_text(bytes: nil, count: 5)
    var column = bidikit_column()
    #expect(bidikit_reorder(&text, 1, 0, &column, nil) == BIDIKIT_INVALID_ARGUMENT)
    text.count = -2
    #expect(bidikit_reorder(&text, 1, 0, &column, nil) == BIDIKIT_INVALID_ARGUMENT)
    bidikit_column_free(nil)
    bidikit_findings_free(nil)
    bidikit_judge_free(nil)
    bidikit_formatter_free(nil)
  }

  @Test func longMessagesEndWithAWholeCharacter() throws {
    let error = #expect(throws: LibraryError.self) {
      try LibraryJudge(String(repeating: "\u{05D0}\u{1F600}", count: 400))
    }
    #expect(error?.status == BIDIKIT_UNKNOWN_LOCALE)
    #expect(error?.message.contains("\u{FFFD}") == false)
    #expect((480...487).contains(error?.message.utf8.count ?? 0))
  }

  @Test func theVersionsAgree() {
    #expect(String(cString: bidikit_version()) == PackageVersion.current.description)
    #expect(bidikit_abi_version() == UInt32(BIDIKIT_ABI_VERSION))
    #expect(String(cString: bidikit_unicode_version()) == CharacterDataVersion.unicode)
  }
}
