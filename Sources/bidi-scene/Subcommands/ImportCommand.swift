import ArgumentParser
import Foundation
import InterfaceFiles
import SceneFiles

/// The command `bidi-scene import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make scene files of a storyboard or a XIB.",
    discussion: """
      Each controller with a view of its own, and each view at the top of a XIB, is a scene: its boxes, \
      constraints, texts and images, and the texts of the translation beside the file, by object ID. With one \
      scene, or with --scene, JSON is written to --output or to standard output; else --output names a folder, \
      which gets a file for each scene.
      """)

  @Argument(help: "A storyboard or a XIB.")
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write: a file, or a folder for several scenes.", valueName: "path")
  )
  var output: String?

  @OptionGroup var interface: InterfaceFlags

  func run() throws {
    guard Interfaces.isInterface(file) else {
      throw Files.failure("\(file): error: the name ends in neither .storyboard nor .xib")
    }
    let isFolder = output.map { $0.hasSuffix("/") || Files.isFolder($0) } ?? false
    if !isFolder, output == nil || output?.lowercased().hasSuffix(".json") == true {
      let scene = try Interfaces.scene(file, interface)
      return try Files.write(try json(of: scene).utf8, to: output)
    }
    var assets = ProjectAssets()
    var scenes = try Interfaces.scenes(
      of: try Interfaces.file(file, interface.device), interface, &assets)
    for index in scenes.indices {
      scenes[index].file.images = assets.figures(for: scenes[index].scene, in: file)
    }
    if scenes.isEmpty {
      throw Files.failure("\(file): error: the file has no scene: no controller or view of its own")
    }
    guard let output else { return }
    if scenes.count == 1, !isFolder {
      return try Files.write(try json(of: scenes[0].file).utf8, to: output)
    }
    try Files.makeFolder(output)
    for (scene, file) in scenes {
      let name = scene.name.map { $0 == "/" || $0 == ":" ? "-" : $0 }
      try Files.write(
        try json(of: file).utf8,
        to: URL(fileURLWithPath: output).appendingPathComponent(String(name) + ".json").path)
    }
  }

  private func json(of scene: SceneFile) throws -> String {
    do {
      return try scene.json()
    } catch {
      throw Files.failure("\(scene.path): error: the scene cannot be written as JSON: \(error)")
    }
  }
}
