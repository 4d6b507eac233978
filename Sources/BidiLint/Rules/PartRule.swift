import BidiText
import LocalizationFiles

/// A rule about parts of a line that are not whole, or not in their place.
protocol PartRule: ProvenRule {
  /// The kind of fault.
  static var kind: LineFault.Kind { get }
}

extension PartRule {
  func check(
    _ proof: EntryProof, of entry: Entry, in context: RuleContext
  ) throws(BidiError) -> [Diagnosis] {
    let faults = proof.partFaults.filter { $0.kind == Self.kind }
    guard let first = faults.first, let locale = context.locale else { return [] }
    let value = entry.value.string
    let code = Code.kind(of: value)
    var wraps: [(line: Line, wrap: LineFault.Wrap)] = []
    var isRepaired = true
    var isGlued = false
    for fault in faults {
      guard let repair = fault.repair else { isRepaired = false; continue }
      wraps += repair.wraps.map { (fault.line, $0) }
      isGlued = isGlued || repair.isGluedToAddress(of: fault.line)
    }
    // Programs read such a value: it is reported and never marked.
    let fix =
      isRepaired && code == nil ? self.fix(entry, wraps, isSafe: !isGlued, context) : nil
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string, message: message(first, faults.count),
        help: help(code, hasFix: fix != nil, isGlued: isGlued, context.options.style),
        proof: Proof(
          container: first.container, direction: locale.direction, paragraphs: faults.map(\.proof)),
        fix: fix)
    ]
  }

  /// Why there is no repair, or what to think of before it is made.
  private func help(
    _ code: String?, hasFix: Bool, isGlued: Bool, _ style: RepairStyle
  ) -> String? {
    if let code {
      return
        "it looks like \(code), which a mark would break; give the label a direction in the app"
    }
    if !hasFix {
      return "no controls of style \(style.rawValue) put the parts in order everywhere"
    }
    return isGlued ? "whoever copies the address may copy the mark with it, which breaks it" : nil
  }

  private func message(_ fault: LineFault, _ count: Int) -> String {
    let more = count == 1 ? "" : " (and \(count - 1) more lines)"
    let arguments = fault.proof.arguments.map { "\($0.specifier) = \"\($0.text)\"" }
    let with = arguments.isEmpty ? "" : "with \(arguments.joined(separator: ", ")) "
    return with + fault.words + more
  }

  private func fix(
    _ entry: Entry, _ wraps: [(line: Line, wrap: LineFault.Wrap)], isSafe: Bool,
    _ context: RuleContext
  ) -> Fix? {
    var shown: [String] = []
    for (line, wrap) in wraps {
      let text = line.text(at: wrap.range)
      let names = wrap.controls.before.map(\.visibleName).joined()
      let write = names + text + wrap.controls.after.map(\.visibleName).joined()
      if shown.count < 4, !shown.contains(write) { shown.append(write) }
    }
    let some = shown.prefix(3).joined(separator: ", ") + (shown.count > 3 ? ", …" : "")
    let all = wraps.map { line, wrap in
      ValueWrap(range: line.range(wrap.range, in: entry.value.string), controls: wrap.controls)
    }
    return Fix(
      all, joined: all, of: entry, safety: isSafe ? .safe : .unsafe, message: "write \(some)",
      in: context)
  }
}

extension LineFault.Repair {
  /// Whether a control stands right before an address, or right behind one.
  ///
  /// - Complexity: O(*n*), *n* the length of the line.
  fileprivate func isGluedToAddress(of line: Line) -> Bool {
    let text = String(line.text)
    guard text.utf8.contains(where: { ".:@".utf8.contains($0) }) else { return false }
    // A handle holds the name of a host too.
    let kinds: Set<Island.Kind> = [.url, .email, .handle, .filePath]
    let addresses = text.islands(IslandOptions(kinds: kinds, findsNested: false))
      .filter { PartKind.island($0.kind).isAddress }
    let starts = Set(addresses.map(\.utf8Range.lowerBound))
    let ends = Set(addresses.map(\.utf8Range.upperBound))
    return wraps.contains {
      !$0.controls.before.isEmpty && starts.contains($0.range.lowerBound)
        || !$0.controls.after.isEmpty && ends.contains($0.range.upperBound)
    }
  }
}
