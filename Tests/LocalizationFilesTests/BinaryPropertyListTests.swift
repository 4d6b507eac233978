import BidiSource
import BidiTestSupport
import Foundation
import LocalizationFiles
import Testing

/// Binary property lists in `.strings` and `.stringsdict`: read and checked, not edited.
@Suite struct BinaryPropertyListTests {
  /// An object of a file that is put together by hand.
  private enum Object {
    case ascii(String)
    case utf16([UInt16])
    case dictionary([(Int, Int)])
    case raw([UInt8])
  }

  /// A file of objects, the first of them the root; references and offsets have one byte or two.
  private func file(_ objects: [Object], root: Int = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    func mark(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 15
        ? [kind << 4 | UInt8(count)]
        : [kind << 4 | 0xF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
    }
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .ascii(let text): bytes += mark(5, text.utf8.count) + text.utf8
      case .utf16(let units):
        bytes += mark(6, units.count)
        for unit in units { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      case .dictionary(let pairs):
        bytes += mark(0xD, pairs.count) + pairs.map { UInt8($0.0) } + pairs.map { UInt8($0.1) }
      case .raw(let raw): bytes += raw
      }
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, root, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes
  }

  private func read(_ objects: [Object], path: String = "x.strings") throws -> LocalizationFile {
    let bytes = file(objects)
    let file = try LocalizationFile(path: path, bytes: bytes)
    #expect(file.source.bytes() == bytes)
    #expect(file.source.encoding == .binary)
    #expect(file.readOnlyReason?.contains("plutil -convert xml1") == true)
    return file
  }

  @Test func textsInTheOrderOfTheirKeys() throws {
    let long = String(repeating: "x", count: 300)
    let file = try read([
      .dictionary([(1, 2), (3, 4), (5, 6), (7, 8)]), .ascii("b"),
      .utf16([0x5D0, 0x22, 0xD83D, 0xDE00]),
      .ascii("a\\\n"), .ascii(long), .utf16([0x202B, 0x7F, 0, 0x9]), .ascii(""), .ascii("n"),
      .raw([0x10, 5]),
    ])
    #expect(
      file.pairs == [
        "a\\\\u{A}=\(long)", "b=\\u{5D0}\"\\u{1F600}", "\\u{202B}\\u{7F}\\u{0}\\u{9}=",
      ])
    #expect(file.problems == [])
    let lines = file.source.locations(of: file.entries.map(\.value.range.lowerBound)).map(\.line)
    #expect(lines == [1, 2, 3])
  }

  @Test func anEmptyDictionary() throws {
    #expect(try read([.dictionary([])]).entries == [])
    #expect(try read([.dictionary([])], path: "x.stringsdict").entries == [])
  }

  @Test func halfAPair() throws {
    let file = try read([.dictionary([(1, 2)]), .ascii("k"), .utf16([0x61, 0xD83D])])
    #expect(file.pairs == ["k=a\\u{FFFD}"])
    #expect(file.problems.map(\.kind) == [.badEscape])
  }

  @Test(arguments: ["x.stringsdict", "x.strings"])
  func pluralForms(_ path: String) throws {
    let file = try read(
      [
        .dictionary([(1, 2)]), .ascii("files"), .dictionary([(3, 4), (5, 6)]),
        .ascii("NSStringLocalizedFormatKey"),
        .ascii("%#@n@"), .ascii("n"), .dictionary([(7, 8), (9, 10)]),
        .ascii("NSStringFormatValueTypeKey"),
        .ascii("d"), .ascii("one"), .utf16(Array("<\u{5D0}\r>&".utf16)),
      ], path: path)
    #expect(file.pairs == ["files=%#@n@", "files.n.one=<\\u{5D0}\\u{D}>&"])
    #expect(file.problems == [])
  }

  @Test func whatFoundationWrites() throws {
    let texts = [
      "k": "v", "\u{5D0}": "\u{202B}\u{1F600}", "l": String(repeating: "\u{5D0}", count: 70_000),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts, format: .binary, options: 0)
    let file = try LocalizationFile(path: "-", bytes: Array(data))
    #expect(
      Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key.string, $0.value.string) })
        == texts)
  }

  @Test func whatCannotBeRead() {
    let bad: [[Object]] = [
      // A dictionary that holds itself, a key that is no string, references to nothing, counts beyond the file.
      [.dictionary([(1, 0)]), .ascii("k")], [.dictionary([(1, 1)]), .raw([0x10, 1])],
      [.dictionary([(9, 9)])],
      [.raw([0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])], [.raw([0xDF])],
      [.raw([0xDF, 0x5F])],
      [.dictionary([(1, 2)]), .ascii("k"), .raw([0x61, 0x00])],
      [.dictionary([(1, 2)]), .ascii("k"), .raw([0x51, 0xFF])],
      [.ascii("k")], [],
    ]
    for objects in bad {
      #expect(throws: SourceDecodingError.self) {
        try LocalizationFile(path: "x.strings", bytes: file(objects))
      }
    }
    #expect(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "x.strings", bytes: file([.dictionary([])], root: 1))
    }
  }

  /// Dictionaries that each hold the next one twice.
  @Test func repetitionsWithoutBound() {
    var objects: [Object] = (0..<60).map { .dictionary([(60, $0 + 1), (61, $0 + 1)]) }
    objects += [.ascii("k"), .ascii("l")]
    objects[59] = .dictionary([])
    #expect(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "x.stringsdict", bytes: file(objects))
    }
  }

  @Test func damage() {
    let original = file([
      .dictionary([(1, 2), (3, 4)]), .ascii("a"), .utf16([0x5D0]), .ascii("b"),
      .dictionary([(1, 2)]),
    ])
    expectBeginningsAreSound(original, path: "x.strings")
    var random = SeededGenerator(seed: 13)
    for _ in 0..<5_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 8..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      expectSound(bytes, path: Bool.random(using: &random) ? "x.strings" : "x.stringsdict")
    }
  }
}
