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
  let flags: StreamFlags
  let form: StreamForm

  /// Repairs texts that come without settings of their own.
  private let fixer: Fixer

  /// The locale of the flags, read once.
  private let locale: MessageLocale?

  private let memories = StreamMemories()

  init(op: StreamOperation, flags: StreamFlags, form: StreamForm) {
    (self.op, self.flags, self.form) = (op, flags, form)
    fixer = Fixer(linter: Linter(options: flags.options))
    locale = flags.lintLocale
  }

  /// Fewer lines are not worth a task.
  private static let taskLength = 16

  /// The answers, in the order of the lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - first: The number of the first, counted from 1.
  /// - Returns: One answer a line.
  func answers(to lines: [LineReader.Line], from first: Int) async -> [Answer] {
    @Sendable func part(_ range: Range<Int>) -> [Answer] {
      memories.lend { memory in
        range.map { answer(to: lines[$0], number: first + $0, &memory) }
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

  private func answer(
    to line: LineReader.Line, number: Int, _ memory: inout JudgeMemory
  ) -> Answer {
    guard form.input == .json else { return textAnswer(to: line, number: number, &memory) }
    return Answer(bytes: Array(jsonAnswer(to: line, number: number, &memory).utf8) + [0x0A])
  }

  // MARK: JSON

  private func jsonAnswer(
    to line: LineReader.Line, number: Int, _ memory: inout JudgeMemory
  ) -> String {
    let place = LinePlace(number: number, byteOffset: line.byteOffset, bytes: line.bytes)
    let object: StreamLine
    do throws(StreamError) {
      guard line.isWhole else {
        throw StreamError("the line has \(line.count) bytes; \(LineReader.limit) are the most")
      }
      object = try StreamLine(line.bytes)
    } catch {
      return place.answer(unreadable: error)
    }
    do throws(StreamError) {
      return object.answer(try fields(for: object, &memory))
    } catch {
      return object.answer(error, at: place)
    }
  }

  private func fields(
    for line: StreamLine, _ memory: inout JudgeMemory
  ) throws(StreamError) -> [String: String] {
    switch op {
    case .explain: try ExplainOperation.fields(for: line, defaults: flags)
    case .fix: try FixOperation(defaults: flags).fields(for: line, memory: &memory)
    case .strip: try StripOperation(defaults: flags).fields(for: line)
    case .check: try CheckOperation(defaults: flags).fields(for: line, memory: &memory)
    }
  }

  // MARK: Texts

  /// The line with its text repaired; as it came where nothing changes or where it cannot be read.
  private func textAnswer(
    to line: LineReader.Line, number: Int, _ memory: inout JudgeMemory
  ) -> Answer {
    let end = line.isEnded ? [form.separator] : []
    let same = Array(line.bytes) + end
    if form.header, number == 1 { return Answer(bytes: same) }
    do throws(StreamError) {
      let record = try TextRecord(line.bytes, form)
      guard let text = try changed(record, &memory) else { return Answer(bytes: same) }
      let before = line.bytes[..<record.text.startIndex]
      let after = line.bytes[record.text.endIndex...]
      return Answer(bytes: before + Array(text.utf8) + after + end)
    } catch {
      let place = LinePlace(number: number, byteOffset: line.byteOffset, bytes: line.bytes)
      return Answer(bytes: same, complaint: place.complaint(error) + "; it is passed on as it came")
    }
  }

  /// The text after the operation; nil where it is the same.
  private func changed(
    _ record: TextRecord, _ memory: inout JudgeMemory
  ) throws(StreamError) -> String? {
    let text = String(decoding: record.text, as: UTF8.self)
    guard text.utf8.elementsEqual(record.text) else {
      throw StreamError(
        "the text is not UTF-8",
        byteOffset: record.text.startIndex - record.lineStart + record.text.utf8Prefix.count)
    }
    if text.isEmpty { return nil }
    let result = try op == .strip ? stripped(text) : fixed(text, record, &memory)
    return result.utf8.elementsEqual(record.text) ? nil : result
  }

  private func stripped(_ text: String) -> String {
    text.hasDirectionalFormatting ? text.strippingControls(only: flags.groups) : text
  }

  private func fixed(
    _ text: String, _ record: TextRecord, _ memory: inout JudgeMemory
  ) throws(StreamError) -> String {
    let tag = record.locale.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    let known = tag == nil ? locale : nil
    let locale: MessageLocale
    if let known { locale = known } else { locale = try LineSettings.locale(tag, flags) }
    do throws(Fixer.Failure) {
      return try fixer.fixed(text: text, locale: locale, base: nil, memory: &memory)
    } catch {
      throw StreamError(error.description, field: "text")
    }
  }
}

/// The text of a line, and its locale.
private struct TextRecord {
  /// Where the line begins.
  let lineStart: Int
  /// The text, as a part of the line.
  let text: ArraySlice<UInt8>
  /// The locale; nil where no column has it.
  let locale: ArraySlice<UInt8>?

  init(_ line: ArraySlice<UInt8>, _ form: StreamForm) throws(StreamError) {
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
    text = try column(form.column ?? 1)
    if let number = form.localeColumn { locale = try column(number) } else { locale = nil }
  }
}
