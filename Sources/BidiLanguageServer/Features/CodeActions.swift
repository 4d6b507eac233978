import BidiLint
import BidiSource
import BidiText
import LocalizationFiles

/// What an editor offers to do about findings.
struct CodeActions {
  private let document: Document
  private let checked: CheckedDocument
  private let encoding: PositionEncoding
  private let client: ClientCapabilities
  private let settings: Settings

  /// To leave a rule out needs a look at the file as it would be; so many are offered at once.
  private static let mostIgnores = 4

  static let fixAllKind = "source.fixAll.bidi-fix"

  /// Nil for a document that is not checked.
  init?(
    _ document: Document, _ encoding: PositionEncoding, _ client: ClientCapabilities,
    _ settings: Settings
  ) {
    guard let checked = document.checked else { return nil }
    self.document = document
    self.checked = checked
    self.encoding = encoding
    self.client = client
    self.settings = settings
  }

  /// The actions for a range of the document.
  ///
  /// - Parameters:
  ///   - range: Offsets of the file.
  ///   - only: The kinds that are asked for; nil for all.
  /// - Returns: The repairs first.
  func actions(in range: SourceRange, only: [String]?) -> [JSONValue] {
    func isAskedFor(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    var actions: [JSONValue] = []
    if isAskedFor("quickfix") {
      let touched = checked.findings.filter {
        $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
      }
      actions += repairs(of: touched) + ignores(of: touched)
    }
    let hasSafeFix = checked.findings.contains {
      !$0.edits.isEmpty && $0.finding.fix?.safety == .safe
    }
    if isAskedFor(Self.fixAllKind), hasSafeFix, let action = fixAll() { actions.append(action) }
    return actions
  }

  // MARK: Repairs

  /// One action for each fix; findings of an entry may share one.
  private func repairs(of findings: [LintSession.Placed]) -> [JSONValue] {
    var groups: [[LintSession.Placed]] = []
    for finding in findings where !finding.edits.isEmpty {
      if let index = groups.firstIndex(where: { $0[0].edits == finding.edits }) {
        groups[index].append(finding)
      } else {
        groups.append([finding])
      }
    }
    return groups.compactMap { group in
      guard let fix = group[0].finding.fix else { return nil }
      let isSafe = fix.safety == .safe
      let title = "bidi-fix: \(fix.message)" + (isSafe ? "" : " (a person should look at it)")
      return action(title, group, group[0].edits, isPreferred: isSafe)
    }
  }

  private func action(
    _ title: String, _ findings: [LintSession.Placed], _ edits: [Edit], isPreferred: Bool
  ) -> JSONValue {
    var counter = document.counter(encoding)
    return .object([
      "title": .string(title), "kind": .string("quickfix"), "isPreferred": .bool(isPreferred),
      "diagnostics": .array(
        findings.map { DiagnosticList.json(for: $0, &counter, settings) }),
      "edit": workspaceEdit(edits),
    ])
  }

  /// The edits as LSP has them.
  private func workspaceEdit(_ edits: [Edit]) -> JSONValue {
    var counter = document.counter(encoding)
    let changes = JSONValue.array(
      edits.map { edit in
        .object([
          "range": counter.range(of: edit.range), "newText": .string(edit.replacement),
        ])
      })
    guard client.takesDocumentChanges else {
      return .object(["changes": .object([document.uri: changes])])
    }
    let name = JSONValue.object([
      "uri": .string(document.uri), "version": document.version.map(JSONValue.integer) ?? .null,
    ])
    return .object([
      "documentChanges": .array([.object(["textDocument": name, "edits": changes])])
    ])
  }

  // MARK: Leaving a rule out

  /// Comments that turn a rule off for an entry: offered where the reader takes them for that.
  private func ignores(of findings: [LintSession.Placed]) -> [JSONValue] {
    var seen: Set<String> = []
    var actions: [JSONValue] = []
    for placed in findings where actions.count < Self.mostIgnores {
      let rule = placed.finding.rule
      guard placed.finding.key != nil,
        let number = checked.file.entryNumber(around: placed.range.lowerBound),
        seen.insert("\(number) \(rule)").inserted, seen.count <= Self.mostIgnores,
        let edit = checked.file.comment("bidi-fix:ignore \(rule)", before: number),
        let next = try? checked.file.replacing([edit]), isOff(rule, for: number, in: next)
      else { continue }
      actions.append(
        action("bidi-fix: ignore \(rule) here", [placed], [edit], isPreferred: false))
    }
    return actions
  }

  /// Whether a comment turns a rule off for an entry, and the file says the same as before.
  private func isOff(_ rule: String, for number: Int, in next: LocalizationFile) -> Bool {
    guard next.entries.count == checked.file.entries.count, !next.isRefused else { return false }
    let (before, after) = (checked.file.entries[number], next.entries[number])
    return next.entries[number].turnsOff(rule)
      && before.key.string.utf8.elementsEqual(after.key.string.utf8)
      && before.value.string.utf8.elementsEqual(after.value.string.utf8)
  }

  // MARK: All of a file

  private func fixAll() -> JSONValue? {
    var members: [String: JSONValue] = [
      "title": .string("bidi-fix: make all safe repairs of this file"),
      "kind": .string(Self.fixAllKind),
    ]
    if client.resolvesEdits {
      members["data"] = .object([
        "uri": .string(document.uri), "version": document.version.map(JSONValue.integer) ?? .null,
      ])
    } else {
      guard let edit = editOfAll() else { return nil }
      members["edit"] = edit
    }
    return .object(members)
  }

  /// The edits that make the document what `bidi-fix fix` makes of it; nil where a repair would damage it.
  ///
  /// Findings that the project has accepted stay as they are.
  func editOfAll() -> JSONValue? {
    let fixer = Fixer(linter: checked.linter, keep: checked.keep)
    let outcome = try? fixer.fix(checked.file, locale: checked.locale, base: checked.base)
    return outcome.map { workspaceEdit(Self.edits(from: $0.original, to: $0.repaired)) }
  }

  /// The edits that make one file of another with the same entries.
  private static func edits(from old: LocalizationFile, to new: LocalizationFile) -> [Edit] {
    let (before, after) = (old.source.text, new.source.text)
    guard old.entries.count == new.entries.count else {
      return [
        Edit(range: 0..<before.count, replacement: String(decoding: after, as: UTF8.self))
      ]
    }
    var edits: [Edit] = []
    var (start, newStart) = (0, 0)
    func add(_ end: Int, _ newEnd: Int) {
      guard start <= end, newStart <= newEnd else { return }
      let (lhs, rhs) = (before[start..<end], after[newStart..<newEnd])
      edits += self.edits(from: lhs, to: rhs)
      (start, newStart) = (end, newEnd)
    }
    for (entry, newEntry) in zip(old.entries, new.entries) {
      add(entry.range.lowerBound, newEntry.range.lowerBound)
      add(entry.range.upperBound, newEntry.range.upperBound)
    }
    add(before.count, after.count)
    return edits
  }

  /// The edits between two stretches: where they differ in controls alone, those alone; else one for all of it.
  private static func edits(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> [Edit] {
    if old == new { return [] }
    let before = Array(String(decoding: old, as: UTF8.self).unicodeScalars)
    let text = String(decoding: new, as: UTF8.self)
    let after = Array(text.unicodeScalars)
    var edits: [Edit] = []
    var (index, newIndex, offset) = (0, 0, old.startIndex)
    while index < before.count || newIndex < after.count {
      let (scalar, newScalar) = (
        index < before.count ? before[index] : nil, newIndex < after.count ? after[newIndex] : nil
      )
      if let scalar, scalar == newScalar {
        offset += UTF8.width(scalar)
        (index, newIndex) = (index + 1, newIndex + 1)
      } else if let control = newScalar.flatMap({ DirectionalFormatting($0) }) {
        if let last = edits.last, last.range == offset..<offset {
          edits[edits.count - 1] = .insertion(last.replacement + control.string, at: offset)
        } else {
          edits.append(.insertion(control.string, at: offset))
        }
        newIndex += 1
      } else if let scalar, DirectionalFormatting(scalar) != nil {
        edits.append(.removal(of: offset..<offset + UTF8.width(scalar)))
        offset += UTF8.width(scalar)
        index += 1
      } else {
        return [Edit(range: old.startIndex..<old.endIndex, replacement: text)]
      }
    }
    return edits
  }
}
