/// The directions of what stands before and after a text that is a part of something larger.
///
/// They take the place of sos and eos (X10) at the edges of the paragraph.
public struct OutsideContext: Sendable, Hashable {
  /// The direction before; nil for that of the paragraph.
  public var before: WritingDirection?

  /// The direction after the text; nil for that of the paragraph.
  ///
  /// White space at the end of the text keeps the paragraph level all the same: rule L1 sets it as at the end of a
  /// line, after X10 has looked at what follows. ICU's `ubidi_setContext` does the same. Where the text goes on after
  /// that white space, resolve the whole, or add what follows.
  public var after: WritingDirection?

  /// A context; the default is a text that stands alone.
  public init(before: WritingDirection? = nil, after: WritingDirection? = nil) {
    self.before = before
    self.after = after
  }
}
