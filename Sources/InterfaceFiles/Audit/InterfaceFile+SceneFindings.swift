package import BidiLayout
package import BidiSource

/// The scenes of a file in one right-to-left language.
package struct TranslatedScenes: Sendable {
  /// The language, as a BCP 47 tag; nil if it is not known.
  package let locale: String?

  /// The scenes, with their translations.
  package let scenes: [InterfaceScene]

  /// Makes scenes of one language.
  package init(locale: String?, scenes: [InterfaceScene]) {
    self.locale = locale
    self.scenes = scenes
  }
}

extension InterfaceFile {
  /// What is wrong with the file and with its scenes, in the order of the file.
  ///
  /// - Parameters:
  ///   - languages: The scenes in each language; after the first one, only the texts are judged.
  ///   - isWhole: Whether these are all scenes; if not, findings of the file outside of them are left out.
  ///   - strategy: How the scenes become right to left.
  /// - Returns: The findings, all with a place in the file.
  package func findings(
    in languages: [TranslatedScenes], isWhole: Bool, strategy: MirroringStrategy
  ) -> [AuditFinding] {
    let shown = Set(languages.first?.scenes.flatMap(\.nodeIDs) ?? [])
    var found = findings().filter { finding in
      isWhole
        || [finding.object?.id, finding.object?.viewID].contains { $0.map(shown.contains) ?? false }
    }
    for (number, language) in languages.enumerated() {
      for finding in sceneFindings(in: language, onlyOfTexts: number > 0, strategy) {
        let isKnown = found.contains {
          // A fault of a source text is the same beside every translation.
          $0.explanation == finding.explanation && $0.location == finding.location
            // Insets move what is in a button off its middle.
            || finding.rule == LayoutRule.offCenter.rawValue
              && $0.rule == InterfaceRule.lopsidedInsets.rawValue
              && $0.object?.viewID == finding.object?.id
        }
        if isKnown { continue }
        // The contradiction tells more than that a constraint of the view names a side.
        if finding.rule == LayoutRule.directionConflict.rawValue {
          found.removeAll {
            $0.rule == InterfaceRule.physicalConstraint.rawValue && $0.fix == nil
              && $0.object?.viewID == finding.object?.id
          }
        }
        found.append(finding)
      }
    }
    return found.enumerated().sorted {
      ($0.element.location?.byteOffset ?? 0, $0.offset)
        < ($1.element.location?.byteOffset ?? 0, $1.offset)
    }.map(\.element)
  }

  private func sceneFindings(
    in language: TranslatedScenes, onlyOfTexts: Bool, _ strategy: MirroringStrategy
  ) -> [AuditFinding] {
    language.scenes.flatMap { scene in
      LayoutAudit(
        scene.translated, translating: scene.scene, strategy: strategy, locale: language.locale
      ).findings()
    }.compactMap { finding in
      guard let rule = LayoutRule(rawValue: finding.rule), let node = finding.node else {
        return nil
      }
      let id = node.path.last ?? ""
      let isOfText = rule == .displayOrder || rule == .unbalancedControl
      guard isOfText || !onlyOfTexts, !isSaidByFile(rule, id) else { return nil }
      let locale = isOfText ? language.locale.map { ", \($0)" } ?? "" : ""
      return located(finding, rule, id: id, label: "\(node)\(locale)")
    }
  }

  /// Whether a finding of the file itself says the same, with a better place.
  private func isSaidByFile(_ rule: LayoutRule, _ id: String) -> Bool {
    switch rule {
    case .physicalEdge, .undirectedImage: true
    // A view without constraints has a finding of its own, and so have the insets of a button's parts.
    case .offCenter, .multipliedPlace: objects.byID[id] == nil || isPlacedByFrame(id)
    default: false
    }
  }

  /// A finding of a scene with the place of its object in the file.
  private func located(
    _ finding: AuditFinding, _ rule: LayoutRule, id: String, label: String
  ) -> AuditFinding {
    AuditFinding(
      rule: finding.rule,
      // Interface Builder reports open places too, and the app may decide them.
      severity: rule == .placement ? .info : finding.severity, file: path,
      location: location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0),
      object: AuditFinding.Object(
        id: objects.element(ofNode: id)?.id ?? id, viewID: nil, label: label),
      explanation: finding.explanation, cure: finding.cure)
  }
}
