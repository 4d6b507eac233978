#if SHAPING
  import BidiAttributed
  import BidiText
  import Foundation
  import TextShaping

  /// A text that is laid out keeps its promises, whatever its width, its alignment and its attributes: lines cover it, no glyph
  /// and no cluster is lost, widths add up, carets are on their line, and a press on a caret finds it again.
  func fuzzShaping(_ input: inout Input) {
    let isAttributed = input.flag()
    let width = [0, 1, 7, 40, 90, 200, 1000, .infinity, .nan][input.number(below: 9)]
    var options = TextLayout.Options(
      width: width, font: font(input.byte()), language: input.pick([nil, "ar", "he", "fa", "de"]),
      environment: ParagraphEnvironment(
        layoutDirection: input.pick(UserInterfaceLayoutDirection.allCases)),
      maximumLines: input.number(below: 4),
      truncation: input.pick(DocumentLayout.Truncation.allCases + [nil]))
    if input.flag() { options.lineBreaking = .anywhere }
    let style = style(&input)
    do throws(ShapingError) {
      let shaper = try shaper.get()
      if isAttributed {
        let (text, bare, styles) = attributedText(&input, style, options)
        let layout = try TextLayout(text, options: options, shaper: shaper)
        check(layout, bare, options)
        try covers(layout, bare, styles, shaper)
      } else {
        let text = input.text()
        let layout = try TextLayout(text, style: style, options: options, shaper: shaper)
        check(layout, text, options)
        let own = ShapingStyle(start: 0, font: options.font, language: options.language)
        try covers(layout, text, [own], shaper)
        // What is cached is what is made anew.
        let again = try TextLayout(text, style: style, options: options, shaper: shaper)
        require(
          layout.lines.map(\.runs) == again.lines.map(\.runs), "twice the same: \(codes(text))")
      }
    } catch {
      fail("\(error)")
    }
  }

  /// The fonts of the system, a few of them: others would make every run slow.
  private let shaper: Result<TextShaper, ShapingError> = {
    let files = [
      "dejavu/DejaVuSans.ttf", "noto/NotoSans-Regular.ttf", "noto/NotoSansArabic-Regular.ttf",
      "noto/NotoSansHebrew-Regular.ttf", "noto/NotoNastaliqUrdu-Regular.ttf",
      "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoColorEmoji.ttf",
    ].map { "/usr/share/fonts/truetype/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    do throws(ShapingError) {
      return .success(
        // A small cache is emptied often.
        TextShaper(try FontLibrary(systemFonts: false, files: files), cachedCharacters: 4096))
    } catch {
      return .failure(error)
    }
  }()

  private func font(_ number: Int) -> TextFont {
    var font = TextFont(
      [["DejaVu Sans"], ["Noto Sans", "Noto Nastaliq Urdu"], ["No such font"], []][number % 4],
      size: [12, 17, 0.5, 0][number / 4 % 4])
    if number & 16 != 0 { font.letterSpacing = 2 }
    if number & 32 != 0 { font.features = ["liga=0", "ss01"] }
    if number & 64 != 0 { font.weight = 700 }
    if number & 128 != 0 { font.isItalic = true }
    return font
  }

  private func style(_ input: inout Input) -> ParagraphStyle {
    var style = ParagraphStyle(alignment: input.pick(ParagraphStyle.Alignment.allCases))
    style.baseWritingDirection = input.pick([nil, .leftToRight, .rightToLeft])
    style.headIndent = Double(input.number(below: 4) * 9)
    style.firstLineHeadIndent = Double(input.number(below: 4) * 9)
    style.tailIndent = Double(input.number(below: 3) - 1) * 20
    let stops = input.number(below: 4)
    style.tabStops = (0..<stops).map { number in
      TabStop(
        location: Double(number * 30 + 10), alignment: input.pick(TabStop.Alignment.allCases))
    }
    return style
  }

  private func attributedText(
    _ input: inout Input, _ style: ParagraphStyle, _ options: TextLayout.Options
  ) -> (text: AttributedString, bare: String, styles: [ShapingStyle]) {
    var parts: [(text: String, kind: Int)] = []
    while !input.isEmpty, parts.count < 6 {
      let kind = input.byte()
      parts.append((input.text(), kind))
    }
    var text = AttributedString(parts.map(\.text).joined())
    text[ParagraphStyleAttribute.self] = style
    var start = text.startIndex
    var styles: [ShapingStyle] = []
    var count = 0
    for part in parts {
      styles.append(
        ShapingStyle(
          start: count, font: part.kind & 1 != 0 ? font(part.kind) : options.font,
          language: part.kind & 4 != 0 ? "ar" : options.language))
      count += part.text.unicodeScalars.count
      let end = text.unicodeScalars.index(start, offsetBy: part.text.unicodeScalars.count)
      if part.kind & 1 != 0 { text[start..<end][TextFontAttribute.self] = font(part.kind) }
      if part.kind & 2 != 0 { text[start..<end][TextColorAttribute.self] = .white }
      if part.kind & 4 != 0 { text[start..<end].languageIdentifier = "ar" }
      start = end
    }
    if styles.isEmpty {
      styles = [ShapingStyle(start: 0, font: options.font, language: options.language)]
    }
    return (text, String(text.characters), styles)
  }

  private func check(_ layout: TextLayout, _ text: String, _ options: TextLayout.Options) {
    let place = codes(text)
    require(!layout.lines.isEmpty, "there is a line")
    require(layout.width.isFinite && layout.height.isFinite, "the size is finite: \(place)")
    require(
      layout.lines.count <= layout.fullLineCount && layout.fullLineCount > 0, "lines: \(place)")
    require(
      options.maximumLines == 0 || layout.lines.count <= options.maximumLines,
      "not more lines than asked for: \(place)")
    require(layout.end == TextOffset(endOf: text), "the end is that of the text: \(place)")
    var top = -Double.infinity
    var reached = TextOffset.zero
    for line in layout.lines {
      require(line.range.lowerBound >= reached, "lines are in order: \(place)")
      reached = line.range.upperBound
      require(line.top >= top, "lines go down: \(place)")
      top = line.top
      require(line.left.isFinite && line.right >= line.left - 1e-6, "a line has a width: \(place)")
      for run in line.runs {
        require(!run.glyphs.isEmpty, "a run has glyphs: \(place)")
        for glyph in run.glyphs {
          require(glyph.x.isFinite && glyph.y.isFinite, "a glyph has a place: \(place)")
        }
      }
      widths(line, of: layout, text)
      let stops = line.caretStops()
      require(!stops.isEmpty, "a caret stops somewhere: \(place)")
      require(
        stops.allSatisfy { $0.x.isFinite }
          && zip(stops, stops.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-6 },
        "carets go from left to right: \(place)")
    }
    if !layout.isTruncated {
      require(
        reached == layout.end || text.last?.isNewline == true || reached <= layout.end,
        "lines reach the end: \(place)")
    }
    carets(layout, place)
  }

  /// Glyphs add up to their run, and runs touch, with tabs between them; the rectangles of a selection of the whole line cover
  /// them.
  private func widths(_ line: TextLine, of layout: TextLayout, _ text: String) {
    let place = "\(codes(text)), line \(line.number)"
    for run in line.runs {
      let sum = run.glyphs.reduce(0) { $0 + $1.advance }
      require(abs(sum - (run.right - run.left)) < 1e-6, "glyphs add up to their run: \(place)")
    }
    // Where text is left out, the places of a selection are those of the ellipsis.
    guard line.elided == nil else { return }
    let scalars = Array(text.unicodeScalars)
    func offset(_ count: Int) -> TextOffset {
      TextOffset(endOf: String(String.UnicodeScalarView(scalars.prefix(count))))
    }
    var spans = line.runs.map { ($0.left, $0.right) }
    for count in line.range.lowerBound.scalars..<line.range.upperBound.scalars
    where scalars[count] == "\t" {
      spans += layout.selection(of: offset(count)..<offset(count + 1))
        .filter { $0.line == line.number }.map { ($0.x, $0.x + $0.width) }
    }
    spans = spans.filter { $0.1 - $0.0 > 1e-9 }.sorted { $0.0 < $1.0 }
    for (one, next) in zip(spans, spans.dropFirst()) {
      require(abs(one.1 - next.0) < 1e-6, "runs touch: \(place)")
    }
    let drawn = spans.reduce(0) { $0 + $1.1 - $1.0 }
    let selected = layout.selection(of: line.range).filter { $0.line == line.number }
      .reduce(0) { $0 + $1.width }
    require(abs(drawn - selected) < 1e-6, "a selection covers the line: \(place)")
  }

  /// No cluster is lost, and no glyph where nothing is broken: the lines have those of each paragraph, shaped by itself.
  private func covers(
    _ layout: TextLayout, _ text: String, _ styles: [ShapingStyle], _ shaper: TextShaper
  ) throws(ShapingError) {
    guard !layout.isTruncated else { return }
    var start = 0
    for (number, part) in text.paragraphs().enumerated() {
      let content = text[part.content].unicodeScalars
      defer { start += text[part.range].unicodeScalars.count }
      let lines = layout.lines.filter { $0.paragraph == number }
      guard let direction = lines.first?.direction, !content.isEmpty else { continue }
      let own = styles.map { style in
        var style = style
        style.start -= start
        return style
      }
      let document = BidiDocument(String(content), baseDirection: .explicit(direction))
      let shaped = try shaper.shape(document.paragraph(0).resolved, styles: own)
      let scalars = Array(content)
      func isSeen(_ cluster: Int) -> Bool {
        let properties = scalars[cluster].properties
        return !properties.isDefaultIgnorableCodePoint
          && ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
            properties.generalCategory)
      }
      let expected = shaped.runs.flatMap(\.glyphs).filter { isSeen($0.cluster) }
      let placed = lines.flatMap(\.runs).flatMap(\.glyphs).filter { isSeen($0.cluster) }
      let lost = Set(expected.map(\.cluster)).subtracting(placed.map(\.cluster))
      require(lost.isEmpty, "no cluster is lost, \(lost.sorted()): \(codes(text))")
      guard lines.count == 1 else { continue }
      require(
        expected.map(\.id).sorted() == placed.map(\.id).sorted(),
        "no glyph is lost: \(codes(text))")
    }
  }

  private func carets(_ layout: TextLayout, _ place: String) {
    for line in layout.lines.prefix(4) {
      for x in [line.left - 3, (line.left + line.right) / 2, line.right + 3] {
        let position = layout.position(onLine: line.number, x: x)
        require(
          position.offset >= line.range.lowerBound && position.offset <= line.range.upperBound,
          "a press is on its line: \(place)")
        let caret = layout.caret(at: position)
        require(caret.x.isFinite && caret.height >= 0, "a caret has a place: \(place)")
        let again = layout.caret(at: layout.position(onLine: caret.line, x: caret.x))
        require(abs(again.x - caret.x) < 1e-6, "a press on a caret finds it: \(place)")
      }
      for box in layout.selection(of: line.range) {
        require(box.width > 0 && box.x.isFinite, "a selection has a width: \(place)")
      }
    }
  }
#endif
