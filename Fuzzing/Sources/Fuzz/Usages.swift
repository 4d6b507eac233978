@testable import BidiSource
@testable import BidiUsage

private let usageEndings = [
  "kt", "java", "swift", "m", "c", "cpp", "dart", "ts", "vue", "php", "py", "rb", "cs", "rs", "xml",
]

/// Any bytes as a source file, and as a kept index: read to the end, and every fact has a place in the file.
func fuzzUsage(_ input: inout Input) {
  let path = "a.\(input.pick(usageEndings))"
  let bytes = input.rest()
  _ = UsageCache(bytes, version: 0)
  guard let source = ProgramUsage.Source(path: path) else { return }
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
  let index = FileIndex(source, bytes, IdiomTable(Ecosystem.all, source.language))
  for use in index.uses {
    require(1...lines ~= Int(use.line), "a use has a line of the file")
  }
  let cache = UsageCache([1: index])
  require(
    UsageCache(cache.bytes(version: 2), version: 2).files == [1: index],
    "what is kept is what was read")
  let usage = ProgramUsage(Ecosystem.all, list: { [source] }, everything: { [path] }) { _ in bytes }
  let keys = ["a", "key", "notes.count"]
  for use in usage.uses(of: keys.flatMap { [.literal($0), UseKey(identifier: $0)] }) {
    require(1...lines ~= use.place.line, "a use has a place")
    for fact in usage.arguments(of: use, count: 1)?.flatMap(\.facts) ?? [] {
      require(1...lines ~= fact.place.line, "a fact has a place")
    }
  }
  _ = usage.unused(among: Set(keys))
  _ = usage.strangers(to: ["a.b", "notes.total"])
}
