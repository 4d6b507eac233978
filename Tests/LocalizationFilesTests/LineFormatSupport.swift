import BidiSource
import LocalizationFiles
import Testing

/// Puts a mark before and after every character of every value, in both spellings, and reads it back.
///
/// Then takes it out again.
func expectInsertionsReadBack(_ bytes: [UInt8], path: String) throws {
  let file = try LocalizationFile(path: path, bytes: bytes)
  try #require(!file.isRefused && !file.entries.isEmpty)
  let keys = file.entries.map { shown($0.key.string) }
  for (index, entry) in file.entries.enumerated() {
    for offset in boundaries(of: entry.value.string) {
      for change in [
        ValueChange.insert("\u{202B}", before: offset), .append("\u{202B}", after: offset),
      ] {
        for spelling in [CharacterSpelling.literal, .escaped] {
          let edits = entry.edits([change], spelling: spelling, in: file.source)
          let edited = try file.replacing(edits)
          var values = file.entries.map { shown($0.value.string) }
          values[index] = shown(inserting("\u{202B}", in: entry.value.string, at: offset))
          var note: Comment {
            Comment(rawValue: "\(shown(bytes)) \(keys[index]) \(change) \(spelling)")
          }
          #expect(edited.entries.map { shown($0.value.string) } == values, note)
          #expect(edited.entries.map { shown($0.key.string) } == keys, note)
          #expect(
            edited.entries.map { $0.comments.map(\.text) }
              == file.entries.map { $0.comments.map(\.text) }, note)
          #expect(edited.problems.map(\.kind) == file.problems.map(\.kind), note)
          #expect(edited.source.encoding == file.source.encoding, note)
          guard edited.entries.count == file.entries.count else { continue }
          let back = edited.entries[index].edits(
            [.remove(offset..<offset + 3)], spelling: .literal, in: edited.source)
          let restored = try edited.replacing(back)
          values[index] = shown(entry.value.string)
          #expect(restored.entries.map { shown($0.value.string) } == values, note)
        }
      }
    }
  }
}

/// Reads every beginning of a file: each is an error with a place in it, a problem or entries, in order.
func expectBeginningsAreSound(_ bytes: [UInt8], path: String) {
  for count in 0...bytes.count { expectSound(Array(bytes[..<count]), path: path) }
}

/// Reads any bytes, and checks what is said of them.
func expectSound(_ bytes: [UInt8], path: String) {
  var note: Comment { Comment(rawValue: shown(bytes)) }
  do {
    let file = try LocalizationFile(path: path, bytes: bytes)
    let length = file.source.text.count
    #expect(file.source.bytes() == bytes, note)
    var end = 0
    for entry in file.entries {
      #expect(entry.range.lowerBound >= end && entry.range.upperBound <= length, note)
      end = entry.range.upperBound
      for range in [entry.key.range, entry.value.range] {
        #expect(entry.range.lowerBound <= range.lowerBound, note)
        #expect(range.upperBound <= entry.range.upperBound, note)
      }
    }
    for problem in file.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= length, note)
      #expect(!problem.message.isEmpty, note)
    }
  } catch {
    #expect(error.location.byteOffset <= bytes.count, note)
  }
}
