/// A line of a cell, without the white space at its end.
struct ColumnLine {
  /// The characters as they are seen, from left to right.
  let visual: String

  /// A grapheme cluster, or the spaces in the place of a tab.
  private struct Cluster {
    let text: String
    /// The level of its first character; nil if rule X9 removes all of them.
    let level: EmbeddingLevel?
    let isTab: Bool
    /// Whether it is a directional formatting character, which is a cluster by itself.
    let isControl: Bool
  }

  /// The clusters in the order of memory, without soft hyphens.
  private let clusters: [Cluster]

  /// The direction of the paragraph.
  let direction: WritingDirection

  /// How many columns the line has.
  private let width: Int

  /// The side that the line stands against; nil for the middle.
  private let edge: PhysicalAlignment?

  var isBlank: Bool { visual.isEmpty }

  /// The characters in the order of memory, tabs written as spaces, without soft hyphens.
  var logical: String { clusters.reduce(into: "") { $0 += $1.text } }

  /// A line without text.
  init(blankOf width: Int) {
    visual = ""
    clusters = []
    direction = .leftToRight
    self.width = width
    edge = .left
  }

  init(
    _ line: DocumentLayout.Line, of paragraph: BidiDocument.Paragraph, width: Int, tabInterval: Int
  ) {
    let resolved = paragraph.resolved
    let range = Self.withoutSpace(line.line)
    let text = resolved.line(range)
    let scalars = resolved.scalars
    // Each tab as far as its stop: in the order of memory, which is the order from the side where lines begin.
    var tabs: [Int] = []
    var clusters: [Cluster] = []
    var x = 0
    var start = range.lowerBound
    for character in String(String.UnicodeScalarView(scalars[range])) {
      let end = start + character.unicodeScalars.count
      let level = text.levels[start - range.lowerBound..<end - range.lowerBound]
        .lazy.compactMap(\.self).first
      let isControl = DirectionalFormatting(scalars[start]) != nil
      start = end
      let isTab = character == "\t"
      var cluster = character == Self.softHyphen ? "" : String(character)
      if isTab {
        tabs.append(tabInterval - x % tabInterval)
        cluster = String(repeating: " ", count: tabs[tabs.count - 1])
      }
      clusters.append(
        Cluster(text: cluster, level: level, isTab: isTab, isControl: isControl))
      x += cluster.cellWidth
    }
    self.clusters = clusters
    direction = paragraph.direction
    var spaces = direction == .leftToRight ? tabs[...] : ArraySlice(tabs.reversed())
    visual = text.visualText().unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\t", let space = spaces.popFirst() {
        result += String(repeating: " ", count: space)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    self.width = width
    edge = line.edge
  }

  /// How many columns are free to the left and to the right of the text, as it is written.
  ///
  /// A control that is left out no longer parts two clusters, so the width is not the same in every way to write it.
  func free(beside text: String) -> (left: Int, right: Int) {
    let free = max(width - text.cellWidth, 0)
    let left =
      switch edge {
      case .left: 0
      case .right: free
      case nil: free / 2
      }
    return (left, free - left)
  }

  /// Not seen where no line ends, but terminals show one.
  private static let softHyphen: Character = "\u{AD}"

  /// The line without what hangs at its end.
  private static func withoutSpace(_ line: Line) -> Range<Int> {
    let tables = CharacterTables.shared
    var end = line.scalarRange.upperBound
    while end > line.scalarRange.lowerBound {
      let code = tables.code(of: line.scalars[end - 1].value)
      guard code == ClassCode.s || ClassSet.endingLine.contains(code: code) else { break }
      end -= 1
    }
    return line.scalarRange.lowerBound..<end
  }

  /// The text in overrides that state the level of each character.
  ///
  /// Its own directional formatting characters have done their work, and are left out.
  var overridden: String {
    let base = EmbeddingLevel(direction)
    var depth = 0
    var isAfterRemoved = false
    let end = DirectionalFormatting.popDirectionalFormat.string
    func opener(_ depth: Int) -> String {
      let isTurned = !depth.isMultiple(of: 2)
      return DirectionalFormatting.override(isTurned ? direction.opposite : direction).string
    }
    var result = DirectionalFormatting.isolate(direction).string + opener(0)
    for cluster in clusters {
      guard let level = cluster.level else {
        isAfterRemoved = true
        continue
      }
      // What stood between two clusters still parts them.
      if isAfterRemoved { result += end + opener(depth) }
      let wanted = max(Int(level.number) - Int(base.number), 0)
      while depth > wanted {
        result += end
        depth -= 1
      }
      while depth < wanted {
        depth += 1
        result += opener(depth)
      }
      // An isolate is in the way of runs that would be one without it (L2), and so is a mark in its place.
      result += cluster.isControl ? DirectionalFormatting.leftToRightMark.string : cluster.text
      // The spaces of a tab take no mark that the tab did not take.
      isAfterRemoved = cluster.isTab
    }
    return result + String(repeating: end, count: depth + 1)
      + DirectionalFormatting.popDirectionalIsolate.string
  }
}

/// A line of a row: one line of each cell.
struct ColumnRow {
  let pieces: [ColumnLine]
  let gap: Int
  let leader: Character?
  let direction: WritingDirection

  func text(in order: ColumnLayout.Order) -> String {
    guard order == .logical else { return visualText(paddedFor: \.visual) }
    let ways: [(ColumnLine) -> String] = [
      { $0.logical },
      { $0.logical.isolated(in: $0.direction) },
      { $0.isBlank ? "" : $0.overridden },
    ]
    // The first that is displayed as the cells are.
    for way in ways {
      let text = logicalText(way)
      let shown = PlainDisplay.visualText(of: text, baseDirection: .explicit(direction))
      let wanted = visualText(paddedFor: way)
      if shown.unicodeScalars.elementsEqual(wanted.unicodeScalars) { return text }
    }
    return logicalText(ways[ways.count - 1])
  }

  /// The line from left to right.
  ///
  /// - Parameter write: How the texts are written, which says how many columns are free beside them.
  /// - Returns: The line.
  private func visualText(paddedFor write: (ColumnLine) -> String) -> String {
    let pieces = direction == .leftToRight ? pieces : pieces.reversed()
    return joined(
      pieces.map { piece in
        let free = piece.free(beside: write(piece))
        return (before: free.left, text: piece.visual, after: free.right)
      },
      isMirrored: direction == .rightToLeft)
  }

  /// The line in the order of memory, with the texts written in one way.
  private func logicalText(_ write: (ColumnLine) -> String) -> String {
    joined(
      pieces.map { piece in
        let text = write(piece)
        let free = piece.free(beside: text)
        let isLeftToRight = direction == .leftToRight
        return (
          before: isLeftToRight ? free.left : free.right, text: text,
          after: isLeftToRight ? free.right : free.left
        )
      }, isMirrored: false)
  }

  /// Texts and what stands between them, from left to right.
  ///
  /// - Parameters:
  ///   - parts: The texts with their free columns.
  ///   - isMirrored: Whether leaders are those of the order of memory as they are seen in a right-to-left line.
  /// - Returns: The line.
  private func joined(
    _ parts: [(before: Int, text: String, after: Int)], isMirrored: Bool
  ) -> String {
    var result = ""
    var free = 0
    var isAfterText = false
    for (number, part) in parts.enumerated() {
      free += part.before + (number > 0 ? gap : 0)
      if !part.text.isEmpty {
        let space = space(free, isBetweenTexts: isAfterText)
        result += isMirrored ? String(space.reversed()).mirrored : space
        result += part.text
        free = 0
        isAfterText = true
      }
      free += part.after
    }
    return result + space(free, isBetweenTexts: false)
  }

  /// What stands in free columns.
  private func space(_ count: Int, isBetweenTexts: Bool) -> String {
    guard isBetweenTexts, let leader, leader.cellWidth > 0, count >= leader.cellWidth + 2 else {
      return String(repeating: " ", count: count)
    }
    let leaders = String(repeating: leader, count: (count - 2) / leader.cellWidth)
    // Less wide than each alone where they join.
    let rest = max(count - 1 - leaders.cellWidth, 0)
    return " " + leaders + String(repeating: " ", count: rest)
  }
}

extension String {
  /// The characters as they are seen in right-to-left text (L4).
  fileprivate var mirrored: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.mirrored)))
  }
}
