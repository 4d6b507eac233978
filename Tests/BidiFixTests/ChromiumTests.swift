import BidiTestSupport
import Foundation
import Testing

/// The folder of the package.
private let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  .first(where: FileManager.default.isExecutableFile)

/// What a browser shows of repaired texts; runs only where there is one.
@Suite(.enabled(if: browser != nil, "needs Chromium"))
struct ChromiumTests {
  private func check(
    _ arguments: [String], input: String = ""
  ) throws -> (status: Int32, text: String) {
    let folder = try Folder()
    let inputFile = try folder.write(Array(input.utf8), to: "input")
    let outputFile = try folder.write([], to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = packageFolder.appendingPathComponent("Scripts/check-in-chromium").path
    process.arguments = ["python3", script] + arguments
    process.currentDirectoryURL = packageFolder
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "BIDI_FIX": Command.binary.path,
      "HOME": folder.url.path,
      "CHROMIUM": browser ?? "",
    ]
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.runToEnd()
    return (process.terminationStatus, try String(contentsOf: outputFile, encoding: .utf8))
  }

  /// Every seventh value of the fixtures that is changed for any container, before and after, with arguments of
  /// every class.
  @Test func theBrowserShowsWhatIsSaid() throws {
    let (status, text) = try check(["--container", "any", "--every", "7", "Resources/Locales"])
    #expect(status == 0, "\(text)")
    let last = text.split(separator: "\n").suffix(6)
    #expect(last.count == 6)
    for line in last {
      // `dir=auto  before  61 of 61 agree`
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      #expect(numbers.count == 2)
      #expect(numbers.first == numbers.last)
      #expect((numbers.last ?? 0) > 20)
    }
  }

  /// The comparison is one: an order that is said wrong is found.
  @Test func aWrongOrderIsFound() throws {
    let orders = [("natural", "abc \u{05D0}"), ("rtl", "\u{05D0} abc"), ("ltr", "abc \u{05D0}")]
      .map { container, now in
        #"{"container": "\#(container)", "text": "abc \#u{05D0}", "fixedText": "abc \#u{05D0}", "#
          + #""now": "\#(now)", "fixed": "abc \#u{05D0}", "isRightFixed": true}"#
      }
    let record = #"{"id": "x", "changed": true, "orders": [\#(orders.joined(separator: ", "))]}"#
    let (status, text) = try check(["-"], input: record + "\n")
    #expect(status == 1)
    #expect(text.contains("x: dir=rtl, fixed"), "\(text)")
    #expect(text.contains("dir=rtl   before  1 of 1 agree"))
    #expect(text.contains("dir=rtl   after   0 of 1 agree"))
  }
}
