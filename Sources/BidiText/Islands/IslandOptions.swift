/// What to look for when looking for islands.
public struct IslandOptions: Sendable, Hashable {
  /// The kinds that are looked for.
  ///
  /// What is left out hides nothing: a number in a URL is found where URLs are not looked for.
  public var kinds: Set<Island.Kind>

  /// Whether islands in other islands are found too, such as the specifier in a URL.
  public var findsNested: Bool

  /// Makes options.
  ///
  /// - Parameters:
  ///   - kinds: The kinds that are looked for; all of them where nothing is said.
  ///   - findsNested: Whether islands in other islands are found too.
  public init(kinds: Set<Island.Kind> = Set(Island.Kind.allCases), findsNested: Bool = true) {
    self.kinds = kinds
    self.findsNested = findsNested
  }

  /// Every kind, with what is nested.
  public static let all = IslandOptions()
}
