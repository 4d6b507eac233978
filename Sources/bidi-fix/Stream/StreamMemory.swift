import BidiJudge
import BidiSource

/// What a thread knows of the lines that it answered: verdicts about shapes of lines, and answers.
///
/// The texts of apps repeat: an equal text with equal settings gets its answer at once.
struct StreamMemory: Sendable {
  /// Verdicts about shapes of lines.
  var judge = JudgeMemory()

  /// Locales by their tags, because reading a tag takes a part of the time of a text.
  private var locales: [String: MessageLocale] = [:]

  /// The most locales that are kept, and the longest tag of one in bytes.
  private static let localeLimit = 1_024
  private static let tagLimit = 64

  private var answers: [[UInt8]: [String: JSONValue]] = [:]

  /// The most answers that are kept, and the longest question of one in bytes.
  private static let answerLimit = 4_096
  private static let textLimit = 512

  /// The locale of a tag; nil if its script is not known.
  mutating func locale(_ tag: String) -> MessageLocale? {
    if let known = locales[tag] { return known }
    guard let locale = MessageLocale(tag) else { return nil }
    guard tag.utf8.count <= Self.tagLimit else { return locale }
    if locales.count >= Self.localeLimit { locales = [:] }
    locales[tag] = locale
    return locale
  }

  /// The fields of the answer to a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - make: Makes the fields if no equal line was answered before.
  /// - Returns: The fields.
  /// - Throws: What `make` throws; such an answer is not kept.
  mutating func answer(
    to line: StreamLine,
    _ make: (inout StreamMemory) throws(StreamError) -> [String: JSONValue]
  ) throws(StreamError) -> [String: JSONValue] {
    guard let question = line.question, question.count <= Self.textLimit else {
      return try make(&self)
    }
    if let known = answers[question] { return known }
    let made = try make(&self)
    if answers.count >= Self.answerLimit { answers = [:] }
    answers[question] = made
    return made
  }
}
