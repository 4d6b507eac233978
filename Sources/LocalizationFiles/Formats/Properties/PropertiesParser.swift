import BidiSource

/// Reads a `.properties` file as `java.util.Properties.load` does.
struct PropertiesParser {
  private let text: [UInt8]
  private let notation: ValueNotation
  private var lines: PropertiesLines
  private var content = FileContent()

  init(_ text: [UInt8], notation: ValueNotation) {
    self.text = text
    self.notation = notation
    lines = PropertiesLines(text)
  }

  mutating func parse() -> FileContent {
    var comments: [LocalizationComment] = []
    while let line = lines.next() {
      switch line {
      case .comment(let range):
        comments.append(
          LocalizationComment(
            range: range, trimming: String(decoding: text[range].dropFirst(), as: UTF8.self)))
      case .entry(let stretches):
        if let entry = entry(stretches, comments) { content.entries.append(entry) }
        comments = []
      }
    }
    content.trailingComments = comments
    return content
  }

  /// The entry of a logical line; a key alone has an empty value.
  ///
  /// - Parameters:
  ///   - stretches: Where the line stands in the file; what ends one and begins the next is not of the line.
  ///   - comments: What stands before it.
  /// - Returns: Nil for a line without anything.
  private mutating func entry(_ stretches: [SourceRange], _ comments: [LocalizationComment])
    -> LocalizationEntry?
  {
    guard let first = stretches.first, let last = stretches.last else { return nil }
    var cursor = Cursor(text: text, stretches: stretches)
    let key = decode(&cursor) { byte in
      byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || byte.isPropertiesSpace
    }
    var hasSign = false
    var hasSpace = false
    while let byte = cursor.current {
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
        if hasSign { break }
        hasSign = true
      } else if byte.isPropertiesSpace {
        hasSpace = true
      } else {
        break
      }
      cursor.advance()
    }
    let value = decode(&cursor) { _ in false }
    var notation = notation
    notation.skipsLeadingSign = !hasSign
    // What is put in after a key alone would be part of the key.
    if !hasSign, !hasSpace { notation.frame = .separator }
    return LocalizationEntry(
      key: key, value: value, range: first.lowerBound..<last.upperBound, notation: notation,
      comments: comments)
  }

  // MARK: Escapes

  /// Decodes the line up to an end.
  private mutating func decode(
    _ cursor: inout Cursor, upTo isEnd: (UInt8) -> Bool
  ) -> DecodedText {
    var builder = DecodedText.Builder()
    let start = cursor.current == nil ? cursor.place : cursor.offset
    var end = start
    var lead: (unit: UInt16, range: SourceRange)?
    while let byte = cursor.current, !isEnd(byte) {
      guard byte == UInt8(ascii: "\\") else {
        flush(&lead, to: &builder)
        let run = cursor.run { $0 != UInt8(ascii: "\\") && !isEnd($0) }
        builder.append(text[run])
        end = run.upperBound
        continue
      }
      let escape = cursor.offset
      cursor.advance()
      guard let escaped = cursor.current else { break }
      if escaped == UInt8(ascii: "u") {
        cursor.advance()
        let unit = unit(&cursor, from: escape)
        end = cursor.place
        add(unit, from: escape..<end, after: &lead, to: &builder)
        continue
      }
      flush(&lead, to: &builder)
      let character = cursor.character()
      end = cursor.place
      let decoded: ArraySlice<UInt8> =
        switch Unicode.Scalar(escaped) {
        case "t": [.tab]
        case "n": [.lineFeed]
        case "r": [.carriageReturn]
        case "f": [.formFeed]
        default: text[character]
        }
      builder.append(decoded, from: escape..<end, isVerbatim: false)
    }
    flush(&lead, to: &builder)
    return builder.text(in: start..<max(start, end))
  }

  /// Reads the four digits after `\u`.
  private mutating func unit(_ cursor: inout Cursor, from start: Int) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = cursor.current, let digit = byte.hexDigitValue else {
        content.problems.append(
          SyntaxProblem(
            .parseError, start..<max(start + 2, cursor.place),
            "\\u needs four hexadecimal digits; Java refuses the whole file",
            help: "write four digits, or \\\\u for a backslash and a u"))
        return 0xFFFD
      }
      unit = unit << 4 | UInt16(digit)
      cursor.advance()
    }
    return unit
  }

  /// Adds a UTF-16 unit; a high surrogate waits for its partner.
  private mutating func add(
    _ unit: UInt16, from range: SourceRange, after lead: inout (unit: UInt16, range: SourceRange)?,
    to builder: inout DecodedText.Builder
  ) {
    if UTF16.isTrailSurrogate(unit), let high = lead {
      lead = nil
      builder.append(
        String(Unicode.Scalar(lead: high.unit, trail: unit)),
        from: high.range.lowerBound..<range.upperBound)
      return
    }
    flush(&lead, to: &builder)
    if UTF16.isLeadSurrogate(unit) { return lead = (unit, range) }
    if let scalar = Unicode.Scalar(unit) {
      builder.append(String(scalar), from: range)
    } else {
      reportHalf(unit, range, to: &builder)
    }
  }

  private mutating func flush(
    _ lead: inout (unit: UInt16, range: SourceRange)?, to builder: inout DecodedText.Builder
  ) {
    guard let half = lead else { return }
    lead = nil
    reportHalf(half.unit, half.range, to: &builder)
  }

  private mutating func reportHalf(
    _ unit: UInt16, _ range: SourceRange, to builder: inout DecodedText.Builder
  ) {
    builder.append("\u{FFFD}", from: range)
    content.problems.append(
      SyntaxProblem(
        .badEscape, range,
        "\\u\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair and no character",
        help: "write both halves, or the character itself"))
  }
}

/// A place in a logical line, which stands in several stretches of the file.
private struct Cursor {
  private let text: [UInt8]
  private let stretches: [SourceRange]
  private var index = 0

  /// The place in the file.
  private(set) var offset: Int

  init(text: [UInt8], stretches: [SourceRange]) {
    self.text = text
    self.stretches = stretches
    offset = stretches.first?.lowerBound ?? 0
    step()
    place = offset
  }

  /// The byte here; nil at the end.
  var current: UInt8? { index < stretches.count ? text[offset] : nil }

  /// The place after what was read last, which stays in its stretch.
  private(set) var place = 0

  /// Goes to the next byte.
  mutating func advance() {
    offset += 1
    place = offset
    step()
  }

  /// Reads one character.
  mutating func character() -> SourceRange {
    let start = offset
    repeat {
      offset += 1
    } while offset < stretches[index].upperBound && UTF8.isContinuation(text[offset])
    place = offset
    step()
    return start..<place
  }

  /// Reads what meets a condition, up to the end of the stretch.
  mutating func run(while condition: (UInt8) -> Bool) -> SourceRange {
    let start = offset
    let end = stretches[index].upperBound
    while offset < end, condition(text[offset]) { offset += 1 }
    place = offset
    step()
    return start..<place
  }

  /// Goes to the next stretch from the end of one.
  private mutating func step() {
    while index < stretches.count, offset >= stretches[index].upperBound {
      index += 1
      if index < stretches.count { offset = stretches[index].lowerBound }
    }
  }
}
