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
    var used = Set<Int>()
    for piece in line.pieces {
      if case .argument(let number) = piece.kind { used.insert(number) }
    }
    let numbers = used.sorted()
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
  /// - Returns: Each form with each combination of the usual samples, without markup, and each text once. The lines of a form
  ///   have line feeds between them.
  package mutating func shownTexts(
    of message: Message, context: MessageContext = MessageContext()
  ) -> [String] {
    let choices = choices(knowledge(of: message, context), rare: false, forRepair: false)
    let combinations = combinations(choices)
    var samples: [Sample] = []
    var seen: Set<String> = []
    var texts: [String] = []
    for branch in message.branches {
      for number in 0..<combinations.count {
        combinations.fill(&samples, number, choices)
        let arguments = samples.map(\.text)
        let lines = branch.lines.map { message.filled($0, arguments) }
        let text = lines.joined(separator: "\n")
        if seen.insert(text).inserted { texts.append(text) }
      }
    }
    return texts
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
