import ArgumentParser
import BidiFiles
import BidiReport

/// When a report is colored, by the flag `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  static let help = ArgumentHelp(
    "Colour: on a terminal (auto), always or never.", valueName: "when")

  /// The style of a report on standard output.
  var style: TextStyle {
    TextStyle(isColored: isColored, showsControls: StandardOutput.isTerminal)
  }

  /// Whether standard output is colored.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      StandardOutput.isTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
    }
  }
}

/// The form of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
