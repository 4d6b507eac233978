import ArgumentParser
import Foundation

/// Makes PNG of SVG by librsvg's program.
enum Rasterizer {
  /// What to say where there is no librsvg.
  private static let missing = """
    error: PNG needs rsvg-convert of librsvg, which is not on the PATH.
    Install it (Debian and Ubuntu: apt-get install librsvg2-bin; macOS: brew install librsvg), or write SVG.
    """

  /// PNG of a picture.
  static func png(_ svg: String, zoom: Double) throws -> Data {
    guard let program = find("rsvg-convert") else { throw Files.failure(missing) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-scene-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Through files: two pipes could wait for each other.
    let (input, output) = (
      folder.appendingPathComponent("scene.svg"), folder.appendingPathComponent("scene.png")
    )
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: input)
      let process = Process()
      process.executableURL = program
      process.arguments = ["--zoom", "\(zoom)", "--output", output.path, input.path]
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        throw Files.failure("error: rsvg-convert could not draw the picture")
      }
      return try Data(contentsOf: output)
    } catch let code as ExitCode {
      throw code
    } catch {
      throw Files.failure("error: rsvg-convert could not be run: \(error.localizedDescription)")
    }
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
