import BidiSource

extension ProgramUsage {
  /// A place that names a text and is no look-up that is understood; nil if there is none.
  ///
  /// The text may be looked up there too: `let key = isDown ? "errors.down" : "ok"`. Keys that are references, as those of Android, are
  /// understood wherever they stand.
  ///
  /// - Parameter keys: The keys that the text may have.
  /// - Returns: The first place.
  package func unreadMention(of keys: [UseKey]) -> UsePlace? {
    lock.withLock {
      let index = index()
      // Code of Android looks up references, and makes one only by a function.
      let areReferences = keys.allSatisfy { if case .identifier = $0 { true } else { false } }
      if areReferences, !areMade(index) { return nil }
      let uses = keys.flatMap { key in
        index.files(lookingUp: key).flatMap { number in
          index.files[number].uses.filter { $0.key == key.hash }
            .map { (path: index.sources[number].path, line: $0.line) }
        }
      }
      return places(index).first(of: keys, but: uses)
    }
  }

  /// Whether code of the program may make references to texts: by names in C# and Dart, and by a function of Android.
  private func areMade(_ index: UsageIndex) -> Bool {
    zip(index.sources, index.files).contains { source, file in
      [.dart, .cSharp].contains(source.language) || file.buildsKeys
    }
  }

  private func places(_ index: UsageIndex) -> MentionPlaces {
    if let knownPlaces { return knownPlaces }
    // Code that is no source of the program is that of its tests.
    let others = (everything() ?? []).filter {
      SourceLanguage(path: $0) == nil && Self.mayShowTexts($0)
    }
    let makers = zip(index.sources, index.files).filter {
      $0.1.unread > 0 || !$0.1.wrappers.isEmpty
    }.map(\.0.path)
    let places = MentionPlaces(
      in: list().map(\.path) + others, wanted: Set(index.files.lazy.flatMap(\.uses).map(\.key)),
      makers: Set(makers), read)
    knownPlaces = places
    return places
  }

  /// Whether a file that is no code may be one that shows texts: no document, no picture, and no list of packages.
  private static func mayShowTexts(_ path: String) -> Bool {
    let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      path[path.utf8.index(after: $0)...].lowercased()
    }
    guard let ending else { return false }
    return !noViews.contains(ending)
  }

  private static let noViews: Set<String> = [
    "md", "txt", "rst", "adoc", "css", "scss", "less", "svg", "png", "jpg", "jpeg", "gif", "webp",
    "ico", "ttf", "otf", "woff", "woff2", "lock", "sum", "map", "snap", "log", "csv", "tsv", "pdf",
    "zip", "gz", "jar", "so", "a", "o", "pot", "sh", "bat", "gradle", "cmake", "toml",
  ]
}
