import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource

/// The flags that select the configuration.
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

  /// The words of a command line for the flags that were given.
  var arguments: [String] {
    (config.map { ["--config", shellWord($0)] } ?? []) + (noConfig ? ["--no-config"] : [])
  }

  /// The configurations before any folder is searched for them.
  ///
  /// - Returns: The configuration of `--config`. Without the flag, configurations are found later.
  /// - Throws: The exit status, after reporting the faults of the file.
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

  /// Reports the faults of configurations, and ends the command, because wrong settings would give wrong answers.
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
