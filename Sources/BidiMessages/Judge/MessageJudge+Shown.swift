import BidiText

extension MessageJudge {
  /// The arguments of a line, each with the text that is put in its place to show the line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - message: The message that it is of.
  ///   - knowledge: What is known of the message's arguments: ``Verdict/arguments``.
  ///   - examples: Texts to take, where they are of this line's arguments; the first usual ones otherwise.
  /// - Returns: The line with those texts, as stored, and its arguments in the order of the message.
  package func shown(
    _ line: Message.Line, of message: Message, _ knowledge: [ArgumentKnowledge],
    with examples: [Fault.Example] = []
  ) -> (text: String, arguments: [Fault.Example]) {
    let samples = choices(knowledge, rare: false, forRepair: false)
      .map { $0.first ?? Sample(.empty, "", nil) }
    var used = Set<Int>()
    for piece in line.pieces {
      if case .argument(let number) = piece.kind { used.insert(number) }
    }
    let numbers = used.sorted()
    var arguments = numbers.map {
      Fault.Example(
        specifier: message.arguments[$0].text, text: samples[$0].text,
        argumentClass: samples[$0].kind)
    }
    if examples.map(\.specifier) == arguments.map(\.specifier) { arguments = examples }
    var texts = samples.map(\.text)
    for (number, argument) in zip(numbers, arguments) { texts[number] = argument.text }
    return (message.filled(line, texts), arguments)
  }

  /// The samples of every class that each argument may have, one set after another, as a user would give them.
  ///
  /// - Parameters:
  ///   - message: A message.
  ///   - context: What its surroundings say of its arguments.
  /// - Returns: Sets that give the same text to each argument that may be of its class; one empty set where there
  ///   are no arguments.
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
