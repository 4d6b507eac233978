#if Shaping
  import BidiAttributed
  import BidiLayout
  import BidiSource
  import BidiText
  import InterfaceFiles
  import TextShaping

  /// Measures the texts of an interface in their boxes, in each language.
  ///
  /// Labels grow with their texts as far as the constraints allow; what has no room then is a finding.
  struct TextFitAudit {
    /// An interface in one language.
    struct Language {
      /// The language; nil for the texts of the file itself.
      let locale: String?
      let scenes: [InterfaceScene]
      /// The texts that programs show for a translated property, by its name: `abc-12-xyz.text`.
      var forms: [String: [String]] = [:]
    }

    let file: InterfaceFile
    let measure: TextMeasure

    private typealias Measured = TextMeasure.Measured

    /// A text of a node: the widest one that the program shows.
    private struct NodeText {
      let string: String
      /// The text as the file has it.
      let stored: String
      let measured: Measured
      /// The text that the box was drawn for.
      let original: Measured
      let font: TextMeasure.Font
      let facts: TextFacts
    }

    /// The findings, in the order of the file: texts of the file first, then each language.
    func findings(_ languages: [Language]) throws(ShapingError) -> [AuditFinding] {
      var found: [AuditFinding] = []
      // Of a box that does not hold the text that it was drawn for, nothing is known.
      var unknown: Set<String> = []
      for language in languages {
        for scene in language.scenes {
          for (id, finding) in try self.findings(of: scene, language) {
            if language.locale == nil {
              unknown.insert(id)
            } else if unknown.contains(id), finding.rule != TextFitRule.missingGlyph.rawValue {
              continue
            }
            found.append(finding)
          }
        }
      }
      return found.enumerated().sorted {
        ($0.element.location?.byteOffset ?? 0, $0.offset)
          < ($1.element.location?.byteOffset ?? 0, $1.offset)
      }.map(\.element)
    }

    private func findings(
      of scene: InterfaceScene, _ language: Language
    ) throws(ShapingError) -> [(id: String, finding: AuditFinding)] {
      let tongue = TextMeasure.Language(locale: language.locale)
      let texts = try texts(of: scene, language)
      guard !texts.isEmpty else { return [] }
      let shown = (language.locale == nil ? scene.scene : scene.translated).replacingTexts {
        node, content in
        texts[node.id].flatMap { $0.string == content.string ? nil : $0.string }
      }
      // First as wide as the texts want to be, then as high as they are at the width that they get.
      var ratios: [String: Double] = [:]
      var sized = Self.resized(shown) { node in
        guard var sizing = node.sizing else { return nil }
        guard let text = texts[node.id] else { return Self.yielding(sizing) }
        if let width = sizing.intrinsicWidth {
          let insets = Self.insets(of: node)
          let ratio = Self.ratio(of: text, drawnAs: width - insets)
          ratios[node.id] = ratio
          sizing.intrinsicWidth = text.measured.width * ratio + insets
        }
        return sizing
      }
      var lines: [String: Int] = [:]
      for item in sized.resolved(in: tongue.direction).items {
        guard let text = texts[item.id], text.facts.lineLimit != 1,
          case .text(let resolved) = item.content
        else { continue }
        lines[item.id] = try lineCount(
          text, width: room(of: item, resolved), ratio: ratios[item.id] ?? 1, tongue)
      }
      sized = Self.resized(sized) { node in
        guard let count = lines[node.id], let text = texts[node.id], var sizing = node.sizing,
          sizing.intrinsicHeight != nil
        else { return nil }
        sizing.intrinsicHeight = Double(count) * text.measured.lineHeight
        return sizing
      }
      var found: [(id: String, finding: AuditFinding)] = []
      for item in sized.resolved(in: tongue.direction).items {
        guard let text = texts[item.id], case .text(let resolved) = item.content,
          !scene.unsettled.contains(item.id)
        else { continue }
        for fault in try faults(
          text, width: room(of: item, resolved), height: item.size.height,
          ratio: ratios[item.id] ?? 1, tongue)
        {
          found.append((item.id, finding(fault, text, id: item.id, language.locale)))
        }
      }
      return found
    }

    /// The texts of a scene in a language, by the IDs of nodes.
    private func texts(
      of scene: InterfaceScene, _ language: Language
    ) throws(ShapingError) -> [String: NodeText] {
      let tongue = TextMeasure.Language(locale: language.locale)
      var texts: [String: NodeText] = [:]
      for (id, original) in Self.texts(of: scene) {
        guard let facts = scene.textFacts[id], !facts.isOfIcons else { continue }
        let strings: [String]
        let stored: String
        if language.locale == nil {
          stored = original.string
          strings = SampledText.texts(of: stored)
        } else {
          guard let translation = scene.translations[id] else { continue }
          stored = translation
          strings = scene.translatedProperties[id].flatMap { language.forms[$0] } ?? [stored]
        }
        let font = TextMeasure.Font(
          family: facts.family, size: original.fontSize, weight: facts.weight,
          isCondensed: facts.isCondensed)
        guard let widest = try measure.widest(of: strings, font, tongue) else { continue }
        texts[id] = NodeText(
          string: widest.string, stored: stored, measured: widest.measured,
          original: try measure.measure(original.string, font, tongue), font: font, facts: facts)
      }
      return texts
    }

    private func faults(
      _ text: NodeText, width: Double, height: Double, ratio: Double,
      _ language: TextMeasure.Language
    ) throws(ShapingError) -> [TextFault] {
      let facts = text.facts
      let room = TextRoom(
        width: facts.roomInCell ?? width, height: height, lineLimit: facts.lineLimit,
        minimumScale: facts.minimumScale, ratio: ratio, isOfAnyHeight: facts.isOfAnyHeight)
      return try room.faults(of: text.string, text.measured, text.font, language, measure)
    }

    private func lineCount(
      _ text: NodeText, width: Double, ratio: Double, _ language: TextMeasure.Language
    ) throws(ShapingError) -> Int {
      try measure.lineCount(
        of: text.string, text.font, width: width, factor: text.measured.factor * ratio, language)
    }

    private func finding(
      _ fault: TextFault, _ text: NodeText, id: String, _ locale: String?
    ) -> AuditFinding {
      // Who draws an interface sees its own texts, and most that have no room there are ones that the program replaces, as it
      // does
      // with those of models of cells.
      let isReplaced = (locale == nil || text.facts.isTemplate) && fault.rule != .missingGlyph
      return AuditFinding(
        rule: fault.rule.rawValue, severity: isReplaced ? .info : .warning, file: file.path,
        location: file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0),
        object: AuditFinding.Object(
          id: id, viewID: nil, label: "text" + (locale.map { ", \($0)" } ?? "")),
        explanation: fault.explanation(of: text.string, stored: text.stored, text.measured),
        cure: fault.cure, measured: fault.record(of: text.string, locale, text.measured))
    }

    // MARK: Scenes

    /// The texts of a scene, by the IDs of nodes.
    private static func texts(of scene: InterfaceScene) -> [(id: String, text: TextContent)] {
      var texts: [(id: String, text: TextContent)] = []
      var open = scene.scene.windows
      while let node = open.popLast() {
        if case .text(let text) = node.content { texts.append((node.id, text)) }
        open += node.children
      }
      return texts
    }

    /// A scene whose nodes want other sizes.
    private static func resized(
      _ scene: LayoutScene, _ sizing: (Node) -> ContentSizing?
    ) -> LayoutScene {
      func resized(_ node: Node) -> Node {
        var node = node
        if let sizing = sizing(node) { node.sizing = sizing }
        node.children = node.children.map(resized)
        return node
      }
      return LayoutScene(size: scene.size, windows: scene.windows.map(resized))
    }

    /// How much wider or narrower a text is in the real font, where Interface Builder measured it; 1 where it did not.
    ///
    /// A box that is about as wide as its text was measured with the real font, and tells how wide that is; others were
    /// stretched.
    private static func ratio(of text: NodeText, drawnAs width: Double) -> Double {
      // What is measured in the font itself needs no other ruler.
      guard text.original.width > 0, text.original.fontMargin > 0 else { return 1 }
      let ratio = width / text.original.width
      return abs(ratio - 1) < text.original.fontMargin + 0.03 ? ratio : 1
    }

    /// The sizing of a control that Interface Builder drew as wide as there was room; nil for another one.
    ///
    /// How wide it has to be is not known, so that a text beside it grows first. What hugs its content as a label does is drawn
    /// as
    /// wide as its content.
    private static func yielding(_ sizing: ContentSizing) -> ContentSizing? {
      guard sizing.intrinsicWidth != nil, sizing.hugging.horizontal <= 250 else { return nil }
      var sizing = sizing
      sizing.compressionResistance.horizontal = min(sizing.compressionResistance.horizontal, 749)
      return sizing
    }

    /// What lies between the sides of a node and its text.
    private static func insets(of node: Node) -> Double {
      guard case .text(let text) = node.content else { return 0 }
      return text.insets.leading + text.insets.trailing
    }

    private func room(of item: DrawItem, _ text: ResolvedText) -> Double {
      item.size.width - text.insets.left - text.insets.right
    }
  }
#endif
