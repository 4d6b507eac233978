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
      let font: TextMeasure.Font
      let facts: TextFacts
      /// Whether what is wrong is told: a text without a translation only takes its room.
      let isTold: Bool
    }

    /// A fault of a node in a language.
    private struct Told: Hashable {
      let id: String
      let rule: String
      let locale: String?
    }

    /// A fault of a node.
    private struct Found {
      let id: String
      /// The bar that the text stands in.
      let bar: String?
      let isTitle: Bool
      let finding: AuditFinding

      /// The box that has no room: the buttons of a bar share it.
      var box: String { isTitle ? id : bar ?? id }
    }

    /// A scene in a language, and what its boxes tell of fonts.
    private struct Subject {
      let scene: InterfaceScene
      let language: Language
      let rulers: DrawnRulers

      var tongue: TextMeasure.Language { TextMeasure.Language(locale: language.locale) }
    }

    /// The findings, in the order of the file: texts of the file first, then each language.
    func findings(_ languages: [Language]) throws(ShapingError) -> [AuditFinding] {
      var found: [AuditFinding] = []
      // Of a box that does not hold the text that it was drawn for, nothing is known.
      var unknown: Set<String> = []
      var rulers: [String: DrawnRulers] = [:]
      // The items of a bar stand in two scenes: that of the bar and that of the screen.
      var told: Set<Told> = []
      for language in languages {
        for scene in language.scenes {
          if language.locale == nil { rulers[scene.objectID] = try self.rulers(of: scene) }
          let subject = Subject(
            scene: scene, language: language, rulers: rulers[scene.objectID] ?? DrawnRulers())
          for one in try self.findings(of: subject)
          where told.insert(
            Told(id: one.id, rule: one.finding.rule, locale: language.locale)
          ).inserted {
            let isOfRoom = one.finding.rule != TextFitRule.missingGlyph.rawValue
            if isOfRoom, language.locale == nil {
              unknown.insert(one.box)
            } else if isOfRoom, unknown.contains(one.box) || unknown.contains(one.bar ?? one.box) {
              continue
            }
            found.append(one.finding)
          }
        }
      }
      return found.enumerated().sorted {
        ($0.element.location?.byteOffset ?? 0, $0.offset)
          < ($1.element.location?.byteOffset ?? 0, $1.offset)
      }.map(\.element)
    }

    private func findings(
      of subject: Subject
    ) throws(ShapingError) -> [Found] {
      let (scene, tongue) = (subject.scene, subject.tongue)
      let texts = try texts(of: scene, subject.language)
      guard texts.values.contains(where: \.isTold) else { return [] }
      let shown = (tongue.locale == nil ? scene.scene : scene.translated).replacingTexts {
        node, content in
        texts[node.id].flatMap { $0.string == content.string ? nil : $0.string }
      }
      func ratio(_ id: String) -> Double {
        texts[id].map { subject.rulers.ratio(of: id, $0.measured) } ?? 1
      }
      // First as wide as the texts want to be, then as high as they are at the width that they get.
      let widths = texts.reduce(into: [:]) { $0[$1.key] = $1.value.measured.width * ratio($1.key) }
      var sized = Self.widened(shown, widths, texts)
      var items = sized.resolved(in: tongue.direction).items
      var rooms = Self.rooms(texts, widths, items)
      var lines: [String: Int] = [:]
      for item in items {
        guard let text = texts[item.id], text.facts.lineLimit != 1, let room = rooms[item.id] else {
          continue
        }
        lines[item.id] = try lineCount(text, width: room, ratio: ratio(item.id), tongue)
      }
      sized = Self.resized(sized) { node in
        guard let count = lines[node.id], let text = texts[node.id], var sizing = node.sizing,
          sizing.intrinsicHeight != nil
        else { return nil }
        sizing.intrinsicHeight = Double(count) * text.measured.lineHeight
        return sizing
      }
      items = sized.resolved(in: tongue.direction).items
      rooms = Self.rooms(texts, widths, items)
      var found: [Found] = []
      for item in items {
        guard let text = texts[item.id], text.isTold, let room = rooms[item.id],
          !scene.isUnsettled(item.id)
        else { continue }
        for fault in try faults(
          text, width: room, height: item.size.height, ratio: ratio(item.id), tongue)
        {
          // The buttons of a bar share its width: where they have no room, nothing is known of the title either.
          let shared = text.facts.sharedRoom
          let finding = finding(
            fault, text, ratio: ratio(item.id), id: item.id, tongue.locale)
          found.append(
            Found(
              id: item.id, bar: shared?.part == .content ? nil : shared?.box,
              isTitle: shared?.part == .title, finding: finding))
        }
      }
      return found
    }

    /// What the boxes of a scene tell of the fonts of its texts.
    private func rulers(of scene: InterfaceScene) throws(ShapingError) -> DrawnRulers {
      let texts = try texts(of: scene, Language(locale: nil, scenes: []))
      var drawn: [DrawnRulers.DrawnText] = []
      var sure: Set<String> = []
      let holders = Self.holders(of: texts)
      for node in Self.nodes(of: scene) {
        let holder = holders[node.id] ?? Holder(text: node.id, taken: Self.insets(of: node))
        guard let text = texts[holder.text], let width = node.sizing?.intrinsicWidth else {
          continue
        }
        if text.facts.isPlaceholder { continue }
        let measured =
          text.string == text.stored
          ? text.measured : try measure.measure(text.stored, text.font, .init(locale: nil))
        drawn.append(.init(id: holder.text, drawn: width - holder.taken, measured: measured))
        if let room = text.facts.roomInCell, width < room - 1 { sure.insert(node.id) }
      }
      let widths = Dictionary(
        drawn.map { ($0.id, $0.measured.width) }, uniquingKeysWith: { first, _ in first })
      return DrawnRulers(drawn, sure: sure) { changed in
        let widened = Self.widened(scene.scene, widths.merging(changed) { $1 }, texts)
        let boxes = widened.resolved(in: .leftToRight).items
          .map { (holders[$0.id]?.text ?? $0.id, $0.size.width) }
        return Dictionary(boxes, uniquingKeysWith: { first, _ in first })
      }
    }

    /// The texts of a scene in a language, by the IDs of nodes.
    private func texts(
      of scene: InterfaceScene, _ language: Language
    ) throws(ShapingError) -> [String: NodeText] {
      let tongue = TextMeasure.Language(locale: language.locale)
      var texts: [String: NodeText] = [:]
      for node in Self.nodes(of: scene) {
        let id = node.id
        guard case .text(let original) = node.content, let facts = scene.textFacts[id],
          !facts.isOfIcons
        else { continue }
        let translation = language.locale == nil ? nil : scene.translations[id]
        let stored = translation ?? original.string
        var strings = [stored]
        if language.locale == nil {
          strings = SampledText.texts(of: stored)
        } else if translation != nil {
          strings = scene.translatedProperties[id].flatMap { language.forms[$0] } ?? strings
        }
        let font = TextMeasure.Font(
          family: facts.family, size: original.fontSize, weight: facts.weight,
          isCondensed: facts.isCondensed)
        guard let widest = try measure.widest(of: strings, font, tongue) else { continue }
        texts[id] = NodeText(
          string: widest.string, stored: stored, measured: widest.measured, font: font,
          facts: facts,
          isTold: language.locale == nil || translation != nil)
      }
      return texts
    }

    private func faults(
      _ text: NodeText, width: Double, height: Double, ratio: Double,
      _ language: TextMeasure.Language
    ) throws(ShapingError) -> [TextFault] {
      let facts = text.facts
      let room = TextRoom(
        width: width, height: height, lineLimit: facts.lineLimit,
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
      _ fault: TextFault, _ text: NodeText, ratio: Double, id: String, _ locale: String?
    ) -> AuditFinding {
      // Who draws an interface sees its own texts, and most that have no room there are ones that the program replaces, as it
      // does with those of models of cells.
      let isReplaced = (locale == nil || text.facts.isTemplate) && fault.rule != .missingGlyph
      let isLoaded = locale == nil || InterfaceStrings.isLocalized(file.path)
      let note =
        isLoaded
        ? "" : " The file is in no .lproj folder, where iOS loads translations of interfaces."
      return AuditFinding(
        rule: fault.rule.rawValue, severity: isReplaced || !isLoaded ? .info : .warning,
        file: file.path,
        location: file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0),
        object: AuditFinding.Object(
          id: id, viewID: nil, label: "text" + (locale.map { ", \($0)" } ?? "")),
        explanation: fault.explanation(
          of: text.string, stored: text.stored, text.measured, ratio: ratio) + note,
        cure: fault.cure, measured: fault.record(of: text.string, locale, text.measured))
    }

    // MARK: Scenes

    /// The nodes of a scene.
    private static func nodes(of scene: InterfaceScene) -> [Node] {
      var nodes: [Node] = []
      var open = scene.scene.windows
      while let node = open.popLast() {
        nodes.append(node)
        open += node.children
      }
      return nodes
    }

    /// A text that a node holds, and what else is in the width of the node.
    private struct Holder {
      let text: String
      let taken: Double
    }

    /// The nodes that are as wide as a text that is another node, by their IDs: buttons.
    private static func holders(of texts: [String: NodeText]) -> [String: Holder] {
      texts.reduce(into: [:]) { holders, text in
        guard let room = text.value.facts.sharedRoom, room.part == .content else { return }
        holders[room.box] = Holder(text: text.key, taken: room.taken)
      }
    }

    /// A scene whose texts want to be as wide as given, and where controls without a known text yield.
    private static func widened(
      _ scene: LayoutScene, _ widths: [String: Double], _ texts: [String: NodeText]
    ) -> LayoutScene {
      let holders = holders(of: texts)
      return resized(scene) { node in
        guard let sizing = node.sizing else { return nil }
        let holder = holders[node.id] ?? Holder(text: node.id, taken: insets(of: node))
        guard let width = widths[holder.text] else { return yielding(node, sizing) }
        var wanted = sizing
        if sizing.intrinsicWidth != nil { wanted.intrinsicWidth = width + holder.taken }
        let isPlaceholder = texts[holder.text]?.facts.isPlaceholder ?? false
        return isPlaceholder ? yielding(node, wanted) ?? wanted : wanted
      }
    }

    /// The widths that there are for texts, by the IDs of nodes.
    private static func rooms(
      _ texts: [String: NodeText], _ widths: [String: Double], _ items: [DrawItem]
    ) -> [String: Double] {
      var rooms: [String: Double] = [:]
      let boxes = Dictionary(
        items.map { ($0.id, $0.size.width) }, uniquingKeysWith: { first, _ in first })
      var bars: [String: [BarRoom.Item]] = [:]
      for item in items {
        guard let text = texts[item.id], case .text(let resolved) = item.content else { continue }
        let own = item.size.width - resolved.insets.left - resolved.insets.right
        rooms[item.id] = text.facts.roomInCell ?? own
        guard let shared = text.facts.sharedRoom, let box = boxes[shared.box] else { continue }
        rooms[item.id] = box - shared.taken
        if shared.part == .content { continue }
        bars[shared.box, default: []].append(
          BarRoom.Item(
            id: item.id, isTitle: shared.part == .title, isTold: text.isTold,
            width: widths[item.id] ?? 0, margin: text.measured.margin, room: box - shared.taken))
      }
      for items in bars.values { rooms.merge(BarRoom(items).rooms) { $1 } }
      return rooms
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

    /// The sizing of a control that Interface Builder drew as wide as there was room; nil for another one.
    ///
    /// How wide it has to be is not known, so that a text beside it grows first. What hugs its content as a label does is drawn
    /// as wide as its content, unless it has no content: an empty label that the program fills.
    private static func yielding(_ node: Node, _ sizing: ContentSizing) -> ContentSizing? {
      let isEmptyText =
        sizing.firstBaseline != nil && node.content == .container && node.children.isEmpty
      guard sizing.intrinsicWidth != nil, sizing.hugging.horizontal <= 250 || isEmptyText else {
        return nil
      }
      var sizing = sizing
      sizing.compressionResistance.horizontal = min(sizing.compressionResistance.horizontal, 749)
      return sizing
    }

    /// What lies between the sides of a node and its text.
    private static func insets(of node: Node) -> Double {
      guard case .text(let text) = node.content else { return 0 }
      return text.insets.leading + text.insets.trailing
    }
  }
#endif
