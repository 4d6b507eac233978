/// A rule of UAX #9 that can act on a character.
///
/// P1–P3 act on paragraphs: see ``RuleTrace/paragraphLevelCause``. X10 groups characters into sequences: see
/// ``RuleTrace/sequences``. X1, L2 and L3 act on no single character.
public enum BidiRule: String, Sendable, Hashable, CaseIterable {
  /// RLE begins an embedding.
  case x2 = "X2"
  /// LRE begins an embedding.
  case x3 = "X3"
  /// RLO begins an override.
  case x4 = "X4"
  /// LRO begins an override.
  case x5 = "X5"
  /// RLI begins an isolate.
  case x5a = "X5a"
  /// LRI begins an isolate.
  case x5b = "X5b"
  /// FSI begins an isolate of the direction of its first strong character.
  case x5c = "X5c"
  /// A character takes the level of the embedding, override or isolate that it stands in.
  case x6 = "X6"
  /// PDI ends an isolate.
  case x6a = "X6a"
  /// PDF ends an embedding or an override.
  case x7 = "X7"
  /// A paragraph separator ends everything.
  case x8 = "X8"
  /// Embeddings, overrides, PDF and BN are removed.
  case x9 = "X9"
  /// A nonspacing mark takes the type of the character before it.
  case w1 = "W1"
  /// EN after AL becomes AN.
  case w2 = "W2"
  /// AL becomes R.
  case w3 = "W3"
  /// A single separator between two numbers of one kind becomes a number.
  case w4 = "W4"
  /// Terminators beside EN become EN.
  case w5 = "W5"
  /// Other separators and terminators become ON.
  case w6 = "W6"
  /// EN after L becomes L.
  case w7 = "W7"
  /// The two brackets of a pair take one direction.
  case n0 = "N0"
  /// Neutrals between two of one direction take it.
  case n1 = "N1"
  /// Other neutrals take the embedding direction.
  case n2 = "N2"
  /// R, AN and EN at an even level go up.
  case i1 = "I1"
  /// L, AN and EN at an odd level go up.
  case i2 = "I2"
  /// Separators and trailing white space take the paragraph level.
  case l1 = "L1"
  /// A character of an odd level is shown as its mirror.
  case l4 = "L4"
}
