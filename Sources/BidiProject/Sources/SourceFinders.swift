package import BidiSource

/// What finds out by the sources of projects where texts are shown and how they are used.
package struct SourceFinders: Sendable {
  /// Finds where texts are shown, if neither a flag nor a configuration says it.
  package let containers: ContainerFinder

  /// Finds how programs use texts; nil if sources are not read.
  package let usage: UsageFinder?

  /// Makes finders that share one walk through each project.
  ///
  /// - Parameters:
  ///   - access: How files are read.
  ///   - readsSources: Whether sources are read. If not, only the formats tell where texts are shown.
  package init(_ access: FileAccess, readsSources: Bool = true) {
    let sources = ProjectSources(access)
    containers = ContainerFinder(sources, readsSources: readsSources)
    usage = readsSources ? UsageFinder(sources) : nil
  }
}
