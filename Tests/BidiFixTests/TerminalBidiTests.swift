import BidiReport
import BidiTestSupport
import Foundation
import Testing

@testable import bidi_fix

/// Orders on terminals that reorder text, and on those that do not.
@Suite struct TerminalBidiTests {
  /// What the authors and manuals of terminals say, by the variables that each sets.
  @Test(arguments: [
    (["TERM": "xterm-256color", "VTE_VERSION": "7600"], TextStyle.VisualForm.explicitMode),
    (["TERM": "xterm-256color", "VTE_VERSION": "5800"], .explicitMode),
    (["TERM": "xterm-256color", "VTE_VERSION": "5402"], .plain),
    (["TERM": "xterm", "TERM_PROGRAM": "mintty"], .explicitMode),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .explicitMode),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"], .explicitMode),
    (["TERM": "mlterm"], .explicitMode), (["TERM": "xterm", "MLTERM": "3.9.3"], .explicitMode),
    (["TERM": "linux"], .plain), (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .plain),
    (["TERM": "alacritty"], .plain),
    // tmux keeps the variables of the terminal that it was started in.
    (["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0", "VTE_VERSION": "7600"], .plain),
    (["TERM": "tmux-256color"], .plain),
    // Settings decide, or nothing is known.
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .override),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .override),
    (["TERM": "xterm-kitty"], .override), (["TERM": "xterm-256color"], .override),
    (["VTE_VERSION": "new"], .override), ([:], .override),
  ])
  func whatIsKnown(_ variables: [String: String], _ form: TextStyle.VisualForm) {
    #expect(TextStyle.VisualForm.known(of: { variables[$0] }) == form)
  }

  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      Array("\"k\" = \"abc (\u{5D0}\u{5B7}\u{5D1}) \u{1F44D}\u{1F3FD}.\";\n".utf8),
      to: "he.lproj/A.strings")
    return folder
  }

  /// The line `abc (AB) 👍🏽.` of Hebrew in a label: in a left-to-right line, and in the right-to-left one of the repair.
  private static let now = "abc (\u{5D1}\u{5D0}\u{5B7}) \u{1F44D}\u{1F3FD}."
  private static let wanted = ".\u{1F44D}\u{1F3FD} (\u{5D1}\u{5D0}\u{5B7}) abc"

  @Test(arguments: [
    ([], "", "\u{202D}", "\u{202C}", ""),
    (["--terminal-bidi", "auto"], "", "\u{202D}", "\u{202C}", ""),
    (["--terminal-bidi", "no"], "", "", "", ""),
    (["--terminal-bidi", "yes"], "\u{1B}[8l", "\u{202D}", "\u{202C}", "\u{1B}[8h"),
  ])
  func proofs(
    _ flags: [String], _ start: String, _ open: String, _ close: String, _ end: String
  ) throws {
    let project = try project()
    let run = try Command(["check"] + flags + ["."], in: project.url)
    let lines = run.text.split(separator: "\n").map { codes(String($0)) }
    let now = "\(start)    now:        \(open)\(Self.now)\(close)\(end)"
    let wanted = "\(start)    wanted:     \(open)\(Self.wanted)\(close)\(end)"
    #expect(lines.contains(codes(now)), "\(run.text.debugDescription)")
    #expect(lines.contains(codes(wanted)), "\(run.text.debugDescription)")
  }

  /// What stands after an order in its line is in visual order where the terminal does not reorder the line.
  @Test func argumentsBesideAnOrder() throws {
    let folder = try Folder()
    func lines(_ flag: String) throws -> [String] {
      let run = try Command(
        [
          "explain", "%@ \u{5D0}\u{5D1}", "--locale", "he", "--sample", "%@=\u{5D2}\u{5D3}",
          "--terminal-bidi",
          flag,
        ], in: folder.url)
      return run.text.split(separator: "\n").map(String.init).filter { $0.contains("forced rtl ") }
    }
    let plain = try lines("no")
    #expect(plain.count == 1 && !plain[0].unicodeScalars.contains("\u{202D}"), "\(plain)")
    let forced = try lines("yes")
    #expect(
      forced.count == 1 && forced[0].hasPrefix("\u{1B}[8l") && forced[0].hasSuffix("\u{1B}[8h"))
  }

  /// A file is no terminal.
  @Test func reportsInFilesAreAsBefore() throws {
    let project = try project()
    _ = try Command(["check", "--output", "report.txt", "."], in: project.url)
    let report = try String(
      contentsOf: project.url.appendingPathComponent("report.txt"), encoding: .utf8)
    #expect(report.unicodeScalars.contains("\u{202D}") && !report.unicodeScalars.contains("\u{1B}"))
  }

  @Test func otherWordsAreRefused() throws {
    let project = try project()
    let run = try Command(["check", "--terminal-bidi", "maybe", "."], in: project.url)
    #expect(run.exitCode == 64)
    #expect(
      run.standardError.contains("auto, yes, no")
        || run.standardError.contains("'auto', 'yes' or 'no'"))
  }
}
