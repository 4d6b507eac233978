import BidiText

extension ControlGroups {
  /// The group with a name; nil if there is none.
  init?(name: some StringProtocol) {
    switch name {
    case "marks": self = .marks
    case "embeddings": self = .embeddings
    case "isolates": self = .isolates
    case "overrides": self = .overrides
    default: return nil
    }
  }
}
