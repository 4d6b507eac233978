import BidiText
public import MessageSyntax

/// What is known of an argument, and why.
public struct ArgumentKnowledge: Sendable, Hashable, Codable {
  /// The specifier, as written.
  public let specifier: String

  /// The classes that it may be of.
  public internal(set) var classes: ArgumentClasses

  /// Why the set of classes is smaller than the specifier allows, such as `from its name "count"`; nil if it is not.
  public internal(set) var reason: String?

  /// The text that the user gave for it; nil if none was given.
  public internal(set) var given: String?

  /// The classes for which a repair must be right: ``classes``, and for a text from the user all that the specifier
  /// allows.
  var repairable: ArgumentClasses { given == nil ? classes : allowed.union(classes) }

  /// The classes that the type of the specifier allows.
  var allowed: ArgumentClasses

  /// Exact sample texts: addresses of the kind in its name, dates of the form of its conversion, forms of a variable, texts of
  /// the app itself; empty if only the classes are known.
  var texts: [String] = []

  /// The side on which a foreign word stands beside it, with only a space between them, here and in the base text: `Deno %s`.
  ///
  /// Both are read as one phrase. Nil for other arguments.
  var phraseSide: PhraseSide?

  /// The classes for which faults are reported: numbers and words; or all classes if the argument is neither a number nor a word.
  package var reported: ArgumentClasses {
    let usual = classes.intersection(.usual)
    return usual.isEmpty ? classes : usual
  }
}

/// Knowledge about the arguments of a message from outside of the message.
///
/// Each part can only make the set of classes of an argument smaller.
public struct MessageContext: Sendable, Hashable {
  /// The comments of the entry.
  public var comments: [String]

  /// The text in the base language; nil if the base language has no such entry.
  public var base: Message?

  /// Texts from the user, by specifier: `%@` for all arguments of this kind, `%2$@` for one.
  public var samples: [SampleArgument]

  /// Whether the message is one form of a plural; a number chooses the form.
  public var isPluralForm: Bool

  /// The other forms of the plural, including those of the base language; they may show which argument is the number.
  public var otherForms: [Message] = []

  /// The key of the entry, which may name a number in its text; nil if it is not known.
  public var key: String?

  /// Declarations of arguments in the file.
  public var declared: [DeclaredArgument]

  /// Whether texts count that an argument rarely has.
  var takesRareTexts = false

  /// Makes a context; what is not given is not known.
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

  /// The context with what the user's options say of arguments.
  func with(_ options: JudgeOptions) -> MessageContext {
    var context = self
    context.samples += options.samples
    context.takesRareTexts = options.includesRareClasses
    return context
  }
}

/// A declaration of an argument in a file: its type, or an example.
public struct DeclaredArgument: Sendable, Hashable {
  /// The specifier: `%1$@`, `{name}`.
  public let specifier: String

  /// The type; nil if only an example is given, or if any text may stand there.
  public let type: Message.Argument.ArgumentType?

  /// An example text; nil if none is given.
  public let example: String?

  /// Whether the example is the only text, as for a link to another text of the file.
  public let isFixed: Bool

  /// The plural forms of a variable, of which one takes the argument's place; empty if they are not known.
  package let forms: [String]

  /// Texts of the app itself that take the argument's place; empty if they are not known.
  package let texts: [String]

  /// The classes that the project's configuration gives; nil for a declaration in a file.
  private var project: Statement?

  /// Classes, and a phrase that names their source.
  private struct Statement: Sendable, Hashable {
    let classes: ArgumentClasses
    let source: String
  }

  /// The number of the argument in the message, counted from 0; nil for all with the specifier.
  private var number: Int?

  /// Makes a declaration from the project's configuration.
  ///
  /// - Parameters:
  ///   - specifier: The specifier: `%1$@`, `{name}`.
  ///   - classes: The classes that it may be of.
  ///   - source: The source, as a phrase: `from .bidi-fix.yml:12`.
  public init(specifier: String, classes: ArgumentClasses, source: String) {
    self.init(specifier: specifier, classes, source, texts: [])
  }

  private init(
    specifier: String, _ classes: ArgumentClasses, _ source: String, texts: [String]
  ) {
    self.specifier = specifier
    self.texts = texts
    (type, example, isFixed, forms) = (nil, nil, false, [])
    project = Statement(classes: classes, source: source)
  }

  /// Makes a declaration of one argument of a message.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - number: Its number in the message, counted from 0.
  ///   - classes: The classes that it may be of.
  ///   - source: The source, as a phrase.
  ///   - texts: Texts of the app itself that take its place; empty if they are not known.
  package init(
    _ argument: Message.Argument, number: Int, classes: ArgumentClasses, source: String,
    texts: [String] = []
  ) {
    self.init(specifier: argument.text, classes, source, texts: texts)
    self.number = number
  }

  /// Whether the declaration is about an argument of a message.
  fileprivate func isAbout(_ argument: Message.Argument, number: Int) -> Bool {
    specifier == argument.text && (self.number == nil || self.number == number)
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
    (forms, texts) = ([], [])
  }

  /// Makes a declaration of a variable with plural forms, such as `%#@files@`.
  ///
  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - forms: Its forms, with a number in the place of the argument; empty if they are not known.
  package init(specifier: String, forms: [String]) {
    self.specifier = specifier
    self.forms = forms
    (type, example, isFixed, texts) = (.variable, nil, false, [])
  }

  /// The classes that the declaration gives, and the phrase for their source; nil if it gives none.
  ///
  /// If the example is a number or an address, other texts are too. If it is a name, the next name may have another
  /// script.
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

/// A text from the user for an argument.
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
  /// What is known of each argument.
  ///
  /// - Parameters:
  ///   - locale: The language of the message.
  ///   - context: Knowledge from outside of the message.
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
    let tags = context.base?.argumentsRoundWords ?? []
    for index in open where result[index].given == nil {
      guard
        let (classes, reason) = narrowing(
          index, locale, neighbours, counts, tags, context)
      else { continue }
      let narrowed = result[index].classes.intersection(classes)
      guard !narrowed.isEmpty else { continue }
      result[index].classes = narrowed
      result[index].reason = reason
      result[index].texts =
        context.declared.first {
          $0.isAbout(arguments[index], number: index) && $0.narrowing(in: locale) != nil
        }?.texts ?? []
      if narrowed == .address,
        let name = arguments[index].name ?? baseWord(before: index, context)
      {
        result[index].texts = ArgumentNames.addresses(
          for: name, in: [context.base?.text, context.key].compactMap(\.self),
          takesAll: context.takesRareTexts)
      }
    }
    if let base = context.base {
      countParts(with: base, open, &result)
      findPhrases(with: base, open, neighbours, &result)
    }
    return result
  }

  /// The most forms of a variable that are tried: one for each plural category.
  private static let mostForms = 6

  /// The classes of an argument whose specifier takes any text, from the first source that narrows them.
  private func narrowing(
    _ index: Int, _ locale: MessageLocale, _ neighbours: UnitNeighbours, _ counts: Set<Int>,
    _ tags: Set<Int>, _ context: MessageContext
  ) -> (ArgumentClasses, String)? {
    let argument = arguments[index]
    for declared in context.declared where declared.isAbout(argument, number: index) {
      if let narrowing = declared.narrowing(in: locale) { return narrowing }
    }
    if let name = argument.name, let classes = ArgumentNames.classes(of: name) {
      return (classes, "from its name \"\(name)\"")
    }
    if let id = neighbours.id(ofElementAround: index), let classes = ArgumentNames.classes(of: id) {
      return (classes, "from the id \"\(id)\" round it")
    }
    // The number is the argument that another form types as a number. If no form does, it is the first argument.
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
    if let name = argument.name, neighbours.followsNumberSign(index),
      ArgumentNames.isIdentifier(name)
    {
      return (.number, "from # before it")
    }
    if let sign = neighbours.amountSign(of: index) {
      return (.number, "from the sign \(sign) at it")
    }
    if let word = neighbours.word(after: index), isUnit(word, in: locale.language) {
      return (.number, "from the unit \"\(word)\" after it")
    }
    if neighbours.isOfDimension(index) { return (.number, "as a width or a height") }
    if neighbours.endsRange(index) { return (.number, "as the end of a range of numbers") }
    if neighbours.leadsQuotation(index) {
      return (.ownWord, "as the kind of thing whose name follows in quotation marks")
    }
    if let base = context.base, let found = base.argument(like: argument, at: index) {
      if tags.contains(found) {
        return (.empty, "as a tag round words of the base text")
      }
      if UnitNeighbours(base).isBullet(found) {
        return (.number, "as a sign before the whole sentence of the base text")
      }
      if base.arguments[found].type == .number { return (.number, "from the base text") }
      let words = UnitNeighbours(base)
      // `{users} users`
      if let name = argument.name, name.utf8.count > 2, let word = words.word(after: found),
        word.lowercased() == name.lowercased(), ArgumentNames.isCertainPlural(name)
      {
        return (.number, "from the word \"\(word)\" of the base text")
      }
      // `{added} books added`, `{audio} audio chapters`
      if let name = argument.name, words.isCounted(found, name: name) {
        return (.number, "from the word \"\(name)\" of the base text")
      }
      if words.amountSign(of: found) != nil { return (.number, "from the base text") }
      if let word = words.word(after: found), isUnit(word, in: "en") {
        return (.number, "from the unit \"\(word)\" of the base text")
      }
      // What is "ago" begins with its number: "%s ago", "2 days ago"; and so does what is free of a store.
      if let word = words.word(after: found)?.lowercased(), Self.wordsAfterAmounts.contains(word) {
        return ([.number, .ownWord], "from \"\(word)\" of the base text")
      }
      // "version %s", "at path '%1'"
      if argument.isUnnamed, let word = words.word(before: found),
        let classes = ArgumentNames.classes(afterWord: word)
      {
        return (classes, "from \"\(word)\" before it in the base text")
      }
      // In `%sK` and `{m}m`, one letter directly after an argument is a unit.
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

  /// English words that stand directly after an amount and after no name.
  private static let wordsAfterAmounts: Set<String> = ["ago", "free", "per", "remaining"]

  /// The word before an argument in the base text; nil if there is none.
  private func baseWord(before index: Int, _ context: MessageContext) -> String? {
    guard let base = context.base, let found = base.argument(like: arguments[index], at: index)
    else { return nil }
    return UnitNeighbours(base).word(before: found)
  }

  /// The places of the arguments that some form of the plural types as numbers.
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

  /// Whether the forms of a plural show that a named argument is its number.
  ///
  /// A form for one or two often leaves out the number and nothing else: "1 order" and "%(s)s orders". If all forms have
  /// the argument, the word after it gets an English ending: "%(s)s item" and "%(s)s items".
  private func isCounted(_ name: String, in forms: [Message]) -> Bool {
    var words: Set<String> = []
    for form in forms {
      guard let place = form.arguments.firstIndex(where: { $0.name == name }) else { return true }
      if let word = UnitNeighbours(form).word(after: place) { words.insert(word.lowercased()) }
    }
    return words.contains { words.contains($0 + "s") }
  }

  /// Texts of every language have units in Latin letters.
  private func isUnit(_ word: Substring, in language: String) -> Bool {
    UnitWords.symbols.contains(word.lowercased())
      || UnitWords.contains(word.utf8, language: language)
      || language != "en" && UnitWords.contains(word.utf8, language: "en")
  }

  /// The argument of this text that is the same as an argument of a translation.
  func argument(like other: Argument, at place: Int) -> Int? {
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
    // Several texts for one specifier go to its arguments in order.
    let place = argument.position.map { $0 - 1 } ?? used[plain, default: 0]
    used[plain, default: 0] += 1
    return matching[min(max(0, place), matching.count - 1)].text
  }
}

extension Message.Argument {
  /// Whether the argument has only a position and no name: `%@`, `{0}`.
  fileprivate var isUnnamed: Bool {
    name.map { !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } } ?? true
  }

  /// Whether it is a date with hyphens in every language: `%1$tF` of Java.
  fileprivate var isISODate: Bool { conversion == .date && text.utf8.last == .latinCapitalLetterF }
}

extension Message.Argument.ArgumentType {
  /// The classes that a specifier of the type allows.
  fileprivate func classes(in locale: MessageLocale) -> ArgumentClasses {
    // In a left-to-right language, only the user can give right-to-left words. Else every sentence that begins with an
    // argument would be a fault.
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
