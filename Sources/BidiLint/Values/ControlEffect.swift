import BidiText

/// Two orders that differ because of controls: with them, and without.
struct ControlEffect {
  let locale: LintLocale?
  let options: LintOptions

  /// The first line, container and sample that show a difference; nil where none does.
  func proof(
    of value: String, without: String, joining suffix: String = ""
  ) throws(BidiError) -> Proof? {
    let direction = locale?.direction ?? .leftToRight
    let samples = options.samples.usual(script: locale?.script ?? "Latn", direction: direction)
    for (line, other) in zip(Line.paragraphs(of: value), Line.paragraphs(of: without)) {
      for set in line.relevant(samples) {
        let text = line.filled(with: set) + suffix
        let otherText = other.filled(with: set) + suffix
        for container in Container.allCases {
          let base = container.baseDirection(in: direction)
          let now = try ResolvedParagraph(text, baseDirection: base)
          let wanted = try displayed(otherText, base)
          guard !isSameText(now.visualText(), wanted) else { continue }
          let paragraph = Proof.ParagraphProof(
            number: line.number, text: text, arguments: line.arguments(of: set),
            directionNow: now.direction, now: now.visualText(), wanted: wanted)
          return Proof(container: container, direction: direction, paragraphs: [paragraph])
        }
      }
    }
    return nil
  }
}
