#if SHAPING
  import BidiAttributed
  import BidiText
  import Foundation
  import TextShaping

  /// A text that is laid out keeps its promises, whatever its width and its attributes: lines cover it, no glyph is lost or stands
  /// nowhere, carets are on their line, and a press on a caret finds it again.
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
        let (text, bare) = attributedText(&input, style)
        check(try TextLayout(text, options: options, shaper: shaper), bare, options)
      } else {
        let text = input.text()
        let layout = try TextLayout(text, style: style, options: options, shaper: shaper)
        check(layout, text, options)
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
    _ input: inout Input, _ style: ParagraphStyle
  ) -> (AttributedString, String) {
    var parts: [(text: String, kind: Int)] = []
    while !input.isEmpty, parts.count < 6 {
      let kind = input.byte()
      parts.append((input.text(), kind))
    }
    var text = AttributedString(parts.map(\.text).joined())
    text[ParagraphStyleAttribute.self] = style
    var start = text.startIndex
    for part in parts {
      let end = text.unicodeScalars.index(start, offsetBy: part.text.unicodeScalars.count)
      if part.kind & 1 != 0 { text[start..<end][TextFontAttribute.self] = font(part.kind) }
      if part.kind & 2 != 0 { text[start..<end][TextColorAttribute.self] = .white }
      if part.kind & 4 != 0 { text[start..<end].languageIdentifier = "ar" }
      start = end
    }
    return (text, String(text.characters))
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
    }
    if !layout.isTruncated {
      require(
        reached == layout.end || text.last?.isNewline == true || reached <= layout.end,
        "lines reach the end: \(place)")
      covers(layout, text)
    }
    carets(layout, place)
  }

  /// Each visible character is in a glyph of its line.
  private func covers(_ layout: TextLayout, _ text: String) {
    for line in layout.lines {
      let clusters = Set(line.runs.flatMap(\.glyphs).map(\.cluster))
      let part = text.unicodeScalars.dropFirst(line.range.lowerBound.scalars)
        .prefix(line.range.upperBound.scalars - line.range.lowerBound.scalars)
      let isSeen = part.contains { $0.properties.isAlphabetic && $0.value < 0x700 }
      require(!isSeen || !clusters.isEmpty, "letters have glyphs: \(codes(text))")
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
