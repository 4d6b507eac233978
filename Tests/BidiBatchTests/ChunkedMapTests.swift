import BidiBatch
import BidiText
import Testing

/// Pipelines that are mapped in chunks.
@Suite struct ChunkedMapTests {
  private struct Failure: Error, Equatable { let number: Int }

  /// Numbers from 0, then a failure if one is given.
  private func numbers(_ count: Int, failing: Bool = false) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { source in
      for number in 0..<count { source.yield(number) }
      source.finish(throwing: failing ? Failure(number: count) : nil)
    }
  }

  /// As `map` of the whole, whatever the chunks are.
  @Test(arguments: [0, 1, 2, 7, 8, 9, 100, 4_097], [1, 2, 7, 256])
  func theOrderStays(_ count: Int, chunk: Int) async throws {
    for width in [1, 3, 8] {
      var found: [Int] = []
      for try await value in numbers(count).mapInChunks(
        of: chunk, width: width, { $0.map { $0 * 2 } })
      {
        found.append(value)
      }
      #expect(found == (0..<count).map { $0 * 2 })
    }
  }

  /// Chunks have the length that was asked for, the last has the rest, and one may give nothing.
  @Test func chunksAreAsLongAsAsked() async throws {
    var counts: [Int] = []
    for try await value in numbers(10).mapInChunks(of: 4, width: 2, { [$0.count] }) {
      counts.append(value)
    }
    #expect(counts == [4, 4, 2])
    var kept: [Int] = []
    for try await value in numbers(1_000).mapInChunks(
      of: 10, width: 3, { $0.filter { $0 == 999 } })
    {
      kept.append(value)
    }
    #expect(kept == [999])
  }

  /// What stands before a failure is handed out, and the failure is thrown once.
  @Test func failuresComeInTheirPlace() async throws {
    var found: [Int] = []
    await #expect(throws: Failure(number: 25)) {
      for try await value in numbers(25, failing: true).mapInChunks(of: 4, width: 2, { $0 }) {
        found.append(value)
      }
    }
    #expect(found == Array(0..<25))

    found = []
    await #expect(throws: Failure(number: 9)) {
      let values = numbers(100).mapInChunks(of: 4, width: 5) { chunk in
        if chunk.contains(9) { throw Failure(number: 9) }
        return chunk
      }
      for try await value in values { found.append(value) }
    }
    #expect(found == Array(0..<8))
    var iterator = numbers(3, failing: true).mapInChunks { $0 }.makeAsyncIterator()
    for number in 0..<3 {
      let value = try await iterator.next()
      #expect(value == number)
    }
    var failure: (any Error)?
    do { _ = try await iterator.next() } catch { failure = error }
    #expect(failure as? Failure == Failure(number: 3))
    let rest = try await iterator.next()
    #expect(rest == nil)
  }

  /// A task may take the sequence over, as it may that of the standard library.
  @Test func isSendable() async throws {
    let values = numbers(3).mapInChunks { $0 }
    let found = try await Task {
      var found: [Int] = []
      for try await value in values { found.append(value) }
      return found
    }.value
    #expect(found == [0, 1, 2])
  }

  @Test func textsOfAPipeline() async throws {
    let texts = (0..<3_000).map { "\u{05D0} \($0) abc" }
    let source = AsyncStream<String> { stream in
      for text in texts { stream.yield(text) }
      stream.finish()
    }
    var embedded: [String] = []
    for try await text in source.mapInChunks(
      of: 64, { $0.map { $0.embedded(in: .rightToLeft) } })
    {
      embedded.append(text)
    }
    #expect(embedded == texts.map { "\u{202B}\($0)\u{202C}" })
  }
}
