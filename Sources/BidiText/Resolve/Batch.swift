extension BidiResolver {
  /// The level runs of many texts, each taken for one paragraph, resolved on all cores.
  ///
  /// - Parameters:
  ///   - texts: The texts. Of one with several paragraphs the first is resolved.
  ///   - baseDirection: The paragraph direction, or the order to find it.
  /// - Returns: The runs of each text, in the order of the texts.
  /// - Complexity: O(*n*) work, divided among the cores.
  public static func levelRuns(
    of texts: [String], baseDirection: BaseDirection
  ) async -> [[UTF8LevelRun]] {
    // Pieces small enough that no core waits long for another, large enough to be worth a task.
    let size = 1024
    let starts = Array(stride(from: 0, to: texts.count, by: size))
    return await withTaskGroup(of: (Int, [[UTF8LevelRun]]).self) { group in
      for (piece, start) in starts.enumerated() {
        group.addTask {
          var resolver = BidiResolver()
          let part = texts[start..<min(start + size, texts.count)].map { text in
            resolver.resolveParagraph(text, baseDirection: baseDirection)
            return (0..<resolver.runCount).map { resolver.run(at: $0) }
          }
          return (piece, part)
        }
      }
      var pieces: [[[UTF8LevelRun]]] = Array(repeating: [], count: starts.count)
      for await (piece, part) in group { pieces[piece] = part }
      return Array(pieces.joined())
    }
  }
}
