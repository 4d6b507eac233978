import BidiKitC
import BidiLint
import BidiJudge
import BidiSource
import BidiText
import CBidiKit
import Foundation
import LocalizationFiles
import Testing

/// The judge of the header, against the linter and the fixer.
@Suite struct JudgeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The values of a locale fixture.
  private static func values(_ tag: String) throws -> [String] {
    let file = folder.appendingPathComponent("Resources/Locales/\(tag).lproj/Localizable.strings")
    let bytes = [UInt8](try Data(contentsOf: file))
    return try LocalizationFile(path: file.path, bytes: bytes).entries.map(\.value.string)
  }

  @Test(arguments: ["ar", "fa", "he", "ur", "yi", "en", "ja"], [0, BIDIKIT_ANYWHERE])
  func verdictsAndRepairsAreThoseOfTheLinter(tag: String, containers: Int) throws {
    let locale = try #require(MessageLocale(tag))
    let options = LintOptions(
      containers: containers == 0 ? [.natural] : DisplayContainer.allCases,
      style: containers == 0 ? .embed : .isolate)
    let linter = Linter(options: options)
    let fixer = Fixer(linter: linter)
    let judge = try LibraryJudge(
      tag, containers: containers, style: containers == 0 ? BIDIKIT_EMBED : BIDIKIT_ISOLATE)
    let texts = try Self.values(tag)
    let fixed = try judge.fixed(texts)
    var memory = JudgeMemory()
    try judge.check(texts) { findings in
      #expect(findings.text_count == Int64(texts.count))
      let first = try #require(findings.first)
      for (index, text) in texts.enumerated() {
        let wanted = linter.findings(in: LocalizationFile(text: text), locale: locale)
        let found = try (first[index]..<first[index + 1]).map {
          try Record(findings, try #require(findings.findings)[Int($0)])
        }
        #expect(found == wanted.map(Record.init))
        let repaired = try fixer.fix(
          text: text, locale: locale, memory: &memory
        ).edited.text
        #expect(fixed[index].map { Array($0.utf8) } == Array(repaired.utf8))
      }
    }
  }

  /// A finding as both sides have it.
  private struct Record: Equatable {
    var rule: String?
    var message: String?
    var help: String?
    var range: [Int]
    var severity: Int
    var fix: [String]
    var container: String?
    var lines: [[String?]]
    var knowledge: [String]

    init(_ finding: Finding) {
      rule = finding.rule
      message = finding.message
      help = finding.help
      range = [finding.location.byteOffset, finding.endLocation.byteOffset]
      severity =
        switch finding.severity {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
      fix =
        finding.fix.map { fix in
          [fix.safety.rawValue, fix.message]
            + zip(fix.edits, finding.editLocations).map {
              "\($1.lowerBound.byteOffset) \($1.upperBound.byteOffset) \($0.replacement)"
            }
        } ?? []
      container = finding.proof.map { "\($0.container.rawValue) \($0.direction.rawValue)" }
      lines =
        finding.proof?.lines.map { line in
          [
            "\(line.number)", line.text, line.now, line.repaired, line.point?.rawValue,
            line.directionNow.rawValue,
          ]
            + (line.arguments + line.rightArguments).map {
              "\($0.specifier) \($0.text) \($0.argumentClass.rawValue)"
            }
            + ["\(line.arguments.count)"]
        } ?? []
      knowledge = finding.proof?.knowledge ?? []
    }

    init(_ findings: bidikit_findings, _ finding: bidikit_finding) throws {
      func list<Element>(
        _ start: UnsafePointer<Element>?, _ first: Int64, _ count: Int64
      ) throws -> [Element] {
        try (first..<first + count).map { try #require(start)[Int($0)] }
      }
      let directions = ["", "ltr", "rtl"]
      rule = finding.rule.string
      message = finding.message.string
      help = finding.help.string
      range = [Int(finding.start), Int(finding.end)]
      severity = Int(finding.severity)
      fix =
        finding.fix == BIDIKIT_NO_FIX
        ? []
        : try [["", "safe", "unsafe"][Int(finding.fix)], #require(finding.fix_message.string)]
          + list(findings.edits, finding.first_edit, finding.edit_count).map {
            "\($0.start) \($0.end) \(try #require($0.replacement.string))"
          }
      let containers = [0: nil, 1: "natural", 2: "rtl", 4: "ltr"] as [Int32: String?]
      container = try #require(containers[finding.container]).map {
        "\($0) \(directions[Int(finding.direction)])"
      }
      lines = try list(findings.lines, finding.first_line, finding.line_count).map { line in
        let wrong = try list(findings.arguments, line.first_argument, line.argument_count)
        let right = try list(
          findings.arguments, line.first_right_argument, line.right_argument_count)
        return [
          "\(line.number)", line.text.string, line.now.string, line.repaired.string,
          line.point.string, directions[Int(line.direction_now)],
        ]
          + (wrong + right).map {
            "\($0.specifier.string ?? "") \($0.text.string ?? "") \($0.classes)"
          }
          + ["\(wrong.count)"]
      }
      knowledge = try list(findings.facts, finding.first_fact, finding.fact_count).map {
        try #require($0.string)
      }
    }
  }

  @Test func nullTextsHaveNoFindings() throws {
    let judge = try LibraryJudge("he")
    #expect(try judge.fixed([nil, ""]) == [nil, ""])
    try judge.check([nil, "PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.", nil]) { findings in
      let first = try #require(findings.first)
      #expect((0...3).map { first[$0] } == [0, 0, 1, 1])
    }
    try judge.check([]) { #expect($0.text_count == 0) }
  }

  /// A text in the language that it was translated from tells what arguments are.
  @Test func sourcesTellOfArguments() throws {
    let judge = try LibraryJudge("he")
    var findings = bidikit_findings()
    let status = Library.withTexts([Array("%@ \u{05E9}\u{05DC}".utf8)]) { texts, count in
      Library.withTexts([Array("%@ of %@".utf8)]) { sources, _ in
        bidikit_check(judge.pointer, texts, sources, count, &findings, nil)
      }
    }
    defer { bidikit_findings_free(&findings) }
    #expect(status == 0)
    let rules = try (0..<Int(try #require(findings.first)[1])).map {
      try #require(findings.findings)[$0].rule.string
    }
    #expect(rules.contains("placeholder-mismatch"))
  }

  @Test func namesThatAreNotKnownAreErrors() throws {
    let rule = #expect(throws: LibraryError.self) {
      try LibraryJudge("he", ignore: ["base-direction", "base-directoin"])
    }
    #expect(rule?.status == BIDIKIT_UNKNOWN_NAME)
    #expect(rule?.index == 1)
    #expect(rule?.message == "there is no rule \"base-directoin\"; there is base-direction")
    let sample = #expect(throws: LibraryError.self) {
      try LibraryJudge("he", samples: [("x", "y")])
    }
    #expect(sample?.status == BIDIKIT_UNKNOWN_NAME)
    let locale = #expect(throws: LibraryError.self) { try LibraryJudge("hebrew") }
    #expect(locale?.status == BIDIKIT_UNKNOWN_LOCALE)
    let style = #expect(throws: LibraryError.self) { try LibraryJudge("he", style: 3) }
    #expect(style?.status == BIDIKIT_INVALID_ARGUMENT)
    let container = #expect(throws: LibraryError.self) { try LibraryJudge("he", containers: 8) }
    #expect(container?.status == BIDIKIT_INVALID_ARGUMENT)
    #expect(
      try LibraryJudge("he", samples: [("%@", "Bob (IT)")]).fixed(["\u{05D0}"]) == ["\u{05D0}"])
  }

  /// Many texts are repaired on all cores: the order stays, equal texts and nulls too, and the first bad text is named.
  @Test func manyTextsInOneCall() throws {
    let judge = try LibraryJudge("he")
    let texts = try Self.values("he")
    let alone = try texts.map { try judge.fixed([$0])[0] }
    var many: [[UInt8]?] = []
    var wanted: [String?] = []
    for round in 0..<1_000 {
      let place = round * 7 % texts.count
      many.append(round % 50 == 9 ? nil : Array(texts[place].utf8))
      wanted.append(round % 50 == 9 ? nil : alone[place])
    }
    func fix(_ texts: [[UInt8]?]) throws -> [[UInt8]?] {
      try Library.column(texts) { bidikit_fix(judge.pointer, $0, nil, $1, $2, $3) }
    }
    #expect(try fix(many) == wanted.map { $0.map { Array($0.utf8) } })
    many[900] = [0xFF]
    many[300] = [0x41, 0xFF]
    let error = #expect(throws: LibraryError.self) { try fix(many) }
    #expect(error?.status == BIDIKIT_INVALID_UTF8)
    #expect(error?.index == 300)
    #expect(error?.offset == 1)
  }

  /// One judge serves several threads, and says what one thread hears.
  @Test func oneJudgeForAllThreads() async throws {
    let judge = try LibraryJudge("ar")
    let texts = try Self.values("ar")
    let alone = try judge.fixed(texts)
    nonisolated(unsafe) let shared = judge
    try await withThrowingTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 { group.addTask { try shared.fixed(texts) } }
      for try await fixed in group { #expect(fixed == alone) }
    }
  }
}
