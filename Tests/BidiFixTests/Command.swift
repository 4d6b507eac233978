import BidiTestSupport
import Foundation
import Testing

/// A run of the real binary, which is built beside the tests.
struct Command {
  let exitCode: Int32
  let standardOutput: [UInt8]
  let standardError: String

  var text: String { String(decoding: standardOutput, as: UTF8.self) }

  /// Runs `bidi-fix`.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the name of the command.
  ///   - input: Standard input.
  ///   - folder: The working folder.
  ///   - output: A file for standard output, in the place of one that is read.
  ///   - binary: The program.
  /// - Throws: What Foundation says where the process cannot be started.
  init(
    _ arguments: [String], input: [UInt8] = [], in folder: URL, output: FileHandle? = nil,
    binary: URL = Self.binary
  ) throws {
    let scratch = try Folder()
    let inputFile = try scratch.write(input, to: "stdin")
    let outputFile = try scratch.write([], to: "stdout")
    let errorFile = try scratch.write([], to: "stderr")
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.sanitizerOptions
      .merging(["PATH": "/usr/bin:/bin", "TERM": "dumb"]) { $1 }
    let handles = try [
      FileHandle(forReadingFrom: inputFile), FileHandle(forWritingTo: outputFile),
      FileHandle(forWritingTo: errorFile),
    ]
    // Foundation for Linux keeps a process that has ended, and it traps where some 1,350 files are open.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = output ?? handles[1]
    process.standardError = handles[2]
    try process.runToEnd()
    exitCode = process.terminationReason == .exit ? process.terminationStatus : -1
    standardOutput = [UInt8](try Data(contentsOf: outputFile))
    standardError = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// What a sanitizer is told of the tests, which counts for the commands too.
  static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  static let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("bidi-fix")
}

/// A folder of its own for a test, removed with the value.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bidi-fix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders that lead to it.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - path: Where, from this folder.
  /// - Returns: The file.
  /// - Throws: What Foundation says where it cannot be written.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Array(text.utf8), to: path)
  }

  func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(path)))
  }
}

/// A folder like a project's: one string is shown wrong, one is right, one has a control too many.
func sampleProject() throws -> Folder {
  let folder = try Folder()
  try folder.write(
    """
    /* A user started following the reader */
    "follow" = "小明بدأ في متابعتك";

    "liked" = "%@ أعجبه منشورك.\\nهل تريد الرد؟"; // two lines
    "greeting" = "مرحبا";

    """, to: "ar.lproj/Localizable.strings")
  try folder.write(
    "\"follow\" = \"小明 started following you\";\n", to: "en.lproj/Localizable.strings")
  return folder
}
