import BidiFiles
import BidiLint
import BidiJudge
import MessageSyntax
import BidiSource
import BidiText

/// Answers lines of a stream, on all cores.
struct StreamWorker: Sendable {
  /// The output for a line.
  struct Answer: Sendable {
    /// The bytes for standard output, with the separator.
    let bytes: [UInt8]

    /// The message for standard error; nil if the line has no error.
    var complaint: String?
  }

  let op: StreamOperation
  let defaults: StreamDefaults
  let form: LineForm

  /// Repairs the texts that have no settings of their own.
  private let fixer: Fixer

  private let memories = MemoryPool(StreamMemory(amongThreads: coreCount()))

  init(op: StreamOperation, defaults: StreamDefaults, form: LineForm) {
    (self.op, self.defaults, self.form) = (op, defaults, form)
    fixer = Fixer(linter: defaults.linter)
  }

  /// The fewest lines of a task.
  ///
  /// A task for fewer lines costs more than it saves.
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
    // There are more parts than cores, so that no core waits long at the end.
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

  private func answer(to line: LineReader.Line, _ memory: inout StreamMemory) -> Answer {
    if form.input != .json, op.givesText { return textAnswer(to: line, &memory) }
    if form.hasHeader, line.number == 1 { return Answer(bytes: []) }
    return Answer(bytes: jsonAnswer(to: line, &memory) + [0x0A])
  }

  // MARK: JSON

  private func jsonAnswer(to line: LineReader.Line, _ memory: inout StreamMemory) -> [UInt8] {
    let place = LinePlace(number: line.number, byteOffset: line.byteOffset, bytes: line.bytes)
    let object: StreamLine
    do throws(StreamError) {
      guard line.piece == .whole else { throw Self.tooLong(line) }
      object =
        form.input == .json
        ? try StreamLine(line.bytes)
        : try StreamLine(TextRecord(line.bytes, form), number: line.number)
    } catch {
      return place.answer(unreadable: error, id: StreamLine.id(ofUnreadable: line.bytes)).bytes
    }
    do throws(StreamError) {
      return object.answer(try fields(for: object, &memory))
    } catch {
      return object.answer(error, at: place).bytes
    }
  }

  private static func tooLong(_ line: LineReader.Line) -> StreamError {
    // The length of a line in pieces is not known yet.
    let length = line.bytes.isEmpty ? "\(line.count)" : "more than \(LineReader.limit)"
    return StreamError("the line has \(length) bytes; \(LineReader.limit) are the most")
  }

  private func fields(
    for line: StreamLine, _ memory: inout StreamMemory
  ) throws(StreamError) -> [WrittenField] {
    switch op {
    case .explain:
      WrittenField.fields(
        try ExplainOperation.fields(for: line, defaults: defaults, memory: &memory))
    case .strip: WrittenField.fields(try StripOperation(defaults: defaults).fields(for: line))
    case .fix:
      try memory.answer(to: line) { memory throws(StreamError) in
        try FixOperation(defaults: defaults).fields(for: line, memory: &memory)
      }
    case .check:
      try memory.answer(to: line) { memory throws(StreamError) in
        WrittenField.fields(
          try CheckOperation(defaults: defaults).fields(for: line, memory: &memory))
      }
    }
  }

  // MARK: Texts

  /// The line with its new text.
  ///
  /// The line stays as it is if the operation changes nothing or the text cannot be read.
  private func textAnswer(to line: LineReader.Line, _ memory: inout StreamMemory) -> Answer {
    let end = line.isEnded ? [form.separator] : []
    let same = Array(line.bytes) + end
    if form.hasHeader && line.number == 1 || line.piece == .later { return Answer(bytes: same) }
    do throws(StreamError) {
      guard line.piece == .whole else { throw Self.tooLong(line) }
      let record = try TextRecord(line.bytes, form)
      guard let text = try changed(record, &memory) else { return Answer(bytes: same) }
      let before = line.bytes[..<record.text.startIndex]
      let after = line.bytes[record.text.endIndex...]
      return Answer(bytes: before + text + after + end)
    } catch {
      let place = LinePlace(
        number: line.number, byteOffset: line.byteOffset, bytes: line.bytes)
      return Answer(bytes: same, complaint: place.complaint(error) + "; it is passed on as it came")
    }
  }

  /// The text after the operation; nil if it does not change.
  private func changed(
    _ record: TextRecord, _ memory: inout StreamMemory
  ) throws(StreamError) -> [UInt8]? {
    func changed(_ text: String) -> [UInt8]? {
      text.utf8.elementsEqual(record.text) ? nil : Array(text.utf8)
    }
    if op == .strip { return changed(stripped(try record.string)) }
    return try memory.repairedText(of: record) { memory throws(StreamError) in
      let text = try record.string
      return text.isEmpty ? nil : changed(try fixed(text, record, &memory))
    }
  }

  private func stripped(_ text: String) -> String {
    text.hasDirectionalFormatting ? text.strippingControls(only: defaults.groups) : text
  }

  private func fixed(
    _ text: String, _ record: TextRecord, _ memory: inout StreamMemory
  ) throws(StreamError) -> String {
    let locale = try LineSettings.locale(record.tag, defaults, &memory)
    do throws(Fixer.Failure) {
      return try fixer.fixedText(text, locale: locale, memory: &memory.judge)
    } catch {
      throw StreamError(error.description, field: "text")
    }
  }
}

/// The text and the locale of a line.
struct TextRecord {
  /// The index of the line's first byte.
  let lineStart: Int
  /// The bytes of the text.
  let text: ArraySlice<UInt8>
  /// The bytes of the locale; nil if no column has it.
  let locale: ArraySlice<UInt8>?

  /// The decoded text.
  var string: String {
    get throws(StreamError) {
      if let offset = SourceFile.firstInvalidUTF8(Array(text)) {
        throw StreamError(
          "the text is not UTF-8", byteOffset: text.startIndex - lineStart + offset)
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The tag of the locale; nil if the column is missing or empty.
  var tag: String? {
    locale.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  init(_ line: ArraySlice<UInt8>, _ form: LineForm) throws(StreamError) {
    lineStart = line.startIndex
    // The CR of CR LF belongs to the separator.
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
