import BidiSource

/// A message as an object: its text, and what is said of it.
///
/// `{"ID": {"defaultMessage": "…", "description": "…"}}`, as FormatJS extracts messages and translation services take
/// them: with `message`, `string` or `translation` for the text.
enum JSONMessage {
  /// The members that may hold the text, the likeliest first.
  private static let texts = ["translation", "message", "string", "defaultMessage"]

  private static let comments: Set<String> = [
    "description", "developer_comment", "developerComment", "comment", "note", "notes", "context",
  ]

  /// The members that messages may have besides, which say nothing to translators.
  private static let others: Set<String> = [
    "id", "file", "start", "end", "line", "col", "character_limit", "limit", "placeholders",
  ]

  /// Whether all members of a root are messages.
  ///
  /// Objects in a nested file look like messages too, `{"error": {"message": "…", "title": "…"}}`, so one that is none
  /// decides for the file.
  static func areAll(_ members: [JSONValue.Member]) -> Bool {
    !members.isEmpty && members.allSatisfy { isMessage($0.value) }
  }

  private static func isMessage(_ value: JSONValue) -> Bool {
    guard !value.members.isEmpty else { return false }
    var hasText = false
    for member in value.members {
      let name = member.name.string
      if texts.contains(name) {
        guard member.value.text != nil else { return false }
        hasText = true
      } else if !comments.contains(name) && !others.contains(name) {
        return false
      }
    }
    return hasText
  }

  /// The entry of a message.
  static func entry(_ member: JSONValue.Member) -> LocalizationEntry? {
    guard let (name, value) = text(of: member.value) else { return nil }
    var entry = LocalizationEntry(
      key: member.name, value: value, range: member.range, notation: .json,
      comments: JSONFile.comments(in: member.value, named: comments))
    if name != "defaultMessage" {
      entry.baseText = member.value["defaultMessage"]?.string
    }
    return entry
  }

  private static func text(of message: JSONValue) -> (name: String, value: DecodedText)? {
    for name in texts {
      if let value = message[name]?.text { return (name, value) }
    }
    return nil
  }
}
