import BidiFiles
import BidiLanguageServer
import BidiSource
import BidiText
import Libc

/// The command `bidi-lsp`: a language server on standard input and standard output.
@main
enum BidiLSP {
  static let version = PackageVersion.current.description

  private static let help = """
    OVERVIEW: A language server (LSP 3.17) for localization files: what bidi-fix check finds, while you type.

    Editors start it; it talks to them on standard input and standard output.

    USAGE: bidi-lsp [--stdio] [--version] [--help]

    OPTIONS:
      --stdio      Talk on standard input and standard output, which is the default.
      --version    Show the version.
      -h, --help   Show this help.

    Settings are initializationOptions, or the section bidi-fix of the client's settings, named as the flags of
    bidi-fix check: container, style, writeEscapes, select, extendSelect, ignore, severity, sample, numbers, locale, base.

    """

  static func main() {
    // A client that goes away must not end the process before its exit status is known.
    signal(SIGPIPE, SIG_IGN)
    for argument in CommandLine.arguments.dropFirst() {
      switch argument {
      case "--stdio": break
      case "--version":
        print(
          "bidi-lsp \(version) (Unicode \(CharacterDataVersion.unicode), \(CharacterDataVersion.source))"
        )
        return
      case "-h", "--help":
        print(help, terminator: "")
        return
      default:
        let shown = String(argument.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) })
        Channel.complain("bidi-lsp: there is no option \(shellWord(shown)); see bidi-lsp --help\n")
        exit(64)
      }
    }
    var channel = Channel()
    var reader = MessageReader()
    var server = LanguageServer(version: version, files: .disk)
    while server.exitStatus == nil {
      // All messages that the client has sent are read before the next one is processed, so that later ones can cancel it.
      let isOpen = channel.read(waiting: server.isIdle) { reader.append($0) }
      while let item = reader.next() { server.receive(item) }
      for message in server.step() {
        if !channel.write(message, whileReading: { reader.append($0) }) { exit(1) }
      }
      if !isOpen, server.isIdle { server.endOfStream() }
    }
    exit(server.exitStatus ?? 1)
  }
}
