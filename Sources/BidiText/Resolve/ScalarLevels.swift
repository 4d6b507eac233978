/// The step from a resolver's runs to a level for each scalar.
enum ScalarLevels {
  /// Resolves one paragraph, separator included.
  ///
  /// Levels are those after rule L1 with the paragraph as one line; nil if rule X9 removes the
  /// character.
  static func resolve(
    _ text: Substring, _ scalars: [Unicode.Scalar], baseDirection: BaseDirection,
    context: OutsideContext
  ) -> (paragraphLevel: EmbeddingLevel, levels: [EmbeddingLevel?]) {
    var resolver = BidiResolver()
    resolver.resolveParagraph(text, baseDirection: baseDirection, context: context)
    var levels: [EmbeddingLevel?] = []
    levels.reserveCapacity(scalars.count)
    var run = 0
    var offset = 0
    for scalar in scalars {
      while run + 1 < resolver.runCount, Int(resolver.runs[run + 1].start) <= offset { run += 1 }
      let isRemoved = ClassSet.removed.contains(code: resolver.tables.code(of: scalar.value))
      levels.append(isRemoved ? nil : EmbeddingLevel(resolved: resolver.runs[run].level))
      offset += UTF8.width(scalar)
    }
    return (resolver.paragraphLevel, levels)
  }
}
