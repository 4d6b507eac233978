/// The operation of `stream` on each line.
enum StreamOperation: String, CaseIterable, Sendable {
  case explain, fix, strip, check

  /// Whether the answer to a text is a text.
  var givesText: Bool { self == .fix || self == .strip }
}
