/// A step of one rule on one character, with the result.
///
/// ```swift
/// let trace = try RuleTrace("a.\u{05D0}", baseDirection: .explicit(.leftToRight))
/// trace.characters[1].steps.map(\.rule)  // [.w6, .n2]
/// trace.characters[1].steps.last?.cause  // .between(.character(0), .character(2))
/// ```
public struct RuleStep: Sendable, Hashable {
  /// The rule.
  public let rule: BidiRule

  /// The reason why the rule acted.
  public let cause: RuleCause

  /// The type of the character after the rule: its Bidi_Class, until a rule changes it.
  public let type: BidiClass

  /// The level after the rule; nil if the character is one that rule X9 removes.
  public let level: EmbeddingLevel?
}

/// The reason why a rule acted.
///
/// Characters are given by their offsets in the paragraph, in Unicode scalars.
public enum RuleCause: Sendable, Hashable {
  /// X2–X5c: what follows has this level.
  ///
  /// For X5c `firstStrong` is the character that decided, nil if the isolate has none.
  case begins(level: EmbeddingLevel, firstStrong: Int?)

  /// X2–X7: the control would begin a level above 125, or stands in what would, or ends such a one.
  case tooDeep

  /// X5a–X6a: the character stands in what the control at `initiator` began.
  case inside(initiator: Int)

  /// X6a, X7: the control ends what the one at `initiator` began.
  case ends(initiator: Int)

  /// X6a, X7: the control has nothing to end.
  case endsNothing

  /// W3, W6, X8, X9, I1, I2, and L1 for separators: what the character is suffices.
  case itself

  /// W1, W2, W7: what stands before.
  case after(RuleNeighbor)

  /// W5: the number beside the terminators.
  case beside(Int)

  /// W4, N1, N2: what stands on both sides.
  case between(RuleNeighbor, RuleNeighbor)

  /// N0: the partner, the clause, and the characters that it looked at.
  ///
  /// `inside` is the first character between the brackets that has the direction in question, nil in
  /// clause d. `before` is the strong character before the pair, in clauses c1 and c2 alone.
  case pair(partner: Int, BracketClause, inside: Int?, before: RuleNeighbor?)

  /// N0: a nonspacing mark goes with the bracket that it stands on.
  case onBracket(Int)

  /// L1: white space or an isolate formatting character, before the separator at the offset, or nil
  /// for the end of the line.
  case trailing(separator: Int?)

  /// L4: the mirror.
  case mirrored(Unicode.Scalar)
}

/// The neighbor of a character in an isolating run sequence that a rule finds.
public enum RuleNeighbor: Sendable, Hashable {
  /// The character at an offset.
  case character(Int)

  /// The start of the sequence: sos of X10.
  case start

  /// The end of the sequence: eos of X10.
  case end
}

/// The clauses of rule N0.
public enum BracketClause: String, Sendable, Hashable, CaseIterable {
  /// The pair holds something of the embedding direction, and takes it.
  case b
  /// The pair holds the other direction alone, and after that direction: it takes that one.
  case c1
  /// The pair holds the other direction alone, and not after it: it takes the embedding direction.
  case c2
  /// The pair holds nothing strong, and is left to N1 and N2.
  case d
}
