internal import BidiText
internal import CTextShaping

/// A stretch that is shaped at once.
struct TextItem {
  var range: Range<Int>
  let level: EmbeddingLevel
  let script: UInt32
  let face: FontFace
  let style: Int
}

/// Divides a paragraph by level, script, font and style.
struct Itemizer {
  private let paragraph: ResolvedParagraph
  private let styles: [ShapingStyle]
  private let scalars: [Unicode.Scalar]

  init(_ paragraph: ResolvedParagraph, _ styles: [ShapingStyle]) {
    self.paragraph = paragraph
    self.styles = styles
    scalars = paragraph.scalars
  }

  /// The stretches, in the order of the text.
  func items(
    _ cascade: (ShapingStyle) throws(ShapingError) -> FontCascade
  ) throws(ShapingError) -> [TextItem] {
    let scripts = ScriptScan.scripts(of: scalars)
    let levels = paragraph.levels()
    let styleOf = styleNumbers()
    let faces = try faces(styleOf, levels, scripts, cascade)
    var items: [TextItem] = []
    var start = 0
    for offset in scalars.indices {
      let next = offset + 1
      if next < scalars.count, levels[next] == levels[start], scripts[next] == scripts[start],
        faces[next] === faces[start],
        styleOf[next] == styleOf[start]
          || styles[styleOf[next]].isShapedAlike(styles[styleOf[start]])
      {
        continue
      }
      items.append(
        TextItem(
          range: start..<next, level: levels[start], script: scripts[start], face: faces[start],
          style: styleOf[start]))
      start = next
    }
    return items
  }

  /// The number of the style of each character.
  private func styleNumbers() -> [Int] {
    guard styles.count > 1 else { return Array(repeating: 0, count: scalars.count) }
    var numbers: [Int] = []
    numbers.reserveCapacity(scalars.count)
    var style = 0
    for offset in scalars.indices {
      while style + 1 < styles.count, styles[style + 1].start <= offset { style += 1 }
      numbers.append(style)
    }
    return numbers
  }

  /// The font of each character.
  ///
  /// A space has that font of its neighbours in the level run which is asked for first, the one before it where both are
  /// alike, or else the first one of the style: Pango does the same.
  private func faces(
    _ styleOf: [Int], _ levels: [EmbeddingLevel], _ scripts: [UInt32],
    _ cascade: (ShapingStyle) throws(ShapingError) -> FontCascade
  ) throws(ShapingError) -> [FontFace] {
    var faces: [FontFace] = []
    faces.reserveCapacity(scalars.count)
    // The font of the character before; nil at the beginning of a style, a level run and a script.
    var previous: FontFace?
    // Characters without glyphs of their own at the beginning, which follow the first that has one.
    var open = 0
    var style = -1
    var fonts: FontCascade?
    // Characters without glyphs of their own since the last one that has one.
    var trailing = 0
    func follow(_ face: FontFace, _ count: Int) {
      for _ in 0..<open + count { faces.append(face) }
      open = 0
      previous = face
    }
    for cluster in FontClusters(scalars) {
      let offset = cluster.range.lowerBound
      if styleOf[offset] != style || levels[offset] != levels[offset - 1]
        || scripts[offset] != scripts[offset - 1]
      {
        if open > 0, let fonts { follow(fonts.primary, 0) }
        style = styleOf[offset]
        fonts = try cascade(styles[style])
        previous = nil
        trailing = 0
      }
      guard let fonts else { continue }
      if cluster.isFollowing {
        if let previous {
          follow(previous, cluster.range.count)
          trailing += cluster.range.count
        } else {
          open += cluster.range.count
        }
        continue
      }
      let face: FontFace? =
        if cluster.range.count == 1, !cluster.isEmoji {
          fonts.face(for: scalars[offset].value)
        } else {
          fonts.face(
            for: cluster.range.lazy.filter { !FontClusters.followsOthers(scalars[$0]) }
              .map { scalars[$0].value },
            isEmoji: cluster.isEmoji)
        }
      let chosen = face ?? fonts.primary
      // Neither is one that begins a run before an emoji.
      if open > 0, cluster.isEmoji { follow(fonts.primary, 0) }
      if trailing > 0, !cluster.isEmoji, let previous, fonts.isBefore(chosen, previous) {
        for space in faces.indices.suffix(trailing) { faces[space] = chosen }
      }
      follow(chosen, cluster.range.count)
      trailing = 0
      // A space between letters and emoji is one of the letters' font.
      if cluster.isEmoji { previous = nil }
    }
    if open > 0, let fonts { follow(fonts.primary, 0) }
    return faces
  }
}

extension ShapingStyle {
  /// Whether what has this style may be shaped at once with what has another: all that decides glyphs is the same.
  fileprivate func isShapedAlike(_ other: ShapingStyle) -> Bool {
    font == other.font && language == other.language
  }
}

/// The stretches that have one font: grapheme clusters, and what has no glyph of its own.
struct FontClusters: Sequence, IteratorProtocol {
  struct Cluster {
    let range: Range<Int>
    /// Whether it has the font of what is before it: spaces, controls and joiners.
    let isFollowing: Bool
    /// Whether it is shown in colors.
    let isEmoji: Bool
  }

  private let scalars: [Unicode.Scalar]
  private let ends: [Int]?
  private var number = 0
  private var start = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    ends = ClusterEnds.of(scalars)
  }

  mutating func next() -> Cluster? {
    guard start < scalars.count else { return nil }
    let end = ends?[number] ?? start + 1
    defer { (start, number) = (end, number + 1) }
    let range = start..<end
    // Most clusters have one character.
    let isFollowing =
      Self.followsOthers(scalars[start])
      && (end == start + 1 || range.allSatisfy { Self.followsOthers(scalars[$0]) })
    return Cluster(
      range: range, isFollowing: isFollowing, isEmoji: !isFollowing && isEmoji(range))
  }

  /// Whether a character takes the font of what is before it: a control, white space, or one that is not drawn.
  ///
  /// Looking up properties of Unicode takes longer than shaping some scripts. Source: UCD, PropList.txt (White_Space) and
  /// DerivedCoreProperties.txt (Default_Ignorable_Code_Point), Unicode 15.0.
  static func followsOthers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ...0x20, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5,
      0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164,
      0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a cluster is shown in colors: it has that presentation, or asks for it (UTS #51).
  private func isEmoji(_ range: Range<Int>) -> Bool {
    let first = scalars[range.lowerBound]
    guard first.value >= 0x203C || range.count > 1 else { return false }
    if scalars[range].contains("\u{FE0E}") { return false }
    if scalars[range].contains("\u{FE0F}") || scalars[range].contains("\u{20E3}") {
      return first.properties.isEmoji
    }
    return first.properties.isEmojiPresentation
  }
}

/// The script of each character, where those of all scripts belong to their neighbours.
enum ScriptScan {
  private static let common: UInt32 = 0x5A79_7979
  private static let inherited: UInt32 = 0x5A69_6E68
  private static let unknown: UInt32 = 0x5A7A_7A7A

  /// The script tag of each character.
  ///
  /// Characters of all scripts take that of what is before them, and closing brackets that of the opening ones. Those
  /// before the first letter take that of the first letter.
  ///
  /// Source: UAX #24, sections 5.1 and 5.2.
  static func scripts(of scalars: [Unicode.Scalar]) -> [UInt32] {
    var scripts = [UInt32](repeating: common, count: scalars.count)
    unsafe scalars.withUnsafeBufferPointer { scalars in
      // A scalar is the number of its code point in memory.
      unsafe scalars.withMemoryRebound(to: UInt32.self) { scalars in
        unsafe scripts.withUnsafeMutableBufferPointer { scripts in
          guard let source = scalars.baseAddress, let target = scripts.baseAddress else { return }
          unsafe bidi_scripts(source, Int32(scalars.count), target)
        }
      }
    }
    var current = common
    var brackets: [(closing: Unicode.Scalar, script: UInt32)] = []
    for (offset, scalar) in scalars.enumerated() {
      let script = scripts[offset]
      if script != common, script != inherited, script != unknown {
        if current == common {
          for before in 0..<offset { scripts[before] = script }
          for index in brackets.indices { brackets[index].script = script }
        }
        current = script
        continue
      }
      if script == common, let pair = Brackets.pair(scalar) {
        if pair.isOpening {
          brackets.append((pair.other, current))
          // Deeper texts are rare, and their brackets take the script before them.
          if brackets.count > 64 { brackets.removeFirst() }
        } else if let index = brackets.lastIndex(where: { $0.closing == scalar }) {
          current = brackets[index].script
          brackets.removeSubrange(index...)
        }
      }
      scripts[offset] = current
    }
    return scripts
  }
}

private enum Brackets {
  /// The partner of a bracket; nil for another character.
  static func pair(_ scalar: Unicode.Scalar) -> (other: Unicode.Scalar, isOpening: Bool)? {
    if scalar.value < 0x80 {
      switch scalar {
      case "(", "[", "{", "<": return (scalar.mirrored, true)
      case ")", "]", "}", ">": return (scalar.mirrored, false)
      default: return nil
      }
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation: return (scalar.mirrored, true)
    case .closePunctuation: return (scalar.mirrored, false)
    default: return nil
    }
  }
}
