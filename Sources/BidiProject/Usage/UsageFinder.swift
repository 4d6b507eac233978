import BidiSource
package import BidiUsage
package import LocalizationFiles

/// The folders of programs, as a configuration names them.
package struct ProgramRoots: Sendable, Hashable {
  /// The folder that the paths count from, as a whole path.
  package let folder: String

  /// The paths of the folders.
  package let paths: [String]
}

/// Finds how programs use the texts of a file, by the file's format and the sources of the project.
package final class UsageFinder: Sendable {
  private let sources: ProjectSources
  private let store: (@Sendable (_ root: String) -> UsageStore)?
  private let found = LockedTable<Key, ProgramUsage>()

  private struct Key: Hashable {
    let root: String
    let paths: [String]
    let ecosystems: [String]
  }

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - sources: The source files of projects.
  ///   - store: Where the index of a project is kept between runs, by the root of the project; nil for nowhere.
  package init(
    _ sources: ProjectSources, store: (@Sendable (_ root: String) -> UsageStore)? = nil
  ) {
    (self.sources, self.store) = (sources, store)
  }

  /// The uses of texts of a format, which are looked for when somebody asks.
  ///
  /// - Parameters:
  ///   - toolkits: The toolkits that show the texts.
  ///   - folder: The folder of the file, as a whole path.
  ///   - roots: The folders of the programs that a configuration names; nil where none counts.
  /// - Returns: Nil where no program is known that uses such texts.
  package func usage(
    for toolkits: FormatToolkits, in folder: String, roots: ProgramRoots? = nil
  ) -> ProgramUsage? {
    let ecosystems = Self.ecosystems(of: toolkits)
    let named = roots.flatMap { $0.paths.isEmpty ? nil : $0 }
    guard !ecosystems.isEmpty, let root = named?.folder ?? sources.root(above: folder) else {
      return nil
    }
    // `./shared/` is `shared`.
    let paths = (named?.paths ?? ["."]).map { path in
      let inside = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
      return inside.isEmpty ? "." : String(inside.endsInSlash ? inside.dropLast() : inside)
    }
    let key = Key(root: root, paths: paths, ecosystems: ecosystems.map(\.name))
    return found.value(for: key) { [sources, store] in
      let base = root == "/" ? "" : root
      // The files of all roots, as paths from the root of the project.
      @Sendable func files(_ list: (_ folder: String) -> [String]?) -> [String]? {
        var result: [String] = []
        for path in paths {
          let isWhole = path == "."
          guard let found = list(isWhole ? root : sources.access.wholePath("\(base)/\(path)"))
          else { return nil }
          result += isWhole ? found : found.map { "\(path)/\($0)" }
        }
        return result.filter { !Self.isGenerated($0) }
      }
      return ProgramUsage(
        ecosystems,
        list: {
          files { sources.list(of: $0).files.map(\.path) }?
            .compactMap { ProgramUsage.Source(path: $0) } ?? []
        }, store: store?(root), everything: { files(sources.everything) },
        read: { sources.read("\(base)/\($0)") })
    }
  }

  /// Whether a file is written by a generator, with a name for each text: what it names is not used yet.
  ///
  /// Sources: the names that Visual Studio, Flutter's gen-l10n, the plugin Flutter Intl, intl_translation, slang, SwiftGen and R.swift
  /// give their files.
  private static func isGenerated(_ path: String) -> Bool {
    let name = path.lastSlash.map { path[$0...].dropFirst() } ?? path[...]
    let isOfResources = name.contains("esource") || name.contains("tring")
    return isOfResources && name.hasSuffix(".Designer.cs") || name.hasSuffix(".g.dart")
      || name.hasPrefix("app_localizations") && name.hasSuffix(".dart")
      || path.hasSuffix("generated/l10n.dart")
      || ["generated/intl/", "l10n/"].contains(where: path.contains)
        && name.hasPrefix("messages_") && name.hasSuffix(".dart")
      || name == "R.generated.swift" || name == "Strings+Generated.swift"
  }

  /// The ecosystems in which the texts of toolkits are looked up.
  private static func ecosystems(of toolkits: FormatToolkits) -> [Ecosystem] {
    let names = Set((toolkits.main + toolkits.others).map(\.rawValue))
    return Ecosystem.all.filter { !names.isDisjoint(with: $0.toolkits) }
  }

  /// The look-ups in the programs that were found, and those of them whose key is not known; the programs are read for it.
  package var lookups: LookupCounts {
    found.all.map(\.lookups).reduce(into: LookupCounts()) { $0.add($1) }
  }
}
