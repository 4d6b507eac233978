import BidiFiles
import BidiLint
import BidiSource
import Foundation

/// Makes PNG pictures from SVG with the program `rsvg-convert` of librsvg.
enum Rasterizer {
  /// A PNG picture with two pixels a point.
  ///
  /// - Throws: `FileFailure` if the program is missing or fails.
  static func png(_ svg: String) throws(FileFailure) -> [UInt8] {
    func failure(_ message: String) -> FileFailure {
      FileFailure(path: "rsvg-convert", message: message)
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-fix-\(UUID().uuidString).svg")
    do {
      try Data(svg.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw failure("\(file.path) cannot be written")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let result: ChildProcess.Result
    do throws(SystemError) {
      result = try ChildProcess.run(
        ["rsvg-convert", "--format", "png", "--zoom", "2", file.path], readsErrors: true)
    } catch {
      throw failure(
        error.number == ENOENT
          ? "is not on the PATH: install librsvg2-bin (Debian) or librsvg (Homebrew), or write .svg"
          : error.message)
    }
    guard result.status == 0, !result.output.isEmpty else {
      throw failure(String(decoding: result.errors, as: UTF8.self))
    }
    return result.output
  }
}
