import BidiLint
import BidiMessages

/// What tasks of a stream found of the shapes of lines; none waits for another.
///
/// Sendable without a check: the lock is held wherever the list is used.
final class StreamMemories: @unchecked Sendable {
  private let lock = Lock()
  private var idle: [JudgeMemory] = []

  /// Gives a body what no other task uses now.
  func lend<Result>(_ body: (inout JudgeMemory) -> Result) -> Result {
    var memory = lock.withLock { idle.popLast() } ?? JudgeMemory()
    defer { lock.withLock { idle.append(memory) } }
    return body(&memory)
  }
}
