/// Why a text could not be shaped.
public enum PlainDisplayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// BidiText was built without the package's trait `ICU`, which Linux alone has; see ``PlainDisplay/canShape``.
  case shapingUnavailable

  /// ICU refused the text, such as one of more than 2³¹ − 1 UTF-16 code units.
  case refused(reason: String)

  /// The error in one line.
  public var description: String {
    switch self {
    case .shapingUnavailable:
      "Arabic letters cannot be shaped without ICU: build on Linux with the package's trait ICU"
    case .refused(let reason): "Arabic letters could not be shaped: \(reason)"
    }
  }
}
