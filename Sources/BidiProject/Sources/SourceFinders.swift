package import BidiSource
package import BidiUsage

/// What finds out by the sources of projects where texts are shown and how they are used.
package struct SourceFinders: Sendable {
  /// Finds where texts are shown, if neither a flag nor a configuration says it.
  package let containers: ContainerFinder

  /// Finds how programs use texts; nil if sources are not read.
  package let usage: UsageFinder?

  /// Tells which languages programs offer; nil if sources are not read.
  let offered: OfferedLanguages?

  /// Makes finders that share one walk through each project.
  ///
  /// - Parameters:
  ///   - access: How files are read.
  ///   - readsSources: Whether sources are read. If not, only the formats tell where texts are shown.
  ///   - store: Where the index of a project is kept between runs, by the root of the project; nil for nowhere.
  package init(
    _ access: FileAccess, readsSources: Bool = true,
    store: (@Sendable (_ root: String) -> UsageStore)? = nil
  ) {
    let sources = ProjectSources(access)
    containers = ContainerFinder(sources, readsSources: readsSources)
    usage = readsSources ? UsageFinder(sources, store: store) : nil
    offered = readsSources ? OfferedLanguages(sources) : nil
  }
}
