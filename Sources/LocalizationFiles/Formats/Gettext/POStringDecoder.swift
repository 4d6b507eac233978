import BidiSource
import BidiText

/// Decodes the strings that are one text of a `.po` file.
///
/// The escapes of gettext: `\a \b \f \n \r \t \v \\ \"`, up to three octal digits, and `\x` with hexadecimal digits, of
/// which the last two count. Numbers are bytes of the file's character set.
struct POStringDecoder {
  private let text: [UInt8]
  private var builder = DecodedText.Builder()

  /// Bytes beyond ASCII that are written by their numbers, and where each stands.
  private var pending: [(byte: UInt8, range: SourceRange)] = []

  /// Whether a NUL has ended the text.
  private var isEnded = false

  private(set) var problems: [SyntaxProblem] = []

  init(_ text: [UInt8]) { self.text = text }

  /// The text.
  ///
  /// - Parameter strings: The strings of the text, without quotation marks.
  /// - Returns: The text, whose range is that of all strings.
  mutating func decode(_ strings: [SourceRange]) -> DecodedText {
    for string in strings where !isEnded { decode(string) }
    flush()
    let range = (strings.first?.lowerBound ?? 0)..<(strings.last?.upperBound ?? 0)
    return builder.text(in: range)
  }

  private mutating func decode(_ string: SourceRange) {
    var start = string.lowerBound
    var position = start
    while position < string.upperBound, !isEnded {
      guard text[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      verbatim(start..<position)
      escape(at: &position, end: string.upperBound)
      start = position
    }
    if !isEnded { verbatim(start..<string.upperBound) }
  }

  private mutating func verbatim(_ range: SourceRange) {
    guard !range.isEmpty else { return }
    flush()
    builder.append(text[range])
  }

  private mutating func escape(at position: inout Int, end: Int) {
    let start = position
    position = min(start + 2, end)
    guard start + 1 < end else { return }
    switch Unicode.Scalar(text[start + 1]) {
    case "\n": break
    case "a": character("\u{7}", start..<position)
    case "b": character("\u{8}", start..<position)
    case "f": character("\u{C}", start..<position)
    case "n": character("\n", start..<position)
    case "r": character("\r", start..<position)
    case "t": character("\t", start..<position)
    case "v": character("\u{B}", start..<position)
    case "\\": character("\\", start..<position)
    case "\"": character("\"", start..<position)
    case "0"..."7":
      position -= 1
      var number: UInt8 = 0
      while position < min(end, start + 4), let digit = text[position].hexDigitValue, digit < 8 {
        number = number << 3 | digit
        position += 1
      }
      byte(number, start..<position)
    case "x" where position < end && text[position].hexDigitValue != nil:
      var number: UInt8 = 0
      while position < end, let digit = text[position].hexDigitValue {
        number = number << 4 | digit
        position += 1
      }
      if position - start > 4 {
        problems.append(
          SyntaxProblem(
            .badEscape, start..<position,
            "\\x takes all hexadecimal digits after it, of which only the last two count",
            help: "end the string after the second digit, and begin another: \"\\x41\" \"b\""))
      }
      byte(number, start..<position)
    default:
      while position < end, UTF8.isContinuation(text[position]) { position += 1 }
      flush()
      let escaped = text[start + 1..<position]
      builder.append(escaped, from: start..<position, isVerbatim: false)
      problems.append(
        SyntaxProblem(
          .parseError, start..<position,
          "\\\(String(decoding: escaped, as: UTF8.self)) is no escape; gettext refuses the whole file",
          help: "write \\\\ for a backslash"))
    }
  }

  private mutating func character(_ character: String, _ range: SourceRange) {
    flush()
    builder.append(character, from: range)
  }

  private mutating func byte(_ byte: UInt8, _ range: SourceRange) {
    if byte >= 0x80 { return pending.append((byte, range)) }
    flush()
    if byte == 0 {
      isEnded = true
      problems.append(
        SyntaxProblem(
          .badEscape, range, "a NUL ends the text here, and programs do not show what follows",
          help: "remove it"))
    } else {
      builder.append([byte], from: range, isVerbatim: false)
    }
  }

  /// Takes over bytes that were written by their numbers: they are UTF-8.
  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let run = pending
    pending = []
    var index = 0
    while index < run.count {
      let lead = run[index].byte
      let length = UTF8.width(ofLead: lead)
      let bytes = run[index..<min(index + length, run.count)].map(\.byte)
      let range = run[index].range
      // What is not UTF-8 comes back with other bytes.
      if lead >= 0xC0, bytes.count == length,
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      {
        builder.append(
          bytes[...], from: range.lowerBound..<run[index + length - 1].range.upperBound,
          isVerbatim: false)
        index += length
      } else {
        builder.append("\u{FFFD}", from: range)
        problems.append(
          SyntaxProblem(
            .badEscape, range, "the number is a byte that is no character in UTF-8",
            help: "write the character itself"))
        index += 1
      }
    }
  }
}
