/// The words of a name, such as that of an image: `arrow.backward`, `ic_arrow_back`, `backArrow`,
/// `arrowleft`.
///
/// ```swift
/// NameWords("ic_arrow_back").direction  // "arrow"
/// NameWords("photo").direction  // nil
/// ```
public struct NameWords: Sendable {
  private let words: [String]

  /// Takes a name apart.
  public init(_ name: String) {
    words = Self.split(name).flatMap(Self.parts)
  }

  /// The words of a name in small letters: `["pin", "to", "leading"]` for `pinToLeading`, `pin_to_leading` and `Pin to
  /// Leading`.
  ///
  /// - Parameter name: The name. A capital letter after a small one begins a word; what is no letter separates words.
  /// - Returns: The words, none of them empty.
  /// - Complexity: O(*n*) in the letters of the name.
  public static func split(_ name: String) -> [String] {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      let isNew = character.isUppercase && wasLower
      if !character.isLetter || isNew { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  /// The two words of one such as `chevronright`.
  private static func parts(_ word: String) -> [String] {
    for arrow in arrows where word.hasPrefix(arrow) {
      let rest = String(word.dropFirst(arrow.count))
      if sides.contains(rest) || vertical.contains(rest) || round.contains(rest) || rest == "back" {
        return [arrow, rest]
      }
    }
    return [word]
  }

  /// The word by which an image of the name may show a direction to the side; nil for none.
  public var direction: String? {
    // Clocks go round the same way everywhere, and a film runs on as it does.
    if words.contains(where: Self.round.contains) { return nil }
    if words.contains(where: Self.media.contains), words.contains(where: Self.steps.contains) {
      return nil
    }
    // A play button is the same everywhere, and so are a road sign, a place on a map and a bow with its arrow.
    if words.contains("play") || isOfMap || words.contains("bow") { return nil }
    // The next place that a search found is below.
    if words.contains("find"), words.contains(where: Self.steps.contains) { return nil }
    // Whoever calls an image so has another one for the other direction.
    if words.contains("rtl") || words.contains("ltr") { return nil }
    // What goes both ways is its own mirror image.
    let ways = [("left", "right"), ("backward", "forward"), ("next", "previous"), ("next", "prev")]
    if ways.contains(where: { words.contains($0) && words.contains($1) }) { return nil }
    if let side = words.first(where: Self.sides.contains) {
      if isOfSide(side) { return nil }
      // The border of a corner is no arrow.
      let isCorner =
        (side == "left" || side == "right") && (words.contains("top") || words.contains("bottom"))
      return isCorner && !words.contains(where: Self.arrows.contains) ? nil : side
    }
    if words.contains(where: Self.vertical.contains) { return nil }
    // Arrows of a whole screen point inward or outward.
    if words.contains("fullscreen") || words.contains("full") && words.contains("screen") {
      return nil
    }
    return words.first { word in
      Self.arrows.contains(word) || Self.sideways.contains(word) || word == "back" && isBackMotion
    }
  }

  /// Whether the name tells of ways on a map or of traffic: left and right of a road are the same in every interface.
  public var isOfMap: Bool {
    if words.contains(where: Self.maps.contains) { return true }
    // A page that is turned has a direction of reading, and so has the system's arrow of an answer, `arrowshape.turn.up.left`.
    return !words.contains { $0 == "page" || $0.hasPrefix("arrow") }
      && words.contains { ["turn", "turns", "uturn"].contains($0) }
  }

  /// Whether an image of the name may be chosen by its side: no arrow, and left or right in the name.
  public var isOfSideWithoutArrow: Bool {
    (words.contains("left") || words.contains("right"))
      && !words.contains(where: Self.arrows.contains)
  }

  /// Whether an image of the name is an arrow that may point to any side.
  public var isOfPlainArrow: Bool {
    words.contains(where: Self.arrows.contains) && !words.contains(where: Self.sides.contains)
  }

  /// Whether a side names the menu that stands there, as in `right-menu`.
  private func isOfSide(_ side: String) -> Bool {
    guard side == "left" || side == "right", !words.contains(where: Self.arrows.contains) else {
      return false
    }
    return zip(words, words.dropFirst()).contains { $0 == side && ["menu", "action"].contains($1) }
  }

  /// Whether `back` is a motion, not the back of something.
  private var isBackMotion: Bool {
    words.allSatisfy { $0 == "back" || Self.arrows.contains($0) || Self.plain.contains($0) }
  }

  /// The word by which an image of the name may hold text; nil for none.
  public var text: String? {
    if words.contains(where: Self.mail.contains) { return nil }
    return words.first(where: Self.written.contains)
  }

  private static let arrows: Set<String> = ["arrow", "chevron", "caret"]

  private static let vertical: Set<String> = [
    "up", "down", "upward", "downward", "top", "bottom", "vertical", "north", "south", "upload",
    "download", "dropdown", "expand", "collapse", "sort", "plus", "minus",
  ]

  private static let maps: Set<String> = [
    "traffic", "roadsign", "road", "roundabout", "compass", "poi", "highway", "lane", "lanes",
    "chicane", "maneuver",
  ]

  private static let round: Set<String> = ["clockwise", "counterclockwise", "circlepath"]

  private static let media: Set<String> = [
    "skip", "seek", "track", "chapter", "play", "player", "miniplayer", "playback", "audio",
    "video", "media", "rewind",
  ]

  /// Words for ways along a film or a song.
  private static let steps: Set<String> = ["backward", "forward", "next", "previous", "prev"]

  private static let sides: Set<String> = [
    "left", "right", "backward", "forward", "next", "previous", "prev",
  ]

  private static let sideways: Set<String> = [
    "indent", "outdent", "redo", "reply", "send", "undo", "disclosure", "backspace", "logout",
    "exit",
  ]

  /// Words that may stand beside `back` where it is a button.
  private static let plain: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "nav", "navigation", "navbar", "toolbar", "bar",
    "item", "go", "action", "white", "black", "grey", "gray", "dark", "light", "normal", "selected",
    "pressed", "highlighted", "disabled", "fill", "filled", "outline", "outlined", "rounded",
    "small", "large", "circle", "square", "ios", "android",
  ]

  private static let written: Set<String> = [
    "text", "word", "wordmark", "logo", "logotype", "letter", "letters", "label", "caption",
    "number", "digit", "digits", "screenshot", "banner",
  ]

  /// With these, a letter is one to send, and text is lines in a bubble.
  private static let mail: Set<String> = ["bubble", "envelope", "mail", "mailbox"]
}
