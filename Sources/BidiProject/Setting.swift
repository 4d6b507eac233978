import BidiSource

/// Where a setting comes from.
package enum SettingSource: Sendable, Hashable {
  /// Nobody said anything.
  case standard
  /// A flag of the command line, such as `--container`.
  case flag(String)
  /// A line of a configuration file.
  case file(path: String, line: Int)
  /// The sources of the project, or the format of the file; with the reason as a clause.
  case sources(String)

  /// The source as a phrase: `from --container`, `from .bidi-fix.yml:12`, `default`.
  package var words: String {
    switch self {
    case .standard: "default"
    case .flag(let name): "from \(name)"
    case .sources(let reason): reason
    case .file(let path, let line):
      "from \(path.pathParts.last.map(String.init) ?? path):\(line)"
    }
  }
}

/// A value, and where it comes from.
package struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package let value: Value

  /// Where it comes from.
  package let source: SettingSource

  /// Makes a setting.
  package init(_ value: Value, _ source: SettingSource) {
    self.value = value
    self.source = source
  }
}
