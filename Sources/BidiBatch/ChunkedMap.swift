extension AsyncSequence where Element: Sendable {
  /// Maps a long pipeline chunk by chunk, on all cores; the order stays.
  ///
  /// ```swift
  /// import BidiBatch
  /// import BidiText
  ///
  /// let names = AsyncStream<String> { source in
  ///   for name in ["abc", "\u{05D0} abc"] { source.yield(name) }
  ///   source.finish()
  /// }
  /// var embedded: [String] = []
  /// for try await name in names.mapInChunks({ $0.map { $0.embedded(in: .rightToLeft) } }) {
  ///   embedded.append(name)
  /// }
  /// embedded  // ["\u{202B}abc\u{202C}", "\u{202B}\u{05D0} abc\u{202C}"]
  /// ```
  ///
  /// Take it where a text takes longer than a microsecond, such as for repairs; for less work, `map` is as fast. Elements wait
  /// until so many chunks are full or the sequence ends: where a partner waits for each answer, take `map`.
  ///
  /// Where the sequence fails, the elements before the failure are mapped and handed out first. Where `transform`
  /// fails, the elements of the chunks before it are.
  ///
  /// - Parameters:
  ///   - count: How many elements a chunk has; the last may have fewer.
  ///   - width: How many chunks are held and mapped at once.
  ///   - transform: Maps a chunk; as many values as elements, or as it likes.
  /// - Returns: The values, in the order of the elements.
  /// - Complexity: O(`count` · `width`) memory.
  public func mapInChunks<Value: Sendable>(
    of count: Int = 256, width: Int = 8,
    _ transform: @escaping @Sendable (_ chunk: [Element]) throws -> [Value]
  ) -> ChunkedMapSequence<Self, Value> {
    ChunkedMapSequence(
      base: self, count: Swift.max(count, 1), width: Swift.max(width, 1), transform: transform)
  }
}

extension ChunkedMapSequence: Sendable where Base: Sendable {}

/// The values of a pipeline that is mapped in chunks; see `mapInChunks(of:width:_:)`.
public struct ChunkedMapSequence<Base: AsyncSequence, Value: Sendable>: AsyncSequence
where Base.Element: Sendable {
  /// What comes out.
  public typealias Element = Value

  let base: Base
  let count: Int
  let width: Int
  let transform: @Sendable ([Base.Element]) throws -> [Value]

  /// Begins the sequence.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), count: count, width: width, transform: transform)
  }

  /// Hands out the values.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let count: Int
    let width: Int
    let transform: @Sendable ([Base.Element]) throws -> [Value]
    private var ready: [Value] = []
    private var position = 0
    private var isAtEnd = false

    /// Why the sequence ended; it is thrown after the values before it.
    private var failure: (any Error)?

    init(
      base: Base.AsyncIterator, count: Int, width: Int,
      transform: @escaping @Sendable ([Base.Element]) throws -> [Value]
    ) {
      self.base = base
      self.count = count
      self.width = width
      self.transform = transform
    }

    /// The next value; nil at the end.
    @concurrent
    public mutating func next() async throws -> Value? {
      while position == ready.count {
        if let failure {
          self.failure = nil
          throw failure
        }
        if isAtEnd { return nil }
        let chunks = await chunks()
        ready = []
        position = 0
        for result in await mapped(chunks) {
          do {
            ready += try result.get()
          } catch {
            failure = error
            isAtEnd = true
            break
          }
        }
      }
      defer { position += 1 }
      return ready[position]
    }

    /// What the sequence has next.
    @concurrent
    private mutating func chunks() async -> [[Base.Element]] {
      var chunks: [[Base.Element]] = []
      var chunk: [Base.Element] = []
      do {
        while chunks.count < width {
          guard let element = try await base.next() else {
            isAtEnd = true
            break
          }
          chunk.append(element)
          if chunk.count == count {
            chunks.append(chunk)
            chunk = []
          }
        }
      } catch {
        failure = error
        isAtEnd = true
      }
      if !chunk.isEmpty { chunks.append(chunk) }
      return chunks
    }

    private func mapped(_ chunks: [[Base.Element]]) async -> [Result<[Value], any Error>] {
      let transform = transform
      if chunks.count < 2 { return chunks.map { chunk in Result { try transform(chunk) } } }
      return await withTaskGroup(of: (Int, Result<[Value], any Error>).self) { group in
        for (index, chunk) in chunks.enumerated() {
          group.addTask { (index, Result { try transform(chunk) }) }
        }
        var results = [Result<[Value], any Error>](repeating: .success([]), count: chunks.count)
        for await (index, result) in group { results[index] = result }
        return results
      }
    }
  }
}
