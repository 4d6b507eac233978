/// The values that a file gives to a variable.
struct Variables {
  let file: TokenizedFile

  init(_ file: TokenizedFile) { self.file = file }

  /// The most values of a variable; one with more is not followed.
  private static let most = 4

  /// The most mentions of a variable that are looked at.
  private static let mostMentions = 200

  /// The expressions that a variable may hold at a place: all that are assigned to it in the function or the block that it belongs to,
  /// before and after the place.
  ///
  /// - Parameter index: The token that names the variable.
  /// - Returns: The right sides of its assignments; none where its value comes from elsewhere, as that of a parameter does, and where
  ///   one of them cannot be followed.
  func values(of index: Int) -> [Range<Int>] {
    let scopes = Scopes(file: file)
    guard let binding = scopes.binding(of: index), let range = binding.range else { return [] }
    let hash = file.tokens[index].hash
    var result: [Range<Int>] = []
    let places = file.places(like: index).filter { range.contains($0) && !file.isDot($0 - 1) }
    guard places.count <= Self.mostMentions else { return [] }
    if case .assigned = binding, isSetByMember(hash, in: range) { return [] }
    let mentions = MentionReader(file: file)
    for place in places where place != index {
      let other = scopes.binding(of: place)
      guard other == binding else {
        if isWritten(place, by: other, mentions) { return [] }
        continue
      }
      let start: Int
      switch mentions.kind(of: place) {
      case .read, .other: continue
      // Any other form may set the variable to anything.
      case .unclear: return []
      case .set(let value): start = value
      }
      let end = file.endOfExpression(from: start)
      guard end > start else { return [] }
      // `guard let name = value else { … }`
      if file.language == .swift, !file.has(start, "if"),
        file.place(of: "else", in: start..<end) != nil
      {
        return []
      }
      if (start..<end).contains(index) {
        // The value before it, but for the second turn of a loop.
        if scopes.isInLoop(index, within: range) { return [] }
        continue
      }
      // A value that uses the variable itself makes it another text.
      if (start..<end).contains(where: { isName($0, hash) }) { return [] }
      result.append(start..<end)
      if result.count > Self.most { return [] }
    }
    return result
  }

  /// Whether a variable is set to a choice or a text that uses the variable itself: `n = n > 99 ? "99+" : n`.
  ///
  /// - Parameter index: A token that names the variable.
  /// - Returns: `true` also where the variable is a number at first.
  func mayBecomeText(_ index: Int) -> Bool {
    let scopes = Scopes(file: file)
    guard let binding = scopes.binding(of: index), let range = binding.range else { return false }
    let hash = file.tokens[index].hash
    let mentions = MentionReader(file: file)
    return file.places(like: index).prefix(Self.mostMentions).contains { place in
      guard place != index, range.contains(place), !file.isDot(place - 1),
        scopes.binding(of: place) == binding,
        case .set(let start) = mentions.kind(of: place)
      else { return false }
      let value = start..<max(start, file.endOfExpression(from: start))
      return value.contains { isName($0, hash) }
        && value.contains {
          file.tokens[$0].kind == .text || file.has($0, "?") || file.has($0, "if")
        }
    }
  }

  /// The places that read a variable, in the function or the block that it belongs to.
  ///
  /// - Parameter index: A token that names the variable.
  /// - Returns: The places; none where the function is not seen.
  func mentions(of index: Int) -> [Int] {
    let scopes = Scopes(file: file)
    guard let binding = scopes.binding(of: index), let range = binding.range else { return [] }
    let places = file.places(like: index).filter { range.contains($0) && !file.isDot($0 - 1) }
    guard places.count <= Self.mostMentions else { return [] }
    return places.filter { place in
      place != index && startOfValue(after: place) == nil && !file.has(place + 1, "=")
        && scopes.binding(of: place) == binding
    }
  }

  /// Whether a mention in a function or a block of its own may give the variable around it a value.
  private func isWritten(
    _ place: Int, by binding: Scopes.Binding?, _ mentions: MentionReader
  ) -> Bool {
    switch binding {
    case .given, .declared: return mentions.isOuter(place)
    // A function that assigns a name of Python, Ruby or PHP has a variable of its own.
    case .assigned:
      return file.language.hasBraces && file.language != .php || mentions.isOuter(place)
    case nil:
      switch mentions.kind(of: place) {
      case .read, .other: return false
      case .set, .unclear: return true
      }
    }
  }

  /// Whether a field is also set through the object itself: `this.name = value`.
  private func isSetByMember(_ hash: UInt32, in range: Range<Int>) -> Bool {
    range.contains { index in
      file.tokens[index].hash == hash && file.isDot(index - 1) && file.has(index + 1, "=")
        && (file.has(index - 2, "this") || file.has(index - 2, "self"))
    }
  }

  private func isName(_ index: Int, _ hash: UInt32) -> Bool {
    file.tokens[index].hash == hash && !file.isDot(index - 1)
  }

  /// The first token after `=`, where a name is assigned or declared with a value.
  func startOfValue(after name: Int) -> Int? {
    var index = name + 1
    // `names[] = {…}`
    if file.language == .c, file.isOpen(index, "["), let close = file.partner(of: index) {
      index = close + 1
    }
    if file.has(index, ":"), file.language != .python || file.isIdentifier(index + 1) {
      // `name: Type = value`
      index += 1
      var count = 0
      while count < 8, index < file.tokens.count, !file.has(index, "=") {
        let token = file.tokens[index]
        guard
          token.kind == .identifier && !token.startsLine || file.has(index, ".")
            || file.has(index, "?") || file.has(index, "<") || file.has(index, ">")
            || file.has(index, "!")
        else { return nil }
        index += 1
        count += 1
      }
    }
    guard file.has(index, "=") || file.has(index, ":") && file.has(index + 1, "=") else {
      return nil
    }
    let start = file.has(index, "=") ? index + 1 : index + 2
    if isAttribute(name, value: start) { return nil }
    // `name = value` among arguments gives a parameter its value.
    if let around = file.brackets(around: name), file.isOpen(around.open, "(") { return nil }
    return start < file.tokens.count ? start : nil
  }

  /// Whether a name and its value are an attribute of a tag: `<Row name={value} />`; a statement has spaces there.
  func isAttribute(_ name: Int, value: Int) -> Bool {
    guard file.language == .javaScript || file.language == .markup, value == name + 2,
      value < file.tokens.count
    else { return false }
    let isDeclared = ["const", "let", "var"].contains { $0 == file.text(of: max(0, name - 1)) }
    return !isDeclared && file.tokens[name].end == file.tokens[name + 1].start
      && file.tokens[name + 1].end == file.tokens[value].start
  }

  /// The expressions that a formatter may have been made by: that of its declaration, or that of the only member of the name.
  func origins(of index: Int) -> [Range<Int>] {
    if file.isDot(index - 1) {
      // `DateFormatter.short`
      let isOfType =
        file.isIdentifier(index - 2) && !file.isDot(index - 3)
        && file.text(of: index - 2).first?.isUppercase ?? false
      return isOfObjectItself(index) || isOfType ? memberValues(of: index) : []
    }
    switch Scopes(file: file).binding(of: index) {
    case .given: return []
    case .declared(let range):
      guard let start = startOfValue(after: range.lowerBound) else { return values(of: index) }
      return [start..<max(start, file.endOfExpression(from: start))]
    case .assigned, nil: return values(of: index) + memberValues(of: index)
    }
  }

  /// Whether a name stands after `this.` or `self.`.
  func isOfObjectItself(_ index: Int) -> Bool {
    file.isDot(index - 1) && (file.has(index - 2, "this") || file.has(index - 2, "self"))
      && !file.isDot(index - 3)
  }

  /// The expressions that the file gives to a name outside of functions: a list of a type or of the file.
  func memberValues(of index: Int) -> [Range<Int>] {
    let knowsFunctions = file.language != .python && file.language != .ruby
    let places = file.places(like: index).filter { place in
      (!file.isDot(place - 1) || file.has(place - 2, "this") || file.has(place - 2, "self"))
        && startOfValue(after: place) != nil
        && (!knowsFunctions || !Scopes(file: file).isInFunction(place))
    }
    guard places.count == 1, let start = startOfValue(after: places[0]) else { return [] }
    return [start..<max(start, file.endOfExpression(from: start))]
  }
}
