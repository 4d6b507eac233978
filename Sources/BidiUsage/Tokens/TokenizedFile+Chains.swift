extension TokenizedFile {
  /// The first token of a chain of members and calls that ends with a name: that of `a` in `a.b(c).name`.
  func startOfChain(at name: Int) -> Int {
    var start = name
    while isDot(start - 1) {
      var place = start - 2
      while has(place, "!") || has(place, "?") || has(place, "!!") { place -= 1 }
      if place >= 0, tokens[place].kind == .close, let open = partner(of: place) {
        place = open
        if isIdentifier(place - 1), !tokens[place].startsLine { place -= 1 }
      } else if !(tokens.indices.contains(place) && tokens[place].kind != .sign) {
        break
      }
      start = place
    }
    return start
  }

  /// The end of a chain of members and calls.
  func endOfChain(from start: Int) -> Int {
    var index = start
    if tokens[index].kind == .open { index = partner(of: index) ?? index }
    index += 1
    while index < tokens.count {
      if isDot(index), isIdentifier(index + 1) {
        index += 2
      } else if tokens[index].kind == .open, !tokens[index].startsLine,
        tokens[index].byte != UInt8(ascii: "{"), let close = partner(of: index), close > index
      {
        index = close + 1
      } else {
        break
      }
    }
    return index
  }

  /// An argument of a call, with its name if it has one.
  func argument(_ range: Range<Int>) -> Lookup.Argument {
    (labelsNameArguments ? label(of: range) : nil, withoutLabel(range))
  }

  /// Whether the labels of a call are the names of the arguments in the text; elsewhere they belong to the function.
  private var labelsNameArguments: Bool {
    switch language {
    case .dart, .go, .javaScript, .markup, .php, .python, .ruby, .rust: true
    case .c, .cSharp, .java, .kotlin, .swift, .xml: false
    }
  }

  /// The arguments of a message of Objective-C, in order: those after its colons.
  ///
  /// - Parameter open: The bracket that opens the message.
  /// - Returns: The ranges of the values.
  func messageArguments(at open: Int) -> [Range<Int>] {
    guard let close = partner(of: open) else { return [] }
    let parts = parts(open + 1..<close, by: ":")
    return parts.indices.dropFirst().map { index in
      // The next part of the selector stands before the next colon.
      let part = parts[index]
      let isLast = index == parts.index(before: parts.endIndex)
      let isSelector =
        !isLast && part.count > 1 && isIdentifier(part.upperBound - 1)
        && tokens[part.upperBound - 1].end == tokens[part.upperBound].start
      return isSelector
        ? part.lowerBound..<part.upperBound - 1 : part
    }
  }

  /// The values of a list, a dictionary or an object, with their names.
  ///
  /// - Parameter open: The opening bracket.
  /// - Returns: `name: value`, `"name": value`, `"name" => value`, `name` and `value`.
  func entries(of open: Int) -> [Lookup.Argument] {
    let isObject = isOpen(open, "{")
    return arguments(at: open).map { whole in
      // `:name => value`
      let range =
        language == .ruby && has(whole.lowerBound, ":") ? whole.dropFirst() : whole
      // `("name", value)`
      if language == .rust, isOpen(range.lowerBound, "("),
        partner(of: range.lowerBound) == range.upperBound - 1, has(range.lowerBound + 2, ","),
        let name = literal(range.lowerBound + 1..<range.lowerBound + 2)
      {
        return (name, range.lowerBound + 3..<range.upperBound - 1)
      }
      for sign: StaticString in [":", "=>"] {
        guard let place = self.place(of: sign, in: range), place == range.lowerBound + 1,
          place + 1 < range.upperBound
        else { continue }
        let name = literal(range.lowerBound..<place) ?? text(of: range.lowerBound)
        return (name.filter { $0 != ":" && $0 != "@" && $0 != "%" }, place + 1..<range.upperBound)
      }
      // `{ name }` is short for `{ name: name }`.
      return (isObject && range.count == 1 ? text(of: range.lowerBound) : nil, range)
    }
  }
}
