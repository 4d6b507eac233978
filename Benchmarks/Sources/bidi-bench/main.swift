import BidiText
import CPeers
import Foundation

// Measures BidiText beside ICU, FriBidi and the limits of the machine, all in one run; or compares what
// they find.
let usage = """
  bidi-bench [--rounds N] [--strings N] [--only TEXT] [--json FILE]
    Measures every row, or those whose group, corpus or name holds TEXT. A JSON copy goes to FILE.
  bidi-bench --differential [N] [--seed N]
    Resolves N random texts (1000000) with BidiText, ICU and FriBidi, and tells where they differ.
  """

if CommandLine.arguments.contains("--help") {
  print(usage)
} else if CommandLine.arguments.contains("--differential") {
  let count = option("--differential").flatMap(Int.init) ?? 1_000_000
  let seed = option("--seed").flatMap(UInt64.init) ?? 1
  print(Differential.report(count: count, seed: seed))
} else {
  print("character data: \(CharacterDataVersion.source)")
  try await measureAll()
}

/// Every table.
func measureAll() async throws {
  let rounds = option("--rounds").flatMap(Int.init) ?? 9
  let stringCount = option("--strings").flatMap(Int.init) ?? 50_000

  let corpora = Corpus.short(count: stringCount)
  let long = Corpus.long()
  let plain = [Corpus.longASCII(), Corpus.longCJK()]
  var results: [Result] = []
  for corpus in corpora {
    results += measure(baseDirection(corpus), rounds: rounds)
    results += measure(directionOutsideCode(corpus), rounds: rounds)
    results += measure(levels(corpus), rounds: rounds)
    results += measure(visual(corpus), rounds: rounds)
  }
  results += measure(levels(long), rounds: rounds)
  results += measure(visual(long), rounds: rounds)
  for corpus in plain { results += measure(screen(corpus), rounds: rounds) }
  results += measure(attributed(), rounds: 3)
  results += measure(documents(corpora[0]), rounds: rounds)

  // One kind of work after the other, so that what one leaves in the caches does not tell on another.
  let hard = measure(adversarial().sorted { $0.group < $1.group }, rounds: 3)

  results = withRatios(results)
  print(table(results))
  print(growth(hard))
  if option("--only").map({ "batch".contains($0) }) ?? true {
    print("\nbatch, by the clock on the wall: a call for each string, and one call for all")
    for corpus in [corpora[0], corpora[3]] {
      let (one, all) = await batch(corpus)
      print("  \(corpus.name): \(Int(one)) ns a string, \(Int(all)) ns on all cores")
    }
  }
  if let path = option("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results + hard).write(to: URL(fileURLWithPath: path))
  }
}
