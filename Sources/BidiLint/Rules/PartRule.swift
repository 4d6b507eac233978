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
    for fault in faults {
      guard let repair = fault.repair else { isRepaired = false; continue }
      wraps += repair.wraps.map { (fault.line, $0) }
    }
    let isGlued = wraps.contains { $0.wrap.isGluedToAddress(of: $0.line) }
    let fix = isRepaired ? self.fix(entry, wraps, isSafe: code == nil && !isGlued, context) : nil
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string, message: message(first, faults.count),
        help: fix == nil
          ? "no controls of style \(context.options.style.rawValue) put the parts in order everywhere"
          : code.map { "it looks like \($0): where a program reads it, a mark breaks it" }
            ?? (isGlued
              ? "whoever copies the address may copy the mark with it, which breaks it" : nil),
        proof: Proof(
          container: first.container, direction: locale.direction, paragraphs: faults.map(\.proof)),
        fix: fix)
    ]
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

extension LineFault.Wrap {
  /// Whether a control stands right before an address, or right behind one.
  fileprivate func isGluedToAddress(of line: Line) -> Bool {
    let text = String(line.text)
    guard text.utf8.contains(where: { ".:@".utf8.contains($0) }) else { return false }
    // A handle holds the name of a host too.
    let kinds: Set<Island.Kind> = [.url, .email, .handle, .filePath]
    return text.islands(IslandOptions(kinds: kinds, findsNested: false)).contains {
      PartKind.island($0.kind).isAddress
        && (!controls.before.isEmpty && $0.utf8Range.lowerBound == range.lowerBound
          || !controls.after.isEmpty && $0.utf8Range.upperBound == range.upperBound)
    }
  }
}
