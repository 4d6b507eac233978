extension LocaleKey {
  /// The locale that a locale inherits from: by CLDR's list of parents, else the one without the region.
  ///
  /// Nil where only the root is left. The script never changes but by that list.
  /// The key has its script.
  var parent: LocaleKey? {
    if let parent = LocaleTables.parents[self] { return parent }
    return region == nil ? nil : LocaleKey(language: language, script: script)
  }

  /// The locale and those that it inherits from, in order.
  var chain: [LocaleKey] {
    var chain = [self]
    // CLDR's longest has five; the bound keeps a cycle in new data from hanging.
    while chain.count < 8, let parent = chain.last?.parent { chain.append(parent) }
    return chain
  }

  /// The identifiers that may name the key: with its script, and without it where it is the likely one.
  private var spellings: [String] {
    var short = self
    short.script = nil
    return short.maximized?.script == script ? [identifier, short.identifier] : [identifier]
  }

  /// The identifier of the nearest locale in the chain that there is data for, else `root`.
  ///
  /// The key has its script.
  var dataIdentifier: String {
    for key in chain {
      if let known = key.spellings.first(where: DataSource.locales.hasData) { return known }
    }
    return "root"
  }
}
