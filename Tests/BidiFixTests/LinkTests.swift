import Foundation
import Testing

/// The libraries that the command loads.
@Suite struct LinkTests {
  private static let readelf = "/usr/bin/readelf"

  /// `bidi-fix` loads nothing that shapes or draws; `bidi-scene` does, in a build that has fonts.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: readelf)))
  func nothingThatDraws() throws {
    let folder = Command.binary.deletingLastPathComponent()
    let fix = try needed(by: Command.binary)
    #expect(fix.contains { $0.hasPrefix("libexpat") }, "\(fix)")
    #expect(fix.filter(Self.draws) == [])
    let scene = folder.appendingPathComponent("bidi-scene")
    if FileManager.default.fileExists(atPath: scene.path),
      FileManager.default.fileExists(atPath: "/usr/include/harfbuzz/hb.h")
    {
      #expect(try needed(by: scene).contains(where: Self.draws))
    }
  }

  private static func draws(_ library: String) -> Bool {
    ["libharfbuzz", "libcairo", "libfreetype", "libfontconfig", "libpango"]
      .contains(where: library.hasPrefix)
  }

  /// The names of the libraries that a program asks for.
  private func needed(by program: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.readelf)
    process.arguments = ["-d", program.path]
    process.environment = ["LC_ALL": "C"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap {
      $0.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }
}
