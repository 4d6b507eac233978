import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// What holds for the repairs of all rules, over seeded random lines.
@Suite struct RepairLawTests {
  private func forEachLine(
    _ count: Int, seed: UInt64,
    _ body: (_ value: String, _ locale: String, _ options: LintOptions) throws -> Void
  ) rethrows {
    var lines = RandomLine(seed: seed)
    for _ in 0..<count {
      let (value, locale, options) = lines.next()
      try body(value, locale, options)
    }
  }

  @Test func fixingTwiceIsFixingOnce() throws {
    var changed = 0
    try forEachLine(300, seed: 11) { value, locale, options in
      let fixer = Fixer(linter: Linter(options: options))
      let once = try fixer.fix(try file(value), locale: LintLocale(locale))
      let twice = try fixer.fix(once.repaired, locale: LintLocale(locale))
      if once.isChanged { changed += 1 }
      #expect(!twice.isChanged, "\(locale) \(options.containers) \(value)")
    }
    // The lines are such that much is to be repaired: the law is about something.
    #expect(changed > 100)
  }

  @Test func aFindingHasTwoDifferentOrders() throws {
    var rules: Set<String> = []
    let proven = Set(Rules.all.filter { $0 is any ProvenRule }.map { type(of: $0).id })
    try forEachLine(600, seed: 12) { value, locale, options in
      for finding in try findings(value, locale, options) where proven.contains(finding.rule) {
        rules.insert(finding.rule)
        let proof = try #require(finding.proof)
        #expect(!proof.paragraphs.isEmpty)
        for paragraph in proof.paragraphs {
          #expect(!isSameText(paragraph.now, paragraph.wanted), "\(finding.rule) \(value)")
        }
      }
    }
    #expect(rules == proven)
  }

  /// Every mark that is put in is seen: without it some container shows another order, with some argument.
  @Test func noMarkIsWithoutAChange() throws {
    var marks = 0
    try forEachLine(300, seed: 13) { value, locale, options in
      let (repaired, outcome) = try fixed(value, locale, options)
      guard outcome.isChanged else { return }
      marks += repaired.controlIndices(in: .all).count
      #expect(
        !outcome.remaining.contains { $0.rule == RedundantControlRule.id },
        "\(locale) \(options.containers) \(options.style) \(repaired.showingControls())")
    }
    #expect(marks > 100)
  }

  @Test func strippingUndoesTheRepair() throws {
    try forEachLine(300, seed: 14) { value, locale, options in
      let text = "/* a note */\n\"k\" = \"\(value)\"; // behind\n"
      let original = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      let outcome = try Fixer(linter: Linter(options: options))
        .fix(original, locale: LintLocale(locale))
      let edits = Stripper.edits(removing: .all, from: outcome.repaired)
      #expect(outcome.repaired.source.bytes(replacing: edits) == Array(text.utf8))
      #expect(outcome.repaired.entries.map(\.key.string) == original.entries.map(\.key.string))
      #expect(
        outcome.repaired.entries.map { $0.comments.map(\.text) }
          == original.entries.map { $0.comments.map(\.text) })
    }
  }

  /// What a repair saves beside isolates round everything, it does not pay for with another order.
  @Test func fewerMarksAreNotWorseThanIsolates() throws {
    var saved = 0
    try forEachLine(600, seed: 15) { value, identifier, options in
      let locale = try #require(LintLocale(identifier))
      let prover = LineProver(locale: locale, options: options)
      let samples = options.samples.usual(script: locale.script, direction: locale.direction)
      for line in Line.lines(of: value.replacing("\\n", with: "\n")) {
        let faults = try prover.faults(of: line, mergesToo: false)
        // Several repairs of one line are in order together alone.
        guard faults.count == 1, let fault = faults.first, let repair = fault.repair,
          fault.kind != .leftToRightOnly, line.hasLetters(of: locale.direction)
        else { continue }
        let repaired = Line(repair.applied(to: line)[...], number: line.number)
        for set in samples {
          let filled = FilledLine(
            line, islands: line.islands(prover.policy, listsToo: false), samples: set)
          let base = BaseDirection.explicit(locale.direction)
          let now = try ResolvedParagraph(filled.text, baseDirection: base)
          let isolated = filled.isolating(try filled.units(of: now))
          #expect(
            isSameText(
              try displayed(repaired.filled(with: set), base), try displayed(isolated, base)),
            "\(repaired.text.showingControls()) beside \(isolated.showingControls())")
          let count = { (text: String) in
            text.unicodeScalars.count { DirectionalFormatting($0) != nil }
          }
          saved += count(isolated) - count(String(repaired.text))
        }
      }
    }
    #expect(saved > 0)
  }
}
