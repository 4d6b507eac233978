/// Texts of a sequence, changed or looked at one by one as they are asked for.
///
/// Holds one text at a time, and keeps the order. What is asked for twice is worked out twice.
public struct TextSequence<Base: Sequence, Element>: LazySequenceProtocol
where Base.Element: StringProtocol {
  private let base: Base
  private let step: @Sendable (String) -> Element

  package init(_ base: Base, step: @escaping @Sendable (String) -> Element) {
    self.base = base
    self.step = step
  }

  /// Gives the elements one by one.
  public struct Iterator: IteratorProtocol {
    fileprivate var base: Base.Iterator
    fileprivate let step: @Sendable (String) -> Element

    /// The next element; nil at the end.
    public mutating func next() -> Element? { base.next().map { step(String($0)) } }
  }

  /// Begins at the first element.
  public func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), step: step) }

  /// How many elements there are at least.
  public var underestimatedCount: Int { base.underestimatedCount }
}

extension TextSequence: Sendable where Base: Sendable {}
