import ArgumentParser
import BidiFiles

/// The command `bidi-fix stream`.
struct Stream: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer one JSON object a line, or one text, for pipelines.",
    discussion: """
      Reads standard input line by line and writes one answer for each line to standard output, in the same order. All \
      cores work. What has come is answered before more is waited for, so a program can talk with it line by line.

      With --input json, the default, a line is a JSON object: "text" is the text as an app has it, with its format \
      specifiers. The answer has the same fields, such as "id" and "key", as they were written; null is the same as no \
      field. A line that cannot be read, or is longer than 16 MiB, is answered with {"error": …, "line": n, "column": n, \
      "byteOffset": n} and its "id", and the stream goes on. Lines and columns count from 1, columns in Unicode scalars. \
      The byte offset counts from the start of the input.

      --op explain: {"text": "…", "base": "auto"|"auto-rtl"|"ltr"|"rtl"}. Without "base" it is auto. The answer adds \
      "direction" (ltr, rtl, mixed, neutral), "base" (ltr, rtl or null, by the first strong character), and \
      "paragraphs", each with "start", "end", "level", "levels" and "order". Offsets count Unicode scalars of the whole \
      text. "levels" has null for a character that rule X9 removes. "order" lists the other characters from left to \
      right. With "rules": true, each paragraph also has "characters": the Bidi_Class and the level of each, and "steps", \
      the rules of UAX #9 that changed it. With a locale, from "locale" or from --locale, the answer also has "findings", \
      as check gives them, and "verdict": what is known of each argument, whether each line is right, wrong or unsaid in \
      each container, and the repair. Such a line can have the settings of fix.

      --op fix: {"text": "…", "locale": "ar", "container": "natural"|"rtl"|"ltr"|"any", "style": \
      "embed"|"isolate"|"mark", "sample": {"%@": "Bob (IT)"}}. The flags stand for fields that a line does not have. A \
      sample can be a list of texts: the first is for the first argument, and so on. In the answer "text" is the repaired \
      text, and "changed" is true or false. "edits" are the replacements, with "start" and "end" in bytes of UTF-8, \
      "scalarStart" and "scalarEnd" in Unicode scalars, and "replacement". "fixed" names the rules that were repaired, \
      "proofs" has their findings, and "findings" has those that are left. "orders" has, for each "paragraph" and \
      "container", the "text" and the "fixedText" with their "arguments", what a reader sees "now" and "fixed", from left \
      to right, and whether it is right ("isRightNow", "isRightFixed"; this is sure where "isAskedFor" is true). With \
      "classes": true, there is an order for every class of argument. A text without a finding and without a change has no \
      orders, unless the line says "orders": true; with "orders": false no text has them. With "proofs": false, or with \
      --no-proofs for all lines, the answer has "text", "changed" and "edits" alone, and comes several times as fast.

      --op check: the fields of fix. The answer adds "findings", each with "rule", "severity", "message", "help", \
      "start", "end", "proof" and "fix", as check --format json writes them. Edits of a fix count bytes of UTF-8.

      --op strip: {"text": "…", "only": ["marks", "embeddings", "isolates", "overrides"]}. Without "only", all controls \
      are removed. The answer has "text" without them, "changed", and "removed", each with "control" (LRM, RLE, PDI, …), \
      "start", "end", "scalarStart" and "scalarEnd".

      With --input lines, nul or tsv a line is plain text. nul: texts end with a NUL byte. tsv: tabs separate columns, \
      --column N is the text, --locale-column N its locale, and --header says that the first line has the names of the \
      columns. fix and strip write the same line with the text repaired. A line in which nothing changes stays as it is, \
      byte for byte. So does a line that cannot be read or is longer than 16 MiB, and then standard error says why and \
      the exit status is 2. check and explain write one JSON object a line, as for {"text": …, "locale": …, "line": n}.
      """)

  @Option(
    help: ArgumentHelp(
      "What to do with each object: explain, fix, strip or check.", valueName: "operation"))
  var op: StreamOperation

  @OptionGroup var form: StreamForm

  @OptionGroup var flags: StreamFlags

  func validate() throws {
    if let flag = flags.firstFlag(notOf: op) {
      throw ValidationError("\(flag) does not go with --op \(op.rawValue).")
    }
    if op == .strip, form.localeColumn != nil {
      throw ValidationError(
        "--locale-column does not go with --op strip, which asks for no locale.")
    }
    let needsLocale = op == .fix || op == .check
    if needsLocale, form.input != .json, form.localeColumn == nil,
      try flags.lint.locale.only() == nil
    {
      throw ValidationError(
        "--op \(op.rawValue) with --input \(form.input.rawValue) needs --locale: the language of the texts."
      )
    }
  }

  func run() async throws {
    var status = ExitStatus()
    var output = StandardOutput()
    var reader = form.reader(for: op)
    let worker = StreamWorker(op: op, defaults: try flags.defaults(), form: form.lines)
    do throws(SystemError) {
      // All lines that have arrived are answered before the next read, so that a program can wait for each answer.
      while !output.isClosed {
        let lines = try reader.nextLines()
        if lines.isEmpty { break }
        for answer in await worker.answers(to: lines) {
          output.write(bytes: answer.bytes)
          if let complaint = answer.complaint {
            StandardError.write("bidi-fix: error: \(complaint)\n")
            status.noteFailure()
          }
        }
        output.flush()
      }
    } catch {
      StandardError.write("bidi-fix: error: standard input cannot be read: \(error.message)\n")
      status.noteFailure()
    }
    if !output.finish() { status.noteFailure() }
    try status.exit()
  }
}
