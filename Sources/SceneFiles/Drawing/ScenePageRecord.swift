internal import BidiLayout
internal import BidiText

/// What the script of a ``ScenePage`` needs of the scene.
struct ScenePageRecord: Encodable {
  /// A text with its box, in the directions in which it is there.
  struct Text: Encodable {
    /// The names of the nodes from the window down, with `/` between them.
    let path: String
    private(set) var ltr: Side?
    private(set) var rtl: Side?
  }

  /// A text in one direction of the interface.
  ///
  /// Lengths are points in the coordinates of the node.
  struct Side: Encodable {
    let fontSize: Double

    /// The height that lines may fill.
    let height: Double
    let lines: [Line]

    /// The outline of the box on the screen, as the data of an SVG path; nil for a box behind the viewer.
    let outline: String?

    /// The upper corner of the box on the screen, at the leading side.
    let corner: [Double]
  }

  /// A line of a text.
  struct Line: Encodable {
    let text: String
    let direction: WritingDirection

    /// The width that the line may fill.
    let width: Double

    /// From the top of the box.
    let baseline: Double
  }

  let title: String
  let size: LayoutSize
  let texts: [Text]
}

extension ScenePageRecord.Text {
  /// The texts of a scene, in the order of drawing.
  static func all(in scenes: [UserInterfaceLayoutDirection: ResolvedScene]) -> [Self] {
    var texts: [Self] = []
    var places: [[Int]: Int] = [:]
    for direction in UserInterfaceLayoutDirection.allCases {
      guard let scene = scenes[direction] else { continue }
      for (index, item) in scene.items.enumerated() {
        guard case .text(let text) = item.content else { continue }
        let indexPath = scene.indexPath(of: index)
        let place = places[indexPath] ?? texts.count
        if place == texts.count {
          places[indexPath] = place
          texts.append(Self(path: scene.path(of: index).joined(separator: "/")))
        }
        let side = ScenePageRecord.Side(text, of: item)
        switch direction {
        case .leftToRight: texts[place].ltr = side
        case .rightToLeft: texts[place].rtl = side
        }
      }
    }
    return texts
  }
}

extension ScenePageRecord.Side {
  fileprivate init(_ text: ResolvedText, of item: DrawItem) {
    fontSize = text.fontSize
    height = max(0, item.size.height - text.insets.top - text.insets.bottom)
    lines = TextLines(text, in: item.size).lines.map {
      ScenePageRecord.Line(
        text: $0.text, direction: $0.direction, width: $0.width, baseline: $0.baseline)
    }
    let path = LayoutPath(LayoutRect(origin: .zero, size: item.size), corners: item.cornerRadii)
    outline = item.transform.corners(of: item.size).map { _ in
      SVGMarkup.data(path) { item.transform.apply(to: $0) ?? .zero }
    }
    corner = [
      item.layoutDirection == .leftToRight ? item.frame.minX : item.frame.maxX, item.frame.minY,
    ]
  }
}
