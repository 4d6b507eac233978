import BidiTestSupport
import BidiSource
import Testing

/// What holds for every file, over bytes and texts put together at random.
@Suite struct SourceLawTests {
  /// Any bytes are refused with a place in the file, or given back as they were.
  @Test func bytesAreGivenBackOrRefused() {
    var random = SeededGenerator(seed: 1)
    let pieces: [[UInt8]] = [
      [0x61], [0x22], [0x0A], [0x0D], [0x0D, 0x0A], [0xD7, 0x90], [0xE2, 0x80, 0xAB],
      [0xF0, 0x9F, 0x98, 0x80], [0x00], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0x80],
      [0xC0], [0xED, 0xA0, 0x80], [0xD8, 0x3D], [0x3D, 0xD8], [0xDE, 0x00], [0xF4], [0xE2],
    ]
    let starts: [[UInt8]] = [[], [], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]]
    var counts = (read: 0, refused: 0)
    for _ in 0..<20_000 {
      var original = starts.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        original += pieces.randomElement(using: &random) ?? []
      }
      do throws(SourceDecodingError) {
        let file = try SourceFile(path: "-", bytes: original)
        counts.read += 1
        #expect(file.bytes() == original, "\(hex(original))")
        #expect(isUTF8(file.text), "\(hex(original))")
      } catch {
        counts.refused += 1
        let place = error.location
        #expect((0..<original.count).contains(place.byteOffset), "\(hex(original))")
        #expect(place.line >= 1 && place.column >= 1)
        #expect(isFaulty(original), "\(hex(original)): \(error.message)")
      }
    }
    #expect(counts.read > 2_000)
    #expect(counts.refused > 2_000)
  }

  /// Whether Swift's own decoder, or the absence of a mark, says so too.
  private func isFaulty(_ original: [UInt8]) -> Bool {
    if original.starts(with: [0xFF, 0xFE]) || original.starts(with: [0xFE, 0xFF]) {
      let high = original[0] == 0xFE ? 0 : 1
      let units = stride(from: 2, to: original.count - 1, by: 2).map { index -> UInt16 in
        UInt16(original[index + high]) << 8 | UInt16(original[index + 1 - high])
      }
      return original.count % 2 == 1
        || Array(String(decoding: units, as: UTF16.self).utf16) != units
        || original.starts(with: [0xFF, 0xFE, 0, 0])
    }
    let looksLikeUTF16 = original.count > 1 && (original[0] == 0) != (original[1] == 0)
    return looksLikeUTF16 || original.starts(with: [0, 0, 0xFE, 0xFF])
      || !isUTF8(original)
  }

  /// Whether nothing is replaced by U+FFFD.
  private func isUTF8(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// Edits on a file are the same edits on its text, whatever the encoding.
  @Test func editsDoNotDependOnTheEncoding() throws {
    var random = SeededGenerator(seed: 2)
    let alphabet = ["a", "\u{5D0}", "\u{202B}", "\u{1F600}", "\r\n", "\n", "e\u{301}", ";", "\r"]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...8, using: &random)
      let parts = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "" }
      var edits: [Edit] = []
      var expected = ""
      var offset = 0
      for part in parts {
        let length = part.utf8.count
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          edits.append(.removal(of: offset..<offset + length))
        case 1:
          edits.append(.insertion("\u{2068}", at: offset))
          expected += "\u{2068}" + part
        case 2:
          edits.append(Edit(range: offset..<offset + length, replacement: "\u{1E900}x"))
          expected += "\u{1E900}x"
        default:
          expected += part
        }
        offset += length
      }
      for encoding in SourceEncoding.allCases {
        let file = try SourceFile(path: "-", bytes: bytes(parts.joined(), as: encoding))
        #expect(
          hex(file.bytes(replacing: edits)) == hex(bytes(expected, as: encoding)),
          "\(parts) \(edits)")
      }
    }
  }

  /// Places follow one another as the text does.
  @Test func locationsGrow() throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = ["a", "\u{5D0}", "\u{1F600}", "\r\n", "\n", "\r"]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...10, using: &random)
      let text = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      for encoding in SourceEncoding.allCases {
        let file = try SourceFile(path: "-", bytes: bytes(text, as: encoding))
        var offsets = [0]
        for scalar in text.unicodeScalars {
          offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
        }
        let places = file.locations(of: offsets)
        #expect(
          places.first
            == SourceLocation(
              line: 1, column: 1, byteOffset: encoding.byteOrderMark.count))
        #expect(places.last?.byteOffset == bytes(text, as: encoding).count)
        for (place, next) in zip(places, places.dropFirst()) {
          #expect(place < next)
          let isOnTheLine = next.line == place.line && next.column == place.column + 1
          #expect(isOnTheLine || (next.line == place.line + 1 && next.column == 1))
        }
      }
    }
  }
}
