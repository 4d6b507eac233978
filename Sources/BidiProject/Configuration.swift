package import BidiJudge
package import BidiSource

/// What a project says of itself in `.bidi-fix.yml`.
///
/// Patterns of paths count from the folder of the file, as in `.gitignore`.
package struct Configuration: Sendable {
  /// The name of the file; it is found from the folder of a text upwards.
  package static let fileNames = [".bidi-fix.yml", ".bidi-fix.yaml"]

  /// The path of the file, for messages.
  package let path: String

  /// The folder that patterns count from, as a whole path without a slash at its end.
  package let folder: String

  /// The language that the app was written in; `none` for no comparison.
  package var base: Setting<String>?

  /// The locales that are looked at.
  package var locales: Setting<[MessageLocale]>?

  /// Paths that are left out.
  package var exclude: [Setting<Glob>] = []

  /// The paths that are looked at alone; empty for all.
  package var include: [Setting<Glob>] = []

  /// The folders of the programs that show the texts, from the folder of the configuration; empty for the whole project.
  package var sources: [Setting<String>] = []

  /// The file of accepted findings, as a whole path.
  package var baseline: Setting<String>?

  /// The least severity that makes a run fail.
  package var failOn: Setting<FailingSeverity>?

  /// What counts for all texts.
  package var general = LintSettings()

  /// Files whose values are all data.
  package var dataPaths: [Setting<Glob>] = []

  /// What counts for some texts, the later before the earlier.
  package var overrides: [Override] = []

  /// What counts for some texts.
  package struct Override: Sendable {
    /// The line at which it begins.
    package let line: Int

    /// Patterns of paths; empty for all.
    package var paths: [Glob] = []

    /// Locales; empty for all.
    package var locales: [MessageLocale] = []

    /// What counts.
    package var settings = LintSettings()

    init(line: Int) { self.line = line }
  }

  /// A configuration that says nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folder: The folder that its patterns count from.
  package init(path: String, folder: String) {
    self.path = path
    self.folder = folder.count > 1 && folder.endsInSlash ? String(folder.dropLast()) : folder
  }

  /// The parts of a path as patterns see it; nil for one that lies elsewhere.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: The parts after the folder of the configuration.
  package func parts(of path: String) -> [Substring]? {
    pathBelow(folder, path)?.pathParts
  }

  /// Whether the configuration leaves a file out.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: Whether it, or a folder that it lies in, is excluded, or others alone are included.
  package func leavesOut(_ path: String) -> Bool {
    guard let parts = parts(of: path) else { return false }
    return excludes(path)
      || !include.isEmpty && !include.contains { $0.value.matches(holding: parts) }
  }

  /// Whether the configuration excludes a file or a folder.
  ///
  /// - Parameter path: A whole path.
  /// - Returns: Whether it, or a folder that it lies in, is excluded.
  package func excludes(_ path: String) -> Bool {
    guard let parts = parts(of: path) else { return false }
    return exclude.contains { $0.value.matches(holding: parts) }
  }

  /// What the configuration says of the texts of a file in a locale.
  ///
  /// - Parameters:
  ///   - path: A whole path; nil for a text that stands in no file.
  ///   - locale: The locale; nil where it is not known.
  /// - Returns: The settings, with the overrides that fit.
  package func settings(path: String?, locale: MessageLocale?) -> LintSettings {
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
