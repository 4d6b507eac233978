import BidiMessages
import BidiText
import Foundation
import Testing

@testable import BidiLint

@Suite struct DumpTests {
  @Test func dump() throws {
    var out = ""
    for rule in OrderRow.rules {
      for row in OrderRow.rows(of: rule) {
        let found = try findings(row.stored, row.locale, row.options)
        let (value, outcome) = try fixed(row.stored, row.locale, row.options)
        let repaired = row.repaired ?? row.value
        var notes: [String] = []
        let ids = found.map(\.rule)
        if row.repaired != nil, !ids.contains(rule) { notes.append("RULES \(ids)") }
        if row.repaired == nil, !ids.isEmpty { notes.append("FOUND \(ids) \(found[0].message)") }
        if value.showingControls() != repaired.showingControls() { notes.append("NOW \(value.showingControls().replacing("\n", with: "\\n"))") }
        if !outcome.remaining.isEmpty, row.repaired != nil { notes.append("LEFT \(outcome.remaining.map(\.rule)) \(outcome.remaining[0].message) \(outcome.remaining[0].help ?? "")") }
        for container in row.lookedAt {
          let shown = row.display(value, in: container)
          if shown != row.shown { notes.append("SHOWN \(container) \(shown.replacing("\n", with: "\\n"))") }
        }
        let locale = try #require(MessageLocale(row.locale))
        var judge = MessageJudge(locale: locale, options: row.options.judge)
        let verdict = judge.verdict(of: Message(repaired))
        if verdict.certainty != .right { notes.append("REFUSES the table's \(verdict.lines.flatMap(\.faults).map { "\($0.container) \($0.certainty) \($0.point) \($0.examples.map(\.text))" })") }
        if !notes.isEmpty { out += "\(rule) | \(row.locale) | \(row.containers.map(\.rawValue)) | \(row.stored.showingControls()) | \(row.arguments.map { "\($0.0)=\($0.1)" }) | \(row.numbers) | \(row.repaired?.showingControls() ?? "-") | \(row.shown)\n      \(notes.joined(separator: "\n      "))\n" }
      }
    }
    try out.write(toFile: "/tmp/rows.txt", atomically: true, encoding: .utf8)
  }
}
