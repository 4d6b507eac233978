import BidiTestSupport
import BidiText
import Testing

/// Taking out controls, in groups.
@Suite struct StrippingTests {
  static let everything =
    "‹LRM›a‹RLM›b‹ALM›c‹LRE›d‹PDF›‹RLE›e‹PDF›‹LRO›f‹PDF›‹RLO›g‹PDF›‹LRI›h‹PDI›‹RLI›i‹PDI›‹FSI›j‹PDI›"

  /// Groups, a text, and what stays.
  static let examples: [(ControlGroups, String, String)] = [
    (.all, everything, "abcdefghij"),
    (
      .marks, everything,
      "abc‹LRE›d‹PDF›‹RLE›e‹PDF›‹LRO›f‹PDF›‹RLO›g‹PDF›‹LRI›h‹PDI›‹RLI›i‹PDI›‹FSI›j‹PDI›"
    ),
    (
      .embeddings, everything,
      "‹LRM›a‹RLM›b‹ALM›cde‹LRO›f‹PDF›‹RLO›g‹PDF›‹LRI›h‹PDI›‹RLI›i‹PDI›‹FSI›j‹PDI›"
    ),
    (
      .overrides, everything,
      "‹LRM›a‹RLM›b‹ALM›c‹LRE›d‹PDF›‹RLE›e‹PDF›fg‹LRI›h‹PDI›‹RLI›i‹PDI›‹FSI›j‹PDI›"
    ),
    (
      .isolates, everything,
      "‹LRM›a‹RLM›b‹ALM›c‹LRE›d‹PDF›‹RLE›e‹PDF›‹LRO›f‹PDF›‹RLO›g‹PDF›hij"
    ),
    ([.marks, .isolates], everything, "abc‹LRE›d‹PDF›‹RLE›e‹PDF›‹LRO›f‹PDF›‹RLO›g‹PDF›hij"),
    ([], everything, everything),
    // A PDF goes with its opener.
    (.embeddings, "‹RLE›a‹RLO›b‹PDF›c‹PDF›", "a‹RLO›b‹PDF›c"),
    (.overrides, "‹RLE›a‹RLO›b‹PDF›c‹PDF›", "‹RLE›abc‹PDF›"),
    (.embeddings, "‹RLO›a‹RLE›b‹PDF›c‹PDF›", "‹RLO›abc‹PDF›"),
    (.isolates, "‹RLI›‹RLE›a‹PDF›‹PDI›", "‹RLE›a‹PDF›"),
    (.embeddings, "‹RLI›‹RLE›a‹PDF›‹PDI›", "‹RLI›a‹PDI›"),
    // One that ends nothing goes with either group, and with no other.
    (.embeddings, "a‹PDF›b", "ab"), (.overrides, "a‹PDF›b", "ab"),
    (.marks, "a‹PDF›b", "a‹PDF›b"), (.isolates, "a‹PDF›b", "a‹PDF›b"),
    (.embeddings, "‹RLO›a‹LF›b‹PDF›c", "‹RLO›a‹LF›bc"),
    // X7: a PDF inside an isolate does not end the override outside.
    (.overrides, "‹RLO›‹LRI›a‹PDF›b‹PDI›c‹PDF›", "‹LRI›ab‹PDI›c"),
    (.embeddings, "‹RLO›‹LRI›a‹PDF›b‹PDI›c‹PDF›", "‹RLO›‹LRI›ab‹PDI›c‹PDF›"),
    // A PDI that matches nothing, an opener that nothing ends.
    (.isolates, "a‹PDI›b", "ab"), (.embeddings, "a‹PDI›b", "a‹PDI›b"),
    (.isolates, "a‹RLI›b", "ab"), (.embeddings, "‹RLE›a‹LF›b", "a‹LF›b"),
    (.overrides, "‹RLO›a", "a"),
    // Nothing else is touched.
    (
      .all, "a‹ZWJ›b\u{200C}\u{AD}\u{FEFF}‹CRLF›‹LS›e\u{301}",
      "a‹ZWJ›b\u{200C}\u{AD}\u{FEFF}‹CRLF›‹LS›e\u{301}"
    ),
    (.all, "", ""), (.all, "‹RLM›‹RLE›", ""),
  ]

  @Test(arguments: examples)
  func stripping(_ row: (groups: ControlGroups, text: String, rest: String)) {
    #expect(codes(uax(row.text).strippingControls(only: row.groups)) == codes(uax(row.rest)))
  }

  @Test func allIsTheDefault() {
    #expect(codes(uax(Self.everything).strippingControls()) == codes("abcdefghij"))
    #expect(ControlGroups.all == [.marks, .embeddings, .isolates, .overrides])
  }

  /// Groups, a text, and the offsets of what goes.
  static let placesOfGroups: [(ControlGroups, String, [Int])] = [
    (.all, "abc", []), (.all, "‹RLE›a‹PDF›‹RLM›", [0, 2, 3]),
    (.marks, "‹RLE›a‹PDF›‹RLM›", [3]), (.embeddings, "‹RLE›a‹PDF›‹RLM›", [0, 2]),
    (.isolates, "\u{1F600}‹FSI›\u{1F600}‹PDI›", [1, 3]), ([], "‹RLM›", []),
  ]

  @Test(arguments: placesOfGroups)
  func placesOfControls(_ groups: ControlGroups, notation: String, expected: [Int]) {
    let text = uax(notation)
    #expect(text.controlIndices(in: groups).map { offset($0, in: text) } == expected)
  }

  @Test func aSubstringIsStrippedAlone() {
    let text = uax("‹RLM›a‹RLE›b‹PDF›c‹RLM›")
    let part = text[index(1, in: text)..<index(6, in: text)]
    #expect(codes(part.strippingControls()) == codes("abc"))
    #expect(part.controlIndices(in: .all).map { offset($0, in: text) } == [2, 4])
  }
}
