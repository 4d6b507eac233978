internal import BidiText

/// What a control does to those after it.
enum ControlRole {
  case mark, opener, end
}

extension Unicode.Scalar {
  var controlRole: ControlRole? {
    switch DirectionalFormatting(self)?.kind {
    case .mark: .mark
    case .embedding, .override, .isolate: .opener
    case .popFormat, .popIsolate: .end
    case nil: nil
    }
  }
}

/// One stretch that an edit of controls replaced, with its characters.
struct ControlChange {
  /// The stretch before.
  let source: Range<TextOffset>
  /// What stood there.
  let replaced: Substring.UnicodeScalarView
  /// What stands there now.
  let inserted: Substring.UnicodeScalarView

  /// Whether each control was written as another one of its kind, as an embedding is by an isolate: then each new
  /// one has the attributes of the one whose place it took.
  var keepsRoles: Bool {
    !replaced.isEmpty && replaced.count == inserted.count
      && zip(replaced, inserted).allSatisfy { $0.controlRole == $1.controlRole }
  }
}

extension EditedText {
  /// The changes, in order.
  var controlChanges: [ControlChange] {
    var before = source.startIndex
    var after = text.startIndex
    var here = 0
    var there = 0
    return map.changes.map { change in
      let old = source.utf8.index(before, offsetBy: change.source.lowerBound.utf8 - here)
      let new = text.utf8.index(after, offsetBy: change.result.lowerBound.utf8 - there)
      here = change.source.upperBound.utf8
      there = change.result.upperBound.utf8
      before = source.utf8.index(old, offsetBy: here - change.source.lowerBound.utf8)
      after = text.utf8.index(new, offsetBy: there - change.result.lowerBound.utf8)
      return ControlChange(
        source: change.source, replaced: source.unicodeScalars[old..<before],
        inserted: text.unicodeScalars[new..<after])
    }
  }
}
