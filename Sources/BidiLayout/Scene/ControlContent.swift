/// A control of the system, drawn as what it is.
///
/// It is drawn in the direction of its node: a slider fills from the leading side, and one whose
/// node has the semantics `playback` from the left. Source: `UIView.h`, `UISlider`.
public struct ControlContent: Sendable, Hashable, Codable {
  /// What kind of control it is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A slider.
    case slider
    /// A bar that fills.
    case progress
    /// A switch.
    case toggle
    /// Two buttons, minus and plus.
    case stepper
    /// Segments beside each other, one of which is chosen; the children of the node are their titles.
    case segments
    /// Tabs beside each other, one of which is chosen; the children of the node are the tabs. The texts
    /// and images of the chosen one have its tint, and those of the others are grey.
    case tabs
    /// Dots, one for each page.
    case pages
    /// A wheel that turns while something is loaded.
    case activity
    /// Wheels with values.
    case picker
    /// A date and a time; the children of the node are the texts of its wheels, or the date and the time.
    case dates
    /// The magnifying glass of a search field.
    case search
  }

  /// What kind of control it is.
  public var kind: Kind

  /// How full the control is, from 0 to 1; a switch is on from 0.5 on.
  public var value: Double

  /// How many segments, tabs, pages, wheels or texts of a date there are; 0 for a date whose texts are not known.
  public var count: Int

  /// The segment, the tab or the page that is chosen, from 0.
  public var selected: Int

  /// The color of what is full or chosen.
  public var tint: LayoutColor

  /// Makes a control.
  public init(
    _ kind: Kind, value: Double = 0, count: Int = 0, selected: Int = 0,
    tint: LayoutColor = ControlContent.systemBlue
  ) {
    self.kind = kind
    self.value = value
    self.count = count
    self.selected = selected
    self.tint = tint
  }

  /// The tint of the system in its light appearance.
  public static let systemBlue = LayoutColor(red: 0, green: 122 / 255, blue: 1)

  private static let systemGray = LayoutColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255)

  /// The color of what is drawn in a child of the control; nil for its own one.
  func ink(ofChild index: Int) -> LayoutColor? {
    guard kind == .tabs else { return nil }
    return index == selected ? tint : Self.systemGray
  }

  /// Reads a control; only the kind is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Kind.self, forKey: .kind), value: try values.value(.value, otherwise: 0),
      count: try values.value(.count, otherwise: 0),
      selected: try values.value(.selected, otherwise: 0),
      tint: try values.value(.tint, otherwise: Self.systemBlue))
  }

  /// Writes what differs from a new control.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(value, .value, unless: 0)
    try values.encode(count, .count, unless: 0)
    try values.encode(selected, .selected, unless: 0)
    try values.encode(tint, .tint, unless: Self.systemBlue)
  }

  private enum CodingKeys: String, CodingKey {
    case kind, value, count, selected, tint
  }
}
