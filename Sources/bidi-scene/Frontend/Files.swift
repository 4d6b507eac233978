import ArgumentParser
import BidiFiles
import BidiSource
import InterfaceFiles
import SceneFiles

/// Reads and writes, and ends the command with exit status 2 where that cannot be.
enum Files {
  /// A scene file, or a scene of a storyboard or a XIB; `-` for standard input.
  static func scene(
    _ path: String, _ flags: InterfaceFlags? = nil
  ) throws -> SceneFile {
    // Flags that were not parsed end the program where they are read.
    let flags = try flags ?? InterfaceFlags.parse([])
    if Interfaces.isInterface(path) { return try Interfaces.scene(path, flags) }
    if path.hasSuffix(AssetCatalog.ending), isFolder(path) {
      guard let scene = AssetSheet.scene(path) else {
        throw failure("\(path): error: no image of the catalog shows a direction")
      }
      return scene
    }
    let bytes = try read(path)
    do {
      var file = try SceneFile(path: path, bytes: bytes)
      // The file knows its language best.
      if file.locale == nil { file.locale = flags.locale }
      return file
    } catch {
      throw failure(error.description)
    }
  }

  /// A file of events; `-` for standard input.
  static func events(_ path: String) throws -> EventFile {
    let bytes = try read(path)
    do {
      return try EventFile(path: path, bytes: bytes)
    } catch {
      throw failure(error.description)
    }
  }

  static func read(_ path: String) throws -> [UInt8] {
    if path != "-", isFolder(path) {
      throw failure("\(path): error: the file cannot be read: it is a folder")
    }
    return try done { () throws(FileFailure) in
      guard path == "-" else { return try FileReader.read(path) }
      let (bytes, failure) = FileReader.readStandardInput()
      if let failure { throw failure }
      return bytes
    }
  }

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Writes new bytes over a file, by a temporary file that takes its place; a link stays one.
  ///
  /// Nothing is written where the file is not what was read.
  static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) throws {
    ProcessWrites.shared.handleSignals()
    defer { for remark in ProcessWrites.shared.takeRemarks() { note(remark) } }
    try done { () throws(FileFailure) in
      try FileWriter.replace(path, with: new, ifStill: old)
    }
  }

  /// Makes a folder where there is none.
  static func makeFolder(_ path: String) throws {
    try done { () throws(FileFailure) in try FileWriter.makeFolder(path) }
  }

  /// Writes a result to a file, or to standard output where none is named.
  static func write(_ bytes: some Sequence<UInt8>, to path: String?) throws {
    failInsteadOfEnding()
    let isDone = try done { () throws(FileFailure) in
      var output = try StandardOutput(path: path)
      output.write(bytes: Array(bytes))
      return output.finish()
    }
    // What went wrong is said.
    guard isDone else { throw ExitCode(2) }
  }

  /// Does what may fail, and says why it did.
  private static func done<Value>(_ body: () throws(FileFailure) -> Value) throws -> Value {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw failure("\(error.path): error: \(error.message)")
    }
  }

  /// Says what is wrong; throw what it gives back.
  static func failure(_ message: String) -> ExitCode {
    note(message)
    return ExitCode(2)
  }

  #if !Shaping
    /// Says that this build has no glyphs; throw what it gives back.
    static var noShaping: ExitCode {
      failure(
        "error: this build has no fonts: build it with --traits default,Shaping where HarfBuzz, fontconfig and Cairo have their headers"
      )
    }
  #endif

  /// Says something that is no result.
  static func note(_ message: String) {
    StandardError.write("\(message)\n")
  }
}
