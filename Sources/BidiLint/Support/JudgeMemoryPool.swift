import BidiSource

package import BidiMessages

/// Memories of judges for several threads.
///
/// No thread waits for another.
///
/// Unchecked, because the lock is held wherever the list is used.
package final class JudgeMemoryPool: @unchecked Sendable {
  private let lock = Lock()
  private var idle: [JudgeMemory] = []

  /// Makes an empty pool.
  package init() {}

  /// Gives a body a memory that no other thread uses.
  package func lend<Result, Failure: Error>(
    _ body: (inout JudgeMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var memory = lock.withLock { idle.popLast() } ?? JudgeMemory()
    defer { lock.withLock { idle.append(memory) } }
    return try body(&memory)
  }
}
