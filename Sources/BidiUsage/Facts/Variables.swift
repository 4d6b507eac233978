/// The values that a file gives to a variable.
struct Variables {
  private let file: TokenizedFile

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
    for place in places where place != index {
      let start = startOfValue(after: place)
      guard start != nil || isGivenAway(place) || isAdded(to: place),
        scopes.binding(of: place) == binding
      else { continue }
      // A function that gets the address, and a macro, may set the variable to anything; what is added to it makes it another text.
      guard let start else { return [] }
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

  /// Whether a variable is given to a call that may set it: `read(&name)`, `read(out name)`, `MXJSONModelSetString(name, …)`.
  private func isGivenAway(_ place: Int) -> Bool {
    if file.has(place - 1, "&"), file.language == .c || file.language == .swift {
      return file.has(place - 2, "(") || file.has(place - 2, ",") || file.has(place - 2, ":")
    }
    if file.language == .cSharp { return file.has(place - 1, "out") || file.has(place - 1, "ref") }
    return file.language == .c && file.has(place - 1, "(") && file.has(place + 1, ",")
      && file.isIdentifier(place - 2)
      && file.text(of: place - 2).first?.isUppercase == true
  }

  /// Whether more is put into a variable: `name += more`, `name .= more`.
  private func isAdded(to place: Int) -> Bool {
    if file.has(place + 1, "+=")
      || file.language == .rust && file.has(place + 1, ".")
        && file.has(place + 2, "push_str")
    {
      return true
    }
    // Two signs that stand together.
    return file.has(place + 2, "=")
      && (file.has(place + 1, ".") || file.has(place + 1, "??") || file.has(place + 1, "||")
        || file.has(place + 1, "%"))
      && file.tokens[place + 1].end == file.tokens[place + 2].start
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
  private func isAttribute(_ name: Int, value: Int) -> Bool {
    guard file.language == .javaScript || file.language == .markup, value == name + 2,
      value < file.tokens.count
    else { return false }
    let isDeclared = ["const", "let", "var"].contains { $0 == file.text(of: max(0, name - 1)) }
    return !isDeclared && file.tokens[name].end == file.tokens[name + 1].start
      && file.tokens[name + 1].end == file.tokens[value].start
  }

  /// The expressions that the file gives to a name anywhere: for members, which are set outside of functions.
  func initialValues(of index: Int) -> [Range<Int>] {
    file.places(like: index).lazy
      .filter { !file.isDot($0 - 1) }
      .compactMap { startOfValue(after: $0) }
      .prefix(Self.most)
      .map { $0..<max($0, file.endOfExpression(from: $0)) }
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

  // MARK: Types

  /// Whether all declarations of a name in the file give it a type of numbers.
  func isNumber(_ index: Int) -> Bool {
    let types = types(of: index)
    return !types.isEmpty && types.allSatisfy(ResultRow.numberTypes.contains)
  }

  /// The type that the file declares a name with, if it is the same everywhere; nil if there is none.
  func type(of index: Int) -> String? {
    let types = Set(types(of: index))
    return types.count == 1 ? types.first : nil
  }

  private func types(of index: Int) -> [String] {
    var result: [String] = []
    for place in file.places(like: index) {
      if file.language.hasTypeFirst {
        if let type = typeBefore(place) { result.append(type) }
      } else if file.language == .go {
        // `total int` among parameters, and `var total int`
        if file.isIdentifier(place + 1), !file.tokens[place + 1].startsLine, !file.isDot(place - 1),
          !Self.noTypes.contains(file.text(of: place + 1))
        {
          result.append(file.text(of: place + 1))
        }
      } else if file.has(place + 1, ":"), file.isIdentifier(place + 2), !file.isDot(place - 1),
        !isLabel(place)
      {
        result.append(file.text(of: place + 2))
      }
    }
    return result
  }

  /// Whether a name before a colon names an argument or a key, not a parameter with its type.
  private func isLabel(_ place: Int) -> Bool {
    // A type is written with a capital, or is a word such as `number`.
    let type = file.text(of: place + 2)
    return !(type.first?.isUppercase ?? false) && !ResultRow.numberTypes.contains(type)
      && type != "string"
  }

  /// Whether a sign belongs to the type before it; with spaces on both sides it joins two values.
  private func isTypeSign(_ index: Int) -> Bool {
    guard index > 0, file.has(index, "*") || file.has(index, "&") || file.has(index, "?") else {
      return false
    }
    let isAfterType = file.tokens[index - 1].end == file.tokens[index].start
    return isAfterType
      || !file.has(index, "?") && file.tokens[index].end == file.tokens[index + 1].start
  }

  private static let noTypes: Set<String> = [
    "return", "new", "else", "in", "case", "await", "throw", "yield", "goto", "delete", "final",
    "var", "const", "auto", "late", "static", "range", "get", "set", "is", "as", "and", "or", "not",
  ]

  /// Whether a word before a name is no type of it.
  func isNoType(_ index: Int) -> Bool { Self.noTypes.contains(file.text(of: index)) }

  /// The type that a name is declared with where it stands; nil where it is not declared there.
  func typeBefore(_ place: Int) -> String? {
    guard place > 0 else { return nil }
    var index = place - 1
    while isTypeSign(index) { index -= 1 }
    guard file.isIdentifier(index), !file.tokens[place].startsLine || index < place - 1 else {
      return nil
    }
    let type = file.text(of: index)
    guard !Self.noTypes.contains(type) else { return nil }
    // A name stands before what ends its declaration.
    let next = place + 1
    let endsDeclaration =
      file.has(next, "=") || file.has(next, ";") || file.has(next, ",") || file.has(next, ")")
      || file.has(next, ":") || file.has(next, "in")
    return endsDeclaration ? type : nil
  }
}
