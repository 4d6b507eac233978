import BidiText
import MessageSyntax

/// What is known of an argument, and why.
public struct ArgumentKnowledge: Sendable, Hashable, Codable {
  /// The specifier, as written.
  public let specifier: String

  /// The classes that it may be of.
  public internal(set) var classes: ArgumentClasses

  /// Why the set of classes is smaller than the specifier allows, such as `from its name "count"`; nil if it is not.
  public internal(set) var reason: String?

  /// Whether it is taken for a number only by other forms, by words of the base text, by the key or by a comment.
  package internal(set) var isGuess = false

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

  private enum CodingKeys: String, CodingKey {
    case specifier, classes, reason, given, allowed, texts, phraseSide
  }

  /// The classes for which faults are reported: numbers and words; or all classes if the argument is neither a number nor a
  /// word.
  package var reported: ArgumentClasses {
    let usual = classes.intersection(.usual)
    return usual.isEmpty ? classes : usual
  }
}

extension Message {
  /// What is known of each argument.
  ///
  /// - Parameters:
  ///   - locale: The language of the message.
  ///   - context: Knowledge from outside of the message.
  ///   - wanted: The numbers of the arguments of which somebody asks; nil for all. Of the others, only the types are looked at.
  /// - Returns: One for each of ``arguments``.
  func knowledge(
    _ locale: MessageLocale, _ context: MessageContext, of wanted: Set<Int>? = nil
  ) -> [ArgumentKnowledge] {
    guard !arguments.isEmpty else { return [] }
    // The base text tells of an argument by another one.
    let wanted = context.base == nil ? wanted : nil
    var result = arguments.map { argument in
      ArgumentKnowledge(
        specifier: argument.text, classes: argument.type.classes(in: locale), reason: nil,
        given: nil,
        allowed: argument.type == .text ? .all : argument.type.classes(in: locale))
    }
    takeTexts(locale, context, wanted, &result)
    let open = result.indices.filter {
      arguments[$0].type == .text && wanted?.contains($0) ?? true
    }
    guard !open.isEmpty else { return result }
    let neighbours = UnitNeighbours(self)
    narrow(open, locale, neighbours, context, &result)
    if let base = context.base {
      countParts(with: base, open, &result)
      findPhrases(with: base, open, neighbours, &result)
    }
    return result
  }

  /// Adds texts that are known: those of the user, dates with hyphens, and forms of variables.
  private func takeTexts(
    _ locale: MessageLocale, _ context: MessageContext, _ wanted: Set<Int>?,
    _ result: inout [ArgumentKnowledge]
  ) {
    var given = GivenTexts(context.samples)
    for index in result.indices {
      if let text = given.next(for: arguments[index]), wanted?.contains(index) ?? true {
        let sample = Sample(given: text, in: locale.direction)
        result[index].given = text
        result[index].classes = sample.kind
        result[index].reason = "given as \"\(text)\""
      }
    }
    for index in result.indices where result[index].given == nil && arguments[index].isNameInDate {
      // The parts of the day are AM and PM in some languages, as in Hebrew of glibc.
      let isPartOfDay = "pP".utf8.contains(arguments[index].text.utf8.last ?? 0)
      result[index].classes = isPartOfDay ? [.ownWord, .foreignWord] : .ownWord
      result[index].reason = "a name in a date"
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
  }

  /// Narrows the classes of arguments whose specifiers take any text.
  private func narrow(
    _ open: [Int], _ locale: MessageLocale, _ neighbours: UnitNeighbours,
    _ context: MessageContext, _ result: inout [ArgumentKnowledge]
  ) {
    let counts = context.isPluralForm ? countedPositions(in: context) : []
    let tags = context.base?.argumentsRoundWords ?? []
    for index in open where result[index].given == nil {
      // The first source that tells something decides.
      let certain =
        statedClasses(of: index, locale, neighbours, context) ?? typedClasses(of: index, context)
      let beside =
        certain == nil ? classesByNeighbours(of: index, locale, neighbours, context) : nil
      let guess =
        certain != nil || beside != nil
        ? nil
        : countedClasses(of: index, counts, context) ?? classesByBase(of: index, tags, context)
          ?? classesByKeyOrComment(of: index, context)
      guard let (classes, reason) = certain ?? beside ?? guess else { continue }
      if certain == nil, classes == .number {
        if context.hasLetters(arguments[index], number: index) { continue }
      }
      if guess != nil, classes == .number {
        // Words do not tell that it is a number where the program gives another text. Before the symbol of a unit stands what a
        // formatter makes of a number.
        if context.isOpen(arguments[index], number: index), !isBeforeUnitSymbol(index, context) {
          continue
        }
      }
      if certain == nil, classes == .number { result[index].isGuess = true }
      let narrowed = result[index].classes.intersection(classes)
      guard !narrowed.isEmpty else { continue }
      result[index].classes = narrowed
      result[index].reason = reason
      result[index].texts =
        context.declared.first {
          $0.isAbout(arguments[index], number: index) && $0.narrowing(in: locale) != nil
        }?.texts ?? []
      if narrowed == .address, result[index].texts.isEmpty,
        let name = arguments[index].name ?? baseWord(before: index, context)
      {
        result[index].texts = ArgumentNames.addresses(
          for: name, in: [context.base?.text, context.key].compactMap(\.self),
          takesAll: context.takesRareTexts)
      }
    }
  }

  /// The most forms of a variable that are tried: one for each plural category.
  private static let mostForms = 6

  /// Classes, and a phrase that names their source.
  private typealias Narrowing = (ArgumentClasses, String)

  /// The classes that a declaration, the name of the argument, or the id of the element around it gives.
  private func statedClasses(
    of index: Int, _ locale: MessageLocale, _ neighbours: UnitNeighbours, _ context: MessageContext
  ) -> Narrowing? {
    let argument = arguments[index]
    for declared in context.declared where declared.isAbout(argument, number: index) {
      if let narrowing = declared.narrowing(in: locale) { return narrowing }
    }
    if neighbours.addresses.contains(index) { return (.address, "from the link that it begins") }
    if neighbours.partsOfAddresses.contains(index) {
      return ([.number, .foreignWord], "from the link that it is a part of")
    }
    if let name = argument.name, let classes = ArgumentNames.classes(of: name) {
      return (classes, "from its name \"\(name)\"")
    }
    // A formatted count may have a letter, as "1.2K". In the form of exactly one number it is that number.
    if context.isOfOneNumber, let name = argument.name,
      ArgumentNames.classes(of: name, isFormatted: true) == .number
    {
      return (.number, "from its name \"\(name)\", in the form of one number")
    }
    if let id = neighbours.id(ofElementAround: index), let classes = ArgumentNames.classes(of: id) {
      return (classes, "from the id \"\(id)\" round it")
    }
    return nil
  }

  /// The class of numbers where the base text has a specifier of numbers, or the `v` of a version directly before the argument.
  private func typedClasses(of index: Int, _ context: MessageContext) -> Narrowing? {
    guard let base = context.base, let found = base.argument(like: arguments[index], at: index)
    else { return nil }
    if base.arguments[found].type == .number { return (.number, "from the base text") }
    return arguments[index].isUnnamed && UnitNeighbours(base).isAfterVersionLetter(found)
      ? (.number, "from \"v\" before it in the base text") : nil
  }

  /// The classes of the number of a plural form.
  ///
  /// `counts` has the positions of numbers in the forms.
  private func countedClasses(
    of index: Int, _ counts: Set<Int>, _ context: MessageContext
  ) -> Narrowing? {
    guard context.isPluralForm else { return nil }
    let argument = arguments[index]
    // The number is the argument that another form types as a number. If no form does, it is the first argument.
    if argument.name == nil,
      (counts.isEmpty ? [1] : counts).contains(argument.position ?? index + 1)
    {
      return (.number, "as the number of a plural form")
    }
    if let name = argument.name {
      let forms = context.otherForms + (context.base.map { [$0] } ?? [])
      if isCounted(name, in: forms) {
        return (.number, "as what only some forms of the plural have, or what they count")
      }
      if name.utf8.count == 1 || ArgumentNames.isName(name) == false,
        isOnly(name, in: [self] + forms)
      {
        return (.number, "as the only argument of a plural")
      }
    }
    return nil
  }

  /// The classes that the signs and words beside an argument give.
  private func classesByNeighbours(
    of index: Int, _ locale: MessageLocale, _ neighbours: UnitNeighbours,
    _ context: MessageContext
  ) -> Narrowing? {
    // A name says whether it is a number or a tag; a number in its place does not, and the sign is that of numbers: "Episode
    // #{0}".
    if let name = arguments[index].name, neighbours.followsNumberSign(index),
      arguments[index].isUnnamed && !isAboutTags(context) || ArgumentNames.isIdentifier(name)
    {
      return (.number, "from # before it")
    }
    if let sign = neighbours.amountSign(of: index) {
      return (.number, "from the sign \(sign) at it")
    }
    if let word = neighbours.word(after: index), isUnit(word, in: locale.language) {
      return (.number, "from the unit \"\(word)\" after it")
    }
    if neighbours.leadsOption(index) {
      return (.foreignWord, "as the name of a program before its option")
    }
    if neighbours.isOfHandle(index) { return (.foreignWord, "as the name or the host at @") }
    if neighbours.isOfDimension(index) { return (.number, "as a width or a height") }
    if neighbours.endsRange(index) { return (.number, "as the end of a range of numbers") }
    if neighbours.leadsQuotation(index), leadsQuotation(index, in: context.base) {
      return (.ownWord, "as the kind of thing whose name follows in quotation marks")
    }
    return nil
  }

  /// Whether the key or the base text names a tag, whose own sign is the number sign: `Tag '#{0}' was deleted`.
  private func isAboutTags(_ context: MessageContext) -> Bool {
    [context.key, context.base?.text].compactMap { $0?.lowercased() }.contains { text in
      text.ranges(of: "tag").contains { range in
        // `stage`, `vintage` and `montage` are no tags.
        !["s", "n"].contains(text[..<range.lowerBound].last)
          && text[range.upperBound...].first.map { !$0.isLetter || $0 == "s" || $0 == "n" } ?? true
      }
    }
  }

  /// Whether an argument before a quotation is the kind of thing that is quoted.
  ///
  /// Its base text has both side by side, too: in `%1$s deleted "%2$s"` it is somebody who does something.
  private func leadsQuotation(_ index: Int, in base: Message?) -> Bool {
    guard let base, let found = base.argument(like: arguments[index], at: index) else {
      return false
    }
    return UnitNeighbours(base).leadsQuotation(found)
  }

  /// The classes that the base text gives.
  ///
  /// `tags` has the arguments of the base text that are tags round words.
  private func classesByBase(
    of index: Int, _ tags: Set<Int>, _ context: MessageContext
  ) -> Narrowing? {
    let argument = arguments[index]
    if let base = context.base, let found = base.argument(like: argument, at: index) {
      if tags.contains(found) {
        return (.empty, "as a tag round words of the base text")
      }
      if UnitNeighbours(base).isBullet(found),
        argument.name.map({ ArgumentNames.isName($0) != true }) ?? true
      {
        return (.number, "as a sign before the whole sentence of the base text")
      }
      let words = UnitNeighbours(base)
      if argument.name.map({ ArgumentNames.isName($0) != true }) ?? true,
        words.countsAll(found, in: base.text)
      {
        return (.number, "from the plural of the base text")
      }
      if words.countsOneOrMore(found) { return (.number, "from the plural of the base text") }
      // The word after the argument is its name, in the plural: `{users} users` is a number of users.
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
      // "%s until full" begins with an amount. "Mute %s until tomorrow" does not.
      if words.word(after: found) == "until",
        !(words.text(before: found) ?? "").contains(where: \.isLetter)
      {
        return ([.number, .ownWord], "from \"until\" of the base text")
      }
      if argument.isUnnamed, words.isTelephone(found) {
        return (.address, "from \"phone\" before it in the base text")
      }
      // "version %s", "at path '%1'"
      if argument.isUnnamed, let word = words.word(before: found),
        let classes = ArgumentNames.classes(afterWord: word)
      {
        return (classes, "from \"\(word)\" before it in the base text")
      }
      // One letter is the symbol of a unit: "%s m".
      if let word = words.word(after: found), Self.unitLetters.contains(word) {
        return (.number, "from the unit \"\(word)\" of the base text")
      }
      // In `%sK` and `{m}m`, one letter directly after an argument is a unit.
      if let letter = words.gluedLetter(after: found) {
        return (.number, "from the unit \"\(letter)\" of the base text")
      }
    }
    return nil
  }

  /// The classes that the key of the entry or a comment gives.
  private func classesByKeyOrComment(of index: Int, _ context: MessageContext) -> Narrowing? {
    let argument = arguments[index]
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

  /// Symbols of units of one letter.
  ///
  /// Source: the SI Brochure: metre, second, hour, day, gram, litre; and bytes. Other letters are words of a language, or "v"
  /// of "versus".
  private static let unitLetters: Set<Substring> = ["m", "s", "h", "d", "g", "l", "B"]

  /// The word before an argument in the base text; nil if there is none.
  private func baseWord(before index: Int, _ context: MessageContext) -> String? {
    guard let base = context.base, let found = base.argument(like: arguments[index], at: index)
    else { return nil }
    let words = UnitNeighbours(base)
    return words.isTelephone(found) ? "phone" : words.word(before: found)
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

  /// The argument that is the number of a plural form; nil if the form does not have it.
  func countedArgument(_ context: MessageContext) -> Int? {
    let counts = countedPositions(in: context)
    let forms = context.otherForms + (context.base.map { [$0] } ?? [])
    return arguments.indices.first { index in
      let argument = arguments[index]
      if let name = argument.name, !argument.isUnnamed {
        return argument.type == .number || isCounted(name, in: forms)
          || isOnly(name, in: [self] + forms)
      }
      return (counts.isEmpty ? [1] : counts).contains(argument.position ?? index + 1)
    }
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

  /// Whether all forms of a plural have one argument with a name, and no other.
  private func isOnly(_ name: String, in forms: [Message]) -> Bool {
    forms.allSatisfy { $0.arguments.map(\.name) == [name] }
  }

  /// Whether the base text has the symbol of a unit after an argument: `%@ dB`, `%s kB/s`.
  private func isBeforeUnitSymbol(_ index: Int, _ context: MessageContext) -> Bool {
    guard let base = context.base,
      let found = base.argument(like: arguments[index], at: index),
      let word = UnitNeighbours(base).word(after: found)
    else { return false }
    // "DB" is a database.
    return word == "dB"
      || word.utf8.count > 1 && word.lowercased() != "db"
        && UnitWords.symbols.contains(word.lowercased())
  }

  /// Texts of every language have units in Latin letters.
  func isUnit(_ word: Substring, in language: String) -> Bool {
    UnitWords.isEnglishUnit(word)
      || language != "en" && UnitWords.contains(word.utf8, language: language)
  }

  /// The argument of this text that is the same as an argument of a translation.
  func argument(like other: Argument, at place: Int) -> Int? {
    if let name = other.name { return arguments.firstIndex { $0.name == name } }
    let position = other.position ?? place + 1
    return arguments.indices.first { (arguments[$0].position ?? $0 + 1) == position }
  }
}

extension Message.Argument {
  /// Whether the argument has only a position and no name: `%@`, `{0}`.
  fileprivate var isUnnamed: Bool {
    name.map { !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } } ?? true
  }

  /// Whether it is a field of `strftime` with the name of a day, a month or a part of the day: `%B`.
  fileprivate var isNameInDate: Bool {
    type == .date && text.utf8.first == .percentSign && text.utf8.count < 4
      && text.utf8.last.map { "aAbBhpP".utf8.contains($0) } == true
  }

  /// Whether it is a date with hyphens in every language: `%1$tF` of Java.
  fileprivate var isISODate: Bool { conversion == .date && text.utf8.last == .latinCapitalLetterF }
}

extension Message.Argument.ArgumentType {
  /// The classes that a specifier of the type allows.
  func classes(in locale: MessageLocale) -> ArgumentClasses {
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
