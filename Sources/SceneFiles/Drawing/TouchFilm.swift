internal import BidiInteraction
internal import BidiLayout
internal import BidiPage
public import BidiText

/// A finger that moves the controls of a scene, as a filmstrip: each direction is a row.
///
/// Equal scenes and touches give equal bytes.
public struct TouchFilm: Sendable {
  private struct Moment: Sendable {
    let time: Double
    let file: SceneFile
    let finger: LayoutPoint?
    /// The number of the touch that is seen; nil where no finger is down.
    var touch: Int?
  }

  private let title: String
  private let size: LayoutSize
  private let options: SceneSVG.Options
  private let rows: [(direction: UserInterfaceLayoutDirection, moments: [Moment])]

  private static let (margin, gap, head, foot) = (24.0, 14.0, 30.0, 26.0)

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - gesture: What the finger does. In the direction that is not that of the file it is seen in a
  ///     mirror, except on a control that stays as it is, such as a slider with the semantics playback.
  ///   - directions: The directions of the interface.
  ///   - frameCount: How many moments are shown in equal steps, the first and the last among them. No touch is left out: one that falls
  ///     between them is shown too.
  ///   - options: How the scene is resolved.
  public init(
    of file: SceneFile, moved gesture: EventFile,
    directions: [UserInterfaceLayoutDirection] = UserInterfaceLayoutDirection.allCases,
    frameCount: Int = 6, options: SceneSVG.Options = SceneSVG.Options()
  ) {
    title = "\(file.title ?? file.path) – \(gesture.title ?? gesture.path)"
    size = file.scene.size
    self.options = options
    rows = directions.map { direction in
      (direction, Self.moments(of: file, gesture, direction, max(2, frameCount), options))
    }
  }

  private static func moments(
    of file: SceneFile, _ gesture: EventFile, _ direction: UserInterfaceLayoutDirection,
    _ count: Int, _ options: SceneSVG.Options
  ) -> [Moment] {
    let environment = LayoutEnvironment(layoutDirection: direction, pixelGrid: options.pixelGrid)
    var touches = SceneTouches(file.scene, in: environment)
    var mirror = FingerMirror(file.scene, gesture.layoutDirection, options.pixelGrid)
    var number = 0
    var moments = [Moment(time: gesture.events.first?.time ?? 0, file: file, finger: nil)]
    for case .touch(var touch) in gesture.events {
      if direction != gesture.layoutDirection {
        touch = mirror.place(touch, in: touches.scene.resolved(in: environment))
      }
      touches.handle(touch)
      var moved = file
      moved.scene = touches.scene
      if touch.phase == .down { number += 1 }
      let isOver = touch.phase == .up || touch.phase == .cancel
      moments.append(
        Moment(
          time: touch.time, file: moved, finger: isOver ? nil : touch.location,
          touch: isOver ? nil : number))
    }
    guard moments.count > count else { return moments }
    let step = Double(moments.count - 1) / Double(count - 1)
    var chosen = Set((0..<count).map { Int((Double($0) * step).rounded()) })
    // A tap may be shorter than a step.
    let seen = Set(chosen.compactMap { moments[$0].touch })
    let last = Dictionary(
      moments.indices.compactMap { index in moments[index].touch.map { ($0, index) } }
    ) { $1 }
    chosen.formUnion(last.filter { !seen.contains($0.key) }.values)
    return chosen.sorted().map { moments[$0] }
  }

  /// All moments in one picture, a row for each direction; time goes to the right.
  ///
  /// A blue bar shows the leading side, a blue spot the finger.
  ///
  /// - Returns: SVG, ending in a line break.
  public func filmstrip() -> String {
    let scale = min(1, 200 / max(1, size.width))
    let (width, height) = (size.width * scale, size.height * scale)
    let count = Double(rows.map(\.moments.count).max() ?? 0)
    let rowHeight = Self.head + height + Self.foot
    var lines = [
      SceneSVG.opening(
        width: Self.margin * 2 + max(0, count * (width + Self.gap) - Self.gap),
        height: Self.margin + rowHeight * Double(rows.count)),
      "<title>\(MarkupText.escaped(title))</title>",
      ##"<rect width="100%" height="100%" fill="#eef1f4"/>"##,
    ]
    for (index, row) in rows.enumerated() {
      let top = Self.margin / 2 + rowHeight * Double(index)
      let name = row.direction == .leftToRight ? "left to right" : "right to left"
      lines.append(Self.text(name, x: Self.margin, y: top + 20, size: 14, anchor: "start"))
      let start = row.moments.first?.time ?? 0
      for (number, moment) in row.moments.enumerated() {
        let (x, y) = (Self.margin + (width + Self.gap) * Double(number), top + Self.head)
        let bar = row.direction == .leftToRight ? x - 5 : x + width + 2
        lines += [
          ##"<rect x="\##(SVGNumber(bar))" y="\##(SVGNumber(y))" width="3" height="\##(SVGNumber(height))" fill="#2f7de1"/>"##,
          #"<g transform="translate(\#(SVGNumber(x)) \#(SVGNumber(y))) scale(\#(SVGNumber(scale)))">"#,
        ]
        lines += content(moment, row.direction, prefix: "\(row.direction.rawValue)-\(number)-")
        let label = "\(SVGNumber(((moment.time - start) * 100).rounded() / 100)) s"
        lines += [
          "</g>",
          Self.text(label, x: x + width / 2, y: y + height + 15, size: 11, anchor: "middle"),
        ]
      }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func content(
    _ moment: Moment, _ direction: UserInterfaceLayoutDirection, prefix: String
  ) -> [String] {
    let scene = moment.file.resolved(in: direction, options)
    let box = "width=\"\(SVGNumber(size.width))\" height=\"\(SVGNumber(size.height))\""
    var panel = ScenePanel(scene, images: moment.file.images, prefix: prefix, unreadable: [])
    var lines = [
      #"<clipPath id="\#(prefix)screen"><rect \#(box)/></clipPath>"#,
      #"<g clip-path="url(#\#(prefix)screen)">"#, ##"<rect \##(box) fill="#ffffff"/>"##,
    ]
    lines += panel.draw()
    if let finger = moment.finger {
      lines.append(
        ##"<circle cx="\##(SVGNumber(finger.x))" cy="\##(SVGNumber(finger.y))" r="18" fill="#2f7de1" fill-opacity="0.5" stroke="#ffffff" stroke-width="3"/>"##
      )
    }
    return lines + ["</g>"]
  }

  private static func text(
    _ text: String, x: Double, y: Double, size: Double, anchor: String
  ) -> String {
    ##"<text x="\##(SVGNumber(x))" y="\##(SVGNumber(y))" text-anchor="\##(anchor)" font-size="\##(SVGNumber(size))" fill="#48525c">\##(MarkupText.escaped(text))</text>"##
  }
}
