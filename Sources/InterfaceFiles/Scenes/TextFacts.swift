internal import BidiLayout

/// A box whose width texts share with what stands beside them.
package struct SharedRoom: Sendable, Hashable {
  /// What the text is in the box.
  package enum Part: Sendable, Hashable {
    /// The title of a bar, which has what the buttons leave.
    case title
    /// A button of a bar.
    case button
    /// The title of a button, which is as wide as its title and what is beside it.
    case content
  }

  /// The ID of the node of the box.
  package var box: String

  /// What margins, spaces and images take of the width, in points.
  package var taken: Double

  package var part: Part
}

/// What a file says of how a text is fitted into its box, beside its size and color.
package struct TextFacts: Sendable, Hashable {
  /// How many lines there are at most; 0 for as many as are needed.
  package var lineLimit = 1

  /// How small the letters may become so that the text fits, as a part of their size.
  package var minimumScale = 1.0

  /// The weight of the letters, from 1 to 1000.
  package var weight = 400.0

  /// The family of the font; nil for that of the system.
  package var family: String?

  /// Whether the font is the condensed one of its family, by its name: `HelveticaNeue-CondensedBlack`.
  package var isCondensed = false

  /// Whether the font draws icons, by its name: a letter or a word is then one picture.
  package var isOfIcons: Bool {
    let name = family?.lowercased() ?? ""
    return ["icon", "icomoon", "awesome", "glyph", "symbol"].contains(where: name.contains)
  }

  /// Whether the height of the box says nothing: the row of a table grows with its text, and a button shows lines beyond its edge.
  package var isOfAnyHeight = false

  /// Whether the text stands in the model of a cell, in a label that the program finds by a tag or an outlet, and so mostly fills.
  package var isTemplate = false

  /// The room of a label that a cell of one of UIKit's own styles places, in points; nil for other views.
  ///
  /// The cell lays it out anew for each text: the frame of the file is that of one text.
  package var roomInCell: Double?

  /// The box that gives the text its room, where that is not the box of its own node; nil for other texts.
  package var sharedRoom: SharedRoom?

  /// Whether the text says what to type, in an empty field: the field is there without it.
  package var isPlaceholder = false

  /// Makes facts of a text that has one line in the system's font.
  package init() {}
}

extension TextFacts {
  /// The facts of a view.
  init(_ view: Element) {
    isPlaceholder = view.name == "textField"
    if view.name == "label" || isPlaceholder {
      lineLimit = view.number("numberOfLines").map { max(0, Int($0)) } ?? 1
      // Interface Builder writes NO where letters stay as they are, and leaves YES out where it writes how small they may get.
      let shrinks =
        view["adjustsFontSizeToFit"].map { $0 == "YES" }
        ?? (view["minimumScaleFactor"] != nil || view["minimumFontSize"] != nil)
      if shrinks {
        let points = view.child(key: "fontDescription")?.number("pointSize") ?? 17
        let scale = view.number("minimumScaleFactor") ?? 0
        let size = view.number("minimumFontSize") ?? 0
        minimumScale = min(1, max(scale, size / max(points, 1), 0.1))
      }
    }
    isOfAnyHeight = view.isInGrowingRow
    // UIKit gives the title of such a button as many lines as it needs.
    if view.name == "button", ["wordWrap", "characterWrap"].contains(view["lineBreakMode"]) {
      (lineLimit, isOfAnyHeight) = (0, true)
    }
    roomInCell = view.roomInCell
    isTemplate = view.isTemplate
    guard
      let font = view.child(key: "fontDescription") ?? view.child(key: "titleFontDescription")
    else { return }
    family = font["family"] ?? font["name"]
    isCondensed = [font["name"], family].contains { $0.map(Self.isCondensed) ?? false }
    weight =
      font["weight"].flatMap { Self.weights[$0] } ?? font["name"].flatMap(Self.weight(ofName:))
      ?? (font["type"] == "boldSystem" ? 700 : 400)
  }

  /// Whether the name of a font tells that its letters are narrow.
  package static func isCondensed(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["condensed", "narrow", "compressed"].contains(where: name.contains)
  }

  /// The weight that the name of a font tells: 800 for `Avenir-Heavy`; nil for one that tells none.
  private static func weight(ofName name: String) -> Double? {
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let style = name[name.index(after: dash)...].lowercased()
    return namedWeights.first { style.contains($0.name) }?.weight
  }

  /// Longer words first: `demibold` has `bold` in it.
  private static let namedWeights: [(name: String, weight: Double)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
    ("heavy", 800), ("black", 900), ("bold", 700),
  ]

  /// The weights of Interface Builder, as OpenType counts them.
  ///
  /// Source: `UIFont.Weight`, and usWeightClass of OpenType.
  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}

extension Element {
  /// Whether the view stands in a cell whose height its content may make.
  ///
  /// That is UIKit's default, unless the table or a static cell names a height. Programs make the rows of other tables: where the
  /// cell is drawn in another height than the table names, theirs counts.
  fileprivate var isInGrowingRow: Bool {
    guard let cell = selfAndAncestors.first(where: { $0.name == "tableViewCell" }) else {
      return false
    }
    guard let table = cell.selfAndAncestors.first(where: { $0.name == "tableView" }) else {
      // A cell of a file of its own.
      return true
    }
    let height = table.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    if table["dataMode"] == "static" { return height == nil && cell["rowHeight"] == nil }
    guard let height, let frame = cell.designFrame else { return true }
    return abs(height - frame.height) > 1
  }

  /// Whether the program fills the view for each of many cells: the cell is a prototype, and has a tag or an outlet for the view.
  fileprivate var isTemplate: Bool {
    let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    guard let id, let cell = selfAndAncestors.first(where: { cells.contains($0.name) }),
      cell.selfAndAncestors.first(where: { $0.name == "tableView" })?["dataMode"] != "static"
    else { return false }
    return self["tag"] != nil
      || cell.children(in: "connections").contains {
        $0.name == "outlet" && $0["destination"] == id
      }
  }

  /// The room between a label that a cell places and the end of the cell's content.
  fileprivate var roomInCell: Double? {
    guard let id, let content = parent?.name == "subviews" ? parent?.parent : parent,
      content.key == "contentView", let cell = content.parent, cell.name == "tableViewCell",
      cell["textLabel"] == id || cell["detailTextLabel"] == id,
      let frame = designFrame, let whole = content.designFrame
    else { return nil }
    // In the styles with two labels side by side, each may have the whole row.
    let isSideBySide = cell["style"].map { $0.contains("Value") } ?? false
    let start = isSideBySide ? Self.cellMargin : frame.minX
    return whole.width - start - min(start, Self.cellMargin)
  }

  /// The space at the sides of a row, in points: UIKit's on the narrow and on the wide phones is 16 and 20.
  private static let cellMargin = 20.0
}
