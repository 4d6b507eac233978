/// Why a text could not be resolved.
public enum BidiError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A paragraph separator stands before the end of what was given as one paragraph.
  ///
  /// The offset counts Unicode scalars from the start of the text.
  case separatorInside(scalarOffset: Int)

  /// The error in one line.
  public var description: String {
    switch self {
    case .separatorInside(let offset):
      "a paragraph separator stands inside the paragraph, at scalar \(offset)"
    }
  }
}
