import BidiSource

/// Tells whether a file gives a name a text with a letter at its head, where the value itself is not followed:
/// `val version = "v" + code`, `const version = computed(() => \`v${code}\`)`, `var version: String { "v" + code }`.
struct TextValues {
  let file: TokenizedFile
  let program: ProgramNames

  /// How many tokens may stand between a name and its text.
  private static let mostBetween = 14

  /// Words between a name and its text: types of texts, getters, and functions that keep a value.
  private static let carriers = Set(
    """
    String string str QString wxString char CharSequence get by lazy computed ref shallowRef useState useMemo state derived \
    $state $derived return self this
    """.split(separator: " ").map { SourceToken.hash(of: $0.utf8) })

  /// Whether the file sets the name that a fact is known by to such a text, anywhere, or a type of the program declares a member of
  /// that name for a text, such as the number of an order.
  ///
  /// - Parameters:
  ///   - kind: The fact.
  ///   - range: The tokens of its expression.
  /// - Returns: `true` also where the file sets the name to other values too.
  func mayBegin(_ kind: ArgumentFact.Kind, _ range: Range<Int>) -> Bool {
    guard case .named(let name) = kind,
      let index = range.last(where: { file.isIdentifier($0) && file.text(of: $0) == name })
    else { return false }
    return file.places(like: index).contains { isSet($0) || isGivenByCall($0) || isOfList($0) }
      || isSetByHook(name) || file.isDot(index - 1) && program.declaresText(name)
  }

  private func isSet(_ place: Int) -> Bool {
    var next = place + 1
    // `String version() => 'v1'`; with arguments it is a call.
    if file.isOpen(next, "("), let close = file.partner(of: next),
      close == next + 1 || close == next + 2 && file.has(next + 1, "self")
    {
      next = close + 1
    }
    // `version.value = 'v' + code` of Vue.
    if file.isDot(next), file.has(next + 1, "value") { next += 2 }
    // `public string Version { get; set; } = "v" + Tag`
    if file.language == .cSharp, file.isOpen(next, "{"), file.has(next + 1, "get"),
      file.has(next + 2, ";"), let close = file.partner(of: next), close > next
    {
      next = close + 1
    }
    // `{ version: 'v' + code }`, `Footer(version: "v1")`
    if file.has(next, ":"), startsEntry(place), next + 1 < file.tokens.count,
      beginsWithLetter(next + 1), !isLabel(next + 1, of: place)
    {
      return true
    }
    var isValue = false
    for index in next..<min(next + Self.mostBetween, file.tokens.count) {
      if beginsWithLetter(index) { return isValue }
      switch file.tokens[index].kind {
      case .identifier:
        guard Self.carriers.contains(file.tokens[index].hash) else { return false }
        if file.has(index, "return") { isValue = true }
      case .sign:
        if file.has(index, "=") || file.has(index, "=>") || file.has(index, "+=") {
          isValue = true
        } else if !file.has(index, ":") && !file.has(index, "->") && !file.has(index, "?") {
          return false
        }
      case .open:
        // Code in a text, and lists.
        if file.isOpen(index, "{") {
          isValue = true
        } else if !file.isOpen(index, "(") {
          return false
        }
      case .close: guard file.has(index, ")") else { return false }
      case .number, .text: return false
      }
    }
    return false
  }

  /// Whether a name may be that of a member of an object: it stands first in brackets, or after a comma.
  private func startsEntry(_ place: Int) -> Bool {
    file.isOpen(place - 1, "{") || file.isOpen(place - 1, "(") || file.has(place - 1, ",")
  }

  /// Whether a text is a label of a name or the name of its type, and not its value: `{ version: 'Version', page: 'number' }`.
  private func isLabel(_ text: Int, of name: Int) -> Bool {
    guard file.tokens[text].kind == .text, let words = file.literal(text..<text + 1)?.lowercased()
    else { return false }
    return words.hasPrefix(file.text(of: name).lowercased()) || Self.types.contains(words)
  }

  private static let types: Set<String> = ["string", "number", "int", "integer", "text", "float"]

  // MARK: Parameters and lists

  /// Whether a name is a parameter, and a call of its function in the file gives it such a text: `footer("v" + code)`.
  private func isGivenByCall(_ place: Int) -> Bool {
    guard let around = file.brackets(around: place), file.isOpen(around.open, "("),
      let name = nameOfFunction(around.open)
    else { return false }
    let parts = file.parts(around.open + 1..<around.close)
    guard var number = parts.firstIndex(where: { $0.contains(place) }) else { return false }
    if file.language == .python,
      file.has(parts[0].lowerBound, "self") || file.has(parts[0].lowerBound, "cls")
    {
      number -= 1
    }
    return file.places(like: name).prefix(Self.mostCalls).contains { call in
      guard call != name, file.isOpen(call + 1, "("), call + 1 != around.open else { return false }
      let given = file.arguments(at: call + 1)
      guard given.indices.contains(number) else { return false }
      let value = file.withoutLabel(given[number])
      return !value.isEmpty && beginsWithLetter(value.lowerBound)
    }
  }

  private static let mostCalls = 100

  /// The name of the function that brackets hold the parameters of: `def f(a)`, `const f = (a) => …`; nil for a call.
  private func nameOfFunction(_ open: Int) -> Int? {
    if FunctionReader.endOfParameters(open, in: file) != nil { return open - 1 }
    guard file.has(open - 1, "="), file.isIdentifier(open - 2), let close = file.partner(of: open),
      file.has(close + 1, "=>")
    else { return nil }
    return open - 2
  }

  /// Whether a name takes the items of a list of such texts: `for page in ["Home", "About"]`, `pages.map(page => …)`.
  private func isOfList(_ place: Int) -> Bool {
    let next = place + 1
    if file.has(next, "in") || file.has(next, "of") || file.has(next, ":") {
      let isLoop = (max(0, place - Self.mostOfHead)..<place).contains {
        file.has($0, "for") || file.has($0, "foreach")
      }
      guard isLoop || file.language == .markup, !file.isOpen(place - 1, "{") else { return false }
      return holdsTexts(next + 1)
    }
    // `pages.forEach { page -> … }`, `pages.map(page => …)`, `ForEach(pages) { page in … }`
    let isInBrackets = file.isOpen(place - 1, "(") && file.has(next, ")")
    let arrow = isInBrackets ? next + 1 : next
    guard file.has(arrow, "=>") || file.has(arrow, "->"), place > 3 else { return false }
    let open = isInBrackets ? place - 2 : place - 1
    guard file.isOpen(open, "(") || file.isOpen(open, "{"), file.isIdentifier(open - 1),
      file.isDot(open - 2)
    else { return false }
    return holdsTexts(open - 3)
  }

  private static let mostOfHead = 8

  /// Whether a list, or the value that the file gives to its name, has a text that begins with a letter.
  private func holdsTexts(_ start: Int) -> Bool {
    guard file.tokens.indices.contains(start) else { return false }
    if file.tokens[start].kind == .open { return hasText(from: start) }
    guard file.isIdentifier(start) else { return false }
    return file.places(like: start).prefix(Self.mostCalls).contains { place in
      place != start && (Variables(file).startOfValue(after: place).map(hasText) ?? false)
    }
  }

  /// Whether one of the first tokens of a value is such a text.
  private func hasText(from start: Int) -> Bool {
    let end = min(file.endOfExpression(from: start), start + Self.mostOfList, file.tokens.count)
    return start < end && (start..<end).contains(where: beginsWithLetter)
  }

  private static let mostOfList = 40

  /// Whether a text, with code in it or without, begins with a letter.
  private func beginsWithLetter(_ index: Int) -> Bool {
    let isText =
      file.tokens[index].kind == .text
      || file.tokens[index].kind == .open && !"([{".utf8.contains(file.tokens[index].byte)
    guard isText else { return false }
    // `@"v"`, `$"v{code}"`
    let content = file.bytes[Int(file.tokens[index].start)...].prefix(6)
      .drop { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "$") }
      .drop { "\"'`".utf8.contains($0) }
    return content.first?.isASCIILetter ?? false
  }

  /// `setVersion('v' + code)`, as hooks of React do it.
  private func isSetByHook(_ name: String) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return file.mentions(setter)
      && file.tokens.indices.contains { place in
        file.tokens[place].kind == .identifier && file.isOpen(place + 1, "(")
          && place + 2 < file.tokens.count && beginsWithLetter(place + 2)
          && file.text(of: place) == setter
      }
  }
}
