import BidiLint
import BidiReport
import BidiSource

/// The diagnostics of a document, as LSP has them.
///
/// What is said of a finding is written once, as long as the finding stays.
struct DiagnosticList: Sendable {
  /// The members of a diagnostic without its range, as JSON without the brace at its end, by the finding.
  private var written: [Int: [UInt8]] = [:]

  /// The session that the findings are of.
  private var token: SessionToken?

  /// The diagnostics of a document.
  ///
  /// - Parameters:
  ///   - document: The document, read and checked.
  ///   - encoding: What a character of a position is.
  ///   - settings: Says where documents of rules are.
  /// - Returns: An array, written.
  mutating func json(
    for document: Document, _ encoding: PositionEncoding, _ settings: Settings
  ) -> [UInt8] {
    var counter = document.counter(encoding)
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    var used: [Int: [UInt8]] = [:]
    if token !== document.checked?.token {
      written = [:]
      token = document.checked?.token
    }
    for placed in document.checked?.findings ?? [] {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      let start = written[placed.id] ?? Self.start(of: placed.finding, settings)
      used[placed.id] = start
      bytes += start
      let (first, last) = (
        counter.position(of: placed.range.lowerBound), counter.position(of: placed.range.upperBound)
      )
      // Written by hand: there may be thousands, at every key that is pressed.
      bytes += ",\"range\":{\"start\":{\"line\":".utf8
      bytes += String(first.line).utf8
      bytes += ",\"character\":".utf8
      bytes += String(first.character).utf8
      bytes += "},\"end\":{\"line\":".utf8
      bytes += String(last.line).utf8
      bytes += ",\"character\":".utf8
      bytes += String(last.character).utf8
      bytes += "}}}".utf8
    }
    written = used
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// One diagnostic.
  static func json(
    for placed: LintSession.Placed, _ counter: inout PositionCounter, _ settings: Settings
  ) -> JSONValue {
    var members = Self.members(of: placed.finding, settings)
    members["range"] = counter.range(of: placed.range)
    return .object(members)
  }

  private static func start(of finding: Finding, _ settings: Settings) -> [UInt8] {
    JSONValue.object(members(of: finding, settings)).bytes.dropLast()
  }

  private static func members(of finding: Finding, _ settings: Settings) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "severity": .integer(level(finding.severity)), "code": .string(finding.rule),
      "source": .string("bidi-fix"), "message": .string(report.note(for: finding)),
    ]
    if let document = settings.ruleDocument {
      let address = document.replacing("{rule}", with: finding.rule)
      members["codeDescription"] = .object(["href": .string(address)])
    }
    return members
  }

  private static func level(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  private static let report = TextReport(style: .editor)
}

extension TextStyle {
  /// The style of texts that an editor shows: no colour, controls by name.
  static let editor = TextStyle(isColored: false, showsControls: true)
}
