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

  /// The fields of answers to lines of JSON.
  private var answers: AnswerMemory<[WrittenField]>

  /// The repaired texts of plain lines; none for a text that stays as it is.
  private var texts: AnswerMemory<[UInt8]?>

  /// The longest question of an answer that is kept, in bytes.
  private static let textLimit = 512

  /// The most bytes of the answers of all threads together, and the least that each thread may keep.
  private static let limits = (all: 64 << 20, each: 4 << 20)

  /// Makes an empty memory.
  ///
  /// - Parameter count: The number of threads, each with a memory of its own. A stream has one form of lines, so only one of
  ///   the two kinds of answers is kept.
  init(amongThreads count: Int) {
    let limit = max(Self.limits.each, Self.limits.all / max(1, count))
    (answers, texts) = (AnswerMemory(limit: limit), AnswerMemory(limit: limit))
  }

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
  /// - Returns: The fields, in the order in which they are written.
  /// - Throws: What `make` throws; such an answer is not kept.
  mutating func answer(
    to line: StreamLine,
    _ make: (inout StreamMemory) throws(StreamError) -> [WrittenField]
  ) throws(StreamError) -> [WrittenField] {
    guard let question = line.question, question.count <= Self.textLimit else {
      return try make(&self)
    }
    if let known = answers.answer(to: question, count: Self.size) { return known }
    let made = try make(&self)
    answers.keep(made, of: question, count: Self.size(of: made))
    return made
  }

  private static func size(of fields: [WrittenField]) -> Int {
    fields.reduce(0) { $0 + $1.json.count + MemoryLayout<WrittenField>.stride }
  }

  /// The text of a plain line after its repair.
  ///
  /// - Parameters:
  ///   - record: The line.
  ///   - make: Makes the text if no equal text of the locale was repaired before; nil for a text that stays as it is.
  /// - Returns: The text; nil if it stays as it is.
  /// - Throws: What `make` throws; such a text is not kept.
  mutating func repairedText(
    of record: TextRecord,
    _ make: (inout StreamMemory) throws(StreamError) -> [UInt8]?
  ) throws(StreamError) -> [UInt8]? {
    let locale = record.locale ?? []
    // No text in UTF-8 has a byte FF: of a text that is kept, the first is where the locale begins.
    guard record.text.count + locale.count < Self.textLimit, !locale.contains(0xFF) else {
      return try make(&self)
    }
    var question = Array(record.text)
    question.append(0xFF)
    question += locale
    if let known = texts.answer(to: question, count: { $0?.count ?? 0 }) { return known }
    let made = try make(&self)
    texts.keep(made, of: question, count: made?.count ?? 0)
    return made
  }
}

/// A field of an answer, written as JSON.
struct WrittenField: Sendable {
  let name: String
  let json: [UInt8]

  init(_ name: String, _ value: JSONValue) { (self.name, json) = (name, value.bytes) }

  /// The fields of an object, in the order in which they are written.
  static func fields(_ object: [String: JSONValue]) -> [WrittenField] {
    object.map { WrittenField($0.key, $0.value) }.sorted { $0.isBefore($1.name) }
  }

  /// Whether the field is written before one of another name: names are in the order of their bytes.
  func isBefore(_ name: String) -> Bool { self.name.utf8.lexicographicallyPrecedes(name.utf8) }
}
