import Foundation

/// A value behind a lock, as `Mutex`, which needs macOS 15.
///
/// Sendable without a check: the lock is held wherever the value is touched.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a lock round a value.
  public init(_ value: Value) { self.value = value }

  /// Reads or changes the value.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
