import Testing

@testable import LocalizationFiles

/// What `$1` means is what the texts of a file show.
@Suite struct DollarArgumentsTests {
  private func notes(_ values: [String]) throws -> [[ArgumentNote]] {
    let text = values.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    let file = try LocalizationFile(path: "he.lproj/a.strings", bytes: Array(text.utf8))
    return file.entries.map(\.arguments)
  }

  private func note(_ text: String, _ kind: ArgumentNote.Kind? = nil) -> ArgumentNote {
    ArgumentNote(text: text, kind: kind)
  }

  @Test func textsWithTwoArgumentsShowIt() throws {
    #expect(
      try notes(["$2 of $1", "by $1", "none", "$1, $1 and $12"]) == [
        [note("$2"), note("$1")], [note("$1")], [], [note("$1"), note("$12")],
      ])
  }

  @Test func formsOfMediaWikiShowIt() throws {
    #expect(
      try notes(["{{PLURAL:$1|a page|$1 pages}}", "{{formatnum:$2}} by $1"]) == [
        [note("$1", .number)], [note("$2", .number), note("$1")],
      ])
    #expect(try notes(["{{GENDER:$1|his|her}} $3"]) == [[note("$1"), note("$3")]])
  }

  /// Prices, variables of a shell and the placeholders of Chrome.
  @Test func otherSignsAreNone() throws {
    #expect(
      try notes(["costs $5", "$1", "$1.50 or $2,000", "$1$ $2$", "$100 $200"]).allSatisfy(\.isEmpty)
    )
  }
}
