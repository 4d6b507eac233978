import BidiText

/// What is to be known of the verdict on a line, in sentences.
enum ExplanationNotes {
  /// What was left out of a verdict, or why nothing is said.
  static func notes(on verdict: LineVerdict, of line: Line) -> [String] {
    var notes: [String] = []
    if !isSameText(verdict.text, line.filled(with: verdict.samples)) {
      notes.append("Tags and entities are left out, as in an app that renders them.")
    }
    switch verdict.doubt {
    case .unbalanced:
      notes.append(
        "Nothing is said of its order before its controls are closed (unbalanced-control).")
    case .override:
      notes.append("Nothing is said of the order of letters in an override (override-control).")
    case nil where verdict.takesContainersDirection && verdict.text.mayTurn:
      notes.append(
        "It has no letters of its language, so it may run as its container does; only its parts have to be whole."
      )
    case nil:
      break
    }
    return notes
  }

  /// Why `check` finds nothing where a line is shown wrong; nil where it proves something.
  static func silence(of findings: [Finding], containers: [Container]) -> Silence? {
    let proven = findings.contains { finding in
      Rules.rule(named: finding.rule) is any ProvenRule
    }
    if proven { return nil }
    let doubting = [
      VisualOrderSuspectRule.id, ControlInPlaceholderRule.id, PlaceholderMismatchRule.id,
    ]
    let doubt = findings.first { doubting.contains($0.rule) }?.rule
    return Silence(containers: containers, doubt: doubt)
  }

  /// Why `check` finds nothing.
  struct Silence {
    /// The containers that it asks.
    let containers: [Container]

    /// The rule that doubts the order; nil where none does.
    let doubt: String?

    /// What to say under some layouts; nil where none that is asked for is wrong.
    func note(on layouts: [Explanation.Layout]) -> String? {
      let isWrong = layouts.contains { layout in
        layout.isRight == false && layout.container.map(containers.contains) == true
      }
      guard isWrong else { return nil }
      if let doubt {
        return "bidi-fix check proves nothing of this order: \(doubt) doubts what is read here."
      }
      return
        "bidi-fix check says nothing of this: its rule is switched off, or only letters that nobody sees are moved."
    }
  }
}

extension String {
  /// Whether it looks another way in the other direction.
  fileprivate var mayTurn: Bool {
    visualText(baseDirection: .explicit(.leftToRight))
      != visualText(baseDirection: .explicit(.rightToLeft))
  }
}
