import MessageSyntax

extension MessageJudge {
  /// What is known of the arguments of a message whose lines are judged next.
  mutating func prepare(_ message: Message, _ context: MessageContext) -> [ArgumentKnowledge] {
    optionNames = context.options
    return knowledge(of: message, context)
  }

  /// What is known of the arguments of a message.
  func knowledge(of message: Message, _ context: MessageContext) -> [ArgumentKnowledge] {
    guard !message.arguments.isEmpty else { return [] }
    return message.knowledge(locale, context.with(options))
  }
}
