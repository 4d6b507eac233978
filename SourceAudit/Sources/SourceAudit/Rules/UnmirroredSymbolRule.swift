internal import BidiSource

/// A system symbol points left or right, in every interface alike.
///
/// ## What it finds
///
/// A symbol such as `chevron.left` or `arrow.right`, by its name in `UIImage(systemName:)`, `Image(systemName:)`,
/// `NSImage(systemSymbolName:)`, an argument `systemImage:` as in `Label("Next", systemImage: "arrow.right")`, or
/// `systemImageNamed:`, of which the system has a form with backward and forward. In a view of SwiftUI that is
/// forced from left to right by `.environment(\.layoutDirection, .leftToRight)` it is an info, and so is one between two parts
/// of one text, or beside a title that has an arrow itself: between two Latin names an arrow to the right is right. An arrow that
/// points down aslant or up to the left is an info, and so is one up to the right beside it: it may stand for what comes in or goes out.
///
/// ## What it leaves out
///
/// Symbols that are flipped (`flipsForRightToLeftLayoutDirection`, `imageFlippedForRightToLeftLayoutDirection`) or turned, also
/// by the transform of a view that is always turned by a quarter; names that a condition chooses; arrows to all four sides in
/// one function, as of a pad; `delete.left` in the type of a number pad is an info, as a number is typed from left to right; a function or a type that asks for the layout direction; symbols that show both ways; a label
/// or an action whose title tells of the same side, as `Label("swipe_left", systemImage: "arrow.left")`. `.environment(\.layoutDirection,
/// …)` with a fixed direction does not ask for it.
///
/// ## Why it matters
///
/// Symbols with left and right in their names are not mirrored, in a circle or a square either: `chevron.left.square` stays as
/// it is, `chevron.backward.square` turns round. A chevron at the leading side then points into the page instead of back, and
/// an arrow points away from where the way goes on.
///
/// ## Example
///
///     swift
///     wrong: let image = UIImage(systemName: "chevron.left")
///     right: let image = UIImage(systemName: "chevron.backward")
///
/// ## Example
///
///     swift
///     wrong: Label("Next", systemImage: "arrow.right")
///     right: Label("Next", systemImage: "arrow.forward")
///
/// ## Example
///
///     objective-c
///     wrong: UIImage *image = [UIImage systemImageNamed:@"arrow.right"];
///     right: UIImage *image = [UIImage systemImageNamed:@"arrow.forward"];
///
/// ## Source
///
/// - Human Interface Guidelines, Right to left: symbols with backward and forward
enum UnmirroredSymbolRule: SourceRule {
  static let id = "unmirrored-symbol"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.symbols.compactMap { symbol in
      guard let directed = directed(symbol.name),
        !outline.readsLayoutDirection(symbol.place), !outline.isFlipped(symbol),
        !outline.isAlwaysTurned(symbol), !isOfPad(symbol, outline)
      else { return nil }
      let side = symbol.name.split(separator: ".").contains("left") ? "left" : "right"
      if outline.forcedLeftToRight.contains(where: { $0.contains(symbol.place.offset) }) {
        return finding(
          at: symbol.place.offset, severity: .info,
          explanation:
            "\(symbol.name) points to the \(side), and the view is forced from left to right: from right to left neither is turned round.",
          cure: "Write \(directed), and take the forced direction out if it is not meant.")
      }
      if symbol.isBetweenWords {
        return finding(
          at: symbol.place.offset, severity: .info,
          explanation:
            "\(symbol.name) points to the \(side) between the parts of a text: that is right between two names in Latin letters, and wrong in a text in Arabic or Hebrew.",
          cure: "Write \(directed) if the text is translated.")
      }
      // A number is typed from left to right.
      let isOfNumber = symbol.name.hasPrefix("delete.") && outline.isInNumberPad(symbol.place)
      return finding(
        at: symbol.place.offset,
        severity: isOfNumber || isOfWayInOrOut(symbol, outline) ? .info : .warning,
        explanation:
          "\(symbol.name) points to the \(side) in every interface: from right to left it points the wrong way, against the order of reading.",
        cure: "Write \(directed)\(outline.since(14)), which the system mirrors."
          + (outline.leastSystem ?? 14 < 14 ? ofOldSystems : "")
          + (outline.standsAtSide(symbol.receiver, symbol.place) ? ofPlace : ""))
    }
  }

  /// What the cure says of a symbol whose view stays at its side.
  private static let ofPlace =
    " The view that shows it is placed by its left or right, too: turn both at once, as an arrow that turns alone points back into its row."

  /// What the cure says of systems that do not have the symbol.
  private static let ofOldSystems =
    " The app runs on older systems, too: give the image of this symbol imageFlippedForRightToLeftLayoutDirection() there."

  /// Whether an arrow may stand for what comes in or goes out: one that points down aslant, or one up beside it in the file.
  private static func isOfWayInOrOut(_ symbol: Symbol, _ outline: Outline) -> Bool {
    func pointsDown(_ name: String) -> Bool { name.hasPrefix("arrow.down.") }
    return pointsDown(symbol.name) || symbol.name.hasPrefix("arrow.up.left")
      || symbol.name.hasPrefix("arrow.up.right")
        && outline.symbols.contains { pointsDown($0.name) }
  }

  /// Whether the function shows the same arrow up and down too: sides of a pad do not turn round.
  private static func isOfPad(_ symbol: Symbol, _ outline: Outline) -> Bool {
    let function = outline.function(of: symbol.place.scope)
    let side = symbol.name.split(separator: ".").contains("left") ? "left" : "right"
    return ["up", "down"].allSatisfy { other in
      let name = symbol.name.replacing(side, with: other)
      return outline.symbols.contains {
        $0.name == name && outline.function(of: $0.place.scope) == function
      }
    }
  }

  /// The symbol with backward or forward in its name; nil where there is none.
  static func directed(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    let sides = parts.indices.filter { parts[$0] == "left" || parts[$0] == "right" }
    guard sides.count == 1, let side = sides.first else { return nil }
    let (stem, tail) = (
      parts[..<side].joined(separator: "."), parts[(side + 1)...].joined(separator: ".")
    )
    guard forms[stem]?.contains(tail) == true else { return nil }
    parts[side] = parts[side] == "left" ? "backward" : "forward"
    return parts.joined(separator: ".")
  }

  /// What stands before and after the side in names that have forms with backward and forward.
  private static let forms: [String: Set<String>] = {
    let shapes: Set<String> = ["", "circle", "circle.fill", "square", "square.fill"]
    return [
      "chevron": shapes.union(["2", "to.line"]),
      "arrow": shapes.union(["to.line"]),
      "arrow.up": shapes, "arrow.down": shapes,
      "arrow.uturn": ["", "circle", "circle.fill"],
      "arrowshape": ["", "fill"],
      "arrowshape.turn.up": ["", "fill", "circle", "circle.fill"],
      "arrowtriangle": shapes.union(["fill"]),
      "delete": ["", "fill"],
    ]
  }()
}
