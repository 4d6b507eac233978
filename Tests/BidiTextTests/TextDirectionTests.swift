import BidiTestSupport
import BidiText
import Foundation
import Testing

/// What is asked of a text first.
///
/// Capitals are Hebrew letters.
@Suite struct TextDirectionTests {
  /// What people write first compiles.
  @Test func directionsWithoutExplicit() throws {
    let text = uax("ab CD")
    #expect(text.visualOrder(baseDirection: .rightToLeft) == [4, 3, 2, 0, 1])
    #expect(text.visualOrder(baseDirection: .leftToRight) == [0, 1, 2, 4, 3])
    #expect(try ResolvedParagraph(text, baseDirection: .rightToLeft).direction == .rightToLeft)
    #expect(BaseDirection.rightToLeft == .explicit(.rightToLeft))
    let document = BidiDocument(uax("AB‹LF›ab‹LF›12"))
    #expect(
      (0..<3).map { document.paragraph($0).direction } == [
        .rightToLeft, .leftToRight, .leftToRight,
      ])
    let options = DocumentLayout.Options(width: 5, layoutDirection: .rightToLeft)
    let layout = DocumentLayout(uax("12‹LF›ab CD ef"), options: options, measure: .cells)
    #expect(layout.lineCount == 3)
    #expect(layout.document.paragraph(0).direction == .rightToLeft)
    #expect(layout.document.paragraph(1).direction == .leftToRight)
  }

  @Test(
    arguments: [
      ("ABC def", WritingDirection.rightToLeft), ("abc DEF", .leftToRight),
      ("%d ABC", .rightToLeft),
      ("@bob ABC", .rightToLeft), ("12:30", nil), ("", nil), ("\nABC", nil),
    ] as [(String, WritingDirection?)])
  func direction(_ notation: String, _ expected: WritingDirection?) {
    let text = uax(notation)
    #expect(text.writingDirection == expected)
    #expect(text[...].writingDirection == expected)
    #expect(text.isRightToLeft == (expected == .rightToLeft))
  }

  @Test func directionByStrategy() {
    #expect(uax("%d ABC").writingDirection(by: .firstStrong) == .leftToRight)
    // Two words of five are not more than 0.40; two of four are.
    #expect(uax("a b c D E").writingDirection(by: .wordShare()) == .leftToRight)
    #expect(uax("a b D E").writingDirection(by: .wordShare()) == .rightToLeft)
    #expect("abc".writingDirection(by: .locale("ar")) == .rightToLeft)
  }

  /// The orders are worked out by hand from rules L1 and L2.
  @Test func visualOrder() {
    #expect(uax("ab CD").visualOrder() == [0, 1, 2, 4, 3])
    #expect(uax("CD ab").visualOrder() == [3, 4, 2, 1, 0])
    // Each paragraph by itself; the separator of the second, which is right to left, is at its left edge.
    #expect("a\n".visualOrder() == [0, 1])
    #expect("a\n\u{05D0}\u{05D1}\nb".visualOrder() == [0, 1, 4, 3, 2, 5])
    #expect(
      uax("ab CD").visualOrder(baseDirection: .explicit(.rightToLeft)) == [4, 3, 2, 0, 1])
    #expect("\u{202B}a\u{202C}".visualOrder() == [1])
    #expect("".visualOrder() == [])
  }

  /// The order is the one above; where each character begins is counted by hand from UTF-8 and UTF-16.
  @Test func visualOrderInOtherUnits() {
    #expect(uax("ab CD").visualOrder(in: .utf8) == [0, 1, 2, 5, 3])
    #expect(uax("ab CD").visualOrder(in: .utf16) == [0, 1, 2, 4, 3])
    #expect("\u{1F600}\u{05D0}\nb".visualOrder(in: .utf16) == [3, 2, 0, 4])
    #expect("\u{1F600}\u{05D0}\nb".visualOrder(in: .utf8) == [6, 4, 0, 7])
    #expect("".visualOrder(in: .utf8) == [])
  }

  @Test func visualText() {
    #expect("ab (\u{05D0}\u{05D1})".visualText() == "ab (\u{05D1}\u{05D0})")
    #expect(
      "\u{05D0}(b\r\nc \u{05D0}\u{05D1}\n".visualText() == "b)\u{05D0}\r\nc \u{05D1}\u{05D0}\n")
    #expect("\u{202B}a \u{05D0}\u{202C}".visualText() == "\u{05D0} a")
  }

  /// Settings and results go to JSON and back.
  @Test func valuesGoToJSONAndBack() throws {
    func isSame<Value: Codable & Equatable>(_ value: Value) throws {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    }
    for base in [BaseDirection.explicit(.rightToLeft), .auto(fallback: .leftToRight)] {
      try isSame(base)
      try isSame(MarkingMode.whereOrderChanges(in: base))
      try isSame(ControlTransform.embedded(in: .rightToLeft, mode: .whereOrderChanges(in: base)))
    }
    try isSame(MarkingMode.always)
    try isSame(ControlTransform.isolated(in: nil))
    try isSame(ControlTransform.strippingControls(only: [.marks, .isolates]))
    try isSame(ControlTransform.convertingControls(to: .isolates))
    try isSame(ControlTransform.balancingControls)
    for strategy in [DirectionStrategy.firstStrong, .wordShare(), .locale("ar")] {
      try isSame(strategy)
    }
    for policy in NaturalAlignmentPolicy.allCases { try isSame(policy) }
    for control in DirectionalFormatting.allCases { try isSame(control) }
    let map = "a\u{1F600}\nb".applying(.embedded(in: .rightToLeft)).map
    try isSame(map)
    try isSame(OffsetMap.identity)
  }

  /// The names in JSON are those of the commands, and stay: they stand in files of users.
  @Test func namesInJSON() throws {
    func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
      #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value)
    }
    try check(BaseDirection.explicit(.leftToRight), #""ltr""#)
    try check(BaseDirection.explicit(.rightToLeft), #""rtl""#)
    try check(BaseDirection.auto(fallback: .leftToRight), #""auto""#)
    try check(BaseDirection.auto(fallback: .rightToLeft), #""auto-rtl""#)
    try check(MarkingMode.always, #""always""#)
    try check(
      MarkingMode.whereOrderChanges(in: .explicit(.rightToLeft)),
      #"{"where-order-changes-in":"rtl"}"#)
    try check(ControlGroups.all, #"["marks","embeddings","isolates","overrides"]"#)
    try check([] as ControlGroups, "[]")
    try check(DirectionStrategy.firstStrong, #""first-strong""#)
    try check(DirectionStrategy.firstStrongOutsideCode, #""first-strong-outside-code""#)
    try check(DirectionStrategy.lastStrong, #""last-strong""#)
    try check(DirectionStrategy.anyRightToLeft, #""any-rtl""#)
    try check(DirectionStrategy.wordShare(above: 0.5), #"{"word-share":0.5}"#)
    try check(DirectionStrategy.locale("ar"), #"{"locale":"ar"}"#)
    for (transform, json) in [
      (
        ControlTransform.embedded(in: .rightToLeft),
        #"{"direction":"rtl","mode":"always","operation":"embedded"}"#
      ),
      (.isolated(in: nil), #"{"mode":"always","operation":"isolated"}"#),
      (
        .isolated(in: .leftToRight),
        #"{"direction":"ltr","mode":"always","operation":"isolated"}"#
      ),
      (
        .overridden(in: .leftToRight),
        #"{"direction":"ltr","mode":"always","operation":"overridden"}"#
      ),
      (
        .marked(in: .rightToLeft, mode: .whereOrderChanges(in: .auto(fallback: .leftToRight))),
        #"{"direction":"rtl","mode":{"where-order-changes-in":"auto"},"operation":"marked"}"#
      ),
      (.strippingControls(only: .marks), #"{"only":["marks"],"operation":"stripped"}"#),
      (.balancingControls, #"{"operation":"balanced"}"#),
      (
        .convertingControls(to: .isolates),
        #"{"operation":"converted","style":"isolates"}"#
      ),
    ] { try check(transform, json) }
    for json in [#""x""#, #"{"operation":"embedded"}"#, #"{"operation":"converted"}"#, "{}", "1"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ControlTransform.self, from: Data(json.utf8))
      }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(DirectionStrategy.self, from: Data(json.utf8))
      }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(BaseDirection.self, from: Data(json.utf8))
      }
    }
  }

  /// A map whose changes are out of order is none.
  @Test func badMapsAreRefused() throws {
    let map = "a\nb".applying(.embedded(in: .rightToLeft)).map
    var changes = try JSONEncoder().encode(["changes": map.changes])
    #expect(try JSONDecoder().decode(OffsetMap.self, from: changes) == map)
    changes = try JSONEncoder().encode(["changes": map.changes.reversed() as [OffsetMap.Change]])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(OffsetMap.self, from: changes) }
  }
}
