internal import BidiSource

/// Names in source that ask for the layout direction, or say it.
enum DirectionNames {
  /// Whether a name is one, such as `effectiveUserInterfaceLayoutDirection`, `isRTL` or `semanticContentAttribute`.
  static func isOne(_ name: String) -> Bool {
    guard name.utf8.count >= 3 else { return false }
    // These flip one image, or force a direction; they do not ask.
    if flips.contains(name) || isForced(name) { return false }
    if name.contains("RTL") || name.contains("Rtl") { return true }
    let lower = name.lowercased()
    if parts.contains(where: lower.contains) { return true }
    return lower.split { !$0.isLetter }.contains("rtl")
      || name.hasPrefix("rtl") && (name.dropFirst(3).first.map { !$0.isLowercase } ?? true)
  }

  /// What moves a film or a song, or tells where it is: its time runs the same way everywhere.
  static let playback: Set<String> = [
    "rewind", "seek", "seekToTime", "seekForward", "seekBackward", "skipForward", "skipBackward",
    "fastForward", "AVPlayer", "CMTime", "CMTimeMake", "CMTimeMakeWithSeconds", "CMTimeGetSeconds",
    "currentTime", "setCurrentTime",
  ]

  /// What flips an image from right to left.
  static let flips: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation",
  ]

  /// Whether a name is a value of `semanticContentAttribute`, its type, or its setter in Objective-C.
  private static func isForced(_ name: String) -> Bool {
    name == "forceLeftToRight" || name == "forceRightToLeft"
      || name.hasPrefix("UISemanticContentAttribute") || name == "setSemanticContentAttribute"
  }

  /// The values of `semanticContentAttribute` that keep the direction of a view, in Swift.
  static let freezing: Set<String> = [
    "forceLeftToRight", "forceRightToLeft", "playback", "spatial",
  ]

  private static let parts = [
    "layoutdirection", "semanticcontent", "writingdirection", "characterdirection", "righttoleft",
    "isarabic", "ishebrew", "ispersian", "isfarsi", "isurdu", "bidi",
  ]
}

extension String {
  /// Whether something is named by its side, as the arrows of a gallery are: one for each side stands where it should.
  ///
  /// Of a chain such as `gallery.leftArrow` the last name counts. `leftoverView` and `rightsLabel` name no side.
  var namesSide: Bool {
    let words = NameWords.split(split(separator: ".").last.map(String.init) ?? self)
    return words.contains("left") || words.contains("right")
  }

  /// Whether a name tells of a way along the time of a film or a song, as that of a playhead does.
  ///
  /// - Parameter amongMedia: Whether code around it plays something: a time line elsewhere may be a list of news.
  /// - Returns: True for a way along a time.
  func namesTime(amongMedia: Bool) -> Bool {
    let words = NameWords.split(split(separator: ".").last.map(String.init) ?? self)
    if words.contains(where: Self.wordsOfTime.contains) { return true }
    let pairs = Set(zip(words, words.dropFirst()).map { $0 + $1 })
    return !pairs.isDisjoint(with: Self.wordsOfTime)
      || amongMedia && (words.contains("timeline") || pairs.contains("timeline"))
  }

  private static let wordsOfTime: Set<String> = [
    "playhead", "waveform", "scrub", "scrubs", "scrubbing", "scrubber", "seekbar", "filmstrip",
    "trimmer",
  ]

  /// Whether a name is that of a menu that slides in from a side.
  var namesSideMenu: Bool {
    let words = NameWords.split(self)
    return words.contains("menu") && (words.contains("slide") || words.contains("side"))
      || words.contains("sidebar") || words.contains("sidemenu")
  }

  /// Whether what has the name answers yes or no: `isLast`, and not `issueTurn`.
  var isQuestion: Bool {
    NameWords.split(self).first.map { ["should", "is", "has", "can"].contains($0) } ?? false
  }
}
