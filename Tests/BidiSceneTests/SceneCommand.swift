import BidiTestSupport
import Foundation

/// A run of `bidi-scene`, which is built beside the tests.
struct SceneCommand {
  let exitCode: Int32
  let standardOutput: [UInt8]
  let standardError: String

  var text: String { String(decoding: standardOutput, as: UTF8.self) }

  init(
    _ arguments: [String], input: String = "", in folder: URL,
    environment: [String: String] = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  ) throws {
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("bidi-scene")
    let result = try Program.run(
      binary, arguments, input: Data(input.utf8), in: folder, environment: environment)
    exitCode = result.exitCode
    standardOutput = [UInt8](result.output)
    standardError = String(decoding: result.error, as: UTF8.self)
  }
}

extension SceneCommand {
  /// A run in a folder of its own that holds some files.
  init(
    _ arguments: [String], files: [String: Data], environment: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try self.init(
      arguments, in: folder,
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path].merging(environment) { $1 })
  }
}

/// Runs programs.
enum Program {
  /// A program on the usual paths.
  static func find(_ name: String) -> URL? {
    ["/usr/local/bin", "/usr/bin", "/bin"].map {
      URL(fileURLWithPath: $0).appendingPathComponent(name)
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What a program writes.
  static func run(_ name: String, _ arguments: [String]) throws -> String {
    guard let program = find(name) else { throw CocoaError(.fileNoSuchFile) }
    let result = try run(program, arguments, input: Data(), in: nil, environment: nil)
    return String(decoding: result.output, as: UTF8.self)
  }

  static func run(
    _ program: URL, _ arguments: [String], input: Data, in folder: URL?,
    environment: [String: String]?
  ) throws -> (exitCode: Int32, output: Data, error: Data) {
    // Through files, which never fill up as pipes do.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bidi-scene-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    for (file, data) in zip(files, [input, Data(), Data()]) { try data.write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment {
      // What a sanitizer is told of the tests counts for the command too.
      let own = ProcessInfo.processInfo.environment.filter {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
      }
      process.environment = own.merging(environment) { $1 }
    }
    let handles = try [
      FileHandle(forReadingFrom: files[0]), FileHandle(forWritingTo: files[1]),
      FileHandle(forWritingTo: files[2]),
    ]
    // Foundation for Linux keeps a process that has ended, and it traps where some 1,350 files are open.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try process.runToEnd()
    return (
      process.terminationReason == .exit ? process.terminationStatus : -1,
      try Data(contentsOf: files[1]), try Data(contentsOf: files[2])
    )
  }
}
