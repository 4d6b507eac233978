import BidiText

/// The characters of a line as readers see them, with the place of each in the value.
///
/// Markup is left out, entities stand for what they show, and an argument is one character.
struct SeenLine {
  /// A character.
  struct Character {
    let value: UInt32
    let kind: CharacterKind
    /// Where it stands in the value, in UTF-8 bytes.
    let start: Int32
    let end: Int32
    /// The argument that it stands for; -1 for none.
    let argument: Int16
  }

  var characters: [Character] = []

  /// Reads a line of a message.
  mutating func read(_ line: Message.Line, of bytes: borrowing [UInt8]) {
    characters.removeAll(keepingCapacity: true)
    for piece in line.pieces {
      let range = piece.range
      switch piece.kind {
      case .markup: break
      case .argument(let number):
        append(0xFFFC, .sign, range, argument: number)
      case .control(let control):
        append(control.rawValue, .control, range)
      case .entity(let text):
        for scalar in text.unicodeScalars {
          append(scalar.value, CharacterKind(scalar.value), range)
        }
      case .text:
        readText(range, bytes)
      }
    }
  }

  private mutating func append(
    _ value: UInt32, _ kind: CharacterKind, _ range: Range<Int>, argument: Int = -1
  ) {
    characters.append(
      Character(
        value: value, kind: kind, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound),
        argument: Int16(truncatingIfNeeded: argument)))
  }

  private mutating func readText(_ range: Range<Int>, _ bytes: borrowing [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = UInt32(bytes[index])
      let (value, width): (UInt32, Int)
      if lead < 0x80 {
        (value, width) = (lead, 1)
      } else if lead < 0xE0 {
        (value, width) = ((lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
      } else if lead < 0xF0 {
        value =
          (lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
          | UInt32(bytes[index + 2] & 0x3F)
        width = 3
      } else {
        value =
          (lead & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
          | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
        width = 4
      }
      append(value, CharacterKind(value), index..<index + width)
      index += width
    }
  }
}
