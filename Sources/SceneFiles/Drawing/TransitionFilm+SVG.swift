internal import BidiLayout
internal import BidiPage
internal import BidiText

extension TransitionFilm {
  private static let (margin, gap, head, foot) = (24.0, 12.0, 30.0, 26.0)
  /// How wide a picture of a filmstrip is.
  private static let thumbnail = 150.0
  /// How long an animation rests at the end of a way, in seconds.
  private static let rest = 0.7

  /// All moments in one picture, a row for each way in each direction; time goes to the right.
  ///
  /// A blue bar shows the leading side, a blue spot the finger.
  ///
  /// - Returns: SVG, ending in a line break.
  public func filmstrip() -> String {
    let scale = Self.thumbnail / size.width
    let height = size.height * scale
    let count = Double(rows.map(\.moments.count).max() ?? 0)
    let step = Self.thumbnail + Self.gap
    let rowHeight = Self.head + height + Self.foot
    let room = max(0, count * step - Self.gap)
    let bottom = Self.margin + rowHeight * Double(rows.count)
    var lines = opening(
      width: Self.margin * 2 + room, height: bottom + legend.height(inWidth: room))
    for (index, row) in rows.enumerated() {
      let top = Self.margin / 2 + rowHeight * Double(index)
      lines.append(text(row.title, x: Self.margin, y: top + 20, size: 14, anchor: "start"))
      for (number, moment) in row.moments.enumerated() {
        let (x, y) = (Self.margin + step * Double(number), top + Self.head)
        lines += [
          bar(row.direction, x: x, y: y, scale: scale),
          #"<g transform="translate(\#(SVGNumber(x)) \#(SVGNumber(y))) scale(\#(SVGNumber(scale)))">"#,
        ]
        lines += content(row, moment, prefix: "\(row.name)-\(number)-") + ["</g>"]
        lines.append(
          text(
            moment.label, x: x + Self.thumbnail / 2, y: y + height + 15, size: 11, anchor: "middle")
        )
      }
    }
    lines += legend.draw(x: Self.margin, y: bottom - 6, width: room)
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// All moments one after the other, again and again, each direction beside the other.
  ///
  /// What shows no animations shows the first moment.
  ///
  /// - Returns: SVG, ending in a line break.
  public func animation() -> String {
    let directions = UserInterfaceLayoutDirection.allCases.filter { direction in
      rows.contains { $0.direction == direction }
    }
    let step = size.width + Self.margin * 2
    let room = max(0, step * Double(directions.count) - Self.margin * 2)
    let bottom = size.height + Self.head + Self.margin * 2
    var lines = opening(
      width: step * Double(directions.count), height: bottom + legend.height(inWidth: room))
    for (index, direction) in directions.enumerated() {
      let (x, y) = (Self.margin + step * Double(index), Self.margin + Self.head)
      let name = direction == .leftToRight ? "left to right" : "right to left"
      lines += [
        text(name, x: x + size.width / 2, y: y - 16, size: 14, anchor: "middle"),
        bar(direction, x: x, y: y, scale: 1),
        #"<g transform="translate(\#(SVGNumber(x)) \#(SVGNumber(y)))">"#,
      ]
      lines += animated(rows.filter { $0.direction == direction }) + ["</g>"]
    }
    lines += legend.draw(x: Self.margin, y: bottom - 6, width: room)
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Each moment in a picture of its own, with a name for it, such as `rtl-pop-03`.
  ///
  /// - Returns: Names and SVG, in order.
  public func pictures() -> [(name: String, svg: String)] {
    rows.flatMap { row in
      row.moments.enumerated().map { number, moment in
        let lines =
          [SceneSVG.opening(width: size.width, height: size.height)]
          + content(row, moment, prefix: "") + ["</svg>"]
        let digits = String(number)
        let padding = String(repeating: "0", count: max(0, 3 - digits.count))
        return ("\(row.name)-\(padding)\(digits)", lines.joined(separator: "\n") + "\n")
      }
    }
  }

  // MARK: Pieces

  private func opening(width: Double, height: Double) -> [String] {
    [
      SceneSVG.opening(width: width, height: height),
      "<title>\(MarkupText.escaped(title))</title>",
      ##"<rect width="100%" height="100%" fill="#eef1f4"/>"##,
    ]
  }

  private func text(_ text: String, x: Double, y: Double, size: Double, anchor: String) -> String {
    ##"<text x="\##(SVGNumber(x))" y="\##(SVGNumber(y))" text-anchor="\##(anchor)" font-size="\##(SVGNumber(size))" fill="#48525c">\##(MarkupText.escaped(text))</text>"##
  }

  /// A bar at the leading side.
  private func bar(
    _ direction: UserInterfaceLayoutDirection, x: Double, y: Double, scale: Double
  ) -> String {
    let left = direction == .leftToRight ? x - 5 : x + size.width * scale + 2
    return
      ##"<rect x="\##(SVGNumber(left))" y="\##(SVGNumber(y))" width="3" height="\##(SVGNumber(size.height * scale))" fill="#2f7de1"/>"##
  }

  /// The moments of rows, each seen from its time to the next one's.
  private func animated(_ rows: [Row]) -> [String] {
    var start = 0.0
    var moments: [(row: Row, moment: Moment, start: Double)] = []
    for row in rows {
      moments += row.moments.map { (row, $0, start + $0.time) }
      start += row.duration + Self.rest
    }
    let total = start
    return moments.indices.flatMap { index in
      let (row, moment, begin) = moments[index]
      let end = index + 1 < moments.count ? moments[index + 1].start : total
      var steps = [(0.0, index == 0)]
      if index > 0 { steps.append((begin / total, true)) }
      if end < total { steps.append((end / total, false)) }
      let times = steps.map { SVGNumber($0.0).description }.joined(separator: ";")
      let values = steps.map { $0.1 ? "inline" : "none" }.joined(separator: ";")
      return [
        #"<g display="\#(index == 0 ? "inline" : "none")">"#,
        #"<animate attributeName="display" calcMode="discrete" dur="\#(SVGNumber(total))s" repeatCount="indefinite" keyTimes="\#(times)" values="\#(values)"/>"#,
      ] + content(row, moment, prefix: "\(row.name)-\(index)-") + ["</g>"]
    }
  }
}
