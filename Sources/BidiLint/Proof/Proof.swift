public import BidiText

/// Two visual orders that differ: what readers see, and what they should see.
public struct Proof: Sendable, Hashable {
  /// One paragraph that is shown in the wrong order.
  public struct ParagraphProof: Sendable, Hashable {
    /// The number of the paragraph in the value, counted from 1.
    public let number: Int

    /// The paragraph as stored, with the arguments filled in.
    public let text: String

    /// Which arguments were filled in, by specifier; empty where there are none.
    public let arguments: [Argument]

    /// The direction that the container gives the paragraph.
    public let directionNow: WritingDirection

    /// What is seen now, written from left to right.
    public let now: String

    /// What should be seen, written from left to right.
    public let wanted: String
  }

  /// A sample argument.
  public struct Argument: Sendable, Hashable {
    /// The specifier, such as `%1$@`.
    public let specifier: String
    /// What was put in its place.
    public let text: String
  }

  /// The container in which the orders differ.
  public let container: Container

  /// The direction that the value is written in: its locale's.
  public let direction: WritingDirection

  /// The paragraphs that are shown wrong.
  ///
  /// At least one.
  public let paragraphs: [ParagraphProof]
}
