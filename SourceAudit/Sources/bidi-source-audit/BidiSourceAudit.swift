import BidiSource
import Foundation
import SourceAudit

/// The command `bidi-source-audit`, which `bidi-scene audit` runs for source files.
@main
enum BidiSourceAudit {
  private static let usage = """
    usage: bidi-source-audit PATH…
           bidi-source-audit --rules [RULE]
           bidi-source-audit --version

    Writes as JSON what goes wrong from right to left in files of Swift and Objective-C (.swift, .m, .mm, .h) and
    in folders (.swift, .m, .mm). `bidi-scene audit` runs it and prints the result for people.
    Exit status: 0 done; 1 findings; 2 something could not be read; 64 the command line is wrong.

    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--help", "-h": write(usage)
    case "--version": write("\(PackageVersion.current)\n")
    case "--rules":
      guard arguments.count <= 2 else { fail(usage) }
      guard arguments.count == 2 else { return write(SourceRules.list) }
      guard let document = SourceRules.markdown(of: arguments[1]) else {
        fail(
          "error: there is no rule \"\(arguments[1])\"; the rules: \(SourceRules.ids.joined(separator: ", "))\n"
        )
      }
      write(document)
    case nil: fail(usage)
    default:
      if arguments.first == "--" {
        arguments.removeFirst()
      } else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
        fail("error: there is no option \(option)\n\(usage)")
      }
      // Walks of deep trees in swift-syntax itself need more stack than the first thread has.
      let paths = arguments
      let thread = Thread { exit(audit(paths)) }
      thread.stackSize = 1 << 29
      thread.start()
      while true { sleep(1000) }
    }
  }

  private static func audit(_ paths: [String]) -> Int32 {
    var files = SourceWalker()
    for path in paths { files.add(path) }
    let result = AuditResult(files)
    do {
      write(try result.json())
    } catch {
      fail("error: the findings cannot be written: \(error)\n", status: 2)
    }
    if let note = result.noteOfUnreached { FileHandle.standardError.write(Data(note.utf8)) }
    return result.status
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func fail(_ message: String, status: Int32 = 64) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
