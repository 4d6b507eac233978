/// The values that a file gives to a variable.
struct Variables {
  private let file: TokenizedFile

  init(_ file: TokenizedFile) { self.file = file }

  /// The most values of a variable; one with more is not followed.
  private static let most = 4

  /// The expressions that a variable may hold at a place; none where they are not in the function around it.
  ///
  /// - Parameter index: The token that names the variable.
  /// - Returns: The right sides of its assignments before the place.
  func values(of index: Int) -> [Range<Int>] {
    guard let block = function(around: index) else { return [] }
    let hash = file.tokens[index].hash
    var result: [Range<Int>] = []
    for place in file.places(like: index) where place > block && place < index {
      // A function that gets the address, and a macro, may set the variable to anything.
      if file.language == .c, isGivenAway(place) { return [] }
      guard !file.isDot(place - 1), let start = startOfValue(after: place)
      else { continue }
      let end = file.endOfExpression(from: start)
      // A value that uses the variable itself makes it another text.
      guard end > start, end <= index, !(start..<end).contains(where: { isName($0, hash) }) else {
        return end > index ? result : []
      }
      result.append(start..<end)
      if result.count > Self.most { return [] }
    }
    return result
  }

  /// Whether a variable is given to a call that may set it: `read(&name)`, `MXJSONModelSetString(name, …)`.
  private func isGivenAway(_ place: Int) -> Bool {
    if file.has(place - 1, "&") {
      return file.has(place - 2, "(") || file.has(place - 2, ",")
    }
    return file.has(place - 1, "(") && file.has(place + 1, ",") && file.isIdentifier(place - 2)
      && file.text(of: place - 2).first?.isUppercase == true
  }

  private func isName(_ index: Int, _ hash: UInt32) -> Bool {
    file.tokens[index].hash == hash && !file.isDot(index - 1)
  }

  /// The first token after `=`, where a name is assigned or declared with a value.
  private func startOfValue(after name: Int) -> Int? {
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
    // `name = value` among arguments gives a parameter its value.
    if let around = file.brackets(around: name), file.isOpen(around.open, "(") { return nil }
    return start < file.tokens.count ? start : nil
  }

  /// The bracket that opens the outermost function around a token, or the word that begins it; nil outside of functions.
  private func function(around index: Int) -> Int? {
    // Functions without braces: the one that begins last before the token.
    if file.language == .python || file.language == .ruby {
      return (0..<index).last { file.has($0, "def") } ?? -1
    }
    var result: Int?
    var place = index
    while let around = file.brackets(around: place) {
      place = around.open
      guard file.isOpen(place, "{") else { continue }
      if isType(place) { break }
      result = place
    }
    return result
  }

  private static let typeWords: Set<String> = [
    "class", "struct", "object", "interface", "extension", "enum", "protocol", "namespace",
    "actor", "trait", "mixin", "impl", "record",
  ]

  /// Whether a bracket opens the body of a type.
  private func isType(_ open: Int) -> Bool {
    var index = open - 1
    while index >= 0, index > open - 40 {
      let token = file.tokens[index]
      if token.kind == .close, token.partner >= 0, token.byte == UInt8(ascii: ")") {
        index = Int(token.partner) - 1
        continue
      }
      if token.kind == .open || token.kind == .close || file.has(index, ";") { return false }
      if token.kind == .identifier {
        let word = file.text(of: index)
        if Self.typeWords.contains(word) { return true }
        if ["fun", "func", "function", "if", "for", "while", "switch", "return"].contains(word) {
          return false
        }
      }
      index -= 1
    }
    return false
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
        && (!knowsFunctions || function(around: place) == nil)
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
    "var", "const", "auto", "late", "static", "get", "set", "is", "as", "and", "or", "not",
  ]

  private func typeBefore(_ place: Int) -> String? {
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
