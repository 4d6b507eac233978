import ArgumentParser
import BidiFiles

/// The command `bidi-fix stream`.
struct Stream: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer one JSON object a line, or one text, for pipelines.",
    discussion: """
      Reads one JSON object a line from standard input and writes one a line to standard output, in \
      order. "text" is the text as an app has it, with its format specifiers. Other fields, such as \
      "id" and "key", are carried to the answer as they are written; null is the same as nothing. A line \
      that cannot be read, or is longer than 16 MiB, gives {"error": …, "line": n, "column": n, \
      "byteOffset": n}, with its "id", and the stream goes on. Lines and columns count from 1, columns in \
      Unicode scalars; the byte offset counts from the start of the input.

      --op explain: in {"text": "…", "base": "auto"|"auto-rtl"|"ltr"|"rtl"}; base may be left out and is \
      then auto. Out adds "direction" (ltr, rtl, mixed, neutral), "base" (ltr, rtl or null: the first \
      strong character), and "paragraphs" with "start", "end", "level", "levels" and "order". Offsets \
      count Unicode scalars of the whole text; "levels" has null where rule X9 removes the character; \
      "order" lists the others from left to right. With "rules": true each paragraph also has \
      "characters": the Bidi_Class of each, its level, and "steps", the rules of UAX #9 that acted on \
      it with the class and the level that each left. A line with "locale" also takes "container", "style" \
      and "sample", and gets "findings", as of check, and "verdict": what is known of each argument, each \
      line in each container with "statement" (right, wrong, unsaid), and the repair.

      --op fix: in {"text": "…", "locale": "ar", "container": "natural"|"rtl"|"ltr"|"any", "style": \
      "embed"|"isolate"|"mark", "sample": {"%@": "Bob (IT)"}}; all but text may be left out where flags \
      or the defaults say it. A sample may be a list of texts, for one argument after the other. Out: \
      "text" is repaired, as fix repairs a value of a file; "changed" is true or false; "edits" are what \
      was replaced in the text, with "start" and "end" in bytes of UTF-8, "scalarStart" and "scalarEnd" \
      in Unicode scalars, and "replacement"; "fixed" names the rules, "proofs" are their findings; \
      "findings" are those left, as of check; "orders" has for each "paragraph" and "container" its "text" \
      and its "fixedText" with "arguments", what is seen "now" and "fixed", written as it stands on the \
      screen from left to right, and whether readers accept it ("isRightNow", "isRightFixed"; sure where "isAskedFor"). With \
      "classes": true there is an order for every class of argument.

      --op check: in as for fix. Out adds "findings", each with "rule", "severity", "message", "help", \
      "start", "end", "proof" and "fix", as check --format json writes them; places are those of the \
      text, and edits of a fix count bytes of UTF-8.

      --op strip: in {"text": "…", "only": ["marks", "embeddings", "isolates", "overrides"]}; without \
      only all controls are removed. Out: "text" without them; "changed"; "removed", each with "control" \
      (LRM, RLE, PDI, …), "start", "end", "scalarStart" and "scalarEnd".

      --input lines, nul or tsv: each line, or what stands before a NUL, is a text, or its columns are \
      parted by tabs, and --column N is the text (--locale-column N its locale, --header says that the first \
      line holds names). Of fix and strip comes the same with the text repaired; a line that nothing is \
      changed in, and one that cannot be read or is longer than 16 MiB, comes out byte by byte as it came, \
      the latter with an error on standard error and exit status 2. Of check and explain comes a JSON object \
      a line, as for {"text": …, "locale": …, "line": n}. All cores work; the order stays, and what is at \
      hand is answered before more is waited for.
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
  }

  func run() async throws {
    var status = ExitStatus()
    var output = StandardOutput()
    var reader = form.reader(for: op)
    let worker = StreamWorker(op: op, defaults: try flags.defaults(), form: form)
    do throws(SystemError) {
      // What is at hand is answered before more is waited for, so that a partner can talk by turns.
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
