public import BidiMessages
public import BidiText

/// What is on the screen, and what a repair puts there.
public struct Proof: Sendable, Hashable, Codable {
  /// A line that is shown in an order that readers do not accept.
  public struct LineProof: Sendable, Hashable, Codable {
    /// The number of the line in the value, counted from 1.
    public let number: Int

    /// The line as stored, with the arguments filled in and without markup.
    public let text: String

    /// The arguments that show the fault; empty where there are none.
    public let arguments: [Fault.Example]

    /// Arguments with which the line is right; empty where there are none.
    public let rightArguments: [Fault.Example]

    /// The point of the law that is broken; nil for faults of controls.
    public let point: LawPoint?

    /// The direction that the container gives the line.
    public let directionNow: WritingDirection

    /// What is seen now, written from left to right.
    public let now: String

    /// What is seen after the repair, written from left to right; nil where there is none.
    public let repaired: String?
  }

  /// Text that an app may join, to show what an open control does to it.
  static let joinedText = " (12 MB)"

  /// The container.
  public let container: DisplayContainer

  /// The direction that the value is written in: its locale's.
  public let direction: WritingDirection

  /// The lines.
  ///
  /// At least one.
  public let lines: [LineProof]

  /// What was known of arguments and from where, such as `{count} is a number, from its name "count"`.
  public let knowledge: [String]
}

extension ArgumentKnowledge {
  /// What is known, in words; nil where nothing is.
  package var words: String? { reason.map { "\(specifier) is \(classes.words), \($0)" } }
}

extension ArgumentClasses {
  /// The classes, in words.
  package var words: String {
    let names: [(ArgumentClasses, String)] = [
      (.number, "a number"), (.ownWord, "a word of the language"),
      (.foreignWord, "a word of another script"), (.edged, "a text with signs at its edges"),
      (.address, "an address"), (.empty, "empty"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
