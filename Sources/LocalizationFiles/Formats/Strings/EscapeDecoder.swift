import BidiSource

/// Decodes the escapes of one quoted string, and keeps where each came from.
///
/// The escapes of Foundation's reader: `\a \b \f \n \r \t \v`, `\"`, up to three octal digits in
/// NeXTSTEP encoding, and `\U` with up to four hexadecimal digits for one UTF-16 unit. Before any other
/// character the backslash is dropped: `\u203A` reads as `u203A`.
struct EscapeDecoder {
  private var builder = DecodedText.Builder()
  private var verbatimStart: Int

  /// A high surrogate that waits for its partner, and where its escape stands.
  private var pending: (unit: UInt16, range: SourceRange)?

  private(set) var problems: [SyntaxProblem] = []

  /// - Parameter start: Where the string's content begins.
  init(start: Int) { verbatimStart = start }

  /// Takes over what stands before an escape or the end as it is.
  mutating func verbatim(_ text: [UInt8], upTo end: Int) {
    guard verbatimStart < end else { return }
    flushSurrogate()
    builder.append(text[verbatimStart..<end])
    verbatimStart = end
  }

  /// Decodes the escape at a backslash and moves the position after it.
  ///
  /// - Returns: False where the file ends after the backslash.
  mutating func escape(in text: [UInt8], at position: inout Int) -> Bool {
    let start = position
    position += 1
    guard position < text.count else { return false }
    let byte = text[position]
    position += 1
    defer { verbatimStart = position }
    switch Unicode.Scalar(byte) {
    case "0"..."7":
      position -= 1
      var number: UInt8 = 0
      while position < min(text.count, start + 4), let digit = text[position].hexDigitValue,
        digit < 8
      {
        // Eight bits, as in Foundation: \400 is \000.
        number = number << 3 | digit
        position += 1
      }
      unit(nextStepCharacters[Int(number)], from: start..<position)
    case "U":
      unicodeEscape(in: text, start: start, position: &position)
    case "a": unit(0x07, from: start..<position)
    case "b": unit(0x08, from: start..<position)
    case "f": unit(0x0C, from: start..<position)
    case "n": unit(0x0A, from: start..<position)
    case "r": unit(0x0D, from: start..<position)
    case "t": unit(0x09, from: start..<position)
    case "v": unit(0x0B, from: start..<position)
    default:
      // The backslash is dropped, and the character stays: all its bytes.
      while position < text.count, UTF8.isContinuation(text[position]) { position += 1 }
      flushSurrogate()
      builder.append(text[start + 1..<position], from: start..<position, isVerbatim: false)
      reportUnknownEscape(byte, in: text, start: start)
    }
    return true
  }

  /// The decoded string.
  mutating func finish(_ text: [UInt8], range: SourceRange) -> DecodedText {
    guard !builder.isEmpty || pending != nil else {
      return DecodedText(string: String(decoding: text[range], as: UTF8.self), range: range)
    }
    verbatim(text, upTo: range.upperBound)
    flushSurrogate()
    return builder.text(in: range)
  }

  private mutating func unicodeEscape(in text: [UInt8], start: Int, position: inout Int) {
    var number: UInt16 = 0
    var count = 0
    while count < 4, position < text.count, let digit = text[position].hexDigitValue {
      number = number << 4 | UInt16(digit)
      count += 1
      position += 1
    }
    unit(number, from: start..<position)
    if count < 4 {
      problems.append(
        SyntaxProblem(
          .badEscape, start..<position,
          "\\U has \(count) hexadecimal digits and reads as U+\(String(number, radix: 16, uppercase: true))",
          help: "write four digits"))
    }
  }

  /// Takes one UTF-16 unit; surrogates wait for their partner.
  private mutating func unit(_ unit: UInt16, from range: SourceRange) {
    if UTF16.isLeadSurrogate(unit) {
      flushSurrogate()
      pending = (unit, range)
    } else if UTF16.isTrailSurrogate(unit), let lead = pending,
      lead.range.upperBound == range.lowerBound
    {
      pending = nil
      append(
        Unicode.Scalar(lead: lead.unit, trail: unit),
        from: lead.range.lowerBound..<range.upperBound)
    } else {
      flushSurrogate()
      let scalar = Unicode.Scalar(unit)
      append(scalar, from: range)
      if scalar == nil { reportLoneSurrogate(unit, range) }
    }
  }

  private mutating func flushSurrogate() {
    guard let lone = pending else { return }
    pending = nil
    append(nil, from: lone.range)
    reportLoneSurrogate(lone.unit, lone.range)
  }

  /// Takes a scalar, or U+FFFD for a surrogate without partner, as Swift's strings do.
  private mutating func append(_ scalar: Unicode.Scalar?, from range: SourceRange) {
    builder.append(String(scalar ?? "\u{FFFD}"), from: range)
  }

  private mutating func reportLoneSurrogate(_ unit: UInt16, _ range: SourceRange) {
    problems.append(
      SyntaxProblem(
        .badEscape, range,
        "\\U\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair and no character",
        help: "write both halves, or the character itself"))
  }

  private mutating func reportUnknownEscape(_ byte: UInt8, in text: [UInt8], start: Int) {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "u":
      let digits = text[(start + 2)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ $0.hexDigitValue != nil }) else { fallthrough }
      let hex = String(decoding: digits, as: UTF8.self)
      problems.append(
        SyntaxProblem(
          .badEscape, start..<start + 6,
          "\\u\(hex) is no escape in a .strings file: it reads as \"u\(hex)\"",
          help: "write \\U\(hex), or the character itself",
          repair: Edit(range: start + 1..<start + 2, replacement: "U")))
    case "a"..."z", "A"..."Z", "8", "9":
      problems.append(
        SyntaxProblem(
          .badEscape, start..<start + 2,
          "\\\(scalar) is no escape: it reads as \"\(scalar)\"",
          help: "write \\\\\(scalar) for a backslash"))
    default:
      guard byte >= 0x80,
        let letter = String(decoding: text[(start + 1)...].prefix(4), as: UTF8.self).unicodeScalars
          .first,
        letter.properties.isAlphabetic
      else { return }
      problems.append(
        SyntaxProblem(
          .badEscape, start..<start + 1 + String(letter).utf8.count,
          "\\\(letter) is no escape: it reads as \"\(letter)\"",
          help: "write \\\\\(letter) for a backslash"))
    }
  }
}
