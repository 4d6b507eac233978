import BidiText
package import MessageSyntax

extension Message {
  /// Whether something tells that an argument is the name of a thing or a person, and so may be in any script.
  ///
  /// An argument of which nothing is known may also be a number, a time, an amount with its unit, or a text of the app
  /// itself, none of which are in another script. Its own name, quotation marks, and the English words beside it tell names
  /// from those.
  ///
  /// - Parameters:
  ///   - index: The argument.
  ///   - base: The English text; nil if there is none.
  /// - Returns: Nil if nothing can be known, because there is neither a name nor an English text.
  package func isName(argument index: Int, base: Message?) -> Bool? {
    let neighbours = UnitNeighbours(self)
    if neighbours.isQuoted(index) { return true }
    let name = arguments[index].name.flatMap { $0.utf8.allSatisfy(\.isASCIIDigit) ? nil : $0 }
    if let name = name ?? neighbours.id(ofElementAround: index),
      let isName = ArgumentNames.isName(name)
    {
      return isName
    }
    guard let base, let found = base.argument(like: arguments[index], at: index) else { return nil }
    let english = UnitNeighbours(base)
    if english.isQuoted(found) { return true }
    return EnglishNeighbours(english, found).showName
  }

  /// Whether a verb follows an argument of an English text: `%s sent a file`.
  package func hasVerb(afterArgument index: Int) -> Bool {
    EnglishNeighbours(UnitNeighbours(self), index).hasVerb
  }
}

/// Whether an English word in small letters ends as past forms of verbs do: `saved`, and not `feed` and `bed`.
package func isPastForm(_ word: String) -> Bool {
  word.hasSuffix("ed") && !word.hasSuffix("eed")
    && !["bed", "embed", "red", "shed"].contains(word)
}

/// The English words beside an argument.
private struct EnglishNeighbours {
  /// The word after the argument, in small letters; nil at the end and before a sign.
  private let next: String?
  /// Whether more words follow after that one.
  private let hasMore: Bool
  /// The word before the argument, in small letters, perhaps with a colon between them.
  private let previous: String?
  /// The word before that one, in small letters; nil if there is none.
  private let deed: String?
  /// Whether the previous word begins the text with a capital letter.
  private let isPreviousFirst: Bool
  /// Whether the argument has the ending of an owner: `%s’s`.
  private let isOwner: Bool
  /// Whether the argument begins the text, with a colon after it: `%s: not found`.
  private let isLabel: Bool

  init(_ neighbours: UnitNeighbours, _ argument: Int) {
    let after = neighbours.text(after: argument) ?? ""
    isOwner = after.hasPrefix("'s") || after.hasPrefix("\u{2019}s")
    isLabel = neighbours.text(before: argument) == nil && after.hasPrefix(": ")
    next = neighbours.word(after: argument)?.lowercased()
    hasMore = after.split(separator: " ").count > 1
    previous = neighbours.word(before: argument)
    let before = neighbours.text(before: argument) ?? ""
    deed = before.split(separator: " ").dropLast().last?.lowercased()
    isPreviousFirst =
      before.split(separator: " ").count == 1 && before.first?.isUppercase == true
  }

  /// Whether the word after the argument says what one thing does or did.
  var hasVerb: Bool { next.map { Self.verbs.contains($0) || isPastForm($0) } ?? false }

  /// Whether the words show a name.
  var showName: Bool {
    if isOwner || isLabel { return true }
    if let next {
      if Self.verbs.contains(next) || isPastForm(next) && hasMore { return true }
      guard Self.joining.contains(next) else { return false }
    }
    guard let previous else { return false }
    if Self.beforeNames.contains(previous) { return true }
    if previous == "by", let deed, Self.deeds.contains(deed) { return true }
    // "from 5 to 10"
    if previous == "from" { return next != "to" }
    if Self.beforeAnything.contains(previous) || isPastForm(previous) { return false }
    if ArgumentNames.isName(previous) == false { return false }
    // "Ends 5 May"
    return !isPreviousFirst || !previous.hasSuffix("s") || previous.hasSuffix("ss")
  }

  /// What one thing does or did; numbers have the plural: "are", "were", "have".
  private static let verbs: Set<String> = [
    "became", "began", "came", "can", "cannot", "can't", "contains", "could", "couldn't", "crashed",
    "did", "didn't", "does", "doesn't", "found", "gave", "got", "has", "hasn't", "is", "isn't",
    "joined", "made", "may", "might", "must", "ran", "said", "seems", "sent", "should", "took",
    "wants", "was", "wasn't", "went", "will", "won't", "would", "wrote",
  ]

  /// Words with which the sentence goes on after an argument.
  private static let joining: Set<String> = [
    "and", "as", "at", "because", "but", "by", "for", "from", "in", "into", "on", "or", "that",
    "to", "using", "via", "when", "with", "without",
  ]

  /// Words before names.
  private static let beforeNames: Set<String> = [
    "against", "called", "named", "to", "using", "via", "with", "your",
  ]

  /// What somebody does, and no amount: `shared by %s`, and not `increased by %s`.
  private static let deeds: Set<String> = [
    "added", "approved", "assigned", "banned", "blocked", "cancelled", "closed", "created",
    "deafened", "deleted", "designed", "developed", "edited", "hosted", "invited", "kicked",
    "liked", "made", "mentioned", "moderated", "modified", "muted", "opened", "organized", "owned",
    "posted", "powered", "provided", "published", "rejected", "removed", "reported", "requested",
    "sent", "shared", "signed", "sponsored", "started", "taken", "undeafened", "unmuted",
    "updated", "uploaded", "used", "written",
  ]

  /// Words before names, numbers, times and amounts alike.
  private static let beforeAnything: Set<String> = [
    "a", "about", "after", "all", "an", "and", "are", "at", "before", "between", "by", "every",
    "for", "in", "is", "last", "least", "more", "most", "next", "of", "on", "only", "or",
    "over", "since", "than", "the", "these", "those", "under", "until", "up", "was", "were",
    "within",
  ]
}
