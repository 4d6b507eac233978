import BidiText

/// What is known of an argument, and from where.
public struct ArgumentKnowledge: Sendable, Hashable, Codable {
  /// The specifier, as written.
  public let specifier: String

  /// What it may be.
  public internal(set) var classes: ArgumentClasses

  /// What made the set smaller, as a phrase such as `from its name "count"`; nil where nothing did.
  public internal(set) var reason: String?

  /// The text that a user gave for it; nil where none was given.
  public internal(set) var given: String?

  /// What a repair has to be right for: ``classes``, and for a given text everything that the specifier's type allows.
  var repairable: ArgumentClasses { given == nil ? classes : allowed.union(classes) }

  /// What the type of the specifier allows.
  var allowed: ArgumentClasses

  /// Texts as they stand there: addresses of the kind that its name says, dates of the form that its conversion says; empty where
  /// nothing says more than the classes.
  var texts: [String] = []

  /// The classes for which faults are reported: numbers and words, or what alone is left.
  package var reported: ArgumentClasses {
    let usual = classes.intersection(.usual)
    return usual.isEmpty ? classes : usual
  }
}

/// What the surroundings of a message say of its arguments.
///
/// Each of these can only make the set of classes of an argument smaller.
public struct MessageContext: Sendable, Hashable {
  /// What the comments of the entry say; empty for none.
  public var comments: [String]

  /// The text of the base language; nil where the base language has no such entry.
  public var base: Message?

  /// Texts that a user gives, by specifier: `%@` for all of its kind, `%2$@` for one.
  public var samples: [SampleArgument]

  /// Whether the message is one form of a plural, which a number chooses.
  public var isPluralForm: Bool

  /// The other forms of the plural, those of the base language among them; they may say which argument is the number.
  public var otherForms: [Message] = []

  /// The key of the entry, which may name the number that its text tells; nil where it is not known.
  public var key: String?

  /// What the file itself declares of arguments.
  public var declared: [DeclaredArgument]

  /// Makes a context; what is left out is not known.
  public init(
    comments: [String] = [], base: Message? = nil, samples: [SampleArgument] = [],
    isPluralForm: Bool = false, declared: [DeclaredArgument] = []
  ) {
    self.comments = comments
    self.base = base
    self.samples = samples
    self.isPluralForm = isPluralForm
    self.declared = declared
  }
}

/// What a file declares of an argument: its type, or what it may look like.
public struct DeclaredArgument: Sendable, Hashable {
  /// The specifier: `%1$@`, `{name}`.
  public let specifier: String

  /// The type; nil where only an example is given, or any text may stand there.
  public let type: Message.Argument.ArgumentType?

  /// What may stand there; nil for none.
  public let example: String?

  /// Whether nothing but the example stands there, as for a link to another text of the file.
  public let isFixed: Bool

  /// The texts of which one stands there, for a variable with plural forms; empty where they are not known.
  package let forms: [String]

  /// What a project says that it may be, and where; nil for what a file declares.
  private var project: Statement?

  /// Classes, and the phrase for where they are said.
  private struct Statement: Sendable, Hashable {
    let classes: ArgumentClasses
    let source: String
  }

  /// What a project says of an argument.
  ///
  /// - Parameters:
  ///   - specifier: The specifier: `%1$@`, `{name}`.
  ///   - classes: What it may be.
  ///   - source: Where that is said, as a phrase: `from .bidi-fix.yml:12`.
  public init(specifier: String, classes: ArgumentClasses, source: String) {
    self.init(specifier: specifier, type: nil)
    project = Statement(classes: classes, source: source)
  }

  /// Makes a declaration.
  public init(
    specifier: String, type: Message.Argument.ArgumentType?, example: String? = nil,
    isFixed: Bool = false
  ) {
    self.specifier = specifier
    self.type = type
    self.example = example
    self.isFixed = isFixed
    forms = []
  }

  /// What a file says of a variable with plural forms, such as `%#@files@`.
  ///
  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - forms: The texts of which one stands there, numbers filled in; empty where they are not known.
  package init(specifier: String, forms: [String]) {
    self.specifier = specifier
    self.forms = forms
    (type, example, isFixed) = (.variable, nil, false)
  }

  /// The classes that it says, and the words for where they are from; nil where it says nothing.
  ///
  /// An example that is a number or an address says that others are too. A name says nothing: the next one may be of
  /// another script.
  fileprivate func narrowing(in locale: MessageLocale) -> (ArgumentClasses, String)? {
    if let project { return (project.classes, project.source) }
    if let type, type != .text {
      return (type.classes(in: locale), "as the file declares it")
    }
    guard let example else { return nil }
    let sample = Sample(given: example, in: locale.direction)
    let kind = sample.kind
    if isFixed {
      let words: ArgumentClasses? = sample.direction.map {
        $0 == locale.direction ? .ownWord : [kind, .foreignWord]
      }
      return (words ?? kind, "from the text \"\(example)\" that it links to")
    }
    guard kind == .number || kind == .address else { return nil }
    return (kind, "from the example \"\(example)\"")
  }
}

/// A text that a user gives for an argument.
public struct SampleArgument: Sendable, Hashable, Codable {
  /// The specifier: `%@`, `%2$@`, `{name}`.
  public let specifier: String

  /// The text.
  public let text: String

  /// Makes a sample.
  public init(specifier: String, text: String) {
    self.specifier = specifier
    self.text = text
  }
}

extension Message {
  /// What each argument may be.
  ///
  /// - Parameters:
  ///   - locale: The language of the message.
  ///   - context: What its surroundings say.
  /// - Returns: One for each of ``arguments``.
  func knowledge(_ locale: MessageLocale, _ context: MessageContext) -> [ArgumentKnowledge] {
    guard !arguments.isEmpty else { return [] }
    var result = arguments.map { argument in
      ArgumentKnowledge(
        specifier: argument.text, classes: argument.type.classes(in: locale), reason: nil,
        given: nil,
        allowed: argument.type == .text ? .all : argument.type.classes(in: locale))
    }
    var given: [String: Int] = [:]
    let open = result.indices.filter { arguments[$0].type == .text }
    for index in result.indices {
      if let text = sample(for: arguments[index], context.samples, &given) {
        let sample = Sample(given: text, in: locale.direction)
        result[index].given = text
        result[index].classes = sample.kind
        result[index].reason = "given as \"\(text)\""
      }
    }
    for index in result.indices where result[index].given == nil && arguments[index].isISODate {
      result[index].classes = .number
      // The program may write the digits of the language.
      result[index].texts =
        ["2024-03-12"]
        + (locale.script == "Arab"
          ? ["\u{0662}\u{0660}\u{0662}\u{0664}-\u{0660}\u{0663}-\u{0661}\u{0662}"] : [])
      result[index].reason = "as a date with hyphens"
    }
    for index in result.indices
    where result[index].given == nil && arguments[index].type == .variable {
      let texts = context.declared.first { $0.specifier == arguments[index].text }?.forms ?? []
      if texts.isEmpty { continue }
      result[index].texts = Array(Set(texts).sorted().prefix(Self.mostForms))
      result[index].classes = ArgumentClasses(
        result[index].texts.map { Sample(standing: $0, in: locale.direction).kind })
      result[index].reason = "from its forms"
    }
    guard !open.isEmpty else { return result }
    let neighbours = UnitNeighbours(self)
    let counts = context.isPluralForm ? countedPositions(in: context) : []
    for index in open where result[index].given == nil {
      guard
        let (classes, reason) = narrowing(
          index, locale, neighbours, counts, context)
      else { continue }
      let narrowed = result[index].classes.intersection(classes)
      guard !narrowed.isEmpty else { continue }
      result[index].classes = narrowed
      result[index].reason = reason
      if narrowed == .address, let name = arguments[index].name {
        result[index].texts = ArgumentNames.addresses(for: name)
      }
    }
    if let base = context.base { countParts(with: base, open, &result) }
    return result
  }

  /// Takes both arguments of "%@ of %@" for numbers where one of them is: so many of so many.
  private func countParts(with base: Message, _ open: [Int], _ result: inout [ArgumentKnowledge]) {
    for (part, whole) in base.partsOfWholes() {
      let indices = [part, whole].map { number in
        arguments.indices.first { base.argument(like: arguments[$0], at: $0) == number }
      }
      for (mine, other) in [(indices[0], indices[1]), (indices[1], indices[0])] {
        guard let mine, let other, result[other].classes == .number, open.contains(mine),
          result[mine].given == nil, result[mine].reason == nil
        else { continue }
        result[mine].classes = .number
        result[mine].reason = "from \"of\" in the base text, beside a number"
      }
    }
  }

  /// The arguments of an English text between which nothing but "of" or "out of" stands.
  private func partsOfWholes() -> [(part: Int, whole: Int)] {
    guard arguments.count > 1 else { return [] }
    var result: [(Int, Int)] = []
    for line in branches.first?.lines ?? [] {
      for (place, piece) in line.pieces.enumerated().dropFirst().dropLast()
      where piece.kind == .text {
        guard case .argument(let part) = line.pieces[place - 1].kind,
          case .argument(let whole) = line.pieces[place + 1].kind,
          [" of ", " out of "].contains(text(at: piece.range))
        else { continue }
        result.append((part, whole))
      }
    }
    return result
  }

  /// So many forms of a variable are tried: those of six categories.
  private static let mostForms = 6

  /// What one source says of an argument whose specifier takes any text: the nearest that says something.
  private func narrowing(
    _ index: Int, _ locale: MessageLocale, _ neighbours: UnitNeighbours, _ counts: Set<Int>,
    _ context: MessageContext
  ) -> (ArgumentClasses, String)? {
    let argument = arguments[index]
    for declared in context.declared where declared.specifier == argument.text {
      if let narrowing = declared.narrowing(in: locale) { return narrowing }
    }
    if let name = argument.name, let classes = ArgumentNames.classes(of: name) {
      return (classes, "from its name \"\(name)\"")
    }
    // The number is what another form types as one; where none does, the first argument.
    if context.isPluralForm, argument.name == nil,
      (counts.isEmpty ? [1] : counts).contains(argument.position ?? index + 1)
    {
      return (.number, "as the number of a plural form")
    }
    if context.isPluralForm, let name = argument.name,
      isCounted(name, in: context.otherForms + (context.base.map { [$0] } ?? []))
    {
      return (.number, "as what only some forms of the plural have, or what they count")
    }
    if let sign = neighbours.amountSign(of: index) {
      return (.number, "from the sign \(sign) at it")
    }
    if let word = neighbours.word(after: index), isUnit(word, in: locale.language) {
      return (.number, "from the unit \"\(word)\" behind it")
    }
    if let base = context.base, let found = base.argument(like: argument, at: index) {
      if base.arguments[found].type == .number { return (.number, "from the base text") }
      let words = UnitNeighbours(base)
      // `{users} users`
      if let name = argument.name, name.utf8.count > 2, let word = words.word(after: found),
        word.lowercased() == name.lowercased(), ArgumentNames.isCertainPlural(name)
      {
        return (.number, "from the word \"\(word)\" of the base text")
      }
      if words.amountSign(of: found) != nil { return (.number, "from the base text") }
      if let word = words.word(after: found), isUnit(word, in: "en") {
        return (.number, "from the unit \"\(word)\" of the base text")
      }
      // `%sK`, `{m}m`: one letter that is glued to an argument is a unit.
      if let letter = words.gluedLetter(after: found) {
        return (.number, "from the unit \"\(letter)\" of the base text")
      }
    }
    if arguments.count == 1, argument.isUnnamed, let key = context.key,
      ArgumentNames.isCount(key: key)
    {
      return (.number, "from the key \"\(key)\"")
    }
    for comment in context.comments {
      if let phrase = ArgumentComments.number(
        of: argument.text, only: arguments.count == 1, in: comment)
      {
        return (.number, "from the comment: \(phrase)")
      }
    }
    return nil
  }

  /// The places of the arguments that forms of a plural type as numbers.
  private func countedPositions(in context: MessageContext) -> Set<Int> {
    var result: Set<Int> = []
    for form in [self] + context.otherForms + (context.base.map { [$0] } ?? []) {
      for (index, argument) in form.arguments.enumerated()
      where argument.type == .number && argument.name == nil {
        result.insert(argument.position ?? index + 1)
      }
    }
    return result
  }

  /// Whether forms of a plural show that a name is the number that chooses among them.
  ///
  /// A form for one or two often leaves the number out, and nothing else: "1 order" beside "%(s)s orders". Where all
  /// have it, the word behind it gets an ending of English: "%(s)s item" and "%(s)s items".
  private func isCounted(_ name: String, in forms: [Message]) -> Bool {
    var words: Set<String> = []
    for form in forms {
      guard let place = form.arguments.firstIndex(where: { $0.name == name }) else { return true }
      if let word = UnitNeighbours(form).word(after: place) { words.insert(word.lowercased()) }
    }
    return words.contains { words.contains($0 + "s") }
  }

  /// Units of Latin letters stand in texts of every language.
  private func isUnit(_ word: Substring, in language: String) -> Bool {
    UnitWords.contains(word.utf8, language: language)
      || language != "en" && UnitWords.contains(word.utf8, language: "en")
  }

  /// The argument that a translation's argument takes its value from.
  private func argument(like other: Argument, at place: Int) -> Int? {
    if let name = other.name { return arguments.firstIndex { $0.name == name } }
    let position = other.position ?? place + 1
    return arguments.indices.first { (arguments[$0].position ?? $0 + 1) == position }
  }

  private func sample(
    for argument: Argument, _ samples: [SampleArgument], _ used: inout [String: Int]
  ) -> String? {
    guard !samples.isEmpty else { return nil }
    let plain =
      argument.position.map { "%" + argument.text.dropFirst("%\($0)$".count) } ?? argument.text
    let exact = samples.filter { $0.specifier == argument.text }
    let matching = exact.isEmpty ? samples.filter { $0.specifier == plain } : exact
    guard !matching.isEmpty else { return nil }
    // Texts that are given for one specifier go to its arguments in their order.
    let place = argument.position.map { $0 - 1 } ?? used[plain, default: 0]
    used[plain, default: 0] += 1
    return matching[min(max(0, place), matching.count - 1)].text
  }
}

extension Message.Argument {
  /// Whether nothing but a place in a list says which it is: `%@`, `{0}`.
  fileprivate var isUnnamed: Bool {
    name.map { !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } } ?? true
  }

  /// Whether it is a date with hyphens, whatever the language: `%1$tF` of Java.
  fileprivate var isISODate: Bool { conversion == .date && text.utf8.last == .latinCapitalLetterF }
}

extension Message.Argument.ArgumentType {
  /// What a specifier of the type may stand for.
  fileprivate func classes(in locale: MessageLocale) -> ArgumentClasses {
    // A left-to-right language gets no right-to-left words unless they are given: every sentence that begins with
    // an argument would be a fault.
    let words: ArgumentClasses =
      locale.direction == .rightToLeft ? [.ownWord, .foreignWord] : .ownWord
    switch self {
    case .number: return .number
    case .character: return words.union(.number)
    case .date, .variable: return [.number, .ownWord]
    case .text: return locale.direction == .rightToLeft ? .all : [.number, .ownWord, .empty]
    }
  }
}

extension Message.Piece {
  /// Whether it is a directional formatting character.
  fileprivate var isControl: Bool { if case .control = kind { true } else { false } }
}

/// What stands right at the arguments of a message.
private struct UnitNeighbours {
  private var before: [Unicode.Scalar?]
  private var after: [Substring?]

  init(_ message: Message) {
    before = Array(repeating: nil, count: message.arguments.count)
    after = Array(repeating: nil, count: message.arguments.count)
    for line in message.branches.first?.lines ?? [] {
      // Controls are not seen.
      let pieces = message.hasControls ? line.pieces.filter { !$0.isControl } : line.pieces
      for (place, piece) in pieces.enumerated() {
        guard case .argument(let number) = piece.kind else { continue }
        if place > 0, pieces[place - 1].kind == .text,
          let scalar = message.text(at: pieces[place - 1].range).unicodeScalars.last
        {
          before[number] = scalar
        }
        guard place + 1 < pieces.count else { continue }
        switch pieces[place + 1].kind {
        case .text: after[number] = message.text(at: pieces[place + 1].range)
        case .entity(let text): after[number] = text[...]
        default: break
        }
      }
    }
  }

  /// A sign of currency, percent or plus at the argument.
  func amountSign(of argument: Int) -> Unicode.Scalar? {
    [before[argument], after[argument]?.unicodeScalars.first].compactMap { $0 }.first {
      Signs.isCurrency($0.value) || Signs.isPercent($0.value)
    }
  }

  /// One Latin letter that is glued to the argument; nil for a word.
  func gluedLetter(after argument: Int) -> Unicode.Scalar? {
    guard let text = after[argument]?.unicodeScalars, let first = text.first,
      CharacterKind(first.value) == .leftToRight,
      !(text.dropFirst().first.map { CharacterKind($0.value).isLetter } ?? false),
      first != "s"
    else { return nil }
    return first
  }

  /// The word behind the argument, with one space between or none.
  func word(after argument: Int) -> Substring? {
    guard let text = after[argument] else { return nil }
    let rest = text.unicodeScalars.drop {
      CharacterKind($0.value) == .space || $0.value == .noBreakSpace
    }
    let word = rest.prefix {
      CharacterKind($0.value).isLetter || CharacterKind($0.value) == .attached
        || $0.value == .degreeSign
    }
    return word.isEmpty ? nil : Substring(word)
  }
}
