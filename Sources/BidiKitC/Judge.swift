import BidiLint
import BidiJudge
import BidiSource
import BidiText
public import CBidiKit
import Dispatch
import LocalizationFiles

/// What a judge of the header is: the linter and the fixer of `bidi-fix`, for texts that stand in no file.
final class Judge: Sendable {
  let locale: MessageLocale
  let linter: Linter
  let fixer: Fixer
  private let memories = MemoryPool(Memory())

  /// What a thread knows.
  struct Memory: Sendable {
    /// Verdicts about shapes of lines.
    var judge = JudgeMemory()

    /// Texts that were repaired, without a source text.
    ///
    /// The texts of apps repeat.
    private var fixed: [[UInt8]: [UInt8]] = [:]

    /// The most texts that are kept, and the longest in bytes.
    private static let textLimit = 4_096
    private static let lengthLimit = 512

    /// A text after its repair.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - make: Repairs the text if no equal text was repaired before.
    /// - Returns: The bytes of the repaired text.
    /// - Throws: What `make` throws.
    mutating func fixed(
      _ text: String, _ make: (inout JudgeMemory) throws(Failure) -> String
    ) throws(Failure) -> [UInt8] {
      let key = Array(text.utf8)
      if let known = fixed[key] { return known }
      let made = Array(try make(&judge).utf8)
      guard key.count <= Self.lengthLimit else { return made }
      if fixed.count >= Self.textLimit { fixed = [:] }
      fixed[key] = made
      return made
    }
  }

  init(locale: MessageLocale, options: LintOptions) {
    self.locale = locale
    linter = Linter(options: options)
    fixer = Fixer(linter: linter)
  }

  /// The judge that a caller holds.
  ///
  /// - Throws: ``Failure`` for NULL.
  @unsafe static func of(_ pointer: OpaquePointer?) throws(Failure) -> Judge {
    guard let pointer = unsafe pointer else {
      throw .argument("the judge is NULL; make one with bidikit_judge_new")
    }
    return unsafe Unmanaged<Judge>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Goes through texts with what was found of others before.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - sources: What they were translated from; nil for nothing.
  ///   - range: Which texts; nil for all.
  ///   - body: Gets each text, nil for a null one, and what it was translated from.
  /// - Throws: ``Failure`` for a text that is not UTF-8, and what the body throws.
  func forEach(
    _ texts: Texts, _ sources: Texts?, in range: Range<Int>? = nil,
    _ body: (Int, String?, BaseTexts?, inout Memory) throws(Failure) -> Void
  ) throws(Failure) {
    try memories.lend { memory throws(Failure) in
      for index in range ?? 0..<texts.count {
        let text = try texts.string(at: index)
        let source = try sources?.string(at: index)
        let base = source.map { BaseTexts(LocalizationFile(text: $0), locale: nil) }
        try body(index, text, base, &memory)
      }
    }
  }
}

/// Makes a judge.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_judge_new(
  _ locale: bidikit_text, _ options: UnsafePointer<bidikit_judge_options>?,
  _ judge: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe status(error) { () throws(Failure) in
    guard let judge = unsafe judge else {
      throw .argument("there is no place for the judge: it is NULL")
    }
    unsafe judge.pointee = nil
    guard let identifier = try unsafe Texts.string(locale, name: "locale") else {
      throw .argument("the locale is NULL; give a tag such as ar, fa-IR or az-Arab")
    }
    guard let locale = MessageLocale(identifier) else {
      throw Failure(
        BIDIKIT_UNKNOWN_LOCALE, UnknownLocaleError(identifier: identifier).description)
    }
    let made = Judge(
      locale: locale, options: try unsafe options.map(LintOptions.read) ?? LintOptions())
    unsafe judge.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }
}

/// Frees a judge.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_judge_free(_ judge: OpaquePointer?) {
  guard let judge = unsafe judge else { return }
  unsafe Unmanaged<Judge>.fromOpaque(UnsafeRawPointer(judge)).release()
}

extension LintOptions {
  /// The options of a caller.
  ///
  /// - Throws: ``Failure`` for numbers and names that are not known.
  @unsafe fileprivate static func read(
    _ pointer: UnsafePointer<bidikit_judge_options>
  ) throws(Failure) -> LintOptions {
    guard unsafe pointer.pointee.size >= MemoryLayout<bidikit_judge_options>.size else {
      throw .argument(
        "the size of the options is \(unsafe pointer.pointee.size); set it to sizeof(bidikit_judge_options)"
      )
    }
    let given = unsafe pointer.pointee
    let (containers, style) = unsafe (given.containers, given.style)
    var options = LintOptions()
    guard containers & ~Int32(BIDIKIT_ANYWHERE) == 0 else {
      throw .argument(
        "there are no containers \(containers); they are a sum of BIDIKIT_NATURAL, BIDIKIT_IN_RTL and BIDIKIT_IN_LTR"
      )
    }
    if containers != 0 {
      options.containers = DisplayContainer.allCases.filter { containers & Int32($0.number) != 0 }
    }
    switch Int(style) {
    case BIDIKIT_EMBED: options.style = .embed
    case BIDIKIT_ISOLATE: options.style = .isolate
    case BIDIKIT_MARK: options.style = .mark
    default:
      throw .argument(
        "there is no style \(style); it is BIDIKIT_EMBED, BIDIKIT_ISOLATE or BIDIKIT_MARK")
    }
    if unsafe given.select_count != 0 {
      options.select = try unsafe rules(given.select, given.select_count, "rule to select")
    }
    options.extendSelect = try unsafe rules(
      given.extend_select, given.extend_select_count, "rule to select too")
    options.ignore = try unsafe rules(given.ignore, given.ignore_count, "rule to ignore")
    options.samples = try unsafe samples(given.samples, given.sample_count)
    return options
  }

  private static func rules(
    _ names: UnsafePointer<bidikit_text>?, _ count: Int64, _ name: String
  ) throws(Failure) -> Set<String> {
    let names = try unsafe Texts(names, count, name: name).strings()
    for (index, name) in names.enumerated() where !Rules.ids.contains(name) {
      let nearest = Rules.nearest(to: name).map { "; there is \($0)" } ?? ""
      throw Failure(BIDIKIT_UNKNOWN_NAME, "there is no rule \"\(name)\"\(nearest)", index: index)
    }
    return Set(names)
  }

  private static func samples(
    _ pointer: UnsafePointer<bidikit_argument>?, _ count: Int64
  ) throws(Failure) -> [SampleArgument] {
    guard count != 0 else { return [] }
    guard count > 0, let pointer = unsafe pointer else {
      throw .argument("the samples are NULL, or their count is negative: \(count)")
    }
    var samples: [SampleArgument] = []
    for index in 0..<Int(count) {
      let sample = unsafe pointer[index]
      let specifier = try unsafe Texts.string(sample.specifier, name: "specifier of a sample") ?? ""
      let text = try unsafe Texts.string(sample.text, name: "text of a sample") ?? ""
      do throws(SampleFault) {
        samples.append(try SampleArgument(given: specifier, text: text))
      } catch {
        throw Failure(
          BIDIKIT_UNKNOWN_NAME, "the sample \"\(specifier)\" \(error.phrase)", index: index)
      }
    }
    return samples
  }
}

extension DisplayContainer {
  /// The bit of the header.
  var number: Int {
    switch self {
    case .natural: BIDIKIT_NATURAL
    case .rightToLeft: BIDIKIT_IN_RTL
    case .leftToRight: BIDIKIT_IN_LTR
    }
  }
}

/// What is wrong with texts.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_check(
  _ judge: OpaquePointer?, _ texts: UnsafePointer<bidikit_text>?,
  _ sources: UnsafePointer<bidikit_text>?, _ count: Int64,
  _ findings: UnsafeMutablePointer<bidikit_findings>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe findings.pointee = bidikit_findings()
  return unsafe status(error) { () throws(Failure) in
    let judge = try unsafe Judge.of(judge)
    let texts = try unsafe Texts(texts, count)
    let sources = try unsafe sources.map { sources throws(Failure) in
      try unsafe Texts(sources, count, name: "source")
    }
    var writer = FindingsWriter(textCount: texts.count)
    try judge.forEach(texts, sources) { _, text, base, memory throws(Failure) in
      if let text {
        let found = judge.linter.findings(
          in: LocalizationFile(text: text), locale: judge.locale, base: base,
          memory: &memory.judge)
        for finding in found { writer.append(finding) }
      }
      writer.endText()
    }
    unsafe writer.write(to: findings)
  }
}

/// Texts with their safe repairs made.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_fix(
  _ judge: OpaquePointer?, _ texts: UnsafePointer<bidikit_text>?,
  _ sources: UnsafePointer<bidikit_text>?, _ count: Int64,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe fill(column, error, texts, count) { texts, writer throws(Failure) in
    let judge = try unsafe Judge.of(judge)
    let sources = try unsafe sources.map { sources throws(Failure) in
      try unsafe Texts(sources, count, name: "source")
    }
    try writer.append(count: texts.count) { @Sendable range, writer throws(Failure) in
      try judge.forEach(texts, sources, in: range) { index, text, base, memory throws(Failure) in
        guard let text else { return writer.appendNull() }
        func fixed(_ memory: inout JudgeMemory) throws(Failure) -> String {
          do throws(Fixer.Failure) {
            return try judge.fixer.fixedText(
              text, locale: judge.locale, base: base, memory: &memory)
          } catch {
            throw Failure(BIDIKIT_FAULT, error.description, index: index)
          }
        }
        if base == nil {
          writer.bytes += try memory.fixed(text, fixed)
        } else {
          writer.bytes += try fixed(&memory.judge).utf8
        }
        writer.endElement()
      }
    }
  }
}

extension ColumnWriter {
  /// The number of elements that are made together.
  private static let partLength = 128

  /// Appends elements that are made in parts, on all cores.
  ///
  /// - Parameters:
  ///   - count: How many elements there are.
  ///   - body: Appends the elements of a range to a column.
  /// - Throws: What the body throws for the first part that fails.
  fileprivate mutating func append(
    count: Int, _ body: @Sendable (Range<Int>, inout ColumnWriter) throws(Failure) -> Void
  ) throws(Failure) {
    guard count > Self.partLength else { return try body(0..<count, &self) }
    let partCount = (count + Self.partLength - 1) / Self.partLength
    let parts = ColumnParts(count: partCount)
    DispatchQueue.concurrentPerform(iterations: partCount) { number in
      let start = number * Self.partLength
      let part = Result { () throws(Failure) in
        var writer = ColumnWriter(count: Self.partLength, byteCount: 0)
        try body(start..<min(start + Self.partLength, count), &writer)
        return writer
      }
      parts.put(part, at: number)
    }
    for part in parts.results { append(try part.get()) }
  }
}

/// Parts of a column that several threads make.
///
/// Unchecked, because the lock is held wherever the list is written, and it is read when all threads have ended.
private final class ColumnParts: @unchecked Sendable {
  private let lock = Lock()
  private var parts: [Result<ColumnWriter, Failure>?]

  init(count: Int) { parts = Array(repeating: nil, count: count) }

  func put(_ part: Result<ColumnWriter, Failure>, at number: Int) {
    lock.withLock { parts[number] = part }
  }

  /// The parts, in order.
  var results: [Result<ColumnWriter, Failure>] { parts.compactMap { $0 } }
}
