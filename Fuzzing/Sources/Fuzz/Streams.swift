import ArgumentParser
@testable import BidiSource
@testable import BidiText
import Foundation

@testable import StreamLines

/// Operations and forms of `stream`, with flags.
private let commands: [(op: StreamOperation, flags: [String], form: [String])] = [
  (.explain, [], []), (.fix, ["--locale", "ar"], []),
  (.check, ["--locale", "he", "--container", "any"], []), (.strip, [], []),
  (.fix, ["--locale", "fa", "--style", "isolate"], ["--input", "lines"]),
  (.strip, [], ["--input", "nul"]),
  (.fix, [], ["--input", "tsv", "--column", "2", "--locale-column", "1"]),
  (.strip, ["--only", "marks"], ["--input", "tsv", "--column", "1", "--header"]),
  (.check, ["--locale", "ur"], ["--input", "lines"]), (.explain, [], ["--input", "nul"]),
  (.check, [], ["--input", "tsv", "--column", "1", "--locale-column", "2"]),
]

private let workers: [StreamWorker] = commands.map { command in
  guard let defaults = try? StreamFlags.parse(command.flags).defaults(),
    let form = try? StreamForm.parse(command.form)
  else { fail("\(command)") }
  return StreamWorker(op: command.op, defaults: defaults, form: form.lines)
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
  json: ArraySlice<UInt8>, for line: LineReader.Line, input: StreamForm.Input
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
private func text(of line: LineReader.Line, input: StreamForm.Input) -> String? {
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
