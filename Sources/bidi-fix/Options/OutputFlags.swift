import ArgumentParser
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
    let isTerminal = StandardOutput.isTerminal
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
      }
    return TextStyle(isColored: isColored, showsControls: isTerminal)
  }
}

/// The form of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
