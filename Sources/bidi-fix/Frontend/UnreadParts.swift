import BidiSource
import LocalizationFiles

extension Project.Loaded {
  /// What of the file could not be read, for commands that report no findings; empty for a file that was read whole.
  var unreadParts: [FileFailure] {
    let problems = file.problems.filter {
      [.parseError, .truncatedTail, .openComment].contains($0.kind)
    }
    guard !problems.isEmpty else { return [] }
    let places = SourceLocator(file.source).locations(of: problems.map(\.range.lowerBound))
    return zip(problems, places).map { problem, place in
      FileFailure(path: path, message: problem.message, location: place)
    }
  }
}
