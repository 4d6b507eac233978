/// Values that several threads make and look up by a key.
///
/// Sendable without a check: the lock is held wherever the table is touched.
package final class LockedTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value] = [:]

  /// Makes an empty table.
  package init() {}

  /// The value of a key, made where there is none yet.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Makes the value. Two threads that ask at the same time may both make one; the first is kept.
  /// - Returns: The value.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let made = make()
    return lock.withLock {
      if let known = values[key] { return known }
      values[key] = made
      return made
    }
  }

  /// The values that were made, in no order.
  package var all: [Value] { lock.withLock { Array(values.values) } }
}
