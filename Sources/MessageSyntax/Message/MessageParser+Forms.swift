import BidiText

/// The forms of a choice: plural and select forms of ICU, ranges of `java.text.ChoiceFormat`, variants of Fluent.
extension MessageParser {
  /// The forms after `{count, plural,` up to the closing brace.
  mutating func choice(
    _ start: Int, _ end: Int, _ name: String, isPlural: Bool, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    // First find all braces, so that texts are read only once.
    guard let (texts, after) = texts(start, end) else { return nil }
    let inner = Context(hasNumber: isPlural || context.hasNumber, isForm: true)
    return (.choice(read(texts, of: name, inner, depth: depth)), after)
  }

  /// The forms for ranges of numbers, `0#none|1#one|1<more`, up to a closing brace.
  ///
  /// Source: `java.text.ChoiceFormat`.
  mutating func ranges(
    _ range: Range<Int>, _ name: String, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    var texts: [(selector: String, range: Range<Int>)] = []
    for part in alternatives(range) {
      guard let sign = bytes[part].firstIndex(where: { $0 == .numberSign || $0 == .lessThanSign })
      else { return nil }
      texts.append((trimmed(part.lowerBound..<sign), sign + 1..<part.upperBound))
    }
    guard !texts.isEmpty else { return nil }
    let inner = Context(isForm: true)
    return (.choice(read(texts, of: name, inner, depth: depth)), range.upperBound + 1)
  }

  /// The forms for a number that is written beside them, `{1:second|seconds}`.
  ///
  /// Source: SmartFormat.NET, Pluralization and Grammatical Numbers.
  mutating func numberedForms(
    _ open: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    var colon = open + 1
    while colon < end, bytes[colon].isASCIIDigit { colon += 1 }
    // What is in braces in braces is read for each pair, so long ones are no forms.
    guard colon > open + 1, colon < end, bytes[colon] == .colon,
      let close = closingBrace(open, end), close - open <= Self.maximumLength
    else { return nil }
    let name = string(open + 1..<colon)
    let start = bytes[(colon + 1)..<close].starts(with: "plural:".utf8) ? colon + 8 : colon + 1
    let forms = alternatives(start..<close)
    // A bar in a format of numbers or dates is a sign.
    guard forms.count > 1, bytes[start..<close].contains(where: { $0.isASCIILetter || $0 >= 0x80 })
    else { return nil }
    guard depth < Self.maximumDepth else { return unread(open..<close + 1) }
    let texts = forms.enumerated().map { (selector: String($0.offset), range: $0.element) }
    let inner = Context(hasNumber: context.hasNumber, isForm: true)
    return (.choice(read(texts, of: name, inner, depth: depth)), close + 1)
  }

  /// The selectors of a choice with the places of their texts, and the end of the choice; nil if the text is no choice.
  private mutating func texts(
    _ start: Int, _ end: Int
  ) -> (texts: [(selector: String, range: Range<Int>)], after: Int)? {
    var texts: [(selector: String, range: Range<Int>)] = []
    var index = start
    func skipSpace() { while index < end, bytes[index] <= .space { index += 1 } }
    while true {
      skipSpace()
      guard index < end else { return nil }
      if bytes[index] == .rightCurlyBracket, !texts.isEmpty { return (texts, index + 1) }
      let word = index
      while index < end, bytes[index] > .space, !",{}".utf8.contains(bytes[index]) { index += 1 }
      guard index > word else { return nil }
      let selector = string(word..<index)
      if selector.hasPrefix("offset:") {
        skipSpace()
        while index < end, bytes[index].isASCIIDigit { index += 1 }
        continue
      }
      skipSpace()
      guard index < end, bytes[index] == .leftCurlyBracket, let close = closingBrace(index, end)
      else { return nil }
      texts.append((selector, index + 1..<close))
      index = close + 1
    }
  }

  /// `{ $count -> [one] … *[other] … }`, as in Fluent: each variant begins on a line of its own.
  mutating func fluentSelect(
    _ open: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    func skippingSpace(_ start: Int) -> Int {
      var index = start
      while index < end, bytes[index] <= .space { index += 1 }
      return index
    }
    var index = skippingSpace(open + 1)
    guard index < end, bytes[index] == .dollarSign else { return nil }
    let nameStart = index + 1
    index = nameStart
    while isWordByte(at: index, end) || index < end && bytes[index] == .hyphenMinus {
      index += 1
    }
    let name = string(nameStart..<index)
    index = skippingSpace(index)
    guard bytes[index..<end].starts(with: "->".utf8), let close = closingBrace(open, end) else {
      return nil
    }
    guard depth < Self.maximumDepth else {
      return unread(open..<close + 1)
    }
    var texts: [(selector: String, range: Range<Int>)] = []
    index = skippingSpace(index + 2)
    while index < close {
      if bytes[index] == .asterisk { index += 1 }
      guard index < close, bytes[index] == .leftSquareBracket,
        let bracket = bytes[index..<close].firstIndex(of: .rightSquareBracket)
      else { return nil }
      let selector = trimmed(index + 1..<bracket)
      let start = skippingSpace(bracket + 1)
      var stop = start
      index = start
      // A variant ends at the next one, or at the closing brace.
      while index < close {
        if bytes[index] == .leftCurlyBracket, let inner = closingBrace(index, close) {
          index = inner
        }
        if bytes[index] > .space { stop = index + 1 }
        index += 1
        if bytes[index - 1] == .lineFeed {
          index = skippingSpace(index)
          if bytes[index...].starts(with: "[".utf8) || bytes[index...].starts(with: "*[".utf8) {
            break
          }
        }
      }
      guard start < stop else { return nil }
      texts.append((selector, start..<stop))
    }
    guard !texts.isEmpty else { return nil }
    return (.choice(read(texts, of: name, context, depth: depth)), close + 1)
  }

  /// Reads the texts of a choice.
  private mutating func read(
    _ texts: [(selector: String, range: Range<Int>)], of name: String, _ inner: Context, depth: Int
  ) -> [(selector: String, parts: [Part])] {
    texts.map { ("\(name)=\($0.selector)", read($0.range, inner, depth: depth + 1)) }
  }

  /// Forms that are nested too deeply to be read.
  mutating func unread(_ range: Range<Int>) -> (Part, Int) {
    unreadForms.append(range)
    return (.piece(.init(kind: .markup, range: range)), range.upperBound)
  }

  /// The place of the closing brace of an opening one, before an end.
  mutating func closingBrace(_ open: Int, _ end: Int) -> Int? {
    let close = braces.closing(open, in: bytes)
    return close.flatMap { $0 < end ? $0 : nil }
  }
}
