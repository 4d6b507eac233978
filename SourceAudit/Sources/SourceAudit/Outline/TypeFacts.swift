/// What all parts of a type in a file tell together: the type and its extensions.
struct TypeFacts {
  var readsLayoutDirection = false
  var movesPlayback = false
  var namesLeading = false
  var mayStretchViews = false
  var namesCollectionView = false
  var namesPageControl = false
  /// The widths at whole numbers of which views are laid out by hand from the left; empty for that of a page.
  var steps: Set<String> = []
  /// The last names of what scrolls, as code looks at its offset, or sets it.
  var scrolling: Set<String> = []

  /// Adds what a part of the type tells.
  mutating func add(_ scope: Outline.Scope) {
    readsLayoutDirection = readsLayoutDirection || scope.readsLayoutDirection
    movesPlayback = movesPlayback || scope.movesPlayback
    namesLeading = namesLeading || scope.namesLeading
    mayStretchViews = mayStretchViews || scope.mayStretchViews
    namesCollectionView = namesCollectionView || scope.namesCollectionView
    namesPageControl = namesPageControl || scope.namesPageControl
  }
}
