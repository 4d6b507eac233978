import BidiFiles
import BidiLint
import BidiMessages
import BidiSource
import BidiText

/// Answers lines of a stream, on all cores.
struct StreamWorker: Sendable {
  /// What comes out for a line.
  struct Answer: Sendable {
    /// With what ends it.
    let bytes: [UInt8]

    /// What standard error gets; nil for a line that was read.
    var complaint: String?
  }

  let op: StreamOperation
  let defaults: StreamDefaults
  let form: LineForm

  /// Repairs texts that come without settings of their own.
  private let fixer: Fixer

  private let memories = JudgeMemoryPool()

  init(op: StreamOperation, defaults: StreamDefaults, form: LineForm) {
    (self.op, self.defaults, self.form) = (op, defaults, form)
    fixer = Fixer(linter: defaults.linter)
  }

  /// Fewer lines are not worth a task.
  private static let taskLength = 16

  /// The answers, in the order of the lines.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: One answer a line.
  func answers(to lines: [LineReader.Line]) async -> [Answer] {
    @Sendable func part(_ range: Range<Int>) -> [Answer] {
      memories.lend { memory in
        range.map { answer(to: lines[$0], &memory) }
      }
    }
    // More parts than cores: none waits long for another.
    let length = max(Self.taskLength, lines.count / (4 * coreCount()))
    let starts = Array(stride(from: 0, to: lines.count, by: length))
    guard starts.count > 1 else { return part(lines.indices) }
    return await withTaskGroup(of: (Int, [Answer]).self) { group in
      for (index, start) in starts.enumerated() {
        group.addTask { (index, part(start..<min(start + length, lines.count))) }
      }
      var parts = [[Answer]](repeating: [], count: starts.count)
      for await (index, answers) in group { parts[index] = answers }
      return Array(parts.joined())
    }
  }

  private func answer(to line: LineReader.Line, _ memory: inout JudgeMemory) -> Answer {
    if form.input != .json, op.givesText { return textAnswer(to: line, &memory) }
    if form.hasHeader, line.number == 1 { return Answer(bytes: []) }
    return Answer(bytes: Array(jsonAnswer(to: line, &memory).utf8) + [0x0A])
  }

  // MARK: JSON

  private func jsonAnswer(to line: LineReader.Line, _ memory: inout JudgeMemory) -> String {
    let place = LinePlace(number: line.number, byteOffset: line.byteOffset, bytes: line.bytes)
    let object: StreamLine
    do throws(StreamError) {
      guard line.piece == .whole else { throw Self.tooLong(line) }
      object =
        form.input == .json
        ? try StreamLine(line.bytes)
        : try StreamLine(TextRecord(line.bytes, form), number: line.number)
    } catch {
      return place.answer(unreadable: error)
    }
    do throws(StreamError) {
      return object.answer(try fields(for: object, &memory))
    } catch {
      return object.answer(error, at: place)
    }
  }

  private static func tooLong(_ line: LineReader.Line) -> StreamError {
    // Of a line in pieces it is not known how many bytes follow.
    let length = line.bytes.isEmpty ? "\(line.count)" : "more than \(LineReader.limit)"
    return StreamError("the line has \(length) bytes; \(LineReader.limit) are the most")
  }

  private func fields(
    for line: StreamLine, _ memory: inout JudgeMemory
  ) throws(StreamError) -> [String: String] {
    switch op {
    case .explain: try ExplainOperation.fields(for: line, defaults: defaults)
    case .fix: try FixOperation(defaults: defaults).fields(for: line, memory: &memory)
    case .strip: try StripOperation(defaults: defaults).fields(for: line)
    case .check: try CheckOperation(defaults: defaults).fields(for: line, memory: &memory)
    }
  }

  // MARK: Texts

  /// The line with its text repaired; as it came where nothing changes or where it cannot be read.
  private func textAnswer(to line: LineReader.Line, _ memory: inout JudgeMemory) -> Answer {
    let end = line.isEnded ? [form.separator] : []
    let same = Array(line.bytes) + end
    if form.hasHeader && line.number == 1 || line.piece == .later { return Answer(bytes: same) }
    do throws(StreamError) {
      guard line.piece == .whole else { throw Self.tooLong(line) }
      let record = try TextRecord(line.bytes, form)
      guard let text = try changed(record, &memory) else { return Answer(bytes: same) }
      let before = line.bytes[..<record.text.startIndex]
      let after = line.bytes[record.text.endIndex...]
      return Answer(bytes: before + Array(text.utf8) + after + end)
    } catch {
      let place = LinePlace(
        number: line.number, byteOffset: line.byteOffset, bytes: line.bytes)
      return Answer(bytes: same, complaint: place.complaint(error) + "; it is passed on as it came")
    }
  }

  /// The text after the operation; nil where it is the same.
  private func changed(
    _ record: TextRecord, _ memory: inout JudgeMemory
  ) throws(StreamError) -> String? {
    let text = try record.string
    if text.isEmpty { return nil }
    let result = try op == .strip ? stripped(text) : fixed(text, record, &memory)
    return result.utf8.elementsEqual(record.text) ? nil : result
  }

  private func stripped(_ text: String) -> String {
    text.hasDirectionalFormatting ? text.strippingControls(only: defaults.groups) : text
  }

  private func fixed(
    _ text: String, _ record: TextRecord, _ memory: inout JudgeMemory
  ) throws(StreamError) -> String {
    let locale = try LineSettings.locale(record.tag, defaults)
    do throws(Fixer.Failure) {
      return try fixer.fix(text: text, locale: locale, memory: &memory).edited.text
    } catch {
      throw StreamError(error.description, field: "text")
    }
  }
}

/// The text of a line, and its locale.
struct TextRecord {
  /// Where the line begins.
  let lineStart: Int
  /// The text, as a part of the line.
  let text: ArraySlice<UInt8>
  /// The locale; nil where no column has it.
  let locale: ArraySlice<UInt8>?

  /// The text.
  var string: String {
    get throws(StreamError) {
      let string = String(decoding: text, as: UTF8.self)
      guard string.utf8.elementsEqual(text) else {
        throw StreamError(
          "the text is not UTF-8", byteOffset: text.startIndex - lineStart + text.utf8Prefix.count)
      }
      return string
    }
  }

  /// The locale's tag; nil where there is none.
  var tag: String? {
    locale.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  init(_ line: ArraySlice<UInt8>, _ form: LineForm) throws(StreamError) {
    lineStart = line.startIndex
    // The CR of CR LF belongs to the end.
    let content = form.input != .nul && line.last == 0x0D ? line.dropLast() : line
    guard form.input == .tsv else {
      (text, locale) = (content, nil)
      return
    }
    let columns = content.split(separator: 0x09, omittingEmptySubsequences: false)
    func column(_ number: Int) throws(StreamError) -> ArraySlice<UInt8> {
      guard number <= columns.count else {
        throw StreamError(
          "the line has \(quantity(columns.count, "column")), and no column \(number)",
          byteOffset: content.count)
      }
      return columns[number - 1]
    }
    text = try column(form.column)
    if let number = form.localeColumn { locale = try column(number) } else { locale = nil }
  }
}
