private import CBidiICU

/// A failure that ICU reported.
public struct ICUError: Error, Sendable, Hashable, CustomStringConvertible {
  /// ICU's number for the failure (`UErrorCode`, above 0).
  public let code: Int32

  /// The function of ours that asked ICU.
  public let operation: String

  /// ICU's name for the failure, such as `U_MEMORY_ALLOCATION_ERROR`.
  public var name: String { unsafe String(cString: bidi_icu_error_name(code)) }

  /// The operation and the failure in one line.
  public var description: String { "ICU could not \(operation): \(name)" }

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - code: ICU's number.
  ///   - operation: What was asked, as a phrase that follows "could not".
  public init(code: Int32, operation: String) {
    self.code = code
    self.operation = operation
  }

  /// Throws if a status is a failure.
  ///
  /// Warnings (below 0) are success.
  static func check(_ status: Int32, _ operation: String) throws(ICUError) {
    if status > 0 { throw ICUError(code: status, operation: operation) }
  }
}
