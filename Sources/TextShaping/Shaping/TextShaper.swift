internal import BidiSource
public import BidiText
internal import CTextShaping

/// Makes glyphs of paragraphs.
///
/// It keeps what it made, so that the same text is not shaped twice. Threads may share it.
///
/// ```swift
/// let shaper = TextShaper(try FontLibrary())
/// let paragraph = try ResolvedParagraph("abc", baseDirection: .explicit(.leftToRight))
/// let shaped = try shaper.shape(paragraph, font: TextFont(size: 20))
/// shaped.runs[0].glyphs.count  // 3
/// ```
public final class TextShaper: Sendable {
  /// The fonts.
  public let fonts: FontLibrary

  private let cascades = LockedTable<CascadeKey, Result<FontCascade, ShapingError>>()
  private let faces = FaceTable()
  private let pieces: GenerationCache<PieceKey, ShapedPiece>?
  private let paragraphs: GenerationCache<ParagraphKey, MeasuredParagraph>?
  private let rooms = ShapingRooms()

  private struct CascadeKey: Hashable {
    let families: [String]
    let weight: Double
    let isItalic: Bool
    let language: String?
  }

  /// Makes a shaper.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - cachedCharacters: How many characters of shaped text are kept at least, in paragraphs and in the stretches that they
  ///     are made of; 0 to keep none.
  public init(_ fonts: FontLibrary, cachedCharacters: Int = 1 << 20) {
    self.fonts = fonts
    let isKept = cachedCharacters > 0
    pieces = isKept ? GenerationCache(limit: cachedCharacters) : nil
    paragraphs = isKept ? GenerationCache(limit: cachedCharacters) : nil
  }

  /// A paragraph with its levels, its glyphs and their advances.
  func measured(
    _ text: String, direction: WritingDirection, styles: [ShapingStyle]
  ) throws(ShapingError) -> MeasuredParagraph {
    let key = paragraphs.map { _ in
      ParagraphKey(text: Array(text.utf8), direction: direction, styles: styles)
    }
    if let key, let known = paragraphs?.value(for: key) { return known }
    let document = BidiDocument(text, baseDirection: .explicit(direction))
    let paragraph = document.paragraph(0)
    let shaped = try shape(paragraph.resolved, styles: styles)
    let made = MeasuredParagraph(
      document: document, paragraph: paragraph, shaped: shaped, glyphs: shaped.advances,
      breaks: text.lineBreakOpportunities())
    if let key { paragraphs?.store(made, for: key, cost: key.text.count + shaped.scalars.count) }
    return made
  }

  /// The fonts of a style, and the one that its letters come from unless it lacks them.
  func cascade(_ font: TextFont, language: String?) throws(ShapingError) -> FontCascade {
    let key = CascadeKey(
      families: font.families, weight: font.weight, isItalic: font.isItalic, language: language)
    return try cascades.value(for: key) {
      guard let list = fonts.list(font, language: language) else { return .failure(.noFonts) }
      do throws(ShapingError) {
        return .success(try FontCascade(list, faces))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The font that letters of a style come from, unless it lacks them.
  ///
  /// - Parameters:
  ///   - font: The style.
  ///   - language: The language, as a tag of BCP 47; nil for that of the system.
  /// - Returns: The font.
  /// - Throws: ``ShapingError/noFonts``.
  public func primaryFace(
    of font: TextFont, language: String? = nil
  ) throws(ShapingError) -> FontFace {
    try cascade(font, language: language).primary
  }

  /// Shapes a paragraph that has one font and one language.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph, with its levels.
  ///   - font: The font.
  ///   - language: The language, as a tag of BCP 47; nil for none.
  /// - Returns: The glyphs.
  /// - Throws: ``ShapingError/noFonts``, ``ShapingError/badFeature(_:)``.
  /// - Complexity: O(*n*), and the time of HarfBuzz for what was not shaped before.
  public func shape(
    _ paragraph: ResolvedParagraph, font: TextFont, language: String? = nil
  ) throws(ShapingError) -> ShapedParagraph {
    try shape(
      paragraph,
      styles: [.init(start: 0, font: font, language: language)])
  }

  /// Shapes a paragraph.
  ///
  /// Stretches of different styles that have the same font are shaped with each other as context, so that Arabic letters
  /// join over their ends.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph, with its levels.
  ///   - styles: The fonts and languages, in order; the first one begins at 0, or what is before it has its style.
  /// - Precondition: There is a style.
  /// - Returns: The glyphs.
  /// - Throws: ``ShapingError/noFonts``, ``ShapingError/badFeature(_:)``.
  /// - Complexity: O(*n*), and the time of HarfBuzz for what was not shaped before.
  public func shape(
    _ paragraph: ResolvedParagraph, styles: [ShapingStyle]
  ) throws(ShapingError) -> ShapedParagraph {
    precondition(!styles.isEmpty, "a paragraph has a style")
    let scalars = paragraph.scalars
    guard !scalars.isEmpty else {
      return ShapedParagraph(runs: [], missing: [], scalars: scalars, hyphens: [:])
    }
    let items = try Itemizer(paragraph, styles).items { style throws(ShapingError) in
      try cascade(style.font, language: style.language)
    }
    let room = try rooms.take()
    defer { rooms.give(room) }
    var runs: [GlyphRun] = []
    runs.reserveCapacity(items.count)
    var missing: [Int] = []
    for item in items {
      let style = styles[item.style]
      let piece = try piece(item, style, scalars, room)
      runs.append(
        GlyphRun(
          scalarRange: item.range, level: item.level, scriptTag: item.script,
          language: style.language, face: item.face, font: style.font, piece: piece))
      for glyph in piece.glyphs where glyph.glyph == 0 {
        let offset = item.range.lowerBound + Int(glyph.cluster)
        if !scalars[offset].hasNoGlyph { missing.append(offset) }
      }
    }
    return ShapedParagraph(
      runs: runs, missing: missing, scalars: scalars, hyphens: try hyphens(of: runs, scalars, room))
  }

  /// The hyphens that are shown where lines end at soft hyphens, by the places of these.
  ///
  /// The sign is U+2010 where the font of the place has it, or else a hyphen-minus (CSS Text, section 6.1).
  private func hyphens(
    of runs: [GlyphRun], _ scalars: [Unicode.Scalar], _ room: ShapingRoom
  ) throws(ShapingError) -> [Int: GlyphRun] {
    guard scalars.contains("\u{AD}") else { return [:] }
    var hyphens: [Int: GlyphRun] = [:]
    for run in runs {
      let sign: Unicode.Scalar = run.face.hasGlyph(for: "\u{2010}") ? "\u{2010}" : "-"
      for place in run.scalarRange where scalars[place] == "\u{AD}" {
        hyphens[place] = try self.run(run, 0..<1, [sign], room)
      }
    }
    return hyphens
  }

  /// The paragraph shaped again where lines begin: what is before such a place and what is after it no longer see each other.
  ///
  /// - Parameters:
  ///   - shaped: The paragraph.
  ///   - places: Where lines begin, as offsets of scalars in order.
  /// - Returns: The glyphs.
  /// - Throws: ``ShapingError/failure(_:)`` without memory.
  func reshape(
    _ shaped: ShapedParagraph, at places: [Int]
  ) throws(ShapingError) -> ShapedParagraph {
    guard !places.isEmpty else { return shaped }
    let room = try rooms.take()
    defer { rooms.give(room) }
    var runs: [GlyphRun] = []
    var rest = places[...]
    for run in shaped.runs {
      var start = run.scalarRange.lowerBound
      while let place = rest.first, place < run.scalarRange.upperBound {
        rest = rest.dropFirst()
        guard place > start else { continue }
        runs.append(try self.run(run, start..<place, shaped.scalars, room))
        start = place
      }
      if start == run.scalarRange.lowerBound {
        runs.append(run)
      } else {
        runs.append(
          try self.run(run, start..<run.scalarRange.upperBound, shaped.scalars, room))
      }
    }
    return ShapedParagraph(
      runs: runs, missing: shaped.missing, scalars: shaped.scalars, hyphens: shaped.hyphens)
  }

  /// A part of a run, shaped by itself.
  private func run(
    _ run: GlyphRun, _ range: Range<Int>, _ scalars: [Unicode.Scalar], _ room: ShapingRoom
  ) throws(ShapingError) -> GlyphRun {
    let item = TextItem(
      range: range, level: run.level, script: run.scriptTag, face: run.face, style: 0)
    let style = ShapingStyle(start: 0, font: run.font, language: run.language)
    return GlyphRun(
      scalarRange: range, level: run.level, scriptTag: run.scriptTag, language: run.language,
      face: run.face, font: run.font, piece: try piece(item, style, scalars, room))
  }

  /// How many characters HarfBuzz looks at on each side of a stretch.
  private static let contextLength = 5

  private func piece(
    _ item: TextItem, _ style: ShapingStyle, _ scalars: [Unicode.Scalar], _ room: ShapingRoom
  ) throws(ShapingError) -> ShapedPiece {
    let context =
      max(
        item.range.lowerBound - Self.contextLength, 0)..<min(
        item.range.upperBound + Self.contextLength, scalars.count)
    let key = PieceKey(
      face: ObjectIdentifier(item.face), script: item.script,
      isRightToLeft: item.level.direction == .rightToLeft, language: style.language,
      features: style.featureText, size: item.face.dependsOnSize ? style.font.drawnSize : 0,
      start: Int32(item.range.lowerBound - context.lowerBound),
      end: Int32(item.range.upperBound - context.lowerBound), text: scalars[context])
    if let known = pieces?.value(for: key) { return known }
    let piece = ShapedPiece(try room.glyphs(item.face, key))
    pieces?.store(piece, for: key.copied, cost: key.text.count + piece.glyphs.count)
    return piece
  }
}

/// The font and the language of a stretch.
public struct ShapingStyle: Sendable, Hashable {
  /// Where the stretch begins, as an offset of scalars in the paragraph; it ends where the next one begins.
  public var start: Int
  /// The font.
  public var font: TextFont
  /// The language, as a tag of BCP 47; nil for none.
  public var language: String?

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins, as an offset of scalars in the paragraph.
  ///   - font: The font.
  ///   - language: The language, as a tag of BCP 47; nil for none.
  public init(start: Int, font: TextFont, language: String? = nil) {
    self.start = start
    self.font = font
    self.language = language
  }

  /// The settings of the font, as HarfBuzz reads them; nil for none.
  var featureText: String? {
    var features = font.features
    // CSS Text: ligatures that are not needed would hide the space between letters.
    if font.letterSpacing != 0 { features = ["liga=0", "clig=0"] + features }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }
}

/// A paragraph with its glyphs.
public struct ShapedParagraph: Sendable {
  /// The runs, in the order of the text; together they cover it.
  public let runs: [GlyphRun]

  /// The characters for which no font has a glyph, as offsets of scalars.
  public let missing: [Int]

  let scalars: [Unicode.Scalar]

  /// The hyphens that are shown where lines end at soft hyphens, by the places of these.
  let hyphens: [Int: GlyphRun]

  /// Whether a line that begins at a place changes the glyphs round it.
  func isUnsafeToBreak(at place: Int) -> Bool {
    let number = runs.partitionIndex { $0.scalarRange.upperBound > place }
    guard number < runs.count, runs[number].scalarRange.lowerBound < place else { return false }
    let run = runs[number]
    let cluster = Int32(place - run.scalarRange.lowerBound)
    let glyphs = run.piece.glyphs
    let first = glyphs.partitionIndex {
      run.level.direction == .leftToRight ? $0.cluster >= cluster : $0.cluster <= cluster
    }
    let own = glyphs[first...].prefix { $0.cluster == cluster }
    // Without glyphs of its own the place is inside what a ligature stands for.
    return own.isEmpty || own.contains { $0.flags & 1 != 0 }
  }

  /// The advance of each glyph cluster at its first character, and where clusters begin.
  var advances: ClusterMeasure.Glyphs {
    var glyphs = ClusterMeasure.Glyphs(
      advances: Array(repeating: 0, count: scalars.count),
      isStart: Array(repeating: false, count: scalars.count),
      hyphens: hyphens.mapValues(\.advance))
    for run in runs {
      let scale = run.scale
      let start = run.scalarRange.lowerBound
      for glyph in run.piece.glyphs {
        let offset = start + Int(glyph.cluster)
        if !glyphs.isStart[offset] {
          glyphs.isStart[offset] = true
          if !scalars[offset].hasNoGlyph { glyphs.advances[offset] = run.font.letterSpacing }
        }
        if !scalars[offset].hasNoGlyph { glyphs.advances[offset] += Double(glyph.advance) * scale }
      }
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  /// Whether the character is a place in a line and not drawn, whatever the font says: controls and separators of lines.
  var hasNoGlyph: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
  }
}

/// Room that one thread at a time shapes in.
@safe final class ShapingRoom: @unchecked Sendable {
  // Sendable without a check: ``ShapingRooms`` gives a room to one caller at a time.
  private let handle: OpaquePointer

  fileprivate init() throws(ShapingError) {
    guard let handle = unsafe bidi_shaper_open() else { throw .failure("there is no memory") }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe bidi_shaper_close(handle) }

  /// Shapes a stretch; clusters count from its start.
  fileprivate func glyphs(
    _ face: FontFace, _ key: PieceKey
  ) throws(ShapingError) -> [bidi_glyph] {
    let count = unsafe key.text.withUnsafeBufferPointer { text in
      // A scalar is the number of its code point in memory.
      unsafe text.withMemoryRebound(to: UInt32.self) { text in
        unsafe bidi_shape(
          handle, face.handle, text.baseAddress, Int32(text.count), key.start, key.end,
          key.isRightToLeft, key.script, key.language, key.features, key.size)
      }
    }
    if count == -2 { throw .badFeature(key.features ?? "") }
    guard count >= 0 else { throw .failure("there is no memory") }
    return unsafe [bidi_glyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
      if let start = glyphs.baseAddress { unsafe bidi_shaper_copy(handle, start) }
      for index in 0..<Int(count) { unsafe glyphs[index].cluster -= key.start }
      initialized = Int(count)
    }
  }
}

/// Rooms that nobody shapes in now.
private final class ShapingRooms: @unchecked Sendable {
  // Sendable without a check: the lock is held wherever the array is touched.
  private let lock = Lock()
  private var free: [ShapingRoom] = []

  func take() throws(ShapingError) -> ShapingRoom {
    if let room = lock.withLock({ free.popLast() }) { return room }
    return try ShapingRoom()
  }

  func give(_ room: ShapingRoom) { lock.withLock { free.append(room) } }
}
