import BidiLint
import BidiMessages
import BidiSource
import BidiText
public import CBidiKit

/// Findings in the making: lists of numbers, and the bytes of all their texts.
struct FindingsWriter {
  /// A text among the bytes; nil for a null one.
  private typealias Place = Range<Int>?

  private struct FindingRecord {
    let rule: Place
    let message: Place
    let help: Place
    let fixMessage: Place
    let range: Range<Int>
    let severity: Int
    let fix: Int
    let edits: Range<Int>
    let container: Int
    let direction: Int
    let lines: Range<Int>
    let facts: Range<Int>
  }

  private struct LineRecord {
    let number: Int
    let text: Place
    let now: Place
    let repaired: Place
    let point: Place
    let direction: Int
    let arguments: Range<Int>
    let rightArguments: Range<Int>
  }

  private var bytes: [UInt8] = []
  private var firsts: [Int64] = [0]
  private var findings: [FindingRecord] = []
  private var edits: [(range: Range<Int>, replacement: Place)] = []
  private var lines: [LineRecord] = []
  private var arguments: [(specifier: Place, text: Place, classes: ArgumentClasses)] = []
  private var facts: [Place] = []

  /// Makes room.
  init(textCount: Int) { firsts.reserveCapacity(textCount + 1) }

  /// Ends a text, whose findings have been appended.
  mutating func endText() { firsts.append(Int64(findings.count)) }

  /// Adds a finding of the text at hand.
  mutating func append(_ finding: Finding) {
    let proof = finding.proof
    let lineStart = lines.count
    for line in proof?.lines ?? [] { append(line) }
    let factStart = facts.count
    for fact in proof?.knowledge ?? [] { facts.append(place(of: fact)) }
    let editStart = edits.count
    if let fix = finding.fix {
      for (edit, location) in zip(fix.edits, finding.editLocations) {
        edits.append(
          (
            location.lowerBound.byteOffset..<location.upperBound.byteOffset,
            place(of: edit.replacement)
          ))
      }
    }
    findings.append(
      FindingRecord(
        rule: place(of: finding.rule), message: place(of: finding.message),
        help: place(of: finding.help), fixMessage: place(of: finding.fix?.message),
        range: finding.location.byteOffset..<finding.endLocation.byteOffset,
        severity: finding.severity.number, fix: finding.fix?.safety.number ?? BIDIKIT_NO_FIX,
        edits: editStart..<edits.count, container: proof?.container.number ?? 0,
        direction: proof?.direction.number ?? BIDIKIT_NEUTRAL, lines: lineStart..<lines.count,
        facts: factStart..<facts.count))
  }

  private mutating func append(_ line: Proof.LineProof) {
    let start = arguments.count
    append(line.arguments)
    let middle = arguments.count
    append(line.rightArguments)
    lines.append(
      LineRecord(
        number: line.number, text: place(of: line.text), now: place(of: line.now),
        repaired: place(of: line.repaired), point: place(of: line.point?.rawValue),
        direction: line.directionNow.number, arguments: start..<middle,
        rightArguments: middle..<arguments.count))
  }

  private mutating func append(_ examples: [Fault.Example]) {
    for example in examples {
      arguments.append(
        (place(of: example.specifier), place(of: example.text), example.argumentClass))
    }
  }

  private mutating func place(of text: String?) -> Place {
    guard let text else { return nil }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return start..<bytes.count
  }

  // MARK: For the caller

  /// Hands the findings to the caller, in one piece of memory: all lists, then the bytes of their texts.
  func write(to result: UnsafeMutablePointer<bidikit_findings>) {
    var room = Room()
    let firstsStart = room.add(firsts.count, of: Int64.self)
    let findingsStart = unsafe room.add(findings.count, of: bidikit_finding.self)
    let editsStart = unsafe room.add(edits.count, of: bidikit_edit.self)
    let linesStart = unsafe room.add(lines.count, of: bidikit_line.self)
    let argumentsStart = unsafe room.add(arguments.count, of: bidikit_example.self)
    let factsStart = unsafe room.add(facts.count, of: bidikit_text.self)
    let bytesStart = room.add(bytes.count, of: UInt8.self)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: room.size, alignment: 16)

    let texts = unsafe (memory + bytesStart).bindMemory(to: CChar.self, capacity: bytes.count)
    unsafe UnsafeMutableRawBufferPointer(start: texts, count: bytes.count).copyBytes(from: bytes)
    func text(_ place: Place) -> bidikit_text {
      guard let place else { return unsafe bidikit_text(bytes: nil, count: -1) }
      return unsafe bidikit_text(bytes: texts + place.lowerBound, count: Int64(place.count))
    }
    func list<Record, Element>(
      _ records: [Record], at start: Int, _ element: (Record) -> Element
    ) -> UnsafePointer<Element> {
      let list = unsafe (memory + start).bindMemory(to: Element.self, capacity: records.count)
      for (index, record) in records.enumerated() {
        unsafe (list + index).initialize(to: element(record))
      }
      return unsafe UnsafePointer(list)
    }

    unsafe result.pointee = bidikit_findings(
      text_count: Int64(firsts.count - 1),
      first: list(firsts, at: firstsStart) { $0 },
      findings: list(findings, at: findingsStart) { finding in
        unsafe bidikit_finding(
          rule: text(finding.rule), message: text(finding.message), help: text(finding.help),
          start: Int64(finding.range.lowerBound), end: Int64(finding.range.upperBound),
          severity: Int32(finding.severity), fix: Int32(finding.fix),
          fix_message: text(finding.fixMessage), first_edit: Int64(finding.edits.lowerBound),
          edit_count: Int64(finding.edits.count), container: Int32(finding.container),
          direction: Int32(finding.direction), first_line: Int64(finding.lines.lowerBound),
          line_count: Int64(finding.lines.count), first_fact: Int64(finding.facts.lowerBound),
          fact_count: Int64(finding.facts.count))
      },
      edits: list(edits, at: editsStart) { edit in
        unsafe bidikit_edit(
          start: Int64(edit.range.lowerBound), end: Int64(edit.range.upperBound),
          replacement: text(edit.replacement))
      },
      lines: list(lines, at: linesStart) { line in
        unsafe bidikit_line(
          number: Int64(line.number), text: text(line.text), now: text(line.now),
          repaired: text(line.repaired), point: text(line.point),
          direction_now: Int32(line.direction), reserved: 0,
          first_argument: Int64(line.arguments.lowerBound),
          argument_count: Int64(line.arguments.count),
          first_right_argument: Int64(line.rightArguments.lowerBound),
          right_argument_count: Int64(line.rightArguments.count))
      },
      arguments: list(arguments, at: argumentsStart) { argument in
        // The bits of the header are those of the module.
        unsafe bidikit_example(
          specifier: text(argument.specifier), text: text(argument.text),
          classes: Int32(argument.classes.rawValue), reserved: 0)
      },
      facts: list(facts, at: factsStart) { unsafe text($0) },
      memory: memory)
  }

  /// Lists that lie one behind the other.
  private struct Room {
    /// How many bytes they take.
    private(set) var size = 0

    /// Makes room for a list.
    ///
    /// - Parameters:
    ///   - count: How many elements it has.
    ///   - type: What they are.
    /// - Returns: Where it begins.
    mutating func add<Element>(_ count: Int, of type: Element.Type) -> Int {
      let start = (size + 15) & ~15
      size = start + count * MemoryLayout<Element>.stride
      return start
    }
  }
}

/// Frees findings.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_findings_free(_ findings: UnsafeMutablePointer<bidikit_findings>?) {
  guard let findings = unsafe findings else { return }
  if let memory = unsafe findings.pointee.memory { unsafe memory.deallocate() }
  unsafe findings.pointee = bidikit_findings()
}

extension Severity {
  /// The number of the header.
  fileprivate var number: Int {
    switch self {
    case .info: BIDIKIT_INFO
    case .warning: BIDIKIT_WARNING
    case .error: BIDIKIT_ERROR
    }
  }
}

extension Fix.Safety {
  /// The number of the header.
  fileprivate var number: Int {
    switch self {
    case .safe: BIDIKIT_SAFE_FIX
    case .unsafe: BIDIKIT_UNSAFE_FIX
    }
  }
}
