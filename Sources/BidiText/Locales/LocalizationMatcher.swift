/// Finds the localizations for one preference.
struct LocalizationMatcher {
  /// A localization that the app has.
  fileprivate struct Candidate {
    let name: String
    let order: Int
    /// Nil where the name is no locale's.
    let key: LocaleKey?
  }

  /// A candidate, and how far from the preference it is.
  fileprivate struct Match {
    let candidate: Candidate
    let key: LocaleKey
    let distance: Int
    /// The place in the chain of what is inherited; past its end for others.
    let depth: Int
  }

  private let candidates: [Candidate]

  init(_ localizations: [String]) {
    var seen: Set<String> = []
    candidates = localizations.filter { seen.insert($0).inserted }
      .enumerated().map { Candidate(name: $1, order: $0, key: Self.key(of: $1)) }
  }

  /// The locale of a name with its script; nil for text that names none, and for the root.
  private static func key(of name: String) -> LocaleKey? {
    guard let key = LocaleIdentifier(name)?.key, key != LocaleKey(language: "und") else {
      return nil
    }
    return key.withScript
  }

  /// The names of the localizations for a preference, the best first; empty where none matches.
  func matches(for preference: String) -> [String] {
    guard let wanted = Self.key(of: preference) else {
      return candidates.filter { $0.name == preference && !preference.isEmpty }.map(\.name)
    }
    let chain = wanted.chain
    let all = candidates.compactMap { match($0, for: wanted, chain: chain) }
    var chosen = all.filter { $0.depth < chain.count || isPreferred($0, for: wanted) }
    if chosen.isEmpty, let nearest = all.min(by: Self.isNearer) { chosen = [nearest] }
    addFallbacks(to: &chosen, from: all, for: wanted)
    return chosen.sorted { one, other in
      one.rank(preference) < other.rank(preference)
    }.map(\.candidate.name)
  }

  /// The candidate as a match, where its language and script allow.
  private func match(
    _ candidate: Candidate, for wanted: LocaleKey, chain: [LocaleKey]
  ) -> Match? {
    guard let key = candidate.key else { return nil }
    let depth = chain.firstIndex(of: key)
    guard depth != nil || (key.script == wanted.script && key.group == wanted.group) else {
      return nil
    }
    return Match(
      candidate: candidate, key: key, distance: wanted.distance(to: key),
      depth: depth ?? chain.count)
  }

  /// Whether CLDR prefers a locale for the region to the language without a region: `en-GB` for `en-AU`.
  private func isPreferred(_ match: Match, for wanted: LocaleKey) -> Bool {
    guard let maximized = match.key.maximized, LocaleTables.paradigms.contains(maximized),
      match.key.language == wanted.language
    else { return false }
    let general = LocaleKey(language: wanted.language, script: wanted.script)
    // Nothing falls back on what inherits from it: en-001 not on en-GB.
    return match.distance < wanted.distance(to: general) && !match.key.chain.contains(wanted)
  }

  /// Adds what the chosen ones inherit from, and what stands for the language without a region.
  private func addFallbacks(to chosen: inout [Match], from all: [Match], for wanted: LocaleKey) {
    let inherited = Set(chosen.flatMap(\.key.chain))
    var names = Set(chosen.map(\.candidate.name))
    for match in all where inherited.contains(match.key) {
      if names.insert(match.candidate.name).inserted { chosen.append(match) }
    }
    let general = LocaleKey(language: wanted.language, script: wanted.script)
    guard let home = general.maximized, !chosen.isEmpty,
      !chosen.contains(where: { $0.key == general })
    else { return }
    for match in all where match.key == home {
      if names.insert(match.candidate.name).inserted { chosen.append(match) }
    }
  }

  /// Orders matches that are not inherited from.
  private static func isNearer(_ one: Match, _ other: Match) -> Bool {
    (one.distance, one.isUsual ? 0 : 1) < (other.distance, other.isUsual ? 0 : 1)
  }
}

extension LocalizationMatcher.Match {
  /// What matches are sorted by: nearness, then inheritance, then the very spelling, then the app's order.
  fileprivate func rank(_ preference: String) -> (Int, Int, Int, Int) {
    (distance, depth, candidate.name == preference ? 0 : 1, candidate.order)
  }

  /// Whether the locale stands for its language: by CLDR's list, or because it is at home there.
  fileprivate var isUsual: Bool {
    guard let maximized = key.maximized else { return false }
    return LocaleTables.paradigms.contains(maximized)
      || LocaleKey(language: key.language, script: key.script).maximized == maximized
  }
}
