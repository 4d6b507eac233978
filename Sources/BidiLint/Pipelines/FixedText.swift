public import BidiText

/// A text before and after its repair, with the proofs.
public struct FixedText: Sendable {
  /// The text before and after, and where each place went.
  public let edited: EditedText

  /// The findings whose fixes were made, with their proofs.
  ///
  /// A fix can bring out another finding, so the places of later ones are those of the text with the
  /// earlier fixes made.
  public let fixed: [Finding]

  /// The findings that are left.
  public let remaining: [Finding]

  /// Why the text could not be judged; nil where it could.
  ///
  /// The text is then as it was.
  public let failure: Fixer.Failure?

  /// The text after.
  public var text: String { edited.text }

  /// Whether anything was changed.
  public var isChanged: Bool { edited.isChanged }

  init(edited: EditedText, fixed: [Finding], remaining: [Finding]) {
    self.edited = edited
    self.fixed = fixed
    self.remaining = remaining
    failure = nil
  }

  init(unchanged text: String, remaining: [Finding] = [], failure: Fixer.Failure? = nil) {
    edited = EditedText(text)
    fixed = []
    self.remaining = remaining
    self.failure = failure
  }
}
