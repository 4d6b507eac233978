import CBidiKit

/// Why a call fails.
struct Failure: Error {
  /// One of the statuses of the header.
  let status: Int

  /// What happened and what to do, in one sentence without a full stop.
  let message: String

  /// Which text, row or name it is about; nil for none.
  var index: Int?

  /// Where in it, in bytes of UTF-8; nil for no place.
  var offset: Int?

  init(_ status: Int, _ message: String, index: Int? = nil, offset: Int? = nil) {
    self.status = status
    self.message = message
    self.index = index
    self.offset = offset
  }

  /// An argument of the call that is wrong.
  static func argument(_ message: String) -> Failure {
    Failure(BIDIKIT_INVALID_ARGUMENT, message)
  }

  /// Tells the caller.
  ///
  /// - Parameter error: The caller's error; nil for none.
  /// - Returns: The status.
  func report(to error: UnsafeMutablePointer<bidikit_error>?) -> Int32 {
    let status = Int32(status)
    guard let error = unsafe error else { return status }
    var report = bidikit_error()
    report.status = status
    report.index = Int64(index ?? -1)
    report.offset = Int64(offset ?? -1)
    unsafe withUnsafeMutableBytes(of: &report.message) { room in
      var bytes = Array(message.utf8.prefix(room.count - 1))
      if bytes.count < message.utf8.count {
        // What was cut does not end inside a character.
        while let last = bytes.last, UTF8.isContinuation(last) { bytes.removeLast() }
        bytes.removeLast()
      }
      unsafe room.copyBytes(from: bytes)
    }
    unsafe error.pointee = report
    return status
  }
}

/// Runs a call.
///
/// - Parameters:
///   - report: The caller's error; nil for none.
///   - body: What is done.
/// - Returns: The status.
func status(
  _ report: UnsafeMutablePointer<bidikit_error>?, _ body: () throws(Failure) -> Void
) -> Int32 {
  do throws(Failure) {
    try body()
    return Int32(BIDIKIT_OK)
  } catch {
    return unsafe error.report(to: report)
  }
}
