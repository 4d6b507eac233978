package import BidiJudge
package import LocalizationFiles

extension ValueChange {
  /// Makes the change of an entry's value from an edit of its message.
  package init(_ edit: MessageEdit) {
    switch edit {
    case .insert(let text, let offset): self = .insert(text, before: offset)
    case .append(let text, let offset): self = .append(text, after: offset)
    case .remove(let range): self = .remove(range)
    }
  }
}
