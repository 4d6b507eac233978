/// What stops text from being shaped or drawn.
public enum ShapingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Fontconfig cannot read its configuration.
  case noConfiguration
  /// There is no font at all.
  case noFonts
  /// A file that cannot be read, or that holds no font with outlines.
  case unreadableFont(path: String)
  /// A folder that cannot be read, or that holds no font.
  case unreadableFolder(path: String)
  /// Settings of a font that are not in the syntax of HarfBuzz, such as `liga=0`.
  case badFeature(String)
  /// There is no memory, or Cairo failed.
  case failure(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .noConfiguration: "fontconfig cannot read its configuration"
    case .noFonts: "there is no font: install one, or name a file or a folder of fonts"
    case .unreadableFont(let path): "\(path): the file cannot be read, or holds no font"
    case .unreadableFolder(let path): "\(path): the folder cannot be read, or holds no font"
    case .badFeature(let text): "'\(text)' is no setting of a font; write one such as liga=0"
    case .failure(let what): what
    }
  }
}
