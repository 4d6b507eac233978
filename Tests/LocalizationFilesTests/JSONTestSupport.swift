import BidiSource
import BidiTestSupport
import LocalizationFiles
import Testing

/// An entry as one line: its parts that say something, in the order locale, key, value, form, base text, state, use,
/// comments, arguments.
func line(of entry: LocalizationEntry) -> String {
  var parts = [entry.locale.map { "[\($0)] " } ?? "", entry.key.string, "=", entry.value.string]
  if let category = entry.pluralCategory { parts.append(" <\(category)>") }
  if let base = entry.baseText { parts.append(" base:\(base)") }
  if let state = entry.state { parts.append(" state:\(state)") }
  if !entry.isInUse { parts.append(" unused") }
  parts += entry.comments.map { " #\($0.text)" }
  parts += entry.arguments.map { note in
    let kind = note.kind.map { " \($0)" } ?? ""
    let example = note.example.map { " e.g. \($0)" } ?? ""
    return " (\(note.text)\(kind)\(example))"
  }
  return shown(parts.joined())
}

/// Expects what holds for every JSON file: edits at every place read back, cut and broken files never trap.
func expectLaws(_ text: String, path: String) throws {
  let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
  try #require(!file.isRefused && !file.entries.isEmpty, "\(file.problems)")
  #expect(file.source.bytes() == Array(text.utf8))
  expectSound(file)
  for spelling in [CharacterSpelling.literal, .escaped] {
    try expectInsertions(into: file, spelling)
  }
  expectNoTrap(text, path: path)
}

/// Puts a mark before and after every scalar of every value, and takes it out again.
private func expectInsertions(into file: LocalizationFile, _ spelling: CharacterSpelling) throws {
  let mark = "\u{202B}"
  for (index, entry) in file.entries.enumerated() {
    let value = entry.value.string
    for offset in boundaries(of: value) {
      for change in [ValueChange.insert(mark, before: offset), .append(mark, after: offset)] {
        let edits = entry.edits([change], spelling: spelling, in: file.source)
        let edited = try file.replacing(edits)
        var note: Comment { Comment(rawValue: "\(shown(entry.key.string)) \(change) \(spelling)") }
        var expected = file.entries.map { shown($0.value.string) }
        expected[index] = shown(inserting(mark, in: value, at: offset))
        let values = edited.entries.map { shown($0.value.string) }
        #expect(values == expected, note)
        guard values == expected else { continue }
        #expect(edited.entries.map(\.key.string) == file.entries.map(\.key.string), note)
        let taken = try edited.replacing(
          edited.entries[index].edits(
            [.remove(offset..<offset + 3)], spelling: spelling, in: edited.source))
        #expect(taken.source.bytes() == file.source.bytes(), note)
      }
    }
  }
  // One edit in every value at once: nothing but the values changes.
  let edits = file.entries.flatMap {
    $0.edits([.insert(mark, before: 0)], spelling: spelling, in: file.source)
  }
  let edited = try file.replacing(edits)
  #expect(
    edited.entries.map { $0.comments.map(\.text) } == file.entries.map { $0.comments.map(\.text) })
  #expect(edited.entries.map(\.locale) == file.entries.map(\.locale))
  #expect(edited.entries.map(\.pluralCategory) == file.entries.map(\.pluralCategory))
  #expect(edited.entries.map(\.state) == file.entries.map(\.state))
}

/// Cuts a text at every byte, and breaks it at random: every outcome is an error, a problem or entries.
private func expectNoTrap(_ text: String, path: String) {
  let whole = Array(text.utf8)
  var random = SeededGenerator(seed: 7)
  var broken = whole.indices.map { Array(whole[..<$0]) }
  let bytes: [UInt8] = Array("{}[]\",:\\u0/$@# \n".utf8) + [0x00, 0x80, 0xFF]
  for index in whole.indices {
    var changed = whole
    changed[index] = bytes.randomElement(using: &random) ?? 0
    broken.append(changed)
  }
  for bytes in broken {
    guard let file = try? LocalizationFile(path: path, bytes: bytes) else { continue }
    #expect(file.source.bytes() == bytes)
    expectSound(file)
    for problem in file.problems where problem.kind == .parseError {
      #expect(problem.help != nil && !problem.message.isEmpty)
    }
  }
}

/// Everything that a file says of itself lies in the file, in order, on the edges of characters.
private func expectSound(_ file: LocalizationFile) {
  let text = file.source.text
  func isEdge(_ offset: Int) -> Bool { offset == text.count || text[offset] & 0xC0 != 0x80 }
  func areEdges(_ range: SourceRange) -> Bool {
    isEdge(range.lowerBound) && isEdge(range.upperBound)
  }
  var end = 0
  var isSound = true
  for entry in file.entries {
    isSound = isSound && entry.range.lowerBound >= end
    end = entry.range.upperBound
    for range in [entry.range, entry.key.range, entry.value.range] {
      isSound =
        isSound && areEdges(range) && entry.range.lowerBound <= range.lowerBound
        && range.upperBound <= entry.range.upperBound
    }
  }
  #expect(isSound && end <= text.count, "\(shown(text))")
  #expect(file.problems.allSatisfy { areEdges($0.range) }, "\(shown(text))")
}

/// What is no JSON or strange JSON, for every format.
let hostileJSON: [HostileFile] =
  ([
    "", " ", "\u{0}", "{", "}", "null", "1", "\"a\"", "[]", "[\"a\"]", "{}", "{}{}", "{\"a\"}",
    "{\"a\":}", "{\"a\":1,}", "{\"\":\"\"}", "{\"a\":\"\\", "{\"a\":\"\\u12", "{\"a\":\"\\uD800\"}",
    "{\"a\":\"\u{0}\"}", "{\"strings\":{}}", "{\"strings\":[]}", "{\"strings\":1,\"strings\":{}}",
    "{\"strings\":{\"a\":1,\"b\":{\"localizations\":[]},\"c\":{\"localizations\":{\"ar\":1}}}}",
    "{\"strings\":{\"a\":{\"localizations\":{\"ar\":{\"variations\":1,\"substitutions\":\"x\"}}}}}",
    "{\"strings\":{\"a\":{\"localizations\":{\"ar\":{\"stringUnit\":{\"value\":1}}}}}}",
    "{\"a\":null,\"@a\":1,\"@\":\"\",\"@@locale\":1,\"@@\":{}}",
    "{\"a\":{\"message\":1},\"b\":{\"message\":\"$\"},\"c\":{\"message\":\"$a$$b$ $c\",\"placeholders\":[]}}",
    "{\"a\":\"$t(\",\"b\":\"$t()\",\"c\":\"@:\",\"d\":\"@:(\",\"e\":\"@.:x@\",\"f\":\"@.x\"}",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    String(repeating: "{\"a\":", count: 600) + "\"b\"" + String(repeating: "}", count: 600),
    "{\"a\":\"" + String(repeating: "$t(@:(", count: 20_000) + "\"}",
    "{\"a\":\"" + String(repeating: "%#@", count: 20_000) + "\"}",
  ].map { Array($0.utf8) } + [
    [0xFF], [0x7B, 0x22, 0x80, 0x22], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE],
  ]).map { HostileFile(bytes: $0) }
