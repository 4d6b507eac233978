extension Fault {
  /// An order that readers accept, though it is not the order of the language.
  ///
  /// A judge reports it only if ``JudgeOptions/reportedTolerances`` has it.
  ///
  /// Source: the project's law of accepted orders, point 2 and "titles".
  public enum Tolerance: String, Sendable, Hashable, Codable, CaseIterable {
    /// A title or a gloss is read from the other side: its parts are wholly foreign or wholly of the language.
    case title
    /// The parts of a foreign phrase are read together in the other direction, as in `LZMA: %s`, and not one by one in the
    /// direction of the line.
    case phrase
  }
}
