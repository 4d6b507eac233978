/// Whether the directional formatting characters of a text pair up, paragraph by paragraph.
///
/// An embedding, override or isolate ends with its paragraph (X8), so an opener in one paragraph and
/// its end in the next are two faults. Source: UAX #9, BD9, BD11, X5a–X7.
///
/// ```swift
/// let balance = "a\u{1F600}\u{202B}b".controlBalance
/// balance.faults[0].kind  // .unclosed
/// balance.faults[0].offset  // 5 bytes, 3 units of UTF-16, 2 scalars
/// ```
public struct ControlBalance: Sendable, Hashable {
  /// One control without its partner.
  public struct Fault: Sendable, Hashable {
    /// The kind of fault.
    public enum Kind: String, Sendable, Hashable {
      /// Nothing in the paragraph ends what the control begins.
      case unclosed
      /// The control ends nothing.
      case unmatched
    }

    /// The kind of fault.
    public let kind: Kind

    /// The control.
    public let control: DirectionalFormatting

    /// The index of the control.
    public let index: String.Index

    /// The place of the control as offsets from the start of the text, in every unit.
    public let offset: TextOffset

    /// The paragraph that it stands in, counted from 0.
    public let paragraph: Int

    /// The same place as an offset of Unicode scalars from the start of the text.
    public var scalarOffset: Int { offset.scalars }
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
    /// The index of the opener.
    public let opener: String.Index
    /// The index of the terminator.
    public let terminator: String.Index
  }

  /// The faults, in the order of the text.
  public let faults: [Fault]

  /// The openers that are closed, in the order of their ends.
  public let pairs: [Pair]

  /// The edits that balance the text, in the order of the text.
  ///
  /// Where openers are not closed, their ends are put where the standard lets them end: before the
  /// PDI round them, or at the paragraph's end.
  public let repairs: [Repair]

  /// Whether every opener has its end and every end its opener.
  public var isBalanced: Bool { faults.isEmpty }

  /// Looks at the controls of a text.
  ///
  /// - Complexity: O(*n*), whatever the text holds.
  init(of text: some StringProtocol) {
    // Most texts have no control, which a look at their bytes tells.
    guard text.hasDirectionalFormatting else {
      (faults, pairs, repairs) = ([], [], [])
      return
    }
    var scan = Scan()
    var offset = TextOffset.zero
    for (number, paragraph) in text.paragraphs().enumerated() {
      let scalars = text.unicodeScalars[paragraph.range]
      for index in scalars.indices {
        let scalar = scalars[index]
        if let control = DirectionalFormatting(scalar) {
          scan.read(control, at: index, offset, paragraph: number)
        }
        offset.advance(over: scalar)
      }
      scan.endParagraph(at: paragraph.content.upperBound)
    }
    faults = scan.controls.compactMap { $0.fault }
    pairs = scan.pairs
    repairs = scan.repairs
  }
}

private struct Scan {
  /// An opener or an end, with the kind of its fault so far.
  struct Site {
    let control: DirectionalFormatting
    let index: String.Index
    let offset: TextOffset
    let paragraph: Int
    var kind: ControlBalance.Fault.Kind?

    var fault: ControlBalance.Fault? {
      kind.map {
        .init(kind: $0, control: control, index: index, offset: offset, paragraph: paragraph)
      }
    }
  }

  /// The openers and ends that were read, in the order of the text.
  var controls: [Site] = []

  /// Which of ``controls`` are open.
  var open: [Int] = []

  /// How many isolates are open.
  var openIsolates = 0

  var pairs: [ControlBalance.Pair] = []
  var repairs: [ControlBalance.Repair] = []

  mutating func read(
    _ control: DirectionalFormatting, at index: String.Index, _ offset: TextOffset, paragraph: Int
  ) {
    guard control.kind != .mark else { return }
    let number = controls.count
    controls.append(
      Site(control: control, index: index, offset: offset, paragraph: paragraph, kind: nil))
    switch control.kind {
    case .mark:
      break
    case .embedding, .override:
      open.append(number)
    case .isolate:
      open.append(number)
      openIsolates += 1
    case .popFormat:
      // X7: a PDF cannot end an embedding outside the isolate that it stands in.
      if let last = open.last, controls[last].control.kind != .isolate {
        open.removeLast()
        pairs.append(.init(opener: controls[last].index, terminator: index))
      } else {
        unmatched(number)
      }
    case .popIsolate:
      guard openIsolates > 0 else { return unmatched(number) }
      // X6a: a PDI also ends the embeddings that were opened inside its isolate.
      while let last = open.popLast() {
        if controls[last].control.kind == .isolate {
          openIsolates -= 1
          pairs.append(.init(opener: controls[last].index, terminator: index))
          break
        }
        controls[last].kind = .unclosed
        repairs.append(.insert(.popDirectionalFormat, at: index))
      }
    }
  }

  mutating func endParagraph(at index: String.Index) {
    openIsolates = 0
    while let last = open.popLast() {
      controls[last].kind = .unclosed
      if let terminator = controls[last].control.terminator {
        repairs.append(.insert(terminator, at: index))
      }
    }
  }

  private mutating func unmatched(_ number: Int) {
    controls[number].kind = .unmatched
    repairs.append(.remove(at: controls[number].index))
  }
}

extension StringProtocol {
  /// Whether and where directional formatting characters of the text lack their partner.
  public var controlBalance: ControlBalance { ControlBalance(of: self) }

  /// The text with openers closed and ends without opener taken out.
  ///
  /// With the places of both texts it is `applying(.balancingControls)`.
  ///
  /// ```swift
  /// "a\u{202B}b\nc\u{2069}".balancingControls().showingControls()  // "a‹RLE›b‹PDF›\nc"
  /// ```
  ///
  /// - Complexity: O(*n*).
  public func balancingControls() -> String {
    text(after: .balancingControls)
  }
}
