import BidiText

extension LineShape {
  /// The units of controls without a partner.
  ///
  /// Source: UAX #9, BD9, BD11, X5a–X7.
  func unbalancedControls() -> (unclosed: [Int], unmatched: [Int]) {
    guard hasControls else { return ([], []) }
    var open: [Int] = []
    var unclosed: [Int] = []
    var unmatched: [Int] = []
    for (number, unit) in units.enumerated() {
      guard let control = unit.control else { continue }
      switch control.kind {
      case .mark: break
      case .embedding, .override, .isolate: open.append(number)
      case .popFormat:
        if let last = open.last, units[last].control?.kind != .isolate {
          open.removeLast()
        } else {
          unmatched.append(number)
        }
      case .popIsolate:
        guard let place = open.lastIndex(where: { units[$0].control?.kind == .isolate }) else {
          unmatched.append(number)
          continue
        }
        // The end of an isolate also ends what was opened inside.
        unclosed += open[(place + 1)...]
        open.removeSubrange(place...)
      }
    }
    return ((unclosed + open).sorted(), unmatched)
  }

  /// Whether a pair of controls encloses exactly these visible units.
  func holdsTogether(_ first: Int, _ last: Int) -> Bool {
    guard hasControls else { return false }
    return controlGroups().contains { group in
      guard group.count == 2, group[0] < first, last < group[1],
        units[group[0]].control?.openedDirection != direction
      else { return false }
      return units[group[0]..<first].allSatisfy { $0.kind == .control }
        && units[(last + 1)...group[1]].allSatisfy { $0.kind == .control }
    }
  }

  /// Whether the line has an override.
  var hasOverride: Bool { hasControls && units.contains { $0.control?.kind == .override } }
}
