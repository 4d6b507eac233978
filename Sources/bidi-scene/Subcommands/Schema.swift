import ArgumentParser
import SceneFiles

/// The command `bidi-scene schema`.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of scene files.")

  func run() throws { try Files.write(SceneSchema.text.utf8, to: nil) }
}
