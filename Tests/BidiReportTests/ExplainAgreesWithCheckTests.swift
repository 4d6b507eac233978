import BidiText
import BidiText
import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import BidiTestSupport
import Foundation
import LocalizationFiles
import Testing

/// `explain` says of every value what `check` says of it, with the same options.
///
/// `Scripts/explain-against-check PATH…` does the same for other files, named in `BIDI_EXPLAIN_PATHS`.
@Suite struct ExplainAgreesWithCheckTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")

  private static let choices: [[DisplayContainer]] = [
    [.natural], [.rightToLeft], [.leftToRight], DisplayContainer.allCases,
  ]

  /// The localization files below a folder.
  private static func files(below folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? [""]).sorted()
      .map { $0.isEmpty ? folder.path : folder.appendingPathComponent($0).path }
      .filter { path in
        FileFormat(path: path) {
          [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
        } != nil
      }
  }

  /// Where they disagree about a file, and how many entries were compared.
  private func compare(
    _ file: LocalizationFile, _ locale: MessageLocale, _ options: LintOptions
  ) -> (count: Int, disagreements: [String]) {
    let all = Linter(options: options).findings(in: file, locale: locale)
    var disagreements: [String] = []
    let starts = file.source.locations(of: file.entries.map(\.range.lowerBound))
    let ends = file.source.locations(of: file.entries.map(\.range.upperBound))
    var explainer = FileExplainer(file, locale: locale, linter: Linter(options: options))
    var rest = all[...]
    for (number, entry) in file.entries.enumerated() {
      // Findings and entries are in the order of the file.
      rest = rest.drop { $0.location < starts[number] }
      let found = file.isText ? all : Array(rest.prefix { $0.location < ends[number] })
      let explanation = explainer.explanation(of: number)
      let text = ExplanationReport(style: TextStyle(isColored: false, showsControls: false))
        .text(for: explanation)
      func disagree(_ what: String) {
        disagreements.append(
          "\(file.source.path) \(entry.key.string) \(options.containers.map(\.rawValue)): \(what)\n"
            + "  check: \(found.map(\.rule))\n  value: \(entry.value.string)")
      }
      if explanation.findings != found {
        disagree("other findings: \(explanation.findings.map(\.rule))")
      }
      let reported = Set(
        found.filter(Self.isAboutOrder).flatMap { $0.proof?.lines.map(\.number) ?? [] })
      let wrong = Set(explanation.lines.filter(\.isWrong).map(\.number))
      if reported != wrong {
        disagree("check reports lines \(reported), explain calls \(wrong) wrong")
      }
      if text.contains("\nWrong in:") != !reported.isEmpty {
        disagree("the text says other things")
      }
      // No line that check reports is called right in the containers where it is wrong.
      for finding in found where Self.isAboutOrder(finding) {
        for line in finding.proof?.lines ?? [] {
          let row = explanation.lines.first { $0.number == line.number }?.containers
            .first { $0.container == finding.proof?.container }
          if row?.statement != .wrong { disagree("line \(line.number) is not called wrong") }
        }
      }
      if let repair = explanation.repair, !explanation.findings.contains(where: { $0.fix != nil }) {
        disagree("a repair that check does not have: \(repair.repair.text)")
      }
    }
    return (file.entries.count, disagreements)
  }

  private static func isAboutOrder(_ finding: Finding) -> Bool {
    finding.proof?.lines.contains { $0.point != nil } ?? false
  }

  @Test(arguments: ["Locales", "Samples"])
  func overTheResources(_ folder: String) throws {
    for path in Self.files(below: Self.resources.appendingPathComponent(folder)) {
      let file = try LocalizationFile(
        path: path, bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
      let tag = try #require(file.locale ?? file.entries.first?.locale)
      let locale = try #require(MessageLocale(tag))
      for containers in Self.choices {
        let (_, disagreements) = compare(file, locale, LintOptions(containers: containers))
        #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
      }
    }
  }

  /// Values of words, numbers, signs, arguments and controls in any order.
  static let generated: [String] = {
    let pieces = [
      "\u{05D0}\u{05D1}", "\u{062A}\u{0645}", "PDF", "C++", "12", "-5", "12.5%", "%@", "%1$@", "%d",
      "{name}", "{count}", "https://a.com/", "@ali", "(", ")", "\"", ".", "!", ":", ",", "\n", "/",
      "\u{202B}", "\u{202C}", "\u{200F}", "\u{2068}", "\u{2069}", "<b>", "</b>", "&amp;", "%%",
    ]
    var generator = SeededGenerator(seed: 2026)
    return (0..<300).map { _ in
      let count = Int.random(in: 1...9, using: &generator)
      return (0..<count).map { _ in
        (pieces.randomElement(using: &generator) ?? "")
          + (Bool.random(using: &generator) ? " " : "")
      }.joined()
    }
  }()

  /// Every value in one language and with one set of options, each of them in turn, in all containers.
  @Test func overGeneratedValues() throws {
    var options = [LintOptions()]
    options.append(LintOptions(extendSelect: ["placeholder-unisolated"]))
    options.append(LintOptions(samples: [SampleArgument(specifier: "%@", text: "Bob (IT)")]))
    options.append(LintOptions(style: .isolate, ignore: ["base-direction"]))
    options.append(LintOptions(samples: [SampleArgument(specifier: "{name}", text: "\u{05D0}")]))
    options.append(LintOptions(style: .mark, select: ["base-direction", "unbalanced-control"]))
    let tags = ["he", "en", "ar", "fa"]
    for (number, value) in Self.generated.enumerated() {
      let locale = try #require(MessageLocale(tags[number % tags.count]))
      var chosen = options[number % options.count]
      for containers in Self.choices {
        chosen.containers = containers
        let (_, disagreements) = compare(LocalizationFile(text: value), locale, chosen)
        #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
      }
    }
  }

  /// A fault that is not reported is not called wrong, and not right either.
  @Test func whatIsNotReportedIsSaid() throws {
    let locale = try #require(MessageLocale("he"))
    func statement(_ options: LintOptions) throws -> ExplainedContainer.Statement {
      let explanation = Explanation(of: "PDF \u{05D0}.", locale: locale, options: options)
      return try #require(explanation.lines.first?.containers.first?.statement)
    }
    #expect(try statement(LintOptions()) == .wrong)
    #expect(
      try statement(LintOptions(ignore: ["base-direction"]))
        == .unsaid("the rule base-direction is not run"))
    let bytes = Array("/* bidi-fix:ignore */\n\"k\" = \"PDF \u{05D0}.\";".utf8)
    let file = try LocalizationFile(path: "a.strings", bytes: bytes)
    var explainer = FileExplainer(file, locale: locale, linter: Linter(options: LintOptions()))
    let explanation = explainer.explanation(of: 0)
    #expect(
      explanation.lines.first?.containers.first?.statement
        == .unsaid("a comment turns base-direction off"))
  }

  private static let otherPaths =
    ProcessInfo.processInfo.environment["BIDI_EXPLAIN_PATHS"]?.split(separator: ":").map(
      String.init)
    ?? []

  @Test(.enabled(if: !otherPaths.isEmpty, "paths are given by Scripts/explain-against-check"))
  func overOtherFiles() throws {
    var counts = (files: 0, entries: 0, disagreements: 0)
    for path in Self.otherPaths.flatMap({ Self.files(below: URL(fileURLWithPath: $0)) }) {
      guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)),
        let file = try? LocalizationFile(path: path, bytes: [UInt8](bytes)),
        let locale = (file.locale ?? file.entries.first?.locale).flatMap({ MessageLocale($0) })
      else { continue }
      counts.files += 1
      counts.entries += file.entries.count
      for containers in Self.choices {
        let (_, disagreements) = compare(file, locale, LintOptions(containers: containers))
        counts.disagreements += disagreements.count
        for disagreement in disagreements { print(disagreement) }
      }
    }
    print(
      "explain against check: \(counts.files) files, \(counts.entries) entries, 4 container choices:"
        + " \(counts.disagreements) disagreements")
    #expect(counts.disagreements == 0)
  }
}
