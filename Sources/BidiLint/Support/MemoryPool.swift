import BidiSource

/// Memories for several threads, such as those of judges.
///
/// No thread waits for another.
///
/// Unchecked, because the lock is held wherever the list is used.
package final class MemoryPool<Memory: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var idle: [Memory] = []
  private let empty: Memory

  /// Makes an empty pool.
  ///
  /// - Parameter empty: A memory that knows nothing yet.
  package init(_ empty: Memory) { self.empty = empty }

  /// Gives a body a memory that no other thread uses.
  package func lend<Result, Failure: Error>(
    _ body: (inout Memory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var memory = lock.withLock { idle.popLast() } ?? empty
    defer { lock.withLock { idle.append(memory) } }
    return try body(&memory)
  }
}
