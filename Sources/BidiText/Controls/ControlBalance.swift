/// Whether the directional formatting characters of a text pair up, paragraph by paragraph.
///
/// An embedding, override or isolate ends with its paragraph (X8), so an opener in one paragraph and
/// its end in the next are two faults. Source: UAX #9, BD9, BD11, X5a–X7.
public struct ControlBalance: Sendable, Hashable {
  /// One control without its partner.
  public struct Fault: Sendable, Hashable {
    /// What is wrong with the control.
    public enum Kind: String, Sendable, Hashable {
      /// Nothing in the paragraph ends what the control begins.
      case unclosed
      /// The control ends nothing.
      case unmatched
    }

    /// What is wrong.
    public let kind: Kind

    /// The control.
    public let control: DirectionalFormatting

    /// Where the control stands.
    public let index: String.Index

    /// The same place as an offset of Unicode scalars from the start of the text.
    public let scalarOffset: Int

    /// The paragraph that it stands in, counted from 0.
    public let paragraph: Int
  }

  /// A change that makes the text balanced.
  public enum Repair: Sendable, Hashable {
    /// Put a control before the character at the index, or at the end of the text.
    case insert(DirectionalFormatting, at: String.Index)
    /// Take out the character at the index.
    case remove(at: String.Index)
  }

  /// An opener with the control that ends it.
  public struct Pair: Sendable, Hashable {
    /// Where the opener stands.
    public let opener: String.Index
    /// Where its end stands.
    public let terminator: String.Index
  }

  /// The faults, in the order of the text.
  public let faults: [Fault]

  /// The openers that are closed, in the order of their ends.
  public let pairs: [Pair]

  /// What makes the text balanced, in the order of the text.
  ///
  /// Where openers are not closed, their ends are put where the standard lets them end: before the
  /// PDI round them, or at the paragraph's end.
  public let repairs: [Repair]

  /// Whether every opener has its end and every end its opener.
  public var isBalanced: Bool { faults.isEmpty }

  /// Looks at the controls of a text.
  ///
  /// - Complexity: O(*n*), plus the sorting of faults.
  public init(of text: some StringProtocol) {
    var scan = Scan()
    var offset = 0
    for (number, paragraph) in text.paragraphs().enumerated() {
      let scalars = text.unicodeScalars[paragraph.range]
      for index in scalars.indices {
        if let control = DirectionalFormatting(scalars[index]) {
          scan.read(
            Fault(
              kind: .unclosed, control: control, index: index, scalarOffset: offset,
              paragraph: number))
        }
        offset += 1
      }
      scan.endParagraph(at: paragraph.content.upperBound)
    }
    faults = scan.faults.sorted { $0.scalarOffset < $1.scalarOffset }
    pairs = scan.pairs
    repairs = scan.repairs
  }
}

private struct Scan {
  var open: [ControlBalance.Fault] = []

  /// How many isolates are open.
  var openIsolates = 0

  var faults: [ControlBalance.Fault] = []
  var pairs: [ControlBalance.Pair] = []
  var repairs: [ControlBalance.Repair] = []

  /// Reads a control; the fault is what it would be if nothing closed it.
  mutating func read(_ fault: ControlBalance.Fault) {
    switch fault.control.kind {
    case .mark:
      break
    case .embedding, .override:
      open.append(fault)
    case .isolate:
      open.append(fault)
      openIsolates += 1
    case .popFormat:
      // X7: a PDF cannot end an embedding outside the isolate that it stands in.
      if let last = open.last, last.control.kind != .isolate {
        open.removeLast()
        pairs.append(.init(opener: last.index, terminator: fault.index))
      } else {
        unmatched(fault)
      }
    case .popIsolate:
      guard openIsolates > 0 else { return unmatched(fault) }
      // X6a: a PDI also ends the embeddings that were opened inside its isolate.
      while let last = open.popLast() {
        if last.control.kind == .isolate {
          openIsolates -= 1
          pairs.append(.init(opener: last.index, terminator: fault.index))
          break
        }
        faults.append(last)
        repairs.append(.insert(.popDirectionalFormat, at: fault.index))
      }
    }
  }

  mutating func endParagraph(at index: String.Index) {
    openIsolates = 0
    while let last = open.popLast() {
      faults.append(last)
      if let terminator = last.control.terminator {
        repairs.append(.insert(terminator, at: index))
      }
    }
  }

  private mutating func unmatched(_ fault: ControlBalance.Fault) {
    faults.append(
      .init(
        kind: .unmatched, control: fault.control, index: fault.index,
        scalarOffset: fault.scalarOffset, paragraph: fault.paragraph))
    repairs.append(.remove(at: fault.index))
  }
}

extension StringProtocol {
  /// Whether and where directional formatting characters of the text lack their partner.
  public var controlBalance: ControlBalance { ControlBalance(of: self) }

  /// The text with openers closed and ends without opener taken out.
  ///
  /// - Complexity: O(*n*).
  public func balancingControls() -> String {
    applying(.balanced).text
  }
}
