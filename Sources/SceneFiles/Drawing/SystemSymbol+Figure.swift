internal import BidiLayout

extension SceneFile.Figure {
  /// A simple drawing of a symbol of the system; nil for symbols that are not drawn.
  ///
  /// Those with forward and backward in their names are drawn for left to right. Filled symbols and those in a circle are drawn as the plain one.
  ///
  /// - Parameter name: The name, such as `chevron.forward`.
  package init?(systemSymbol name: String) {
    guard let symbol = SystemSymbol(name: name) else { return nil }
    self.init(
      size: LayoutSize(width: 24, height: 24),
      shapes: [Shape(path: symbol.path, fill: ControlContent.systemBlue)])
  }
}

extension [String: SceneFile.Figure] {
  /// What an image looks like: by its name here, or a symbol of the system.
  func figure(_ name: String) -> SceneFile.Figure? {
    self[name] ?? SceneFile.Figure(systemSymbol: name)
  }
}

extension SystemSymbol {
  /// - Parameter name: The name that the system has for the symbol.
  init?(name: String) {
    var words = name.split(separator: ".").filter { $0 != "fill" }
    if words.count > 1, words.last == "circle", words.first != "info" { words.removeLast() }
    let base = words.joined(separator: ".")
    if let symbol = Self.symbols[base] {
      self = symbol
      return
    }
    guard let side = words.popLast(), let family = Self.turning[words.joined(separator: ".")] else {
      return nil
    }
    switch side {
    case "left", "backward": self = family.symbol.mirrored
    case "right", "forward": self = family.symbol
    case "down" where family.turns: self = family.symbol.turned(1)
    case "up" where family.turns: self = family.symbol.turned(3)
    default: return nil
    }
  }

  /// Symbols that show a side: drawn for the right one, and whether they show up and down too.
  private static let turning: [String: (symbol: Self, turns: Bool)] = [
    "chevron": (Self("8,4 16,12 8,20"), true),
    "arrow": (Self("3.5,12 20,12; 13,5 20,12 13,19"), true),
    "arrow.uturn": (
      Self(
        "15.5,3.5 20.5,8.5 15.5,13.5; 20.5,8.5 9.5,8.5 6.7,9.2 4.7,11.2 4.0,14.0 4.7,16.8 6.8,18.8 9.5,19.5 16,19.5"
      ), false
    ),
    "arrowshape.turn.up": (
      Self("14,4.5 21,11 14,17.5 14,13.8 8,14.6 3.5,19.5 5.5,12 9,9 14,8.2 z"), false
    ),
  ]

  private static let turn = Self(
    "19.5,12.5 18.5,16.2 15.8,19.0 12.0,20.0 8.3,19.0 5.5,16.2 4.5,12.5 5.5,8.8 8.2,6.0 12.0,5.0 13.6,5.2; 10.4,1.8 13.8,5.2 10.4,8.6"
  )
  private static let wind = Self("# 2.5,5 12,12 2.5,19; # 12,5 21.5,12 12,19")
  private static let box = "8.5,9.5 5,9.5 5,20.5 19,20.5 19,9.5 15.5,9.5"

  private static let symbols = controls.merging(things) { first, _ in first }

  /// What buttons do.
  private static let controls: [String: Self] = [
    "plus": Self("12,4 12,20; 4,12 20,12"),
    "minus": Self("4,12 20,12"),
    "xmark": Self("5,5 19,19; 19,5 5,19"),
    "checkmark": Self("4.5,12.5 10,18 19.5,5.5"),
    "magnifyingglass": Self("o 10.5,10.5,6.5; 15.2,15.2 20.5,20.5"),
    "square.and.pencil": Self("12,4.5 4.5,4.5 4.5,19.5 19.5,19.5 19.5,12; 9.5,14.5 20.5,3.5"),
    "square.and.arrow.up": Self(box + "; 12,15 12,3; 8,7 12,3 16,7"),
    "square.and.arrow.down": Self(box + "; 12,3 12,15; 8,11 12,15 16,11"),
    "arrow.clockwise": turn, "arrow.counterclockwise": turn.mirrored,
    "goforward": turn, "gobackward": turn.mirrored,
    "play": Self("# 6,3.5 20,12 6,20.5"),
    "pause": Self("# 6,4 10,4 10,20 6,20; # 14,4 18,4 18,20 14,20"),
    "stop": Self("# 5,5 19,5 19,19 5,19"),
    "forward": wind, "backward": wind.mirrored,
    "ellipsis": Self("# 5,12,1.9; # 12,12,1.9; # 19,12,1.9"),
    "line.3.horizontal": Self("3.5,6 20.5,6; 3.5,12 20.5,12; 3.5,18 20.5,18"),
    "list.number": Self(
      "9,6 20.5,6; 9,12 20.5,12; 9,18 20.5,18; # 4.5,6,1.5; # 4.5,12,1.5; # 4.5,18,1.5"),
  ]

  /// What symbols are pictures of.
  private static let things: [String: Self] = [
    "folder": Self("3,19 3,5.5 9,5.5 11,8 21,8 21,19 z"),
    "book": Self(
      "12,6 8,4.5 3,4.5 3,18.5 8,18.5 12,20 16,18.5 21,18.5 21,4.5 16,4.5 z; 12,6 12,20"),
    "camera": Self("3,7.5 7.5,7.5 9,5 15,5 16.5,7.5 21,7.5 21,19.5 3,19.5 z; o 12,13.2,3.8"),
    "trash": Self(
      "4,6.5 20,6.5; 6,6.5 7,21 17,21 18,6.5; 9,6.5 9,3.5 15,3.5 15,6.5; 10,10 10.3,17.5; 14,10 13.7,17.5"
    ),
    "star": Self(
      "12.0,3.7 14.2,9.6 20.6,9.9 15.6,13.9 17.3,20.0 12.0,16.5 6.7,20.0 8.4,13.9 3.4,9.9 9.8,9.6 z"
    ),
    "clock": Self("o 12,12,8.5; 12,6.5 12,12 16,14"),
    "person": person, "person.crop": person,
    "house": Self(
      "3,12 12,4 21,12; 5.5,10.5 5.5,20 18.5,20 18.5,10.5; 10,20 10,14 14,14 14,20"),
    "gear": gear, "gearshape": gear,
    "bell": Self(
      "5,17 6.5,15 6.5,10 8,6 12,4 16,6 17.5,10 17.5,15 19,17 z; 10.2,20 13.8,20"),
    "heart": Self(
      "12,20 4.5,12.5 3.2,9 4.5,5.8 7.5,4.5 10.3,5.5 12,7.8 13.7,5.5 16.5,4.5 19.5,5.8 20.8,9 19.5,12.5 z"
    ),
    "envelope": Self("3,6 21,6 21,18.5 3,18.5 z; 3,6.5 12,13.5 21,6.5"),
    "info.circle": Self("o 12,12,8.5; 12,11 12,16.5; # 12,7.8,1.1"),
    "photo": Self("3,5 21,5 21,19 3,19 z; 3,17 9,11 14,16 17,13.5 21,17; o 16,9,1.6"),
  ]

  private static let person = Self(
    "o 12,8,4; 4.5,20.5 5.5,16.5 9,14.8 15,14.8 18.5,16.5 19.5,20.5 z")

  private static let gear = Self(
    "o 12,12,3; o 12,12,6.8; 18.8,12.0 21.2,12.0; 16.8,16.8 18.5,18.5; 12.0,18.8 12.0,21.2; 7.2,16.8 5.5,18.5; 5.2,12.0 2.8,12.0; 7.2,7.2 5.5,5.5; 12.0,5.2 12.0,2.8; 16.8,7.2 18.5,5.5"
  )
}
