import BidiTestSupport
import BidiText
import Testing

/// The reference checker agrees with its own readings and with the examples of DESIGN 4.3.
@Suite struct ReferenceLawTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyRenderingIsAccepted(seed: UInt64) throws {
    var generation = LawGeneration(seed: seed)
    for _ in 0..<1_000 {
      let line = generation.makeLine()
      let law = ReferenceLaw(line)
      for reading in generation.pickReadings(of: line, atMost: 2) {
        let displayed = try line.displayed(reading)
        let points = law.accepts(displayed)
        try #require(points.isEmpty, Self.message(line, displayed, "\(reading) \(points)"))
      }
    }
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func everyViolationIsRefused(seed: UInt64) throws {
    var generation = LawGeneration(seed: seed)
    var refused: [ReferencePoint: Int] = [:]
    var acceptedElsewhere = 0
    for _ in 0..<caseCount(400, of: 1_000) {
      let line = generation.makeLine()
      let law = ReferenceLaw(line)
      let readings = LineReadings(line)
      let layouts = readings.layouts
      for reading in generation.pickReadings(of: line, atMost: 1) {
        let displayed = try line.displayed(reading)
        for violation in generation.violations(of: line, displayed: displayed) {
          let points = law.accepts(violation.displayed)
          let message = Self.message(
            line, violation.displayed, "\(reading) \(violation.point) \(points)")
          if let tokens = readings.tokens(of: violation.displayed), layouts.contains(tokens) {
            try #require(points.isEmpty, message)
            acceptedElsewhere += 1
          } else if violation.point == .inOrder {
            // Units that change places may break chains or edges alone.
            try #require(!points.isEmpty, message)
            refused[violation.point, default: 0] += 1
          } else {
            try #require(points.contains(violation.point), message)
            refused[violation.point, default: 0] += 1
          }
        }
      }
    }
    for point in ReferencePoint.allCases { #expect(refused[point, default: 0] > 80, "\(point)") }
    #expect(acceptedElsewhere > 0)
  }

  /// The order of the real algorithm without isolates: the parse and the exhaustive side agree on it.
  @Test func parseAndReadingsAgreeOnPlainLines() throws {
    var generation = LawGeneration(seed: 21)
    var accepted = 0
    for _ in 0..<1_000 {
      let line = generation.makeLine()
      let readings = LineReadings(line)
      for base in [WritingDirection.leftToRight, .rightToLeft] {
        let displayed = try line.displayed(in: .explicit(base))
        let isAccepted = readings.tokens(of: displayed).map(readings.layouts.contains) ?? false
        let points = ReferenceLaw(line).accepts(displayed)
        try #require(points.isEmpty == isAccepted, Self.message(line, displayed, "\(points)"))
        if isAccepted { accepted += 1 }
      }
    }
    #expect((100...1_900).contains(accepted), "\(accepted)")
  }

  @Test(arguments: LawCase.all)
  func caseOfTheDesign(_ lawCase: LawCase) {
    let line = ReferenceLine(notation: lawCase.text)
    let candidates = line.displayedLines(lookingLike: lawCase.shown)
    #expect(!candidates.isEmpty, "\(lawCase.shown) has not the characters of \(line)")
    let results = candidates.map {
      ReferenceLaw.accepts(
        line, displayed: $0.order, levels: $0.levels, inNaturalContainer: lawCase.isNatural)
    }
    if lawCase.broken.isEmpty {
      #expect(results.contains { $0.isEmpty }, "\(results)")
    } else {
      #expect(results.allSatisfy { !$0.isEmpty })
      #expect(
        results.contains { Set(lawCase.broken).isSubset(of: $0) },
        "\(results) name other points")
    }
  }

  /// The line as written, and as displayed in the notation.
  private static func message(
    _ line: ReferenceLine, _ displayed: DisplayedLine, _ note: String
  ) -> Comment {
    let text = Array(line.text.unicodeScalars)
    let shown = displayed.order.map { offset in
      displayed.levels[offset] & 1 == 1 ? text[offset].mirror ?? text[offset] : text[offset]
    }
    let string = String(String.UnicodeScalarView(shown.map(\.asNotation)))
    return "\(line.description) is shown as \(string): \(note)"
  }
}

/// A line and an order on the screen, in the notation of ``ReferenceLine/init(notation:direction:arabic:)``.
struct LawCase: Sendable, CustomTestStringConvertible {
  var text: String
  /// From left to right, with the glyphs that are seen.
  var shown: String
  var broken: [ReferencePoint]
  var isNatural = false

  var testDescription: String {
    "\(text) as \(shown) is \(broken.isEmpty ? "accepted" : "refused")"
  }

  static func accepted(_ text: String, _ shown: String, natural: Bool = false) -> LawCase {
    LawCase(text: text, shown: shown, broken: [], isNatural: natural)
  }

  static func refused(_ text: String, _ shown: String, _ points: ReferencePoint...) -> LawCase {
    LawCase(text: text, shown: shown, broken: points)
  }

  static let all: [LawCase] = [
    // 1: whole.
    .accepted("ABC |403(b)(2)| DEF", "FED 403(b)(2) CBA"),
    .refused("ABC |403(b)(2)| DEF", "FED (2)(b)403 CBA", .whole),
    .accepted("ABC |[host]:[port]|", "[host]:[port] CBA"),
    .refused("|[host]:[port]| ABC", "CBA [port]:[host]", .whole),
    .accepted("ABC |@bob|", "@bob CBA"),
    .refused("ABC |@bob|", "bob@ CBA", .whole),
    .refused("|c++| ABC", "CBA ++c", .whole),
    .accepted("ABC -5% DEF", "FED %5- CBA"),
    .accepted("ABC -5% DEF", "FED -5% CBA"),
    .refused("ABC -5% DEF", "%FED -5 CBA", .whole),
    .refused("ABC 12 DEF", "FED 21 CBA", .whole),
    .refused("{john (work)} ABC", "CBA (john (work", .whole),
    .accepted("{john} 3 ABC", "CBA 3 john"),
    .refused("{john} 3 ABC", "CBA john 3", .whole),
    .accepted("{john} (3) ABC", "CBA john (3)"),
    .accepted("{john} pro ABC", "CBA john pro"),
    .accepted("{maccy} {2} ABC", "CBA maccy 2"),
    // 2: in order.
    .accepted("ABC DEF", "FED CBA"),
    .refused("ABC DEF", "CBA FED", .inOrder),
    .accepted("ABC iphone 15 DEF", "FED iphone 15 CBA"),
    .accepted("ABC iphone 15 DEF", "FED 15 iphone CBA"),
    .accepted("5 gb ABC", "CBA 5 gb"),
    .refused("ABC 5 7 DEF", "FED 5 7 CBA", .inOrder),
    .accepted("ABC gif (lzw) DEF", "FED gif (lzw) CBA"),
    .accepted("ABC gif (lzw) DEF", "FED (lzw) gif CBA"),
    .accepted("jpeg, tifw ABC", "CBA tifw ,jpeg"),
    .accepted("jpeg, tifw ABC", "CBA jpeg, tifw"),
    .refused("xiao ABC DEF", "xiao FED CBA", .inOrder),
    .accepted("ABC isbn: 99-1", "isbn: 99-1 CBA"),
    // 3: chains.
    .refused("5 x 7 x 9 mk", "x 7 x 9 mk 5", .chains),
    .refused("5 x 7 x 9 mk", "7 x 9 mk x 5", .chains),
    .accepted("5 x 7 x 9 mk", "9 mk x 7 x 5"),
    .accepted("5 x 7 x 9 mk", "5 x 7 x 9 mk"),
    .accepted("5 x 7 x 9 mk", "mk 9 x 7 x 5"),
    .accepted("5 x 7 x 9 mk", "mk 5 x 7 x 9"),
    .refused("ABC 16 x 9", "x 9 16 CBA", .chains),
    .accepted("ABC 16 x 9", "9 x 16 CBA"),
    .accepted("ABC > DEF > GHI", "IHG < FED < CBA"),
    .refused("ABC > DEF > GHI", "IHG > FED > CBA", .chains),
    .refused("ABC > de > GHI", "IHG > de < CBA", .chains),
    .accepted("ab > cd > ef GHI", "IHG ab > cd > ef"),
    .refused("ab > cd > ef GHI", "IHG ef < ab > cd", .chains),
    .accepted("ABC 2/7", "2/7 CBA"),
    .refused("ABC 2/7", "7/2 CBA", .chains),
    .accepted("09:30 - 18:45 ABC", "CBA 18:45 - 09:30"),
    .accepted("09:30 - 18:45 ABC", "CBA 09:30 - 18:45"),
    .refused("ABC {12}{34}", "3412 CBA", .chains),
    // 4: pairs.
    .accepted("ABC (DEF) GHI", "IHG (FED) CBA"),
    .refused("ABC (de)", "(de CBA (", .pairs),
    .refused("ABC (DEF)", ")FED( CBA", .pairs),
    .refused("gif (lzw) ABC", "CBA ( gif (lzw", .pairs),
    .refused("ABC \"de\" FGH", "HGF de\"\" CBA", .pairs),
    // 5: edges.
    .accepted("ABC yahoo!", "!yahoo CBA"),
    .refused("ABC yahoo!", "yahoo! CBA", .edges),
    .refused("ABC.", "CBA.", .edges),
    .refused("gif, ABC", "CBA gif,", .edges),
    // A line without an own unit.
    .refused("yahoo!", "yahoo!", .edges),
    .accepted("yahoo!", "yahoo!", natural: true),
    .accepted("5 x 7 x 9 mk", "x 7 x 9 mk 5", natural: true),
  ]
}
