/// A line of a cell, without the white space at its end.
struct ColumnLine {
  /// The characters as they are seen, from left to right.
  let visual: String

  /// The characters in the order of memory, tabs written as spaces.
  let logical: String

  /// The level of each scalar of ``logical``; nil where rule X9 removes it.
  let levels: [EmbeddingLevel?]

  /// The direction of the paragraph.
  let direction: WritingDirection

  /// How many columns are free to the left and to the right of the text.
  let left: Int
  let right: Int

  var isBlank: Bool { visual.isEmpty }

  /// A line without text.
  init(blankOf width: Int) {
    visual = ""
    logical = ""
    levels = []
    direction = .leftToRight
    left = width
    right = 0
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
    var logical = String.UnicodeScalarView()
    var levels: [EmbeddingLevel?] = []
    var x = 0
    var start = range.lowerBound
    for character in String(String.UnicodeScalarView(scalars[range])) {
      let end = start + character.unicodeScalars.count
      if character == "\t" {
        let space = tabInterval - x % tabInterval
        tabs.append(space)
        logical.append(contentsOf: String(repeating: " ", count: space).unicodeScalars)
        levels += Array(repeating: resolved.paragraphLevel, count: space)
        x += space
      } else {
        logical.append(contentsOf: character.unicodeScalars)
        levels += text.levels[start - range.lowerBound..<end - range.lowerBound]
        x += character.cellWidth
      }
      start = end
    }
    self.logical = String(logical)
    self.levels = levels
    direction = paragraph.direction
    var spaces = direction == .leftToRight ? tabs[...] : ArraySlice(tabs.reversed())
    visual = text.visualText().unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\t", let space = spaces.popFirst() {
        result += String(repeating: " ", count: space)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    let free = max(width - x, 0)
    left =
      switch line.edge {
      case .left: 0
      case .right: free
      case nil: free / 2
      }
    right = free - left
  }

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
  /// Its own directional formatting characters are left out; they have done their work.
  var overridden: String {
    let base = EmbeddingLevel(direction)
    var depth = 0
    var result = DirectionalFormatting.isolate(direction).string
    result += DirectionalFormatting.override(direction).string
    for (scalar, level) in zip(logical.unicodeScalars, levels)
    where DirectionalFormatting(scalar) == nil {
      let wanted = level.map { max(Int($0.number) - Int(base.number), 0) } ?? depth
      while depth > wanted {
        result += DirectionalFormatting.popDirectionalFormat.string
        depth -= 1
      }
      while depth < wanted {
        depth += 1
        let isTurned = !depth.isMultiple(of: 2)
        result += DirectionalFormatting.override(isTurned ? direction.opposite : direction).string
      }
      result.unicodeScalars.append(scalar)
    }
    let end = DirectionalFormatting.popDirectionalFormat.string
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
    let visual = visualText
    guard order == .logical else { return visual }
    let ways: [(ColumnLine) -> String] = [
      { $0.logical },
      { $0.logical.isolated(in: $0.direction) },
      { $0.isBlank ? "" : $0.overridden },
    ]
    // The first that is displayed as the cells are.
    for way in ways {
      let text = logicalText(way)
      let shown = PlainDisplay.visualText(of: text, baseDirection: .explicit(direction))
      if shown.unicodeScalars.elementsEqual(visual.unicodeScalars) { return text }
    }
    return logicalText(ways[ways.count - 1])
  }

  /// The line from left to right.
  private var visualText: String {
    let pieces = direction == .leftToRight ? pieces : pieces.reversed()
    return joined(
      pieces.map { (before: $0.left, text: $0.visual, after: $0.right) },
      isMirrored: direction == .rightToLeft)
  }

  /// The line in the order of memory, with the texts written in one way.
  private func logicalText(_ write: (ColumnLine) -> String) -> String {
    joined(
      pieces.map { piece in
        let isLeftToRight = direction == .leftToRight
        return (
          before: isLeftToRight ? piece.left : piece.right, text: write(piece),
          after: isLeftToRight ? piece.right : piece.left
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
    var isBehindText = false
    for (number, part) in parts.enumerated() {
      free += part.before + (number > 0 ? gap : 0)
      if !part.text.isEmpty {
        let space = space(free, isBetweenTexts: isBehindText)
        result += isMirrored ? String(space.reversed()).mirrored : space
        result += part.text
        free = 0
        isBehindText = true
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
    let times = (count - 2) / leader.cellWidth
    let rest = count - 1 - times * leader.cellWidth
    return " " + String(repeating: leader, count: times) + String(repeating: " ", count: rest)
  }
}

extension String {
  /// The characters as they are seen in right-to-left text (L4).
  fileprivate var mirrored: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.mirrored)))
  }
}
