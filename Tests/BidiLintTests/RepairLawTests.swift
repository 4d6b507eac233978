import BidiSource
import BidiTestSupport
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
      let once = try fixer.fix(try file(value), locale: MessageLocale(locale))
      let twice = try fixer.fix(once.repaired, locale: MessageLocale(locale))
      if once.isChanged { changed += 1 }
      #expect(!twice.isChanged, "\(locale) \(options.containers) \(value)")
    }
    // The lines are such that much is to be repaired: the law is about something.
    #expect(changed > 100)
  }

  /// Whatever the style and the containers, a check behind the repairs finds nothing to repair.
  @Test(arguments: ProvenRow.rules)
  func aRepairLeavesNothingToRepair(_ rule: String) throws {
    let values =
      ProvenRow.rows(of: rule).map { ($0.stored, $0.locale, $0.options) }
      + (RuleFixture.tables[rule] ?? []).map { ($0.entry, $0.locale, LintOptions()) }
    for (value, locale, options) in values {
      for style in RepairStyle.allCases {
        for containers in [[Container.natural], [.rtl], [.ltr], Container.allCases] {
          for isUnsafe in containers.count > 1 ? [false, true] : [false] {
            var options = options
            (options.style, options.containers) = (style, containers)
            let (repaired, outcome) = try fixed(value, locale, options, unsafe: isUnsafe)
            let left = outcome.remaining.filter {
              $0.fix.map { isUnsafe || $0.safety == .safe } ?? false
            }
            #expect(
              left.isEmpty,
              "\(left.map(\.rule)) \(style) \(containers) \(value) -> \(repaired.showingControls())"
            )
            guard outcome.isChanged else { continue }
            #expect(
              !outcome.remaining.contains { $0.rule == RedundantControlRule.id },
              "\(style) \(containers) \(value) -> \(repaired.showingControls())")
          }
        }
      }
    }
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

  /// All findings of a line want one order, and all their fixes together give it, in every chosen container and
  /// with the arguments of the proof.
  @Test func allFixesTogetherGiveTheOneWantedOrder() throws {
    let proven = Set(Rules.all.filter { $0 is any ProvenRule }.map { type(of: $0).id })
    var compared = 0
    var several = 0
    func check(_ value: String, _ identifier: String, _ options: LintOptions) throws {
      let locale = try #require(MessageLocale(identifier))
      let before = try findings(value, identifier, options).filter { proven.contains($0.rule) }
      guard !before.isEmpty, before.allSatisfy({ $0.fix != nil }) else { return }
      let (repaired, outcome) = try fixed(value, identifier, options, unsafe: true)
      #expect(
        !outcome.remaining.contains { proven.contains($0.rule) },
        "\(outcome.remaining.map(\.rule)) \(options.containers) \(repaired.showingControls())")
      if before.count > 1 { several += 1 }
      let sets = options.samples.usual(script: locale.script, direction: locale.direction)
      var wanted: [String: String] = [:]
      for finding in before {
        let proof = try #require(finding.proof)
        for paragraph in proof.paragraphs {
          let id = "\(paragraph.number) \(paragraph.text)"
          let first = wanted[id] ?? paragraph.wanted
          #expect(isSameText(first, paragraph.wanted), "\(before.map(\.rule)) \(value)")
          wanted[id] = first
          let line = Line.lines(of: repaired)[paragraph.number - 1]
          let set = try #require(
            sets.first {
              isSameText(
                line.filled(with: $0).strippingControls(), paragraph.text.strippingControls())
            })
          // Without letters of its own a line takes the direction of the container that was proven.
          let hasOwn = line.hasLetters(of: locale.direction)
          let containers = hasOwn ? options.containers(for: locale) : [proof.container]
          for container in containers {
            let base = container.baseDirection(in: locale.direction)
            let shown = try displayed(line.filled(with: set), base)
            compared += 1
            #expect(
              isSameText(shown.trimmingSpaces(), paragraph.wanted.trimmingSpaces()),
              "\(identifier) \(options.style) \(container) \(finding.rule) \(value) -> \(repaired.showingControls())"
            )
          }
        }
      }
    }
    try forEachLine(600, seed: 16, check)
    for row in ProvenRow.all {
      for style in RepairStyle.allCases {
        for containers in [[Container.natural], [.rtl], [.ltr], Container.allCases] {
          var options = row.options
          (options.style, options.containers) = (style, containers)
          try check(row.stored, row.locale, options)
        }
      }
    }
    #expect(compared > 1000)
    #expect(several > 50)
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
        .fix(original, locale: MessageLocale(locale))
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
      let locale = try #require(MessageLocale(identifier))
      let prover = LineProver(locale: locale, options: options)
      let samples = options.samples.usual(script: locale.script, direction: locale.direction)
      for line in Line.lines(of: value.replacing("\\n", with: "\n")) {
        let faults = try prover.judge(line).parts
        // Several repairs of one line are in order together alone.
        guard faults.count == 1, let fault = faults.first, let repair = fault.repair,
          fault.kind != .leftToRightOnly, line.hasLetters(of: locale.direction)
        else { continue }
        let repaired = Line(repair.applied(to: line)[...], number: line.number)
        for set in samples {
          let base = BaseDirection.explicit(locale.direction)
          let isolated = try prover.verdict(of: line, with: set).isolated
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

  /// No repair puts a control inside a tag, an entity, a specifier, or what stands between the texts of a message.
  @Test func noControlBreaksWhatProgramsRead() throws {
    let parts = [
      "<b>", "</b>", "<a href='https://x.org/'>", "</a>", "<br/>", "&amp;", "&nbsp;", "&#1488;",
      "{name}", "{{x}}", "${x}", "%{count}s", "{0}", "{0, number}", "%(name)s", "%1$@", "%d",
      "PNG", "JPEG", "Tor", "C++", "@bob", "https://a.org/", "18+", "/usr/bin", "Wi-Fi",
      "\u{05D0}\u{05D1}", "\u{0628}\u{062F}\u{0623}", " ", " ", " ", ", ", "، ", ".", "(", ")",
      "\\n",
    ]
    var random = SeededGenerator(seed: 17)
    var changed = 0
    for round in 0..<900 {
      func text() -> String {
        (0..<Int.random(in: 1...8, using: &random))
          .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      // The syntax of a message, which has to be there afterwards as it was.
      var syntax: [String] = []
      var value = text()
      if round % 3 == 0 {
        syntax = ["{count, plural, offset:1 =0 {", "} one {", "} other {", "}}"]
        value =
          syntax[0] + text() + syntax[1] + text() + "{n, select, a {" + text() + "} other {"
          + text()
          + "}}" + syntax[2] + text() + syntax[3]
        if round % 6 == 0 {
          value = syntax[0] + text() + syntax[1] + text() + syntax[2] + text() + syntax[3]
        }
      }
      let locale = ["he", "ar", "en"].randomElement(using: &random) ?? "he"
      let options = LintOptions(
        containers: Bool.random(using: &random) ? [.natural] : Container.allCases,
        style: RepairStyle.allCases.randomElement(using: &random) ?? .embed,
        extendSelect: ["ltr-run-merge"])
      let (repaired, outcome) = try fixed(value, locale, options, unsafe: true)
      guard outcome.isChanged else { continue }
      changed += 1
      for piece in syntax { #expect(repaired.contains(piece), "\(repaired.showingControls())") }
      let stripped = StrippedValue(repaired)
      #expect(isSameText(stripped.text, value.replacing("\\n", with: "\n")))
      let kinds = IslandOptions(kinds: [.tag, .entity, .formatSpecifier], findsNested: true)
      for island in stripped.text.islands(kinds) {
        #expect(
          stripped.controls(inside: island.range).isEmpty, "\(repaired.showingControls())")
      }
    }
    #expect(changed > 150)
  }
}
