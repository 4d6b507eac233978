internal import BidiSource

/// Types that look at the offset of a scroll view that another type gives a page.
enum OffsetReaders {
  /// For each type that sets an offset to a page, the types in other files that name it and look at offsets as a scroll view
  /// scrolls.
  ///
  /// - Parameter files: The source files.
  /// - Returns: The names of types; none for a type whose offset only its own file looks at.
  /// - Complexity: O(*n*). Only files that name an offset to the side are parsed.
  static func all(in files: some Collection<SourceFile>) -> [String: Set<String>] {
    var givers: Set<String> = []
    var readers: [(type: String, file: SourceFile)] = []
    for file in files
    where ["contentOffset.x", "setContentOffset"].contains(where: file.text.contains(word:))
      && !TestSource.isOne(file)
    {
      let outline = SourceAudit.outline(of: file)
      var own: Set<String> = []
      for offset in outline.scrollOffsets {
        let type = outline.typeName(of: offset.place.scope)
        if type.isEmpty { continue }
        if offset.use == .jump { givers.insert(type) }
        let function = outline.function(of: offset.place.scope)
        if [.page, .comparison].contains(offset.use),
          case .function(let name) = outline.scopes[function].kind, name.hasPrefix("scrollView")
        {
          own.insert(type)
        }
      }
      readers += own.map { ($0, file) }
    }
    if givers.isEmpty { return [:] }
    let search = NameSearch(givers)
    var found: [String: Set<String>] = [:]
    for (type, file) in readers {
      for giver in search.names(in: file.text) where giver != type {
        found[giver, default: []].insert(type)
      }
    }
    return found
  }
}
