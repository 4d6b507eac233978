import BidiSource

/// Tells what an expression gives, as far as the file tells it.
struct ExpressionReader {
  let file: TokenizedFile

  /// The texts that are looked up, by the first token of the expression.
  let texts: [Int: (end: Int, key: UseKey)]

  /// The functions that give a translated text, whatever key they are given.
  let translators: Set<String>

  /// What the program declares.
  let program: ProgramNames

  /// How many variables and branches are followed.
  static let deepest = 6

  /// The most facts of an expression; one with more is not understood.
  static let mostFacts = 8

  /// The most texts of the app that an expression may be one of, such as the items of a list.
  static let mostTexts = 128

  /// What an expression may give.
  ///
  /// - Parameter range: The tokens of the expression.
  /// - Returns: One fact for each value that it may have.
  func facts(of range: Range<Int>) -> [ArgumentFact] {
    var found: [ArgumentFact] = []
    read(range, depth: 0, into: &found)
    var known: Set<ArgumentFact.Kind> = []
    found = found.filter { known.insert($0.kind).inserted }
    // What stands for no value is not shown where there is one.
    found.removeAll(where: isNothing)
    let isList = found.count <= Self.mostTexts && found.allSatisfy(\.isOwnText)
    return isList && !found.isEmpty || 1...Self.mostFacts ~= found.count
      ? found : [fact(.unknown, range)]
  }

  func isNothing(_ fact: ArgumentFact) -> Bool {
    if case .named(let name) = fact.kind {
      return ["null", "nil", "NULL", "None", "nullptr", "undefined"].contains(name)
    }
    return false
  }

  func fact(_ kind: ArgumentFact.Kind, _ range: Range<Int>) -> ArgumentFact {
    var fact = ArgumentFact(
      kind: kind,
      place: UsePlace(
        path: file.path, line: range.isEmpty ? 1 : file.line(of: range.lowerBound)),
      expression: file.words(range))
    fact.mayBeginWithLetter = TextValues(file: file, program: program).mayBegin(kind, range)
    return fact
  }

  // MARK: Forms of expressions

  func read(_ whole: Range<Int>, depth: Int, into found: inout [ArgumentFact]) {
    let range = trimmed(whole)
    guard !range.isEmpty, depth < Self.deepest else {
      found.append(fact(.unknown, whole))
      return
    }
    if let text = texts[range.lowerBound], text.end == range.upperBound {
      found.append(fact(.ownText(text.key), range))
      return
    }
    if let literal = file.literal(range) {
      found.append(fact(.literal(literal), range))
      return
    }
    if let branches = branches(of: range) {
      for branch in branches { read(branch, depth: depth + 1, into: &found) }
      return
    }
    if let kind = arithmetic(range, depth) {
      found.append(fact(kind, range))
      return
    }
    if let template = file.template(range) {
      var inside: [ArgumentFact] = []
      for part in template.code { read(part, depth: depth + 1, into: &inside) }
      if template.code.count == 1, template.texts.allSatisfy(\.isEmpty) {
        found += inside
      } else {
        let hasLetters = template.texts.contains { $0.contains(where: \.isLetter) }
        let isNumber = inside.allSatisfy { $0.kind == .number }
        found.append(fact(hasLetters ? .made : isNumber ? .number : .unknown, range))
      }
      return
    }
    if range.count == 1 {
      readWord(range.lowerBound, depth, into: &found)
      return
    }
    readChain(range, depth, into: &found)
  }

  /// An expression without what does not change its text.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last,
      file.has(last, "!") || file.has(last, "!!") || file.has(last, "?")
    {
      range.removeLast()
    }
    while let first = range.first {
      if file.has(first, "await") || file.has(first, "try") || file.has(first, "&")
        || file.has(first, "*") || file.has(first, "@")
      {
        range.removeFirst()
      } else if file.isOpen(first, "("), let close = file.partner(of: first),
        close == range.upperBound - 1
      {
        range = first + 1..<close
      } else if file.isOpen(first, "("), let close = file.partner(of: first),
        close + 1 < range.upperBound, close - first <= 3, file.language.hasTypeFirst,
        file.isIdentifier(first + 1), file.isIdentifier(close + 1)
      {
        // A cast.
        range = close + 1..<range.upperBound
      } else {
        break
      }
    }
    return range
  }

  /// The values of a conditional expression; nil for another expression.
  private func branches(of range: Range<Int>) -> [Range<Int>]? {
    for sign: StaticString in ["?:", "??", "||"] {
      let parts = file.parts(range, by: sign)
      if parts.count > 1 { return parts }
    }
    if let question = questionMark(in: range),
      let colon = file.place(of: ":", in: question + 1..<range.upperBound)
    {
      return [question + 1..<colon, colon + 1..<range.upperBound]
    }
    if file.has(range.lowerBound, "if"), file.isOpen(range.lowerBound + 1, "("),
      let close = file.partner(of: range.lowerBound + 1),
      let other = file.place(of: "else", in: range)
    {
      return [block(close + 1..<other), block(other + 1..<range.upperBound)]
    }
    // `if condition { a } else { b }`
    if file.language == .rust || file.language == .swift, file.has(range.lowerBound, "if"),
      let open = range.first(where: { file.isOpen($0, "{") }), let close = file.partner(of: open),
      file.has(close + 1, "else"), close + 2 < range.upperBound
    {
      return [block(open..<close + 1), block(close + 2..<range.upperBound)]
    }
    if file.language == .kotlin, file.has(range.lowerBound, "when") { return branchesOfWhen(range) }
    if file.language == .python, let condition = file.place(of: "if", in: range),
      let other = file.place(of: "else", in: range), condition > range.lowerBound
    {
      return [range.lowerBound..<condition, other + 1..<range.upperBound]
    }
    return nil
  }

  /// The question mark of a conditional expression; in Ruby, `empty?` is a name.
  private func questionMark(in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while let place = file.place(of: "?", in: start..<range.upperBound) {
      let isOfName =
        file.language == .ruby && place > range.lowerBound
        && file.tokens[place - 1].end == file.tokens[place].start
      if !isOfName { return place }
      start = place + 1
    }
    return nil
  }

  /// The value of a branch: the last expression of a block.
  func block(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, file.isOpen(first, "{"),
      file.partner(of: first) == range.upperBound - 1
    else { return range }
    var start = first + 1
    while start < range.upperBound - 1 {
      let end = file.endOfExpression(from: start)
      guard end > start, end < range.upperBound - 1 else { break }
      start = file.has(end, ";") ? end + 1 : end
    }
    return start..<range.upperBound - 1
  }

  private func readWord(_ index: Int, _ depth: Int, into found: inout [ArgumentFact]) {
    let range = index..<index + 1
    switch file.tokens[index].kind {
    case .number: found.append(fact(.number, range))
    case .identifier:
      let values = Variables(file).values(of: index)
      if values.isEmpty, let texts = constantTexts(index, depth) {
        found += texts
      } else if values.isEmpty {
        found.append(fact(unfollowed(index), range))
      }
      var given: [ArgumentFact] = []
      for value in values { read(value, depth: depth + 1, into: &given) }
      // Whatever function gives it: `int events = receiver.countThem();`
      let isNumber = given.contains { $0.kind != .number } && Variables(file).isCertainNumber(index)
      found += isNumber ? [fact(.number, range)] : given
    default: found.append(fact(.unknown, range))
    }
  }

  // MARK: Calls and members

  /// Reads a chain of members and calls by its last link.
  private func readChain(_ range: Range<Int>, _ depth: Int, into found: inout [ArgumentFact]) {
    let last = range.upperBound - 1
    if file.isIdentifier(last), file.isDot(last - 1), last - 1 > range.lowerBound {
      let name = file.text(of: last)
      if range.count == 3, let texts = constantTexts(last, depth) {
        found += texts
        return
      }
      switch ResultRow.ofMember(name) {
      // `val size: String` of the file is no number.
      case .fact(.number)
      where Variables(file).hasOtherType(last) || mayBeText(name, of: range.lowerBound..<last - 1):
        found.append(fact(.unknown, range))
      // The program's own price may be written in any way.
      case .fact(.price) where program.declares(name): found.append(fact(.named(name), range))
      case .fact(let kind): found.append(fact(kind, range))
      // `token.description` is a field of the program, but for a number of Swift.
      case .same where name == "description" && file.language != .swift:
        found.append(fact(.named(name), range))
      case .same: read(range.lowerBound..<last - 1, depth: depth + 1, into: &found)
      case nil: found.append(fact(program.declaresNumber(name) ? .number : .named(name), range))
      }
      return
    }
    if file.language == .c, file.isOpen(range.lowerBound, "["),
      file.partner(of: range.lowerBound) == last
    {
      readMessage(range, depth, into: &found)
      return
    }
    // `names[number]`
    if let open = file.partner(of: last), file.isOpen(open, "["), open > range.lowerBound {
      found += items(of: range.lowerBound..<open, depth) ?? [fact(.unknown, range)]
      return
    }
    guard let open = file.partner(of: last), file.isOpen(open, "("), open > range.lowerBound else {
      found.append(fact(.unknown, range))
      return
    }
    let callee = open - 1
    guard file.isIdentifier(callee) else {
      found.append(fact(.unknown, range))
      return
    }
    let receiver =
      callee > range.lowerBound && file.isDot(callee - 1) ? range.lowerBound..<callee - 1 : nil
    // Only signs of a chain may stand before the name.
    guard receiver != nil || callee == range.lowerBound || file.has(callee - 1, "new") else {
      found.append(fact(.unknown, range))
      return
    }
    readCall(
      Call(
        range: range, name: file.text(of: callee), receiver: receiver,
        arguments: file.arguments(at: open)), depth, into: &found)
  }

  struct Call {
    let range: Range<Int>
    let name: String
    let receiver: Range<Int>?
    let arguments: [Range<Int>]
  }

  private func readCall(_ call: Call, _ depth: Int, into found: inout [ArgumentFact]) {
    let (range, name) = (call.range, call.name)
    // `numberFormatter.format(x)`
    if let receiver = call.receiver {
      let origins = [names(in: receiver)] + origins(of: receiver)
      let kinds = origins.lazy.compactMap { ResultRow.ofFormatter(named: $0, method: name) }
      if let kind = kinds.first.map({ style(of: call, $0) }) ?? formatted(call) {
        let own = ownFormat(call, isArgument: kinds.first == nil)
        found.append(fact(own ?? inLanguageOfReader(kind, call), range))
        return
      }
      if Self.itemMethods.contains(name), let items = items(of: receiver, depth) {
        found += items
        return
      }
    }
    if translators.contains(name),
      TextSources(file: file).isLookup(
        name, receiver: call.receiver, first: call.arguments.first.map(file.withoutLabel))
    {
      found.append(fact(takesOnlyKnown(call, depth) ? .ownText(nil) : .unknown, range))
      return
    }
    // A conversion of Go.
    if file.language == .go, name == "string", call.receiver == nil,
      let first = call.arguments.first
    {
      read(first, depth: depth + 1, into: &found)
      return
    }
    if let kind = inOtherDigits(call) ?? numberAsText(call) ?? ownResult(call)
      ?? localized(call, depth)
    {
      found.append(fact(kind, range))
      return
    }
    // `String.format("%02d:%02d", a, b)`
    if name == "format" || name == "Format" || name == "String" || name.contains("printf"),
      let pattern = call.arguments.lazy.compactMap({ file.literal(file.withoutLabel($0)) }).first,
      Self.formatsNumbers(pattern)
    {
      found.append(fact(.number, range))
      return
    }
    switch resultOfLibrary(call) {
    // `locale.getDisplayLanguage(other)` writes the name in the language of the argument.
    case .fact(.ownText(nil)) where !call.arguments.isEmpty: found.append(fact(.unknown, range))
    case .fact(let kind): found.append(fact(inLanguageOfReader(kind, call), range))
    case .same:
      if let same = sameValue(call) {
        read(same, depth: depth + 1, into: &found)
      } else {
        found.append(fact(.unknown, range))
      }
    case nil:
      // A method of an unknown object may be any method of such a name.
      found.append(
        fact(isOwn(call) ? .result(of: name, count: call.arguments.count) : .unknown, range))
    }
  }

  /// What `toLocaleString` writes, which numbers and dates of JavaScript have; nil for another call and for a date.
  ///
  /// `price.toLocaleString(language, { style: 'currency' })` writes a price.
  private func localized(_ call: Call, _ depth: Int) -> ArgumentFact.Kind? {
    guard call.name == "toLocaleString", let receiver = call.receiver else { return nil }
    let kind = style(of: call, .number)
    if kind != .number { return inLanguageOfReader(kind, call) }
    var value: [ArgumentFact] = []
    read(receiver, depth: depth + 1, into: &value)
    return value.allSatisfy { $0.kind == .number } ? .number : nil
  }

  /// The value that a call gives in another form: `str(x)`, `String.valueOf(x)`, `formatter.unicodeWrap(x)`,
  /// `x.toString(16)`; nil for one that chooses among values, such as `map.get(key)`.
  private func sameValue(_ call: Call) -> Range<Int>? {
    let first = call.arguments.first.map(file.withoutLabel)
    guard let receiver = call.receiver, let last = receiver.last else {
      // `get('title')` gives whatever stands under the name.
      return Self.choosing.contains(call.name) ? nil : first
    }
    if call.arguments.isEmpty { return receiver }
    let isOfType =
      receiver.count == 1 && file.isIdentifier(last)
      && file.text(of: last).first?.isUppercase == true
    if isOfType || Self.takingValues.contains(call.name) { return first }
    return Self.choosing.contains(call.name) ? nil : receiver
  }

  /// Methods of a helper that give their argument in another form.
  private static let takingValues: Set<String> = [
    "unicodeWrap", "encodeURIComponent", "escape", "escapeHtml", "htmlEncode", "fromHtml",
    "valueOf",
    "requireNotNull", "checkNotNull", "str", "String", "Text", "Sprint",
  ]

  private static let choosing: Set<String> = ["get", "getOrDefault", "max", "min", "data"]

  /// Reads a message of Objective-C: `[formatter stringFromNumber:x]`.
  private func readMessage(_ range: Range<Int>, _ depth: Int, into found: inout [ArgumentFact]) {
    let inside = range.lowerBound + 1..<range.upperBound - 1
    var index = inside.lowerBound
    if let close = file.partner(of: index), close > index { index = close }
    index += 1
    // `[@(x) stringValue]`
    if file.has(inside.lowerBound, "@") {
      found.append(fact(.number, range))
      return
    }
    guard index < inside.upperBound, file.isIdentifier(index) else {
      found.append(fact(.unknown, range))
      return
    }
    let colon = index + 1
    let hasArgument = colon < inside.upperBound && file.has(colon, ":")
    readCall(
      Call(
        range: range, name: file.text(of: index), receiver: inside.lowerBound..<index,
        arguments: hasArgument ? [colon + 1..<inside.upperBound] : []), depth, into: &found)
  }

  /// The identifiers of a chain, without those of arguments.
  func names(in range: Range<Int>) -> String {
    var result: [String] = []
    var index = range.lowerBound
    // `[NSDateFormatter new]`
    if file.isOpen(index, "["), file.partner(of: index) == range.upperBound - 1 { index += 1 }
    while index < range.upperBound {
      if file.isIdentifier(index) { result.append(file.text(of: index)) }
      if file.tokens[index].kind == .open, let close = file.partner(of: index), close > index {
        index = close
      }
      index += 1
    }
    return result.joined(separator: " ")
  }

  /// What a formatter in a variable was made from, and its type, as far as the file tells them.
  private func origins(of receiver: Range<Int>) -> [String] {
    guard let last = receiver.last, file.isIdentifier(last) else { return [] }
    let variables = Variables(file)
    return variables.origins(of: last).map(names) + [variables.type(of: last)].compactMap(\.self)
  }

  /// Whether a pattern has arguments and shows nothing but numbers and signs.
  private static func formatsNumbers(_ pattern: String) -> Bool {
    var rest = pattern.unicodeScalars[...]
    var hasNumber = false
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        if rest.first == "%" {
          rest.removeFirst()
          continue
        }
        rest = rest.drop { "0123456789.,+-# $'lhzq".unicodeScalars.contains($0) }
        guard let conversion = rest.popFirst(), "diufFgG".unicodeScalars.contains(conversion)
        else { return false }
        hasNumber = true
      } else if scalar.properties.isAlphabetic {
        return false
      }
    }
    return hasNumber
  }
}
