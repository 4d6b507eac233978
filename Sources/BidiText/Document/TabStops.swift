/// A place that tabs lead to, and how the text after the tab stands there.
public struct TabStop: Sendable, Hashable, Codable {
  /// How text stands at a stop: the text up to the next tab or to the end of the line.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text begins at the stop.
    case leading
    /// Text ends at the stop.
    case trailing
    /// The left end of text is at the stop.
    case left
    /// The right end of text is at the stop.
    case right
    /// The middle of text is at the stop.
    case center
    /// The middle of the decimal separator of text is at the stop; text without one ends there.
    case decimal

    /// Left and right as the beginning and the end of lines; others as they are.
    fileprivate func following(_ direction: WritingDirection) -> Self {
      switch self {
      case .left: direction == .leftToRight ? .leading : .trailing
      case .right: direction == .leftToRight ? .trailing : .leading
      case .leading, .trailing, .center, .decimal: self
      }
    }
  }

  /// The distance from the side where lines of the paragraph begin: the right side of a right-to-left paragraph.
  public var location: Double

  /// How text stands at the stop.
  public var alignment: Alignment

  /// Makes a stop.
  ///
  /// - Parameters:
  ///   - location: The distance from the side where lines of the paragraph begin.
  ///   - alignment: How text stands there.
  public init(location: Double, alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}

/// Adds up the advances of a line in the order of the text, tabs as far as their stops.
struct LinePen {
  /// How far the text reaches, from where the line begins.
  private(set) var x = 0.0

  /// The advance of the last tab, as far as its text is known.
  private(set) var tabAdvance = 0.0

  private let stops: [TabStop]
  private let interval: Double
  private let separators: [Unicode.Scalar]
  private let direction: WritingDirection
  private let indent: Double

  /// The text after a tab whose stop it does not begin at.
  private var open: OpenText?

  private struct OpenText {
    /// Where the tab begins.
    let start: Double
    /// The place of the stop.
    let stop: Double
    let alignment: TabStop.Alignment
    var width = 0.0
    /// The width that the place of the text depends on: all of it, or that before the middle of its separator.
    var counted = 0.0
    var hasSeparator = false

    /// The advance of the tab: text that has no room begins where the tab does.
    var advance: Double {
      max(0, stop - start - (alignment == .center ? counted / 2 : counted))
    }
  }

  /// A pen at the beginning of a line.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - direction: The direction of the paragraph.
  ///   - number: The number of the line in its paragraph.
  init(
    _ options: DocumentLayout.Options, _ direction: WritingDirection, lineNumber number: Int
  ) {
    self.direction = direction
    stops = options.tabStops
    interval = options.tabInterval
    separators = options.decimalSeparators
    indent = options.indentOfLine?(number) ?? 0
  }

  /// Adds a cluster.
  ///
  /// - Parameters:
  ///   - advance: Its advance.
  ///   - scalar: Its first character.
  mutating func add(_ advance: Double, _ scalar: Unicode.Scalar) {
    if scalar == "\t", interval > 0 || !stops.isEmpty { return addTab(advance) }
    guard var text = open else {
      x += advance
      return
    }
    text.width += advance
    if !text.hasSeparator {
      text.hasSeparator = text.alignment == .decimal && separators.contains(scalar)
      text.counted += text.hasSeparator ? advance / 2 : advance
    }
    open = text
    tabAdvance = text.advance
    x = text.start + tabAdvance + text.width
  }

  private mutating func addTab(_ given: Double) {
    open = nil
    let start = x
    let place = x + indent
    if let stop = stops.first(where: { $0.location > place + 1e-9 }) {
      let alignment = stop.alignment.following(direction)
      if alignment == .leading {
        x = stop.location - indent
      } else {
        open = OpenText(start: x, stop: stop.location - indent, alignment: alignment)
        x += open?.advance ?? 0
      }
    } else if interval > 0 {
      x += interval - place.truncatingRemainder(dividingBy: interval)
    } else {
      x += given
    }
    tabAdvance = x - start
  }
}
