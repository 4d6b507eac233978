import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import LocalizationFiles

/// `stream --op check`: finds faults in a text, with proofs and fixes.
struct CheckOperation {
  let defaults: StreamDefaults

  /// The fields that the answer adds to a line.
  func fields(
    for line: StreamLine, memory: inout StreamMemory
  ) throws(StreamError) -> [String: JSONValue] {
    let text = try line.text()
    let settings = try LineSettings(line, defaults, &memory)
    let findings = settings.linter.findings(
      in: LocalizationFile(text: text), locale: settings.locale, base: nil, memory: &memory.judge)
    return ["text": .string(text), "findings": .findings(findings)]
  }
}
