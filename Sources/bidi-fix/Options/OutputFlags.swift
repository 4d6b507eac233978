import ArgumentParser
import BidiFiles
import BidiReport

/// When colour is written.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How results are shown, as flags.
struct OutputFlags: ParsableArguments {
  @Option(help: ArgumentHelp("Colour: on a terminal (auto), always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  var style: TextStyle {
    TextStyle(isColored: isColored, showsControls: StandardOutput.isTerminal)
  }

  /// Whether standard output has colour.
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
