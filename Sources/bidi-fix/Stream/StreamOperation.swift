import ArgumentParser

/// What `stream` does with each line.
enum StreamOperation: String, ExpressibleByArgument, CaseIterable, Sendable {
  case explain, fix, strip, check

  /// Whether its answer to a text is a text.
  var givesText: Bool { self == .fix || self == .strip }
}
