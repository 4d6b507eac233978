import BidiFiles
import BidiLint
import BidiReport
import BidiSource
import Foundation

/// Makes PNG pictures with another program: `bidi-scene` with its fonts, or `rsvg-convert` of librsvg.
///
/// `bidi-fix` itself links no library that draws.
enum Rasterizer {
  /// A PNG picture with two pixels a point.
  ///
  /// - Throws: `FileFailure` if there is no such program, or if it fails.
  static func png(_ picture: PreviewPicture) throws(FileFailure) -> [UInt8] {
    if let png = try scene(picture.drawingJSON) { return png }
    return try librsvg(picture.svg)
  }

  /// The picture as `bidi-scene draw` makes it; nil where there is no `bidi-scene` that has fonts.
  private static func scene(_ drawing: String) throws(FileFailure) -> [UInt8]? {
    guard let program = SceneProgram.path else { return nil }
    return try withFile(drawing, ".json") { path throws(FileFailure) in
      guard let result = try? ChildProcess.run([program, "draw", path], readsErrors: true),
        result.status == 0, !result.output.isEmpty
      else { return nil }
      return result.output
    }
  }

  private static func librsvg(_ svg: String) throws(FileFailure) -> [UInt8] {
    func failure(_ message: String) -> FileFailure {
      FileFailure(path: "rsvg-convert", message: message)
    }
    return try withFile(svg, ".svg") { path throws(FileFailure) in
      let result: ChildProcess.Result
      do throws(SystemError) {
        result = try ChildProcess.run(
          ["rsvg-convert", "--format", "png", "--zoom", "2", path], readsErrors: true)
      } catch {
        throw failure(
          error.number == ENOENT
            ? "is not on the PATH, and there is no bidi-scene with fonts beside bidi-fix: install librsvg2-bin (Debian)"
              + " or librsvg (Homebrew), or write .svg"
            : error.message)
      }
      guard result.status == 0, !result.output.isEmpty else {
        throw failure(String(decoding: result.errors, as: UTF8.self))
      }
      return result.output
    }
  }

  /// Calls a function with the path of a file that has a text, and removes the file.
  private static func withFile<Value>(
    _ text: String, _ ending: String, _ body: (String) throws(FileFailure) -> Value
  ) throws(FileFailure) -> Value {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-fix-\(UUID().uuidString)\(ending)")
    do {
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw FileFailure(path: file.path, message: "cannot be written")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }
}
