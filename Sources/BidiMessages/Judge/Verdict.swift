public import BidiText

/// What the judge says of a message: one value, printed by every command.
public struct Verdict: Sendable, Hashable, Codable {
  /// How sure a fault is.
  public enum Certainty: Int, Sendable, Hashable, Comparable {
    /// Readers accept what they see, for every class of argument.
    case right
    /// Wrong only for arguments with signs at their edges, addresses, or empty ones.
    case rare
    /// Wrong for some classes of arguments.
    case some
    /// Wrong for every class of argument.
    case always

    /// Whether the first is less sure.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The lines of all forms, in order.
  public let lines: [LineVerdict]

  /// What each argument of the message may be, and why.
  public let arguments: [ArgumentKnowledge]

  /// How sure the surest fault is.
  public var certainty: Certainty { lines.map(\.certainty).max() ?? .right }

  /// Whether a control of some line lacks its partner.
  public var isUnbalanced: Bool { lines.contains { $0.isUnbalanced } }
}

/// What the judge says of a line.
public struct LineVerdict: Sendable, Hashable, Codable {
  /// Why nothing is said of a line's order.
  public enum Doubt: String, Sendable, Hashable, Codable {
    /// Letters stand in an override.
    case override
    /// A specifier has a typing error.
    case brokenSpecifier
  }

  /// The number of the line, counted from 1.
  public let number: Int

  /// The faults, one for each container that shows one.
  public let faults: [Fault]

  /// Why the line has no verdict; nil where it has one.
  public let doubt: Doubt?

  /// Whether a control lacks its partner.
  public let isUnbalanced: Bool

  /// Whether letters of the language's direction stand in it, outside arguments.
  package let hasOwnLetters: Bool

  /// Whether letters of the other direction stand in it, outside arguments.
  package let hasForeignLetters: Bool

  /// Whether arguments stand in it.
  package let hasArguments: Bool

  /// How sure the surest fault is.
  public var certainty: Verdict.Certainty { faults.map(\.certainty).max() ?? .right }
}

/// An order that readers do not accept, in one container.
///
/// The law says which point is broken and by which units. The judge adds the container and the arguments that
/// prove it, and for a line of a message the place and the text.
public struct Fault: Sendable, Hashable, Codable {
  /// An argument, and a text that shows the fault.
  public struct Example: Sendable, Hashable, Codable {
    /// The specifier, as written.
    public internal(set) var specifier: String
    /// What stands in its place.
    public let text: String
    /// The class of the text; of a line with one argument, every class for which it is wrong.
    public internal(set) var argumentClass: ArgumentClasses
  }

  /// The point of the law that is broken.
  public let point: LawPoint

  /// The units of the line that show it.
  let units: ClosedRange<Int>

  /// The container.
  public internal(set) var container = DisplayContainer.natural

  /// How sure it is.
  public internal(set) var certainty = Verdict.Certainty.always

  /// The stretch that shows it, in UTF-8 bytes of the value.
  public internal(set) var range = 0..<0

  /// Arguments with which the order is wrong.
  public internal(set) var examples: [Example] = []

  /// Arguments with which it is right; empty where there are none.
  public internal(set) var rightExamples: [Example] = []

  /// The direction that the container gives the line with those arguments.
  public internal(set) var paragraphDirection = WritingDirection.leftToRight

  /// The line with those arguments, as stored: with controls, without markup.
  public internal(set) var text = ""

  /// The direction of the language, for a container without one.
  var fallback = WritingDirection.leftToRight

  /// What the law says of a line.
  init(_ point: LawPoint, _ units: ClosedRange<Int>) {
    self.point = point
    self.units = units
  }

  /// What is seen of it, from left to right.
  ///
  /// - Complexity: O(*n*).
  public var displayed: String {
    text.visualParagraph(baseDirection: container.baseDirection(in: fallback)) ?? text
  }
}

/// Controls that put a message right.
public struct MessageRepair: Sendable, Hashable, Codable {
  /// The changes, in the order of the value.
  public let edits: [MessageEdit]

  /// Whether it can be made unseen: no control stands right at an address that people copy.
  public let isSafe: Bool

  /// The value after.
  public let text: String

  /// The stretches that get controls, each with them, such as `‹RLE›…‹PDF›`.
  public let descriptions: [String]

  /// What is seen of each line with a fault before and after, from left to right, by the fault's container and arguments.
  public let orders: [Order]

  /// The order of a line before and after.
  public struct Order: Sendable, Hashable, Codable {
    /// The number of the line.
    public let line: Int
    /// The container.
    public let container: DisplayContainer
    /// The line before, as stored, with arguments and without markup.
    public let text: String
    /// What is seen before.
    public let before: String
    /// What is seen after.
    public let after: String
  }
}

/// A change of a value, in UTF-8 bytes of it.
public enum MessageEdit: Sendable, Hashable {
  /// Put text before the character at the offset.
  case insert(String, before: Int)
  /// Put text behind the character that ends at the offset.
  case append(String, after: Int)
  /// Take out a stretch.
  case remove(Range<Int>)

  var offset: Int {
    switch self {
    case .insert(_, let offset), .append(_, let offset): offset
    case .remove(let range): range.lowerBound
    }
  }

  /// Whether it puts something right behind one of some places.
  func isDirectlyAfter(_ places: Set<Int>) -> Bool {
    if case .remove = self { false } else { places.contains(offset) }
  }
}

extension Message {
  /// Where links end that have no bracket behind their key, `@:key`: what is put there becomes part of the key, for
  /// vue-i18n.
  package var endsOfBareLinks: Set<Int> {
    guard arguments.contains(where: \.isBareLink) else { return [] }
    var ends: Set<Int> = []
    for piece in lines.flatMap(\.pieces) {
      if case .argument(let number) = piece.kind, arguments[number].isBareLink {
        ends.insert(piece.range.upperBound)
      }
    }
    return ends
  }

  /// The value with changes made.
  ///
  /// - Parameter edits: In the order of the value, none overlapping another.
  /// - Returns: The value.
  func applying(_ edits: [MessageEdit]) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    for edit in edits {
      result += bytes[position..<max(position, edit.offset)]
      position = max(position, edit.offset)
      switch edit {
      case .insert(let text, _), .append(let text, _): result += text.utf8
      case .remove(let range): position = max(position, range.upperBound)
      }
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
