import BidiTestSupport
import BidiSource
import Testing

@testable import LocalizationFiles

/// What holds for every file, over bytes and texts put together at random.
@Suite struct LosslessLawTests {
  /// Any bytes are refused with a place, or given back as they were.
  @Test func everyByteIsKept() {
    var random = SeededGenerator(seed: 1)
    let starts: [[UInt8]] = [[], [], [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    let pieces: [[UInt8]] =
      [
        "\"", "\"", "'", "\\", "\\U", "05D0", "\n", "\r\n", "\r", " ", ";", "=", "a", "/*", "*/",
        "//", "{", "}", "(", ")", "<", ">", "\u{5D0}", "\u{2028}", "\u{1F600}", "\u{202B}",
        "<?xml", "<plist>", "<dict>", "<key>", "</key>", "<string>", "</string>", "</dict>",
        "</plist>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&", "bplist00",
      ].map { Array($0.utf8) } + [[0x00], [0x80], [0xC3], [0xFF], [0xED, 0xA0, 0x80]]
    var counts = (read: 0, refused: 0)
    for _ in 0..<20_000 {
      var original = starts.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        original += pieces.randomElement(using: &random) ?? []
      }
      do throws(SourceDecodingError) {
        let file = try LocalizationFile(path: "-", bytes: original)
        counts.read += 1
        #expect(file.source.bytes() == original, "\(shown(original))")
        expectSound(file)
      } catch {
        counts.refused += 1
        #expect(error.location.byteOffset < original.count, "\(shown(original))")
      }
    }
    #expect(counts.read > 2_000)
    #expect(counts.refused > 2_000)
  }

  /// Bytes without any pattern.
  @Test func bytesWithoutPattern() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let original = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        // ASCII half of the time, so that some files are text.
        UInt8.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0xFF), using: &random)
      }
      guard let file = try? LocalizationFile(path: "-", bytes: original) else { continue }
      #expect(file.source.bytes() == original, "\(shown(original))")
      expectSound(file)
    }
  }

  /// Everything that a file says of itself lies in the file, in order, on the edges of characters.
  private func expectSound(_ file: LocalizationFile) {
    let text = file.source.text
    var note: Comment { Comment(rawValue: shown(text)) }
    func isEdge(_ offset: Int) -> Bool {
      offset == text.count || (text.indices.contains(offset) && text[offset] & 0xC0 != 0x80)
    }
    var end = 0
    for entry in file.entries {
      #expect(entry.range.lowerBound >= end, note)
      end = entry.range.upperBound
      for range in [entry.range, entry.key.range, entry.value.range] {
        #expect(isEdge(range.lowerBound) && isEdge(range.upperBound), note)
        #expect(entry.range.contains(range.lowerBound), note)
        #expect(range.upperBound <= entry.range.upperBound, note)
      }
    }
    for comment in file.entries.flatMap(\.comments) + file.trailingComments {
      #expect(isEdge(comment.range.lowerBound) && isEdge(comment.range.upperBound), note)
    }
    for problem in file.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= text.count, note)
      if !XMLDeclaration.isXML(file.source.text) { #expect(isEdge(problem.range.lowerBound), note) }
    }
    let places = file.problems.map(\.range.lowerBound)
    #expect(places == places.sorted(), note)
  }

  /// An edit changes one value and nothing else: no key, no comment, no other entry.
  @Test func anEditChangesOneValue() throws {
    var random = SeededGenerator(seed: 3)
    let parts = [
      "a", "\u{5D0}", "\u{1F600}", "\u{301}", " ", "%1$@", "\n", "\r\n", "\\n", "\\\"", "\\\\",
      "\\U05D0",
      "\\UD83D\\UDE00", "\\101", "\\q", "'", "/*", "//", ";", "=", "\\\n", "\u{202B}", "\\U202C",
    ]
    let between = ["", " ", "\n", "/* c */", "// c\n", "\r\n", "/* \u{5D0}\u{202B} */ "]
    func any(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    func string() -> String {
      "\"" + (0..<Int.random(in: 1...5, using: &random)).map { _ in any(parts) }.joined() + "\""
    }
    for _ in 0..<2_000 {
      var text = ""
      for number in 0..<Int.random(in: 1...3, using: &random) {
        text += any(between) + "\"\(number)" + string().dropFirst() + any(between)
        if Int.random(in: 0..<4, using: &random) > 0 {
          text += "=" + any(between) + string() + any(between)
        }
        text += ";" + any(between)
      }
      let encoding = SourceEncoding.allCases.randomElement(using: &random) ?? .utf8
      let file = try LocalizationFile(text, as: encoding)
      try #require(!file.entries.isEmpty && !file.isRefused, "\(shown(text))")
      let target = Int.random(in: 0..<file.entries.count, using: &random)
      let value = file.entries[target].value.string
      let offset = boundaries(of: value).randomElement(using: &random) ?? 0
      let spelling: CharacterSpelling = Bool.random(using: &random) ? .literal : .escaped
      let change: ValueChange =
        Bool.random(using: &random)
        ? .insert("\u{2067}", before: offset) : .append("\u{2067}", after: offset)
      let edits = file.entries[target].edits([change], spelling: spelling, in: file.source)
      let edited = try LocalizationFile(path: "-", bytes: file.source.bytes(replacing: edits))
      var note: Comment { Comment(rawValue: "\(shown(text)) \(target) \(change) \(spelling)") }

      var expected = file.entries.map { shown($0.value.string) }
      expected[target] = shown(inserting("\u{2067}", in: value, at: offset))
      #expect(edited.entries.map { shown($0.value.string) } == expected, note)
      #expect(
        edited.entries.map { shown($0.key.string) } == file.entries.map { shown($0.key.string) },
        note)
      #expect(comments(edited) == comments(file), note)
      #expect(edited.source.encoding == file.source.encoding, note)
      // A shorthand stays written out, and says twice what is wrong with it.
      guard case .none = file.entries[target].notation.frame else { continue }
      #expect(edited.problems.map(\.kind) == file.problems.map(\.kind), note)
      // Taking it out again gives the old file.
      let back = edited.entries[target].edits(
        [.remove(offset..<offset + 3)], spelling: .literal, in: edited.source)
      #expect(edited.source.bytes(replacing: back) == file.source.bytes(), note)
    }
  }

  private func comments(_ file: LocalizationFile) -> [[String]] {
    (file.entries.map(\.comments) + [file.trailingComments]).map { $0.map { shown($0.text) } }
  }
}
