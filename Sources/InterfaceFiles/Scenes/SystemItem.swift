/// What an item of a bar shows that the file names by what it does: the title that the system writes, or its symbol.
///
/// Titles are those in English. Source: `UIBarButtonItem.h`, `UITabBarItem.h`.
struct SystemItem {
  var title: String?
  var symbol: String?

  /// Buttons of navigation bars and toolbars.
  ///
  /// Of the symbols, reply, undo and redo have another drawing from right to left; the others do not, rewind and fast forward among them.
  static let barButtons: [String: Self] = [
    "done": Self(title: "Done"), "cancel": Self(title: "Cancel"), "edit": Self(title: "Edit"),
    "save": Self(title: "Save"), "add": Self(symbol: "plus"), "close": Self(symbol: "xmark"),
    "compose": Self(symbol: "square.and.pencil"),
    "reply": Self(symbol: "arrowshape.turn.up.backward"),
    "action": Self(symbol: "square.and.arrow.up"), "organize": Self(symbol: "folder"),
    "bookmarks": Self(symbol: "book"), "search": Self(symbol: "magnifyingglass"),
    "refresh": Self(symbol: "arrow.clockwise"), "stop": Self(symbol: "xmark"),
    "camera": Self(symbol: "camera"), "trash": Self(symbol: "trash"),
    "play": Self(symbol: "play.fill"), "pause": Self(symbol: "pause.fill"),
    "rewind": Self(symbol: "backward.fill"), "fastForward": Self(symbol: "forward.fill"),
    "undo": Self(symbol: "arrow.uturn.backward"), "redo": Self(symbol: "arrow.uturn.forward"),
  ]

  /// Tabs.
  static let tabs: [String: Self] = [
    "more": Self(title: "More", symbol: "ellipsis"),
    "favorites": Self(title: "Favorites", symbol: "star.fill"),
    "featured": Self(title: "Featured", symbol: "star.fill"),
    "topRated": Self(title: "Top Rated", symbol: "star.fill"),
    "recents": Self(title: "Recents", symbol: "clock.fill"),
    "contacts": Self(title: "Contacts", symbol: "person.crop.circle.fill"),
    "history": Self(title: "History", symbol: "clock.fill"),
    "bookmarks": Self(title: "Bookmarks", symbol: "book.fill"),
    "search": Self(title: "Search", symbol: "magnifyingglass"),
    "downloads": Self(title: "Downloads", symbol: "square.and.arrow.down.fill"),
    "mostRecent": Self(title: "Most Recent", symbol: "clock.fill"),
    "mostViewed": Self(title: "Most Viewed", symbol: "list.number"),
  ]
}
