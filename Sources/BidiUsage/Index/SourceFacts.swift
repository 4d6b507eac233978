/// What one source file says of the texts of a program.
struct SourceFacts: Sendable {
  let file: TokenizedFile
  private let lookups: [Lookup]
  private let texts: [Int: (end: Int, key: UseKey)]
  private let translators: Set<String>
  private let displays: [String: TextDisplay]

  /// Reads a file.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*).
  init(_ file: TokenizedFile, _ table: IdiomTable) {
    var file = file
    file.index()
    self.file = file
    displays = table.displays
    lookups = LookupReader(file: file, table: table).lookups()
    var texts: [Int: (end: Int, key: UseKey)] = [:]
    for lookup in lookups
    where texts[lookup.range.lowerBound] == nil && Self.isOfTexts(lookup, file) {
      texts[lookup.range.lowerBound] = (lookup.range.upperBound, lookup.key)
    }
    (self.texts, translators) = (texts, table.translators)
  }

  /// Whether the value of a lookup is a text of the app: `getString` of a cursor gives another one.
  private static func isOfTexts(_ lookup: Lookup, _ file: TokenizedFile) -> Bool {
    let name = lookup.place
    guard case .literal = lookup.key, file.isIdentifier(name), file.isDot(name - 1) else {
      return true
    }
    let start = file.startOfChain(at: name)
    return start >= name - 1
      || TextSources(file: file).isLookup(
        file.text(of: name), receiver: start..<name - 1, first: nil)
  }

  /// The keys of one kind: those that are written as texts, and where.
  var literalKeys: [(key: String, place: UsePlace)] {
    lookups.compactMap { lookup in
      guard case .literal(let key) = lookup.key, !lookup.isFilledBefore else { return nil }
      return (key, UsePlace(path: file.path, line: file.line(of: lookup.place)))
    }
  }

  /// The places that look up a text.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - program: What the program declares.
  /// - Returns: The uses, in the order of the file.
  func uses(of key: UseKey, _ program: ProgramNames) -> [TextUse] {
    let purposes = PurposeReader(file: file, program: program)
    let expressions = expressions(program)
    return lookups.lazy.filter { $0.key == key }.enumerated().map { number, lookup in
      if number >= Self.mostUses { return unread(lookup) }
      let display = purposes.display(of: lookup.range, displays)
      var use = TextUse(
        key: key, place: UsePlace(path: file.path, line: file.line(of: lookup.place)),
        expression: file.words(lookup.range, limit: 100), callee: lookup.callee,
        needsVariadic: lookup.needsVariadic,
        needsExactCount: lookup.needsExactCount,
        arguments: lookup.arguments.map { arguments($0, expressions) },
        purpose: lookup.isFilledBefore
          ? .filledBefore
          : lookup.taker.flatMap(TextUse.Purpose.init(taker:)) ?? display.purpose,
        outer: outer(of: lookup, expressions),
        // Who is given the text tells more than who looks it up.
        direction: display.direction ?? displays[lookup.callee]?.direction)
      use.context = TextContexts(file: file).context(of: lookup)
      use.isOfGenerator =
        file.language == .swift && lookup.callee == "tr"
        && (file.has(lookup.range.lowerBound, "L10n")
          || file.has(lookup.range.lowerBound, "Strings"))
      use.isOfComposeResources = isOfComposeResources(lookup)
      use.accessor = accessor(of: lookup)
      return use
    }
  }

  /// The most uses of a text in a file whose surroundings are read: what stands around each may be the whole file.
  private static let mostUses = 400

  /// A use of which nothing is known.
  private func unread(_ lookup: Lookup) -> TextUse {
    TextUse(
      key: lookup.key, place: UsePlace(path: file.path, line: file.line(of: lookup.place)),
      expression: file.words(lookup.range, limit: 100), callee: lookup.callee, needsVariadic: false,
      needsExactCount: false, arguments: nil, purpose: .shown, outer: nil, direction: nil)
  }

  /// The static function or property of Swift that does nothing but give the text of a lookup: `static func title() -> String { … }`.
  ///
  /// Only code of the program calls it: the system asks for texts by members of protocols, whose values are objects or other types.
  private func accessor(of lookup: Lookup) -> String? {
    if file.language == .swift, let name = constant(of: lookup) { return name }
    guard file.language == .swift, let body = file.brackets(around: lookup.range.lowerBound),
      file.isOpen(body.open, "{"), body.close == lookup.range.upperBound,
      case let first = file.has(body.open + 1, "return") ? body.open + 2 : body.open + 1,
      first == lookup.range.lowerBound, file.has(body.open - 1, "String"),
      let name = (max(0, body.open - Self.mostOfHead)..<body.open).last(where: {
        file.has($0 - 1, "func") || file.has($0 - 1, "var")
      }), file.has(name - 2, "static"), !file.has(name - 3, "override"), file.isIdentifier(name)
    else { return nil }
    return file.text(of: name)
  }

  /// The static constant whose value is the text: `static let title = "title".localized`.
  ///
  /// One of a type that it names may be a member of a protocol that the system asks for.
  private func constant(of lookup: Lookup) -> String? {
    let (start, end) = (lookup.range.lowerBound, lookup.range.upperBound)
    guard !Self.resources.contains(lookup.callee), file.has(start - 1, "="),
      file.isIdentifier(start - 2), file.has(start - 3, "let"),
      file.has(start - 4, "static"),
      end >= file.tokens.count || file.tokens[end].startsLine || file.tokens[end].kind == .close
    else { return nil }
    return file.text(of: start - 2)
  }

  /// Types of texts that the system asks for by members of protocols: `AppIntent.title`.
  private static let resources: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// The most tokens before the body of a function that has no parameter, or few.
  private static let mostOfHead = 24

  /// Whether the reference of a lookup begins with `Res`, and not with `R`; nil for another lookup.
  private func isOfComposeResources(_ lookup: Lookup) -> Bool? {
    let root = lookup.place - 4
    guard file.isIdentifier(root), file.isDot(root + 1), file.isDot(root + 3) else { return nil }
    let name = file.text(of: root)
    return name == "Res" ? true : name.hasSuffix("R") ? false : nil
  }

  /// The other text of the program that a text stands in or behind, wherever the program has it.
  private func outer(of lookup: Lookup, _ expressions: ExpressionReader) -> TextUse.Outer? {
    let reader = OuterTextReader(file: file, lookups: lookups, expressions: expressions)
    return reader.outer(of: lookup).map {
      TextUse.Outer(key: $0.key, place: UsePlace(path: file.path, line: file.line(of: $0.place)))
    }
  }

  private func arguments(
    _ given: [Lookup.Argument], _ expressions: ExpressionReader
  ) -> [TextUse.Argument] {
    var position = 0
    return given.map { name, range in
      defer { if name == nil { position += 1 } }
      return TextUse.Argument(
        name: name, position: position, facts: expressions.facts(of: range))
    }
  }

  /// The functions of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - program: What the program declares.
  /// - Returns: The functions, in the order of the file.
  func functions(named name: String, _ program: ProgramNames) -> [FunctionFacts] {
    FunctionReader(file: file, expressions: expressions(program)).functions(named: name)
  }

  private func expressions(_ program: ProgramNames) -> ExpressionReader {
    ExpressionReader(file: file, texts: texts, translators: translators, program: program)
  }
}
