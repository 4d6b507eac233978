import Libc

/// Lets one thread at a time do something.
///
/// The `Mutex` of the standard library is newer than macOS 13.
@safe package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Makes a lock that nobody holds.
  package init() { unsafe pthread_mutex_init(mutex, nil) }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Does something while no other thread does.
  ///
  /// - Parameter body: What is done.
  /// - Returns: Its result.
  /// - Throws: Its error.
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body()
  }
}
