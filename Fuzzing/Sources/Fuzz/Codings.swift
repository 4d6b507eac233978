@testable import BidiAttributed
@testable import BidiInteraction
@testable import BidiLayout
@testable import BidiLint
@testable import BidiJudge
@testable import MessageSyntax
@testable import BidiSource
@testable import BidiText
import Foundation

/// Every public type that is read from JSON, in the order in which the first byte of an input chooses them; new ones stand
/// at the end.
///
/// Enumerations of words are parts of the others.
private let codings: [@Sendable (inout Input) -> Void] = [
  // Text.
  coding(OffsetMap.self, use), coding(ControlTransform.self, use), coding(MarkingMode.self, use),
  coding(ControlGroups.self, use), coding(BaseDirection.self, use),
  coding(DirectionStrategy.self, use), coding(TextOffset.self), coding(OffsetMap.Change.self),
  coding(DirectionalFormatting.self),
  // Messages.
  coding(JudgeOptions.self, use), coding(MessageLocale.self, use), coding(Verdict.self, use),
  coding(LineVerdict.self), coding(Fault.self, use), coding(MessageRepair.self, use),
  coding(MessageEdit.self), coding(ArgumentClasses.self), coding(ArgumentKnowledge.self, use),
  coding(SampleArgument.self), coding(NumberPolicy.self), coding(NumberPolicies.self),
  // Findings.
  coding(Finding.self, use), coding(Fix.self, use), coding(Proof.self), coding(Edit.self),
  coding(AuditFinding.self, use), coding(SourceLocation.self), coding(AuditResult.self),
  coding(ScreenBackGesture.self, use),
  // Attributed text.
  coding(ParagraphEnvironment.self, use), coding(ParagraphDirectionSource.self),
  coding(ParagraphStyle.self, use), coding(TabStop.self),
  // Layout.
  coding(LayoutScene.self, use), coding(Node.self, use), coding(Content.self),
  coding(TextContent.self), coding(ImageContent.self), coding(Decoration.self),
  coding(ResolvedDecoration.self), coding(DirectionalShadow.self), coding(NodeTransform.self),
  coding(LayerAnimation.self), coding(LayoutColor.self), coding(LayoutPath.self),
  coding(MirroringState.self), coding(Arrangement.self), coding(ScrollState.self),
  coding(StackLayout.self), coding(FlowLayout.self), coding(StripLayout.self),
  coding(TrackLayout.self), coding(SwipeActions.self), coding(TabBar.self), coding(Paging.self),
  coding(CategoryStrip.self), coding(LogicalScroll.self), coding(FlexItem.self),
  coding(Length.self), coding(TableCell.self), coding(ControlParts<TableCell>.self),
  coding(ButtonLayout.self), coding(TextFieldLayout.self), coding(LineSpan.self),
  coding(LayoutAnchor.self, use), coding(AnchorFault.self), coding(ConstraintLayout.self),
  coding(LayoutConstraint.self), coding(LayoutGuide.self), coding(ContentSizing.self),
  coding(Projection.self), coding(CombinedEdgeInsets.self), coding(CombinedAlignment.self),
  coding(EdgeSpecification.self), coding(PixelGrid.self), coding(DirectionalCornerRadii.self),
  coding(Transform2D.self), coding(Transform3D.self), coding(LayoutRect.self),
  // Interaction.
  coding(SwipeDirections.self), coding(PhysicalSwipeDirections.self), coding(PanSample.self),
  coding(PopContext.self), coding(GestureCompetitor.self), coding(GestureConflictTable.self),
  coding(BackGesture.self), coding(Touch.self), coding(PanRecognizer.self), coding(PanMeasure.self),
  coding(PopGestureGate.self), coding(PopGestureGate.Decision.self), coding(SlideTransition.self),
  coding(ZoomSlideTransition.self), coding(TabCubeTransition.self),
  coding(ModalCoverTransition.self), coding(MaskTransition.self), coding(TransitionFrame.self),
  coding(ResolvedTransitionLayer.self), coding(TimingCurve.self, use), coding(VelocityLimit.self),
  coding(CompletionPolicy.self), coding(SettleTiming.self, use), coding(Settle.self, use),
  coding(ScreenInteraction.self), coding(InteractionInconsistency.self),
  coding(PopInteraction.Configuration.self), coding(PopInteraction.self),
  coding(TransitionPlayback.self), coding(PopEvent.self), coding(PopCommand.self),
]

/// Any JSON as a setting or a result: refused, or a value that can be used, and that is the same when it is written and read again.
func fuzzCodings(_ input: inout Input) { input.pick(codings)(&input) }

/// Reads a value, uses it, and writes and reads it again.
private func coding<Value: Codable & Equatable & SendableMetatype>(
  _ type: Value.Type, _ use: @escaping @Sendable (_ value: Value) -> Void = { _ in }
) -> @Sendable (inout Input) -> Void {
  { input in
    let value: Value
    if input.flag() {
      guard let made = try? Value(from: MadeUpDecoder(input)) else { return }
      value = made
    } else {
      let data = Data(input.rest())
      guard let read = try? JSONDecoder().decode(Value.self, from: data) else { return }
      guard let again = try? JSONDecoder().decode(Value.self, from: data), again == read else {
        fail("\(Value.self): the same bytes are read as the same value")
      }
      value = read
    }
    use(value)
    let written: Data
    do { written = try JSONEncoder().encode(value) } catch {
      fail("\(Value.self): what was read can be written: \(value): \(error)")
    }
    let json = String(decoding: written, as: UTF8.self)
    do {
      let again = try JSONDecoder().decode(Value.self, from: written)
      require(again == value, "\(Value.self): what was written is read as it was: \(json)")
    } catch {
      fail("\(Value.self): what was written can be read: \(json): \(error)")
    }
  }
}

private let text = "abc (\u{5D0}\u{5D1}) \u{202B}%1$@ 12%\u{202C}\n\u{2067}x"

/// A map that was read is the map of some texts: places go where those of a map go.
private func use(_ map: OffsetMap) {
  let places = map.changes.flatMap { change in
    TextUnit.allCases.flatMap { unit in
      [change.source, change.result].flatMap { [$0.lowerBound[unit], $0.upperBound[unit]] }
    }
  }
  require(map.inverse.inverse == map, "the inverse of the inverse is the map")
  for unit in TextUnit.allCases {
    var last = Int.min
    for place in ([0, 1, .max, .max / 2, .min, -1] + places).sorted() {
      let result = map.resultOffset(of: place, in: unit)
      require(result >= last, "places keep their order")
      last = result
      for side in OffsetMap.Side.allCases {
        require(
          map.inverse.resultOffset(of: place, in: unit, side: side)
            == map.sourceOffset(of: place, in: unit, side: side), "the inverse goes back")
      }
      let range = map.resultRange(of: min(place, 7)..<max(place, 7), in: unit)
      require(range.lowerBound <= range.upperBound, "ranges are ranges")
      _ = map.sourceRange(of: min(place, 7)..<max(place, 7), in: unit)
    }
  }
  for location in [0, 3, -1, .min, NSNotFound] {
    for length in [0, 9, -1, .max] {
      _ = map.resultRange(of: NSRange(location: location, length: length))
      _ = map.sourceRange(of: NSRange(location: location, length: length))
    }
  }
  require(map.appending(.identity) == map, "the identity after a map changes nothing")
  require(OffsetMap.identity.appending(map) == map, "nor before it")
  for next in [map, map.inverse] { _ = map.appending(next).resultOffset(of: 5, in: .utf16) }
}

private func use(_ transform: ControlTransform) {
  let once = text.applying(transform).text
  require(isSame(once.applying(transform).text, once), "editing twice is editing once")
}

private func use(_ mode: MarkingMode) { _ = text.embedded(in: .rightToLeft, mode: mode) }

private func use(_ groups: ControlGroups) {
  let text = text.strippingControls(only: groups)
  require(groups.rawValue <= ControlGroups.all.rawValue, "there are no other groups")
  if groups == .all { require(!text.hasDirectionalFormatting, "all are taken out") }
}

private func use(_ base: BaseDirection) {
  _ = PlainDisplay.visualText(of: text, baseDirection: base)
}

private func use(_ strategy: DirectionStrategy) {
  for text in [text, "", "\u{5D0} a b"] { _ = strategy.direction(of: text) }
}

private func use(_ options: JudgeOptions) {
  for tag in ["ar", "en"] {
    guard let locale = MessageLocale(tag) else { fail("\(tag) is a locale") }
    var judge = MessageJudge(locale: locale, options: options)
    _ = judge.verdict(of: Message("abc %@ (\u{5D0}) -%d%%"))
  }
}

private func use(_ locale: MessageLocale) {
  require(locale.includes(locale), "a locale includes itself")
  require(WritingDirection(locale: locale.identifier) == locale.direction, "it has its direction")
  var judge = MessageJudge(locale: locale, options: JudgeOptions())
  _ = judge.verdict(of: Message("abc %@ \u{5D0}"))
}

private func use(_ verdict: Verdict) {
  require(
    verdict.lines.allSatisfy { $0.certainty <= verdict.certainty }, "no line is surer than all")
  verdict.lines.flatMap(\.faults).forEach(use)
  verdict.arguments.forEach(use)
}

private func use(_ fault: Fault) {
  _ = fault.displayed
  let range = NSRange(utf8: fault.range, in: fault.text)
  require(NSMaxRange(range) <= fault.text.utf16.count, "ranges are inside")
}

private func use(_ knowledge: ArgumentKnowledge) { _ = (knowledge.words, knowledge.reported) }

private func use(_ repair: MessageRepair) {
  for edit in repair.edits { require(edit.offset >= 0, "edits have a place") }
}

private func use(_ finding: Finding) {
  require(finding.fingerprint.utf8.count == 16, "a fingerprint has sixteen digits")
  _ = finding.identity
  _ = finding.location < finding.endLocation
  if let fix = finding.fix { use(fix) }
}

private func use(_ fix: Fix) {
  _ = Edit.areDisjoint(fix.edits)
  for (one, other) in zip(fix.edits, fix.edits.dropFirst()) {
    require(one.touches(other) == other.touches(one), "both touch or none")
  }
}

private func use(_ finding: AuditFinding) {
  let node = Node(id: "a", frame: .zero, children: [Node(id: "b", frame: .zero)])
  _ = LayoutScene(size: .zero, windows: [node, node]).node(at: finding.node?.indexPath ?? [])
}

private func use(_ gesture: ScreenBackGesture) {
  _ = LayoutAudit.backGestures(of: [("a", gesture), ("b", ScreenBackGesture())])
}

private func use(_ environment: ParagraphEnvironment) {
  for text in ["", "abc\n", "\u{5D0} a\n\nb"] {
    let attributed = AttributedString(text)
    let paragraphs = attributed.paragraphs(in: environment)
    let isOpen = text.isEmpty || text.hasSuffix("\n")
    require(
      (attributed.emptyLastLine(in: environment) != nil) == isOpen,
      "an empty line after a separator")
    require(
      attributed.resolvedAlignments(in: environment, includingEmptyLastLine: true).count
        == paragraphs.count + (isOpen ? 1 : 0), "one alignment a line")
  }
}

private func use(_ style: ParagraphStyle) {
  for direction in UserInterfaceLayoutDirection.allCases {
    _ = style.resolved(forEmptyLineIn: ParagraphEnvironment(layoutDirection: direction))
  }
}

private func use(_ scene: LayoutScene) {
  for direction in UserInterfaceLayoutDirection.allCases {
    let resolved = scene.resolved(in: direction)
    for index in resolved.items.indices {
      require(scene.node(at: resolved.indexPath(of: index)) != nil, "items are of nodes")
    }
  }
  _ = CaptureComparison(leftToRight: scene, rightToLeft: scene).findings()
}

private func use(_ node: Node) {
  use(LayoutScene(size: LayoutSize(width: 320, height: 200), windows: [node]))
}

private func use(_ anchor: LayoutAnchor) {
  var first = Node(id: "a", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
  let second = Node(id: "b", frame: LayoutRect(x: 5, y: 6, width: 7, height: 8))
  for other in [LayoutAnchor(.width, 44), .to(.leading, 8)] {
    first.anchors = [anchor, other]
    let window = Node(
      id: "w", frame: LayoutRect(x: 0, y: 0, width: 90, height: 20), children: [first, second])
    use(window)
  }
}

private func use(_ curve: TimingCurve) {
  for velocity in [0, -3, 5, 1e300] {
    require(curve.value(at: 0, initialVelocity: velocity) == 0, "a movement begins at its start")
    require(curve.value(at: 1, initialVelocity: velocity) == 1, "and ends at its end")
    _ = curve.value(at: 0.3, initialVelocity: velocity)
  }
}

private func use(_ timing: SettleTiming) {
  use(timing.curve)
  for outcome in [CompletionOutcome.finish, .cancel] {
    for progress in [-1, 0, 0.4, 1, 2] {
      _ = timing.settleDuration(outcome, progress: progress)
      _ = timing.completionSpeed(outcome, progress: progress)
    }
  }
}

private func use(_ settle: Settle) {
  for seconds in [-1, 0, 0.1, 1e9] { _ = settle.progress(at: seconds) }
}
