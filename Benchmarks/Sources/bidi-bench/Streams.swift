import BidiJudge
import Foundation
import RandomTexts

/// The name of the row that ratios of `bidi-fix stream` are of.
let streamReference = "bidiFixed(locale:) of an array"

/// 200,000 texts of an app, a quarter of them wrong and about half of them equal to another one: the call of the library, and
/// `bidi-fix stream --op fix` over the same texts with its forms of input; nothing without `--command`.
///
/// All times are processor time. The command is given a file and writes to nowhere, so that nothing waits for the bench.
func streamed() -> [Workload] {
  guard let command = option("--command") else { return [] }
  var random = SeededGenerator(seed: 5)
  let texts = (0..<200_000).map { _ in sampleText(using: &random) }
  let folder = FileManager.default.temporaryDirectory
  let name = "bidi-bench-\(ProcessInfo.processInfo.processIdentifier)"
  let (lines, objects) = (
    folder.appendingPathComponent(name + ".txt"), folder.appendingPathComponent(name + ".jsonl")
  )
  // The texts hold nothing that JSON writes as an escape.
  let json = texts.enumerated().map { "{\"id\":\($0),\"locale\":\"ar\",\"text\":\"\($1)\"}\n" }
  guard (try? Data(texts.map { $0 + "\n" }.joined().utf8).write(to: lines)) != nil,
    (try? Data(json.joined().utf8).write(to: objects)) != nil
  else { return [] }
  func workload(_ name: String, _ round: @escaping () -> Int) -> Workload {
    Workload(
      group: "stream", corpus: "200,000 texts", name: name, count: texts.count,
      bytes: texts.reduce(0) { $0 + $1.utf8.count }, round: round)
  }
  func stream(_ name: String, _ input: URL, _ arguments: [String]) -> Workload {
    workload(name) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = ["stream", "--op", "fix"] + arguments
      process.standardInput = try? FileHandle(forReadingFrom: input)
      process.standardOutput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return 0 }
      process.waitUntilExit()
      return Int(process.terminationStatus)
    }
  }
  return [
    workload(streamReference) { (try? texts.bidiFixed(locale: "ar"))?.count ?? 0 },
    stream("--input lines", lines, ["--input", "lines", "--locale", "ar"]),
    stream("JSON, --no-proofs", objects, ["--no-proofs"]),
    stream("JSON", objects, []),
  ]
}

private func sampleText(using random: inout SeededGenerator) -> String {
  let own = [
    "\u{627}\u{644}\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{641}\u{64A} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642}",
    "\u{62D}\u{630}\u{641} \u{647}\u{630}\u{647} \u{627}\u{644}\u{645}\u{62D}\u{627}\u{62F}\u{62B}\u{629}",
    "\u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}",
    "\u{62A}\u{645} \u{625}\u{631}\u{633}\u{627}\u{644} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "\u{631}\u{633}\u{627}\u{626}\u{644} \u{62C}\u{62F}\u{64A}\u{62F}\u{629}",
  ]
  let foreign = [
    "Alice", "Wi-Fi", "report-2024.pdf", "\u{5C0F}\u{660E}", "GitHub", "C++", "iPhone 15",
  ]
  let plain = ["Settings", "Sign in to continue", "Version 5.0.2 (build 1041)"]
  func pick(_ texts: [String]) -> String { texts[Int.random(in: texts.indices, using: &random)] }
  func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  return switch Int.random(in: 0..<20, using: &random) {
  case 0..<5: "\(pick(foreign)) \(pick(own)) \(number(100))"
  case 5..<8: "\(pick(plain)) \(number(100))"
  case 8..<11: "\(pick(own)) %@ \(pick(own)) (\(number(1_000)))"
  case 11..<14: "\(pick(own)) \(pick(foreign)) \(number(30))"
  default: "\(pick(own)) \(pick(own)) \(number(3_000))"
  }
}
