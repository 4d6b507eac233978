import BidiFiles
import BidiLint
import BidiMessages
import BidiProject
import BidiReport
import BidiSource

/// The settings of `--show-settings`: those that count for each path, as a configuration says them, and where they come from.
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
  /// - Throws: The exit status, where that cannot be done.
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
    let own = isFile ? (try? project.load(path))?.locale : nil
    let configuration = project.settings.configuration(for: path)
    let settings = project.settings.settings(path: isFile ? path : nil, locale: own)
    var rows = ["# \(path)\(own.map { ", locale \($0.identifier)" } ?? "")"]
    rows.append("# configuration: \(configuration?.path ?? "none")")
    func add(_ name: String, _ value: String, _ source: SettingSource?) {
      rows.append("\(name): \(value)  # \((source ?? .standard).words)")
    }
    func add(_ name: String, _ sources: [(value: String, source: SettingSource)]) {
      guard !sources.isEmpty else { return }
      rows.append("\(name):")
      for (value, source) in sources { rows.append("  \(value)  # \(source.words)") }
    }
    func quoted(_ text: String) -> String { JSONText.line(text) }
    add("container", (settings.container?.value ?? .natural).rawValue, settings.container?.source)
    add("style", (settings.style?.value ?? .embed).rawValue, settings.style?.source)
    add(
      "write-escapes", "\(settings.writesEscapes?.value ?? false)", settings.writesEscapes?.source)
    if let base = base.base {
      add("base", base, .flag("--base"))
    } else if let base = configuration?.base {
      add("base", base.value, base.source)
    }
    if let locale {
      add("locales", locale, .flag("--locale"))
    } else if let locales = configuration?.locales {
      add("locales", "[\(locales.value.map(\.identifier).joined(separator: ", "))]", locales.source)
    }
    if let failOn {
      add("fail-on", failOn.rawValue, .flag("--fail-on"))
    } else {
      // The run has one of each: that of the first path.
      let run = project.configuration?.failOn
      add("fail-on", (run?.value ?? .warning).rawValue, run?.source)
    }
    if let baseline = project.configuration?.baseline {
      add("baseline", quoted(baseline.value), baseline.source)
    }
    if let select = settings.select {
      add("select", "[\(select.value.sorted().joined(separator: ", "))]", select.source)
    }
    func list(_ rules: [String: SettingSource]) -> [(String, SettingSource)] {
      rules.sorted { $0.key < $1.key }.map { ("- \($0.key)", $0.value) }
    }
    add("extend-select", list(settings.extendSelect))
    add("ignore", list(settings.ignore))
    add(
      "severity",
      settings.severities.sorted { $0.key < $1.key }
        .map { ("\($0.key): \($0.value.value.rawValue)", $0.value.source) })
    if let samples = settings.samples {
      add(
        "samples",
        samples.value.map { ("\(quoted($0.specifier)): \(quoted($0.text))", samples.source) })
    }
    add(
      "numbers",
      settings.numbers.sorted { $0.key < $1.key }
        .map { ("\($0.key): \($0.value.value.words)", $0.value.source) })
    for pattern in settings.arguments {
      if pattern == settings.arguments.first { rows.append("arguments:") }
      let argument = pattern.specifier.map { ", \(quoted($0))" } ?? ""
      let classes = pattern.classes.identifiers.joined(separator: ", ")
      rows.append("  \(quoted(pattern.key.pattern))\(argument): \(classes)  # \(pattern.source)")
    }
    add(
      "data", settings.dataKeys.map { ("- " + quoted($0.value.pattern), $0.source) })
    add(
      "exclude", (configuration?.exclude ?? []).map { ("- " + quoted($0.value.pattern), $0.source) }
    )
    add(
      "include", (configuration?.include ?? []).map { ("- " + quoted($0.value.pattern), $0.source) }
    )
    if !isFile, let configuration, !configuration.overrides.isEmpty {
      let lines = configuration.overrides.map { "\($0.line)" }.joined(separator: ", ")
      rows.append(
        "# overrides for some files or locales in line \(lines); name a file to see what counts for it"
      )
    }
    return rows
  }
}
