public import BidiLayout
internal import BidiPage
public import BidiText

/// A scene as SVG: left to right beside right to left, with the mirror between them.
///
/// Equal scenes give equal bytes. Text is drawn by whatever shows the picture, with its own fonts.
/// A text with a limit of lines is broken, shrunk and cut by estimated widths; another one is broken only where it has U+2028 or a
/// paragraph ends.
public struct SceneSVG: Sendable {
  /// What is drawn besides the scene.
  public struct Options: Sendable, Hashable {
    /// Whether the boxes that can be touched are outlined.
    public var showsHitRegions = false

    /// Whether boxes that are not where the mirror has them are outlined there.
    public var showsExpectedMirror = false

    /// How the scene becomes right to left.
    public var strategy: MirroringStrategy = .direct

    /// The pixels that frames are snapped to; nil for none.
    public var pixelGrid: PixelGrid?

    /// Makes options: nothing besides the scene.
    public init() {}
  }

  let file: SceneFile
  private let options: Options
  let scenes: [UserInterfaceLayoutDirection: ResolvedScene]
  /// The names of what is drawn as a place holder too small for its name.
  private let unreadable: [String]

  private static let (margin, gap, top) = (24.0, 56.0, 44.0)

  /// Resolves the scene of a file in both directions.
  public init(_ file: SceneFile, options: Options = Options()) {
    self.file = file
    self.options = options
    let resolved = UserInterfaceLayoutDirection.allCases.map {
      ($0, file.resolved(in: $0, options))
    }
    scenes = Dictionary(uniqueKeysWithValues: resolved)
    unreadable = PlaceholderLabel.names(in: resolved.map(\.1), images: file.images)
  }

  /// One picture with both directions.
  ///
  /// - Returns: SVG, ending in a line break.
  public func beforeAfter() -> String {
    let size = file.scene.size
    // The mirror and both screens begin at whole pixels, whatever the width of the screen is.
    let breadth = size.width.rounded(.up)
    let width = breadth * 2 + Self.gap + Self.margin * 2
    let legend = legend(UserInterfaceLayoutDirection.allCases)
    let bottom = size.height + Self.top + Self.margin
    let room = width - Self.margin * 2
    let height = bottom + legend.height(inWidth: room)
    let axis = SVGNumber(width / 2)
    var lines = [
      Self.opening(width: width, height: height),
      "<title>\(MarkupText.escaped(file.title ?? file.path))</title>",
      ##"<rect width="100%" height="100%" fill="#eef1f4"/>"##,
      // Two pixels wide, one on each side of the mirror: between pixels a line would be blurred.
      ##"<path d="M\##(axis) 12V\##(SVGNumber(bottom - 12))" stroke="#9aa5b0" stroke-width="2" stroke-dasharray="5 4" shape-rendering="crispEdges"/>"##,
    ]
    for (direction, x) in [
      (UserInterfaceLayoutDirection.leftToRight, Self.margin),
      (.rightToLeft, Self.margin + breadth + Self.gap),
    ] {
      let name = direction == .leftToRight ? "left to right" : "right to left"
      lines.append(
        ##"<text x="\##(SVGNumber(x + size.width / 2))" y="28" text-anchor="middle" font-size="14" fill="#48525c">\##(name)</text>"##
      )
      // A bar at the leading side.
      let bar = direction == .leftToRight ? x - 7 : x + size.width + 4
      lines.append(
        ##"<rect x="\##(SVGNumber(bar))" y="\##(SVGNumber(Self.top))" width="3" height="\##(SVGNumber(size.height))" fill="#2f7de1"/>"##
      )
      lines.append(#"<g transform="translate(\#(SVGNumber(x)) \#(SVGNumber(Self.top)))">"#)
      lines += content(direction)
      lines.append("</g>")
    }
    lines += legend.draw(x: Self.margin, y: bottom - 6, width: room)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// One picture of one direction: the screen, and below it what marks mean where there are some.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: SVG, ending in a line break.
  public func panel(_ direction: UserInterfaceLayoutDirection) -> String {
    let size = file.scene.size
    let legend = legend([direction])
    let room = size.width - 16
    let below = legend.height(inWidth: room)
    let lines =
      [Self.opening(width: size.width, height: size.height + (below > 0 ? below + 6 : 0))]
      + content(direction) + legend.draw(x: 8, y: size.height + 6, width: room) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The screen alone in one direction.
  func screen(_ direction: UserInterfaceLayoutDirection) -> String {
    let size = file.scene.size
    let lines =
      [Self.opening(width: size.width, height: size.height)] + content(direction) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the marks of a picture mean.
  private func legend(_ directions: [UserInterfaceLayoutDirection]) -> PictureLegend {
    var legend = PictureLegend()
    if options.showsHitRegions {
      let depth = directions.compactMap { scenes[$0] }.flatMap(\.items)
        .filter(\.takesTouches).map(\.depth).max()
      for (index, color) in Self.regionColors.enumerated() where index <= depth ?? -1 {
        let level = index == 0 ? "windows" : "level \(index)"
        let more = index + Self.regionColors.count <= depth ?? -1
        legend.add(
          outline: color, isDashed: false,
          "takes touches: \(level)\(more ? ", and every fifth level from there on" : "")")
      }
    }
    if options.showsExpectedMirror, directions.contains(.rightToLeft) {
      legend.add(
        outline: Self.mirrorColor, isDashed: true,
        "where the mirror has a box that is elsewhere from right to left")
    }
    for (index, name) in unreadable.enumerated() { legend.add(number: index + 1, name) }
    if directions.compactMap({ scenes[$0] }).contains(where: \.hasNarrowedText) {
      legend.add(
        outline: Self.fontColor, isDashed: false,
        "texts that just fit are as wide as in the system's font, which is estimated")
    }
    return legend
  }

  private static let regionColors = ["#d6336c", "#1c7ed6", "#2b8a3e", "#e8590c", "#6741d9"]
  private static let mirrorColor = "#e03131"
  private static let fontColor = "#868e96"

  static func opening(width: Double, height: Double) -> String {
    let (width, height) = (SVGNumber(width), SVGNumber(height))
    return #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)""#
      + #" viewBox="0 0 \#(width) \#(height)""#
      + #" font-family="Noto Sans, DejaVu Sans, sans-serif">"#
  }

  /// The screen with what is on it.
  private func content(_ direction: UserInterfaceLayoutDirection) -> [String] {
    guard let scene = scenes[direction] else { return [] }
    let prefix = "\(direction.rawValue)-"
    let size = "width=\"\(SVGNumber(scene.size.width))\" height=\"\(SVGNumber(scene.size.height))\""
    var panel = ScenePanel(
      scene, images: file.images, prefix: prefix, unreadable: unreadable)
    var lines = [
      #"<clipPath id="\#(prefix)screen"><rect \#(size)/></clipPath>"#,
      #"<g clip-path="url(#\#(prefix)screen)">"#, ##"<rect \##(size) fill="#ffffff"/>"##,
    ]
    lines += panel.draw()
    if options.showsHitRegions { lines += hitRegions(scene, prefix: prefix) }
    if options.showsExpectedMirror, direction == .rightToLeft { lines += expectedMirror(scene) }
    return lines + ["</g>"]
  }

  /// The outlines of what takes touches, each within all clips above it.
  private func hitRegions(_ scene: ResolvedScene, prefix: String) -> [String] {
    let colors = Self.regionColors
    func outline(_ item: DrawItem) -> String {
      let path = LayoutPath(LayoutRect(origin: .zero, size: item.size), corners: item.cornerRadii)
      // Places are sent through the map, so that lines are equally wide everywhere.
      return #"<path d="\#(SVGMarkup.data(path) { item.transform.apply(to: $0) ?? .zero })""#
    }
    var lines: [String] = []
    var named: Set<Int> = []
    for index in scene.items.indices {
      let item = scene.items[index]
      guard item.takesTouches else { continue }
      var clips: [Int] = []
      var next = item.clip
      while let clip = next {
        clips.append(clip)
        next = scene.items[clip].clip
      }
      for clip in clips where named.insert(clip).inserted {
        lines.append(
          "<clipPath id=\"\(prefix)hit-\(clip)\">\(outline(scene.items[clip]))/></clipPath>")
      }
      let color = colors[item.depth % colors.count]
      let path = scene.path(of: index).joined(separator: "/")
      let groups = clips.reversed().map { "<g clip-path=\"url(#\(prefix)hit-\($0))\">" }
      lines.append(
        groups.joined() + outline(item)
          + #" fill="\#(color)" fill-opacity="0.06" stroke="\#(color)" stroke-width="1"><title>\#(MarkupText.escaped(path))</title></path>"#
          + String(repeating: "</g>", count: clips.count))
    }
    return lines
  }

  /// Where boxes of the left-to-right interface would be in a mirror, for those that are elsewhere.
  private func expectedMirror(_ scene: ResolvedScene) -> [String] {
    guard let left = scenes[.leftToRight], left.items.count == scene.items.count else { return [] }
    return zip(left.items, scene.items).compactMap { left, right in
      let expected = left.frame.mirrored(inWidth: scene.size.width)
      let distance = max(
        (expected.minX - right.frame.minX).magnitude, (expected.maxX - right.frame.maxX).magnitude)
      guard distance > 0.001 else { return nil }
      return
        ##"<rect x="\##(SVGNumber(expected.x))" y="\##(SVGNumber(expected.y))" width="\##(SVGNumber(expected.width))" height="\##(SVGNumber(expected.height))" fill="none" stroke="\##(Self.mirrorColor)" stroke-dasharray="3 2"/>"##
    }
  }
}

extension ResolvedScene {
  /// Whether a text is drawn narrower than the picture's font is.
  fileprivate var hasNarrowedText: Bool {
    items.contains { item in
      guard case .text(let text) = item.content, text.lineLimit != nil else { return false }
      return TextLines(text, in: item.size).lines.contains { $0.length != nil }
    }
  }
}

extension DrawItem {
  /// Whether the item has a box that can be touched.
  fileprivate var takesTouches: Bool {
    allowsHitTesting && transform.inverse != nil && transform.corners(of: size) != nil
      && size.width > 0 && size.height > 0
  }
}

extension SceneFile {
  /// The scene in one direction, with its translations, resolved as options say.
  func resolved(in direction: UserInterfaceLayoutDirection, _ options: SceneSVG.Options)
    -> ResolvedScene
  {
    scene(in: direction).resolved(
      in: LayoutEnvironment(layoutDirection: direction, pixelGrid: options.pixelGrid),
      strategy: options.strategy)
  }
}
