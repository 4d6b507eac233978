import BidiFiles
import Foundation
@unsafe @preconcurrency import Libc

/// The program `bidi-scene`, which links the fonts that `bidi-fix` does without.
enum SceneProgram {
  /// The path of the program beside `bidi-fix`; nil where there is none.
  static var path: String? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let path = folder?.appendingPathComponent("bidi-scene").path,
      FileManager.default.isExecutableFile(atPath: path)
    else { return nil }
    return path
  }

  /// Runs a program in the place of this one, with its input, output and exit status.
  ///
  /// - Parameter words: The path of the program, and its arguments.
  /// - Returns: Why the program cannot be run. Otherwise this function does not return.
  static func replaceThisProgram(with words: [String]) -> SystemError {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    unsafe execv(words[0], &arguments)
    return SystemError(number: errno)
  }
}
