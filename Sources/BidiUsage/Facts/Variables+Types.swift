/// The types that a file declares variables with.
extension Variables {
  /// Whether a variable has a type of numbers, and no text takes its place under its name.
  func isCertainNumber(_ index: Int) -> Bool { isNumber(index) && !mayBecomeText(index) }

  /// Whether a variable has a type of numbers.
  func isNumber(_ index: Int) -> Bool {
    type(of: index).map(ResultRow.numberTypes.contains) ?? false
  }

  /// The type that a variable is declared with where it gets its value; nil where it is declared without one.
  func type(of index: Int) -> String? {
    if file.isDot(index - 1) { return isOfObjectItself(index) ? memberType(of: index) : nil }
    switch Scopes(file: file).binding(of: index) {
    case .declared(let range): return declaredType(range.lowerBound)
    case .given: return binder(of: index).flatMap(declaredType)
    case .assigned(let range):
      guard file.language == .python else { return memberType(of: index) }
      let types = Set(file.places(like: index).filter(range.contains).compactMap(declaredType))
      return types.count == 1 ? types.first : nil
    case nil: return memberType(of: index)
    }
  }

  /// The parameter or the variable of a loop that gives a name its value at a place.
  private func binder(of index: Int) -> Int? {
    let mentions = MentionReader(file: file)
    for place in file.places(like: index).reversed() where place < index {
      guard !file.isDot(place - 1) else { continue }
      if declaredType(place) == nil {
        if mentions.isLabel(place) { continue }
        switch mentions.kind(of: place) {
        case .read, .set: continue
        case .other, .unclear: return nil
        }
      }
      return reaches(place, index) ? place : nil
    }
    return nil
  }

  /// How many tokens after parameters are looked at for the body.
  private static let mostOfHead = 16

  /// Whether a parameter has its meaning at a place.
  private func reaches(_ place: Int, _ index: Int) -> Bool {
    guard let around = file.brackets(around: place) else { return !file.language.hasBraces }
    guard !file.isOpen(around.open, "{") else { return index < around.close }
    if index < around.close { return true }
    if !file.language.hasBraces {
      return !(around.close..<index).contains { file.has($0, "def") }
    }
    for next in around.close + 1..<min(file.tokens.count, around.close + Self.mostOfHead) {
      if file.isOpen(next, "{") { return index < file.partner(of: next) ?? next }
      if file.has(next, "=") || file.has(next, "=>")
        || file.has(next, "->") && file.language == .java
      {
        return index < file.endOfExpression(from: next + 1)
          || file.isOpen(next + 1, "{") && index < file.partner(of: next + 1) ?? next
      }
    }
    return false
  }

  /// The type that a type or the file itself declares a name with, if it is the same everywhere.
  private func memberType(of index: Int) -> String? {
    var found: Set<String> = []
    let scopes = Scopes(file: file)
    for place in file.places(like: index) where !file.isDot(place - 1) {
      let around = file.brackets(around: place)
      let isMember =
        around.map { around in
          if file.isOpen(around.open, "(") {
            return file.language == .kotlin
              && (file.has(place - 1, "val") || file.has(place - 1, "var"))
          }
          return hasMembersByName && scopes.isType(around.open)
        } ?? true
      guard isMember else { continue }
      if let type = declaredType(place) {
        found.insert(type)
      } else if scopes.isDeclared(place), file.has(place + 1, "=") {
        return nil
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a name alone may be that of a member of a type.
  private var hasMembersByName: Bool {
    switch file.language {
    case .c, .cSharp, .dart, .java, .kotlin, .swift: true
    case .go, .javaScript, .markup, .php, .python, .ruby, .rust, .xml: false
    }
  }

  /// Whether the file declares a name with a type that is none of numbers.
  func hasOtherType(_ index: Int) -> Bool {
    file.places(like: index).contains { place in
      declaredType(place).map { !ResultRow.numberTypes.contains($0) } ?? false
    }
  }

  /// Whether the file declares a type of a name.
  func declaresType(_ name: String) -> Bool {
    let hash = SourceToken.hash(of: name.utf8)
    return file.mentions(name)
      && file.tokens.indices.contains { index in
        file.tokens[index].hash == hash && file.isIdentifier(index)
          && ["class", "struct", "object", "enum", "interface", "extension", "actor", "mixin"]
            .contains { file.isIdentifier(index - 1) && $0 == file.text(of: index - 1) }
      }
  }

  /// The type that a name is declared with where it stands; nil where it is not declared there, or has a list of values.
  func declaredType(_ place: Int) -> String? {
    if file.isDot(place - 1) { return nil }
    if file.language.hasTypeFirst { return typeBefore(place) }
    if file.language == .go {
      // `total int` among parameters, and `var total int`
      guard file.isIdentifier(place + 1), !file.tokens[place + 1].startsLine,
        !Self.noTypes.contains(file.text(of: place + 1))
      else { return nil }
      return file.text(of: place + 1)
    }
    guard file.has(place + 1, ":"), file.isIdentifier(place + 2), !isLabel(place),
      !file.isOpen(place + 3, "["), !isUnion(from: place + 3)
    else { return nil }
    return file.text(of: place + 2)
  }

  /// Whether a name before a colon names an argument or a key, not a parameter with its type.
  private func isLabel(_ place: Int) -> Bool {
    // A type is written with a capital, or is a word such as `number`.
    let type = file.text(of: place + 2)
    return !(type.first?.isUppercase ?? false) && !ResultRow.numberTypes.contains(type)
      && type != "string"
  }

  /// Whether a type is one of several: `value: int | str`; `int | None` is one.
  private func isUnion(from next: Int) -> Bool {
    file.has(next, "|") && !file.has(next + 1, "None") && !file.has(next + 1, "null")
      && !file.has(next + 1, "undefined") || file.has(next, "|") && file.has(next + 2, "|")
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
    var isPointer = false
    while isTypeSign(index) {
      isPointer = isPointer || file.has(index, "*")
      index -= 1
    }
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
    // Bytes at a place in memory are a text.
    let isOfTexts =
      isPointer && ResultRow.numberTypes.contains(type) && !type.hasPrefix("NS")
    return endsDeclaration ? isOfTexts ? type + "*" : type : nil
  }
}
