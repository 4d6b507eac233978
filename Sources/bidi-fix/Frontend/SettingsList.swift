import BidiFiles
import BidiLint
import BidiJudge
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// The list of `--show-settings`: the settings for each path, and the source of each setting.
struct SettingsList {
  private let project: Project
  private let paths: [String]
  private let failOn: FailingSeverity?
  private let base: BaseFlag
  private let locale: String?

  init(
    _ project: Project, paths: [String], failOn: FailingSeverity?, base: BaseFlag, locale: String?
  ) {
    self.project = project
    self.paths = paths
    self.failOn = failOn
    self.base = base
    self.locale = locale
  }

  /// Writes the list to standard output.
  ///
  /// - Throws: The exit status, if a path or the output fails.
  func write() throws {
    let report = TextReport(style: TextStyle(isColored: false, showsControls: true))
    var status = ExitStatus()
    for path in paths where kind(of: path) == nil {
      StandardError.write(
        report.text(for: FileFailure(path: path, message: "is not there, so it has no settings")))
      status.noteFailure()
    }
    var output = StandardOutput()
    output.write(
      paths.filter { kind(of: $0) != nil }.map { path in
        lines(of: path).map { report.shown($0) + "\n" }.joined()
      }.joined(separator: "\n"))
    if !output.finish() { status.noteFailure() }
    try status.exit()
  }

  private func lines(of path: String) -> [String] {
    let isFile = (try? FileReader.regularFile(path)) != nil
    let loaded = isFile ? try? project.load(path) : nil
    let own = loaded?.locale
    let configuration = project.settings.configuration(for: path)
    let settings = project.settings.settings(
      path: isFile ? path : nil, locale: own, format: loaded?.file.format)
    var lines = [
      "# \(path)\(own.map { ", locale \($0.identifier)" } ?? "")",
      "# configuration: \(configuration?.path ?? "none")",
    ]
    for (name, setting) in values(settings, configuration) {
      if let setting { lines.append("\(name): \(setting.value)  # \(setting.source.words)") }
    }
    for (name, items) in lists(settings, configuration) where !items.isEmpty {
      lines += ["\(name):"] + items.map { "  \($0)" }
    }
    if !isFile, settings.container == nil {
      lines.append(
        "# what the format and the sources of the project tell of the container is shown for a file"
      )
    }
    if !isFile, let configuration, !configuration.overrides.isEmpty {
      let numbers = configuration.overrides.map { "\($0.line)" }.joined(separator: ", ")
      lines.append(
        "# overrides for some files or locales in line \(numbers); name a file to see what counts for it"
      )
    }
    return lines
  }

  /// The settings that have one value, in the order of the list.
  private func values(
    _ settings: LintSettings, _ configuration: Configuration?
  ) -> [(name: String, setting: Setting<String>?)] {
    func flag(_ name: String, _ value: String?) -> Setting<String>? {
      value.map { Setting($0, .flag(name)) }
    }
    func text<Value>(
      _ setting: Setting<Value>?, standard: Value? = nil, _ text: (Value) -> String
    ) -> Setting<String>? {
      (setting ?? standard.map { Setting($0, .standard) }).map {
        Setting(text($0.value), $0.source)
      }
    }
    func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
    // The whole run takes its baseline and its limit of failing from the first path.
    let run = project.configuration
    return [
      ("container", text(settings.container, standard: .natural, \.rawValue)),
      ("style", text(settings.style, standard: .embed, \.rawValue)),
      ("write-escapes", text(settings.writesEscapes, standard: false, \.description)),
      ("base", flag("--base", base.base) ?? configuration?.base),
      (
        "locales",
        flag("--locale", locale)
          ?? text(configuration?.locales) { list($0.map(\.identifier)) }
      ),
      (
        "fail-on",
        flag("--fail-on", failOn?.rawValue) ?? text(run?.failOn, standard: .warning, \.rawValue)
      ),
      ("baseline", text(run?.baseline, quoted)),
      ("select", text(settings.select) { list($0.sorted()) }),
    ]
  }

  /// The settings that have a list of values, in the order of the list.
  ///
  /// Each value ends with its source.
  private func lists(
    _ settings: LintSettings, _ configuration: Configuration?
  ) -> [(name: String, items: [String])] {
    func item(_ text: String, _ source: SettingSource) -> String { "\(text)  # \(source.words)" }
    func rules(_ rules: [String: SettingSource]) -> [String] {
      rules.sorted { $0.key < $1.key }.map { item("- \($0.key)", $0.value) }
    }
    func byName<Value>(
      _ settings: [String: Setting<Value>], _ text: (Value) -> String
    ) -> [String] {
      settings.sorted { $0.key < $1.key }
        .map { item("\($0.key): \(text($0.value.value))", $0.value.source) }
    }
    func patterns(_ patterns: [Setting<Glob>]?) -> [String] {
      (patterns ?? []).map { item("- \(quoted($0.value.pattern))", $0.source) }
    }
    return [
      ("extend-select", rules(settings.extendSelect)),
      ("ignore", rules(settings.ignore)),
      ("severity", byName(settings.severities, \.rawValue)),
      (
        "samples",
        settings.samples.map { samples in
          samples.value.map {
            item("\(quoted($0.specifier)): \(quoted($0.text))", samples.source)
          }
        } ?? []
      ),
      ("numbers", byName(settings.numbers, \.words)),
      ("arguments", settings.arguments.map(line)),
      ("data", patterns(settings.dataKeys)),
      ("exclude", patterns(configuration?.exclude)),
      (
        "sources",
        (configuration?.sources ?? []).map { "\(quoted($0.value))  # \($0.source.words)" }
      ),
      ("include", patterns(configuration?.include)),
    ]
  }

  private func line(_ pattern: ArgumentPattern) -> String {
    let argument = pattern.specifier.map { ", \(quoted($0))" } ?? ""
    let classes = pattern.classes.identifiers.joined(separator: ", ")
    return "\(quoted(pattern.key.pattern))\(argument): \(classes)  # \(pattern.source)"
  }

  private func quoted(_ text: String) -> String { JSONText.line(text) }
}
