import BidiUsage

/// What a program does with a text, and why nobody may see it.
extension EntryUsage {
  /// Whether every use of the text only has a purpose for which no view shows it.
  func isOnly(_ purposes: Set<TextUse.Purpose>) -> Bool {
    !uses.isEmpty && unreadUse == nil && uses.allSatisfy { purposes.contains($0.purpose) }
  }

  /// Why the program shows the text in no order of its own, as a clause; nil where it shows it, and empty where that needs no words.
  ///
  /// Another program shows what is copied. A text that stands in or behind another one has the direction of the other. What is
  /// only kept may be shown later.
  var unshown: String? {
    guard !uses.isEmpty, unreadUse == nil,
      uses.allSatisfy({ Self.unshown.contains($0.purpose) || $0.outer != nil })
    else { return nil }
    if let use = uses.first(where: { $0.outer != nil }), let outer = use.outer {
      return "the program shows it only in or behind another text, \(outer.place.name)"
    }
    if isOnly([.clipboard]) { return "the program only copies it to the clipboard" }
    if isOnly([.fileName]) { return "the program makes the name of a file of it" }
    return isOnly([.query]) ? "the program only puts it into an address or a query" : ""
  }

  static let unshown: Set<TextUse.Purpose> = [
    .spoken, .logged, .clipboard, .query, .fileName, .compared, .unreached, .hidden,
  ]

  /// Why nobody sees the text, as a clause; nil where somebody may.
  var unseen: String? {
    if isOnly([.filledBefore]) {
      return "values are put into it before it is looked up, so no translation is found"
    }
    guard isOnly([.compared, .unreached, .hidden]) else { return nil }
    if isOnly([.hidden]) { return "the view that has it is hidden" }
    return isOnly([.unreached])
      ? "no code calls the function that gives it" : "the program only compares with it"
  }
}

extension TextUse.Purpose {
  /// What follows a use in a list of uses.
  var words: String {
    switch self {
    case .shown: ""
    case .spoken: ", only spoken"
    case .logged: ", for a log or a terminal"
    case .fileName: ", as the name of a file"
    case .notification: ", in a notification"
    case .system: ", in a view of another program"
    case .clipboard: ", for the clipboard"
    case .query: ", in an address or a query"
    case .stored: ", to be stored"
    case .thrown: ", in an exception"
    case .filledBefore: ", filled in before it is looked up, so that no translation is found"
    case .compared: ", to compare with it"
    case .unreached: ", in a function that no code calls"
    case .hidden: ", in a hidden view"
    }
  }
}
