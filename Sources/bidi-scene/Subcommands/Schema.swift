import ArgumentParser
import SceneFiles

/// The command `bidi-scene schema`.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of scene files, or of files of events.")

  @Flag(help: "The schema of files of events.")
  var events = false

  func run() throws {
    try Files.write((events ? EventSchema.text : SceneSchema.text).utf8, to: nil)
  }
}
