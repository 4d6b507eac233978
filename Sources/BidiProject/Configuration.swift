public import BidiMessages
public import BidiSource

/// What a project says of itself in `.bidi-fix.yml`.
///
/// Patterns of paths count from the folder of the file, as in `.gitignore`.
public struct Configuration: Sendable {
  /// The name of the file; it is found from the folder of a text upwards.
  public static let fileNames = [".bidi-fix.yml", ".bidi-fix.yaml"]

  /// The path of the file, for messages.
  public let path: String

  /// The folder that patterns count from, as a whole path without a slash at its end.
  public let folder: String

  /// The language that the app was written in; `none` for no comparison.
  public var base: Setting<String>?

  /// The locales that are looked at.
  public var locales: Setting<[MessageLocale]>?

  /// Paths that are left out.
  public var exclude: [Setting<Glob>] = []

  /// The paths that are looked at alone; empty for all.
  public var include: [Setting<Glob>] = []

  /// The file of accepted findings, as a whole path.
  public var baseline: Setting<String>?

  /// The least severity that makes a run fail.
  public var failOn: Setting<FailingSeverity>?

  /// What counts for all texts.
  public var general = LintSettings()

  /// Files whose values are all data.
  public var dataPaths: [Setting<Glob>] = []

  /// What counts for some texts, the later before the earlier.
  public var overrides: [Override] = []

  /// What counts for some texts.
  public struct Override: Sendable {
    /// The line at which it begins.
    public let line: Int

    /// Patterns of paths; empty for all.
    public var paths: [Glob] = []

    /// Locales; empty for all.
    public var locales: [MessageLocale] = []

    /// What counts.
    public var settings = LintSettings()

    init(line: Int) { self.line = line }
  }

  /// A configuration that says nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folder: The folder that its patterns count from.
  public init(path: String, folder: String) {
    self.path = path
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The parts of a path as patterns see it; nil for one that lies elsewhere.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: The parts behind the folder of the configuration.
  public func parts(of path: String) -> [Substring]? {
    let root = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(root) else { return nil }
    return path.dropFirst(root.count).split(separator: "/")
  }

  /// Whether the configuration leaves a file out.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: Whether it, or a folder that it lies in, is excluded, or others alone are included.
  public func leavesOut(_ path: String) -> Bool {
    guard let parts = parts(of: path) else { return false }
    return excludes(path)
      || !include.isEmpty && !include.contains { $0.value.matches(holding: parts) }
  }

  /// Whether the configuration excludes a file or a folder.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: Whether it, or a folder that it lies in, is excluded.
  public func excludes(_ path: String) -> Bool {
    guard let parts = parts(of: path) else { return false }
    return exclude.contains { $0.value.matches(holding: parts) }
  }

  /// What the configuration says of the texts of a file in a locale.
  ///
  /// - Parameters:
  ///   - path: A whole path; nil for a text that stands in no file.
  ///   - locale: The locale; nil where it is not known.
  /// - Returns: The settings, with the overrides that fit.
  public func settings(path: String?, locale: MessageLocale?) -> LintSettings {
    let parts = path.flatMap { self.parts(of: $0) }
    var result = general
    for override in overrides {
      let fitsPath =
        override.paths.isEmpty
        || parts.map { parts in override.paths.contains { $0.matches(holding: parts) } } ?? false
      let fitsLocale =
        override.locales.isEmpty
        || locale.map { locale in override.locales.contains { $0.includes(locale) } } ?? false
      if fitsPath, fitsLocale { result = override.settings.over(result) }
    }
    if let parts, let data = dataPaths.first(where: { $0.value.matches(holding: parts) }) {
      result.dataKeys.append(Setting(Glob(ofNames: "*"), data.source))
    }
    return result
  }
}

extension Glob {
  /// Whether a path, or a folder that it lies in, has the pattern.
  func matches(holding path: [Substring]) -> Bool {
    matchesAnywhere(path) || path.indices.dropFirst().contains { matches(Array(path[..<$0])) }
  }
}
