import BidiSource
import BidiText

/// Decodes the content of a `string` as `aapt2` does.
///
/// Outside quotation marks, a run of white space becomes one space. At the edges it is left out, except in a text that
/// holds a tag without a prefix. Quotation marks are left out. Tags stay as they are written.
/// Source: AOSP, `ResourceUtils.cpp`, `StringBuilder`.
struct AndroidTextDecoder {
  /// What the file says of the arguments.
  private(set) var arguments: [ArgumentNote] = []

  /// Where `\u` stands without four digits.
  private(set) var badEscapes: [SourceRange] = []

  /// Whether the text is the name of another resource, as in `@string/app_name`.
  private(set) var isReference = false

  private let document: XMLDocument
  private let element: XMLElement
  private var builder = DecodedText.Builder()
  private var isQuoted = false

  /// Where the white space before the current place stands; empty for none.
  private var space = 0..<0

  /// Whether white space here goes.
  private var isTrimming: Bool

  /// The last event that says something, and how many of its bytes do: the rest is white space at the edge.
  private var end: (event: Int, count: Int)

  private var escape = Escape.none

  /// The first half of a surrogate pair.
  private var high: (unit: UInt16, range: SourceRange)?

  private enum Escape {
    case none
    /// After a backslash.
    case start(Int)
    /// After `\u` and some digits: where the backslash stands, their value, their count.
    case unit(Int, UInt16, count: Int)
  }

  init(_ document: XMLDocument, _ element: XMLElement) {
    (self.document, self.element) = (document, element)
    let hasSpans = document.events[element.index + 1..<element.end].contains {
      if case .start(let name, _, _) = $0 { !name.contains(":") } else { false }
    }
    isTrimming = !hasSpans
    end = (element.end, 0)
    guard isTrimming else { return }
    scan: for index in (element.index + 1..<element.end).reversed() {
      switch document.events[index] {
      case .text(let bytes, _, _):
        let last = bytes.lastIndex { !$0.isASCIISpace }
        end = (index, last.map { $0 + 1 } ?? 0)
        if last != nil { break scan }
      case .start, .end: break scan
      default: break
      }
    }
  }

  mutating func decode() -> DecodedText {
    let isTrimmed = isTrimming
    // The starts of the text inside open elements that mark an argument.
    var open: [(start: Int, example: String?)?] = []
    var isInArgument = false
    for index in element.index + 1..<element.end {
      switch document.events[index] {
      case .text(let bytes, let range, _):
        let isVerbatim = bytes.count == range.count && document.text[range].elementsEqual(bytes)
        guard index <= end.event else { break }
        let kept = index == end.event ? bytes[..<end.count] : bytes[...]
        read(kept, range, isVerbatim: isVerbatim)
      case .start(let name, let attributes, let range):
        beginTag(name)
        builder.append(tag: range, of: document, spelling: XMLTag.spelling(name, attributes))
        // One inside another is refused by `aapt2`.
        let isArgument = name.hasSuffix(":g") && !isInArgument
        isInArgument = isInArgument || isArgument
        open.append(isArgument ? (builder.bytes.count, attributes["example"]) : nil)
      case .end(let name, let range):
        beginTag(name)
        if case .some(.some(let argument)) = open.popLast() {
          note(from: argument.start, example: argument.example)
          isInArgument = false
        }
        builder.append(tag: range, of: document, spelling: "</\(name)>")
      default: break
      }
    }
    endEscape()
    if !isTrimmed { flushSpace() }
    let content = document.text[element.content].drop(while: \.isASCIISpace)
    // After the white space at the edge is the place for what is put into an empty text.
    let text = builder.text(
      in: builder.bytes.isEmpty ? content.startIndex..<element.content.upperBound : element.content)
    let start = content.first
    isReference =
      (start == UInt8(ascii: "@") || start == UInt8(ascii: "?"))
      && Self.isReference(text.string)
    return text
  }

  private mutating func beginTag(_ name: String) {
    endEscape()
    flushSpace()
    isTrimming = false
    if !name.contains(":") { isQuoted = false }
  }

  private mutating func note(from start: Int, example: String?) {
    let text = String(decoding: builder.bytes[start...], as: UTF8.self)
    guard !text.isEmpty, example != nil || text.contains(where: { "%{$".contains($0) }) else {
      return
    }
    // Controls and spaces that stand round the argument inside the element are none of it.
    var seen = text.unicodeScalars.filter { !$0.properties.isBidiControl }[...]
    while seen.first?.properties.isWhitespace == true { seen.removeFirst() }
    while seen.last?.properties.isWhitespace == true { seen.removeLast() }
    // A sign of the sentence after a specifier is none of it either: `%d.`.
    while seen.first == "%", let last = seen.last, ".,:;!?".unicodeScalars.contains(last) {
      seen.removeLast()
    }
    guard !seen.isEmpty else { return }
    arguments.append(
      ArgumentNote(text: String(String.UnicodeScalarView(seen)), example: example))
  }

  // MARK: Characters

  private mutating func read(_ bytes: ArraySlice<UInt8>, _ range: SourceRange, isVerbatim: Bool) {
    var index = 0
    while index < bytes.endIndex {
      let start = index
      if case .none = escape, space.isEmpty, high == nil {
        while index < bytes.endIndex, !isSpecial(bytes[index]) { index += 1 }
        if index > start {
          isTrimming = false
          builder.append(
            bytes[start..<index],
            from: isVerbatim ? range.lowerBound + start..<range.lowerBound + index : range,
            isVerbatim: isVerbatim)
          continue
        }
      }
      index = min(index + UTF8.width(ofLead: bytes[index]), bytes.endIndex)
      let place = isVerbatim ? range.lowerBound + start..<range.lowerBound + index : range
      read(scalar: bytes[start..<index], place, isVerbatim: isVerbatim)
    }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte.isASCIISpace && !isQuoted
  }

  private mutating func read(
    scalar: ArraySlice<UInt8>, _ place: SourceRange, isVerbatim: Bool
  ) {
    guard let byte = scalar.first else { return }
    switch escape {
    case .none: break
    case .start(let start):
      escape = .none
      if byte == UInt8(ascii: "u") {
        escape = .unit(start, 0, count: 0)
        return
      }
      flushHigh()
      let range = start..<place.upperBound
      switch byte {
      case UInt8(ascii: "n"): builder.append("\n", from: range)
      case UInt8(ascii: "t"): builder.append("\t", from: range)
      default: builder.append(scalar, from: range, isVerbatim: false)
      }
      return
    case .unit(let start, let value, let count):
      if let digit = byte.hexDigitValue.map(UInt16.init) {
        escape = .unit(start, value << 4 | digit, count: count + 1)
        if count == 3 { emit(value << 4 | digit, from: start..<place.upperBound) }
        return
      }
      endEscape()
    }
    let isSpace = byte.isASCIISpace && !isQuoted
    if isSpace {
      flushHigh()
      if !isTrimming {
        space = (space.isEmpty ? place.lowerBound : space.lowerBound)..<place.upperBound
      }
      return
    }
    flushSpace()
    isTrimming = false
    if byte == UInt8(ascii: "\\") {
      escape = .start(place.lowerBound)
      return
    }
    flushHigh()
    if byte == UInt8(ascii: "\"") {
      isQuoted.toggle()
    } else {
      builder.append(scalar, from: place, isVerbatim: isVerbatim)
    }
  }

  /// Writes the white space down that was seen last.
  private mutating func flushSpace() {
    guard !space.isEmpty else { return }
    builder.append(
      [.space], from: space,
      isVerbatim: space.count == 1 && document.text[space.lowerBound] == .space)
    space = 0..<0
  }

  /// Writes a UTF-16 unit down; the first half of a pair waits for the other.
  private mutating func emit(_ unit: UInt16, from range: SourceRange) {
    escape = .none
    if let first = high, first.range.upperBound == range.lowerBound,
      UTF16.isTrailSurrogate(unit)
    {
      high = nil
      builder.append(
        String(Unicode.Scalar(lead: first.unit, trail: unit)),
        from: first.range.lowerBound..<range.upperBound)
      return
    }
    flushHigh()
    if UTF16.isLeadSurrogate(unit) {
      high = (unit, range)
    } else {
      builder.append(String(Unicode.Scalar(unit) ?? "\u{FFFD}"), from: range)
    }
  }

  private mutating func flushHigh() {
    guard let first = high else { return }
    high = nil
    builder.append("\u{FFFD}", from: first.range)
  }

  /// Ends an escape that the text breaks off.
  private mutating func endEscape() {
    switch escape {
    case .none: flushHigh()
    case .start(let start):
      flushHigh()
      // A backslash alone says nothing; what follows may not come between.
      builder.skip(from: start)
    case .unit(let start, _, let count):
      flushHigh()
      let range = start..<min(start + 2 + count, element.content.upperBound)
      badEscapes.append(range)
      builder.append(String(decoding: document.text[range], as: UTF8.self), from: range)
    }
    escape = .none
  }

  /// `@string/name`, `@android:string/ok`, `?attr/title`, `@null`.
  private static func isReference(_ text: String) -> Bool {
    if text == "@null" || text == "@empty" { return true }
    guard let slash = text.firstIndex(of: "/") else { return false }
    let isName: (Character) -> Bool = {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_.:*+".contains($0))
    }
    let (type, name) = (text[..<slash].dropFirst(), text[slash...].dropFirst())
    return !type.isEmpty && !name.isEmpty && type.allSatisfy(isName) && name.allSatisfy(isName)
  }
}
