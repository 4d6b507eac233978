import BidiAudit
@testable import BidiLint
@testable import BidiFormat
@testable import BidiJudge
@testable import MessageSyntax
import BidiPseudo
@testable import BidiText
import Foundation
import LocalizationFiles

/// What is done with a text, by name.
private let works: [(name: String, work: @Sendable (_ text: String) -> Void)] = [
  ("verdict", judge),
  ("repair", { _ = try? $0.bidiFixed(locale: "he", containers: [.natural, .leftToRight]) }),
  ("format", format),
  ("transform", transform),
  ("inspect", inspect),
  ("pseudolocalize", { _ = Pseudolocalizer(.accentedAndLonger).pseudolocalized(Message($0)) }),
  ("audit", { _ = ControlAudit(ofSource: $0, syntax: .swift) }),
  ("strings", { check("he.lproj/x.strings", "\"k\" = \"" + escaped($0) + "\";\n") }),
  ("gettext", { check("po/he.po", "msgid \"k %s\"\nmsgstr \"" + escaped($0) + "\"\n") }),
  ("json", { check("i18n/he.json", "{\"k\": \"" + escaped($0) + "\"}") }),
  ("file", { check("he.lproj/x.strings", $0) }),
  ("file of gettext", { check("po/he.po", $0) }),
  ("file of JSON", { check("i18n/he.json", $0) }),
  ("file of XML", { check("values-iw/strings.xml", $0) }),
]

private let hebrew = MessageLocale("he") ?? { fail("he is a locale") }()
private let options = JudgeOptions(containers: [.natural, .leftToRight])

/// Long texts: one with a part eight times as often takes at most some three times eight times as long.
///
/// The other targets have short inputs, in which the square of a length is not felt. An input here is three texts: what
/// stands before the part, the part, and what stands after it.
func fuzzGrowth(_ input: inout Input) {
  let (name, work) = input.pick(works)
  let (head, part) = (input.text(), input.text())
  let tail = input.text()
  guard !part.isEmpty else { return }
  func text(_ length: Int) -> String {
    head + String(repeating: part, count: max(1, length / part.utf8.count)) + tail
  }
  let (short, long) = (text(2_000), text(16_000))
  func isGrowing() -> Bool {
    let whole = time { work(long) }
    guard whole > 0.25 else { return false }
    return whole > 24 * time { work(short) }
  }
  // Tables are made at the first run, and other programs run beside this one.
  for _ in 0..<3 where !isGrowing() { return }
  fail("\(name) does not take linear time: \(codes(head)) | \(codes(part)) | \(codes(tail))")
}

/// The seconds of the processor that something takes.
private func time(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  work()
  return now() - start
}

private func judge(_ text: String) {
  var judge = MessageJudge(locale: hebrew, options: options)
  _ = judge.verdict(of: Message(text))
}

private func format(_ text: String) {
  let formatter = BidiFormatter(direction: .rightToLeft, mode: .asNeeded)
  let arguments: [MessageArgument] = [.text("C++ (x)"), .number(5), .text("\u{5D0}")]
  for syntax in MessagePattern.Syntax.allCases {
    guard let pattern = try? MessagePattern(text, syntax: syntax) else { continue }
    _ = try? formatter.format(pattern, arguments)
  }
  _ = try? formatter.format(MessagePattern("%1$@ (%1$@)"), [.text(text)])
}

private func transform(_ text: String) {
  for base in [WritingDirection.rightToLeft, .leftToRight] {
    _ = text.embedded(in: base, mode: .whereOrderChanges(in: .explicit(base)))
    _ = text.isolated(in: base)
    _ = text.marked(in: base)
  }
  _ = text.strippingControls()
  _ = text.balancingControls()
  _ = text.convertingControls(to: .isolates)
}

private func inspect(_ text: String) {
  _ = text.visualText()
  _ = text.controlBalance
  _ = text.opaqueStretches()
  _ = text.formatSpecifiers()
  _ = text.lineBreakOpportunities()
  _ = text.naturalAlignments(in: .rightToLeft)
  for strategy in [DirectionStrategy.wordShare(), .firstStrongOutsideCode, .lastStrong] {
    _ = text.writingDirection(by: strategy)
  }
}

private func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
}

/// Reads, judges and repairs a file.
private func check(_ path: String, _ text: String) {
  guard let file = try? LocalizationFile(path: path, bytes: Array(text.utf8)) else { return }
  let linter = Linter(options: LintOptions(containers: [.natural, .leftToRight]))
  _ = try? Fixer(linter: linter).fix(file, locale: hebrew)
}
