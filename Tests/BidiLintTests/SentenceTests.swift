import BidiJudge
import BidiTestSupport
import BidiText
import Testing

@testable import BidiLint

/// The page of the preview says in its language what findings say in English.
@Suite struct SentenceTests {
  private let table: SentenceTable

  init() throws { table = try SentenceTable() }

  /// Every sentence of a finding that a rule's fixtures have, in every container, is in the table.
  @Test(arguments: Rules.ids)
  func theTableHasWhatRulesSay(_ id: String) throws {
    for row in RuleFixture.tables[id] ?? [] where row.isFault {
      for containers in [[DisplayContainer.natural], [.natural, .leftToRight, .rightToLeft]] {
        var options = LintOptions(select: [id])
        options.containers = containers
        let found = try Linter(options: options).findings(
          in: row.file, locale: MessageLocale(row.locale), base: row.baseTexts)
        for sentence in found.flatMap(sentences) {
          #expect(table.holds(sentence), "\(id): \(sentence)")
        }
      }
    }
  }

  private func sentences(of finding: Finding) -> [String] {
    [finding.message, finding.help, finding.fix?.message].compactMap(\.self)
      + (finding.proof?.knowledge ?? [])
  }

  /// Every language has every sentence, with the holes of the English one, and no sentence stands there twice.
  @Test func rowsAreWhole() {
    var seen: Set<String> = []
    for row in table.rows {
      #expect(Set(row.keys) == ["en", "ar", "he"])
      #expect(seen.insert(row["en"] ?? "").inserted, "\(row)")
      let holes = row.mapValues { SentenceTable.parts(of: $0).holes.sorted() }
      #expect(holes["ar"] == holes["en"] && holes["he"] == holes["en"], "\(row)")
    }
  }

  /// A sentence that nobody wrote is not in the table, nor one of which a part is not.
  @Test(arguments: [
    "the file is a horse", "the line is laid out upwards, so its parts change places",
    "the parts of the text change places (wrong in diagonal containers only)",
  ])
  func whatIsUnknownIsNotThere(_ sentence: String) {
    #expect(!table.holds(sentence))
  }
}
