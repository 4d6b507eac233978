/// An expression that looks up a text.
struct Lookup {
  /// An argument, with its name if it has one.
  typealias Argument = (name: String?, range: Range<Int>)

  let key: UseKey

  /// The token of the key or of the function: the place that people are shown.
  let place: Int

  /// The function that is called.
  var callee: String

  /// The tokens of the expression whose value is the text.
  var range: Range<Int>

  /// The arguments; nil while none are found.
  var arguments: [Argument]?

  /// Whether the expression is only a name of a text, which must be given to a function.
  var isReference = false

  /// Whether the arguments count only if the function is one of the program and takes any number of them.
  var needsVariadic = false

  /// Whether the arguments count only if there are as many as the text takes.
  var needsExactCount = false

  /// Whether the arguments stand in a call that certainly takes all of them for the text.
  var isWhole = false

  /// Whether the program puts values into the key before it looks it up, so that it never finds a translation.
  var isFilledBefore = false

  /// The attribute that gets the text, where a tag names it.
  var taker: String?
}

/// What a file has beside its lookups.
struct LookupNotes {
  /// The functions that pass a key on.
  var wrappers: [Wrapper] = []

  /// The number of calls whose key does not stand in the file.
  var unread = 0
}

/// How many look-ups of texts a program has.
package struct LookupCounts: Sendable, Hashable {
  /// The look-ups whose key is known.
  package var read = 0

  /// The look-ups whose key code makes.
  package var unread = 0

  /// None.
  package init() {}

  /// Adds those of another program.
  package mutating func add(_ other: LookupCounts) {
    read += other.read
    unread += other.unread
  }
}
