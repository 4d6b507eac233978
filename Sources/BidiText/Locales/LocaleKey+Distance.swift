extension LocaleKey {
  /// The language that a language is a standard of, else itself: `no` for `nb` and `nn`.
  ///
  /// That is a parent in CLDR's list that has no region.
  /// The key has its script.
  var group: String {
    let general = LocaleKey(language: language, script: script)
    guard let parent = LocaleTables.parents[general], parent.region == nil else { return language }
    return parent.language
  }

  /// How far a localization is from this locale.
  ///
  /// The numbers are those of CLDR's language matching (`languageMatching` of type `written_new`):
  /// 0 the same region, 3 the region that stands for others (`en-GB` outside the United States'
  /// cluster), 4 the same cluster of regions, 5 another one. Another language of the same group, or one
  /// that is inherited from, is 20 more, and `nb` and `no` are 1 apart.
  func distance(to other: LocaleKey) -> Int {
    let regions = regionDistance(to: other)
    if language == other.language { return regions }
    return regions + (Set([language, other.language]) == ["nb", "no"] ? 1 : 20)
  }

  private func regionDistance(to other: LocaleKey) -> Int {
    // A locale without a region is one of the region where the language is at home.
    let (here, there) = (region ?? maximized?.region, other.region ?? other.maximized?.region)
    if here == there { return 0 }
    guard let here, let there else { return 4 }
    let cluster = LocaleTables.regionClusters.first {
      $0.language == other.language && ($0.script == nil || $0.script == other.script)
    }
    guard let cluster else { return 4 }
    let isInside = cluster.regions.contains(here)
    if isInside != cluster.regions.contains(there) { return 5 }
    return !isInside && there == cluster.hub ? 3 : 4
  }
}
