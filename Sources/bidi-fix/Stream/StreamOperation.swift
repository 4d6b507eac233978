import ArgumentParser

/// The operation of `stream` on each line.
enum StreamOperation: String, ExpressibleByArgument, CaseIterable, Sendable {
  case explain, fix, strip, check

  /// Whether the answer to a text is a text.
  var givesText: Bool { self == .fix || self == .strip }
}
