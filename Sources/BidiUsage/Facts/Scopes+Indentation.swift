import BidiSource

/// Scopes of languages whose functions have no braces: Python and Ruby.
extension Scopes {
  func bindingByIndentation(of index: Int, _ hash: UInt32) -> Binding? {
    if isBoundInExpression(hash, around: index) { return .given }
    for head in heads(around: index) {
      let bounds = parameters(of: head)
      if bounds.contains(where: { file.tokens[$0].hash == hash }) { return .given }
      guard file.has(head, "def") else { continue }
      let body = bounds.upperBound..<max(bounds.upperBound, end(of: head))
      let own = file.places(like: index).filter { place in
        body.contains(place) && !file.isDot(place - 1) && definition(around: place) == head
      }
      if own.contains(where: isGivenElsewhere) { return .given }
      let variables = Variables(file)
      if own.contains(where: { variables.startOfValue(after: $0) != nil }) {
        return .assigned(body)
      }
    }
    return nil
  }

  func isInLoopByIndentation(_ index: Int, within range: Range<Int>) -> Bool {
    lines(around: index).contains { line in
      range.contains(line)
        && (line..<endOfLine(line)).contains {
          ["for", "while", "until", "each", "loop"].contains(file.text(of: $0))
        }
    }
  }

  // MARK: Lines

  /// The column of a token, counted in bytes.
  private func column(_ index: Int) -> Int {
    let start = Int(file.tokens[index].start)
    let lineEnd = file.bytes[..<start].lastIndex(of: .lineFeed) ?? -1
    return start - lineEnd - 1
  }

  /// Whether a token is the first of a line that is not in brackets.
  private func beginsLine(_ index: Int) -> Bool {
    file.tokens[index].startsLine && file.brackets(around: index) == nil
  }

  /// The first tokens of the statement around a place and of the lines that it stands under, innermost first.
  private func lines(around index: Int) -> [Int] {
    var place = index
    while let around = file.brackets(around: place) { place = around.open }
    while place > 0, !beginsLine(place) { place -= 1 }
    var result = [place]
    var column = self.column(place)
    while place > 0, column > 0 {
      place -= 1
      guard beginsLine(place) else { continue }
      let own = self.column(place)
      if own < column {
        result.append(place)
        column = own
      }
    }
    return result
  }

  private func endOfLine(_ start: Int) -> Int {
    (start + 1..<max(start + 1, file.tokens.count)).first(where: beginsLine) ?? file.tokens.count
  }

  // MARK: Functions

  /// The functions and the blocks with parameters around a place, innermost first: `def`, and the first bar of `do |name|`.
  private func heads(around index: Int) -> [Int] {
    lines(around: index).compactMap { line -> Int? in
      let tokens = line..<min(endOfLine(line), index)
      if let word = tokens.prefix(6).first(where: { file.has($0, "def") }),
        parameters(of: word).upperBound <= index
      {
        return word
      }
      guard file.language == .ruby else { return nil }
      return tokens.first { file.has($0, "|") && file.has($0 - 1, "do") }
    }
  }

  private func definition(around index: Int) -> Int? {
    heads(around: index).first { file.has($0, "def") }
  }

  /// The tokens of the parameters.
  private func parameters(of head: Int) -> Range<Int> {
    if file.has(head, "|") {
      let close = (head + 1..<min(head + 40, file.tokens.count)).first { file.has($0, "|") }
      return head..<(close ?? head) + 1
    }
    let open = (head + 1..<min(head + 5, file.tokens.count)).first { file.isOpen($0, "(") }
    if let open, let close = file.partner(of: open), close > open { return open..<close + 1 }
    // `def name first, second` of Ruby.
    return head + 1..<(file.language == .ruby ? max(head + 1, endOfLine(head)) : head + 1)
  }

  /// The end of the body of a function.
  private func end(of head: Int) -> Int {
    var line = head
    while line > 0, !beginsLine(line) { line -= 1 }
    let column = self.column(line)
    let body = parameters(of: head).upperBound..<file.tokens.count
    return body.first { beginsLine($0) && self.column($0) <= column } ?? file.tokens.count
  }

  // MARK: Names without a value

  /// Whether a name gets a value that does not stand beside it: `for name in`, `as name`, `a, name = b`, `global name`.
  private func isGivenElsewhere(_ place: Int) -> Bool {
    if file.has(place + 1, "in"), file.has(place - 1, "for") || file.has(place - 1, ",") {
      return true
    }
    if file.has(place - 1, "as") || file.has(place - 1, "global") || file.has(place - 1, "nonlocal")
      || file.has(place - 1, "import")
    {
      return true
    }
    var end = place + 1
    var hasComma = false
    while file.has(end, ","), file.isIdentifier(end + 1) {
      (end, hasComma) = (end + 2, true)
    }
    let isInCall = file.brackets(around: place).map { file.isOpen($0.open, "(") } ?? false
    if hasComma { return (file.has(end, "=") || file.has(end, "in")) && !isInCall }
    return file.has(place - 1, ",") && file.has(place + 1, "=") && !isInCall
  }

  /// Whether a lambda, a comprehension or a block in braces around a place has a name: `lambda name: …`, `… for name in names`,
  /// `{ |name| … }`.
  private func isBoundInExpression(_ hash: UInt32, around index: Int) -> Bool {
    var place = index
    while true {
      let around = file.brackets(around: place)
      let first = around.map { $0.open + 1 } ?? lines(around: place)[0]
      let last = around?.close ?? min(file.tokens.count, place + 200)
      for other in first..<max(first, last) where file.tokens[other].hash == hash && other != index
      {
        if around != nil, file.has(other + 1, "in"),
          file.has(other - 1, "for") || file.has(other - 1, ",")
        {
          return true
        }
        guard other < place else { continue }
        let start = (max(first, other - 12)..<other).last {
          file.has($0, "lambda") || file.has($0, ":") || file.has($0, "|")
        }
        if let start, !file.has(start, ":"),
          file.has(start, "lambda")
            || file.language == .ruby && start == first
              && (other..<place).contains(where: { file.has($0, "|") })
        {
          return true
        }
      }
      guard let around else { return false }
      place = around.open
    }
  }
}
