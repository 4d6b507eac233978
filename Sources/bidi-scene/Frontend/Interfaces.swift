import BidiFiles
import BidiLayout
import BidiSource
import Foundation
import InterfaceFiles
import SceneFiles

/// Reads storyboards and XIBs as scenes.
enum Interfaces {
  /// Whether a path is that of a storyboard or a XIB.
  static func isInterface(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The storyboards and XIBs in a folder and in its folders, without those that are not the project's own.
  static func files(inFolder folder: String) -> [String] {
    FileAccess.disk.ownPaths(in: folder, asOne: AssetCatalog.isCatalog).filter(isInterface)
  }

  /// The file; standard error names the parts that were not read.
  static func file(_ path: String, _ flags: DeviceFlags) throws -> InterfaceFile {
    let bytes = try Files.read(path)
    let file: InterfaceFile
    do {
      file = try InterfaceFile(path: path, bytes: bytes, device: flags.device?.device)
    } catch {
      throw Files.failure(error.description)
    }
    for note in file.notes {
      let place = note.location
      Files.note("\(path):\(place.line):\(place.column): warning: \(note.message)")
    }
    for part in file.notRead { note(path, "not read", part.construct, part.lines) }
    return file
  }

  /// Names parts of a file that a command leaves out, and their first lines.
  static func note(_ path: String, _ words: String, _ parts: String, _ lines: [Int]) {
    let first = lines.prefix(3).map(String.init).joined(separator: ", ")
    let more = lines.count > 3 ? ", …" : ""
    Files.note("\(path): note: \(words): \(parts), \(lines.count) (line \(first)\(more))")
  }

  /// The file, without a word of what was not read.
  static func fileWithoutNotes(_ path: String, _ flags: DeviceFlags) throws -> InterfaceFile {
    do {
      return try InterfaceFile(
        path: path, bytes: try Files.read(path), device: flags.device?.device)
    } catch let error as InterfaceFileError {
      throw Files.failure(error.description)
    }
  }

  /// The right-to-left languages that a file is translated into.
  static func rightToLeftLocales(beside path: String) -> [String] {
    InterfaceStrings.rightToLeftLocales(beside: path, list: names, read: bytes)
  }

  /// The languages that a file may be translated into.
  static func locales(beside path: String) -> [String] {
    InterfaceStrings.locales(beside: path, list: names, read: bytes)
  }

  /// The translations into a language, if there are some, without a word of those that are missing.
  static func stringsIfAny(beside path: String, locale: String) -> InterfaceStrings? {
    InterfaceStrings.beside(path, locale: locale, list: names, read: bytes)
  }

  static func names(inFolder folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The names in a folder that is no link, which may lead in a circle or out of the project.
  static func namesWithoutLinks(inFolder folder: String) -> [String] {
    FileAccess.disk.item(folder)?.kind == .folder ? names(inFolder: folder) : []
  }

  /// The bytes of a file; nil for one that is not there, and after a message for one that cannot be read.
  static func bytes(ofFile path: String) -> [UInt8]? {
    guard kind(of: path) != nil else { return nil }
    do throws(FileFailure) {
      return try FileReader.read(path)
    } catch {
      Files.note("\(path): warning: \(error.message)")
      return nil
    }
  }

  /// The translations beside a file; nil where there are none.
  static func strings(
    beside path: String, locale: String?, isNeeded: Bool
  ) throws -> InterfaceStrings? {
    let strings = InterfaceStrings.beside(path, locale: locale, list: names, read: bytes)
    for problem in strings?.problems ?? [] { Files.note("\(problem)") }
    if let locale, strings == nil {
      let message = "there is no translation into '\(locale)' beside the file"
      if isNeeded { throw Files.failure("\(path): error: \(message)") }
      Files.note("\(path): note: \(message)")
    }
    return strings
  }

  /// What is wrong with a file and its scenes, in the language of the flags, or else in all that are beside it.
  static func findings(
    ofFile path: String, _ flags: InterfaceFlags, strategy: MirroringStrategy,
    _ assets: inout ProjectAssets
  ) throws -> [AuditFinding] {
    try findings(of: try file(path, flags.device), flags, strategy: strategy, &assets)
  }

  /// The same of a file that is read already.
  static func findings(
    of file: InterfaceFile, _ flags: InterfaceFlags, strategy: MirroringStrategy,
    _ assets: inout ProjectAssets
  ) throws -> [AuditFinding] {
    func scenes(_ flags: InterfaceFlags) throws -> TranslatedScenes {
      let scenes = try self.scenes(of: file, flags, needsLocale: false, &assets)
      return TranslatedScenes(
        locale: scenes.first?.file.locale, scenes: scenes.map(\.scene))
    }
    var languages = [try scenes(flags)]
    if flags.locale == nil {
      for locale in rightToLeftLocales(beside: file.path) where locale != languages[0].locale {
        var flags = flags
        flags.locale = locale
        languages.append(try scenes(flags))
      }
    }
    return file.findings(in: languages, isWhole: flags.sceneName == nil, strategy: strategy)
  }

  /// All scenes of a file, or the one that is asked for.
  static func scenes(
    of file: InterfaceFile, _ flags: InterfaceFlags, needsLocale: Bool = true,
    _ assets: inout ProjectAssets
  ) throws -> [(scene: InterfaceScene, file: SceneFile)] {
    let strings = try strings(
      beside: file.path, locale: flags.locale, isNeeded: needsLocale)
    let scenes = file.scenes(translatedBy: strings, assets: assets.catalog(of: file.path))
    let wanted = scenes.filter {
      flags.sceneName == nil || $0.name == flags.sceneName || $0.objectID == flags.sceneName
    }
    if wanted.isEmpty, let name = flags.sceneName {
      throw Files.failure("\(file.path): error: there is no scene '\(name)'; \(list(scenes))")
    }
    return wanted.map { scene in
      let path = scenes.count == 1 ? file.path : "\(file.path)#\(scene.name)"
      return (
        scene,
        SceneFile(
          path: path, scene: scene.scene, title: scene.name, nodeTranslations: scene.translations,
          locale: strings?.locale ?? flags.locale)
      )
    }
  }

  /// The one scene of a file.
  static func scene(_ path: String, _ flags: InterfaceFlags) throws -> SceneFile {
    let file = try file(path, flags.device)
    var assets = ProjectAssets()
    let scenes = try scenes(of: file, flags, &assets)
    guard var scene = scenes.first else {
      throw Files.failure("\(path): error: the file has no scene: no controller or view of its own")
    }
    guard scenes.count == 1 else {
      throw Files.failure(
        "\(path): error: name one scene with --scene; \(list(scenes.map(\.scene)))")
    }
    scene.file.images = assets.figures(for: scene.scene, in: path)
    return scene.file
  }

  private static func list(_ scenes: [InterfaceScene]) -> String {
    "the file has: " + scenes.map { "'\($0.name)' (\($0.objectID))" }.joined(separator: ", ")
  }
}
