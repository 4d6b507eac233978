import BidiTestSupport
import BidiText
import Testing

/// The twelve characters of Bidi_Control: UAX #9, section 2.
@Suite struct DirectionalFormattingTests {
  struct Control: Sendable, CustomTestStringConvertible {
    let control: DirectionalFormatting
    let value: UInt32
    let name: String
    let kind: DirectionalFormatting.Kind
    let terminator: DirectionalFormatting?

    var testDescription: String { name }

    init(
      _ control: DirectionalFormatting, _ value: UInt32, _ name: String,
      _ kind: DirectionalFormatting.Kind, endedBy terminator: DirectionalFormatting?
    ) {
      self.control = control
      self.value = value
      self.name = name
      self.kind = kind
      self.terminator = terminator
    }
  }

  static let controls: [Control] = [
    Control(.arabicLetterMark, 0x061C, "ALM", .mark, endedBy: nil),
    Control(.leftToRightMark, 0x200E, "LRM", .mark, endedBy: nil),
    Control(.rightToLeftMark, 0x200F, "RLM", .mark, endedBy: nil),
    Control(.leftToRightEmbedding, 0x202A, "LRE", .embedding, endedBy: .popDirectionalFormat),
    Control(.rightToLeftEmbedding, 0x202B, "RLE", .embedding, endedBy: .popDirectionalFormat),
    Control(.popDirectionalFormat, 0x202C, "PDF", .popFormat, endedBy: nil),
    Control(.leftToRightOverride, 0x202D, "LRO", .override, endedBy: .popDirectionalFormat),
    Control(.rightToLeftOverride, 0x202E, "RLO", .override, endedBy: .popDirectionalFormat),
    Control(.leftToRightIsolate, 0x2066, "LRI", .isolate, endedBy: .popDirectionalIsolate),
    Control(.rightToLeftIsolate, 0x2067, "RLI", .isolate, endedBy: .popDirectionalIsolate),
    Control(.firstStrongIsolate, 0x2068, "FSI", .isolate, endedBy: .popDirectionalIsolate),
    Control(.popDirectionalIsolate, 0x2069, "PDI", .popIsolate, endedBy: nil),
  ]

  @Test(arguments: controls)
  func propertiesOfControls(_ row: Control) throws {
    let scalar = try #require(Unicode.Scalar(row.value))
    #expect(DirectionalFormatting(scalar) == row.control)
    #expect(row.control.scalar == scalar)
    #expect(codes(row.control.string) == codes(String(Character(scalar))))
    #expect(row.control.abbreviation == row.name)
    #expect(row.control.visibleName == "‹\(row.name)›")
    #expect(row.control.kind == row.kind)
    #expect(row.control.terminator == row.terminator)
    #expect("a\(scalar)b".hasDirectionalFormatting)
    #expect("a\(scalar)b".showingControls() == "a‹\(row.name)›b")
  }

  @Test func thereAreTwelve() {
    #expect(Set(Self.controls.map(\.control)) == Set(DirectionalFormatting.allCases))
    #expect(DirectionalFormatting.allCases.count == 12)
  }

  /// No other character is one, of all 1,114,112 code points.
  @Test func noOtherCharacter() {
    let values = Set(Self.controls.map(\.value))
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if (DirectionalFormatting(scalar) != nil) != values.contains(value) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func byDirection() {
    #expect(DirectionalFormatting.mark(.leftToRight) == .leftToRightMark)
    #expect(DirectionalFormatting.mark(.rightToLeft) == .rightToLeftMark)
    #expect(DirectionalFormatting.embedding(.leftToRight) == .leftToRightEmbedding)
    #expect(DirectionalFormatting.embedding(.rightToLeft) == .rightToLeftEmbedding)
    #expect(DirectionalFormatting.isolate(.leftToRight) == .leftToRightIsolate)
    #expect(DirectionalFormatting.isolate(.rightToLeft) == .rightToLeftIsolate)
    #expect(DirectionalFormatting.isolate(nil) == .firstStrongIsolate)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("\u{202B}abc\u{202C}", "‹RLE›abc‹PDF›"),
    ("\u{200F}\u{200F}", "‹RLM›‹RLM›"), ("a\r\n\u{2068}b", "a\r\n‹FSI›b"),
    ("e\u{301}\u{2069}\u{301}", "e\u{301}‹PDI›\u{301}"),
    ("\u{200D}\u{AD}\u{FEFF}\u{200B}", "\u{200D}\u{AD}\u{FEFF}\u{200B}"),
  ])
  func showingControls(_ text: String, expected: String) {
    #expect(codes(text.showingControls()) == codes(expected))
    #expect(text.hasDirectionalFormatting == (codes(text) != codes(expected)))
  }
}
