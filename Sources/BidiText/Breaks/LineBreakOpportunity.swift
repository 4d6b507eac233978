/// A place inside a paragraph where a line may end.
public struct LineBreakOpportunity: Sendable, Hashable {
  /// The number of Unicode scalars before the place.
  public let scalarOffset: Int

  /// Whether the line must end there, as after U+2028 LINE SEPARATOR.
  public let isMandatory: Bool

  /// Makes an opportunity.
  public init(scalarOffset: Int, isMandatory: Bool = false) {
    self.scalarOffset = scalarOffset
    self.isMandatory = isMandatory
  }
}

extension StringProtocol {
  /// The places where lines may end, by the Unicode line breaking algorithm.
  ///
  /// The same on all systems. Thai, Lao, Khmer and Burmese break at spaces alone: what else there is takes a
  /// dictionary. Numbers with their signs and brackets are kept whole.
  ///
  /// ```swift
  /// "to be (now)".lineBreakOpportunities().map(\.scalarOffset)  // [3, 6]
  /// ```
  ///
  /// - Returns: The places in order, without the beginning and the end of the text.
  /// - Complexity: O(*n*).
  /// - Note: Source: UAX #14, Unicode 15.0, with the numbers of its section 8.2, example 7.
  public func lineBreakOpportunities() -> [LineBreakOpportunity] {
    LineBreakScan.breaks(in: asSubstring.unicodeScalars)
  }
}

/// The places where lines may end.
public struct LineBreaking: Sendable {
  /// The opportunities of a paragraph's content; nil for every place between two clusters.
  let opportunities: (@Sendable (Substring) -> [LineBreakOpportunity])?

  /// Whether they are those of the Unicode line breaking algorithm, which a caller may know already.
  package private(set) var isUnicode = false

  /// The places that the Unicode line breaking algorithm allows: see
  /// ``Swift/StringProtocol/lineBreakOpportunities()``.
  public static let unicode: LineBreaking = {
    var breaking = LineBreaking { $0.lineBreakOpportunities() }
    breaking.isUnicode = true
    return breaking
  }()

  /// Between any two grapheme clusters, as terminals wrap.
  public static let anywhere = LineBreaking()

  /// Places that the caller finds, for dictionaries and hyphenation.
  ///
  /// - Parameter opportunities: Given the content of a paragraph, without its separator, it returns places between two
  ///   grapheme clusters, in order. Others are passed over.
  public init(_ opportunities: @escaping @Sendable (Substring) -> [LineBreakOpportunity]) {
    self.opportunities = opportunities
  }

  private init() { opportunities = nil }
}
