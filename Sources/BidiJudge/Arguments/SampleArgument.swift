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

extension Message {
  /// The text that the user gave for an argument; nil if none was given.
  ///
  /// `used` counts the texts taken for each specifier.
  func sample(
    for argument: Argument, _ samples: [SampleArgument], _ used: inout [String: Int]
  ) -> String? {
    guard !samples.isEmpty else { return nil }
    let plain =
      argument.position.map { "%" + argument.text.dropFirst("%\($0)$".count) } ?? argument.text
    let exact = samples.filter { $0.specifier == argument.text }
    let matching = exact.isEmpty ? samples.filter { $0.specifier == plain } : exact
    guard !matching.isEmpty else { return nil }
    // Several texts for one specifier go to its arguments in order.
    let place = argument.position.map { $0 - 1 } ?? used[plain, default: 0]
    used[plain, default: 0] += 1
    return matching[min(max(0, place), matching.count - 1)].text
  }
}
