import ArgumentParser
import BidiFiles
import BidiReport

/// When a report is colored.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// The flags that say how results are shown.
struct OutputFlags: ParsableArguments {
  @Option(help: ArgumentHelp("Colour: on a terminal (auto), always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  var style: TextStyle {
    TextStyle(isColored: isColored, showsControls: StandardOutput.isTerminal)
  }

  /// Whether standard output is colored.
  var isColored: Bool {
    switch color {
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
