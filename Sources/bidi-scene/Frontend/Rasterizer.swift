import ArgumentParser
import Foundation

/// Makes pictures of one form out of another, with programs of the system.
enum Rasterizer {
  /// What to say where there is no librsvg.
  private static let missing = """
    error: PNG needs rsvg-convert of librsvg, which is not on the PATH.
    Install it (Debian and Ubuntu: apt-get install librsvg2-bin; macOS: brew install librsvg), or write SVG.
    """

  /// PNG of a picture.
  static func png(_ svg: String, zoom: Double) throws -> Data {
    guard let program = find("rsvg-convert") else { throw Files.failure(missing) }
    do {
      return try inFolder { folder in
        let (input, output) = (
          folder.appendingPathComponent("scene.svg"), folder.appendingPathComponent("scene.png")
        )
        try Data(svg.utf8).write(to: input)
        guard
          try run(program, ["--zoom", "\(zoom)", "--output", output.path, input.path])
        else { throw Files.failure("error: rsvg-convert could not draw the picture") }
        return try Data(contentsOf: output)
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      throw Files.failure("error: rsvg-convert could not be run: \(error.localizedDescription)")
    }
  }

  /// SVG of the first page of a PDF, by poppler's program; nil without the program, and for a damaged file.
  static func svg(ofPDF bytes: [UInt8]) -> [UInt8]? {
    guard let program = find("pdftocairo") else { return nil }
    return try? inFolder { folder in
      let (input, output) = (
        folder.appendingPathComponent("image.pdf"), folder.appendingPathComponent("image.svg")
      )
      try Data(bytes).write(to: input)
      // What it says of a damaged file, the caller says.
      let isDone = try run(
        program, ["-svg", "-f", "1", "-l", "1", input.path, output.path], isSilent: true)
      guard isDone else { return nil }
      return [UInt8](try Data(contentsOf: output))
    }
  }

  /// Calls a function with a folder of its own.
  ///
  /// Programs get files: two pipes could wait for each other.
  private static func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-scene-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try body(folder)
  }

  /// Runs a program, and says whether it did its work.
  private static func run(
    _ program: URL, _ arguments: [String], isSilent: Bool = false
  ) throws -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if isSilent { process.standardError = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
