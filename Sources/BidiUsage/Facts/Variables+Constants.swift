/// Names that get their value where they are declared, and never again.
extension Variables {
  /// The value of a constant of the type around a place, or of a script: `private val title = …`, `let title = …`, `const title = …`.
  ///
  /// - Parameter index: A token that names it.
  /// - Returns: The expression; nil for a variable, and where the name may be that of another object.
  func constantValue(of index: Int) -> Range<Int>? {
    let scopes = Scopes(file: file)
    if file.isDot(index - 1) {
      // A constant of a script is no member.
      guard file.language != .javaScript, isOfObjectItself(index) else { return nil }
    } else if scopes.binding(of: index) != nil {
      return nil
    }
    let places = file.places(like: index).filter {
      !file.isDot($0 - 1) && isConstant($0) && !scopes.isInFunction($0)
    }
    guard places.count == 1, let place = places.first, let start = startOfValue(after: place),
      isReached(place, from: index)
    else { return nil }
    let end = file.endOfExpression(from: start)
    return end > start && !(start..<end).contains(index) ? start..<end : nil
  }

  /// Whether a declaration says that the value of a name stays, and that no other type may give another one.
  private func isConstant(_ place: Int) -> Bool {
    let start = Scopes(file: file).startOfStatement(before: place)
    let words = (start..<place).map { file.text(of: $0) }
    guard !words.contains(where: ["open", "override", "abstract", "lateinit", "late"].contains)
    else { return false }
    switch file.language {
    case .kotlin: return file.has(place - 1, "val")
    case .swift: return file.has(place - 1, "let")
    case .javaScript: return file.has(place - 1, "const")
    case .java: return words.contains("final")
    case .dart: return words.contains("final") || words.contains("const")
    // A constructor may set a field that is `readonly` again.
    case .cSharp: return words.contains("const")
    case .c, .go, .markup, .php, .python, .ruby, .rust, .xml: return false
    }
  }

  /// Whether a name at a place is that of a declaration: the nearest type around both is the same, and nothing between may have
  /// another object as its own.
  private func isReached(_ place: Int, from index: Int) -> Bool {
    guard let type = file.brackets(around: place) else { return file.language == .javaScript }
    guard file.language != .javaScript, file.isOpen(type.open, "{"), type.open < index,
      index < type.close
    else { return false }
    let scopes = Scopes(file: file)
    var inner = index
    while let around = file.brackets(around: inner), around.open != type.open {
      inner = around.open
      guard file.isOpen(inner, "{") else { continue }
      if scopes.isType(inner) || isAnonymousType(inner) { return false }
      // `with(note) { title }`, `note.apply { title }`
      if file.language == .kotlin, !isBody(inner) { return false }
    }
    // `fun Note.caption() = title`
    let function = (type.open..<index).last {
      file.has($0, "fun") && file.brackets(around: $0)?.open == type.open
    }
    return function.map { !(file.isDot($0 + 2) || file.has($0 + 1, "<")) } ?? true
  }

  /// Whether a brace opens the body of a type without a name: `new Listener() {`.
  private func isAnonymousType(_ open: Int) -> Bool {
    guard let head = file.partner(of: open - 1), head < open, head > 0 else { return false }
    return file.has(file.startOfChain(at: head - 1) - 1, "new") || file.has(head - 1, ">")
  }

  /// Whether a brace of Kotlin opens the body of a function or of a statement, and not a lambda.
  private func isBody(_ open: Int) -> Bool {
    if FunctionHead.parameters(beforeBody: open, in: file) != nil { return true }
    let before = open - 1
    if ["else", "try", "do", "finally", "init", "->"].contains(where: {
      $0 == file.text(of: before)
    }) {
      return true
    }
    guard let head = file.partner(of: before), head < before else { return false }
    return ["if", "for", "while", "when", "catch"].contains { $0 == file.text(of: head - 1) }
  }
}
