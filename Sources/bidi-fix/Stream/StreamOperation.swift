import ArgumentParser

/// What `stream` does with each line.
enum StreamOperation: String, ExpressibleByArgument, CaseIterable, Sendable {
  case explain, fix, strip, check
}
