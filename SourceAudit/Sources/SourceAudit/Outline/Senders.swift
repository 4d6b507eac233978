internal import BidiSource

/// Insets of messages, which stand at the side of who wrote them in every interface.
extension Outline {
  private static let sent: Set<String> = [
    "outgoing", "sent", "out", "sender", "own", "mine", "me", "right",
  ]
  private static let received: Set<String> = [
    "incoming", "received", "in", "receiver", "other", "others", "left",
  ]

  /// Whether insets are those of one of two sides of a conversation: the same type gives the other side the same two numbers the
  /// other way round, by a name such as `incoming` and `outgoing`, or in a type of bubbles.
  ///
  /// Who wrote a message chooses between the two, and the direction of the interface does not.
  func isOfSender(_ insets: EdgeInsets) -> Bool {
    if insets.isOfSender { return true }
    let type = typeName(of: insets.place.scope)
    let own = NameWords.split(insets.use)
    let isOfBubble = NameWords.split(type).contains("bubble")
    let isNamed = own.contains { Self.sent.contains($0) || Self.received.contains($0) }
    guard isOfBubble || isNamed else { return false }
    func stem(_ words: [String]) -> [String] {
      words.filter { !Self.sent.contains($0) && !Self.received.contains($0) }
    }
    return self.insets.contains { other in
      other.left == insets.right && other.right == insets.left && other.receiver == insets.receiver
        && typeName(of: other.place.scope) == type
        && stem(NameWords.split(other.use)) == stem(own)
        && (isOfBubble || other.use != insets.use)
    }
  }
}

extension String {
  /// Whether a name tells that something is that of messages by who wrote them: `setOutgoingLabelInsets`.
  var namesSender: Bool {
    let words = NameWords.split(self)
    return words.contains("incoming") || words.contains("outgoing")
  }
}
