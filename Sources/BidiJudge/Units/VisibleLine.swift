import BidiText
import MessageSyntax

/// The characters of a line as readers see them, each with its place in the value.
///
/// Markup is left out, an entity is the text that it stands for, and an argument is one character.
struct VisibleLine {
  /// A character.
  struct Character {
    let value: UInt32
    let kind: CharacterKind
    /// Its place in the value, in UTF-8 bytes.
    let start: Int32
    let end: Int32
    /// The argument that it stands for; -1 for none.
    let argument: Int32
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
        append(.objectReplacementCharacter, .sign, range, argument: number)
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
        argument: Int32(truncatingIfNeeded: argument)))
  }

  private mutating func readText(_ range: Range<Int>, _ bytes: borrowing [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (value, width) = bytes.codePoint(at: index)
      append(value, CharacterKind(value), index..<index + width)
      index += width
    }
  }
}
