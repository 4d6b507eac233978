import BidiJudge
import BidiLint
@testable import BidiSource
@testable import BidiText
import Foundation

@testable import StreamLines

/// Operations and forms of `stream`, with their settings.
private let workers: [StreamWorker] = [
  worker(.explain), worker(.fix, locale: "ar"),
  worker(.check, locale: "he", options: LintOptions(containers: DisplayContainer.allCases)),
  worker(.strip),
  worker(.fix, form(.lines), locale: "fa", options: LintOptions(style: .isolate)),
  worker(.strip, form(.nul)), worker(.fix, form(.tsv, column: 2, localeColumn: 1)),
  worker(.strip, form(.tsv, hasHeader: true), groups: .marks),
  worker(.check, form(.lines), locale: "ur"), worker(.explain, form(.nul)),
  worker(.check, form(.tsv, localeColumn: 2)),
]

private func worker(
  _ op: StreamOperation, _ form: LineForm = form(.json), locale: String? = nil,
  options: LintOptions = LintOptions(), groups: ControlGroups = .all
) -> StreamWorker {
  let known = locale.flatMap { MessageLocale($0) }
  require(locale == nil || known != nil, "the locales are known")
  return StreamWorker(
    op: op,
    defaults: StreamDefaults(locale: known, linter: Linter(options: options), groups: groups),
    form: form)
}

private func form(
  _ input: LineForm.Input, column: Int = 1, localeColumn: Int? = nil, hasHeader: Bool = false
) -> LineForm {
  LineForm(input: input, column: column, localeColumn: localeColumn, hasHeader: hasHeader)
}

/// Lines of `stream`: one answer a line, JSON for JSON, and texts of which only controls change.
func fuzzStream(_ input: inout Input) {
  let worker = input.pick(workers)
  let bytes = input.rest()
  var offset = 0
  let parts = bytes.split(separator: worker.form.separator, omittingEmptySubsequences: false)
  let lines = parts.prefix(8).enumerated().map { index, part in
    defer { offset += part.count + 1 }
    return LineReader.Line(
      number: index + 1, byteOffset: offset, count: part.count, bytes: part, isEnded: true,
      piece: .whole)
  }
  let answers = Answers()
  let isDone = DispatchSemaphore(value: 0)
  Task {
    answers.list = await worker.answers(to: lines)
    isDone.signal()
  }
  isDone.wait()
  require(answers.list.count == lines.count, "one answer a line")
  for (line, answer) in zip(lines, answers.list) {
    let isText = worker.form.input != .json && worker.op.givesText
    require(
      answer.bytes.last == (isText ? worker.form.separator : 0x0A), "answers end as lines do")
    let content = answer.bytes.dropLast()
    if !isText {
      check(json: content, for: line, input: worker.form.input)
    } else {
      require(
        isSame(
          String(decoding: content, as: UTF8.self).strippingControls(),
          String(decoding: line.bytes, as: UTF8.self).strippingControls()), "only controls change")
    }
  }
}

private func check(
  json: ArraySlice<UInt8>, for line: LineReader.Line, input: LineForm.Input
) {
  require(!json.contains(0x0A), "an answer is one line")
  guard let value = try? JSONValue(Array(json)), case .object(let members) = value.kind else {
    fail("an answer is an object")
  }
  let names = members.map(\.name.string)
  let isAnswer = names.contains("text")
  require(isAnswer || names.contains("error"), "an answer has a text or an error")
  guard isAnswer, let text = text(of: line, input: input),
    let after = members.last(where: { $0.name.string == "text" })?.value.text?.string
  else { return }
  require(isSame(after.strippingControls(), text.strippingControls()), "only controls change")
}

/// The text of a line, by the form of the input: a plain text may look like JSON.
private func text(of line: LineReader.Line, input: LineForm.Input) -> String? {
  switch input {
  case .json: try? StreamLine(line.bytes).text()
  // The CR of CR LF belongs to the separator.
  case .lines:
    String(decoding: line.bytes.last == 0x0D ? line.bytes.dropLast() : line.bytes, as: UTF8.self)
  case .nul: String(decoding: line.bytes, as: UTF8.self)
  // The column is tested with the texts that are answered.
  case .tsv: nil
  }
}

/// What a task hands out.
///
/// Sendable without a check: it is read after the task has ended.
private final class Answers: @unchecked Sendable {
  var list: [StreamWorker.Answer] = []
}
