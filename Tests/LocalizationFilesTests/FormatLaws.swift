import BidiSource
import LocalizationFiles
import Testing

/// What holds for a file of every format.
enum FormatLaws {
  /// Checks that a mark put in before and after every character of every value is read back there, in both spellings,
  /// and that nothing else of the file changes.
  ///
  /// Left out are places inside a tag and inside an element or a reference that stands for several characters.
  static func checkInsertions(into file: LocalizationFile) throws {
    #expect(file.problems.map(\.message) == [])
    let mark = "\u{200F}"
    for (index, entry) in file.entries.enumerated() where !entry.value.range.isEmpty {
      let value = entry.value.string
      for offset in boundaries(of: value) where !isAtomic(offset, in: entry.value) {
        for spelling in [CharacterSpelling.literal, .escaped] {
          for change in [
            ValueChange.insert(mark, before: offset), .append(mark, after: offset),
          ] {
            let edits = entry.edits([change], spelling: spelling, in: file.source)
            let edited = try file.replacing(edits)
            var note: Testing.Comment {
              Testing.Comment(rawValue: "\(entry.key.string) \(change) \(spelling)")
            }
            var values = file.entries.map { shown($0.value.string) }
            values[index] = shown(inserting(mark, in: value, at: offset))
            #expect(edited.entries.map { shown($0.value.string) } == values, note)
            #expect(edited.entries.map(\.key.string) == file.entries.map(\.key.string), note)
            #expect(
              edited.entries.map { $0.comments.map(\.text) }
                == file.entries.map { $0.comments.map(\.text) }, note)
            #expect(edited.problems.isEmpty, note)
            guard edited.entries.count == values.count else { continue }
            let back = edited.entries[index].edits(
              [.remove(offset..<offset + mark.utf8.count)], spelling: spelling, in: edited.source)
            #expect(edited.source.bytes(replacing: back) == file.source.bytes(), note)
          }
        }
      }
    }
  }

  /// Whether an offset lies inside a tag, or inside a piece that stands for the whole of what the file spells.
  private static func isAtomic(_ offset: Int, in value: DecodedText) -> Bool {
    let isInPiece = value.pieces.contains {
      !$0.isVerbatim && $0.decoded.lowerBound < offset && offset < $0.decoded.upperBound
    }
    let before = Array(value.string.utf8.prefix(offset))
    let open = before.lastIndex(of: UInt8(ascii: "<")) ?? -1
    let close = before.lastIndex(of: UInt8(ascii: ">")) ?? -1
    return isInPiece || open > close
  }

  /// Reads a file cut at every byte, and with a byte of every kind in every place: each outcome is an error, or a file
  /// that gives its bytes back and whose parts lie in order.
  static func checkDamage(of text: String, path: String) {
    let bytes = Array(text.utf8)
    for count in bytes.indices { checkSoundness(of: Array(bytes[..<count]), path: path) }
    for offset in bytes.indices {
      for byte: UInt8 in [0x00, 0x26, 0x3C] {
        var damaged = bytes
        damaged[offset] = byte
        checkSoundness(of: damaged, path: path)
      }
    }
  }

  /// Checks what holds for any bytes.
  static func checkSoundness(of bytes: [UInt8], path: String) {
    guard let file = try? LocalizationFile(path: path, bytes: bytes) else { return }
    #expect(file.source.bytes() == bytes)
    var end = 0
    for entry in file.entries {
      var note: Testing.Comment { Testing.Comment(rawValue: shown(entry.key.string)) }
      #expect(entry.range.lowerBound >= end, note)
      end = entry.range.upperBound
      for range in [entry.key.range, entry.value.range] {
        #expect(range.lowerBound >= entry.range.lowerBound && range.upperBound <= end, note)
      }
      let count = entry.value.string.utf8.count
      #expect(entry.value.pieces.last.map { $0.decoded.upperBound == count } ?? true, note)
      for piece in entry.value.pieces {
        #expect(piece.source.lowerBound >= entry.value.range.lowerBound, note)
        #expect(piece.source.upperBound <= entry.value.range.upperBound, note)
      }
    }
    for problem in file.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= file.source.text.count)
      #expect(!problem.message.isEmpty)
    }
  }

  /// Documents of XML that harm careless readers, round the name of a root element.
  static func hostileXML(_ root: String) -> [HostileFile] {
    let levels = (1..<12).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">"
    }
    let parameters = (1..<50_000).map { "<!ENTITY % e\($0) \"&#37;e\($0 - 1);\">" }
    let chain = (1..<50_000).map { "<!ENTITY e\($0) \"&e\($0 - 1);\">" }
    return [
      "", " ", "<", "<\(root)", "<\(root)/>", "\u{0}", "<\(root)>\u{0}</\(root)>",
      "<?xml version=\"1.0\" encoding=\"latin-9\"?><\(root)>\u{E9}</\(root)>",
      "<!DOCTYPE \(root) [<!ENTITY e0 \"x\">\(levels.joined())]><\(root)>&e11;</\(root)>",
      "<!DOCTYPE \(root) [<!ENTITY e0 \"x\">\(chain.joined())]><\(root)>&e49999;</\(root)>",
      "<!DOCTYPE \(root) [<!ENTITY % e0 \"\">\(parameters.joined())%e49999;]><\(root)/>",
      "<!DOCTYPE \(root) [<!ENTITY a \"&a;\">]><\(root)>&a;</\(root)>",
      "<!DOCTYPE \(root) SYSTEM \"file:///dev/zero\"><\(root)>&unknown;</\(root)>",
      "<!DOCTYPE \(root) [<!ENTITY a SYSTEM \"file:///dev/zero\">]><\(root)>&a;</\(root)>",
      "<\(root)>&unknown;</\(root)>",
      String(repeating: "<\(root)>", count: 20_000),
      String(repeating: "<\(root)>", count: 20_000)
        + String(repeating: "</\(root)>", count: 20_000),
    ].map { HostileFile(bytes: Array($0.utf8)) }
  }
}

/// A file that harms careless readers.
///
/// Logs have its beginning only: it may have a million letters.
struct HostileFile: CustomTestStringConvertible {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var testDescription: String {
    "\(String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription), \(bytes.count) bytes"
  }
}
