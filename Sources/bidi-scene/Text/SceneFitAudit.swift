#if Shaping
  import BidiLayout
  import BidiSource
  import BidiText
  import SceneFiles
  import TextShaping

  /// Measures the texts of a scene file in their boxes, from left to right and, translated, from right to left.
  struct SceneFitAudit {
    let file: SceneFile
    let measure: TextMeasure

    /// A fault of a node: from right to left it is not told again of the same text.
    private struct Told: Hashable {
      let path: [String]
      let rule: TextFitRule
      let string: String
    }

    /// The findings, in the order of drawing: those from left to right first.
    func findings() throws(ShapingError) -> [AuditFinding] {
      var told: Set<Told> = []
      var found: [AuditFinding] = []
      for direction in UserInterfaceLayoutDirection.allCases {
        let scene = file.scene(in: direction).resolved(
          in: LayoutEnvironment(layoutDirection: direction))
        for (index, item) in scene.items.enumerated() {
          guard case .text(let text) = item.content else { continue }
          let path = scene.path(of: index)
          let string = text.paragraphs.map(\.text).joined(separator: "\n")
          for (fault, measured) in try faults(text, string, in: item.size, direction)
          where told.insert(Told(path: path, rule: fault.rule, string: string)).inserted {
            found.append(
              AuditFinding(
                rule: fault.rule.rawValue, file: file.path,
                node: AuditFinding.Node(path: path, indexPath: scene.indexPath(of: index)),
                explanation: fault.explanation(of: string, stored: nil, measured), cure: fault.cure,
                measured: fault.record(
                  of: string, direction == .rightToLeft ? file.locale ?? "ar" : nil, measured)))
          }
        }
      }
      return found
    }

    private func faults(
      _ text: ResolvedText, _ string: String, in size: LayoutSize,
      _ direction: UserInterfaceLayoutDirection
    ) throws(ShapingError) -> [(TextFault, TextMeasure.Measured)] {
      let font = TextMeasure.Font(size: text.fontSize)
      let language = TextMeasure.Language(
        locale: direction == .rightToLeft ? file.locale ?? "ar" : nil)
      let room = TextRoom(
        width: size.width - text.insets.left - text.insets.right,
        height: size.height - text.insets.top - text.insets.bottom, lineLimit: text.lineLimit,
        minimumScale: text.minimumScale)
      let measured = try measure.measure(string, font, language)
      return try room.faults(of: string, measured, font, language, measure)
        .map { ($0, measured) }
    }
  }
#endif
