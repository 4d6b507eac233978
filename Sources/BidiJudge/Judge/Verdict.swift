public import BidiText
public import MessageSyntax

/// The verdict on a message.
///
/// Every command prints this value.
public struct Verdict: Sendable, Hashable, Codable {
  /// For which arguments a line is wrong.
  public enum Certainty: Int, Sendable, Hashable, Comparable {
    /// Right for every class of argument.
    case right
    /// Wrong only for arguments with signs at their edges, for addresses, or for empty arguments.
    case rare
    /// Wrong for some classes of arguments.
    case some
    /// Wrong for every class of argument.
    case always

    /// Whether the first is wrong for fewer classes.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The lines of all forms, in order.
  public let lines: [LineVerdict]

  /// What each argument of the message may be, and why.
  public let arguments: [ArgumentKnowledge]

  /// The highest certainty of the faults.
  public var certainty: Certainty { lines.map(\.certainty).max() ?? .right }

  /// Whether a control of some line lacks its partner.
  public var isUnbalanced: Bool { lines.contains { $0.isUnbalanced } }
}

/// The verdict on a line.
public struct LineVerdict: Sendable, Hashable, Codable {
  /// Why a line's order is not judged.
  public enum Doubt: String, Sendable, Hashable, Codable {
    /// The line has an override.
    case override
    /// A specifier is misspelled.
    case brokenSpecifier
    /// Forms in the line are nested too deeply to be read.
    case unreadForms
  }

  /// The number of the line, counted from 1.
  public let number: Int

  /// The faults: at most one for each container.
  public let faults: [Fault]

  /// Why the line has no verdict; nil if it has one.
  public let doubt: Doubt?

  /// Whether a control lacks its partner.
  public let isUnbalanced: Bool

  /// Whether the line has letters of the language's direction outside arguments.
  package let hasOwnLetters: Bool

  /// Whether the line has letters of the other direction outside arguments.
  package let hasForeignLetters: Bool

  /// Whether the line has arguments.
  package let hasArguments: Bool

  /// Whether the line is a foreign name beside one word of the language, with nothing else but brackets.
  package let isNameAndWord: Bool

  /// The highest certainty of the faults.
  public var certainty: Verdict.Certainty { faults.map(\.certainty).max() ?? .right }
}

/// An order that readers do not accept, in one container.
///
/// The law names the broken point and the units that break it. The judge adds the container and the arguments that prove
/// the fault, and for a line of a message the place and the text.
public struct Fault: Sendable, Hashable, Codable {
  /// An argument with a sample text.
  public struct Example: Sendable, Hashable, Codable {
    /// The specifier, as written.
    public internal(set) var specifier: String
    /// The text in the place of the argument.
    public let text: String
    /// The class of the text; if the line has one argument, all classes for which the line is wrong.
    public internal(set) var argumentClass: ArgumentClasses
  }

  /// The point of the law that the order breaks.
  public let point: OrderPoint

  /// The first and the last unit that break it, by their numbers in the line.
  let units: ClosedRange<Int>

  /// The tolerance that accepts this order by default; nil if no reader accepts it.
  public internal(set) var tolerance: Tolerance?

  /// The container that displays this order.
  public internal(set) var container = DisplayContainer.natural

  /// For which arguments the order is wrong.
  public internal(set) var certainty = Verdict.Certainty.always

  /// The stretch of text that shows the fault, in UTF-8 bytes of the value.
  public internal(set) var range = 0..<0

  /// Texts for the arguments with which the order is wrong.
  public internal(set) var examples: [Example] = []

  /// Texts for the arguments with which the order is right; empty if there are none.
  public internal(set) var rightExamples: [Example] = []

  /// The direction that the container gives to ``text``.
  public internal(set) var paragraphDirection = WritingDirection.leftToRight

  /// The line with the texts of ``examples``, as stored: with controls, without markup.
  public internal(set) var text = ""

  /// Makes a fault as the law knows it.
  init(_ point: OrderPoint, _ units: ClosedRange<Int>) {
    self.point = point
    self.units = units
  }

  /// The displayed text, from left to right.
  ///
  /// - Complexity: O(*n*).
  public var displayed: String {
    text.visualParagraph(baseDirection: .explicit(paragraphDirection)) ?? text
  }
}

/// The repair of a message.
public struct MessageRepair: Sendable, Hashable, Codable {
  /// The changes, in the order of their places.
  public let edits: [MessageEdit]

  /// Whether the repair can be made without review: no control stands directly beside an address that people copy.
  public let isSafe: Bool

  /// The repaired value.
  public let text: String

  /// The controls that are taken out, those of a line together, such as `‹LRM›`.
  public let removals: [String]

  /// The stretches that get controls, each with its controls, such as `‹RLE›…‹PDF›`.
  public let descriptions: [String]

  /// The displayed order of each line with a fault, before and after, in the fault's container and with its arguments.
  public let orders: [Order]

  /// The orders of one line.
  ///
  /// - Complexity: O(log *n*).
  package func orders(ofLine number: Int) -> ArraySlice<Order> {
    // Orders are in the order of the lines.
    let start = orders.partitionIndex { $0.line >= number }
    return orders[start..<orders[start...].partitionIndex { $0.line > number }]
  }

  /// The displayed order of a line before and after.
  public struct Order: Sendable, Hashable, Codable {
    /// The number of the line.
    public let line: Int
    /// The container that displays this order.
    public let container: DisplayContainer
    /// The line before, as stored, with arguments and without markup.
    public let text: String
    /// The displayed text before the repair, from left to right.
    public let before: String
    /// The displayed text after the repair, from left to right.
    public let after: String
  }
}

/// A change of a value, with offsets in UTF-8.
public enum MessageEdit: Sendable, Hashable {
  /// Adds text before the character at the offset.
  case insert(String, before: Int)
  /// Adds text after the character that ends at the offset.
  case append(String, after: Int)
  /// Removes a stretch.
  case remove(Range<Int>)

  var offset: Int {
    switch self {
    case .insert(_, let offset), .append(_, let offset): offset
    case .remove(let range): range.lowerBound
    }
  }

  /// Whether it adds text directly after one of these places.
  func isDirectlyAfter(_ places: Set<Int>) -> Bool {
    if case .remove = self { false } else { places.contains(offset) }
  }
}

extension Message {
  /// The ends of links whose key has no bracket after it, as in `@:key`.
  ///
  /// For vue-i18n, text that is added there would be part of the key.
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

  /// The value with these changes.
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

extension Message {
  /// The verdict of a judge.
  ///
  /// - Parameters:
  ///   - locale: Its language.
  ///   - container: The container that displays it.
  ///   - context: What is known of its arguments.
  /// - Returns: The verdict.
  /// - Complexity: O(*n*).
  public func verdict(
    locale: MessageLocale, container: DisplayContainer = .natural,
    context: MessageContext = MessageContext()
  ) -> Verdict {
    var judge = MessageJudge(locale: locale, options: JudgeOptions(containers: [container]))
    return judge.verdict(of: self, context: context)
  }
}
