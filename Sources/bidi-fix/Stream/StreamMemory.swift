import BidiJudge
import BidiSource

/// What a thread knows of the lines that it answered: verdicts about shapes of lines, and answers.
///
/// The texts of apps repeat: an equal text with equal settings gets its answer at once.
struct StreamMemory: Sendable {
  /// Verdicts about shapes of lines.
  var judge = JudgeMemory()

  private var answers: [[UInt8]: [String: JSONValue]] = [:]

  /// The most answers that are kept, and the longest question of one in bytes.
  private static let answerLimit = 4_096
  private static let textLimit = 512

  /// The fields of the answer to a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - make: Makes the fields if no equal line was answered before.
  /// - Returns: The fields.
  /// - Throws: What `make` throws; such an answer is not kept.
  mutating func answer(
    to line: StreamLine,
    _ make: (inout JudgeMemory) throws(StreamError) -> [String: JSONValue]
  ) throws(StreamError) -> [String: JSONValue] {
    guard let question = line.question, question.count <= Self.textLimit else {
      return try make(&judge)
    }
    if let known = answers[question] { return known }
    let made = try make(&judge)
    if answers.count >= Self.answerLimit { answers = [:] }
    answers[question] = made
    return made
  }
}
