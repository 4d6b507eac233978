import BidiTestSupport
import BidiText
import Testing

/// Embeddings as isolates and isolates as embeddings, where nothing moves.
@Suite struct ControlConversionTests {
  /// A text, the text converted, and what was left as `offset:paragraph name reason`.
  typealias Row = (String, String, [String])

  static let isolateRows: [Row] = [
    ("", "", []), ("abc", "abc", []), ("‹RLM›a", "‹RLM›a", []),
    ("‹RLE›abc‹PDF›", "‹RLI›abc‹PDI›", []), ("‹LRE›abc‹PDF›", "‹LRI›abc‹PDI›", []),
    ("‹RLE›ABC def‹PDF›", "‹RLI›ABC def‹PDI›", []),
    ("‹RLE›A ‹LRE›b‹PDF›‹PDF›", "‹RLI›A ‹LRI›b‹PDI›‹PDI›", []),
    // Overrides and isolates stay.
    ("‹RLO›abc‹PDF›", "‹RLO›abc‹PDF›", []), ("‹FSI›abc‹PDI›", "‹FSI›abc‹PDI›", []),
    ("‹RLE›‹RLO›abc‹PDF›‹PDF›", "‹RLI›‹RLO›abc‹PDF›‹PDI›", []),
    // Right to left, "e d CB a" becomes "a d CB e": N1 joins the letters over the isolate.
    ("a ‹RLE›BC d‹PDF› e", "a ‹RLE›BC d‹PDF› e", ["2:0 RLE orderChanges"]),
    // Left to right, "12 abc" becomes "abc 12": the embedding reaches what follows.
    ("‹RLE›abc‹PDF› 12", "‹RLE›abc‹PDF› 12", ["0:0 RLE orderChanges"]),
    (
      "‹RLE›A‹PDF›‹CRLF›‹RLE›abc‹PDF› 12", "‹RLI›A‹PDI›‹CRLF›‹RLE›abc‹PDF› 12",
      ["5:1 RLE orderChanges"]
    ),
    // One of two in a paragraph; a tab keeps them apart (L1).
    (
      "‹LRE›a‹PDF›‹TAB›‹RLE›abc‹PDF› 12", "‹LRI›a‹PDI›‹TAB›‹RLE›abc‹PDF› 12",
      ["4:0 RLE orderChanges"]
    ),
    // Without a partner.
    ("‹RLE›a", "‹RLE›a", ["0:0 RLE unpaired"]), ("a‹PDF›", "a‹PDF›", []),
    ("‹LRI›‹RLE›a‹PDI›", "‹LRI›‹RLE›a‹PDI›", ["1:0 RLE unpaired"]),
  ]

  static let embeddingRows: [Row] = [
    ("‹RLI›abc‹PDI›", "‹RLE›abc‹PDF›", []), ("‹LRI›abc‹PDI›", "‹LRE›abc‹PDF›", []),
    // FSI by its first strong character, outside isolates inside; P3 without one.
    ("‹FSI›abc‹PDI›", "‹LRE›abc‹PDF›", []), ("‹FSI›ABC def‹PDI›", "‹RLE›ABC def‹PDF›", []),
    ("‹FSI›12‹PDI›", "‹LRE›12‹PDF›", []),
    ("‹FSI›‹RLI›A‹PDI› b‹PDI›", "‹LRE›‹RLE›A‹PDF› b‹PDF›", []),
    ("‹RLE›abc‹PDF›", "‹RLE›abc‹PDF›", []),
    // Right to left, "a B c" becomes "c B a".
    ("a ‹RLI›B‹PDI› c", "a ‹RLI›B‹PDI› c", ["2:0 RLI orderChanges"]),
    // The PDF inside would end it.
    ("‹RLI›a‹PDF›b‹PDI›", "‹RLI›a‹PDF›b‹PDI›", ["0:0 RLI pairingChanges"]),
    // The PDI would not end the embedding inside any more.
    ("‹RLI›‹LRE›b‹PDI›", "‹RLI›‹LRE›b‹PDI›", ["0:0 RLI pairingChanges"]),
    ("‹LRI›a", "‹LRI›a", ["0:0 LRI unpaired"]),
    ("\u{1F600}‹LF›‹FSI›a", "\u{1F600}‹LF›‹FSI›a", ["2:1 FSI unpaired"]),
  ]

  @Test(arguments: isolateRows)
  func toIsolates(_ row: Row) { check(row, .isolates) }

  @Test(arguments: embeddingRows)
  func toEmbeddings(_ row: Row) { check(row, .embeddings) }

  private func check(_ row: Row, _ style: ControlStyle) {
    let text = uax(row.0)
    let conversion = text.controlConversion(to: style)
    #expect(codes(conversion.edited.text) == codes(uax(row.1)))
    #expect(codes(text.convertingControls(to: style)) == codes(uax(row.1)))
    let left = conversion.remainders.map {
      "\($0.offset.scalars):\($0.paragraph) \($0.control.abbreviation) \($0.reason.rawValue)"
    }
    #expect(left == row.2)
    for remainder in conversion.remainders {
      #expect(remainder.index == index(remainder.offset.scalars, in: text))
    }
    #expect(conversion.edited.isChanged == (row.0 != row.1))
  }

  /// Each pair would draw its number to the letter before it, so each is left, and none helps another.
  @Test func wherePairsCannotBeConvertedTogetherTheTimeIsBounded() {
    let text = String(repeating: uax("x‹RLE›abc‹PDF› 12 "), count: 150)
    let conversion = text.controlConversion(to: .isolates)
    #expect(codes(conversion.edited.text) == codes(text))
    #expect(conversion.remainders.count == 150)
    let reasons = Set(conversion.remainders.map(\.reason))
    #expect(reasons == [.orderChanges, .notTried])
  }

  /// In a part of a text, remainders stand where they stand in the whole.
  @Test func remaindersOfAPartHaveItsIndices() throws {
    let whole = "\u{1F600}xx" + uax("‹RLE›a ‹LRE›d")
    let part = whole.dropFirst(3)
    let conversion = part.controlConversion(to: .isolates)
    #expect(conversion.remainders.count == 2)
    for remainder in conversion.remainders {
      #expect(whole.unicodeScalars[remainder.index] == remainder.control.scalar)
      #expect(remainder.index == index(remainder.offset.scalars + 3, in: whole))
    }
    #expect(conversion.edited.sourceIndex(of: conversion.edited.text.startIndex) == part.startIndex)
  }
}
