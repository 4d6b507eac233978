import MessageSyntax

/// A text from the user for an argument.
public struct SampleArgument: Sendable, Hashable, Codable {
  /// The specifier: `%@`, `%2$@`, `{name}`.
  public let specifier: String

  /// The text.
  public let text: String

  /// Makes a sample.
  public init(specifier: String, text: String) {
    self.specifier = specifier
    self.text = text
  }
}

/// The texts that the user gave for the arguments of a message.
///
/// They are found by their specifiers, so that many texts for many arguments take no more time for each.
struct GivenTexts {
  /// The texts by their specifiers, in the order in which they were given.
  private let texts: [String: [String]]

  /// The number of texts that were taken, by specifiers without positions.
  private var taken: [String: Int] = [:]

  init(_ samples: [SampleArgument]) {
    texts = Dictionary(grouping: samples, by: \.specifier).mapValues { $0.map(\.text) }
  }

  /// The text that was given for the next argument of the message; nil if none was given.
  ///
  /// Several texts for one specifier go to its arguments in order.
  mutating func next(for argument: Message.Argument) -> String? {
    guard !texts.isEmpty else { return nil }
    let plain =
      argument.position.map { "%" + argument.text.dropFirst("%\($0)$".count) } ?? argument.text
    guard let matching = texts[argument.text] ?? texts[plain] else { return nil }
    let place = argument.position.map { $0 - 1 } ?? taken[plain, default: 0]
    taken[plain, default: 0] += 1
    return matching[min(max(0, place), matching.count - 1)]
  }
}
