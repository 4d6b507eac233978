import BidiSource
import BidiText

/// `stream --op strip`: removes bidi controls from a text.
struct StripOperation {
  let defaults: StreamDefaults

  /// The fields that the answer adds to a line.
  func fields(for line: StreamLine) throws(StreamError) -> [String: JSONValue] {
    let text = try line.text()
    let edited = text.applying(.strippingControls(only: try groups(line)))
    return [
      "text": .string(edited.text),
      "changed": .bool(edited.isChanged),
      "removed": EditRecord.json(EditRecord.removals(in: edited)),
    ]
  }

  private func groups(_ line: StreamLine) throws(StreamError) -> ControlGroups {
    guard let value = line.value("only") else { return defaults.groups }
    let rule = "\"only\" is a list of marks, embeddings, isolates, overrides"
    guard case .array(let names) = value.kind, !names.isEmpty else {
      throw StreamError(rule, field: "only")
    }
    var groups: ControlGroups = []
    for name in names {
      guard let name = name.string, let group = ControlGroups(name: name) else {
        throw StreamError(rule, field: "only")
      }
      groups.formUnion(group)
    }
    return groups
  }
}
