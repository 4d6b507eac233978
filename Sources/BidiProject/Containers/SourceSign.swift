import BidiText
import BidiJudge
import LocalizationFiles

/// A sign in the sources of a project of the direction that its views have.
struct SourceSign: Sendable {
  /// What follows from a sign.
  enum Meaning: Sendable, Hashable {
    /// The project uses the toolkit.
    case use
    /// All views of the application have these containers, unless another sign says otherwise.
    case application([DisplayContainer])
    /// Some views have these containers.
    case view([DisplayContainer])
    /// Styles are for a page that something else makes right to left.
    case request
    /// The project has windows that are left to right where nothing turns them.
    case windows
    /// The application lets its layouts run from right to left, or keeps them from it.
    case mirroring(Bool)
  }

  /// Where a sign counts.
  enum Place: Sendable {
    case anywhere
    /// In a rule of a style sheet whose selector is that of the page, of a language or of a direction.
    case selector
    /// In the first element of a file, or in the panel that fills it.
    case rootElement
    /// Where it is no name that is only given: `{% get_current_language_bidi as LANGUAGE_BIDI %}`.
    case value
    /// Where it is no operand of a comparison, and no variable.
    case assignment
    /// Where it is called on the application, a window or the object itself.
    case application
  }

  /// The toolkit of the views.
  let toolkit: Toolkit

  /// What follows from the sign.
  let meaning: Meaning

  /// The files that it stands in.
  let kinds: SourceKinds

  /// The ways to write it: see ``SourcePattern``.
  let patterns: [SourcePattern]

  /// Where it counts.
  let place: Place

  /// A text with the sign.
  let example: String

  /// A text that looks like it, without the sign.
  let counterExample: String

  /// Where its meaning is written.
  let source: String

  /// Whether it is markup of a page, or of a part of one, that makes it right to left.
  var mayGiveDirection: Bool {
    toolkit == .web && kinds.contains(.markup)
      && (meaning == .application([.rightToLeft]) || meaning == .view([.rightToLeft]))
  }

  init(
    _ toolkit: Toolkit, _ meaning: Meaning, in kinds: SourceKinds, _ patterns: [String],
    at place: Place = .anywhere, example: String, not counterExample: String, source: String
  ) {
    self.toolkit = toolkit
    self.meaning = meaning
    self.kinds = kinds
    self.patterns = patterns.map { SourcePattern($0) }
    self.place = place
    self.example = example
    self.counterExample = counterExample
    self.source = source
  }
}
