import BidiSource

package import BidiMessages

/// What judges of several threads found of the shapes of lines; none waits for another.
///
/// Sendable without a check: the lock is held wherever the list is used.
package final class JudgeMemoryPool: @unchecked Sendable {
  private let lock = Lock()
  private var idle: [JudgeMemory] = []

  /// Makes an empty pool.
  package init() {}

  /// Gives a body what no other thread uses now.
  package func lend<Result, Failure: Error>(
    _ body: (inout JudgeMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var memory = lock.withLock { idle.popLast() } ?? JudgeMemory()
    defer { lock.withLock { idle.append(memory) } }
    return try body(&memory)
  }
}
