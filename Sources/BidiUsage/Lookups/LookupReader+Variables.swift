extension LookupReader {
  /// How many tokens after a variable that is set, and how many mentions of it, are looked at for its use.
  private static let reachOfVariables = 4_000
  private static let mostMentions = 64

  /// Takes the arguments of a reference in a variable: `name = if (…) R.string.key else …` and later `getString(name, a)`.
  func giveVariable(_ lookup: inout Lookup) -> Bool {
    var start = lookup.range.lowerBound
    // Out of the branches of a conditional value.
    while let around = file.brackets(around: start), file.isOpen(around.open, "{"),
      file.has(around.open - 1, "else") || file.has(around.open - 1, ")"),
      !file.has(start - 1, "=")
    {
      start = around.open
    }
    var index = start - 1
    while index > start - 60, index > 0, !file.has(index, "=") {
      guard !file.has(index, ";"), !file.has(index, ","), !file.has(index, "return") else {
        return false
      }
      if let open = file.partner(of: index), open < index {
        index = open
      } else if file.tokens[index].kind == .open {
        return false
      }
      index -= 1
    }
    guard file.has(index, "="), let name = nameBefore(index),
      let block = file.brackets(around: index)
    else { return false }
    let hash = file.tokens[name].hash
    let end = lookup.range.upperBound
    let mentions = (end..<max(end, min(block.close, end + Self.reachOfVariables))).lazy
      .filter { file.tokens[$0].hash == hash && file.tokens[$0].kind == .identifier }
    for place in mentions.prefix(Self.mostMentions) {
      var later = lookup
      guard give(&later, place..<place + 1), !later.needsVariadic else { continue }
      lookup = later
      lookup.isWhole = false
      return true
    }
    return false
  }

  /// The variable before `=`, with or without its type.
  private func nameBefore(_ sign: Int) -> Int? {
    var name = sign - 1
    if file.has(name - 1, ":"), !file.tokens[name].startsLine { name -= 2 }
    return file.isIdentifier(name) && !file.isDot(name - 1) ? name : nil
  }

  /// The field of the object itself before `=`: `this.text`, `self.text`.
  private func fieldBefore(_ sign: Int) -> Int? {
    let name = sign - 1
    guard file.isIdentifier(name), file.isDot(name - 1),
      file.has(name - 2, "this") || file.has(name - 2, "self"), !file.isDot(name - 3)
    else { return nil }
    return name
  }

  /// How many tokens before and after a field that is set are looked at for its use.
  private static let reachOfFields = 20_000

  /// Takes the arguments of a text in a variable: `text = lookup` and later `String(format: text, a)`.
  func takeVariable(_ lookup: inout Lookup) {
    let (start, end) = (lookup.range.lowerBound, lookup.range.upperBound)
    guard file.has(start - 1, "=") else { return }
    let scope: Range<Int>
    let name: Int
    if let field = fieldBefore(start - 1) {
      let reach = start - Self.reachOfFields..<start + Self.reachOfFields
      (name, scope) = (field, reach.clamped(to: file.tokens.indices))
    } else if let variable = nameBefore(start - 1) {
      if file.has(variable - 2, "static") {
        // Members of a type are used anywhere in the file: `static let text = lookup`.
        let reach = start - Self.reachOfFields..<start + Self.reachOfFields
        (name, scope) = (variable, reach.clamped(to: file.tokens.indices))
      } else {
        // At the top of a file, the text is used soon.
        let blockEnd =
          file.brackets(around: start)?.close ?? min(start + 200, file.tokens.count)
        (name, scope) = (variable, end..<max(end, blockEnd))
      }
    } else {
      return
    }
    let hash = file.tokens[name].hash
    for index in scope
    where file.tokens[index].hash == hash && file.tokens[index].kind == .identifier
      && index != name
    {
      if file.has(index + 1, "=") { return }
      var later = lookup
      later.range = file.startOfChain(at: index)..<index + 1
      takeSuffix(&later)
      if later.arguments?.isEmpty ?? true { takeAround(&later) }
      if let arguments = later.arguments, !arguments.isEmpty {
        lookup.arguments = arguments
        lookup.range = later.range
        lookup.isWhole = false
        return
      }
    }
  }

  /// A text that Python fills in before anything looks it up, as it stands in the file: `f"Hello {name}"`.
  ///
  /// Source: docs.python.org/3/library/gettext.html, and lupdate and xgettext, which take the text with its braces.
  func filledText(_ range: Range<Int>) -> String? {
    guard file.language == .python else { return nil }
    var result = ""
    var isFilled = false
    var index = range.lowerBound
    while index < range.upperBound {
      // Python joins texts that follow each other: `f"Hello {name}" "!"`.
      let end = max(file.partner(of: index) ?? index, index) + 1
      if let text = file.literal(index..<end) {
        result += text
      } else if end <= range.upperBound, let template = file.template(index..<end) {
        result += file.written(template)
        isFilled = true
      } else {
        return nil
      }
      index = end
    }
    return isFilled ? result : nil
  }
}
