/// Finds the expressions of a file that look up texts, with their arguments.
struct LookupReader {
  let file: TokenizedFile
  let table: IdiomTable

  /// The functions of the file that look up keys below another key.
  private let scopes: KeyScopes

  init(file: TokenizedFile, table: IdiomTable) {
    self.file = file
    scopes = KeyScopes(file)
    var own = scopes.isEmpty ? table : table.adding(scopes, of: file)
    if file.language == .dart { own = own.adding(objects: TextObjects.names(in: file)) }
    if file.language == .cSharp, !own.byHash.isEmpty {
      own = own.adding(objects: TextObjects.aliases(in: file), of: .dotNet)
    }
    if file.language == .c { own = own.leavingOut(EmptyMacros(file.bytes).names) }
    self.table = own
  }

  /// The most lookups of a file whose arguments are searched in what stands around them.
  private static let mostCompleted = 4_000

  /// All lookups, in the order of the file, with their arguments; in a file of very many, the last ones have none.
  func lookups() -> [Lookup] {
    var notes: LookupNotes?
    return lookups(noting: &notes)
  }

  /// All lookups; what the file has beside them is noted, where somebody asks for it.
  func lookups(noting notes: inout LookupNotes?) -> [Lookup] {
    var result: [Lookup] = []
    // All tokens of a program come by here: a closure would keep a copy of the file for each.
    for index in file.tokens.indices where table.mayBeName(file.tokens[index], in: file) {
      for candidate in table.candidates(index, in: file) {
        if candidate.idiom.key.isAttribute {
          result += attribute(at: index, candidate.name)
          continue
        }
        guard let lookup = lookup(candidate, at: index) else {
          if notes != nil, let (key, range) = passedKey(candidate.idiom, at: index) {
            if let found = wrapper(candidate.idiom, at: index, key, range) {
              notes?.wrappers.append(found)
            } else {
              notes?.unread += hasUnreadKey(candidate.idiom, at: index) ? 1 : 0
            }
            break
          }
          if notes != nil, hasUnreadKey(candidate.idiom, at: index) { notes?.unread += 1 }
          continue
        }
        // Another program may look up what this one makes.
        if lookup.isFilledBefore { notes?.unread += 1 }
        result.append(
          result.count < Self.mostCompleted ? completed(lookup, candidate.idiom) : lookup)
        break
      }
    }
    return table.hasExpressions ? (result + expressions()).sorted { $0.place < $1.place } : result
  }

  // MARK: The call

  private func lookup(_ candidate: IdiomTable.Candidate, at index: Int) -> Lookup? {
    let idiom = candidate.idiom
    var last = index
    for (place, part) in candidate.name.enumerated() {
      guard index + 2 * place < file.tokens.count,
        place == 0 && file.text(of: index).hasSuffix(part)
          || file.text(of: index + 2 * place) == part,
        place == 0 || file.isDot(index + 2 * place - 1)
      else { return nil }
      last = index + 2 * place
    }
    if !idiom.receivers.isEmpty {
      guard file.isDot(index - 1), file.isIdentifier(index - 2),
        idiom.receivers.contains(file.text(of: index - 2))
      else { return nil }
    }
    switch idiom.key {
    case .literal(let place):
      return literalCall(at: index, place, nil).flatMap { hasCount(idiom, $0) ? $0 : nil }
    case .labelled(let label): return literalCall(at: index, 0, label)
    case .element: return element(at: index)
    case .expression: return nil
    case .member: return member(from: index, last)
    case .receiver: return receiver(of: index).flatMap { hasCount(idiom, $0) ? $0 : nil }
    case .reference: return reference(from: index, last)
    case .piped: return piped(to: index)
    case .component(let attribute, let values):
      return component(at: index, attribute, values: values)
    case .attribute: return nil
    }
  }

  /// The text with a member: `"key".localized`, `"key".localized()`.
  private func receiver(of index: Int) -> Lookup? {
    guard file.isDot(index - 1), index >= 2 else { return nil }
    let start =
      file.tokens[index - 2].kind == .text ? index - 2 : file.startOfChain(at: index)
    guard start < index - 1,
      let key = file.literal(start..<index - 1).map({ UseKey.literal($0) })
        ?? constantKey(start..<index - 1)
    else { return nil }
    var end = index + 1
    var arguments: [Lookup.Argument]?
    if file.isOpen(end, "("), let close = file.partner(of: end) {
      arguments = file.arguments(at: end).map { file.argument($0) }
      end = close + 1
    }
    return Lookup(
      key: key, place: start, callee: file.text(of: index), range: start..<end,
      arguments: arguments)
  }

  /// The call with a key among its arguments: `getMessage("key", …)`, `[bundle localizedStringForKey:@"key" …]`.
  private func literalCall(at index: Int, _ place: Int, _ label: String?) -> Lookup? {
    guard index + 1 < file.tokens.count else { return nil }
    if file.language == .c, file.has(index + 1, ":"), let around = file.brackets(around: index),
      file.isOpen(around.open, "["),
      let literal = file.literal(index + 2..<min(index + 4, around.close))
    {
      return Lookup(
        key: .literal(literal), place: index, callee: file.text(of: index),
        range: around.open..<around.close + 1)
    }
    if let call = callWithoutBrackets(at: index, place) { return call }
    if let call = callInTemplate(at: index, place) { return call }
    // A macro of Rust: `t!(…)`.
    let open = file.language == .rust && file.has(index + 1, "!") ? index + 2 : index + 1
    // Go gives values with names in braces: `LocalizeConfig{MessageID: "key"}`.
    guard file.isOpen(open, "(") || label != nil && file.language == .go && file.isOpen(open, "{"),
      let close = file.partner(of: open),
      // A declaration of such a function is no call.
      !file.has(index - 1, "func"), !file.has(index - 1, "fun"), !file.has(index - 1, "def"),
      !file.has(index - 1, "function")
    else { return nil }
    let arguments = file.arguments(at: open)
    let range = file.startOfChain(at: index)..<close + 1
    let prefix = scopes.isEmpty ? "" : prefix(at: index)
    func found(_ key: String) -> Lookup {
      Lookup(key: .literal(prefix + key), place: index, callee: file.text(of: index), range: range)
    }
    func found(_ template: TokenizedFile.Template) -> Lookup {
      Lookup(
        key: template.key, place: index, callee: file.text(of: index), range: range,
        arguments: template.code.map { (nil, $0) })
    }
    if let label {
      for argument in arguments {
        if file.label(of: argument) == label {
          let value = file.withoutLabel(argument)
          if let key = file.literal(value) { return found(key) }
          if let template = self.template(value) { return found(template) }
        }
        // `{ id: 'key' }`
        if file.isOpen(argument.lowerBound, "{") {
          for entry in file.entries(of: argument.lowerBound) where entry.name == label {
            if let key = file.literal(entry.range) { return found(key) }
          }
        }
      }
      return nil
    }
    guard arguments.indices.contains(place) else { return nil }
    let value = file.withoutLabel(arguments[place])
    if let key = file.literal(value) { return found(key) }
    if let template = template(value) { return found(template) }
    if let key = constantKey(value) {
      return Lookup(key: key, place: index, callee: file.text(of: index), range: range)
    }
    guard let text = filledText(value) else { return nil }
    var lookup = found(text)
    lookup.isFilledBefore = true
    return lookup
  }

  /// What stands before the keys of a function: of `t` in `t('title')` and in `t.rich('title')`.
  private func prefix(at index: Int) -> String {
    let name = file.isDot(index - 1) ? index - 2 : index
    return file.isIdentifier(name) ? scopes.prefix(of: file.tokens[name].hash, at: index) : ""
  }

  /// The most arguments of a call without brackets.
  private static let mostArguments = 32

  /// The call of Ruby with a key that stands in no brackets: `t "key", name: a`.
  private func callWithoutBrackets(at index: Int, _ place: Int) -> Lookup? {
    guard file.language == .ruby, place == 0, index + 1 < file.tokens.count,
      file.tokens[index + 1].kind == .text, !file.tokens[index + 1].startsLine
    else { return nil }
    var arguments: [Range<Int>] = []
    var start = index + 1
    while start < file.tokens.count {
      guard arguments.count < Self.mostArguments else { return nil }
      let end = file.endOfExpression(from: start)
      if end > start { arguments.append(start..<end) }
      guard file.has(end, ",") else { break }
      start = end + 1
    }
    guard let last = arguments.last, let key = file.literal(arguments[0]) else { return nil }
    return Lookup(
      key: .literal(key), place: index, callee: file.text(of: index),
      range: file.startOfChain(at: index)..<last.upperBound,
      arguments: arguments.dropFirst().map { file.argument($0) }, isWhole: true)
  }

  /// The call in a template of Go, with the arguments one after the other: `{{ .Locale.Tr "key" .Name }}`.
  private func callInTemplate(at index: Int, _ place: Int) -> Lookup? {
    guard file.language == .markup, place == 0, index + 1 < file.tokens.count,
      file.tokens[index + 1].kind == .text, file.tokens[index].end < file.tokens[index + 1].start,
      let key = file.literal(index + 1..<index + 2)
    else { return nil }
    var arguments: [Lookup.Argument] = []
    var start = index + 2
    while start < file.tokens.count, arguments.count < Self.mostArguments {
      let first = file.tokens[start]
      guard first.kind != .close, !file.has(start, "|"), !file.has(start, "-") else { break }
      var end = start + 1
      if file.isOpen(start, "("), let close = file.partner(of: start), close > start {
        // A call in brackets is not read.
        arguments.append((nil, start..<start + 1))
        start = close + 1
        continue
      }
      while end < file.tokens.count, file.tokens[end].kind != .close,
        file.tokens[end].start == file.tokens[end - 1].end
      {
        end += 1
      }
      let isMember = file.isDot(start) && end > start + 1
      arguments.append((nil, (isMember ? start + 1 : start)..<end))
      start = end
    }
    return Lookup(
      key: .literal(key), place: index, callee: file.text(of: index),
      range: file.startOfChain(at: index)..<start, arguments: arguments, isWhole: true)
  }

  /// A text with values in it, which only Swift takes for a key.
  private func template(_ range: Range<Int>) -> TokenizedFile.Template? {
    file.language == .swift ? file.template(range) : nil
  }

  /// The member that is named like a key: `AppLocalizations.of(context)!.key`, `L10n.Group.key`, `Resources.key`.
  private func member(from index: Int, _ root: Int) -> Lookup? {
    // `[VectorL10n key:a :b]`
    if file.language == .c, file.isOpen(index - 1, "["), file.isIdentifier(index + 1),
      let close = file.partner(of: index - 1)
    {
      return Lookup(
        key: UseKey(identifier: file.text(of: index + 1)), place: index,
        callee: file.text(of: index + 1), range: index - 1..<close + 1,
        arguments: file.messageArguments(at: index - 1).map { (nil, $0) })
    }
    var names: [String] = []
    var place = root + 1
    var end = root + 1
    while place < file.tokens.count {
      if file.has(place, "!") || file.has(place, "!!") || file.has(place, "?") {
        place += 1
      } else if file.isDot(place), file.isIdentifier(place + 1) {
        let name = file.text(of: place + 1)
        place += 2
        // `.of(context)` and `.current` lead to the texts.
        if file.language == .dart, name == "of" || name == "current" {
          if file.isOpen(place, "("), let close = file.partner(of: place) { place = close + 1 }
        } else {
          names.append(name)
          end = place
          if file.isOpen(place, "(") { break }
          // Only generators of Swift group texts by types; elsewhere what follows is a member of the text.
          if file.language != .swift { break }
        }
      } else {
        break
      }
    }
    // SwiftGen's own look-up by a key: `L10n.tr("Localizable", "key")`.
    guard !names.isEmpty, !(file.language == .swift && names == ["tr"]) else { return nil }
    var lookup = Lookup(
      key: UseKey(identifier: names.joined()), place: index, callee: names[names.count - 1],
      range: file.startOfChain(at: index)..<end)
    if file.isOpen(end, "("), let close = file.partner(of: end) {
      lookup.arguments = file.arguments(at: end).map { file.argument($0) }
      lookup.range = lookup.range.lowerBound..<close + 1
    }
    return lookup
  }

  /// The reference to a text: `R.string.key`.
  private func reference(from index: Int, _ root: Int) -> Lookup? {
    let start = file.startOfChain(at: index)
    guard file.isDot(root + 1), file.isIdentifier(root + 2), !file.has(start - 1, "import"),
      // `import static a.R.string.key;`
      !file.has(start - 1, "static") || !file.has(start - 2, "import")
    else { return nil }
    return Lookup(
      key: UseKey(identifier: file.text(of: root + 2)), place: root + 2, callee: "",
      range: start..<root + 3, isReference: true)
  }

  // MARK: The arguments

  /// The lookup with its arguments.
  func completed(_ found: Lookup, _ idiom: LookupIdiom) -> Lookup {
    var lookup = found
    if lookup.isReference {
      guard give(&lookup, lookup.range) || giveVariable(&lookup) else { return lookup }
    } else {
      switch idiom.arguments {
      // A call without brackets has its arguments.
      case .rest where lookup.isWhole, .collection where lookup.isWhole: break
      case .rest(let first):
        if case .member = idiom.key { break }
        takeRest(from: first, &lookup)
      case .collection(let first): takeCollection(at: first, &lookup)
      case .around: break
      case .ofWrapper(let arguments):
        takeWrapper(arguments, &lookup)
        if arguments == .unknown { return lookup }
      }
    }
    takeSuffix(&lookup)
    if lookup.arguments?.isEmpty ?? true { takeAround(&lookup) }
    if lookup.arguments?.isEmpty ?? true { takeVariable(&lookup) }
    return lookup
  }

  func openBracket(of lookup: Lookup) -> Int? {
    file.partner(of: lookup.range.upperBound - 1)
  }

  func takeRest(from first: Int, _ lookup: inout Lookup) {
    guard let open = openBracket(of: lookup), file.isOpen(open, "(") else { return }
    let given = file.arguments(at: open).dropFirst(first)
    if let values = given.first.flatMap(arrayValues) {
      lookup.arguments = values
      return
    }
    lookup.arguments =
      given
      .filter { file.label(of: $0).map { !Self.noArguments.contains($0) } ?? true }
      .map { file.argument($0) }
  }

  /// Labels of what only chooses or describes the text.
  private static let noArguments: Set<String> = [
    "comment", "tableName", "table", "bundle", "value", "locale", "defaultValue", "inTable",
  ]

  /// Labels of what chooses the text, beside its arguments: the language; of go-i18n the key and the message.
  private static let ofMessage: Set<String> = ["locale", "MessageID", "DefaultMessage", "Funcs"]

  /// Takes the arguments of `t('key', { name: a })`, `tr('key', args: [a])`, `t("key", name: a)` and `translate('key', a)`.
  func takeCollection(at first: Int, _ lookup: inout Lookup) {
    guard let open = openBracket(of: lookup),
      file.isOpen(open, "(") || file.language == .go && file.isOpen(open, "{")
    else { return }
    var result: [Lookup.Argument] = []
    for argument in file.arguments(at: open).dropFirst(first)
    where !Self.ofMessage.contains(file.label(of: argument) ?? "") {
      var value = file.withoutLabel(argument)
      // `map[string]any{"name": value}`
      if file.language == .go, let braces = file.partner(of: value.upperBound - 1),
        value.contains(braces), file.isOpen(braces, "{")
      {
        value = braces..<value.upperBound
      }
      // A borrowed list of Rust: `&[("name", value)]`.
      if file.has(value.lowerBound, "&"), file.isOpen(value.lowerBound + 1, "[") {
        value = value.dropFirst()
      }
      if file.isOpen(value.lowerBound, "{") || file.isOpen(value.lowerBound, "[") {
        result += file.entries(of: value.lowerBound).flatMap(values)
        // After them, vue-i18n takes the number of a plural: `t('key', [name], count)`.
        if file.language == .javaScript || file.language == .markup { break }
      } else if file.literal(value) == nil || file.label(of: argument) != nil {
        result.append(file.argument(argument))
      }
    }
    lookup.arguments = result
    lookup.isWhole = true
  }

  /// The arguments in an entry: those of the object in `{ values: { name: a } }` of svelte-i18n, else the entry itself.
  private func values(_ entry: Lookup.Argument) -> [Lookup.Argument] {
    guard entry.name == "values", file.language == .javaScript || file.language == .markup,
      file.isOpen(entry.range.lowerBound, "{")
    else { return [entry] }
    return file.entries(of: entry.range.lowerBound)
  }
}
