import BidiText

/// What is wrong with a line, proven.
struct LineFault {
  /// The kinds of fault, each a rule's.
  enum Kind: Hashable, CaseIterable {
    /// The line is laid out in the direction of its first letter, not of its language.
    case baseDirection
    /// A text of the locale's letters alone, in a container of the other direction.
    case rightToLeftOnly
    /// A mixed text in a container that is not of the locale's direction.
    case containerDependent
    /// A text of Latin letters alone, in a right-to-left container.
    case leftToRightOnly
    /// An argument that disturbs what stands round it, or is disturbed.
    case placeholder
    /// A sign at the edge of a Latin stretch that goes to the other side.
    case runEdge
    /// Latin items that fuse into one run.
    case runMerge
    /// Groups of digits that change places.
    case numberSequence
    /// A sign, percent sign or currency sign on the side that the locale's policy does not want.
    case signSide, percentSide, currencySide
  }

  /// The kind.
  let kind: Kind

  /// The line.
  var line: Line

  /// Where it is seen.
  let container: Container

  /// The arguments that show it.
  let samples: SampleSet

  /// The two orders.
  let proof: Proof.ParagraphProof

  /// What happens, as a phrase without full stop.
  let words: String

  /// What was searched for; nil where nothing repairs it.
  var repair: Repair?

  /// Controls to put in.
  struct Repair: Hashable {
    /// What is put round what: ranges of the line in UTF-8 bytes, in order.
    let wraps: [Wrap]

    /// How many controls it puts in.
    var controlCount: Int { wraps.reduce(0) { $0 + $1.controls.count } }

    /// The line with the controls.
    func applied(to line: Line) -> String {
      var result = ""
      let bytes = line.text.utf8
      var position = bytes.startIndex
      var offset = 0
      for wrap in wraps {
        let start = bytes.index(position, offsetBy: wrap.range.lowerBound - offset)
        let end = bytes.index(start, offsetBy: wrap.range.count)
        result += line.text[position..<start]
        result += wrap.controls.applied(to: String(line.text[start..<end]))
        (position, offset) = (end, wrap.range.upperBound)
      }
      return result + line.text[position...]
    }
  }

  /// Controls round one stretch.
  struct Wrap: Hashable {
    let range: Range<Int>
    let controls: LineRepair
  }
}

/// What is wrong with a line.
struct LineFaults {
  /// The direction that a container gives it; nil where it is the right one, or does not matter.
  let direction: EntryProof.DirectionFault?

  /// Arguments and islands.
  let parts: [LineFault]
}

extension LineFault.Kind {
  /// Every kind with the rule that looks for it.
  static let ofRules: [(kind: Self, rule: any Rule)] = Rules.all.compactMap { rule in
    if let rule = rule as? any PartRule { return (type(of: rule).kind, rule) }
    if let rule = rule as? any DirectionRule { return (type(of: rule).kind, rule) }
    return nil
  }

  /// The kind of fault that a unit out of order is.
  init(of unit: FilledLine.Unit) {
    if unit.kinds.contains(.argument) {
      self = .placeholder
      return
    }
    switch unit.kinds.first(where: { $0 != .numericArgument }) {
    case .number(.sign): self = .signSide
    case .number(.percent): self = .percentSide
    case .number(.currency): self = .currencySide
    case .island(.phoneNumber), .island(.range), .island(.time), .island(.date):
      self = .numberSequence
    case .island(.listItem): self = .runMerge
    default: self = .runEdge
    }
  }
}
