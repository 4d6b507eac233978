// Written by Scripts/check-examples --write from doc comments and articles. Do not edit.
// swift-format-ignore-file

import BidiAttributed
import BidiAudit
import BidiBatch
import BidiFormat
import BidiInteraction
import BidiJudge
import BidiLanguageServer
import BidiLayout
import BidiLint
import BidiProject
import BidiPseudo
import BidiReport
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import LocalizationFiles
import MessageSyntax
import SceneFiles
import Testing

private func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, at location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: location)
}

@Suite struct Examples {
  @Test("README.md 1") func exampleREADME_md_1() throws {

    // U+202B before each line and U+202C after it, never twice.
    let sentence = "小明بدأ في متابعتك".embedded(in: .rightToLeft)
    expect(sentence.showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
    // The d of %d is no letter of the text. A time has no letter at all.
    expect("%d رسائل".writingDirection, .rightToLeft)
    expect("12:30".writingDirection, nil)
    // By script: Azerbaijani in Arabic letters.
    expect(WritingDirection(locale: "az-Arab"), .rightToLeft)
    // From left to right on the screen, in Unicode scalars.
    expect("abc \u{05D0}\u{05D1}".visualOrder(), [0, 1, 2, 3, 5, 4])
  }

  @Test("Sources/BidiText/BidiText.docc/FollowNotification.md 1") func exampleSources_BidiText_BidiText_docc_FollowNotification_md_1() throws {

    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
    expect(WritingDirection(firstStrongIn: sentence), .leftToRight)
    expect(WritingDirection(locale: "ar"), .rightToLeft)

    let label = try ResolvedParagraph(sentence, baseDirection: .auto(fallback: .rightToLeft))
    expect(label.paragraphLevel.number, 0)
    expect(label.visualText(), "小明كتعباتم يف أدب")
  }

  @Test("Sources/BidiText/BidiText.docc/FollowNotification.md 2") func exampleSources_BidiText_BidiText_docc_FollowNotification_md_2() throws {

    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
    let wanted = try ResolvedParagraph(sentence, baseDirection: .explicit(.rightToLeft))
    expect(wanted.visualText(), "كتعباتم يف أدب小明")
  }

  @Test("Sources/BidiText/BidiText.docc/FollowNotification.md 3") func exampleSources_BidiText_BidiText_docc_FollowNotification_md_3() throws {

    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
    let embedded = sentence.embedded(in: .rightToLeft)
    expect(embedded.unicodeScalars.first == "\u{202B}", true)
    expect(embedded.unicodeScalars.last == "\u{202C}", true)

    let label = try ResolvedParagraph(embedded, baseDirection: .auto(fallback: .rightToLeft))
    expect(label.visualText([.removingControls]), "كتعباتم يف أدب小明")
    expect(embedded.embedded(in: .rightToLeft) == embedded, true)
    expect(embedded.strippingControls() == sentence, true)
  }

  @Test("Sources/BidiText/BidiText.docc/FollowNotification.md 4") func exampleSources_BidiText_BidiText_docc_FollowNotification_md_4() throws {

    let formatter = BidiFormatter(locale: "ar")
    let pattern = try MessagePattern("%@ \u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}")
    let message = try formatter.format(pattern, ["\u{5C0F}\u{660E}"])

    let label = try ResolvedParagraph(message.text, baseDirection: .explicit(.rightToLeft))
    expect(label.visualText([.removingControls]), "كتعباتم يف أدب 小明")
  }

  @Test("Sources/BidiText/BidiText.docc/FollowNotification.md 5") func exampleSources_BidiText_BidiText_docc_FollowNotification_md_5() throws {

    let alignment = PhysicalAlignment(
      naturalForParagraph: "\u{5C0F}\u{660E}", in: .rightToLeft, policy: .followsLayout)
    expect(alignment, .right)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 1") func exampleSources_BidiText_BidiText_docc_LookUps_md_1() throws {

    let alef: Unicode.Scalar = "\u{05D0}"
    _ = alef.bidiClass
    expect(alef.codePoint, "U+05D0")
    expect(alef.name, "HEBREW LETTER ALEF")
    expect(alef.scriptName, "Hebrew")
    let bracket: Unicode.Scalar = "("
    expect(bracket.mirrored, ")")
    _ = DirectionalFormatting("\u{202B}")
    expect(InvisibleCharacter("\u{200B}") == nil, false)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 2") func exampleSources_BidiText_BidiText_docc_LookUps_md_2() throws {

    expect(DirectionalContent(of: "abc \u{05D0}"), .mixed)
    expect("abc".isPlainLeftToRight, true)
    expect(scriptCode(ofLocale: "az-Arab"), "Arab")
    let asked = BaseDirection.auto(fallback: .rightToLeft)
    _ = try ResolvedParagraph("12", baseDirection: asked).paragraphLevel
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 3") func exampleSources_BidiText_BidiText_docc_LookUps_md_3() throws {

    let text = "\u{202B}abc\u{200F}"
    expect(text.hasDirectionalFormatting, true)
    expect(text.controlIndices(in: .marks).count, 1)
    expect(text.strippingControls(only: .marks), "\u{202B}abc")
    expect(text.controlBalance.isBalanced, false)
    expect(text.balancingControls(), "\u{202B}abc\u{200F}\u{202C}")
    let conversion = "\u{202B}abc\u{202C}".controlConversion(to: ControlStyle.isolates)
    expect(conversion.edited.text, "\u{2067}abc\u{2069}")
    let edited = "abc".applying(.marked(in: .rightToLeft))
    expect(edited.map.resultOffset(of: 0, in: TextUnit.utf8), 3)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 4") func exampleSources_BidiText_BidiText_docc_LookUps_md_4() throws {

    let texts = ["abc", "\u{202B}abc\u{202C}"]
    let style = ControlStyle.isolates
    expect(texts.map { $0.isolated(in: .rightToLeft) }.count, 2)
    expect(texts.map { $0.strippingControls() }, ["abc", "abc"])
    expect(texts.map { $0.balancingControls() }, ["abc", "\u{202B}abc\u{202C}"])
    expect(texts.map { $0.convertingControls(to: style) }, ["abc", "\u{2067}abc\u{2069}"])
    let pipeline = texts.lazy.map { $0.strippingControls(only: ControlGroups.embeddings) }
    expect(Array(pipeline), ["abc", "abc"])
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 5") func exampleSources_BidiText_BidiText_docc_LookUps_md_5() async throws {

    let stream = AsyncStream<String> { continuation in
      continuation.yield("abc")
      continuation.finish()
    }
    var seen: [String] = []
    for await text in stream.map({ $0.marked(in: .rightToLeft) }) { seen.append(text) }
    expect(seen, ["\u{200F}abc"])
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 6") func exampleSources_BidiText_BidiText_docc_LookUps_md_6() throws {

    let specifier: FormatSpecifier? = "%1$@ abc".formatSpecifiers().first
    expect(specifier?.text, "%1$@")
    expect("see https://a.b/ now".opaqueStretches().count, 1)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 7") func exampleSources_BidiText_BidiText_docc_LookUps_md_7() throws {

    let text = "abc \u{05D0}\u{05D1}"
    let runs: [LevelRun] = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight)).visualRuns()
    expect(runs.map(\.level.number), [0, 1])
    expect(text.dropFirst(4).levelRuns(baseDirection: .explicit(.leftToRight)).count, 1)
    expect("a\nb".paragraphs().count, 2)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 8") func exampleSources_BidiText_BidiText_docc_LookUps_md_8() throws {

    let first = FirstStrong(in: "12 \u{05D0}")
    expect(first?.scalar, "\u{05D0}")
    expect(first?.direction, .rightToLeft)
    let policy = NaturalAlignmentPolicy.followsParagraph
    expect(PhysicalAlignment(naturalForParagraph: "abc", in: .rightToLeft, policy: policy), .left)
    // Only where a label would show another order.
    let mode = MarkingMode.whereOrderChanges(in: .auto(fallback: .rightToLeft))
    expect("abc \u{05D0}".marked(in: .rightToLeft, mode: mode), "\u{200F}abc \u{05D0}")
    expect("\u{05D0}".marked(in: .rightToLeft, mode: mode), "\u{05D0}")
    let marks: QuotationMarks? = LocaleFacts(locale: "fr")?.quotationMarks
    expect(marks?.start, "«")
    expect(CharacterDataVersion.unicode.isEmpty, false)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 9") func exampleSources_BidiText_BidiText_docc_LookUps_md_9() throws {

    let paragraph = try ResolvedParagraph("(\u{05D0}", baseDirection: .explicit(.rightToLeft))
    expect(paragraph.visualText(VisualTextOptions.mirroring), "\u{05D0})")
    expect(paragraph.visualText([]), "\u{05D0}(")

    let line = try ResolvedParagraph("\u{05D0}\u{05D1}", baseDirection: .explicit(.rightToLeft)).line(0..<2)
    let start = CaretPosition(scalarOffset: 0, affinity: .downstream)
    expect(line.visualOffset(of: start), 2)
    let direction = VisualDirection.left
    expect(line.caret(movedFrom: start, to: direction)?.scalarOffset, 1)

    var offset: Int?
    do throws(BidiError) {
      _ = try ResolvedParagraph("a\nb", baseDirection: .auto(fallback: .leftToRight))
    } catch BidiError.separatorInside(let scalarOffset) {
      offset = scalarOffset
    }
    expect(offset, 1)
    let edited = "abc".applying(.marked(in: .rightToLeft))
    let length: TextOffset? = edited.map.changes.first?.result.upperBound
    expect(length?.utf8, 3)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 10") func exampleSources_BidiText_BidiText_docc_LookUps_md_10() throws {

    let context = OutsideContext(before: .rightToLeft, after: .rightToLeft)
    let runs: [UTF8LevelRun] = ".".levelRuns(baseDirection: .explicit(.leftToRight), context: context)
    expect(runs.map(\.level.number), [1])
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 11") func exampleSources_BidiText_BidiText_docc_LookUps_md_11() throws {

    let base = BaseDirection.auto(fallback: .leftToRight)
    let policy = EmptyParagraphDirection.fallback
    var document = BidiDocument("abc\n\u{05D0}", baseDirection: base, emptyParagraphs: policy)
    let paragraph: BidiDocument.Paragraph = document.paragraph(1)
    expect(paragraph.content.lowerBound.utf16, 4)
    let change: BidiDocument.Change = document.replace(4..<4, in: .utf16, with: "\u{05D1}")
    expect(change.newParagraphs, 1..<2)
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 12") func exampleSources_BidiText_BidiText_docc_LookUps_md_12() throws {

    let document = BidiDocument("to be \u{05D0}\u{05D1}", baseDirection: .auto(fallback: .leftToRight))
    let measure = ClusterMeasure(cluster: { $0 == " " ? 3 : 6 })
    let options = DocumentLayout.Options(
      width: 36, alignment: LineAlignment.leading, lineBreaking: LineBreaking.unicode)
    let layout = DocumentLayout(document, options: options, measure: measure)
    let line: DocumentLayout.Line = layout.line(0)
    expect(line.span.width, 27)
    let start = DocumentPosition(.zero)
    let move = CaretMove.lineEnd
    expect(layout.position(start, moved: move)?.offset.utf16, 6)
    let places: [LineBreakOpportunity] = "to be".lineBreakOpportunities()
    expect(places.map(\.scalarOffset), [3])
  }

  @Test("Sources/BidiText/BidiText.docc/LookUps.md 13") func exampleSources_BidiText_BidiText_docc_LookUps_md_13() throws {

    let printer = ColumnLayout(columns: 12, order: ColumnLayout.Order.visual)
    let price = ColumnCell("4.00", columns: 5, alignment: .trailing)
    expect(printer.rows(of: [ColumnCell("tea"), price], leader: "."), ["tea ... 4.00"])
    expect("\u{5C0F}\u{660E}".cellWidth, 4)
  }

  @Test("Sources/BidiText/BidiText.docc/Receipt.md 1") func exampleSources_BidiText_BidiText_docc_Receipt_md_1() throws {

    var printer = ColumnLayout(
      columns: 32, layoutDirection: .rightToLeft, order: .visual)
    printer.baseDirection = .explicit(.rightToLeft)

    let names = [
      "شاي",
      "Coca-Cola مثلجة",
      "كعك محشو بالتمر والجوز والعسل",
    ]
    let prices = ["4.00", "7.25", "1,120.00"]
    var lines = printer.lines(of: "مطعم النخيل", alignment: .center)
    for (name, price) in zip(names, prices) {
      lines += printer.rows(
        of: [
          ColumnCell(name, alignment: .leading),
          ColumnCell(
            price, columns: 8, alignment: .trailing, placement: .bottom),
        ], leader: ".")
    }
    expect(lines.count, 5)
    expect(lines[0], "          ليخنلا معطم           ")
    expect(lines[1], "4.00 ....................... ياش")
    expect(lines[2], "7.25 ........... ةجلثم Coca-Cola")
    expect(lines[3], "          زوجلاو رمتلاب وشحم كعك")
    expect(lines[4], "1,120.00 ................ لسعلاو")
    expect(lines.allSatisfy { $0.cellWidth == 32 }, true)
  }

  @Test("Sources/BidiText/BidiText.docc/Receipt.md 2") func exampleSources_BidiText_BidiText_docc_Receipt_md_2() throws {

    let printer = ColumnLayout(
      columns: 16, layoutDirection: .rightToLeft, order: .visual)
    let price = ColumnCell("7.25", columns: 5)
    let natural = ColumnCell("Cola")
    expect(printer.rows(of: [natural, price]), [" 7.25 Cola      "])
    let leading = ColumnCell("Cola", alignment: .leading)
    expect(printer.rows(of: [leading, price]), [" 7.25       Cola"])
  }

  @Test("Sources/BidiText/BidiText.docc/Receipt.md 3") func exampleSources_BidiText_BidiText_docc_Receipt_md_3() throws {

    let name = "سلام"
    let shaped = PlainDisplay.canShape ? try PlainDisplay.shaped(name) : name
    expect(PlainDisplay.canShape ? shaped.count == 3 : shaped == name, true)
  }

  @Test("Sources/BidiText/BidiText.docc/TerminalTable.md 1") func exampleSources_BidiText_BidiText_docc_TerminalTable_md_1() throws {

    let rows = [("שלום", "12 new"), ("小明", "ready")]
    func table(_ order: ColumnLayout.Order) -> [String] {
      let layout = ColumnLayout(columns: 16, order: order)
      return rows.flatMap { layout.rows(of: [ColumnCell($0, columns: 8), ColumnCell($1)]) }
    }

    // For a display that shows characters as they come.
    expect(table(.visual), ["    םולש 12 new ", "小明     ready  "])

    // For a terminal that reorders text. Isolates keep each cell in its place.
    let lines = table(.logical)
    expect(lines[0].showingControls(), "    ‹RLI›שלום‹PDI› ‹LRI›12 new‹PDI› ")
    expect(lines[1], "小明     ready  ")
  }

  @Test("Sources/BidiText/BidiText.docc/TerminalTable.md 2") func exampleSources_BidiText_BidiText_docc_TerminalTable_md_2() throws {

    let status = "סטטוס: Ready (3)"
    expect(status.visualText(), "Ready (3) :סוטטס")
    expect(status.visualText(baseDirection: .explicit(.leftToRight)), "סוטטס: Ready (3)")

    // Take characters for a display with European digits only.
    expect(PlainDisplay.digits(.european, in: "١٢"), "12")
  }

  @Test("Sources/BidiText/BidiText.docc/TextField.md 1") func exampleSources_BidiText_BidiText_docc_TextField_md_1() throws {

    // Widths come from your font. Here each letter is 8 points wide, and a space 4.
    let measure = ClusterMeasure(cluster: { $0 == " " ? 4 : 8 })
    let document = BidiDocument("abc אבג", baseDirection: .auto(fallback: .leftToRight))
    var field = DocumentLayout(
      document, options: .init(width: 200, lineBreaking: .unicode), measure: measure)

    // Draw: the runs of a line, from left to right. In a right-to-left run the
    // first letter stands rightmost.
    expect(field.line(0).runs.map(\.left), [0, 28])
    expect(field.line(0).runs.map(\.direction), [.leftToRight, .rightToLeft])

    // A press at x = 45 hits alef, the first Hebrew letter. The caret goes to
    // the nearer edge of the letter, the left one.
    let press = field.position(onLine: 0, at: 45)
    expect(press.offset.utf16, 5)
    expect(field.caret(at: press).x, 44)

    // The arrow keys move on the screen, whatever the direction of the text.
    let right = field.position(press, moved: .right)
    expect(right.map { field.caret(at: $0).x }, 52)

    // Where the direction changes, one place has two carets.
    let border = DocumentPosition(field.document.offset(4, in: .utf16))
    expect(field.carets(at: border).primary.x, 28)
    expect(field.carets(at: border).secondary?.x, 52)

    // A selection over the border covers two stretches of the line.
    let selected = field.document.range(2..<6, in: .utf16)
    let spans = field.selection(of: selected)[0].spans
    expect(spans.map { [$0.left, $0.right] }, [[16, 28], [36, 52]])

    // Type over the selection. The map tells where old places are now.
    let change = field.replace(selected, with: "ש")
    expect(change.newLines, 0..<1)
    let end = change.document.map.resultOffset(of: 6, in: .utf16)
    expect(end, 3)
    expect(field.caret(at: change.document.caret).x, 24)

    // The window is narrower now. Nothing is measured again.
    field.relayout(.init(width: 20, lineBreaking: .unicode))
    expect(field.lineCount, 2)
  }

  @Test("Sources/BidiText/BidiText.docc/TextField.md 2") func exampleSources_BidiText_BidiText_docc_TextField_md_2() throws {

    let document = BidiDocument("abאב", baseDirection: .explicit(.leftToRight))
    var field = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    let change = field.replace(2..<2, in: .utf16, with: "c")
    let caret = change.document.caret
    expect(caret.offset.utf16, 3)
    expect(field.caret(at: caret).x, 3)
    expect(field.caret(at: DocumentPosition(caret.offset)).x, 5)
  }

  @Test("Sources/BidiText/Breaks/LineBreakOpportunity.swift 1") func exampleSources_BidiText_Breaks_LineBreakOpportunity_swift_1() throws {
    expect("to be (now)".lineBreakOpportunities().map(\.scalarOffset), [3, 6])
  }

  @Test("Sources/BidiText/Characters/ControlNotation.swift 1") func exampleSources_BidiText_Characters_ControlNotation_swift_1() throws {
    expect(ControlNotation.strings.spelling(of: .rightToLeftEmbedding), "\\U202B")
  }

  @Test("Sources/BidiText/Characters/ShowingControls.swift 1") func exampleSources_BidiText_Characters_ShowingControls_swift_1() throws {
    let text = "\u{202B}abc\u{202C}"
    expect(text.showingControls(), "‹RLE›abc‹PDF›")
    expect(text.showingControls(as: .swift), "\\u{202B}abc\\u{202C}")
    expect(text.showingControls(as: .xml), "&#x202B;abc&#x202C;")
    expect("a\u{200D}b".showingControls(including: InvisibleCharacter.all), "a‹ZWJ›b")
  }

  @Test("Sources/BidiText/Characters/ShowingControls.swift 2") func exampleSources_BidiText_Characters_ShowingControls_swift_2() throws {
    _ = "\\u202Babc\\u202C".readingControls(as: .json)
  }

  @Test("Sources/BidiText/Codes/FormatSpecifier.swift 1") func exampleSources_BidiText_Codes_FormatSpecifier_swift_1() throws {
    expect("%1$@ \u{05D0} %lld%%".formatSpecifiers().map(\.text), ["%1$@", "%lld", "%%"])
  }

  @Test("Sources/BidiText/Columns/CellWidth.swift 1") func exampleSources_BidiText_Columns_CellWidth_swift_1() throws {
    expect("\u{5C0F}\u{660E} abc".cellWidth, 8)
  }

  @Test("Sources/BidiText/Columns/ColumnLayout.swift 1") func exampleSources_BidiText_Columns_ColumnLayout_swift_1() throws {
    let receipt = ColumnLayout(columns: 16, layoutDirection: .rightToLeft, order: .visual)
    expect(receipt.rows(
      of: [ColumnCell("\u{05D7}\u{05DC}\u{05D1}"), ColumnCell("12.50", columns: 5)], leader: "."), ["12.50 ...... \u{05D1}\u{05DC}\u{05D7}"])
  }

  @Test("Sources/BidiText/Columns/ColumnLayout.swift 2") func exampleSources_BidiText_Columns_ColumnLayout_swift_2() throws {
    expect(ColumnLayout(columns: 8, order: .visual).lines(of: "one two three", alignment: .right), [" one two", "   three"])
  }

  @Test("Sources/BidiText/Controls/ControlBalance.swift 1") func exampleSources_BidiText_Controls_ControlBalance_swift_1() throws {
    let balance = "a\u{1F600}\u{202B}b".controlBalance
    expect(balance.faults[0].kind, .unclosed)
    _ = balance.faults[0].offset
  }

  @Test("Sources/BidiText/Controls/ControlBalance.swift 2") func exampleSources_BidiText_Controls_ControlBalance_swift_2() throws {
    expect("a\u{202B}b\nc\u{2069}".balancingControls().showingControls(), "a‹RLE›b‹PDF›\nc")
  }

  @Test("Sources/BidiText/Controls/ControlConversion.swift 1") func exampleSources_BidiText_Controls_ControlConversion_swift_1() throws {
    let conversion = "\u{202B}abc\u{202C} \u{202A}d".controlConversion(to: .isolates)
    expect(conversion.edited.text.showingControls(), "‹RLI›abc‹PDI› ‹LRE›d")
    expect(conversion.remainders.map(\.reason), [.unpaired])
  }

  @Test("Sources/BidiText/Controls/ControlConversion.swift 2") func exampleSources_BidiText_Controls_ControlConversion_swift_2() throws {
    expect("\u{2067}abc\u{2069}".convertingControls(to: .embeddings).showingControls(), "‹RLE›abc‹PDF›")
  }

  @Test("Sources/BidiText/Controls/ControlTransform.swift 1") func exampleSources_BidiText_Controls_ControlTransform_swift_1() throws {
    let transform = ControlTransform.embedded(in: .rightToLeft)
    expect("abc".applying(transform).text.showingControls(), "‹RLE›abc‹PDF›")
  }

  @Test("Sources/BidiText/Controls/ControlTransform.swift 2") func exampleSources_BidiText_Controls_ControlTransform_swift_2() throws {
    expect("abc".applying(.isolated(in: nil)).text.showingControls(), "‹FSI›abc‹PDI›")
  }

  @Test("Sources/BidiText/Controls/ControlTransform.swift 3") func exampleSources_BidiText_Controls_ControlTransform_swift_3() throws {
    let chain = "abc".applying(.strippingControls()).applying(.embedded(in: .rightToLeft))
    expect(chain.source, "abc")
    expect(chain.map.resultRange(of: 0..<3, in: .scalar), 1..<4)
  }

  @Test("Sources/BidiText/Controls/EditedText.swift 1") func exampleSources_BidiText_Controls_EditedText_swift_1() throws {
    let edited = "abc".applying(.embedded(in: .rightToLeft))
    _ = edited.text
    expect(edited.map.resultRange(of: 0..<3, in: .scalar), 1..<4)
  }

  @Test("Sources/BidiText/Controls/EditedText.swift 2") func exampleSources_BidiText_Controls_EditedText_swift_2() throws {
    let text = "Name: abc"
    let part = text.dropFirst(6)
    let edited = part.applying(.embedded(in: .rightToLeft))
    expect(edited.text[edited.range(ofSource: part.startIndex..<part.endIndex)], "abc")
    expect(text[edited.sourceIndex(of: edited.text.startIndex)...], "abc")
  }

  @Test("Sources/BidiText/Controls/EditedText.swift 3") func exampleSources_BidiText_Controls_EditedText_swift_3() throws {
    let source = "abc"
    let edited = source.applying(.isolated(in: nil))
    expect(edited.text[edited.range(ofSource: source.startIndex..<source.endIndex)], "abc")
  }

  @Test("Sources/BidiText/Controls/EditedText.swift 4") func exampleSources_BidiText_Controls_EditedText_swift_4() throws {
    let edited = "abc".applying(.isolated(in: nil))
    expect(edited.source[edited.sourceRange(of: edited.text.startIndex..<edited.text.endIndex)], "abc")
  }

  @Test("Sources/BidiText/Controls/OffsetMap+Appending.swift 1") func exampleSources_BidiText_Controls_OffsetMap_Appending_swift_1() throws {
    let first = "a".applying(.embedded(in: .rightToLeft))
    let second = first.text.applying(.strippingControls())
    expect(first.map.appending(second.map).isIdentity, true)
  }

  @Test("Sources/BidiText/Controls/Stripping.swift 1") func exampleSources_BidiText_Controls_Stripping_swift_1() throws {
    expect("\u{202B}abc\u{202C}".strippingControls(), "abc")
  }

  @Test("Sources/BidiText/Controls/Wrapping.swift 1") func exampleSources_BidiText_Controls_Wrapping_swift_1() throws {
    let line = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft)
    expect(line.showingControls(), "‹RLE›小明بدأ‹PDF›")
    let container = BaseDirection.auto(fallback: .rightToLeft)
    _ = "\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft, mode: .whereOrderChanges(in: container))
  }

  @Test("Sources/BidiText/Controls/Wrapping.swift 2") func exampleSources_BidiText_Controls_Wrapping_swift_2() throws {
    expect("abc\ndef".isolated(in: nil).showingControls(), "‹FSI›abc‹PDI›\n‹FSI›def‹PDI›")
  }

  @Test("Sources/BidiText/Controls/Wrapping.swift 3") func exampleSources_BidiText_Controls_Wrapping_swift_3() throws {
    expect("abc".overridden(in: .rightToLeft).showingControls(), "‹RLO›abc‹PDF›")
  }

  @Test("Sources/BidiText/Controls/Wrapping.swift 4") func exampleSources_BidiText_Controls_Wrapping_swift_4() throws {
    expect("abc".marked(in: .rightToLeft).showingControls(), "‹RLM›abc")
  }

  @Test("Sources/BidiText/Direction/BaseDirection.swift 1") func exampleSources_BidiText_Direction_BaseDirection_swift_1() throws {
    expect("ab \u{05D0}\u{05D1}".visualOrder(baseDirection: .rightToLeft), [4, 3, 2, 0, 1])
    expect("ab \u{05D0}\u{05D1}".visualOrder(baseDirection: .auto(fallback: .rightToLeft)), [0, 1, 2, 4, 3])
  }

  @Test("Sources/BidiText/Direction/DirectionStrategy.swift 1") func exampleSources_BidiText_Direction_DirectionStrategy_swift_1() throws {
    expect("@ali @bob \u{05E9}\u{05DC}\u{05D5}\u{05DD}".writingDirection(by: .wordShare()), .rightToLeft)
  }

  @Test("Sources/BidiText/Direction/DirectionStrategy.swift 2") func exampleSources_BidiText_Direction_DirectionStrategy_swift_2() throws {
    expect(DirectionStrategy.firstStrong.direction(of: "%d \u{05D0}"), .leftToRight)
    expect(DirectionStrategy.firstStrongOutsideCode.direction(of: "%d \u{05D0}"), .rightToLeft)
  }

  @Test("Sources/BidiText/Direction/DirectionStrategy.swift 3") func exampleSources_BidiText_Direction_DirectionStrategy_swift_3() throws {
    let label = "%d \u{05D0}"
    let base = DirectionStrategy.firstStrongOutsideCode.baseDirection(of: label, fallback: .leftToRight)
    expect(try ResolvedParagraph(label, baseDirection: base).direction, .rightToLeft)
  }

  @Test("Sources/BidiText/Direction/FirstStrong.swift 1") func exampleSources_BidiText_Direction_FirstStrong_swift_1() throws {
    expect(WritingDirection(firstStrongIn: "12 \u{05D0}"), .rightToLeft)
    expect(WritingDirection(firstStrongIn: "12:30"), nil)
  }

  @Test("Sources/BidiText/Direction/NaturalAlignment.swift 1") func exampleSources_BidiText_Direction_NaturalAlignment_swift_1() throws {
    expect(PhysicalAlignment(
      naturalForParagraph: "Hello", in: .rightToLeft, policy: .followsParagraph), .left)
  }

  @Test("Sources/BidiText/Direction/NaturalAlignment.swift 2") func exampleSources_BidiText_Direction_NaturalAlignment_swift_2() throws {
    let reply = "@sami \u{05E9}\u{05DC}\u{05D5}\u{05DD}"
    expect(PhysicalAlignment(naturalForParagraph: reply, in: .leftToRight, by: .firstStrongOutsideCode), .right)
  }

  @Test("Sources/BidiText/Direction/NaturalAlignment.swift 3") func exampleSources_BidiText_Direction_NaturalAlignment_swift_3() throws {
    expect("\u{05D0}\u{05D1}\n".naturalAlignments(in: .leftToRight), [.right, .right])
    expect("\u{05D0}\u{05D1}\n".naturalAlignments(in: .leftToRight, emptyParagraphs: .fallback), [.right, .left])
    expect("".naturalAlignments(in: .rightToLeft), [.right])
  }

  @Test("Sources/BidiText/Direction/NaturalAlignment.swift 4") func exampleSources_BidiText_Direction_NaturalAlignment_swift_4() throws {
    let text = "@sami \u{05E9}\u{05DC}\u{05D5}\u{05DD}\nok"
    expect(text.naturalAlignments(in: .leftToRight, by: .firstStrongOutsideCode), [.right, .left])
  }

  @Test("Sources/BidiText/Direction/Text+Direction.swift 1") func exampleSources_BidiText_Direction_Text_Direction_swift_1() throws {
    expect("%d \u{05D0}".writingDirection, .rightToLeft)
    expect("12:30".writingDirection, nil)
  }

  @Test("Sources/BidiText/Direction/Text+Direction.swift 2") func exampleSources_BidiText_Direction_Text_Direction_swift_2() throws {
    expect("abc \u{05D0} \u{05D1}".writingDirection(by: .wordShare()), .rightToLeft)
  }

  @Test("Sources/BidiText/Direction/Text+Direction.swift 3") func exampleSources_BidiText_Direction_Text_Direction_swift_3() throws {
    expect("\u{05D0} abc".isRightToLeft, true)
  }

  @Test("Sources/BidiText/Direction/Text+Direction.swift 4") func exampleSources_BidiText_Direction_Text_Direction_swift_4() throws {
    expect("ab \u{05D0}\u{05D1}".visualOrder(), [0, 1, 2, 4, 3])
    expect("ab \u{05D0}\u{05D1}".visualOrder(in: .utf8), [0, 1, 2, 5, 3])
  }

  @Test("Sources/BidiText/Direction/Text+Direction.swift 5") func exampleSources_BidiText_Direction_Text_Direction_swift_5() throws {
    expect("ab (\u{05D0}\u{05D1})".visualText(), "ab (\u{05D1}\u{05D0})")
  }

  @Test("Sources/BidiText/Document/BidiDocument+Edits.swift 1") func exampleSources_BidiText_Document_BidiDocument_Edits_swift_1() throws {
    var document = BidiDocument("abc ", baseDirection: .explicit(.leftToRight))
    expect(document.replace(4..<4, in: .utf16, with: "\u{05D0}").caret.affinity, .upstream)
  }

  @Test("Sources/BidiText/Document/BidiDocument+Edits.swift 2") func exampleSources_BidiText_Document_BidiDocument_Edits_swift_2() throws {
    var document = BidiDocument("a\nb\nc", baseDirection: .auto(fallback: .leftToRight))
    let change = document.replace(
      document.range(2..<3, in: .utf16), with: "\u{05D0}\n\u{05D1}")
    expect(change.replacedParagraphs, 1..<2)
    expect(change.newParagraphs, 1..<3)
    expect(change.map.resultOffset(of: 4, in: .utf16), 6)
  }

  @Test("Sources/BidiText/Document/BidiDocument+Offsets.swift 1") func exampleSources_BidiText_Document_BidiDocument_Offsets_swift_1() throws {
    let document = BidiDocument("\u{1F600}a", baseDirection: .explicit(.leftToRight))
    expect(document.offset(2, in: .utf16).utf8, 4)
  }

  @Test("Sources/BidiText/Document/BidiDocument.swift 1") func exampleSources_BidiText_Document_BidiDocument_swift_1() throws {
    var document = BidiDocument("abc\n\u{05D0}\u{05D1}\n", baseDirection: .auto(fallback: .leftToRight))
    expect(document.paragraphCount, 3)
    expect(document.paragraph(1).direction, .rightToLeft)
    // The empty last paragraph goes on as the one before it.
    expect(document.paragraph(2).direction, .rightToLeft)
    document.replace(4..<6, in: .utf16, with: "d")
    expect(document.text, "abc\nd\n")
    expect(document.paragraph(1).direction, .leftToRight)
  }

  @Test("Sources/BidiText/Document/DocumentLayout+Carets.swift 1") func exampleSources_BidiText_Document_DocumentLayout_Carets_swift_1() throws {
    let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    let carets = layout.carets(at: DocumentPosition(document.offset(4, in: .utf16)))
    expect(carets.primary.x, 4)
    expect(carets.secondary?.x, 6)
  }

  @Test("Sources/BidiText/Document/DocumentLayout+Carets.swift 2") func exampleSources_BidiText_Document_DocumentLayout_Carets_swift_2() throws {
    let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    let selection = layout.selection(of: document.range(2..<5, in: .utf16))
    expect(selection[0].spans.map(\.left), [2, 5])
  }

  @Test("Sources/BidiText/Document/DocumentLayout+Lines.swift 1") func exampleSources_BidiText_Document_DocumentLayout_Lines_swift_1() throws {
    let layout = DocumentLayout("abcdef", options: .init(width: 4), measure: .cells)
    let line = layout.truncatedLine(0, .tail, ellipsisWidth: 1)
    expect(line.ellipsis?.scalarRange, 3..<6)
    expect(line.ellipsis?.span.left, 3)
  }

  @Test("Sources/BidiText/Document/DocumentLayout+Moves.swift 1") func exampleSources_BidiText_Document_DocumentLayout_Moves_swift_1() throws {
    let document = BidiDocument("abc\n\u{05D0}\u{05D1}", baseDirection: .auto(fallback: .leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    let end = DocumentPosition(document.offset(3, in: .utf16), affinity: .upstream)
    expect(layout.position(end, moved: .forward)?.offset.utf16, 4)
    expect(layout.position(end, moved: .wordForward)?.offset.utf16, 6)
  }

  @Test("Sources/BidiText/Document/DocumentLayout+Moves.swift 2") func exampleSources_BidiText_Document_DocumentLayout_Moves_swift_2() throws {
    let document = BidiDocument("ab\n\u{05D0}", baseDirection: .auto(fallback: .leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    expect(layout.caretStops(moving: .forward).map(\.offset.utf16), [1, 2, 3, 4])
    expect(layout.caretStops(moving: .right).map(\.offset.utf16), [1, 2, 3])
  }

  @Test("Sources/BidiText/Document/DocumentLayout.swift 1") func exampleSources_BidiText_Document_DocumentLayout_swift_1() throws {
    let document = BidiDocument("abc \u{05D0}\u{05D1} def", baseDirection: .auto(fallback: .leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 7), measure: .cells)
    expect(layout.lineCount, 2)
    expect(layout.line(0).runs.map(\.left), [0, 4, 6])
    // A press in the right half of bet, the left of the two Hebrew letters: before it.
    let position = layout.position(onLine: 0, at: 4.75)
    expect(position.offset.utf16, 5)
    expect(layout.caret(at: position).x, 5)
  }

  @Test("Sources/BidiText/Document/DocumentLayout.swift 2") func exampleSources_BidiText_Document_DocumentLayout_swift_2() throws {
    let layout = DocumentLayout("abc \u{05D0}\u{05D1}", options: .init(width: 4), measure: .cells)
    expect(layout.lineCount, 2)
  }

  @Test("Sources/BidiText/Document/DocumentLayout.swift 3") func exampleSources_BidiText_Document_DocumentLayout_swift_3() throws {
    var layout = DocumentLayout("abc def", options: .init(width: 4), measure: .cells)
    expect(layout.lineCount, 2)
    layout.relayout(.init(width: 8))
    expect(layout.lineCount, 1)
  }

  @Test("Sources/BidiText/Document/LineAlignment.swift 1") func exampleSources_BidiText_Document_LineAlignment_swift_1() throws {
    expect(LineAlignment.natural.edge(of: .leftToRight, in: .rightToLeft, policy: .followsParagraph), .left)
    expect(LineAlignment.trailing.edge(of: .leftToRight, in: .rightToLeft, policy: .followsParagraph), .left)
  }

  @Test("Sources/BidiText/Explain/RuleStep.swift 1") func exampleSources_BidiText_Explain_RuleStep_swift_1() throws {
    let trace = try RuleTrace("a.\u{05D0}", baseDirection: .explicit(.leftToRight))
    expect(trace.characters[1].steps.map(\.rule), [.w6, .n2])
    expect(trace.characters[1].steps.last?.cause, .between(.character(0), .character(2)))
  }

  @Test("Sources/BidiText/Explain/RuleTrace.swift 1") func exampleSources_BidiText_Explain_RuleTrace_swift_1() throws {
    let trace = try RuleTrace("a \u{05D0}\u{05D1}.", baseDirection: .auto(fallback: .leftToRight))
    expect(trace.paragraphLevelCause, .firstStrong(0))
    expect(trace.characters.map { $0.rules.map(\.rawValue) }, [[], ["N2"], ["I1"], ["I1"], ["W6", "N2"]])
  }

  @Test("Sources/BidiText/Explain/RuleTrace.swift 2") func exampleSources_BidiText_Explain_RuleTrace_swift_2() throws {
    let trace = try RuleTrace("12", baseDirection: .auto(fallback: .rightToLeft))
    expect(trace.paragraphLevelCause, .fallback)
  }

  @Test("Sources/BidiText/Explain/RuleTrace.swift 3") func exampleSources_BidiText_Explain_RuleTrace_swift_3() throws {
    let trace = try RuleTrace("\u{05D0}1", baseDirection: .explicit(.leftToRight))
    expect(trace.characters[1].bidiClass, .europeanNumber)
    expect(trace.characters[1].rules, [.i1])
    expect(trace.characters[1].level?.number, 2)
  }

  @Test("Sources/BidiText/Explain/RuleTrace.swift 4") func exampleSources_BidiText_Explain_RuleTrace_swift_4() throws {
    let trace = try RuleTrace("a\u{2067}b\u{2069}c", baseDirection: .explicit(.leftToRight))
    expect(trace.sequences.map(\.scalarRanges), [[0..<2, 3..<5], [2..<3]])
  }

  @Test("Sources/BidiText/Lines/Appearance.swift 1") func exampleSources_BidiText_Lines_Appearance_swift_1() throws {
    let wanted = Appearance(of: "\u{2067}abc (\u{05D0}) \u{2069}", in: .explicit(.leftToRight))
    expect(wanted == Appearance(of: "abc (\u{05D0})", in: .explicit(.rightToLeft)), true)
    expect(wanted.text, "(\u{05D0}) abc")
  }

  @Test("Sources/BidiText/Lines/Line.swift 1") func exampleSources_BidiText_Lines_Line_swift_1() throws {
    let paragraph = try ResolvedParagraph(
      "a\u{200E}\u{05D0}\u{05D1}\n", baseDirection: .explicit(.leftToRight))
    expect(paragraph.visualOrder(), [0, 1, 3, 2, 4])
    expect(paragraph.line(0..<5).visibleOrder(), [0, 3, 2])
  }

  @Test("Sources/BidiText/Lines/VisualCarets.swift 1") func exampleSources_BidiText_Lines_VisualCarets_swift_1() throws {
    let paragraph = try ResolvedParagraph("ab \u{05D0}", baseDirection: .explicit(.leftToRight))
    let carets = paragraph.line(0..<4).visualCarets()
    expect(carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .upstream)), 3)
    expect(carets.visualOffset(of: CaretPosition(scalarOffset: 3, affinity: .downstream)), 4)
  }

  @Test("Sources/BidiText/Lines/VisualText.swift 1") func exampleSources_BidiText_Lines_VisualText_swift_1() throws {
    let paragraph = try ResolvedParagraph("\u{05D0} (b)", baseDirection: .explicit(.rightToLeft))
    expect(paragraph.visualText(), "(b) \u{05D0}")
  }

  @Test("Sources/BidiText/Locales/LocaleFacts.swift 1") func exampleSources_BidiText_Locales_LocaleFacts_swift_1() throws {
    let facts = LocaleFacts(locale: "fa")
    expect(facts?.layoutDirection, .rightToLeft)
    _ = facts?.digits.first
    expect(facts?.quotationMarks.start, "«")
  }

  @Test("Sources/BidiText/Locales/Localizations.swift 1") func exampleSources_BidiText_Locales_Localizations_swift_1() throws {
    expect(Localizations.preferred(from: ["en", "es", "es-419"], forPreferences: ["es-MX", "en"]), ["es-419", "es"])
  }

  @Test("Sources/BidiText/Locales/UserInterfaceLayoutDirection.swift 1") func exampleSources_BidiText_Locales_UserInterfaceLayoutDirection_swift_1() throws {
    expect(UserInterfaceLayoutDirection(locale: "uz-Arab-AF"), .rightToLeft)
    expect(UserInterfaceLayoutDirection(locale: "sd-Deva"), .leftToRight)
  }

  @Test("Sources/BidiText/Locales/WritingDirection+Locale.swift 1") func exampleSources_BidiText_Locales_WritingDirection_Locale_swift_1() throws {
    expect(WritingDirection(locale: "az-Arab"), .rightToLeft)
    expect(WritingDirection(locale: "ar-Latn"), .leftToRight)
  }

  @Test("Sources/BidiText/Paragraphs/Paragraph.swift 1") func exampleSources_BidiText_Paragraphs_Paragraph_swift_1() throws {
    expect("a\r\nb".paragraphs().count, 2)
  }

  @Test("Sources/BidiText/Paragraphs/ResolvedParagraph+Lines.swift 1") func exampleSources_BidiText_Paragraphs_ResolvedParagraph_Lines_swift_1() throws {
    let paragraph = try ResolvedParagraph("\u{05D0}\u{05D1} cd", baseDirection: .explicit(.rightToLeft))
    expect(paragraph.line(0..<3).visualText(), " \u{05D1}\u{05D0}")
  }

  @Test("Sources/BidiText/Paragraphs/ResolvedParagraph+Lines.swift 2") func exampleSources_BidiText_Paragraphs_ResolvedParagraph_Lines_swift_2() throws {
    let paragraph = try ResolvedParagraph("a\u{05D0}", baseDirection: .explicit(.leftToRight))
    expect(paragraph.levels().map(\.number), [0, 1])
    expect(paragraph.levels(per: .utf8).map(\.number), [0, 1, 1])
  }

  @Test("Sources/BidiText/Paragraphs/ResolvedParagraph.swift 1") func exampleSources_BidiText_Paragraphs_ResolvedParagraph_swift_1() throws {
    let text = "abc \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    expect(paragraph.levels.map { $0?.number }, [0, 0, 0, 0, 1, 1])
    expect(paragraph.visualOrder(), [0, 1, 2, 3, 5, 4])
  }

  @Test("Sources/BidiText/PlainDisplay/Digits.swift 1") func exampleSources_BidiText_PlainDisplay_Digits_swift_1() throws {
    expect(PlainDisplay.digits(.european, in: "\u{0661}\u{06F2}"), "12")
  }

  @Test("Sources/BidiText/PlainDisplay/Digits.swift 2") func exampleSources_BidiText_PlainDisplay_Digits_swift_2() throws {
    expect(PlainDisplay.contextualDigits(.arabicIndic, in: "v1 \u{0628}1"), "v1 \u{0628}\u{0661}")
  }

  @Test("Sources/BidiText/PlainDisplay/VisualTransform.swift 1") func exampleSources_BidiText_PlainDisplay_VisualTransform_swift_1() throws {
    expect(PlainDisplay.visualText(of: "abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight)), "abc \u{05D1}\u{05D0}")
  }

  @Test("Sources/BidiText/Plurals/PluralRules.swift 1") func exampleSources_BidiText_Plurals_PluralRules_swift_1() throws {
    let arabic = PluralRules(locale: "ar")
    expect([0, 1, 2, 3, 11, 100].map { arabic?.category(of: $0) }, [.zero, .one, .two, .few, .many, .other])
    expect(PluralRules(locale: "he")?.categories, [.one, .two, .other])
  }

  @Test("Sources/BidiText/Plurals/PluralRules.swift 2") func exampleSources_BidiText_Plurals_PluralRules_swift_2() throws {
    let english = PluralRules(locale: "en")
    expect(english?.category(ofDecimal: "1"), .one)
    expect(english?.category(ofDecimal: "1.0"), .other)
  }

  @Test("Sources/BidiText/Resolve/BidiResolver+Appearance.swift 1") func exampleSources_BidiText_Resolve_BidiResolver_Appearance_swift_1() throws {
    var resolver = BidiResolver()
    var seen: [UInt8] = []
    resolver.writeAppearance(of: "(\u{05D0} ", in: .explicit(.rightToLeft), into: &seen)
    expect(String(decoding: seen, as: UTF8.self), "\u{05D0})")
  }

  @Test("Sources/BidiText/Resolve/BidiResolver.swift 1") func exampleSources_BidiText_Resolve_BidiResolver_swift_1() throws {
    var resolver = BidiResolver()
    resolver.resolveParagraph("abc \u{05D0}\u{05D1}", baseDirection: .auto(fallback: .leftToRight))
    expect(resolver.runCount, 2)
    expect(resolver.run(at: 1).level.number, 1)
  }

  @Test("Sources/BidiText/Resolve/LevelRun.swift 1") func exampleSources_BidiText_Resolve_LevelRun_swift_1() throws {
    let text = "abc \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
    expect(paragraph.visualRuns().ranges(in: text).map { String(text[$0]) }, [" \u{05D0}\u{05D1}", "abc"])
  }

  @Test("Sources/BidiText/Resolve/LevelRuns+String.swift 1") func exampleSources_BidiText_Resolve_LevelRuns_String_swift_1() throws {
    let text = "abc \u{05D0}\u{05D1}"
    expect(text.levelRuns(baseDirection: .auto(fallback: .leftToRight)).map { $0.level.number }, [0, 1])
  }

  @Test("Sources/BidiText/Resolve/LevelRuns+String.swift 2") func exampleSources_BidiText_Resolve_LevelRuns_String_swift_2() throws {
    let text = "%d \u{05D0}"
    expect(text.levelRuns(by: .firstStrongOutsideCode, fallback: .leftToRight).map { $0.level.number }, [1, 2, 1])
  }

  @Test("Sources/BidiText/Resolve/RunOffsets.swift 1") func exampleSources_BidiText_Resolve_RunOffsets_swift_1() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
    expect(paragraph.visualRuns().offsets(in: text).map { $0.lowerBound.utf16..<$0.upperBound.utf16 }, [0..<3, 3..<5])
  }

  @Test("Sources/BidiText/Resolve/RunOffsets.swift 2") func exampleSources_BidiText_Resolve_RunOffsets_swift_2() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let runs = text.levelRuns(baseDirection: .explicit(.leftToRight))
    expect(runs.offsets(in: text).map { $0.lowerBound.utf16..<$0.upperBound.utf16 }, [0..<3, 3..<5])
  }

  @Test("Sources/BidiText/Resolve/RunOffsets.swift 3") func exampleSources_BidiText_Resolve_RunOffsets_swift_3() throws {
    expect("a\u{05D0}".levels(per: .utf16, baseDirection: .explicit(.leftToRight)).map(\.number), [0, 1])
  }

  @Test("Sources/BidiBatch/BidiBatch.docc/BidiBatch.md 1") func exampleSources_BidiBatch_BidiBatch_docc_BidiBatch_md_1() async throws {

    let labels = ["abc", "abc \u{05D0}"]
    let runs = await BidiResolver.levelRuns(of: labels, baseDirection: .auto(fallback: .leftToRight))
    expect(runs[1].map { $0.level.number }, [0, 1])
  }

  @Test("Sources/BidiBatch/BidiResolver+Batch.swift 1") func exampleSources_BidiBatch_BidiResolver_Batch_swift_1() async throws {

    let labels = ["abc", "abc \u{05D0}"]
    let runs = await BidiResolver.levelRuns(of: labels, baseDirection: .auto(fallback: .leftToRight))
    expect(runs[1].map { $0.level.number }, [0, 1])
  }

  @Test("Sources/BidiBatch/ChunkedMap.swift 1") func exampleSources_BidiBatch_ChunkedMap_swift_1() async throws {

    let names = AsyncStream<String> { source in
      for name in ["abc", "\u{05D0} abc"] { source.yield(name) }
      source.finish()
    }
    var embedded: [String] = []
    for try await name in names.mapInChunks({ $0.map { $0.embedded(in: .rightToLeft) } }) {
      embedded.append(name)
    }
    expect(embedded, ["\u{202B}abc\u{202C}", "\u{202B}\u{05D0} abc\u{202C}"])
  }

  @Test("Sources/BidiAudit/BidiAudit.docc/AuditSources.md 1") func exampleSources_BidiAudit_BidiAudit_docc_AuditSources_md_1() throws {

    let lines = [
      "func check(_ level: String) {",
      "  if level != \"user\u{202E} \u{2066}// Check if admin\u{2069} \u{2066}\" {",
      "    print(\"You are an admin.\")",
    ]
    let audit = ControlAudit(ofSource: lines.joined(separator: "\n"), syntax: .swift)
    expect(audit.isClean, false)
    expect(audit.findings.map { "\($0.line):\($0.column) \($0.kind.rawValue)" }, ["2:20 reordering", "2:20 override", "2:20 unbalanced", "2:42 unbalanced"])

    // What a reader of the editor sees on the line.
    let shown = audit.findings.lazy.compactMap(\.shown).first
    expect(shown, "  if level != \"user\" { // Check if admin ")

    // Text of both directions is no fault.
    expect(ControlAudit(ofSource: "let title = \"שלום\"", syntax: .swift).isClean, true)
  }

  @Test("Sources/BidiAudit/BidiAudit.docc/AuditSources.md 2") func exampleSources_BidiAudit_BidiAudit_docc_AuditSources_md_2() throws {

    let name = "invoice_\u{202E}fdp.exe"
    let audit = ControlAudit(of: name)
    expect(audit.findings.map(\.kind), [.reordering, .override, .unbalanced])
    expect(audit.findings[0].offset.utf16, 8)
    expect(audit.findings[0].shown, "invoice_exe.pdf")
    // Remove what deceives: everything that is invisible and directional.
    expect(name.strippingControls(), "invoice_fdp.exe")
  }

  @Test("Sources/BidiAudit/BidiAudit.docc/BidiAudit.md 1") func exampleSources_BidiAudit_BidiAudit_docc_BidiAudit_md_1() throws {

    let audit = ControlAudit(ofSource: "# \u{202E}abc", syntax: SourceSyntax.python)
    expect(audit.isClean, false)
  }

  @Test("Sources/BidiAudit/ControlAudit.swift 1") func exampleSources_BidiAudit_ControlAudit_swift_1() throws {
    let audit = ControlAudit(ofSource: "let user = \"admin\u{202E}\u{2066}// no\u{2069}\u{2066}\"")
    expect(audit.findings.map(\.kind), [.reordering, .override, .unbalanced, .unbalanced])
    expect(audit.findings[0].column, 18)
    expect(ControlAudit(ofSource: "// \u{2067}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}\nlet a = 1").isClean, true)
  }

  @Test("Sources/MessageSyntax/Dialects/MessageDialects.swift 1") func exampleSources_MessageSyntax_Dialects_MessageDialects_swift_1() throws {
    expect(Message("%s {name}", dialects: [.printf]).arguments.map(\.text), ["%s"])
  }

  @Test("Sources/MessageSyntax/Message/Message.swift 1") func exampleSources_MessageSyntax_Message_Message_swift_1() throws {
    let message = Message("\u{05D0} %1$@ <b>x</b>")
    expect(message.branches[0].lines[0].pieces.count, 6)
    expect(message.arguments.map(\.text), ["%1$@"])
  }

  @Test("Sources/MessageSyntax/MessageSyntax.docc/MessageSyntax.md 1") func exampleSources_MessageSyntax_MessageSyntax_docc_MessageSyntax_md_1() throws {

    let message = Message("{n, plural, one {# file} other {# files}}")
    expect(message.branches.map(\.selectors), [["n=one"], ["n=other"]])
    expect(message.arguments.map(\.text), ["#"])
  }

  @Test("Sources/MessageSyntax/MessageSyntax.docc/MessageSyntax.md 2") func exampleSources_MessageSyntax_MessageSyntax_docc_MessageSyntax_md_2() throws {

    expect(Message("%G: Tags {}", dialects: [.qt]).arguments.count, 0)
    expect(Message("%1 of %L2", dialects: [.qt]).arguments.map(\.text), ["%1", "%L2"])
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/BidiJudge.md 1") func exampleSources_BidiJudge_BidiJudge_docc_BidiJudge_md_1() throws {

    let hebrew = MessageLocale("he")
    let corrupt = Message("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.")
    expect(hebrew.map { corrupt.verdict(locale: $0).certainty }, .always)
    expect(hebrew.map { corrupt.verdict(locale: $0, container: .rightToLeft).certainty }, .right)
    expect(try "PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.".bidiFixed(locale: "he").showingControls(), "‹RLE›PDF פגום.‹PDF›")
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/ServerPipeline.md 1") func exampleSources_BidiJudge_BidiJudge_docc_ServerPipeline_md_1() async throws {

    let (rows, source) = AsyncStream.makeStream(of: String.self)
    source.yield("مرحبا")
    source.yield("小明بدأ في متابعتك")
    source.yield("12:30")
    source.finish()

    // One judge for the whole stream. It remembers lines of the same shape.
    guard let arabic = MessageLocale("ar") else { fatalError("ar is known") }
    var judge = MessageJudge(locale: arabic)
    var repaired: [String] = []
    for await row in rows {
      repaired.append(judge.repair(of: Message(row))?.text ?? row)
    }
    expect(repaired[0], "مرحبا")
    expect(repaired[1].showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
    expect(repaired[2], "12:30")

    // The levels of all texts at once, on all cores, for a program that draws.
    // Level 2 is the Chinese name, left to right inside right to left.
    let runs = await BidiResolver.levelRuns(
      of: repaired, baseDirection: .auto(fallback: .rightToLeft))
    expect(runs[1].map { $0.level.number }, [2, 1])
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/ServerPipeline.md 2") func exampleSources_BidiJudge_BidiJudge_docc_ServerPipeline_md_2() throws {

    let rows = ["مرحبا", "小明بدأ في متابعتك"]
    let repaired = try rows.bidiFixed(locale: "ar")
    expect(repaired[1].showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/ServerPipeline.md 3") func exampleSources_BidiJudge_BidiJudge_docc_ServerPipeline_md_3() throws {

    final class Repairer {
      private var judge: MessageJudge
    
      init(_ locale: MessageLocale) { judge = MessageJudge(locale: locale) }
    
      func repaired(_ text: String) -> String { judge.repair(of: Message(text))?.text ?? text }
    }

    var repairers: [String: Repairer] = [:]
    var repaired: [String] = []
    for (tag, text) in [("ar", "小明بدأ في متابعتك"), ("he", "PDF פגום."), ("ar", "12:30")] {
      if repairers[tag] == nil { repairers[tag] = MessageLocale(tag).map(Repairer.init) }
      repaired.append(repairers[tag]?.repaired(text) ?? text)
    }
    expect(repaired.map { $0.showingControls() }, ["‹RLE›小明بدأ في متابعتك‹PDF›", "‹RLE›PDF פגום.‹PDF›", "12:30"])
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/ServerPipeline.md 4") func exampleSources_BidiJudge_BidiJudge_docc_ServerPipeline_md_4() async throws {

    let (rows, source) = AsyncStream.makeStream(of: String.self)
    for row in ["مرحبا", "小明بدأ في متابعتك"] { source.yield(row) }
    source.finish()
    var repaired: [String] = []
    for try await row in rows.mapInChunks({ try $0.bidiFixed(locale: "ar") }) { repaired.append(row) }
    expect(repaired[1].showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
  }

  @Test("Sources/BidiJudge/BidiJudge.docc/ServerPipeline.md 5") func exampleSources_BidiJudge_BidiJudge_docc_ServerPipeline_md_5() throws {

    let rows = ["hello", "小明بدأ في متابعتك"]
    // than a right-to-left view does.
    let transform = ControlTransform.embedded(
      in: .rightToLeft, mode: .whereOrderChanges(in: .auto(fallback: .rightToLeft)))
    let edited = rows.map { $0.applying(transform) }
    expect(edited.map(\.isChanged), [false, true])
    // A link on the first letter of the second row moves by one place.
    expect(edited[1].map.resultOffset(of: 0, in: .utf16), 1)
    expect(edited[1].text.strippingControls() == rows[1], true)
  }

  @Test("Sources/BidiJudge/Judge/MessageJudge+Repair.swift 1") func exampleSources_BidiJudge_Judge_MessageJudge_Repair_swift_1() throws {
    let follow = try "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar")
    expect(follow.showingControls(), "‹RLE›小明 بدأ‹PDF›")
    expect(try "\u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar"), "بدأ")
  }

  @Test("Sources/BidiJudge/Judge/MessageJudge+Repair.swift 2") func exampleSources_BidiJudge_Judge_MessageJudge_Repair_swift_2() throws {
    let labels = try ["abc \u{05D0}", "\u{05D0}"].bidiFixed(locale: "he")
    expect(labels.map { $0.showingControls() }, ["‹RLE›abc א‹PDF›", "א"])
  }

  @Test("Sources/BidiJudge/Judge/MessageJudge.swift 1") func exampleSources_BidiJudge_Judge_MessageJudge_swift_1() throws {
    var judge = MessageJudge(locale: MessageLocale("he")!)
    let message = Message("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.")
    expect(judge.verdict(of: message).certainty, .always)
    expect(judge.repair(of: message)?.text.showingControls(), "‹RLE›PDF פגום.‹PDF›")
  }

  @Test("Sources/BidiFormat/BidiFormat.docc/BidiFormat.md 1") func exampleSources_BidiFormat_BidiFormat_docc_BidiFormat_md_1() throws {

    let formatter = BidiFormatter(locale: "he")
    let pattern = try MessagePattern("\u{05D0} %@")
    expect(try formatter.format(pattern, ["Bob"]).text, "\u{05D0} Bob")
    let careful = BidiFormatter(locale: "he", mode: IsolationMode.always)
    expect(try careful.format(pattern, ["Bob"]).text, "\u{05D0} \u{2068}Bob\u{2069}")

    var place: Int?
    do throws(MessageError) {
      _ = try formatter.format(pattern, [])
    } catch {
      place = error.utf8Offset
    }
    expect(place, 3)
  }

  @Test("Sources/BidiFormat/BidiFormat.docc/ChatMessage.md 1") func exampleSources_BidiFormat_BidiFormat_docc_ChatMessage_md_1() throws {

    let interface = UserInterfaceLayoutDirection.rightToLeft
    let text = "See you at 12:30!"

    // The direction of the text comes from its words. The first letter is not
    // enough: many Arabic messages begin with a Latin name.
    let strategy = DirectionStrategy.wordShare()
    expect(text.writingDirection(by: strategy), .leftToRight)
    expect("iPhone الجديد وصل اليوم".writingDirection(by: strategy), .rightToLeft)
    // Handles, hashtags, addresses and paths do not count.
    expect("@ali @bob شكرا".writingDirection(by: strategy), .rightToLeft)

    // A text without letters takes the direction of the interface.
    expect(":)".writingDirection(by: strategy) ?? WritingDirection(interface), .rightToLeft)

    // Inside the bubble, lines begin at this side. There is one value for each paragraph.
    expect(text.naturalAlignments(in: interface, by: strategy), [.left])

    // The side of the bubble depends on who wrote the message, not on its
    // language. Messages of others stand at the leading side.
    expect(PhysicalAlignment(naturalIn: interface), .right)

    // A name in a sentence of your app. The formatter isolates the name if it
    // would disturb the sentence.
    let formatter = BidiFormatter(locale: "ar")
    let header = try formatter.format("ردّ %@ على رسالتك", "小明 (مدير)")
    expect(header.text.showingControls(), "ردّ ‹FSI›小明 (مدير)‹PDI› على رسالتك")
    expect(header.arguments[0].range(in: .utf16), 5..<14)

    // A reply: name and quotation on one line. Both come from users, so isolate both.
    let quoted = "هل نلتقي؟"
    let name = "Ali (admin)"
    let reply = "\(name.isolated(in: nil)): \(quoted.isolated(in: nil))"
    expect(reply.visualText(baseDirection: .explicit(.rightToLeft)), "؟يقتلن له :Ali (admin)")
  }

  @Test("Sources/BidiFormat/BidiFormat.docc/LocalizedMessage.md 1") func exampleSources_BidiFormat_BidiFormat_docc_LocalizedMessage_md_1() throws {

    // Keep the formatter: it looks up the locale once.
    let formatter = BidiFormatter(locale: "ar-EG")

    // A name and a phone number. `.phone` keeps the number in one piece.
    let follow = try MessagePattern("%1$@ بدأ في متابعتك من %2$@")
    let message = try formatter.format(follow, ["小明", .phone("+1 (555) 010-9999")])
    let text = message.text.showingControls()
    expect(text.hasPrefix("‹FSI›小明‹PDI› "), true)
    expect(text.hasSuffix(" ‹LRI›+1 (555) 010-9999‹PDI›"), true)

    // Make the name bold: the message knows where it is.
    expect(message.text[message.range(of: message.arguments[0])], "小明")

    // A count: the language chooses the form, and the locale the digits.
    let forms: [PluralCategory: String] = [
      .one: "رسالة واحدة من %2$@",
      .two: "رسالتان من %2$@",
      .other: "%1$d رسالة من %2$@",
    ]
    let rules = PluralRules(locale: "ar-EG")
    func unread(_ count: Int, from name: String) throws -> String {
      let form = rules.flatMap { forms[$0.category(of: count)] } ?? forms[.other] ?? ""
      let pattern = try MessagePattern(form)
      return try formatter.format(pattern, [.number(count), .text(name)]).text
    }
    expect(try unread(1, from: "Bob").showingControls(), "رسالة واحدة من Bob")
    expect(try unread(12, from: "Bob").showingControls(), "١٢ رسالة من Bob")

    // The same message as HTML.
    let html = try formatter.formatHTML(
      follow, ["<小明>", .phone("+1 555")], in: .rightToLeft)
    expect(html.hasPrefix("<bdi>&lt;小明&gt;</bdi> "), true)
    expect(html.hasSuffix(" <span dir=\"ltr\">+1 555</span>"), true)
  }

  @Test("Sources/BidiFormat/BidiFormatter+HTML.swift 1") func exampleSources_BidiFormat_BidiFormatter_HTML_swift_1() throws {
    let formatter = BidiFormatter(locale: "he")
    expect(try formatter.formatHTML(MessagePattern("\u{05D0} %@"), ["<Ali>"], in: .rightToLeft), "א <bdi>&lt;Ali&gt;</bdi>")
  }

  @Test("Sources/BidiFormat/BidiFormatter+HTML.swift 2") func exampleSources_BidiFormat_BidiFormatter_HTML_swift_2() throws {
    let formatter = BidiFormatter(locale: "he")
    expect(try formatter.formatHTML("\u{05D0} {0}", ["<Ali>"], in: .rightToLeft), "א <bdi>&lt;Ali&gt;</bdi>")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 1") func exampleSources_BidiFormat_BidiFormatter_swift_1() throws {
    let formatter = BidiFormatter(locale: "ar")
    let message = try formatter.format("%1$@ \u{0628}\u{062F}\u{0623}", "\u{5C0F}\u{660E}")
    expect(message.text.showingControls(), "‹FSI›小明‹PDI› بدأ")
    expect(message.arguments[0].range(in: .utf16), 1..<3)
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 2") func exampleSources_BidiFormat_BidiFormatter_swift_2() throws {
    expect(try BidiFormatter(locale: "fa").format("%d \u{067E}", 12).text, "\u{06F1}\u{06F2} \u{067E}")
    expect(try BidiFormatter(locale: "ar").format("%d", 1234).text, "\u{0661}\u{0662}\u{0663}\u{0664}")
    expect(try BidiFormatter(locale: "ar").format("%.1f", 1234.5).text, "1234.5")
    expect(try BidiFormatter(locale: "ur").format("%d \u{067E}", 12).text, "12 \u{067E}")
    expect(try BidiFormatter(locale: "fa-u-nu-latn").format("%d \u{067E}", 12).text, "12 \u{067E}")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 3") func exampleSources_BidiFormat_BidiFormatter_swift_3() throws {
    var formatter = BidiFormatter(locale: "he")
    expect(try? formatter.format("%@", "\u{05D0}", "\u{05D1}"), nil)
    formatter.allowsUnusedArguments = true
    expect(try formatter.format("%@", "\u{05D0}", "\u{05D1}").text, "\u{05D0}")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 4") func exampleSources_BidiFormat_BidiFormatter_swift_4() throws {
    let formatter = BidiFormatter(locale: "he")
    expect(try formatter.format("{name} \u{05D0}", named: ["name": "\u{05D1}"]).text, "\u{05D1} \u{05D0}")
    expect(try formatter.format("%(name)s \u{05D0}", named: ["name": "\u{05D1}"]).text, "\u{05D1} \u{05D0}")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 5") func exampleSources_BidiFormat_BidiFormatter_swift_5() throws {
    expect(try BidiFormatter(locale: "he").format("\u{05D0} {0}", "Ali").text, "\u{05D0} Ali")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 6") func exampleSources_BidiFormat_BidiFormatter_swift_6() throws {
    let names: [MessageArgument] = ["Ali", "C++"]
    let message = try BidiFormatter(locale: "he").format("\u{05D0} %@, %@", names)
    expect(message.text.showingControls(), "\u{05D0} Ali, ‹FSI›C++‹PDI›")
  }

  @Test("Sources/BidiFormat/BidiFormatter.swift 7") func exampleSources_BidiFormat_BidiFormatter_swift_7() throws {
    let pattern = try MessagePattern("\u{05D0} %@, %@")
    let message = try BidiFormatter(locale: "he", mode: .always).format(pattern) { placeholder in
      MessageArgument.text(placeholder.key == .position(0) ? "Ali" : "C++")
    }
    expect(message.text.showingControls(), "\u{05D0} ‹FSI›Ali‹PDI›, ‹FSI›C++‹PDI›")
  }

  @Test("Sources/BidiFormat/Compatibility/AndroidBidiFormatter.swift 1") func exampleSources_BidiFormat_Compatibility_AndroidBidiFormatter_swift_1() throws {
    let formatter = AndroidBidiFormatter(context: .rightToLeft)
    expect(formatter.unicodeWrap("123").showingControls(), "‹RLM›‹LRE›123‹PDF›‹RLM›")
  }

  @Test("Sources/BidiFormat/Compatibility/AndroidBidiFormatter.swift 2") func exampleSources_BidiFormat_Compatibility_AndroidBidiFormatter_swift_2() throws {
    let heuristic = AndroidBidiFormatter.Heuristic.firstStrongRightToLeft
    expect(heuristic.direction(of: "abc \u{05D0}"), .leftToRight)
    expect(heuristic.direction(of: "123"), .rightToLeft)
    expect(AndroidBidiFormatter.Heuristic.anyRightToLeft.direction(of: "abc \u{05D0}"), .rightToLeft)
  }

  @Test("Sources/BidiFormat/Compatibility/ClosureBidiFormatter.swift 1") func exampleSources_BidiFormat_Compatibility_ClosureBidiFormatter_swift_1() throws {
    let formatter = ClosureBidiFormatter(context: .leftToRight)
    expect(formatter.unicodeWrap("\u{05D0}").showingControls(), "‹RLE›א‹PDF›‹LRM›")
  }

  @Test("Sources/BidiFormat/Compatibility/ClosureBidiFormatter.swift 2") func exampleSources_BidiFormat_Compatibility_ClosureBidiFormatter_swift_2() throws {
    let text = ClosureBidiFormatter.guardingBrackets(in: "abc (def)", direction: .rightToLeft)
    expect(text.showingControls(), "abc ‹RLM›(def)‹RLM›")
  }

  @Test("Sources/BidiFormat/FormattedText.swift 1") func exampleSources_BidiFormat_FormattedText_swift_1() throws {
    let message = try BidiFormatter(locale: "he").format("\u{05D0} %@ \u{05D1}", "Ali")
    expect(message.text[message.range(of: message.arguments[0])], "Ali")
  }

  @Test("Sources/BidiFormat/FormattedText.swift 2") func exampleSources_BidiFormat_FormattedText_swift_2() throws {
    let message = try BidiFormatter(locale: "he", mode: .always).format("%@", "a\nb")
    expect(message.ranges(of: message.arguments[0]).map { message.text[$0] }, ["a", "\n", "b"])
  }

  @Test("Sources/BidiFormat/FormattedText.swift 3") func exampleSources_BidiFormat_FormattedText_swift_3() throws {
    let message = try BidiFormatter(locale: "he", mode: .always).format("%@", "a\nb")
    expect(message.text(of: message.arguments[0]), "a\nb")
  }

  @Test("Sources/BidiFormat/FormattedText.swift 4") func exampleSources_BidiFormat_FormattedText_swift_4() throws {
    let formatter = BidiFormatter(locale: "he")
    let name = try formatter.format("\u{05D0} %@", "Ali").applying(.embedded(in: .rightToLeft))
    expect(name.text.showingControls(), "‹RLE›א Ali‹PDF›")
  }

  @Test("Sources/BidiFormat/HTMLEscaping.swift 1") func exampleSources_BidiFormat_HTMLEscaping_swift_1() throws {
    expect("<b>".escapedForHTML, "&lt;b&gt;")
  }

  @Test("Sources/BidiFormat/MessageArgument.swift 1") func exampleSources_BidiFormat_MessageArgument_swift_1() throws {
    let arguments: [MessageArgument] = ["\u{5C0F}\u{660E}", 42, .phone("+1 (555) 010-9999")]
    expect(arguments.map(\.direction), [nil, nil, .leftToRight])
  }

  @Test("Sources/BidiFormat/Patterns/MessagePattern.swift 1") func exampleSources_BidiFormat_Patterns_MessagePattern_swift_1() throws {
    let pattern = try MessagePattern("%1$@ \u{05D0} %2$lld%%")
    expect(pattern.placeholders.map(\.text), ["%1$@", "%2$lld"])
  }

  @Test("Sources/BidiFormat/Patterns/MessagePattern.swift 2") func exampleSources_BidiFormat_Patterns_MessagePattern_swift_2() throws {
    expect(try MessagePattern("%(n)d \u{05D0} {x}", syntax: .names).placeholders.map(\.text), ["%(n)d"])
    expect(try MessagePattern("${a} \u{05D0}", syntax: .names).placeholders.map(\.text), ["${a}"])
    expect(try MessagePattern("${a} \u{05D0} {b}", syntax: .names).placeholders.map(\.text), ["{a}", "{b}"])
  }

  @Test("Sources/BidiPseudo/BidiPseudo.docc/BidiPseudo.md 1") func exampleSources_BidiPseudo_BidiPseudo_docc_BidiPseudo_md_1() throws {

    let hostile = Pseudolocalizer(.hostileFirstLetter)
    let changed = hostile.text(of: Message("Call %@"))
    expect(changed, "A » \u{61C}چَالل \u{61C}1 %@ 2")
    expect(hostile.source(of: Message(changed))?.text, "Call %@")
    expect(hostile.text(of: Message(changed)) == changed, true)
  }

  @Test("Sources/BidiPseudo/Pseudolocalizer.swift 1") func exampleSources_BidiPseudo_Pseudolocalizer_swift_1() throws {
    let accented = Pseudolocalizer(.accentedAndLonger)
    expect(accented.text(of: Message("Hello, %1$d")), "[Ĥéļļö, »%1$d« one two]")
    let source = accented.source(of: Message("[Ĥéļļö, »%1$d« one two]"))
    expect(source?.text, "Hello, %1$d")
  }

  @Test("Sources/BidiAttributed/BidiAttributed.docc/AttributedLabel.md 1") func exampleSources_BidiAttributed_BidiAttributed_docc_AttributedLabel_md_1() throws {

    // A name with a link, in a translated sentence.
    var name = AttributedString("小明")
    name.link = URL(string: "app://users/1")
    let formatter = BidiFormatter(locale: Locale(identifier: "ar"))
    let message = try formatter.format(
      AttributedString("%@ بدأ في متابعتك"), [AttributedArgument(name)])
    expect(message.plain.text.showingControls(), "‹FSI›小明‹PDI› بدأ في متابعتك")
    let place = message.range(of: message.plain.arguments[0])
    expect(message.text[place].link?.absoluteString, "app://users/1")

    // How the label lays the text out: the side and the direction of each paragraph.
    let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    let paragraph = message.text.paragraphs(in: environment)[0]
    expect(paragraph.direction, .rightToLeft)
    expect(paragraph.alignment, .right)
  }

  @Test("Sources/BidiAttributed/BidiAttributed.docc/AttributedLabel.md 2") func exampleSources_BidiAttributed_BidiAttributed_docc_AttributedLabel_md_2() throws {

    var text = AttributedString("小明بدأ في متابعتك")
    if let range = text.range(of: "小明") { text[range].link = URL(string: "app://users/1") }

    let edited = text.embedded(in: .rightToLeft)
    expect(edited.plain.text.showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
    // An NSRange of the old text, in the new one.
    expect(edited.range(ofSource: NSRange(location: 0, length: 2)).location, 1)
    expect(edited.text.strippingControls().text == text, true)
  }

  @Test("Sources/BidiAttributed/BidiAttributed.docc/BidiAttributed.md 1") func exampleSources_BidiAttributed_BidiAttributed_docc_BidiAttributed_md_1() throws {

    // An argument that begins with Latin letters does not turn the line round.
    let line = String.bidiFormatted("%@ \u{05D0}\u{05D1}", locale: Locale(identifier: "he"), "Ali")
    expect(line.showingControls(), "‹FSI›Ali‹PDI› אב")
    let edited = AttributedString("abc").embedded(in: .rightToLeft)
    expect(String(edited.text.characters).showingControls(), "‹RLE›abc‹PDF›")
  }

  @Test("Sources/BidiAttributed/Conversion/ArchivedAttributedString.swift 1") func exampleSources_BidiAttributed_Conversion_ArchivedAttributedString_swift_1() throws {
    let data = try JSONEncoder().encode(ArchivedAttributedString("abc"))
    let back = try JSONDecoder().decode(ArchivedAttributedString.self, from: data).text
    expect(String(back.characters), "abc")
  }

  @Test("Sources/BidiAttributed/Conversion/AttributeTable.swift 1") func exampleSources_BidiAttributed_Conversion_AttributeTable_swift_1() throws {
    enum Mood: CodableAttributedStringKey {
      typealias Value = String
      static let name = "mood"
    }
    let table = AttributeTable.standard.adding(Mood.self)
    _ = table
  }

  @Test("Sources/BidiAttributed/Conversion/NSAttributedString+Conversion.swift 1") func exampleSources_BidiAttributed_Conversion_NSAttributedString_Conversion_swift_1() throws {
    var text = AttributedString("abc")
    text.languageIdentifier = "en"
    let converted = NSAttributedString(text, carrying: .standard)
    expect(AttributedString(converted, carrying: .standard) == text, true)
  }

  @Test("Sources/BidiAttributed/Conversion/NSAttributedString+Conversion.swift 2") func exampleSources_BidiAttributed_Conversion_NSAttributedString_Conversion_swift_2() throws {
    let text = NSAttributedString(string: "abc", attributes: [.init("color"): "red"])
    expect(AttributeTable.standard.namesNotConverted(in: text), ["color"])
  }

  @Test("Sources/BidiAttributed/Direction/AttributedString+Direction.swift 1") func exampleSources_BidiAttributed_Direction_AttributedString_Direction_swift_1() throws {
    expect(AttributedString("\u{05D0} abc").isRightToLeft, true)
    expect(AttributedString("12:30").isRightToLeft, false)
  }

  @Test("Sources/BidiAttributed/Direction/AttributedString+Direction.swift 2") func exampleSources_BidiAttributed_Direction_AttributedString_Direction_swift_2() throws {
    expect(AttributedString("%d \u{05D0}").direction(), .rightToLeft)
    expect(AttributedString("abc \u{05D0}").direction(by: .firstStrong), .leftToRight)
    expect(AttributedString("12:30").direction(), nil)
  }

  @Test("Sources/BidiAttributed/Direction/AttributedString+Direction.swift 3") func exampleSources_BidiAttributed_Direction_AttributedString_Direction_swift_3() throws {
    expect(AttributedString("abc \u{05D0}").directionalContent, .mixed)
  }

  @Test("Sources/BidiAttributed/Drawing/DrawingText+Lines.swift 1") func exampleSources_BidiAttributed_Drawing_DrawingText_Lines_swift_1() throws {
    let text = AttributedString("abc \u{05D0} \u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .leftToRight))
    expect(drawing.paragraphs[0].runs(ofUTF8Line: 4..<9).map(\.utf8Range), [4..<9])
  }

  @Test("Sources/BidiAttributed/Drawing/DrawingText.swift 1") func exampleSources_BidiAttributed_Drawing_DrawingText_swift_1() throws {
    let text = AttributedString("abc \u{05D0}\u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    expect(drawing.paragraphs[0].runs.map(\.utf8Range), [0..<4, 4..<8])
  }

  @Test("Sources/BidiAttributed/Drawing/DrawingText.swift 2") func exampleSources_BidiAttributed_Drawing_DrawingText_swift_2() throws {
    var resolver = BidiResolver()
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    let texts = ["abc", "\u{05D0}"].map {
      DrawingText(AttributedString($0), in: environment, using: &resolver)
    }
    expect(texts.map { $0.paragraphs[0].runs[0].direction }, [.leftToRight, .rightToLeft])
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Controls.swift 1") func exampleSources_BidiAttributed_Edits_AttributedString_Controls_swift_1() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.languageIdentifier = "zh"
    let line = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
    expect(line.applying(.embedded(in: .rightToLeft)).text.runs.count, 2)
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Wrapping.swift 1") func exampleSources_BidiAttributed_Edits_AttributedString_Wrapping_swift_1() throws {
    let source = AttributedString("abc")
    let edited = source.embedded(in: .rightToLeft)
    _ = edited.text
    _ = edited.range(ofSource: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Wrapping.swift 2") func exampleSources_BidiAttributed_Edits_AttributedString_Wrapping_swift_2() throws {
    expect(AttributedString("abc").isolated(in: nil).plain.text.showingControls(), "‹FSI›abc‹PDI›")
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Wrapping.swift 3") func exampleSources_BidiAttributed_Edits_AttributedString_Wrapping_swift_3() throws {
    expect(AttributedString("abc").overridden(in: .rightToLeft).plain.text.showingControls(), "‹RLO›abc‹PDF›")
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Wrapping.swift 4") func exampleSources_BidiAttributed_Edits_AttributedString_Wrapping_swift_4() throws {
    expect(AttributedString("abc").marked(in: .rightToLeft).plain.text.showingControls(), "‹RLM›abc")
  }

  @Test("Sources/BidiAttributed/Edits/AttributedString+Wrapping.swift 5") func exampleSources_BidiAttributed_Edits_AttributedString_Wrapping_swift_5() throws {
    expect(AttributedString("\u{202B}abc\u{202C}").strippingControls().text, "abc")
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 1") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_1() throws {
    let edited = AttributedString("abc").applying(.embedded(in: .rightToLeft))
    expect(edited.map.resultRange(of: 0..<3, in: .utf16), 1..<4)
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 2") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_2() throws {
    let source = AttributedString("abc")
    let edited = source.applying(.isolated(in: nil))
    expect(edited.index(ofSource: source.startIndex, side: .before) == edited.text.startIndex, true)
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 3") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_3() throws {
    let source = AttributedString("abc")
    let edited = source.applying(.isolated(in: nil))
    expect(edited.sourceIndex(of: edited.text.endIndex) == source.endIndex, true)
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 4") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_4() throws {
    let edited = AttributedString("abc").applying(.isolated(in: nil))
    _ = edited.range(ofSource: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 5") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_5() throws {
    let edited = AttributedString("abc").applying(.isolated(in: nil))
    _ = edited.sourceRange(of: NSRange(location: 0, length: 5))
  }

  @Test("Sources/BidiAttributed/Edits/EditedAttributedString.swift 6") func exampleSources_BidiAttributed_Edits_EditedAttributedString_swift_6() throws {
    let text = AttributedString("abc")
    let chain = text.applying(.embedded(in: .leftToRight)).applying(.convertingControls(to: .isolates))
    expect(chain.source == text, true)
    expect(chain.text.range(of: "abc") == chain.range(ofSource: text.startIndex..<text.endIndex), true)
  }

  @Test("Sources/BidiAttributed/Edits/EditedNSAttributedString.swift 1") func exampleSources_BidiAttributed_Edits_EditedNSAttributedString_swift_1() throws {
    let edited = NSAttributedString(string: "abc").applying(.embedded(in: .rightToLeft))
    _ = edited.range(ofSource: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Edits/EditedNSAttributedString.swift 2") func exampleSources_BidiAttributed_Edits_EditedNSAttributedString_swift_2() throws {
    let chain = NSAttributedString(string: "abc").embedded(in: .leftToRight)
      .applying(.convertingControls(to: .isolates))
    expect(chain.source.string, "abc")
    _ = chain.range(ofSource: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 1") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_1() throws {
    let text = NSMutableAttributedString(string: "abc", attributes: [.init("color"): "red"])
    let map = text.apply(.embedded(in: .rightToLeft))
    expect(text.length, 5)
    expect(text.attribute(.init("color"), at: 0, effectiveRange: nil) as? String, "red")
    _ = map.resultRange(of: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 2") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_2() throws {
    let source = NSAttributedString(string: "abc")
    let edited = source.applying(.isolated(in: nil))
    expect(edited.text.length, 5)
    _ = edited.sourceRange(of: NSRange(location: 0, length: 5))
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 3") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_3() throws {
    _ = NSAttributedString(string: "abc").embedded(in: .rightToLeft).text.string
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 4") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_4() throws {
    expect(NSAttributedString(string: "abc").isolated(in: nil).plain.text.showingControls(), "‹FSI›abc‹PDI›")
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 5") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_5() throws {
    expect(NSAttributedString(string: "abc").overridden(in: .rightToLeft).plain.text.showingControls(), "‹RLO›abc‹PDF›")
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 6") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_6() throws {
    expect(NSAttributedString(string: "abc").marked(in: .rightToLeft).plain.text.showingControls(), "‹RLM›abc")
  }

  @Test("Sources/BidiAttributed/Edits/NSAttributedString+Controls.swift 7") func exampleSources_BidiAttributed_Edits_NSAttributedString_Controls_swift_7() throws {
    expect(NSAttributedString(string: "\u{202B}abc\u{202C}").strippingControls().text.string, "abc")
  }

  @Test("Sources/BidiAttributed/Formatting/AttributedArgument.swift 1") func exampleSources_BidiAttributed_Formatting_AttributedArgument_swift_1() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.link = URL(string: "app://users/1")
    let arguments = [AttributedArgument(name), AttributedArgument(.number(3))]
    _ = arguments
  }

  @Test("Sources/BidiAttributed/Formatting/BidiFormatter+Attributed.swift 1") func exampleSources_BidiAttributed_Formatting_BidiFormatter_Attributed_swift_1() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.link = URL(string: "app://users/1")
    let message = try BidiFormatter(locale: "ar").format(
      AttributedString("%@ \u{0628}\u{062F}\u{0623}"), [AttributedArgument(name)])
    let range = message.range(of: message.plain.arguments[0])
    expect(message.text[range].link?.absoluteString, "app://users/1")
  }

  @Test("Sources/BidiAttributed/Formatting/BidiFormatter+Attributed.swift 2") func exampleSources_BidiAttributed_Formatting_BidiFormatter_Attributed_swift_2() throws {
    let message = try BidiFormatter(locale: "en").format(
      AttributedString("Hi {name}"), named: ["name": AttributedArgument(AttributedString("Ali"))])
    expect(message.plain.text, "Hi Ali")
  }

  @Test("Sources/BidiAttributed/Formatting/FormattedAttributedString.swift 1") func exampleSources_BidiAttributed_Formatting_FormattedAttributedString_swift_1() throws {
    let message = try BidiFormatter(locale: "ar", mode: .always).format(
      AttributedString("%@"), [AttributedArgument(AttributedString("a\nb"))])
    _ = message.ranges(of: message.plain.arguments[0]).count
  }

  @Test("Sources/BidiAttributed/Formatting/String+BidiFormat.swift 1") func exampleSources_BidiAttributed_Formatting_String_BidiFormat_swift_1() throws {
    let arabic = Locale(identifier: "ar_EG")
    let text = String.bidiFormatted("%@ \u{0628}\u{062F}\u{0623}", locale: arabic, "\u{5C0F}\u{660E}")
    expect(text.showingControls(), "‹FSI›小明‹PDI› بدأ")
  }

  @Test("Sources/BidiAttributed/Formatting/String+BidiFormat.swift 2") func exampleSources_BidiAttributed_Formatting_String_BidiFormat_swift_2() throws {
    let arabic = Locale(identifier: "ar_EG")
    let text = String.bidiFormattedText("%@ \u{0628}", locale: arabic, arguments: ["abc"])
    expect(text?.arguments.count, 1)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 1") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_1() throws {
    expect(WritingDirection(locale: Locale(identifier: "fa_IR")), .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 2") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_2() throws {
    expect(LocaleFacts(locale: Locale(identifier: "fa_IR"))?.numberingSystem, "arabext")
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 3") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_3() throws {
    expect(LocaleFacts(language: Locale.Language(identifier: "uz-AF"))?.script, "Arab")
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 4") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_4() throws {
    expect(PluralRules(locale: Locale(identifier: "ar_EG"))?.category(of: 3), .few)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 5") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_5() throws {
    expect(PluralRules(language: Locale.Language(identifier: "he"))?.category(of: 2), .two)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 6") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_6() throws {
    let languages = ["en", "uz", "uz-Arab"].map { Locale.Language(identifier: $0) }
    let reader = Locale.Language(identifier: "uz-AF")
    expect(Localizations.preferred(from: languages, forPreferences: [reader]) == [languages[2]], true)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 7") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_7() throws {
    expect(MessageLocale(Locale(identifier: "he_IL"))?.script, "Hebr")
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 8") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_8() throws {
    expect(MessageLocale(Locale.Language(identifier: "az-Arab"))?.direction, .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 9") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_9() throws {
    let formatter = BidiFormatter(locale: Locale(identifier: "ar_EG"))
    expect(try formatter.format("%d \u{0631}", 3).text, "\u{0663} \u{0631}")
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 10") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_10() throws {
    expect(ParagraphEnvironment(locale: Locale(identifier: "he_IL")).layoutDirection, .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 11") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_11() throws {
    let follow = "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}"
    expect(try follow.bidiFixed(locale: Locale(identifier: "ar_EG")).showingControls(), "‹RLE›小明 بدأ‹PDF›")
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Arguments.swift 12") func exampleSources_BidiAttributed_Locales_Locale_Arguments_swift_12() throws {
    let labels = try ["abc \u{05D0}", "\u{05D0}"].bidiFixed(locale: Locale(identifier: "he_IL"))
    expect(labels.map { $0.showingControls() }, ["‹RLE›abc א‹PDF›", "א"])
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 1") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_1() throws {
    expect(Locale(identifier: "uz_Arab_AF").writingDirection, .rightToLeft)
    expect(Locale(identifier: "ar-Latn").writingDirection, .leftToRight)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 2") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_2() throws {
    expect(Locale(identifier: "he_IL").layoutDirection, .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 3") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_3() throws {
    expect(Locale.Language(identifier: "az-Arab").writingDirection, .rightToLeft)
    expect(Locale.Language(languageCode: "ks", script: "Deva").writingDirection, .leftToRight)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 4") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_4() throws {
    expect(Locale.Language(identifier: "ar").layoutDirection, .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 5") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_5() throws {
    expect(Locale.LanguageDirection(WritingDirection.rightToLeft), .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Locales/Locale+Direction.swift 6") func exampleSources_BidiAttributed_Locales_Locale_Direction_swift_6() throws {
    expect(WritingDirection(Locale.LanguageDirection.rightToLeft), .rightToLeft)
    expect(WritingDirection(Locale.LanguageDirection.topToBottom), nil)
  }

  @Test("Sources/BidiAttributed/Localized/AttributedString+Replacements.swift 1") func exampleSources_BidiAttributed_Localized_AttributedString_Replacements_swift_1() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.replacementIndex = 1
    let text = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
    let isolated = try text.isolatingReplacements(locale: Locale(identifier: "ar"))
    expect(isolated.plain.text.showingControls(), "‹FSI›小明‹PDI› بدأ")
  }

  @Test("Sources/BidiAttributed/Localized/LocalizableMessage.swift 1") func exampleSources_BidiAttributed_Localized_LocalizableMessage_swift_1() throws {
    let message: LocalizableMessage = "\("Ali") has \(3) files, 100%"
    expect(message.key, "%@ has %lld files, 100%%")
  }

  @Test("Sources/BidiAttributed/Localized/String+BidiLocalized.swift 1") func exampleSources_BidiAttributed_Localized_String_BidiLocalized_swift_1() throws {
    let name = "\u{5C0F}\u{660E}"
    _ = String(bidiLocalized: "\(name) started following you")
    // U+2068, the name, U+2069, and the rest: read from right to left
  }

  @Test("Sources/BidiAttributed/Localized/String+BidiLocalized.swift 2") func exampleSources_BidiAttributed_Localized_String_BidiLocalized_swift_2() throws {
    _ = String(bidiLocalized: "follow.started", defaultValue: "\("Ali") started following you")
  }

  @Test("Sources/BidiAttributed/Paragraphs/AttributedParagraph.swift 1") func exampleSources_BidiAttributed_Paragraphs_AttributedParagraph_swift_1() throws {
    let text = AttributedString("abc\n\u{05D0}\u{05D1}")
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    expect(text.paragraphs(in: environment).map(\.alignment), [.left, .right])
  }

  @Test("Sources/BidiAttributed/Paragraphs/AttributedParagraph.swift 2") func exampleSources_BidiAttributed_Paragraphs_AttributedParagraph_swift_2() throws {
    let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    expect(AttributedString("abc\n").resolvedAlignments(in: environment), [.left])
    expect(AttributedString("abc\n").resolvedAlignments(in: environment, includingEmptyLastLine: true), [.left, .left])
  }

  @Test("Sources/BidiAttributed/Paragraphs/AttributedParagraph.swift 3") func exampleSources_BidiAttributed_Paragraphs_AttributedParagraph_swift_3() throws {
    let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    expect(AttributedString("abc\n").emptyLastLine(in: environment)?.alignment, .left)
    expect(AttributedString().emptyLastLine(in: environment)?.alignment, .right)
    expect(AttributedString("abc").emptyLastLine(in: environment) == nil, true)
  }

  @Test("Sources/BidiAttributed/Paragraphs/ParagraphDirectionSource.swift 1") func exampleSources_BidiAttributed_Paragraphs_ParagraphDirectionSource_swift_1() throws {
    let environment = ParagraphEnvironment(
      layoutDirection: .leftToRight, directionSources: [.paragraphStyle, .strategy(.locale("ar"))])
    expect(AttributedString("abc").paragraphs(in: environment)[0].direction, .rightToLeft)
  }

  @Test("Sources/BidiAttributed/Paragraphs/ParagraphDirectionSource.swift 2") func exampleSources_BidiAttributed_Paragraphs_ParagraphDirectionSource_swift_2() throws {
    let environment = ParagraphEnvironment(
      layoutDirection: .leftToRight, directionSources: ParagraphDirectionSource.standard + [.previousParagraph])
    expect(AttributedString("\u{05D0}\n12").resolvedAlignments(in: environment), [.right, .right])
  }

  @Test("Sources/BidiAttributed/Paragraphs/ParagraphEnvironment.swift 1") func exampleSources_BidiAttributed_Paragraphs_ParagraphEnvironment_swift_1() throws {
    let labels = ParagraphEnvironment(layoutDirection: .rightToLeft, naturalAlignment: .followsLayout)
    expect(AttributedString("abc").resolvedAlignments(in: labels), [.right])
  }

  @Test("Sources/BidiAttributed/Paragraphs/ParagraphStyle+EmptyLine.swift 1") func exampleSources_BidiAttributed_Paragraphs_ParagraphStyle_EmptyLine_swift_1() throws {
    let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
    expect(ParagraphStyle().resolved(forEmptyLineIn: arabic).alignment, .right)
    expect(ParagraphStyle(baseWritingDirection: .leftToRight).resolved(forEmptyLineIn: arabic).alignment, .left)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+AttributedString.swift 1") func exampleSources_BidiAttributed_Ranges_NSRange_AttributedString_swift_1() throws {
    let text = AttributedString("\u{1F600} abc")
    let word = text.range(of: "abc") ?? text.startIndex..<text.endIndex
    _ = NSRange(word, in: text)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Document.swift 1") func exampleSources_BidiAttributed_Ranges_NSRange_Document_swift_1() throws {
    let document = BidiDocument("\u{1F600} \u{05D0}", baseDirection: .explicit(.rightToLeft))
    expect(document.range(of: NSRange(location: 3, length: 1))?.lowerBound.scalars, 2)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Document.swift 2") func exampleSources_BidiAttributed_Ranges_NSRange_Document_swift_2() throws {
    var document = BidiDocument("abc", baseDirection: .explicit(.leftToRight))
    expect(document.replace(NSRange(location: 3, length: 0), with: "\u{05D0}")?.caret.offset.utf16, 4)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Document.swift 3") func exampleSources_BidiAttributed_Ranges_NSRange_Document_swift_3() throws {
    let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
    let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    expect(layout.selection(of: NSRange(location: 2, length: 3))[0].spans.map(\.left), [2, 5])
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Document.swift 4") func exampleSources_BidiAttributed_Ranges_NSRange_Document_swift_4() throws {
    let document = BidiDocument("\u{1F600} \u{05D0}", baseDirection: .explicit(.rightToLeft))
    expect(DocumentPosition(utf16Offset: 3, in: document).offset.scalars, 2)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 1") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_1() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    _ = paragraph.nsRange(ofScalars: 2..<4)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 2") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_2() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    expect(paragraph.scalarRange(of: NSRange(location: 3, length: 2)), 2..<4)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 3") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_3() throws {
    let text = "ab \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    let line = paragraph.line(NSRange(location: 0, length: 5))
    expect(paragraph.visualRanges(of: NSRange(location: 1, length: 3), on: line), [1..<3, 4..<5])
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 4") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_4() throws {
    let text = "ab \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    let line = paragraph.line(NSRange(location: 0, length: 5))
    _ = paragraph.nsRanges(ofVisual: 2..<4, on: line)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 5") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_5() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    expect(CaretPosition(utf16Offset: 3, in: paragraph, affinity: .upstream).scalarOffset, 2)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Lines.swift 6") func exampleSources_BidiAttributed_Ranges_NSRange_Lines_swift_6() throws {
    let text = "\u{1F600} \u{05D0}\u{05D1}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    expect(CaretPosition(scalarOffset: 2, affinity: .upstream).utf16Offset(in: paragraph), 3)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 1") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_1() throws {
    let edited = "abc".applying(.isolated(in: nil))
    _ = NSRange(edited.map.changes[0].result)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 2") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_2() throws {
    _ = NSRange(scalars: 1..<2, in: "\u{1F600}\u{05D0}")
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 3") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_3() throws {
    _ = NSRange(utf8: 4..<6, in: "\u{1F600}\u{05D0}")
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 4") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_4() throws {
    expect(NSRange(location: 2, length: 1).scalars(in: "\u{1F600}\u{05D0}"), 1..<2)
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 5") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_5() throws {
    let edited = "abc".applying(.isolated(in: nil))
    _ = edited.map.resultRange(of: NSRange(location: 1, length: 1))
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 6") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_6() throws {
    let edited = "abc".applying(.isolated(in: nil))
    _ = edited.map.sourceRange(of: NSRange(location: 0, length: 5))
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 7") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_7() throws {
    let edited = "abc".applying(.isolated(in: nil))
    _ = edited.range(ofSource: NSRange(location: 0, length: 3))
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Offsets.swift 8") func exampleSources_BidiAttributed_Ranges_NSRange_Offsets_swift_8() throws {
    let edited = "abc".applying(.isolated(in: nil))
    _ = edited.sourceRange(of: NSRange(location: 0, length: 5))
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Values.swift 1") func exampleSources_BidiAttributed_Ranges_NSRange_Values_swift_1() throws {
    let message = try BidiFormatter(locale: "he").format("\u{05D0} %@", "Ali")
    _ = message.arguments[0].nsRange
  }

  @Test("Sources/BidiAttributed/Ranges/NSRange+Values.swift 2") func exampleSources_BidiAttributed_Ranges_NSRange_Values_swift_2() throws {
    let text = AttributedString("abc \u{05D0} \u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .leftToRight))
    _ = drawing.paragraphs[0].runs(ofLine: NSRange(location: 4, length: 3)).map(\.nsRange)
  }

  @Test("Sources/BidiAttributed/Styles/AttributedString+Mirroring.swift 1") func exampleSources_BidiAttributed_Styles_AttributedString_Mirroring_swift_1() throws {
    var text = AttributedString("abc")
    text.paragraphStyle = ParagraphStyle(alignment: .left)
    expect(text.mirroringParagraphStyles(leftRight: .directional).paragraphStyle?.alignment, .right)
  }

  @Test("Sources/BidiAttributed/Styles/ParagraphStyle+Mirroring.swift 1") func exampleSources_BidiAttributed_Styles_ParagraphStyle_Mirroring_swift_1() throws {
    let style = ParagraphStyle(alignment: .left)
    expect(style.mirrored(leftRight: .directional).alignment, .right)
    expect(style.mirrored(leftRight: .physical).alignment, .left)
  }

  @Test("Sources/BidiAttributed/Styles/ParagraphStyle+Resolution.swift 1") func exampleSources_BidiAttributed_Styles_ParagraphStyle_Resolution_swift_1() throws {
    let style = ParagraphStyle(alignment: .justified)
    let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
    expect(style.resolved(paragraphDirection: .leftToRight, in: arabic).alignment, .justified(lastLine: .left))
  }

  @Test("Sources/BidiAttributed/Styles/ParagraphStyle+Resolution.swift 2") func exampleSources_BidiAttributed_Styles_ParagraphStyle_Resolution_swift_2() throws {
    let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
    expect(ParagraphStyle.Alignment.leading.resolved(paragraphDirection: .leftToRight, in: arabic), .right)
  }

  @Test("Sources/BidiAttributed/Styles/ParagraphStyle.swift 1") func exampleSources_BidiAttributed_Styles_ParagraphStyle_swift_1() throws {
    var style = ParagraphStyle(alignment: .leading)
    style.headIndent = 20
    var text = AttributedString("\u{05D0}\u{05D1}")
    text.paragraphStyle = style
  }

  @Test("Sources/BidiAttributed/Styles/ResolvedParagraphStyle.swift 1") func exampleSources_BidiAttributed_Styles_ResolvedParagraphStyle_swift_1() throws {
    expect(PhysicalTextAlignment(.left).mirrored, .right)
  }

  @Test("Sources/BidiAttributed/Styles/ResolvedParagraphStyle.swift 2") func exampleSources_BidiAttributed_Styles_ResolvedParagraphStyle_swift_2() throws {
    expect(PhysicalTextAlignment.justified(lastLine: .right).lastLineEdge, .right)
  }

  @Test("Sources/BidiAttributed/Styles/ResolvedParagraphStyle.swift 3") func exampleSources_BidiAttributed_Styles_ResolvedParagraphStyle_swift_3() throws {
    var style = ParagraphStyle()
    style.headIndent = 20
    let resolved = style.resolved(
      paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    _ = resolved.lineSpan(inWidth: 100, isFirstLine: false)
  }

  @Test("Sources/BidiAttributed/Styles/ResolvedParagraphStyle.swift 4") func exampleSources_BidiAttributed_Styles_ResolvedParagraphStyle_swift_4() throws {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(location: 30)]
    let resolved = style.resolved(
      paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    expect(resolved.position(of: resolved.tabs[0], inWidth: 100), 70)
  }

  @Test("Sources/BidiAttributed/Styles/ResolvedParagraphStyle.swift 5") func exampleSources_BidiAttributed_Styles_ResolvedParagraphStyle_swift_5() throws {
    let style = ParagraphStyle(alignment: .left).resolved(
      paragraphDirection: .leftToRight, in: ParagraphEnvironment(layoutDirection: .leftToRight))
    expect(style.mirrored.alignment, .right)
  }

  @Test("Sources/BidiLayout/Audit/CaptureComparison.swift 1") func exampleSources_BidiLayout_Audit_CaptureComparison_swift_1() throws {
    var box = Node(id: "box", frame: LayoutRect(x: 10, y: 0, width: 20, height: 20))
    box.frameSpace = .physical
    let window = Node(id: "w", frame: LayoutRect(x: 0, y: 0, width: 90, height: 20), children: [box])
    let screen = LayoutScene(size: window.frame.size, windows: [window])
    let comparison = CaptureComparison(leftToRight: screen, rightToLeft: screen)
    expect(comparison.findings().map(\.rule), ["unmirrored"])
  }

  @Test("Sources/BidiLayout/Audit/LayoutAudit.swift 1") func exampleSources_BidiLayout_Audit_LayoutAudit_swift_1() throws {
    let arrow = Node(
      id: "back-arrow", frame: LayoutRect(x: 0, y: 0, width: 24, height: 24),
      content: .image(ImageContent(name: "arrow.backward")))
    let scene = LayoutScene(size: LayoutSize(width: 100, height: 24), windows: [arrow])
    expect(LayoutAudit(scene).findings().map(\.rule), ["undirected-image"])
  }

  @Test("Sources/BidiLayout/BidiLayout.docc/BidiLayout.md 1") func exampleSources_BidiLayout_BidiLayout_docc_BidiLayout_md_1() throws {
    let row = Node(
      id: "row", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44),
      children: [Node(id: "icon", frame: LayoutRect(x: 16, y: 8, width: 28, height: 28))])
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 44), windows: [row])
    expect(scene.resolved(in: .leftToRight).item("icon")?.frame.x, 16)
    expect(scene.resolved(in: .rightToLeft).item("icon")?.frame.x, 276)
  }

  @Test("Sources/BidiLayout/BidiLayout.docc/MirroredScreen.md 1") func exampleSources_BidiLayout_BidiLayout_docc_MirroredScreen_md_1() throws {

    let back = Node(
      id: "back", frame: LayoutRect(x: 8, y: 8, width: 28, height: 28),
      content: .image(ImageContent(name: "arrow.backward", mirroring: .automatic)))
    let title = Node(
      id: "title", frame: LayoutRect(x: 48, y: 8, width: 160, height: 24),
      content: .text(TextContent("小明بدأ في متابعتك")))
    let next = Node(
      id: "next", frame: LayoutRect(x: 284, y: 8, width: 28, height: 28),
      content: .image(ImageContent(name: "arrow.forward")))
    let bar = Node(
      id: "bar", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44), children: [back, title, next])
    var scene = LayoutScene(size: LayoutSize(width: 320, height: 44), windows: [bar])

    // The same scene in both directions.
    expect(scene.resolved(in: .leftToRight).item("back")?.frame.x, 8)
    let arabic = scene.resolved(in: .rightToLeft)
    expect(arabic.item("back")?.frame.x, 284)
    expect(arabic.item("back")?.mirroring.isMirrored, true)

    // What does a touch at the top right meet?
    expect(arabic.hitTest(LayoutPoint(x: 300, y: 20))?.id, "back")

    // What goes wrong for readers of Arabic?
    let findings = LayoutAudit(scene, locale: "ar").findings()
    expect(findings.map { "\($0.node?.description ?? ""): \($0.rule)" }, ["bar/title: display-order", "bar/next: undirected-image"])

    // Put both right: the arrow turns round, and the text says its direction.
    scene.windows[0].children[2].content = .image(
      ImageContent(name: "arrow.forward", mirroring: .automatic))
    scene.windows[0].children[1].content = .text(
      TextContent("小明بدأ في متابعتك".embedded(in: .rightToLeft)))
    expect(LayoutAudit(scene, locale: "ar").findings().count, 0)
  }

  @Test("Sources/BidiLayout/Constraints/ConstraintLayout.swift 1") func exampleSources_BidiLayout_Constraints_ConstraintLayout_swift_1() throws {
    var row = Node(id: "row", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44), children: [
      Node(id: "title", frame: .zero)
    ])
    row.arrangement = .constraints(
      ConstraintLayout([
        LayoutConstraint("title", .leading, to: "row", .leading, 16),
        LayoutConstraint("title", .width, 100),
        LayoutConstraint("title", .height, 20),
        LayoutConstraint("title", .centerY, to: "row", .centerY),
      ]))
  }

  @Test("Sources/BidiLayout/Constraints/ContentSizing.swift 1") func exampleSources_BidiLayout_Constraints_ContentSizing_swift_1() throws {
    var title = Node(id: "title", frame: .zero)
    title.sizing = ContentSizing(
      intrinsicWidth: 80, intrinsicHeight: 20, firstBaseline: 16, lastBaseline: 16)
  }

  @Test("Sources/BidiLayout/Constraints/LayoutConstraint.swift 1") func exampleSources_BidiLayout_Constraints_LayoutConstraint_swift_1() throws {
    var title = LayoutConstraint("title", .leading, to: "row", .leading, 16)
    title.priority = 750
  }

  @Test("Sources/BidiLayout/Containers/LayoutAnchor.swift 1") func exampleSources_BidiLayout_Containers_LayoutAnchor_swift_1() throws {
    var node = Node(id: "title", frame: .zero)
    node.anchors = [
      .to(.leading, 16), .to(.trailing, -16), .to(.top, 8), LayoutAnchor(.height, 44),
    ]
  }

  @Test("Sources/BidiLayout/Containers/StackLayout.swift 1") func exampleSources_BidiLayout_Containers_StackLayout_swift_1() throws {
    let row = StackLayout(axis: .horizontal, spacing: 8)
    let square = StackLayout.Item(size: LayoutSize(width: 44, height: 44))
    let frames = row.frames(of: [square, square], in: LayoutSize(width: 320, height: 44))
    expect(frames.map(\.x), [0, 52])
    expect(frames.map { $0.resolved(inWidth: 320, .rightToLeft).x }, [276, 224])
  }

  @Test("Sources/BidiLayout/Geometry/DirectionalEdgeInsets.swift 1") func exampleSources_BidiLayout_Geometry_DirectionalEdgeInsets_swift_1() throws {
    let insets = DirectionalEdgeInsets(top: 98, leading: 99, bottom: 96, trailing: 97)
    expect(insets.resolved(in: .rightToLeft).left, 97)
  }

  @Test("Sources/BidiLayout/Geometry/LayoutRect.swift 1") func exampleSources_BidiLayout_Geometry_LayoutRect_swift_1() throws {
    expect(LayoutRect(x: 10, y: 20, width: 50, height: 30).mirrored(inWidth: 100).x, 40)
  }

  @Test("Sources/BidiLayout/Scene/ImageMirroring.swift 1") func exampleSources_BidiLayout_Scene_ImageMirroring_swift_1() throws {
    let image = ImageContent(name: "back", mirroring: .automatic)
    expect(image.resolved(in: .rightToLeft).orientation, .upMirrored)
  }

  @Test("Sources/BidiLayout/Scene/LayerAnimation.swift 1") func exampleSources_BidiLayout_Scene_LayerAnimation_swift_1() throws {
    expect(LayerAnimation(.rotationZ, values: [0, .pi]).resolved(in: .rightToLeft, parentWidth: 320).values, [0, -.pi])
  }

  @Test("Sources/BidiLayout/Scene/LayoutScene.swift 1") func exampleSources_BidiLayout_Scene_LayoutScene_swift_1() throws {
    let cover = Node(id: "cover", frame: LayoutRect(x: 10, y: 10, width: 100, height: 60))
    let window = Node(
      id: "window", frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), children: [cover])
    let scene = LayoutScene(size: LayoutSize(width: 390, height: 844), windows: [window])
    let resolved = scene.resolved(in: .rightToLeft)
    expect(resolved.items.first { $0.id == "cover" }?.frame.x, 280)
  }

  @Test("Sources/BidiLayout/Scene/Node.swift 1") func exampleSources_BidiLayout_Scene_Node_swift_1() throws {
    let badge = Node(id: "badge", frame: LayoutRect(x: 80, y: 4, width: 16, height: 16))
    let cover = Node(
      id: "picture", frame: LayoutRect(x: 10, y: 10, width: 100, height: 60),
      content: .image(ImageContent(name: "photo")), children: [badge])
    _ = cover
  }

  @Test("Sources/BidiInteraction/BidiInteraction.docc/BidiInteraction.md 1") func exampleSources_BidiInteraction_BidiInteraction_docc_BidiInteraction_md_1() throws {

    let context = PopContext(size: LayoutSize(width: 375, height: 812), layoutDirection: .rightToLeft)
    func pan(_ x: Double) -> PanSample {
      PanSample(time: 0, location: LayoutPoint(x: 360 + x, y: 300), translation: LayoutPoint(x: x, y: 0))
    }

    var interaction = PopInteraction(.fullScreenBack)
    expect(interaction.handle(.began(sample: pan(-10), context: context)), [.begin(transition: 1, isInteractive: true, direction: .rightToLeft)])
    expect(interaction.handle(.changed(sample: pan(-150))), [.update(progress: 0.4)])
    expect(interaction.handle(.changed(sample: pan(150))), [.update(progress: 0)])
  }

  @Test("Sources/BidiInteraction/Completion/CompletionPolicy.swift 1") func exampleSources_BidiInteraction_Completion_CompletionPolicy_swift_1() throws {
    expect(CompletionPolicy.half.outcome(progress: 0.5, velocity: 3), .cancel)
    expect(CompletionPolicy.flutter.outcome(progress: 0.1, velocity: 1.2), .finish)
  }

  @Test("Sources/BidiInteraction/Controls/SceneTouches.swift 1") func exampleSources_BidiInteraction_Controls_SceneTouches_swift_1() throws {
    let slider = Node(
      id: "volume", frame: LayoutRect(x: 0, y: 0, width: 100, height: 30), content: .control(ControlContent(.slider)))
    var touches = SceneTouches(
      LayoutScene(size: LayoutSize(width: 100, height: 30), windows: [slider]),
      in: LayoutEnvironment(layoutDirection: .rightToLeft))
    touches.handle(Touch(.down, at: LayoutPoint(x: 20, y: 10), time: 0))
    expect(touches.scene.windows[0].content, .control(ControlContent(.slider, value: 0.8)))
  }

  @Test("Sources/BidiInteraction/Gestures/PanDirection.swift 1") func exampleSources_BidiInteraction_Gestures_PanDirection_swift_1() throws {
    let measure = PanMeasure()
    expect(measure.progress(LayoutPoint(x: -150, y: 0), in: LayoutSize(width: 375, height: 812), .rightToLeft), 0.4)
    expect(measure.progress(LayoutPoint(x: 150, y: 0), in: LayoutSize(width: 375, height: 812), .rightToLeft), 0)
  }

  @Test("Sources/BidiInteraction/Gestures/PanRecognizer.swift 1") func exampleSources_BidiInteraction_Gestures_PanRecognizer_swift_1() throws {
    let context = PopContext(size: LayoutSize(width: 400, height: 800), layoutDirection: .leftToRight)
    var recognizer = PanRecognizer()
    let down = Touch(.down, at: LayoutPoint(x: 4, y: 300), time: 0)
    let move = Touch(.move, at: LayoutPoint(x: 24, y: 300), time: 0.05)
    expect(recognizer.handle(down, in: context), nil)
    expect(recognizer.handle(move, in: context) != nil, true)
  }

  @Test("Sources/BidiInteraction/Gestures/PopGestureGate.swift 1") func exampleSources_BidiInteraction_Gestures_PopGestureGate_swift_1() throws {
    let context = PopContext(size: LayoutSize(width: 375, height: 812), layoutDirection: .rightToLeft)
    let pan = PanSample(
      time: 0, location: LayoutPoint(x: 310, y: 300), translation: LayoutPoint(x: -40, y: 6))
    let gate = PopGestureGate(gesture: .fullScreen)
    expect(gate.decision(for: pan, in: context), .begin)
    expect(gate.decision(for: pan.mirrored(inWidth: 375), in: context), .refuse(.wrongWay))
  }

  @Test("Sources/BidiInteraction/Gestures/SwipeDirections.swift 1") func exampleSources_BidiInteraction_Gestures_SwipeDirections_swift_1() throws {
    let directions: SwipeDirections = [.toTrailing, .up]
    expect(directions.resolved(in: .rightToLeft), [.left, .up])
  }

  @Test("Sources/BidiInteraction/Interaction/PopInteraction.swift 1") func exampleSources_BidiInteraction_Interaction_PopInteraction_swift_1() throws {
    let context = PopContext(size: LayoutSize(width: 400, height: 800), layoutDirection: .rightToLeft)
    let pan = PanSample(
      time: 0, location: LayoutPoint(x: 90, y: 300), translation: LayoutPoint(x: -300, y: 0))
    var interaction = PopInteraction(.fullScreenBack)
    expect(interaction.handle(.began(sample: pan, context: context)).count, 1)
    expect(interaction.handle(.changed(sample: pan)), [.update(progress: 0.75)])
    expect(interaction.handle(.changed(sample: pan.mirrored(inWidth: 400))), [.update(progress: 0)])
  }

  @Test("Sources/BidiInteraction/Interaction/TransitionPlayback.swift 1") func exampleSources_BidiInteraction_Interaction_TransitionPlayback_swift_1() throws {
    var playback = TransitionPlayback()
    playback.perform(.begin(transition: 1, isInteractive: true, direction: .rightToLeft), at: 0)
    playback.perform(.update(progress: 0.5), at: 1)
    playback.perform(.finish(settle: SettleTiming.linear.settle(.finish, progress: 0.5)), at: 2)
    expect(playback.progress(at: 2.0625), 0.75)
  }

  @Test("Sources/BidiInteraction/Transitions/TransitionStyle.swift 1") func exampleSources_BidiInteraction_Transitions_TransitionStyle_swift_1() throws {
    let size = LayoutSize(width: 400, height: 800)
    let frame = SlideTransition().frame(.pop, progress: 0.25, in: size)
    expect(frame.from.resolved(in: .leftToRight, size: size).apply(to: .zero, in: size)?.x, 100)
    expect(frame.from.resolved(in: .rightToLeft, size: size).apply(to: .zero, in: size)?.x, -100)
  }

  @Test("Sources/BidiSource/DecodedText+Builder.swift 1") func exampleSources_BidiSource_DecodedText_Builder_swift_1() throws {
    var builder = DecodedText.Builder()
    let file = Array("a\\n".utf8)
    builder.append(file[0..<1])
    builder.append("\n", from: 1..<3)
    expect(builder.text(in: 0..<3).string, "a\n")
  }

  @Test("Sources/BidiSource/FolderKind.swift 1") func exampleSources_BidiSource_FolderKind_swift_1() throws {
    expect(FolderKind(name: "Pods"), .foreign)
  }

  @Test("Sources/BidiSource/JSON/JSONValue+Writing.swift 1") func exampleSources_BidiSource_JSON_JSONValue_Writing_swift_1() throws {
    let value = JSONValue.object(["b": .array([.integer(1), .null]), "a": .string("\"")])
    _ = String(decoding: value.bytes, as: UTF8.self)
  }

  @Test("Sources/BidiSource/JSON/JSONValue.swift 1") func exampleSources_BidiSource_JSON_JSONValue_swift_1() throws {
    let value = try JSONValue(Array(#"{"a": "\u05D0"}"#.utf8))
    expect(value["a"]?.text?.string  == "\u{5D0}", true)
    expect(value["a"]?.text?.range, 7..<13)
  }

  @Test("Sources/BidiSource/NameWords.swift 1") func exampleSources_BidiSource_NameWords_swift_1() throws {
    expect(NameWords("ic_arrow_back").direction, "arrow")
    expect(NameWords("photo").direction, nil)
  }

  @Test("Sources/BidiSource/SourceFile+Location.swift 1") func exampleSources_BidiSource_SourceFile_Location_swift_1() throws {
    var locator = SourceLocator(try SourceFile(path: "a.strings", bytes: Array("a\nb\nc".utf8)))
    expect(locator.locations(of: [2]).map(\.line), [2])
    locator.advance(to: 4)
    expect(locator.locations(of: [4]).map(\.line), [3])
  }

  @Test("Sources/LocalizationFiles/FormatReader.swift 1") func exampleSources_LocalizationFiles_FormatReader_swift_1() throws {
    let format = FileFormat(path: "App/en.lproj/Localizable.strings") { [] }
    expect(format?.path("App/en.lproj/Localizable.strings", translatedTo: "he"), "App/he.lproj/Localizable.strings")
  }

  @Test("Sources/LocalizationFiles/TranslatedPath+Locale.swift 1") func exampleSources_LocalizationFiles_TranslatedPath_Locale_swift_1() throws {
    expect(TranslatedPath.formatWithoutLocale(of: "app/strings.json")?.name, "JSON strings")
    expect(TranslatedPath.formatWithoutLocale(of: "app/package.json") == nil, true)
  }

  @Test("Sources/LocalizationFiles/TranslatedPath+Locale.swift 2") func exampleSources_LocalizationFiles_TranslatedPath_Locale_swift_2() throws {
    expect(TranslatedPath.words(of: "hebrew/app_arabic.json"), ["arabic", "app_arabic", "hebrew"])
  }

  @Test("Sources/LocalizationFiles/TranslatedPath+Locale.swift 3") func exampleSources_LocalizationFiles_TranslatedPath_Locale_swift_3() throws {
    expect(TranslatedPath.withoutLocale("i18n/messages_ar.properties"), ["i18n/messages.properties"])
    expect(TranslatedPath.withoutLocale("i18n/ar/messages.json"), ["i18n/messages.json"])
  }

  @Test("Sources/LocalizationFiles/TranslatedPath.swift 1") func exampleSources_LocalizationFiles_TranslatedPath_swift_1() throws {
    expect(TranslatedPath.kindAndLocale(of: "config/locales/he.yml")?.kind, ".yml")
    expect(TranslatedPath.kindAndLocale(of: "screenshots/ar/1.png") == nil, true)
  }

  @Test("Sources/SceneFiles/SceneFiles.docc/BidiScene.md 1") func exampleSources_SceneFiles_SceneFiles_docc_BidiScene_md_1() throws {

    let back = Node(id: "back", frame: LayoutRect(x: 8, y: 8, width: 44, height: 44))
    let window = Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480), children: [back])
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 480), windows: [window])
    let resolved = scene.resolved(in: .rightToLeft)
    expect(resolved.items.map(\.frame.minX), [0.0, 268.0])
    expect(resolved.hitTest(LayoutPoint(x: 300, y: 20))?.id, "back")
    expect(LayoutAudit(scene).findings().count, 0)
  }

  @Test("Sources/SceneFiles/SceneFiles.docc/SceneFiles.md 1") func exampleSources_SceneFiles_SceneFiles_docc_SceneFiles_md_1() throws {
    let json = #"{"size": {"width": 100, "height": 20}, "windows": [{"id": "window"}]}"#
    let file = try SceneFile(path: "a.json", bytes: Array(json.utf8))
    expect(file.scene.windows[0].id, "window")
    let typo = #"{"size": {"width": 100, "height": 20}, "windows": [{"idd": "window"}]}"#
    let error = Result { try SceneFile(path: "a.json", bytes: Array(typo.utf8)) }
    expect((try? error.get()) == nil, true)
  }

  @Test("Sources/SceneFiles/SceneFiles.docc/SceneFiles.md 2") func exampleSources_SceneFiles_SceneFiles_docc_SceneFiles_md_2() throws {
    let scene = #"{"size": {"width": 100, "height": 20}, "windows": [{"id": "window"}]}"#
    let page = ScenePage(try SceneFile(path: "a.json", bytes: Array(scene.utf8))).html()
    expect(page.hasPrefix("<!DOCTYPE html>"), true)
  }

  @Test("Sources/InterfaceFiles/Assets/AssetCatalog.swift 1") func exampleSources_InterfaceFiles_Assets_AssetCatalog_swift_1() throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "back.svg", "language-direction": "left-to-right"}]}"#
    let files = ["App": ["A.xcassets"], "App/A.xcassets": ["back.imageset"]]
    let catalog = AssetCatalog(
      folders: ["App/A.xcassets"], list: { files[$0] ?? [] }, read: { _ in Array(contents.utf8) })
    expect(catalog.image("back")?.direction, .leftToRightMirrors)
  }

  @Test("Sources/InterfaceFiles/InterfaceFiles.docc/InterfaceFiles.md 1") func exampleSources_InterfaceFiles_InterfaceFiles_docc_InterfaceFiles_md_1() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="root">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews><label text="Name" textAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="name">
      <rect key="frame" x="16" y="20" width="100" height="20"/></label></subviews>
      <constraints>
      <constraint firstItem="name" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="side"/>
      <constraint firstItem="name" firstAttribute="width" constant="100" id="width"/>
      </constraints></view></objects></document>
      """
    let file = try InterfaceFile(path: "Name.xib", bytes: Array(xib.utf8))
    expect(file.findings().map(\.object?.id), ["name", "side"])
    let scene = file.scenes()[0].scene
    expect(scene.resolved(in: .rightToLeft).items[1].frame.x, 16)
    let fixed = try file.fixed()?.file
    expect(fixed?.scenes()[0].scene.resolved(in: .rightToLeft).items[1].frame.x, 204)
  }

  @Test("Sources/BidiLint/BidiLint.docc/BidiLint.md 1") func exampleSources_BidiLint_BidiLint_docc_BidiLint_md_1() throws {

    let explanation = Explanation(
      of: "PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.", locale: MessageLocale("he"), options: LintOptions())
    expect(explanation.findings.map(\.rule), ["base-direction"])
    expect(explanation.isWrong, true)
  }

  @Test("Sources/BidiLint/BidiLint.docc/CheckFiles.md 1") func exampleSources_BidiLint_BidiLint_docc_CheckFiles_md_1() throws {

    let text = #""greeting" = "مرحبا";"# + "\n" + #""follow" = "小明بدأ في متابعتك";"#
    let file = try LocalizationFile(
      path: "ar.lproj/Localizable.strings", bytes: Array(text.utf8))
    expect(file.entries.count, 2)

    // The path says the locale.
    let locale = file.locale.flatMap { MessageLocale($0) }
    let linter = Linter(options: LintOptions())
    let findings = linter.findings(in: file, locale: locale)
    expect(findings.map { "\($0.location.line):\($0.location.column) \($0.rule) \($0.key ?? "")" }, ["2:13 base-direction follow"])
    expect(findings.first?.fix?.safety, .safe)

    // Repair: only the value with the finding changes.
    let outcome = try Fixer(linter: linter).fix(file, locale: locale)
    expect(outcome.fixed.count, 1)
    expect(outcome.remaining.count, 0)
    // These bytes go to the disk. They are the old ones, with six new ones: two controls.
    let bytes = outcome.repaired.source.bytes()
    expect(bytes.count - text.utf8.count, 6)
    let shown = String(decoding: bytes, as: UTF8.self).showingControls()
    expect(shown.contains("= \"‹RLE›小明بدأ في متابعتك‹PDF›\";"), true)
  }

  @Test("Sources/BidiLint/Findings/RuleStatement.swift 1") func exampleSources_BidiLint_Findings_RuleStatement_swift_1() throws {

    let message = Message("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.")
    let hebrew = MessageLocale("he")!
    let verdict = message.verdict(locale: hebrew)
    expect(verdict.statements(about: message, in: hebrew).map(\.rule), ["base-direction"])
  }

  @Test("Sources/BidiLanguageServer/Messages/MessageReader.swift 1") func exampleSources_BidiLanguageServer_Messages_MessageReader_swift_1() throws {
    var reader = MessageReader()
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    let (first, second) = (reader.next(), reader.next())
    expect(first == .message([0x7B, 0x7D]), true)
    expect(second == nil, true)
  }

  @Test("Resources/Documentation/BidiKit.docc/FromAWERTL.md 1") func exampleResources_Documentation_BidiKit_docc_FromAWERTL_md_1() throws {

    let badge = Node(id: "badge", frame: LayoutRect(x: 84, y: 4, width: 12, height: 12))
    let photo = Node(
      id: "photo", frame: LayoutRect(x: 10, y: 10, width: 100, height: 60),
      content: .image(ImageContent(name: "photo")), children: [badge])
    let window = Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 320, height: 80), children: [photo])
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 80), windows: [window])

    // The photograph stands at the other side in both. The badge does not.
    expect(scene.resolved(in: .rightToLeft, strategy: .windowMirror).item("photo")?.frame.x, 210)
    expect(scene.resolved(in: .rightToLeft, strategy: .windowMirror).item("badge")?.frame.x, 294)
    expect(scene.resolved(in: .rightToLeft).item("photo")?.frame.x, 210)
    expect(scene.resolved(in: .rightToLeft).item("badge")?.frame.x, 214)
    expect(LayoutAudit(scene, strategy: .windowMirror).findings().map(\.rule), ["inner-override"])

    // Text: embedded once, not twice.
    let text = "小明بدأ في متابعتك".embedded(in: .rightToLeft)
    expect(text.showingControls(), "‹RLE›小明بدأ في متابعتك‹PDF›")
    expect(text.embedded(in: .rightToLeft) == text, true)
  }

  @Test("Resources/Documentation/BidiKit.docc/FromBidiFormatter.md 1") func exampleResources_Documentation_BidiKit_docc_FromBidiFormatter_md_1() throws {

    // As on Android: each argument is wrapped by itself, and the marks keep its ends in place.
    let android = AndroidBidiFormatter(context: .rightToLeft)
    expect(android.unicodeWrap("Bob").showingControls(), "‹RLM›‹LRE›Bob‹PDF›‹RLM›")
    // As in Closure: the mark stands after the text alone.
    let closure = ClosureBidiFormatter(context: .rightToLeft)
    expect(closure.unicodeWrap("Bob").showingControls(), "‹LRE›Bob‹PDF›‹RLM›")

    // Here: the message is formatted as a whole, and Bob needs nothing.
    let formatter = BidiFormatter(locale: "he")
    expect(try formatter.format("שלום %@ טוב", "Bob").text.showingControls(), "שלום Bob טוב")
    // Here the name would change the line's direction.
    expect(try formatter.format("%@ כתב", "Bob").text.showingControls(), "‹FSI›Bob‹PDI› כתב")
    // Every argument isolated, as `always` asks.
    let careful = BidiFormatter(locale: "he", mode: .always)
    expect(try careful.format("שלום %@ טוב", "Bob").text.showingControls(), "שלום ‹FSI›Bob‹PDI› טוב")
    // What BidiFormatter of Android would have written, argument by argument.
    let same = BidiFormatter(locale: "he", mode: .android)
    expect(try same.format("שלום %@ טוב", "Bob").text.showingControls(), "שלום ‹RLM›‹LRE›Bob‹PDF›‹RLM› טוב")
  }

  @Test("Resources/Documentation/BidiKit.docc/FromFriBidi.md 1") func exampleResources_Documentation_BidiKit_docc_FromFriBidi_md_1() throws {

    let paragraph = try ResolvedParagraph("a אב (1)", baseDirection: .auto(fallback: .leftToRight))
    expect(paragraph.visualText(), "a (1) בא")
    expect(paragraph.levels.map { Int($0?.number ?? 255) }, [0, 0, 1, 1, 1, 1, 2, 1])
    expect(paragraph.visualOrder(), [0, 1, 7, 6, 5, 4, 3, 2])

    let number = try ResolvedParagraph("12!", baseDirection: .auto(fallback: .rightToLeft))
    expect(number.visualText(), "!12")
    expect(number.levels.map { Int($0?.number ?? 255) }, [2, 2, 1])

    let isolate = try ResolvedParagraph("\u{2067}a\u{2069}", baseDirection: .explicit(.leftToRight))
    expect(isolate.visualText(), "a")
    expect(isolate.levels.map { Int($0?.number ?? 255) }, [0, 2, 0])
    let arabic = try ResolvedParagraph("\u{0644}\u{0627}", baseDirection: .auto(fallback: .leftToRight))
    expect(arabic.visualText(), "\u{0627}\u{0644}")
  }

  @Test("Resources/Documentation/BidiKit.docc/FromICU.md 1") func exampleResources_Documentation_BidiKit_docc_FromICU_md_1() throws {

    let text = "😀 a (אב)"
    let base = BaseDirection.auto(fallback: .rightToLeft)
    let paragraph = try ResolvedParagraph(text, baseDirection: base)
    expect(paragraph.paragraphLevel.number, 0)
    expect(text.levels(per: .utf16, baseDirection: base).map { Int($0.number) }, [0, 0, 0, 0, 0, 0, 1, 1, 0])
    let runs = paragraph.visualRuns()
    expect(runs.offsets(in: text).map { $0.lowerBound.utf16..<$0.upperBound.utf16 }, [0..<6, 6..<8, 8..<9])
    expect(paragraph.visualText(), "😀 a (בא)")
    expect("abc".isPlainLeftToRight, true)
  }

  @Test("Resources/Documentation/BidiKit.docc/FromMDFInternationalization.md 1") func exampleResources_Documentation_BidiKit_docc_FromMDFInternationalization_md_1() throws {

    // 50 points wide, 10 points from the leading side of a view that is 100 points wide.
    expect(LayoutRect(x: 10, y: 20, width: 50, height: 30).mirrored(inWidth: 100).x, 40)
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(insets.resolved(in: .rightToLeft).left, 4)
    expect(insets.resolved(in: .rightToLeft).mirrored.left, 2)
    expect(SemanticContentAttribute.playback.layoutDirection(relativeTo: .rightToLeft), .leftToRight)
    expect(ImageOrientation.left.horizontallyMirrored, .rightMirrored)

    let name = "Ali (admin)"
    expect(name.embedded(in: .leftToRight).showingControls(), "‹LRE›Ali (admin)‹PDF›")
    // An isolate does what an embedding between two marks does there.
    expect(name.isolated(in: .leftToRight).showingControls(), "‹LRI›Ali (admin)‹PDI›")
    expect("\u{202A}Ali\u{202C}".strippingControls(), "Ali")
    expect("12:30".writingDirection == nil, true)
  }

  @Test("Resources/Documentation/BidiKit.docc/FromPythonBidi.md 1") func exampleResources_Documentation_BidiKit_docc_FromPythonBidi_md_1() throws {

    expect("abc אבג".visualText(), "abc גבא")
    expect("abc אבג".visualText(baseDirection: .explicit(.rightToLeft)), "גבא abc")
    // Brackets are mirrored (rule L4).
    expect("שלום (12)".visualText(), "(12) םולש")
    // Grapheme clusters stay whole.
    expect("בָּם".visualText(), "םבָּ")
    // Controls do their work and are left out.
    expect("\u{202B}ב!\u{202C}".visualText(), "!ב")
    // Each paragraph is a line.
    expect("א\nb".visualText(), "א\nb")
  }
}
