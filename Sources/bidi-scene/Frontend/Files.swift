import ArgumentParser
import Foundation
import SceneFiles

/// Reads and writes, and ends the command with exit status 2 where that cannot be.
enum Files {
  /// A scene file, or a scene of a storyboard or a XIB; `-` for standard input.
  static func scene(
    _ path: String, _ flags: InterfaceFlags = InterfaceFlags()
  ) throws -> SceneFile {
    if Interfaces.takes(path) { return try Interfaces.scene(path, flags) }
    let bytes = try read(path)
    do {
      return try SceneFile(path: path, bytes: bytes)
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
    do {
      return [UInt8](
        path == "-"
          ? FileHandle.standardInput.readDataToEndOfFile()
          : try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw failure("\(path): error: the file cannot be read: \(reason(error))")
    }
  }

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }

  /// Writes new bytes over a file, by a temporary file that takes its place; a link stays one.
  ///
  /// Nothing is written where the file is not what was read.
  static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      guard [UInt8](try Data(contentsOf: url)) == old else {
        throw failure("\(path): error: nothing was changed: the file was changed meanwhile")
      }
      let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(new).write(to: url, options: .atomic)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      throw failure("\(path): error: the file cannot be written: \(reason(error))")
    }
  }

  /// Makes a folder where there is none.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
    } catch {
      throw failure("\(path): error: the folder cannot be made: \(reason(error))")
    }
  }

  /// Writes a result to a file, or to standard output where none is named.
  static func write(_ bytes: some Sequence<UInt8>, to path: String?) throws {
    guard let path else {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } catch {
        throw failure("error: standard output cannot be written: \(reason(error))")
      }
      return
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw failure("\(path): error: the file cannot be written: \(reason(error))")
    }
  }

  /// Says what is wrong; throw what it gives back.
  static func failure(_ message: String) -> ExitCode {
    note(message)
    return ExitCode(2)
  }

  /// Says something that is no result.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  private static func reason(_ error: any Error) -> String { error.localizedDescription }
}
