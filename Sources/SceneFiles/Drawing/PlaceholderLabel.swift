internal import BidiLayout

/// What stands in the box of something whose looks are not known: its name where a reader can read
/// it there, else a number, which the legend explains.
struct PlaceholderLabel {
  /// A name, and the size of its letters.
  let fontSize: Double

  /// How large a name is in a box; nil where it is not readable there.
  init?(_ name: String, in size: LayoutSize) {
    let fits = (size.width - 4) / (Double(max(1, name.count)) * 0.58)
    let fontSize = min(11, fits, size.height * 0.45)
    guard fontSize >= 8 else { return nil }
    self.fontSize = fontSize
  }

  /// The names that are not readable in their boxes, in the order of drawing.
  static func names(
    in scenes: [ResolvedScene], images: [String: SceneFile.Figure]
  ) -> [String] {
    var seen: Set<String> = []
    return scenes.flatMap(\.items).compactMap { item in
      guard let name = item.placeholderName(images), Self(name, in: item.size) == nil,
        item.size.width > 0, item.size.height > 0, seen.insert(name).inserted
      else { return nil }
      return name
    }
  }
}

extension DrawItem {
  /// What the item is called where its looks are not known; nil where they are.
  func placeholderName(_ images: [String: SceneFile.Figure]) -> String? {
    switch content {
    case .container, .shape, .text, .control: nil
    case .image(let image): images.figure(image.name) == nil ? image.name : nil
    case .web: "web"
    case .keyboard: "keyboard"
    case .statusBar: "status bar"
    case .custom(let name): name
    }
  }
}
