import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// What the sources of the program say about an entry: what its arguments are, and what is done with its text.
struct EntryUsage {
  /// The places where the program looks up the text.
  let uses: [TextUse]

  /// The arguments of the text.
  private let arguments: [Message.Argument]

  /// Why the text may be used in another way too, as a clause: a place names it and is no use that is understood.
  let unreadUse: String?

  /// Whether only forms of other classes have the text.
  let isOfOtherForms: Bool

  /// What each argument is given, by its number; nil for one that is not understood in every use.
  private let facts: [Int: [ArgumentFact]]

  private let texts: LinkedTexts?

  /// The dialects of the entry, in which other texts of the app have their arguments too.
  private let dialects: MessageDialects

  /// The texts of other files beside the file of the entry.
  private let textsBeside: (@Sendable () -> [LinkedTexts])?

  let program: ProgramUsage

  /// Whether keys of the file are, or may be, texts of the base language.
  private let hasTextsAsKeys: Bool

  let key: String

  /// The direction of the language of the entry; nil if it is not known.
  let direction: WritingDirection?

  /// The containers in which the project, or the user, has its texts.
  let containersOfProject: [DisplayContainer]

  /// Whether the sources tell the containers, and no person.
  let areContainersBySources: Bool

  /// Whether nothing turns the layouts of the project.
  let areLayoutsLeftToRight: Bool

  /// The language of the entry; empty if it is not known.
  private let language: String

  /// Asks the sources.
  ///
  /// - Parameters:
  ///   - checked: The entry.
  ///   - index: The uses of texts in the program.
  init(of checked: CheckedEntry, in index: ProgramUsage) {
    let context = checked.context
    let asked = AskedText(checked)
    let named = index.uses(of: Self.keys(of: checked.entry, in: context.file))
    let all = named.filter {
      asked.isAsked(by: $0) && Self.mayMake(checked.entry.askedKey, $0, in: index)
    }
    isOfOtherForms =
      all.isEmpty && !named.isEmpty && named.allSatisfy(\.isInForm)
      && index.unreadMention(of: Array(Set(named.map(\.key)))) == nil
    let shown = all.filter { !$0.isOfGenerator }
    let uses = shown.isEmpty ? all : shown
    let mention = uses.isEmpty ? nil : index.unreadMention(of: Array(Set(uses.map(\.key))))
    let isLinked =
      !uses.isEmpty
      && context.parsed.links(in: context.file, named: checked.entry.locale).areLinked(
        checked.entry.key.string)
    unreadUse =
      mention.map { "\($0.path):\($0.line) names the text in a way that is not understood" }
      ?? (isLinked ? "another text of the file links to the text" : nil)
    let arguments = checked.message.arguments
    var facts: [Int: [ArgumentFact]] = [:]
    var unread = 0
    // A layout shows a pattern to the people who design it. The program shows the text with its arguments.
    let calls = uses.filter { !$0.isInLayout }
    if !arguments.isEmpty, !calls.isEmpty {
      let notes = context.argumentNotes(of: checked.entry).map(\.text)
      let places = arguments.indices.map { Self.place(of: arguments[$0], at: $0, notes) }
      let count = 1 + (places.compactMap(\.self).max() ?? -1)
      let given = calls.map { index.arguments(of: $0, count: count) }
      unread = given.count { given in
        guard let given else { return true }
        // `t('size', options)` may give `{{size}}`.
        return given.contains { $0.name == nil }
          && arguments.indices.contains { Self.find(arguments[$0], places[$0], in: given) == nil }
      }
      for (number, place) in places.enumerated() {
        let found = given.map { Self.find(arguments[number], place, in: $0) }
        if found.allSatisfy({ $0 != nil }), unreadUse == nil {
          facts[number] = found.flatMap { $0 ?? [] }
        }
      }
    }
    (self.uses, self.arguments, self.facts, program) = (uses, arguments, facts, index)
    key = checked.entry.key.string
    self.unread = unread
    direction = context.locale?.direction
    containersOfProject = direction.map { context.options.judge.containers(for: $0) } ?? []
    areContainersBySources = context.options.areContainersBySources
    areLayoutsLeftToRight = context.options.areLayoutsLeftToRight
    language = context.locale?.language ?? ""
    textsBeside = context.textsBeside
    dialects = checked.entry.dialects
    hasTextsAsKeys =
      context.file.format.hasCollectedTexts
      || context.file.format.toolkits(ofPath: context.file.source.path).main == [Toolkit.uiKit]
    texts =
      facts.values.contains { $0.contains(where: \.isOwnText) }
      ? context.parsed.links(in: context.file, named: checked.entry.locale) : nil
  }

  /// Whether only layouts of Android show the text, as it is written: nothing is put into its arguments.
  ///
  /// A preference puts its own value into its summary: developer.android.com, ListPreference.getSummary.
  var isShownAsWritten: Bool {
    unreadUse == nil && !uses.isEmpty
      && uses.allSatisfy {
        $0.isInLayout && $0.place.path.hasSuffix(".xml") && $0.place.path.contains("/layout")
      }
  }

  /// The keys by which programs look up an entry.
  static func keys(of entry: LocalizationEntry, in file: LocalizationFile) -> [UseKey] {
    // Android has plurals of its own: `consume_one` is no form of `consume`.
    let isOwn = file.format.toolkits.main == [.android] && entry.pluralCategory == nil
    let key = isOwn ? entry.key.string : entry.askedKey
    var keys = keys(named: key)
    // `remove_one` may be a key of its own, and a form of `remove`.
    if key != entry.key.string, entry.baseText == nil { keys += Self.keys(named: entry.key.string) }
    if let text = entry.baseText, text != key { keys.append(.literal(text)) }
    return keys
  }

  /// The keys by which programs look up a text with a name.
  static func keys(named key: String) -> [UseKey] {
    [.literal(key), UseKey(identifier: key), UseKey(catalogKey: key)].compactMap(\.self)
  }

  /// Whether a text with values in it may be the key of an entry: `Text("\(count) files")` is `%lld files` where the value is a number, and
  /// `%@ files` where it is a text.
  ///
  /// Source: developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation.
  private static func mayMake(_ key: String, _ use: TextUse, in index: ProgramUsage) -> Bool {
    guard case .pattern = use.key else { return true }
    let conversions = UseKey.conversions(inCatalogKey: key)
    guard let given = index.arguments(of: use, count: conversions.count),
      given.count == conversions.count
    else { return true }
    return zip(conversions, given).allSatisfy { conversion, argument in
      !argument.facts.isEmpty
        && argument.facts.contains { fact in
          switch fact.kind {
          // What a function writes may be a text of digits.
          case .number: conversion != "@" || fact.expression.contains("(")
          case .amount, .date, .literal, .made, .ownText, .percent, .price: conversion == "@"
          case .named, .result, .unknown: true
          }
        }
    }
  }

  /// The place of an argument among those that a call gives without names; nil for one that only a name tells.
  static func place(
    of argument: Message.Argument, at index: Int, _ notes: [String]
  ) -> Int? {
    if let name = argument.name {
      if let number = Int(name) { return number }
      // A generated function takes the arguments in the order in which the file declares them.
      return notes.firstIndex(of: argument.text)
    }
    return argument.position.map { $0 - 1 } ?? index
  }

  private static func find(
    _ argument: Message.Argument, _ place: Int?, in given: [TextUse.Argument]?
  ) -> [ArgumentFact]? {
    guard let given else { return nil }
    if let name = argument.name, let named = given.first(where: { $0.name == name }) {
      return named.facts
    }
    guard let place else { return nil }
    return given.first { $0.name == nil && $0.position == place }?.facts
  }

  // MARK: Answers

  /// Whether every use puts a value in the place of `@name`, as GetX does.
  ///
  /// Source: pub.dev/packages/get, trParams.
  func puts(inPlaceOfMember name: some StringProtocol) -> Bool {
    !uses.isEmpty && unreadUse == nil
      && uses.allSatisfy { use in
        use.callee == "trParams"
          && program.arguments(of: use, count: 1)?.contains { $0.name.map { $0 == name } ?? false }
            ?? false
      }
  }

  /// The number of calls whose arguments are not understood, though the text takes some.
  private let unread: Int

  /// The uses, as `path:line: expression`; first, how many of them are not understood.
  var descriptions: [String] {
    let isOne = unread == 1
    return
      (unread == 0
      ? []
      : [
        "\(unread) of \(uses.count) calls give\(isOne ? "s" : "") arguments that are not understood"
      ])
      + [unreadUse].compactMap(\.self).map { "nothing is assumed: \($0)" }
      + [containerWords].compactMap(\.self)
      + uses.map { use in
        let outer = use.outer.map { ", in or behind the text of \($0.place.name)" } ?? ""
        return "\(use.place.path):\(use.place.line): \(use.expression)\(use.purpose.words)\(outer)"
      }
  }

  /// What the sources tell of the arguments, where that makes the set of their classes smaller.
  var declared: [DeclaredArgument] {
    facts.keys.sorted().compactMap { number in
      guard let given = facts[number], let first = given.first else { return nil }
      var classes: ArgumentClasses = []
      for fact in given {
        guard let own = self.classes(of: fact) else { return nil }
        classes.formUnion(own)
      }
      return DeclaredArgument(
        arguments[number], number: number, classes: classes, source: reason(first),
        texts: samples(given))
    }
  }

  /// The arguments for which a call gives a text of which nothing is known, so that their places in the text tell nothing.
  var open: [DeclaredArgument] {
    facts.keys.sorted().filter { number in
      facts[number]?.contains { classes(of: $0) == nil } ?? false
    }.map { number in
      DeclaredArgument(
        open: arguments[number], number: number,
        hasLetters: facts[number]?.allSatisfy { $0.kind == .made } ?? false)
    }
  }

  /// Whether the variables that the program gives for an argument are called as names are; nil if their names do not tell.
  func isName(_ number: Int) -> Bool? {
    guard let given = facts[number], !given.isEmpty else { return nil }
    let answers = given.map { fact -> Bool? in
      guard case .named(let name) = fact.kind else { return nil }
      let answer = ArgumentNames.isName(name)
      return answer == false && fact.mayBeginWithLetter ? nil : answer
    }
    if answers.contains(true) { return true }
    return answers.allSatisfy { $0 == false } ? false : nil
  }

  /// The translations that take the place of an argument; empty if one of the facts is of another text.
  private func samples(_ given: [ArgumentFact]) -> [String] {
    let texts = given.map { fact -> [String] in
      switch fact.kind {
      case .ownText(let key?): samples(of: key)
      // The one text that stands in the source: `% "20kb"`.
      case .literal(let text) where !text.isEmpty && text.utf8.count <= Self.longestSample: [text]
      // The variable's name tells which address: a telephone number is no link.
      case .named(let name) where ArgumentNames.classes(of: name) == .address:
        ArgumentNames.addresses(for: name).prefix(1).map(\.self)
      default: []
      }
    }
    if texts.contains(where: \.isEmpty) { return [] }
    var known: Set<String> = []
    return texts.joined().filter { known.insert($0).inserted }.prefix(Self.mostSamples)
      .map(\.self)
  }

  /// The most texts of the app that are tried in the place of an argument.
  private static let mostSamples = 4

  /// The longest text of the app that is tried in the place of an argument.
  private static let longestSample = 60

  /// The texts that the program gets by a key: those of the file, or else of a file beside it, as `plurals.xml` is beside `strings.xml`.
  private func ownTexts(of key: UseKey) -> [String] {
    guard let texts else { return [] }
    let found = texts.texts(of: key)
    if !found.isEmpty { return found }
    return (textsBeside?() ?? []).lazy.map { $0.texts(of: key) }.first { !$0.isEmpty } ?? []
  }

  /// Another text of the app as readers see it, with numbers in the places of its own arguments; none for one with others.
  ///
  /// Those of a list are all its items.
  private func samples(of key: UseKey) -> [String] {
    ownTexts(of: key).compactMap { text in
      let text = text.strippingControls()
      guard !text.isEmpty, text.utf8.count <= Self.longestSample else { return nil }
      let inner = Message(text, dialects: dialects).arguments
      guard inner.allSatisfy({ $0.type == .number }) else { return nil }
      return inner.reduce(text) { $0.replacing($1.text, with: "5") }
    }
  }

  /// The classes of a fact; nil if it may be any text.
  ///
  /// - Parameters:
  ///   - fact: The fact.
  ///   - depth: How many texts of the app stand around it.
  /// - Returns: The classes.
  private func classes(of fact: ArgumentFact, depth: Int = 0) -> ArgumentClasses? {
    switch fact.kind {
    case .number: .number
    case .amount, .date, .percent, .price:
      FormattedClasses.classes(of: fact.kind, fact.expression, in: language)
    case .ownText(let key?): classes(ofOwnText: key, depth)
    case .ownText(nil): classes(ofUnwrittenKey: fact.expression)
    case .literal(let text):
      text.isEmpty ? .empty : direction.map { ArgumentClasses(of: text, in: $0) }
    case .named(let name):
      // `n` is a number to count with, and a name among names.
      (fact.mayBeginWithLetter || name.count(where: \.isLetter) == 1)
        && ArgumentNames.classes(of: name) == .number ? nil : ArgumentNames.classes(of: name)
    case .made, .result, .unknown: nil
    }
  }

  /// The classes of another text of the app, by the letters of its translation.
  ///
  /// A key that the file does not have may be of a text that nobody translates, such as the name of the app.
  private func classes(ofOwnText key: UseKey, _ depth: Int) -> ArgumentClasses? {
    let found = ownTexts(of: key)
    if found.isEmpty { return nil }
    return found.allSatisfy { beginsInLanguage($0) && !mayBeginAnyhow($0, of: key, depth) }
      ? [.number, .ownWord] : nil
  }

  /// The classes of a text of the app whose key code makes, `t(item.label)`: one of those whose keys begin as the code writes it, or of all.
  ///
  /// A name of a language or a country comes from the system. Where keys are texts themselves, the key may come back.
  private func classes(ofUnwrittenKey expression: String) -> ArgumentClasses? {
    if expression.contains("getDisplay") { return [.number, .ownWord] }
    guard let texts, !hasTextsAsKeys else { return nil }
    let found = texts.texts(below: Self.writtenPrefix(of: expression))
    return !found.isEmpty
      && found.allSatisfy {
        beginsInLanguage($0) && Message($0, dialects: dialects).arguments.isEmpty
      }
      ? [.number, .ownWord] : nil
  }

  /// What code writes of a key before a value: `brands.` of `t('brands.' + name)` and of a template; empty for nothing.
  private static func writtenPrefix(of expression: String) -> String {
    let parts = expression.split(separator: "(", maxSplits: 1)
    // A text that stands later is one of several: `t(isNew ? 'new' : name)`.
    guard parts.count == 2, let sign = parts[1].first, "'\"`".contains(sign) else { return "" }
    return String(
      parts[1].dropFirst().prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0))
      })
  }

  private func beginsInLanguage(_ text: String) -> Bool {
    let first = DirectionStrategy.firstStrongOutsideCode.direction(of: text)
    return first == nil || first == direction
  }

  /// How deep texts of the app are followed that stand in one another.
  private static let deepest = 3

  /// Whether another text of the app begins with an argument that may be any text: `%s sent it`.
  private func mayBeginAnyhow(_ text: String, of key: UseKey, _ depth: Int) -> Bool {
    // Names in braces are filled by `.format`, whatever the dialect of the entry is.
    let inner = Message(text, dialects: dialects.union(.names)).arguments
    guard
      let number = inner.indices.first(where: { number in
        guard let place = text.firstRange(of: inner[number].text) else { return false }
        let before = String(text[..<place.lowerBound])
        return DirectionStrategy.firstStrongOutsideCode.direction(of: before) == nil
          && inner[number].type != .number
      })
    else { return false }
    let argument = inner[number]
    if argument.type == .date || argument.type == .variable
      || argument.name.flatMap({ ArgumentNames.classes(of: $0) }) == .number
    {
      return false
    }
    guard depth < Self.deepest else { return true }
    let uses = program.uses(of: [key]).filter { !$0.isInLayout }
    let place = Self.place(of: argument, at: number, [])
    let facts = uses.map { use in
      Self.find(argument, place, in: program.arguments(of: use, count: 1 + (place ?? -1)))
    }
    return facts.isEmpty
      || !facts.allSatisfy { facts in
        facts?.allSatisfy {
          classes(of: $0, depth: depth + 1)?.isSubset(of: [.number, .ownWord, .empty]) ?? false
        } ?? false
      }
  }

  /// What is known of arguments that are texts of the app of which one may begin with a foreign letter, by specifier: such as
  /// `a text of the app, "PDF" for example (Note.kt:3)`.
  var ownTexts: [String: String] {
    var result: [String: String] = [:]
    for (number, given) in facts {
      guard !given.isEmpty, given.allSatisfy(\.isOwnText),
        let fact = given.first(where: { classes(of: $0) == nil }),
        case .ownText(let key?) = fact.kind, let text = samples(of: key).first
      else { continue }
      let own = given.count == 1 ? "a text of the app" : "one of several texts of the app"
      result[arguments[number].text] = "\(own), for example \"\(text)\" (\(fact.place.name))"
    }
    return result
  }

  /// The place and the expression, as the end of a sentence about an argument.
  private func reason(_ fact: ArgumentFact) -> String {
    var words =
      "\(fact.isKnownByName ? "by the name that" : "as") \(fact.place.name) gives it: \(fact.expression)"
    if case .ownText(let key?) = fact.kind, let text = samples(of: key).first {
      words += ", for example \"\(text)\""
    }
    return words
  }

  /// What is given for an argument that may be any text, such as `%s is task.title (Note.kt:108)`; nil where nothing is known.
  func words(for number: Int) -> String? {
    // Of several values, one that may be any text is the reason.
    guard let given = facts[number],
      let fact = given.first(where: { classes(of: $0) == nil }) ?? given.first
    else { return nil }
    return "\(arguments[number].text) is \(fact.expression) (\(fact.place.name))"
  }
}
