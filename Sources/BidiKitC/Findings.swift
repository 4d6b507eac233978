import BidiLint
import BidiJudge
import BidiSource
import BidiText
public import CBidiKit

/// Findings in the making: lists of numbers, and the bytes of all their texts.
struct FindingsWriter {
  /// A text among the bytes; nil for a null one.
  fileprivate typealias Place = Range<Int>?

  fileprivate struct FindingRecord {
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

  fileprivate struct LineRecord {
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

  /// Hands the findings to the caller, in one piece of memory: the bytes of all texts, then the lists.
  func write(to result: UnsafeMutablePointer<bidikit_findings>) {
    var memory = unsafe Memory(sizes: [
      bytes.count, firsts.count * MemoryLayout<Int64>.stride,
      findings.count * MemoryLayout<bidikit_finding>.stride,
      edits.count * MemoryLayout<bidikit_edit>.stride,
      lines.count * MemoryLayout<bidikit_line>.stride,
      arguments.count * MemoryLayout<bidikit_example>.stride,
      facts.count * MemoryLayout<bidikit_text>.stride,
    ])
    let texts = unsafe memory.list(bytes) { CChar(bitPattern: $0) }
    func text(_ place: Place) -> bidikit_text {
      guard let place else { return unsafe bidikit_text(bytes: nil, count: -1) }
      return unsafe bidikit_text(bytes: texts + place.lowerBound, count: Int64(place.count))
    }
    unsafe result.pointee = bidikit_findings(
      text_count: Int64(firsts.count - 1),
      first: memory.list(firsts) { $0 },
      findings: memory.list(findings) { unsafe bidikit_finding($0, text) },
      edits: memory.list(edits) { edit in
        unsafe bidikit_edit(
          start: Int64(edit.range.lowerBound), end: Int64(edit.range.upperBound),
          replacement: text(edit.replacement))
      },
      lines: memory.list(lines) { unsafe bidikit_line($0, text) },
      arguments: memory.list(arguments) { argument in
        // The bits of the header are those of the module.
        unsafe bidikit_example(
          specifier: text(argument.specifier), text: text(argument.text),
          classes: Int32(argument.classes.rawValue), reserved: 0)
      },
      facts: memory.list(facts) { unsafe text($0) },
      memory: memory.start)
  }

  /// One piece of memory, from which lists are cut one after the other.
  @safe
  private struct Memory {
    let start: UnsafeMutableRawPointer
    private let size: Int
    private var used = 0

    /// Makes room for lists of some sizes, in bytes.
    init(sizes: [Int]) {
      size = sizes.reduce(0) { $0 + Self.aligned($1) }
      unsafe start = .allocate(byteCount: size, alignment: Self.alignment)
    }

    private static let alignment = 16

    private static func aligned(_ size: Int) -> Int { (size + alignment - 1) & -alignment }

    /// Cuts a list off.
    mutating func list<Record, Element>(
      _ records: [Record], _ element: (Record) -> Element
    ) -> UnsafePointer<Element> {
      let list = unsafe (start + used).bindMemory(to: Element.self, capacity: records.count)
      used += Self.aligned(records.count * MemoryLayout<Element>.stride)
      precondition(used <= size)
      for (index, record) in records.enumerated() {
        unsafe (list + index).initialize(to: element(record))
      }
      return unsafe UnsafePointer(list)
    }
  }
}

extension bidikit_finding {
  fileprivate init(
    _ finding: FindingsWriter.FindingRecord, _ text: (FindingsWriter.Place) -> bidikit_text
  ) {
    unsafe self.init(
      rule: text(finding.rule), message: text(finding.message), help: text(finding.help),
      start: Int64(finding.range.lowerBound), end: Int64(finding.range.upperBound),
      severity: Int32(finding.severity), fix: Int32(finding.fix),
      fix_message: text(finding.fixMessage), first_edit: Int64(finding.edits.lowerBound),
      edit_count: Int64(finding.edits.count), container: Int32(finding.container),
      direction: Int32(finding.direction), first_line: Int64(finding.lines.lowerBound),
      line_count: Int64(finding.lines.count), first_fact: Int64(finding.facts.lowerBound),
      fact_count: Int64(finding.facts.count))
  }
}

extension bidikit_line {
  fileprivate init(
    _ line: FindingsWriter.LineRecord, _ text: (FindingsWriter.Place) -> bidikit_text
  ) {
    unsafe self.init(
      number: Int64(line.number), text: text(line.text), now: text(line.now),
      repaired: text(line.repaired), point: text(line.point),
      direction_now: Int32(line.direction), reserved: 0,
      first_argument: Int64(line.arguments.lowerBound),
      argument_count: Int64(line.arguments.count),
      first_right_argument: Int64(line.rightArguments.lowerBound),
      right_argument_count: Int64(line.rightArguments.count))
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
