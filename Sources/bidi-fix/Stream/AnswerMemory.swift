/// The newest answers to questions, up to a number of bytes.
///
/// An answer that is asked for again stays; of the others, the older half is forgotten as a whole.
struct AnswerMemory<Answer: Sendable>: Sendable {
  private var newer: [[UInt8]: Answer] = [:]
  private var older: [[UInt8]: Answer] = [:]

  /// The size of ``newer`` in bytes.
  private var size = 0

  /// The most bytes of a half.
  private let limit: Int

  /// About what an answer takes beside its bytes and those of its question.
  private static var overhead: Int { 128 }

  /// Makes an empty memory.
  ///
  /// - Parameter limit: The most bytes that are kept, as far as callers count them.
  init(limit: Int) { self.limit = limit / 2 }

  /// The answer to a question; nil if it is not known.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - count: The number of bytes of an answer.
  /// - Returns: The answer.
  mutating func answer(to question: [UInt8], count: (Answer) -> Int) -> Answer? {
    if let known = newer[question] { return known }
    guard let known = older[question] else { return nil }
    keep(known, of: question, count: count(known))
    return known
  }

  /// Keeps an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - question: The question, which had no answer.
  ///   - count: The number of bytes of the answer.
  mutating func keep(_ answer: Answer, of question: [UInt8], count: Int) {
    size += question.count + count + Self.overhead
    if size > limit {
      (older, newer) = (newer, [:])
      size = question.count + count + Self.overhead
    }
    newer[question] = answer
  }
}
