import Testing

@testable import BidiText

/// Asynchronous sequences of texts that go through a transform.
@Suite struct AsyncTextSequenceTests {
  private struct Broken: Error, Equatable {}

  private func stream(_ texts: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for text in texts { continuation.yield(text) }
      continuation.finish()
    }
  }

  private func all<Texts: AsyncSequence>(_ texts: Texts) async rethrows -> [Texts.Element] {
    var all: [Texts.Element] = []
    for try await text in texts { all.append(text) }
    return all
  }

  @Test(arguments: TextSequenceTests.transforms)
  func isTheTransformOfEachTextInOrder(_ transform: ControlTransform) async {
    let texts = TextSequenceTests.randomTexts(seed: 9)
    #expect(await all(stream(texts).applying(transform)) == Array(texts.applying(transform)))
  }

  @Test func namesAreThoseOfOneText() async {
    let texts = TextSequenceTests.randomTexts(seed: 10)
    #expect(
      await all(stream(texts).embedded(in: .leftToRight)) == Array(texts.embedded(in: .leftToRight))
    )
    #expect(await all(stream(texts).isolated(in: nil)) == Array(texts.isolated(in: nil)))
    #expect(
      await all(stream(texts).marked(in: .rightToLeft)) == Array(texts.marked(in: .rightToLeft)))
    #expect(await all(stream(texts).stripped()) == Array(texts.stripped()))
    #expect(
      await all(stream(texts).stripped(only: .marks)) == Array(texts.stripped(only: .marks)))
    #expect(
      await all(stream(texts).overridden(in: .rightToLeft))
        == Array(texts.overridden(in: .rightToLeft)))
    #expect(await all(stream(texts).balanced()) == Array(texts.balanced()))
    #expect(
      await all(stream(texts).converted(to: .isolates)) == Array(texts.converted(to: .isolates)))
    let mode = MarkingMode.whereOrderChanges(in: .explicit(.leftToRight))
    #expect(
      await all(stream(texts).marked(in: .rightToLeft, mode: mode))
        == Array(texts.marked(in: .rightToLeft, mode: mode)))
  }

  /// What came before an error is there, and the error is the one that was thrown.
  @Test func passesErrorsOn() async {
    let broken = AsyncThrowingStream<String, any Error> { continuation in
      continuation.yield("a")
      continuation.finish(throwing: Broken())
    }
    var seen: [String] = []
    await #expect(throws: Broken()) {
      for try await text in broken.marked(in: .rightToLeft) { seen.append(text) }
    }
    #expect(seen == ["\u{200F}a"])
  }

  /// An endless sequence ends where its task is cancelled.
  @Test(.timeLimit(.minutes(20)))
  func cancellationEndsIt() async {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    continuation.yield("a")
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for await _ in texts.embedded(in: .rightToLeft).stripped() {
        count += 1
        start.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    #expect(await task.value == 1)
  }

  /// One text is asked for at a time.
  @Test func asksForOneTextAtATime() async {
    let texts = AsyncStream(unfolding: { "x" as String? })
    var count = 0
    for await _ in texts.stripped() {
      count += 1
      if count == 1000 { break }
    }
    #expect(count == 1000)
  }

  /// On an actor too, without leaving it.
  @MainActor @Test func onAnActor() async {
    var texts: [String] = []
    for await text in stream(["a"]).isolated(in: .rightToLeft) { texts.append(text) }
    #expect(texts == ["\u{2067}a\u{2069}"])
  }

  @Test func isSendable() async {
    func take(_ texts: some AsyncSequence<String, Never> & Sendable) async -> Int {
      var count = 0
      for await _ in texts { count += 1 }
      return count
    }
    #expect(await take(stream(["a", "b"]).stripped()) == 2)
  }

  /// The two ways to ask for the next element give the same, in any isolation.
  @Test func bothWaysToAskGiveTheSame() async throws {
    var plain = stream(["a", "b"]).embedded(in: .leftToRight).makeAsyncIterator()
    var isolated = stream(["a", "b"]).embedded(in: .leftToRight).makeAsyncIterator()
    for expected in ["\u{202A}a\u{202C}", "\u{202A}b\u{202C}", nil] {
      #expect(await plain.next() == expected)
      #expect(await isolated.next(isolation: nil) == expected)
    }
    let broken = AsyncThrowingStream<String, any Error> { $0.finish(throwing: Broken()) }
    var failing = broken.stripped().makeAsyncIterator()
    await #expect(throws: Broken()) { try await failing.next() }
  }
}
