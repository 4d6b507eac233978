import BidiSource
package import BidiUsage
package import LocalizationFiles

/// Finds how programs use the texts of a file, by the file's format and the sources of the project.
package final class UsageFinder: Sendable {
  private let sources: ProjectSources
  private let found = LockedTable<Key, ProgramUsage>()

  private struct Key: Hashable {
    let root: String
    let ecosystems: [String]
  }

  /// Makes a finder.
  ///
  /// - Parameter sources: The source files of projects.
  package init(_ sources: ProjectSources) { self.sources = sources }

  /// The uses of texts of a format, which are looked for when somebody asks.
  ///
  /// - Parameters:
  ///   - toolkits: The toolkits that show the texts.
  ///   - folder: The folder of the file, as a whole path.
  /// - Returns: Nil where no program is known that uses such texts.
  package func usage(for toolkits: FormatToolkits, in folder: String) -> ProgramUsage? {
    let ecosystems = Self.ecosystems(of: toolkits)
    guard !ecosystems.isEmpty, let root = sources.root(above: folder) else { return nil }
    return found.value(for: Key(root: root, ecosystems: ecosystems.map(\.name))) {
      let sources = sources
      let folder = root == "/" ? "" : root
      return ProgramUsage(ecosystems) {
        sources.list(of: root).files.compactMap { ProgramUsage.Source(path: $0.path) }
      } read: {
        sources.access.read("\(folder)/\($0)")
      }
    }
  }

  /// The ecosystems in which the texts of toolkits are looked up.
  private static func ecosystems(of toolkits: FormatToolkits) -> [Ecosystem] {
    let names = Set((toolkits.main + toolkits.others).flatMap(names))
    return Ecosystem.all.filter { names.contains($0.name) }
  }

  private static func names(of toolkit: Toolkit) -> [String] {
    switch toolkit {
    case .android: ["Android"]
    case .uiKit: ["Apple"]
    case .flutter: ["Flutter"]
    case .web, .reactNative: ["web", "gettext", "Rails"]
    case .gtk, .wx: ["gettext"]
    case .qt: ["Qt"]
    case .windowsForms, .wpf, .winUI: [".NET"]
    case .swing: ["Java bundles"]
    case .store: []
    }
  }
}
