/// The paragraph direction (BD5) that is asked for.
///
/// A fallback is not a command: ``auto(fallback:)`` looks at the text first.
public enum BaseDirection: Sendable, Hashable {
  /// The direction of the first strong character (P2–P3), or the fallback where there is none.
  case auto(fallback: WritingDirection)

  /// This direction, whatever the text holds.
  case explicit(WritingDirection)
}
