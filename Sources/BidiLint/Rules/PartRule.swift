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
    let fix = isRepaired ? self.fix(entry, wraps, isCode: code != nil, context) : nil
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string, message: message(first, faults.count),
        help: fix == nil
          ? "no controls of style \(context.options.style.rawValue) put the parts in order everywhere"
          : code.map { "it looks like \($0): where a program reads it, a mark breaks it" },
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
    _ entry: Entry, _ wraps: [(line: Line, wrap: LineFault.Wrap)], isCode: Bool,
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
      all, joined: all, of: entry, safety: isCode ? .unsafe : .safe, message: "write \(some)",
      in: context)
  }
}
