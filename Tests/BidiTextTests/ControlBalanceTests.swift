import BidiTestSupport
import BidiText
import Testing

/// BD9, BD11 and X6a–X8: which controls pair up.
@Suite struct ControlBalanceTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let notation: String

    /// Faults as `offset:paragraph kind name`, in order.
    let faults: [String]

    /// The text with the faults repaired.
    let balanced: String

    var testDescription: String { notation }

    init(_ notation: String, _ faults: [String], balanced: String? = nil) {
      (self.notation, self.faults, self.balanced) = (notation, faults, balanced ?? notation)
    }
  }

  static let examples: [Example] = [
    // No fault.
    Example("", []), Example("abc", []), Example("‹LRM›‹RLM›‹ALM›", []),
    Example("‹LRE›a‹PDF›", []), Example("‹RLE›a‹PDF›", []), Example("‹LRO›a‹PDF›", []),
    Example("‹RLO›a‹PDF›", []), Example("‹LRI›a‹PDI›", []), Example("‹RLI›a‹PDI›", []),
    Example("‹FSI›a‹PDI›", []), Example("‹RLE›‹PDF›", []),
    Example("‹RLE›a‹LRI›b‹LRO›c‹PDF›‹PDI›‹PDF›", []),
    Example("‹RLE›a‹PDF›‹LF›‹RLE›b‹PDF›", []),
    // These do not end a paragraph.
    Example("‹RLE›a‹LS›b‹PDF›", []), Example("‹RLI›a\u{B}\u{C}\u{1F}‹TAB›b‹PDI›", []),

    // Not closed.
    Example("‹LRE›a", ["0:0 unclosed LRE"], balanced: "‹LRE›a‹PDF›"),
    Example("a‹RLE›", ["1:0 unclosed RLE"], balanced: "a‹RLE›‹PDF›"),
    Example("‹LRO›a", ["0:0 unclosed LRO"], balanced: "‹LRO›a‹PDF›"),
    Example("‹RLO›a", ["0:0 unclosed RLO"], balanced: "‹RLO›a‹PDF›"),
    Example("‹LRI›a", ["0:0 unclosed LRI"], balanced: "‹LRI›a‹PDI›"),
    Example("‹RLI›a", ["0:0 unclosed RLI"], balanced: "‹RLI›a‹PDI›"),
    Example("‹FSI›a", ["0:0 unclosed FSI"], balanced: "‹FSI›a‹PDI›"),
    Example(
      "‹RLE›‹LRI›a", ["0:0 unclosed RLE", "1:0 unclosed LRI"], balanced: "‹RLE›‹LRI›a‹PDI›‹PDF›"),
    Example("‹RLE›‹RLE›a‹PDF›", ["0:0 unclosed RLE"], balanced: "‹RLE›‹RLE›a‹PDF›‹PDF›"),

    // Nothing to close.
    Example("a‹PDF›", ["1:0 unmatched PDF"], balanced: "a"),
    Example("‹PDI›a", ["0:0 unmatched PDI"], balanced: "a"),
    Example("‹RLE›a‹PDF›‹PDF›b", ["3:0 unmatched PDF"], balanced: "‹RLE›a‹PDF›b"),
    Example("‹RLI›a‹PDI›‹PDI›b", ["3:0 unmatched PDI"], balanced: "‹RLI›a‹PDI›b"),
    Example("‹PDF›‹PDI›", ["0:0 unmatched PDF", "1:0 unmatched PDI"], balanced: ""),
    Example(
      "a‹PDF›b‹RLE›c", ["1:0 unmatched PDF", "3:0 unclosed RLE"], balanced: "ab‹RLE›c‹PDF›"),

    // The wrong end.
    Example(
      "‹RLE›a‹PDI›", ["0:0 unclosed RLE", "2:0 unmatched PDI"], balanced: "‹RLE›a‹PDF›"),
    Example(
      "‹RLI›a‹PDF›", ["0:0 unclosed RLI", "2:0 unmatched PDF"], balanced: "‹RLI›a‹PDI›"),

    // X6a: a PDI ends the embeddings inside its isolate.
    Example("‹LRI›‹RLE›a‹PDI›b", ["1:0 unclosed RLE"], balanced: "‹LRI›‹RLE›a‹PDF›‹PDI›b"),
    Example(
      "‹LRI›‹RLE›‹LRO›a‹PDI›b", ["1:0 unclosed RLE", "2:0 unclosed LRO"],
      balanced: "‹LRI›‹RLE›‹LRO›a‹PDF›‹PDF›‹PDI›b"),
    // X7: a PDF does not end what was opened outside its isolate.
    Example(
      "‹RLE›‹LRI›a‹PDF›b‹PDI›c‹PDF›", ["3:0 unmatched PDF"], balanced: "‹RLE›‹LRI›ab‹PDI›c‹PDF›"),
    // Both: the embedding inside ends with the PDI, the one outside with the PDF.
    Example(
      "‹RLE›‹LRI›‹LRE›a‹PDI›b‹PDF›c", ["2:0 unclosed LRE"],
      balanced: "‹RLE›‹LRI›‹LRE›a‹PDF›‹PDI›b‹PDF›c"),
    // BD9: a PDI matches the initiator last opened.
    Example("‹LRI›‹RLI›a‹PDI›", ["0:0 unclosed LRI"], balanced: "‹LRI›‹RLI›a‹PDI›‹PDI›"),

    // X8: everything ends with the paragraph.
    Example("‹RLE›a‹LF›b", ["0:0 unclosed RLE"], balanced: "‹RLE›a‹PDF›‹LF›b"),
    Example("a‹LF›b‹PDF›", ["3:1 unmatched PDF"], balanced: "a‹LF›b"),
    Example(
      "‹RLE›a‹LF›b‹PDF›", ["0:0 unclosed RLE", "4:1 unmatched PDF"], balanced: "‹RLE›a‹PDF›‹LF›b"),
    Example(
      "‹RLI›a‹CRLF›b‹PDI›", ["0:0 unclosed RLI", "5:1 unmatched PDI"],
      balanced: "‹RLI›a‹PDI›‹CRLF›b"),
    Example(
      "‹RLI›a‹PS›b‹PDI›", ["0:0 unclosed RLI", "4:1 unmatched PDI"], balanced: "‹RLI›a‹PDI›‹PS›b"),
    Example("‹LF›‹LF›‹FSI›", ["2:2 unclosed FSI"], balanced: "‹LF›‹LF›‹FSI›‹PDI›"),
    Example(
      "‹RLE›‹CR›‹RLE›", ["0:0 unclosed RLE", "2:1 unclosed RLE"],
      balanced: "‹RLE›‹PDF›‹CR›‹RLE›‹PDF›"),
    // Offsets are of scalars.
    Example(
      "\u{1F600}e\u{301}‹RLE›", ["3:0 unclosed RLE"], balanced: "\u{1F600}e\u{301}‹RLE›‹PDF›"),
  ]

  @Test(arguments: examples)
  func unbalancedControlsAreFound(_ example: Example) {
    let text = uax(example.notation)
    let balance = text.controlBalance
    let shown = balance.faults.map {
      "\($0.scalarOffset):\($0.paragraph) \($0.kind.rawValue) \($0.control.abbreviation)"
    }
    #expect(shown == example.faults)
    #expect(balance.isBalanced == example.faults.isEmpty)
    #expect(balance.repairs.isEmpty == example.faults.isEmpty)
    for fault in balance.faults { #expect(fault.index == index(fault.scalarOffset, in: text)) }
  }

  @Test(arguments: examples)
  func balancingRepairsControls(_ example: Example) {
    let balanced = uax(example.notation).balancingControls()
    #expect(codes(balanced) == codes(uax(example.balanced)))
    #expect(balanced.controlBalance.isBalanced)
    #expect(codes(balanced.balancingControls()) == codes(balanced))
  }

  /// A text, and its pairs as offsets of opener and end, in the order of the ends.
  @Test(arguments: [
    ("abc", []), ("‹RLE›a", []), ("a‹PDF›", []),
    ("‹RLE›a‹PDF›", ["0 2"]), ("‹RLE›‹LRE›a‹PDF›‹PDF›", ["1 3", "0 4"]),
    ("‹RLE›a‹PDF›‹FSI›b‹PDI›", ["0 2", "3 5"]), ("‹RLE›‹LRI›a‹PDI›‹PDF›", ["1 3", "0 4"]),
    ("‹LRI›‹RLE›a‹PDI›", ["0 3"]), ("‹RLE›‹LRI›a‹PDF›‹PDI›‹PDF›", ["1 4", "0 5"]),
    ("‹RLO›‹RLE›a‹PDF›", ["1 3"]), ("‹RLE›a‹LF›‹RLI›b‹PDI›", ["3 5"]),
    ("\u{1F600}‹RLE›\u{1F600}‹PDF›", ["1 3"]),
  ])
  func pairs(_ notation: String, expected: [String]) {
    let text = uax(notation)
    let pairs = text.controlBalance.pairs.map {
      "\(offset($0.opener, in: text)) \(offset($0.terminator, in: text))"
    }
    #expect(pairs == expected)
  }

  @Test func aSubstringIsLookedAtAlone() {
    let text = uax("‹RLE›a‹LF›b‹PDF›")
    let part = text[index(1, in: text)...]
    let fault = part.controlBalance.faults.first
    #expect(part.controlBalance.faults.count == 1)
    #expect(fault?.index == index(4, in: text))
    #expect(fault?.scalarOffset == 3)
    #expect(fault?.paragraph == 1)
    #expect(codes(part.balancingControls()) == codes("a\nb"))
  }

  @Test func offsetsAreGivenInEveryUnit() throws {
    // U+1F600 is 4 bytes and 2 units, U+5D0 2 bytes and 1 unit, a control 3 bytes and 1 unit.
    let text = uax("\u{1F600}A‹PDI›‹CRLF›B‹RLI›")
    let faults = text.controlBalance.faults
    #expect(faults.map(\.kind) == [.unmatched, .unclosed])
    #expect(
      faults.map(\.offset) == [
        TextOffset(utf8: 6, utf16: 3, scalars: 2), TextOffset(utf8: 13, utf16: 7, scalars: 6),
      ])
    #expect(faults.map(\.paragraph) == [0, 1])
  }

  @Test func theRepairedTextKeepsItsPlaces() {
    let edited = uax("a‹PDI›b‹RLE›C‹LF›d").applying(.balancingControls)
    #expect(codes(edited.text) == codes(uax("ab‹RLE›C‹PDF›‹LF›d")))
    // a, PDI, b, RLE, C, LF, d, end.
    #expect(
      (0...7).map { edited.map.resultOffset(of: $0, in: .scalar) } == [0, 1, 1, 2, 3, 5, 6, 7])
  }
}
