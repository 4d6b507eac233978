import BidiText
import CPeers
import Foundation

// Measures BidiText beside ICU, FriBidi and the limits of the machine, all in one run; or compares what
// they find.
let parts = [
  "short", "long", "messages", "attributed", "documents", "adversarial", "scanning", "batch",
  "stream",
]
let usage = """
  bidi-bench [--rounds N] [--strings N] [--part PART] [--only TEXT] [--bytes N] [--command FILE] [--json FILE]
    Measures every row, or those whose group, corpus or name holds TEXT. A JSON copy goes to FILE.
    PART is \(parts.dropLast().joined(separator: ", ")) or \(parts.last ?? ""): nothing else is made ready.
    Scanning begins with texts of one megabyte, or of N bytes with --bytes N; what is explained is a sixteenth of that.
    With --command FILE, which is bidi-fix, it draws them in a preview too, and stream sends texts through the command.
  bidi-bench --differential [N] [--seed N]
    Resolves N random texts (1000000) with BidiText, ICU and FriBidi, and tells where they differ.
  bidi-bench --messages [N] [--seed N]
    Formats N random messages (100000) and prints each: two versions of the library print the same.
  """

if CommandLine.arguments.contains("--help") {
  print(usage)
} else if let part = option("--part"), !parts.contains(part) {
  FileHandle.standardError.write(Data("bidi-bench: there is no part \(part)\n\(usage)\n".utf8))
  exit(64)
} else if CommandLine.arguments.contains("--differential") {
  let count = option("--differential").flatMap(Int.init) ?? 1_000_000
  let seed = option("--seed").flatMap(UInt64.init) ?? 1
  print(Differential.report(count: count, seed: seed))
} else if CommandLine.arguments.contains("--messages") {
  var list = MessageList(seed: option("--seed").flatMap(UInt64.init) ?? 1)
  list.write(count: option("--messages").flatMap(Int.init) ?? 100_000)
} else {
  print("character data: \(CharacterDataVersion.source)")
  try await measureAll()
}

/// Every table, or that of one part alone.
func measureAll() async throws {
  let rounds = option("--rounds").flatMap(Int.init) ?? 9
  let stringCount = option("--strings").flatMap(Int.init) ?? 50_000
  func isAsked(_ part: String) -> Bool { option("--part").map { $0 == part } ?? true }

  var results: [Result] = []
  let corpora = isAsked("short") || isAsked("batch") ? Corpus.short(count: stringCount) : []
  if isAsked("short") {
    for corpus in corpora {
      results += measure(baseDirection(corpus), rounds: rounds)
      // The same for texts that stay in the cache: with more of them, both rows wait for memory.
      results += measure(baseDirection(corpus.cached), rounds: 10 * rounds)
      results += measure(directionOutsideCode(corpus), rounds: rounds)
      results += measure(levels(corpus), rounds: rounds)
      results += measure(visual(corpus), rounds: rounds)
    }
  }
  if isAsked("long") {
    let long = Corpus.long()
    results += measure(levels(long), rounds: rounds)
    results += measure(visual(long), rounds: rounds)
    for corpus in [Corpus.longASCII(), Corpus.longCJK()] {
      results += measure(screen(corpus), rounds: rounds)
    }
  }
  if isAsked("messages") { results += measure(messages(), rounds: rounds) }
  if isAsked("attributed") { results += measure(attributed(), rounds: 3) }
  if isAsked("documents") {
    results += measure(documents(Corpus.short(count: 10_000)[0]), rounds: rounds)
  }

  if isAsked("stream") { results += measure(streamed(), rounds: 3) }

  // One kind of work after the other, so that what one leaves in the caches does not tell on another.
  let hard =
    isAsked("adversarial")
    ? measure(adversarial().sorted { $0.group < $1.group }, rounds: 3) : []

  let scans = isAsked("scanning") ? measure(scanned(), rounds: 1) : []

  results = withRatios(results)
  print(table(results))
  for growing in [hard, scans] where !growing.isEmpty { print(growth(growing)) }
  if isAsked("batch"), option("--only").map({ "batch".contains($0) }) ?? true {
    print("\nbatch, by the clock on the wall: a call for each string, and one call for all")
    for corpus in [corpora[0], corpora[3]] {
      let (one, all) = await batch(corpus)
      print("  \(corpus.name): \(Int(one)) ns a string, \(Int(all)) ns on all cores")
    }
  }
  if let path = option("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results + hard + scans).write(to: URL(fileURLWithPath: path))
  }
}
