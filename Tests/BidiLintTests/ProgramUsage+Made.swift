import BidiUsage

extension ProgramUsage {
  /// A program of some sources, by their paths.
  static func made(of sources: [String: String]) -> ProgramUsage {
    let paths = sources.keys.sorted()
    return ProgramUsage(Ecosystem.all, list: { paths.compactMap { ProgramUsage.Source(path: $0) } })
    {
      paths
    } read: {
      sources[$0].map { Array($0.utf8) }
    }
  }
}
