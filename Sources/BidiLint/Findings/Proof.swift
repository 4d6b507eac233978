public import BidiJudge
public import BidiText

/// What readers see now, and after a repair.
public struct Proof: Sendable, Hashable, Codable {
  /// A line whose order readers do not accept.
  public struct LineProof: Sendable, Hashable, Codable {
    /// The number of the line in the value, counted from 1.
    public let number: Int

    /// The line as stored, with arguments, without markup.
    public let text: String

    /// The arguments that show the fault; empty if the line has none.
    public let arguments: [Fault.Example]

    /// Arguments with which the line is right; empty if there are none.
    public let rightArguments: [Fault.Example]

    /// The point of the law that is broken; nil for faults of controls.
    public let point: OrderPoint?

    /// The direction that the container gives the line.
    public let directionNow: WritingDirection

    /// The display now, from left to right.
    public let now: String

    /// The display after the repair, from left to right; nil if there is no repair.
    public let repaired: String?
  }

  /// Text that an app may append; it shows the effect of an open control.
  static let joinedText = " (12 MB)"

  /// The container.
  public let container: DisplayContainer

  /// The direction of the locale.
  public let direction: WritingDirection

  /// The lines.
  ///
  /// At least one.
  public let lines: [LineProof]

  /// What is known about arguments, with the source, such as `{count} is a number, from its name "count"`.
  public let knowledge: [String]
}

extension ArgumentKnowledge {
  /// What is known, in words; nil if nothing is known.
  package var words: String? { reason.map { "\(specifier) is \(classes.words), \($0)" } }
}

extension ArgumentClasses {
  /// The classes, in words.
  package var words: String {
    let names: [(ArgumentClasses, String)] = [
      (.number, "a number"), (.ownWord, "a word of the language"),
      (.foreignWord, "a word of another script"), (.edged, "a text with signs at its edges"),
      (.address, "an address"), (.empty, "empty or signs alone"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
