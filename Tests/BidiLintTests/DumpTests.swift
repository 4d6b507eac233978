import BidiMessages
import BidiText
import Foundation
import Testing

@testable import BidiLint

@Suite struct DumpTests {
  /// Rows without the last two fields in, rows out.
  @Test func rows() throws {
    let text = try String(contentsOfFile: "/tmp/new.txt", encoding: .utf8)
    var out = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let fields = line.components(separatedBy: " | ")
      guard fields.count >= 5, !line.hasPrefix("#") else { out += line + "\n"; continue }
      let bare = fields.prefix(5).joined(separator: " | ")
      var option = fields.count > 7 ? fields[7] : "base-direction"
      guard var row = OrderRow("\(bare) | unsafe - | x", of: option) else { out += "BAD \(line)\n"; continue }
      let found = try row.findings(row.options)
      if found.contains(where: { $0.rule == "placeholder-unisolated" }) { option = "placeholder-unisolated"; row = OrderRow("\(bare) | unsafe - | x", of: option)! }
      let (value, outcome) = try row.fixed(row.options)
      let isUnsafe = found.contains { $0.fix?.safety == .unsafe }
      let shown = row.lookedAt.map { row.display(value, in: $0) }
      let repaired = value == row.value ? "-" : (isUnsafe ? "unsafe " : "") + value.showingControls().replacing("\n", with: "\\n")
      out += "\(bare) | \(repaired) | \(Set(shown).map { $0.replacing("\n", with: "\\n") }.joined(separator: "   OR  "))      ### \(found.map(\.rule))\(outcome.remaining.isEmpty ? "" : " LEFT \(outcome.remaining.map(\.rule))")\n"
    }
    try out.write(toFile: "/tmp/new.out", atomically: true, encoding: .utf8)
  }
}
