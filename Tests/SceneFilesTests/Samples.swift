import Foundation
import SceneFiles

/// The files of `Resources/Scenes`.
enum Samples {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Resources/Scenes").standardizedFileURL

  static let schemas = folder.appendingPathComponent("../Schemas").standardizedFileURL

  static let names = [
    "chat", "collection", "controls", "gifts", "mail", "notifications", "overflow", "pages",
    "player", "profile", "segments", "settings", "tabs",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json")))
  }

  static func file(_ name: String) throws -> SceneFile {
    try SceneFile(path: "\(name).json", bytes: bytes(name))
  }
}
