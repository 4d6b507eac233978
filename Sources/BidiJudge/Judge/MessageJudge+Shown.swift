import BidiText
package import MessageSyntax

extension MessageJudge {
  /// The direction in which a line is read: that of its language, or of its letters if all are foreign.
  ///
  /// Nil for a line of signs and arguments only. Such a line is right in both directions.
  func readingDirection(of shape: LineShape) -> WritingDirection? {
    if shape.hasOwn { return locale.direction }
    if shape.hasForeign { return locale.direction.opposite }
    return shape.hasOnlyNumbers ? locale.direction : nil
  }

  /// Judges some lines of a message, and no others.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - message: Their message.
  ///   - context: What is known of its arguments.
  /// - Returns: The verdict: of these lines, and with all arguments of the message.
  package mutating func verdict(
    of lines: [Message.Line], of message: Message, context: MessageContext
  ) -> Verdict {
    verdict(of: lines, of: message, prepare(message, context), context)
  }

  /// What is known of the arguments of some lines of a message.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - message: Their message.
  ///   - context: What is known from outside of it.
  /// - Returns: One for each argument of the message; those that are not in the lines are not looked at.
  package func knowledge(
    of lines: [Message.Line], of message: Message, context: MessageContext
  ) -> [ArgumentKnowledge] {
    knowledge(of: message, context, of: lines.reduce(into: []) { $0.formUnion($1.arguments) })
  }

  /// Judges some lines of a message with what is known of their arguments already.
  package mutating func verdict(
    of lines: [Message.Line], of message: Message, _ knowledge: [ArgumentKnowledge],
    _ context: MessageContext
  ) -> Verdict {
    optionNames = context.options
    return Verdict(
      lines: lines.map { verdict(of: judge($0, of: message, knowledge), message) },
      arguments: knowledge)
  }

  /// A line with sample texts in the place of its arguments, as a report displays it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - message: The message of the line.
  ///   - knowledge: What is known of the message's arguments: ``Verdict/arguments``.
  ///   - examples: The texts to use, if they belong to this line's arguments. Otherwise the first usual samples are used.
  /// - Returns: The line with those texts, as stored, and its arguments in the order of the message.
  package func shown(
    _ line: Message.Line, of message: Message, _ knowledge: [ArgumentKnowledge],
    with examples: [Fault.Example] = []
  ) -> (text: String, arguments: [Fault.Example]) {
    let numbers = line.arguments.sorted()
    let samples = choices(numbers.map { knowledge[$0] }, rare: false, forRepair: false)
      .map { $0.first ?? Sample(.empty, "", nil) }
    var arguments = zip(numbers, samples).map { number, sample in
      Fault.Example(
        specifier: message.arguments[number].text, text: sample.text, argumentClass: sample.kind)
    }
    if examples.map(\.specifier) == arguments.map(\.specifier) { arguments = examples }
    let texts = Dictionary(zip(numbers, arguments.map(\.text)), uniquingKeysWith: { $1 })
    return (message.filled(line) { texts[$0] ?? "" }, arguments)
  }

  /// The texts that a program may show for a message.
  ///
  /// - Parameters:
  ///   - message: A message.
  ///   - context: What its surroundings say of its arguments.
  /// - Returns: Each form with each combination of the usual samples, without markup, and each text once. The number that
  ///   chooses a plural form is one that chooses it. The lines of a form have line feeds between them.
  package mutating func shownTexts(
    of message: Message, context: MessageContext = MessageContext()
  ) -> [String] {
    let knowledge = prepare(message, context)
    let choices = choices(knowledge, rare: false, forRepair: false)
    let combinations = combinations(choices)
    var samples: [Sample] = []
    var seen: Set<String> = []
    var texts: [String] = []
    for branch in message.branches {
      for number in 0..<combinations.count {
        combinations.fill(&samples, number, choices)
        var arguments = samples.map(\.text)
        for (index, number) in counts(of: branch, message, knowledge, context) {
          arguments[index] = number
        }
        let lines = branch.lines.map { message.filled($0, arguments) }
        let text = lines.joined(separator: "\n")
        if seen.insert(text).inserted { texts.append(text) }
      }
    }
    return texts
  }

  /// The numbers that choose a form, by the arguments that are these numbers.
  private func counts(
    of branch: Message.Branch, _ message: Message, _ knowledge: [ArgumentKnowledge],
    _ context: MessageContext
  ) -> [(index: Int, number: String)] {
    var counts: [(index: Int, number: String)] = []
    func add(_ number: String?, _ index: Int?) {
      guard let number, let index, knowledge[index].given == nil,
        knowledge[index].classes == .number
      else { return }
      counts.append((index, number))
    }
    func sample(_ category: PluralCategory) -> String? {
      PluralRules(locale: locale.identifier)?.sampleNumber(of: category)
    }
    if let category = context.pluralCategory {
      add(sample(category), message.countedArgument(context))
    }
    // `count=few` and `count==1`, with commas between the selectors of one choice.
    let selectors = branch.selectors.flatMap { $0.split(separator: ",") }
    for selector in selectors {
      let parts = selector.split(separator: "=").map { $0.filter { $0 != " " } }
      guard parts.count == 2 else { continue }
      let number =
        PluralCategory(rawValue: parts[1]).flatMap(sample)
        ?? (parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) } ? parts[1] : nil)
      for index in message.arguments.indices {
        let argument = message.arguments[index]
        // Which of several choices a # counts for is not known here.
        if argument.name == parts[0] || argument.text == "#" && selectors.count == 1 {
          add(number, index)
        }
      }
    }
    return counts
  }

  /// Sets of samples that together try every class of every argument, as a user would give them.
  ///
  /// - Parameters:
  ///   - message: A message.
  ///   - context: What its surroundings say of its arguments.
  /// - Returns: Sets in which all arguments that may be of a class get the same text. One empty set if there are no
  ///   arguments.
  package func sampleSets(
    of message: Message, context: MessageContext = MessageContext()
  ) -> [[SampleArgument]] {
    guard !message.arguments.isEmpty else { return [[]] }
    var seen: Set<[SampleArgument]> = []
    let knowledge = knowledge(of: message, context)
    let first = choices(knowledge, rare: false, forRepair: false).map { $0.first?.text ?? "" }
    return samples.samples(of: .all, all: true).compactMap { sample in
      let set = message.arguments.indices.map { number in
        SampleArgument(
          specifier: message.arguments[number].text,
          text: knowledge[number].classes.contains(sample.kind) ? sample.text : first[number])
      }
      return seen.insert(set).inserted ? set : nil
    }
  }
}

extension Message.Line {
  /// The numbers of the arguments in the line.
  fileprivate var arguments: Set<Int> {
    var numbers: Set<Int> = []
    for piece in pieces {
      if case .argument(let number) = piece.kind { numbers.insert(number) }
    }
    return numbers
  }
}
