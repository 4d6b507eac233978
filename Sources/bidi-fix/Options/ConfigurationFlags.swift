import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource

/// Which configuration counts, as flags.
struct ConfigurationFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the settings of this file for all texts; its patterns count from the working folder. By default each"
        + " text has those of the nearest .bidi-fix.yml, from its folder upwards.",
      valueName: "file"))
  var config: String?

  @Flag(help: "Read no .bidi-fix.yml.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config exclude each other.")
    }
  }

  /// The flags that were given, as words of a command line.
  var arguments: [String] {
    (config.map { ["--config", shellWord($0)] } ?? []) + (noConfig ? ["--no-config"] : [])
  }

  /// The configurations that need not be looked for.
  ///
  /// - Returns: The one of `--config`; none that are found later without flags.
  /// - Throws: The exit status, where the file has faults: these are said.
  func files() throws -> ConfigurationFiles {
    if noConfig { return ConfigurationFiles(only: nil) }
    guard let config else { return ConfigurationFiles() }
    var faults: [FileFailure] = []
    var found: Configuration?
    do throws(FileFailure) {
      found = try ConfigurationFiles.configuration(
        path: config, bytes: try FileReader.read(config), folder: wholePath("."), &faults)
    } catch {
      faults.append(error)
    }
    try Self.refuse(faults)
    return ConfigurationFiles(only: found)
  }

  /// Says what is wrong in configurations, and ends the command: with other settings its answers would be others.
  static func refuse(_ faults: [FileFailure]) throws {
    guard !faults.isEmpty else { return }
    let report = TextReport(style: TextStyle(isColored: false, showsControls: true))
    for fault in faults {
      StandardError.write(
        report.text(
          for: FileFailure(
            path: pathFromHere(fault.path), message: fault.message, location: fault.location)))
    }
    throw ExitCode(2)
  }
}
