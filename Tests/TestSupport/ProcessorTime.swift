import Foundation

/// The processor time that a call takes in its thread, in seconds.
///
/// What else the machine does is not counted.
public func processorTime(of body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}

/// How many times as long a call takes for an input of one length as for one of another.
///
/// - Parameters:
///   - lengths: The lengths; the call is made once before, so that both find the same caches.
///   - body: Makes the input of a length, and returns what is to be measured.
/// - Returns: The time for the second length in times of that for the first, the shortest of two.
public func growth(
  _ lengths: (Int, Int), _ body: (_ length: Int) throws -> () throws -> Void
) rethrows -> Double {
  func time(_ length: Int) throws -> Double {
    let call = try body(length)
    return try min(processorTime(of: call), processorTime(of: call))
  }
  _ = try time(lengths.0)
  let first = try time(lengths.0)
  return try time(lengths.1) / first
}
