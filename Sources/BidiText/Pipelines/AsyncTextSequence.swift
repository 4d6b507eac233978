/// Texts of an asynchronous sequence, changed or looked at one by one as they come.
///
/// Holds one text at a time, and keeps the order. Ends where the texts end, also by cancellation, and
/// passes on what they throw.
public struct AsyncTextSequence<Base: AsyncSequence, Element>: AsyncSequence
where Base.Element: StringProtocol {
  private let base: Base
  private let step: @Sendable (String) -> Element

  package init(_ base: Base, step: @escaping @Sendable (String) -> Element) {
    self.base = base
    self.step = step
  }

  /// What the texts throw.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public typealias Failure = Base.Failure

  /// Gives the elements one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let step: @Sendable (String) -> Element

    /// What the texts throw.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public typealias Failure = Base.Failure

    /// The next element; nil at the end.
    ///
    /// - Returns: The element.
    /// - Throws: What the texts throw.
    @concurrent public mutating func next() async rethrows -> Element? {
      guard let text = try await base.next() else { return nil }
      return step(String(text))
    }

    /// The next element, without leaving an actor; nil at the end.
    ///
    /// - Parameter actor: Where the caller runs.
    /// - Returns: The element.
    /// - Throws: What the texts throw.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Element? {
      guard let text = try await base.next(isolation: actor) else { return nil }
      return step(String(text))
    }
  }

  /// Begins at the next text.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), step: step)
  }
}

extension AsyncTextSequence: Sendable where Base: Sendable {}
