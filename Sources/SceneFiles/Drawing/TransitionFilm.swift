public import BidiInteraction
internal import BidiLayout
public import BidiText

/// A transition between two scenes as pictures: a filmstrip, an animation, or one picture a moment.
///
/// Equal scenes give equal bytes.
public struct TransitionFilm: Sendable {
  /// What is shown.
  public struct Options: Sendable, Hashable {
    /// How many moments of each way, from its start to its end.
    public var frameCount = 6
    /// The directions of the interface.
    public var directions = UserInterfaceLayoutDirection.allCases
    /// The ways: to the second scene, and back.
    public var operations = TransitionOperation.allCases
    /// How scenes are resolved.
    public var scene = SceneSVG.Options()

    /// Makes options: six moments of both ways in both directions.
    public init() {}
  }

  /// Scenes or events that do not belong to one screen.
  public struct Mismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file that does not fit the first one.
    public let path: String
    /// Its width, and that of the first file, in points.
    public let width: Double, expected: Double

    /// What is wrong.
    public var description: String {
      "\(path): error: the screen is \(SVGNumber(width)) points wide, that of the first scene "
        + "\(SVGNumber(expected))"
    }
  }

  /// A way in a direction.
  struct Row: Sendable {
    let direction: UserInterfaceLayoutDirection
    let operation: TransitionOperation
    let title: String
    let moments: [Moment]

    /// What pictures of the row are called.
    var name: String { "\(direction.rawValue)-\(operation.rawValue)" }
    /// The time of the whole row, in seconds.
    var duration: Double { moments.last?.time ?? 0 }
  }

  /// What is seen at a time.
  struct Moment: Sendable {
    /// Seconds since the row began.
    let time: Double
    let frame: TransitionFrame
    /// What is said below it.
    let label: String
    var finger: LayoutPoint?
  }

  let title: String
  let size: LayoutSize
  let rows: [Row]
  private let screens: [UserInterfaceLayoutDirection: [TransitionRole: LayoutScene]]
  private let images: [String: SceneFile.Figure]
  private let options: SceneSVG.Options
  /// The names of what is drawn as a place holder too small for its name.
  private let unreadable: [String]
  /// What the new screen is seen through at the start, in leading space; nil for all of it.
  private let maskStart: LayoutRect?

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - first: The scene that one leaves and comes back to.
  ///   - second: The scene that one goes to. The higher of both is the height of the screen.
  ///   - style: What the transition looks like.
  ///   - gesture: What a finger does to go back, or on to the second scene; nil to go in equal steps.
  ///   - options: What is shown.
  /// - Throws: ``Mismatch`` where the widths of the screens differ.
  public init(
    from first: SceneFile, to second: SceneFile, style: any TransitionStyle,
    gesture: EventFile? = nil, options: Options = Options()
  ) throws(Mismatch) {
    let width = first.scene.size.width
    for (path, other) in [(second.path, second.scene.size.width)]
      + (gesture.map { [($0.path, $0.size.width)] } ?? [])
    where other != width {
      throw Mismatch(path: path, width: other, expected: width)
    }
    let second = second.renamingImages(unlike: first)
    let size = LayoutSize(
      width: width, height: max(first.scene.size.height, second.scene.size.height))
    self.size = size
    title = "\(first.title ?? first.path) – \(second.title ?? second.path)"
    images = first.images.merging(second.images) { first, _ in first }
    screens = Dictionary(
      uniqueKeysWithValues: options.directions.map { direction in
        (
          direction,
          [
            .from: Self.screen(first.scene(in: direction), size),
            .to: Self.screen(second.scene(in: direction), size),
          ]
        )
      })
    self.options = options.scene
    unreadable = PlaceholderLabel.names(
      in: options.directions.flatMap { direction in
        [
          first.resolved(in: direction, options.scene),
          second.resolved(in: direction, options.scene),
        ]
      }, images: images)
    maskStart = style.frame(.push, progress: 0, in: size)[.to].mask
    rows = options.directions.flatMap { direction in
      options.operations.map { operation in
        let name = direction == .leftToRight ? "left to right" : "right to left"
        guard let gesture, gesture.configuration.operation == operation else {
          return Row(
            direction: direction, operation: operation, title: "\(name), \(operation.rawValue)",
            moments: Self.moments(of: style, operation, options.frameCount, size))
        }
        let replay = Replay(gesture, in: direction)
        return Row(
          direction: direction, operation: operation,
          title: "\(name), \(gesture.title ?? gesture.path)",
          moments: Self.moments(of: style, operation, replay, options.frameCount, size))
      }
    }
  }

  /// A scene on a white screen of a size.
  private static func screen(_ scene: LayoutScene, _ size: LayoutSize) -> LayoutScene {
    let white = Node(
      id: "screen", frame: LayoutRect(origin: .zero, size: size),
      decoration: Decoration(fill: LayoutColor(red: 1, green: 1, blue: 1)))
    return LayoutScene(size: size, windows: [white] + scene.windows)
  }

  // MARK: Moments

  private static func moments(
    of style: any TransitionStyle, _ operation: TransitionOperation, _ count: Int,
    _ size: LayoutSize
  ) -> [Moment] {
    fractions(count).map { progress in
      Moment(
        time: progress * style.duration,
        frame: style.frame(operation, progress: progress, in: size),
        label: "\(SVGNumber((progress * 100).rounded())) %")
    }
  }

  private static func moments(
    of style: any TransitionStyle, _ operation: TransitionOperation, _ replay: Replay,
    _ count: Int, _ size: LayoutSize
  ) -> [Moment] {
    let (start, end) = (replay.duration.lowerBound, replay.duration.upperBound)
    return fractions(count).map { fraction in
      // The end itself, whatever rounding does.
      let time = fraction < 1 ? start + (end - start) * fraction : end
      let playback = replay.playback(at: time)
      let progress = playback.progress(at: time).map { "\(SVGNumber(($0 * 100).rounded())) %" }
      return Moment(
        time: time - start, frame: playback.frame(of: style, operation, at: time, in: size),
        label: "\(SVGNumber(((time - start) * 100).rounded() / 100)) s"
          + (progress.map { " · \($0)" } ?? ""),
        finger: replay.finger(at: time))
    }
  }

  /// Equal steps from 0 to 1.
  private static func fractions(_ count: Int) -> [Double] {
    (0..<max(0, count)).map { Double($0) / Double(max(1, count - 1)) }
  }

  // MARK: Drawing

  /// Whether librsvg 2.54 misplaces texts: it knows no perspective, and less of anchors under what
  /// stands for it.
  package var isMisplacedByLibrsvg: Bool {
    rows.contains { row in
      row.moments.contains { moment in
        TransitionRole.allCases.contains { role in
          guard
            case .spatial(let spatial) = moment.frame[role].resolved(
              in: row.direction, size: size
            ).transform
          else { return false }
          return spatial.projection.affine == nil
        }
      }
    }
  }

  /// What the marks of the film mean.
  var legend: PictureLegend {
    var legend = PictureLegend()
    if maskStart != nil {
      legend.add(
        outline: Self.maskColor, isDashed: true,
        "where the mask begins: the new screen is seen through it")
    }
    for (index, name) in unreadable.enumerated() { legend.add(number: index + 1, name) }
    return legend
  }

  private static let maskColor = "#d6336c"

  /// The screen at a moment, without the outside of the picture.
  func content(_ row: Row, _ moment: Moment, prefix: String) -> [String] {
    guard let screens = screens[row.direction], let first = screens[.from],
      let second = screens[.to]
    else { return [] }
    let isPush = row.operation == .push
    let scene = moment.frame.scene(
      from: isPush ? first : second, to: isPush ? second : first, in: size
    ).resolved(
      in: LayoutEnvironment(layoutDirection: row.direction, pixelGrid: options.pixelGrid),
      strategy: options.strategy)
    let box = "width=\"\(SVGNumber(size.width))\" height=\"\(SVGNumber(size.height))\""
    var panel = ScenePanel(scene, images: images, prefix: prefix, unreadable: unreadable)
    var lines = [
      #"<clipPath id="\#(prefix)screen"><rect \#(box)/></clipPath>"#,
      #"<g clip-path="url(#\#(prefix)screen)">"#, ##"<rect \##(box) fill="#30363d"/>"##,
    ]
    lines += panel.draw()
    if let start = maskStart?.resolved(inWidth: size.width, row.direction) {
      lines.append(
        ##"<rect x="\##(SVGNumber(start.x))" y="\##(SVGNumber(start.y))" width="\##(SVGNumber(start.width))" height="\##(SVGNumber(start.height))" fill="none" stroke="\##(Self.maskColor)" stroke-width="3" stroke-dasharray="7 4"/>"##
      )
    }
    if let finger = moment.finger {
      lines.append(
        ##"<circle cx="\##(SVGNumber(finger.x))" cy="\##(SVGNumber(finger.y))" r="18" fill="#2f7de1" fill-opacity="0.5" stroke="#ffffff" stroke-width="3"/>"##
      )
    }
    return lines + ["</g>"]
  }
}

extension SceneFile {
  /// The file with other names for images that do not look as images of the same names elsewhere.
  fileprivate func renamingImages(unlike other: SceneFile) -> SceneFile {
    var names: [String: String] = [:]
    for name in images.keys where other.images[name] != images[name] {
      var free = "\(name)′"
      while images[free] != nil || other.images[free] != nil { free += "′" }
      names[name] = free
    }
    guard !names.isEmpty else { return self }
    var file = self
    file.images = Dictionary(uniqueKeysWithValues: images.map { (names[$0] ?? $0, $1) })
    file.scene = LayoutScene(
      size: scene.size, windows: scene.windows.map { Self.renamed($0, names) })
    return file
  }

  /// Files are no deeper than ``JSONValue/depthLimit``, so recursion ends.
  private static func renamed(_ node: Node, _ names: [String: String]) -> Node {
    var node = node
    if case .image(var image) = node.content, let name = names[image.name] {
      image.name = name
      node.content = .image(image)
    }
    node.children = node.children.map { renamed($0, names) }
    return node
  }
}
