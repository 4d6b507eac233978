import ArgumentParser

/// The command `bidi-fix stream`.
struct Stream: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer one JSON object a line, for pipelines.",
    discussion: """
      Reads one JSON object a line from standard input and writes one a line to standard output, in \
      order. A line that cannot be read gives {"error": …, "line": n}, and the stream goes on.

      --op explain: in {"text": "…", "base": "auto"|"auto-rtl"|"ltr"|"rtl"}; base may be left out and is \
      then auto. Out adds "direction" (ltr, rtl, mixed, neutral), "base" (ltr, rtl or null: the first \
      strong character), and "paragraphs" with "start", "end", "level", "levels" and "order". Offsets \
      count Unicode scalars of the whole text; "levels" has null where rule X9 removes the character; \
      "order" lists the others from left to right. With "rules": true each paragraph also has \
      "characters": the Bidi_Class of each, its level, and "steps", the rules of UAX #9 that acted on \
      it with the class and the level that each left.
      """)

  /// What is done with each object.
  enum Operation: String, ExpressibleByArgument, CaseIterable {
    case explain
  }

  @Option(help: ArgumentHelp("What to do with each object: explain.", valueName: "operation"))
  var op: Operation

  func run() throws {
    var status = ExitStatus()
    var output = StandardOutput()
    var lines = LineReader()
    var number = 0
    do throws(SystemError) {
      // What is ready is written before more is waited for, so that a partner can talk by turns.
      while let line = try lines.next(beforeWaiting: { output.flush() }), !output.isClosed {
        number += 1
        switch op {
        case .explain: output.write(ExplainOperation.answer(line: line, number: number) + "\n")
        }
      }
    } catch {
      StandardError.write("bidi-fix: error: standard input cannot be read: \(error.message)\n")
      status.noteFailure()
    }
    if !output.finish() { status.noteFailure() }
    try status.exit()
  }
}
