import MessageSyntax

extension MessageJudge {
  /// What is known of the arguments of a message whose lines are judged next.
  mutating func prepare(_ message: Message, _ context: MessageContext) -> [ArgumentKnowledge] {
    optionNames = context.options
    return knowledge(of: message, context)
  }

  /// What is known of the arguments of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - context: What is known from outside of it.
  ///   - wanted: The numbers of the arguments of which somebody asks; nil for all.
  /// - Returns: One for each argument of the message. It does not depend on containers.
  func knowledge(
    of message: Message, _ context: MessageContext, of wanted: Set<Int>? = nil
  ) -> [ArgumentKnowledge] {
    guard !message.arguments.isEmpty else { return [] }
    return message.knowledge(locale, context.with(options), of: wanted)
  }
}
