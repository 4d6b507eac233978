/// Functions of a program that pass a key on.
extension LookupReader {
  /// The function around a call that gives one of its parameters as the key; nil for another call.
  ///
  /// - Parameters:
  ///   - idiom: The way to look up texts that is called.
  ///   - index: The token of its name.
  ///   - key: The value that the call gives as the key.
  ///   - range: The tokens of the call.
  /// - Returns: The function, where no row of the table is called as it is.
  func wrapper(_ idiom: LookupIdiom, at index: Int, _ key: String, _ range: Range<Int>) -> Wrapper?
  {
    // SwiftUI shows a value of `String` as it is.
    guard idiom.isCertain || file.language != .swift || idiom.key.isLabelled,
      let head = FunctionHead.around(range.lowerBound, in: file),
      // In a page, `this` is an object and no text.
      key != "this" || file.language != .javaScript && file.language != .markup
    else { return nil }
    var lookup = Lookup(
      key: .literal(""), place: index, callee: file.text(of: index), range: range)
    lookup = completed(lookup, idiom)
    let found = Wrapper(head, key: key, arguments: (lookup.arguments ?? []).map(bodyArgument))
    return found.flatMap { table.has($0) ? nil : $0 }
  }

  /// Whether a token begins a call that certainly looks up a text, by a key that does not stand there.
  func hasUnreadKey(_ idiom: LookupIdiom, at index: Int) -> Bool {
    guard idiom.isCertain, case .literal(let place) = idiom.key, file.isOpen(index + 1, "("),
      let close = file.partner(of: index + 1),
      !FunctionReader.isDeclaration(index + 1, close, in: file)
    else { return false }
    let arguments = file.arguments(at: index + 1)
    guard arguments.indices.contains(place) else { return false }
    let value = file.withoutLabel(arguments[place])
    return file.isIdentifier(value.lowerBound) || file.tokens[value.lowerBound].kind == .open
  }

  /// The value that a call gives as the key, and the tokens of the call; nil where it is an expression.
  func passedKey(_ idiom: LookupIdiom, at index: Int) -> (key: String, Range<Int>)? {
    let place: Int
    switch idiom.key {
    case .receiver:
      guard file.isDot(index - 1), file.isIdentifier(index - 2), !file.isDot(index - 3) else {
        return nil
      }
      let close = file.isOpen(index + 1, "(") ? file.partner(of: index + 1) ?? index : index
      return (file.text(of: index - 2), index - 2..<close + 1)
    case .literal(let own): place = own
    case .labelled: place = 0
    case .attribute, .component, .element, .expression, .member, .piped, .reference: return nil
    }
    if file.language == .c, file.has(index + 1, ":"), let around = file.brackets(around: index),
      file.isOpen(around.open, "[")
    {
      let arguments = file.messageArguments(at: around.open)
      guard arguments.indices.contains(place), let key = self.word(arguments[place]) else {
        return nil
      }
      return (key, around.open..<around.close + 1)
    }
    guard file.isOpen(index + 1, "("), let close = file.partner(of: index + 1) else { return nil }
    let arguments = file.arguments(at: index + 1)
    if case .labelled(let label) = idiom.key {
      guard let named = arguments.first(where: { file.label(of: $0) == label }),
        let key = keyWord(file.withoutLabel(named))
      else { return nil }
      return (key, file.startOfChain(at: index)..<close + 1)
    }
    guard arguments.indices.contains(place),
      let key = keyWord(file.withoutLabel(arguments[place]))
    else { return nil }
    return (key, file.startOfChain(at: index)..<close + 1)
  }

  /// Types of Apple that only say what a text is for.
  private static let keyTypes: Set<String> = [
    "LocalizationValue", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// The word that is a key, alone or as what a key is made of: `String.LocalizationValue(key)`, and in C# `key.Replace('.', '/')`, as
  /// the files of resources of Windows have a slash where the designer has a dot.
  private func keyWord(_ range: Range<Int>) -> String? {
    if let word = word(range) { return word }
    guard let last = range.last, let open = file.partner(of: last), open > range.lowerBound,
      file.isOpen(open, "(")
    else { return nil }
    let arguments = file.arguments(at: open)
    switch file.language {
    case .swift:
      guard Self.keyTypes.contains(file.text(of: open - 1)), arguments.count == 1 else {
        return nil
      }
      return word(file.withoutLabel(arguments[0]))
    case .cSharp:
      guard file.has(open - 1, "Replace"), file.isDot(open - 2), arguments.count == 2,
        file.literal(arguments[0]) == ".", file.literal(arguments[1]) == "/"
      else { return nil }
      return word(range.lowerBound..<open - 2)
    default: return nil
    }
  }

  /// The only word of an expression, which may stand in brackets; nil for another expression.
  private func word(_ whole: Range<Int>) -> String? {
    var range = whole
    while let first = range.first, file.isOpen(first, "("),
      file.partner(of: first) == range.upperBound - 1
    {
      range = first + 1..<range.upperBound - 1
    }
    guard range.count == 1, file.isIdentifier(range.lowerBound) else { return nil }
    return file.text(of: range.lowerBound)
  }

  private func bodyArgument(_ argument: Lookup.Argument) -> Wrapper.BodyArgument {
    // `*values`, `**names`, `...values`, `##__VA_ARGS__`; `@(number)`, `&value`
    let bare = argument.range.drop { "*.#&@".utf8.contains(file.tokens[$0].byte) }
    let isSpread = argument.range.first.map { first in
      file.has(first, "#")
        || file.language != .c && (file.has(first, "*") || file.has(first, "."))
    }
    let isList = isSpread ?? false || hasCollectionLabel(argument.range)
    let name = isList ? nil : argument.name
    return Wrapper.BodyArgument(
      name: name, value: word(bare),
      isCollection: isList || name == nil && isOptions(argument.range))
  }

  /// Whether a label says that a value is a list of arguments: `arguments: list` of Swift, `args: list` of Dart.
  private func hasCollectionLabel(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 2
    return file.has(before + 1, ":")
      && (file.has(before, "arguments") || file.has(before, "args")
        || file.has(before, "namedArgs"))
  }

  /// Whether a value without a name stands where libraries of pages take an object with the arguments.
  private func isOptions(_ range: Range<Int>) -> Bool {
    file.language == .javaScript && range.count == 1 && !file.has(range.lowerBound - 1, "[")
  }

  /// Whether a call has as many arguments as a function takes.
  func hasCount(_ idiom: LookupIdiom, _ lookup: Lookup) -> Bool {
    guard let counts = idiom.counts else { return true }
    return counts.contains(callArguments(of: lookup).count)
  }

  /// The arguments of the call that a lookup is; none for a property.
  private func callArguments(of lookup: Lookup) -> [Range<Int>] {
    guard let open = openBracket(of: lookup) else {
      // A call of Ruby without brackets has its arguments already.
      return lookup.arguments.map { [lookup.range] + $0.map(\.range) } ?? []
    }
    if file.isOpen(open, "[") { return file.messageArguments(at: open) }
    return file.isOpen(open, "(") ? file.arguments(at: open) : []
  }

  /// Takes the arguments of a call of a function of the program, as the function passes them on.
  func takeWrapper(_ arguments: Wrapper.Arguments, _ lookup: inout Lookup) {
    let given = callArguments(of: lookup)
    switch arguments {
    case .around: lookup.arguments = nil
    case .unknown: lookup.arguments = nil
    case .rest(let first):
      lookup.arguments = given.dropFirst(first).map { file.argument($0) }
      lookup.isWhole = true
    case .collection(let place):
      lookup.arguments = nil
      takeCollection(at: place, &lookup)
    case .given(let places):
      guard places.allSatisfy({ given.indices.contains($0.place) }) else { return }
      lookup.arguments = places.map { ($0.name, file.withoutLabel(given[$0.place])) }
      lookup.isWhole = true
    }
  }
}

extension LookupIdiom.Key {
  /// Whether the key is an argument with a name.
  var isLabelled: Bool { if case .labelled = self { true } else { false } }

  /// Whether the key is the value of an attribute with the name.
  var isAttribute: Bool { if case .attribute = self { true } else { false } }
}
