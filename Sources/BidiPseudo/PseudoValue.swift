public import BidiJudge

/// A value in another form, and the changes that make it.
public struct PseudoValue: Sendable, Hashable {
  /// The value after.
  public let text: String

  /// The changes, in the order of the value before; offsets are UTF-8 bytes of it.
  ///
  /// Arguments, markup, escapes and the syntax of forms are in none of them.
  public let edits: [MessageEdit]
}

/// What became of a value that was to get a pseudolocale's form.
public enum PseudoOutcome: Sendable, Hashable {
  /// It has the form now.
  case changed(PseudoValue)
  /// It has the form already, or cannot be told from a value that has: it stays.
  case isPseudo
  /// It stays.
  case unchanged(PseudoReason)
}

/// Why a value stays as it is.
public enum PseudoReason: Sendable, Hashable {
  /// There is nothing in it that the form changes.
  case nothingToChange
  /// A program reads the value: an address, a path, a pattern.
  case data
  /// With the form, an argument or a tag would be read in another way, or there would be no way back.
  case structure
}
