import Foundation
import Testing

@testable import BidiFiles
@testable import bidi_fix

/// `check --watch`: one report a change, until a signal.
@Suite struct WatchTests {
  private static let wrong = "\"k\" = \"abc אב גד\";\n"
  private static let right = "\"k\" = \"אבג\";\n"

  /// A run that goes on, and what it has written so far.
  private struct Run {
    let process = Process()
    let folder: Folder
    let scratch: Folder

    init(_ arguments: [String], in folder: Folder) throws {
      self.folder = folder
      scratch = try Folder()
      process.executableURL = Command.binary
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.environment = Command.sanitizerOptions
        .merging(["PATH": "/usr/bin:/bin", "TERM": "dumb"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: scratch.write("", to: "out"))
      process.standardError = try FileHandle(forWritingTo: scratch.write("", to: "err"))
      try process.run()
    }

    func errors() throws -> String {
      String(decoding: try scratch.bytes(of: "err"), as: UTF8.self)
    }

    func reports() throws -> Int {
      try errors().components(separatedBy: "; Ctrl-C ends\n").count - 1
    }

    /// Waits for a report; false where there is none within a minute.
    func hasReport(_ number: Int) throws -> Bool {
      for _ in 0..<1200 where try reports() < number && process.isRunning { usleep(50_000) }
      return try reports() == number
    }
  }

  @Test func eachChangeIsReportedOnce() throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: "he.lproj/A.strings")
    let run = try Run(["check", "--watch", "."], in: folder)
    defer { run.process.terminate() }
    #expect(try run.hasReport(1))
    #expect(try run.errors().contains("1 finding (1 error) in 1 file"))
    #expect(try run.errors().hasSuffix("watching 1 file; Ctrl-C ends\n"))
    // Repaired, in place.
    try Data(Self.right.utf8).write(to: folder.url.appendingPathComponent("he.lproj/A.strings"))
    #expect(try run.hasReport(2))
    #expect(try run.errors().contains("no findings in 1 file with 1 entry\n"))
    // A file in a folder that was not there.
    try folder.write(Self.wrong, to: "deep/er/he.lproj/B.strings")
    #expect(try run.hasReport(3))
    #expect(try run.errors().hasSuffix("watching 2 files; Ctrl-C ends\n"))
    // A file that is of no interest changes nothing.
    try folder.write("text", to: "he.lproj/notes.txt")
    usleep(500_000)
    #expect(try run.reports() == 3)
    // By a rename, as editors save.
    try Data(Self.right.utf8).write(
      to: folder.url.appendingPathComponent("deep/er/he.lproj/B.strings"), options: .atomic)
    #expect(try run.hasReport(4))
    #expect(try run.errors().contains("no findings in 2 files with 2 entries\n"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("deep"))
    #expect(try run.hasReport(5))
    #expect(try run.errors().hasSuffix("watching 1 file; Ctrl-C ends\n"))
    run.process.interrupt()
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == SIGINT)
  }

  /// A file of the base language lies outside of what is named, and decides what is said.
  @Test func theBaseLanguageIsWatched() throws {
    let folder = try Folder()
    try folder.write("\"k\" = \"אבג %@\";\n", to: "he.lproj/A.strings")
    try folder.write("\"k\" = \"abc %@\";\n", to: "en.lproj/A.strings")
    let run = try Run(
      ["check", "--watch", "--select", "placeholder-mismatch", "he.lproj"], in: folder)
    defer { run.process.terminate() }
    #expect(try run.hasReport(1))
    #expect(try run.errors().contains("no findings"))
    try folder.write("\"k\" = \"abc %d\";\n", to: "en.lproj/A.strings")
    #expect(try run.hasReport(2))
    let said = try run.errors()
    #expect(said.contains("1 finding "), "\(said)")
  }

  @Test(arguments: [["-"], ["--list-files", "."]])
  func goesWithFilesOnly(_ arguments: [String]) throws {
    let folder = try Folder()
    let run = try Command(["check", "--watch"] + arguments, in: folder.url)
    #expect(run.exitCode == 64)
  }
}
