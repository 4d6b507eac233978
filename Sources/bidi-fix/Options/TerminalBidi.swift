import ArgumentParser
import BidiFiles
import BidiReport

/// Whether the terminal reorders text by UAX #9: the flag `--terminal-bidi`.
enum TerminalBidi: String, ExpressibleByArgument, CaseIterable {
  case auto, yes, no

  static let help = ArgumentHelp(
    "Whether the terminal reorders right-to-left text: yes, no, or what is known of it (auto). With no, an order on the"
      + " screen is written without controls, its characters in cells from left to right; shaping of Arabic is left to"
      + " the terminal. With yes, the line is in explicit mode (CSI 8 l) and the order between LRO and PDF. Outside a"
      + " terminal, and in one that is not known, auto writes LRO and PDF alone.",
    valueName: "when")

  /// The style of a text report with this flag.
  ///
  /// - Parameters:
  ///   - color: When the report is colored.
  ///   - isOutput: Whether the report goes to standard output; false for a file.
  /// - Returns: The style.
  func style(_ color: ColorChoice, isOutput: Bool = true) -> TextStyle {
    let isOnTerminal = isOutput && StandardOutput.isTerminal
    let form: TextStyle.VisualForm =
      switch self {
      case .yes: .explicitMode
      case .no: .plain
      case .auto: isOnTerminal ? .known(of: environment) : .override
      }
    // A report in a file is not colored.
    return TextStyle(
      isColored: isOutput && color.isColored, showsControls: !isOutput || isOnTerminal,
      visualForm: form)
  }
}

extension TextStyle.VisualForm {
  /// The form for a terminal that the environment names; ``TextStyle/VisualForm/override`` for an unknown terminal.
  ///
  /// - Parameter variable: Returns the value of a variable; nil if it is not set.
  /// - Returns: The form.
  static func known(of variable: (String) -> String?) -> Self {
    let terminal = variable("TERM") ?? ""
    // tmux has no bidi: github.com/tmux/tmux/issues/1936. The terminal around it is not known: another terminal may have
    // set the variables.
    if variable("TMUX") != nil || terminal.hasPrefix("tmux") { return .plain }
    switch variable("TERM_PROGRAM") {
    // Mode 8 since 3.0.0: github.com/mintty/mintty/issues/814.
    case "mintty": return .explicitMode
    // terminal-wg.pages.freedesktop.org/bidi/prior-work/terminals.html: reorders, and skips mode 8.
    case "Apple_Terminal": return .explicitMode
    // Bidi is a setting that is off by default, and no variable tells it: github.com/gnachman/iTerm2/pull/716 (iTerm2),
    // github.com/wezterm/wezterm/issues/784 (WezTerm).
    case "iTerm.app", "WezTerm": return .override
    default: break
    }
    // Bidi and mode 8 since 0.58: terminal-wg.pages.freedesktop.org/bidi/implementations.html.
    if let version = variable("VTE_VERSION").flatMap({ Int($0) }) {
      return version >= 5800 ? .explicitMode : .plain
    }
    // Both reorder, and skip mode 8: terminal-wg.pages.freedesktop.org/bidi/prior-work/terminals.html.
    if variable("KONSOLE_VERSION") != nil || variable("MLTERM") != nil
      || terminal.hasPrefix("mlterm")
    {
      return .explicitMode
    }
    // No bidi: github.com/alacritty/alacritty/issues/663. The console of Linux has none either (console_codes(4)), and
    // neither has xterm.
    if variable("ALACRITTY_WINDOW_ID") != nil || variable("XTERM_VERSION") != nil
      || terminal.hasPrefix("alacritty") || terminal == "linux"
    {
      return .plain
    }
    return .override
  }
}
