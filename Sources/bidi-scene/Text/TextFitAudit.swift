#if Shaping
  import BidiAttributed
  import BidiLayout
  import BidiSource
  import BidiText
  import Foundation
  import InterfaceFiles
  import TextShaping

  /// A rule of what is measured.
  enum TextFitRule: String {
    /// A text is wider than its box, and has no line left.
    case textCut = "text-cut"
    /// A text needs more lines than its box is high.
    case textNeedsLines = "text-needs-lines"
    /// No font has a character.
    case missingGlyph = "missing-glyph"
  }

  /// Measures the texts of an interface in their boxes, in each language.
  ///
  /// Labels grow with their texts as far as the constraints allow; what has no room then is a finding.
  struct TextFitAudit {
    /// An interface in one language.
    struct Language {
      /// The language; nil for the texts of the file itself.
      let locale: String?
      let scenes: [InterfaceScene]
    }

    let file: InterfaceFile
    let shaper: TextShaper

    /// What is known of the width of a text.
    private struct Measured {
      let width: Double
      /// How sure the width is, as a part of it.
      let margin: Double
      /// What the width of the letters was multiplied with.
      let factor: Double
      let face: String
      let lineHeight: Double
      let missing: [Unicode.Scalar]
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
      let direction =
        language.locale.flatMap { UserInterfaceLayoutDirection(locale: $0) } ?? .leftToRight
      var texts: [String: Measured] = [:]
      var originals: [String: Measured] = [:]
      for (id, original) in Self.texts(of: scene) {
        guard let facts = scene.textFacts[id] else { continue }
        let string = language.locale == nil ? original.string : scene.translations[id]
        guard let string else { continue }
        originals[id] = try measure(
          original.string, original.fontSize, facts, language.locale, direction)
        texts[id] = try measure(string, original.fontSize, facts, language.locale, direction)
      }
      guard !texts.isEmpty else { return [] }
      let shown = language.locale == nil ? scene.scene : scene.translated
      // First as wide as the texts want to be, then as high as they are at the width that they get.
      var sized = Self.resized(shown) { node in
        guard let text = texts[node.id], var sizing = node.sizing else { return nil }
        if let original = originals[node.id], let width = sizing.intrinsicWidth {
          sizing.intrinsicWidth = Self.width(
            of: text, for: original, drawnAs: width, insets: Self.insets(of: node))
        }
        return sizing
      }
      var lines: [String: Int] = [:]
      for item in sized.resolved(in: direction).items {
        guard let facts = scene.textFacts[item.id], facts.lineLimit != 1,
          let text = texts[item.id], case .text(let resolved) = item.content
        else { continue }
        lines[item.id] = try lineCount(
          resolved, facts, text, width: room(of: item, resolved), language.locale, direction)
      }
      sized = Self.resized(sized) { node in
        guard let count = lines[node.id], let text = texts[node.id], var sizing = node.sizing,
          sizing.intrinsicHeight != nil
        else { return nil }
        sizing.intrinsicHeight = Double(count) * text.lineHeight
        return sizing
      }
      var found: [(id: String, finding: AuditFinding)] = []
      for item in sized.resolved(in: direction).items {
        guard let facts = scene.textFacts[item.id], let text = texts[item.id],
          case .text(let resolved) = item.content, !scene.unsettled.contains(item.id)
        else { continue }
        let string = resolved.paragraphs.map(\.text).joined(separator: "\n")
        for fault in try faults(
          resolved, facts, text, width: room(of: item, resolved), height: item.size.height,
          language.locale, direction)
        {
          found.append((item.id, finding(fault, string, text, id: item.id, language.locale)))
        }
      }
      return found
    }

    /// What is wrong with a text in its box.
    private enum Fault {
      case cut(needed: Double, room: Double)
      case lines(needed: Int, room: Int)
      case missing([Unicode.Scalar])
    }

    private func faults(
      _ resolved: ResolvedText, _ facts: TextFacts, _ text: Measured, width: Double, height: Double,
      _ locale: String?, _ direction: UserInterfaceLayoutDirection
    ) throws(ShapingError) -> [Fault] {
      var faults: [Fault] = text.missing.isEmpty ? [] : [.missing(text.missing)]
      // A box without a width is one that the app sizes.
      guard width > 1 else { return faults }
      let needed = text.width * facts.minimumScale
      if facts.lineLimit == 1 {
        if needed > width * (1 + text.margin) + 0.5 {
          faults.append(.cut(needed: needed, room: width))
        }
        return faults
      }
      let count = try lineCount(
        resolved, facts, text, width: width * (1 + text.margin), locale, direction)
      if facts.lineLimit > 0, count > facts.lineLimit {
        faults.append(.lines(needed: count, room: facts.lineLimit))
      } else if height > text.lineHeight * 0.5 {
        // Lines that are a little cut off at their edge still show their letters.
        let fits = max(1, Int((height / text.lineHeight + 0.25).rounded(.down)))
        if count > fits { faults.append(.lines(needed: count, room: fits)) }
      }
      return faults
    }

    private func finding(
      _ fault: Fault, _ string: String, _ text: Measured, id: String, _ locale: String?
    ) -> AuditFinding {
      let rule: TextFitRule
      let explanation: String
      let cure: String
      let shown = string.replacing("\n", with: " ").showingControls()
      let font =
        "in \(text.face)" + (text.factor == 1 ? "" : " × \(text.factor.rounded2)")
        + ", ± \(Int((text.margin * 100).rounded())) %"
      switch fault {
      case .cut(let needed, let room):
        rule = .textCut
        explanation =
          "'\(shown)' is \(needed.rounded2) points wide (\(font)), and its box \(room.rounded2): \((needed - room).rounded2)"
          + " points are cut off."
        cure =
          "It fits at \(needed.rounded(.up).rounded2) points. Give the box that room, let the text have more lines, or let its letters shrink."
      case .lines(let needed, let room):
        rule = .textNeedsLines
        explanation =
          "'\(shown)' needs \(quantity(needed, "line")) (\(font)), and there is room for \(room)."
        cure =
          "Let the box grow with the text: no limit of lines, and no fixed height."
      case .missing(let scalars):
        rule = .missingGlyph
        let names = scalars.map {
          "U+" + String($0.value, radix: 16, uppercase: true)
        }
        explanation = "No font has \(names.joined(separator: ", ")) of '\(shown)'."
        cure =
          "Take another character, or ship a font that has it; --fonts names a folder of fonts."
      }
      return AuditFinding(
        rule: rule.rawValue, file: file.path,
        location: file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0),
        object: AuditFinding.Object(
          id: id, viewID: nil, label: "text" + (locale.map { ", \($0)" } ?? "")),
        explanation: explanation, cure: cure)
    }

    // MARK: Measuring

    private func measure(
      _ string: String, _ size: Double, _ facts: TextFacts, _ locale: String?,
      _ direction: UserInterfaceLayoutDirection
    ) throws(ShapingError) -> Measured {
      let (font, substitute) = Self.font(size, facts)
      let layout = try TextLayout(
        string,
        options: .init(
          font: font, language: locale,
          environment: ParagraphEnvironment(layoutDirection: direction)), shaper: shaper)
      // The least sure part decides, and each run has the factor of its script.
      var (width, margin, factor) = (0.0, 0.0, 1.0)
      var face = ""
      for line in layout.lines {
        var own = 0.0
        for run in line.runs {
          let measure = substitute.measure(run.face.family, run.script)
          let drawn = run.glyphs.filter { !line.hangingCharacters.contains($0.cluster) }
            .reduce(0) { $0 + $1.advance }
          own += drawn * measure.factor
          if measure.margin > margin {
            (margin, factor, face) = (measure.margin, measure.factor, run.face.family)
          }
        }
        width = max(width, own)
      }
      return Measured(
        width: width, margin: margin, factor: factor, face: face,
        // The height of a line of San Francisco: see the baselines of SceneBuilder.
        lineHeight: size * 1.193, missing: layout.missingCharacters.map(\.scalar))
    }

    private func lineCount(
      _ resolved: ResolvedText, _ facts: TextFacts, _ text: Measured, width: Double,
      _ locale: String?, _ direction: UserInterfaceLayoutDirection
    ) throws(ShapingError) -> Int {
      guard width > 1 else { return 1 }
      let (font, _) = Self.font(resolved.fontSize, facts)
      var options = TextLayout.Options(
        width: width / text.factor, font: font, language: locale,
        environment: ParagraphEnvironment(layoutDirection: direction))
      options.maximumLines = 0
      var count = 0
      for paragraph in resolved.paragraphs {
        count += try TextLayout(paragraph.text, options: options, shaper: shaper).lines.count
      }
      return max(count, 1)
    }

    private static func font(
      _ size: Double, _ facts: TextFacts
    ) -> (TextFont, SubstituteFont) {
      let substitute = facts.family.map(SubstituteFont.named) ?? .appleSystem
      return (TextFont(substitute.families, size: size, weight: facts.weight), substitute)
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

    /// The width that a text wants, where Interface Builder measured another one.
    ///
    /// A box that is about as wide as its text was measured with the real font, and tells how wide that is; others were stretched.
    private static func width(
      of text: Measured, for original: Measured, drawnAs width: Double, insets: Double
    ) -> Double {
      guard original.width > 0 else { return text.width + insets }
      let ratio = (width - insets) / original.width
      return (abs(ratio - 1) < 0.1 ? text.width * ratio : text.width) + insets
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

  extension Double {
    /// The number with two places at most.
    fileprivate var rounded2: String {
      let text = String(format: "%.2f", self)
      return String(text.trimmingSuffix { $0 == "0" }.trimmingSuffix { $0 == "." })
    }
  }

  extension String {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
      self[...].trimmingSuffix(while: condition)
    }
  }

  extension Substring {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
      var part = self
      while let last = part.last, condition(last) { part = part.dropLast() }
      return part
    }
  }
#endif
