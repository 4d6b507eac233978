import BidiText
import MessageSyntax

/// Point 6 of the law: the judge accepts what a person's controls hold, and a repair keeps it.
extension MessageJudge {
  /// Whether controls that a person wrote hold the order that a fault complains about.
  mutating func isHeld(
    _ fault: Fault, _ subject: ReadingOrder.Subject, in container: DisplayContainer
  ) -> Bool {
    guard subject.shape.hasControls, !judgesPointsAlone else { return false }
    let held = readingOrder.heldOrder(of: subject, &resolver)
    return held.explains(fault, in: subject.shape) && keeps(held, subject, in: container)
  }

  /// A fault of a repair that breaks what a person's controls hold; nil if the repair keeps it.
  mutating func faultOfHeldOrder(of subject: ReadingOrder.Subject, in container: DisplayContainer)
    -> Fault?
  {
    guard subject.shape.hasControls, !judgesPointsAlone else { return nil }
    let held = readingOrder.heldOrder(of: subject, &resolver)
    guard let first = held.units.min(), let last = held.units.max(),
      !keeps(held, subject, in: container)
    else { return nil }
    return Fault(.heldOrder, first...last)
  }

  private mutating func keeps(
    _ held: HeldOrder, _ subject: ReadingOrder.Subject, in container: DisplayContainer
  ) -> Bool {
    let base = subject.shape.baseDirection(in: container, locale.direction)
    return held.isKept(in: readingOrder.displayedUnits(of: subject, baseDirection: base, &resolver))
  }
}
