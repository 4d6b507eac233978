package import BidiSource

extension UnifiedDiff {
  /// Makes a printer with a style.
  ///
  /// - Parameters:
  ///   - style: On a terminal, controls are shown by name; elsewhere all bytes stay, so that `patch` can apply the text.
  ///   - folder: The working folder: paths below it are written from there.
  package init(style: TextStyle, folder: String? = nil) {
    let inline: (@Sendable (String) -> String)? = style.showsControls ? style.inline : nil
    self.init(folder: folder, inline: inline) { text, part in
      switch part {
      case .name: style.paint(text, .bold)
      case .place: style.paint(text, .cyan)
      case .kept: text
      case .removed: style.paint(text, .red)
      case .added: style.paint(text, .green)
      }
    }
  }
}
