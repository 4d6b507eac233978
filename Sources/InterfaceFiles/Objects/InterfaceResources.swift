internal import BidiLayout

/// The images and colors that a file names.
struct InterfaceResources: Sendable {
  private var imageSizes: [String: LayoutSize] = [:]
  private var systemImages: Set<String> = []
  private var named: [String: Element] = [:]

  init(_ tree: InterfaceTree) {
    for element in tree.root?.children(in: "resources") ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        if element["catalog"] == "system" {
          systemImages.insert(name)
        } else if let width = element.number("width"), let height = element.number("height"),
          width > 0, height > 0
        {
          imageSizes[name] = LayoutSize(width: width, height: height)
        }
      case "namedColor", "systemColor": named[name] = element.child("color")
      default: break
      }
    }
  }

  /// The size of an image of the app; nil for symbols of the system, whose size here is not that on the screen.
  func size(ofImage name: String) -> LayoutSize? { imageSizes[name] }

  /// Whether an image is a symbol of the system.
  func isSystemImage(_ name: String) -> Bool { systemImages.contains(name) }

  /// A color of the file; nil for one that is not known.
  func color(_ element: Element?) -> LayoutColor? {
    guard let element else { return nil }
    if let name = element["name"] ?? element["systemColor"], let other = named[name] {
      return plain(other)
    }
    if let color = plain(element) { return color }
    let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? ""
    return Self.system[name].flatMap { LayoutColor(hexadecimal: $0) }
  }

  private func plain(_ element: Element) -> LayoutColor? {
    func part(_ name: String) -> Double? {
      element.number(name).map { min(max($0, 0), 1) }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return LayoutColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return LayoutColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Colors of the system in its light appearance, as Apple's interface guidelines have them.
  private static let system = [
    "labelColor": "#000000", "secondaryLabelColor": "#3C3C4399", "tertiaryLabelColor": "#3C3C434D",
    "quaternaryLabelColor": "#3C3C432E", "placeholderTextColor": "#3C3C434D",
    "separatorColor": "#3C3C434A", "opaqueSeparatorColor": "#C6C6C8", "linkColor": "#007AFF",
    "systemBackgroundColor": "#FFFFFF", "secondarySystemBackgroundColor": "#F2F2F7",
    "tertiarySystemBackgroundColor": "#FFFFFF", "systemGroupedBackgroundColor": "#F2F2F7",
    "secondarySystemGroupedBackgroundColor": "#FFFFFF",
    "tertiarySystemGroupedBackgroundColor": "#F2F2F7", "groupTableViewBackgroundColor": "#F2F2F7",
    "systemFillColor": "#78788033", "secondarySystemFillColor": "#78788029",
    "tertiarySystemFillColor": "#7676801F", "quaternarySystemFillColor": "#74748014",
    "systemRedColor": "#FF3B30", "systemGreenColor": "#34C759", "systemBlueColor": "#007AFF",
    "systemOrangeColor": "#FF9500", "systemYellowColor": "#FFCC00", "systemPinkColor": "#FF2D55",
    "systemPurpleColor": "#AF52DE", "systemTealColor": "#30B0C7", "systemIndigoColor": "#5856D6",
    "systemBrownColor": "#A2845E", "systemMintColor": "#00C7BE", "systemCyanColor": "#32ADE6",
    "systemGrayColor": "#8E8E93", "systemGray2Color": "#AEAEB2", "systemGray3Color": "#C7C7CC",
    "systemGray4Color": "#D1D1D6", "systemGray5Color": "#E5E5EA", "systemGray6Color": "#F2F2F7",
    "tableCellGroupedBackgroundColor": "#FFFFFF", "darkTextColor": "#000000",
    "lightTextColor": "#FFFFFF99", "viewFlipsideBackgroundColor": "#1F2124",
    "scrollViewTexturedBackgroundColor": "#6F7179", "tintColor": "#007AFF",
  ]
}
