import ArgumentParser
import BidiSource
import Foundation

/// Runs `bidi-source-audit`, which is built from a package of its own because it needs swift-syntax.
enum SourceAuditor {
  /// What to say where there is none.
  private static let missing = """
    error: source files need bidi-source-audit, which is neither beside bidi-scene nor on the PATH.
    The packages of BidiKit have both. Or build it in the folder of BidiKit: swift build -c release --package-path SourceAudit --scratch-path .build-source-audit
    Scripts/bidi-scene does so by itself.
    """

  /// Whether a path is that of a file of Swift or Objective-C.
  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm", "h"].contains(URL(fileURLWithPath: path).pathExtension)
  }

  /// The findings in files and folders; nil after a message if there is no result.
  static func audit(_ paths: [String]) -> AuditResult? {
    guard let (output, _) = run(["--"] + paths) else { return nil }
    do {
      return try JSONDecoder().decode(AuditResult.self, from: output)
    } catch {
      Files.note("error: bidi-source-audit gave no findings; is it of another version?")
      return nil
    }
  }

  /// The rules for source files, a line each; nil where they cannot be had, after a message.
  static func rules() -> String? {
    guard let (output, status) = run(["--rules"]), status == 0 else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  /// The document of a rule for source files; nil if there is no such rule.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - isNeeded: Whether it is a failure, after a message, that there is no `bidi-source-audit`.
  /// - Returns: The document in Markdown.
  /// - Throws: Exit status 2 where the program is missing or cannot be run.
  static func document(of rule: String, isNeeded: Bool) throws -> String? {
    guard isNeeded || find("bidi-source-audit") != nil else { return nil }
    guard let (output, status) = run(["--rules", rule], saysErrors: false) else {
      throw ExitCode(2)
    }
    return status == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  private static func run(
    _ arguments: [String], saysErrors: Bool = true
  ) -> (output: Data, status: Int32)? {
    guard let program = find("bidi-source-audit") else {
      Files.note(missing)
      return nil
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if !saysErrors { process.standardError = FileHandle.nullDevice }
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationReason == .exit else {
        Files.note("error: bidi-source-audit was ended by signal \(process.terminationStatus)")
        return nil
      }
      return (output, process.terminationStatus)
    } catch {
      Files.note("error: bidi-source-audit could not be run: \(error.localizedDescription)")
      return nil
    }
  }

  /// A program beside this one, or on the PATH.
  private static func find(_ name: String) -> URL? {
    let own = Bundle.main.executableURL.map {
      $0.resolvingSymlinksInPath().deletingLastPathComponent()
    }
    let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let folders = (own.map { [$0] } ?? []) + path.map { URL(fileURLWithPath: String($0)) }
    return folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
