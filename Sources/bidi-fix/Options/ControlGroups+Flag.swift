import ArgumentParser
import BidiText

extension ControlGroups {
  /// The groups that the flag `--only` names; all groups if it was not given.
  init(only list: String?) throws {
    guard let list else {
      self = .all
      return
    }
    self = []
    for name in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let group = ControlGroups(name: name) else {
        throw ValidationError(
          "--only \(name): the groups are marks, embeddings, isolates and overrides.")
      }
      formUnion(group)
    }
    if isEmpty { throw ValidationError("--only names no group.") }
  }
}
