import BidiMessages
import BidiText
import Foundation
import Testing

@testable import BidiLint

@Suite struct ProbeTests {
  @Test func probe() throws {
    let text = try String(contentsOfFile: "/tmp/probe.txt", encoding: .utf8)
    var out = ""
    for line in text.split(separator: "\n") {
      let f = line.components(separatedBy: " | ")
      var options = LintOptions(containers: f[1] == "any" ? Container.allCases : [Container(rawValue: f[1])!])
      if f.count > 3 { for flag in f[3].split(separator: " ") {
        if flag.hasPrefix("numbers=") { options.numberPolicies[locale: f[0]] = NumberPolicy(words: flag.dropFirst(8)) }
        else if flag.hasPrefix("sample=") { let p = flag.dropFirst(7).split(separator: "=").map(String.init); options.samples.append(SampleArgument(specifier: p[0], text: p[1])) }
        else if flag.hasPrefix("style=") { options.style = RepairStyle(rawValue: String(flag.dropFirst(6)))! }
        else { options.extendSelect.insert(String(flag)) }
      } }
      let found = try findings(f[2].readingControls(as: .names), f[0], options)
      let (value, outcome) = try fixed(f[2].readingControls(as: .names), f[0], options, unsafe: true)
      out += "\(line)\n"
      for x in found { out += "    \(x.rule) \(x.fix?.safety.rawValue ?? "-"): \(x.message)\n" ; if let p = x.proof?.lines.first { out += "        now [\(p.now)] repaired [\(p.repaired ?? "-")]\n" } }
      out += "  -> \(value.showingControls().replacing("\n", with: "\\n")) by \(outcome.fixed.map(\.rule)) left \(outcome.remaining.map(\.rule))\n"
      let base = options.containers[0].baseDirection(in: .rightToLeft)
      out += "     [\(Message(value).displayed([], base).replacing("\n", with: "\\n"))]\n"
    }
    try out.write(toFile: "/tmp/probe.out", atomically: true, encoding: .utf8)
  }
}
