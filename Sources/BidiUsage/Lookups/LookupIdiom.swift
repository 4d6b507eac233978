/// A way in which programs look up texts.
package struct LookupIdiom: Sendable {
  /// How the key is written.
  enum Key: Sendable {
    /// As a text among the arguments of the call, by its place.
    case literal(Int)
    /// As an argument that is a text and has a name: `id: "cancel"`.
    case labelled(String)
    /// As the first text between square brackets: `localizer["cancel", name]`.
    case element
    /// As a name between braces after a number sign, in a page: `#{cancel(${name})}`.
    case expression
    /// As a member of the receiver, which is itself called with the arguments: `l10n.greeting(name)`.
    case member
    /// As a text that has a member or a method: `"cancel".localized`.
    case receiver
    /// As a member that is given to a call: `getString(R.string.greeting, name)`.
    case reference
    /// As a text before a bar: `'cancel' | translate`.
    case piped
    /// As the value of the attribute that has the name: `data-i18n="cancel"`.
    case attribute
    /// As the value of an attribute of a tag that has the name, with the arguments in another one: `<Trans i18nKey="cancel">`.
    case component(attribute: String, values: String)
  }

  /// Where the arguments of the text are.
  enum Arguments: Sendable {
    /// From a place on, one after the other.
    case rest(from: Int)
    /// In a list, a dictionary or an object at a place; or with names of their own, from that place on.
    case collection(at: Int)
    /// Around the call: `String(format: call, …)`, `call.format(…)`, `call % (…)`.
    case around
    /// As a function of the program passes them on.
    case ofWrapper(Wrapper.Arguments)
  }

  /// The names of the functions; for members, the identifiers that the chain begins with, such as `R.string`.
  let names: [String]

  /// The words that may stand before the dot; empty for any and none.
  var receivers: Set<String> = []

  let key: Key
  let arguments: Arguments

  /// Whether a call of such a name looks up a text also where the key is not written there.
  var isCertain = true

  /// How many arguments a call has; nil for any number.
  var counts: ClosedRange<Int>?

  /// An example in the first language of the ecosystem, in which `key` is the key and `a` the first argument; tests read it.
  let example: String

  /// What looks like an example and looks up nothing; tests read it.
  var counterExample = ""

  /// Where the function is documented.
  let source: String
}

/// Functions of a toolkit that show a text, all in the same way.
package struct TextDisplay: Sendable {
  /// What the direction of a text on the screen comes from.
  package enum Direction: Sendable, Hashable {
    /// The first letter of the text.
    case firstLetter
    /// The layout around the text.
    case layout
    /// An attribute of the view: `dir="ltr"`, `android:textDirection="ltr"`.
    case leftToRight
    /// An attribute of the view: `dir="rtl"`, `android:textDirection="rtl"`.
    case rightToLeft
    /// The first letter of the text in one place, and something else, or what is not known, in another.
    case several
  }

  let direction: Direction

  /// The languages in which programs call the functions.
  let languages: [SourceLanguage]

  let names: Set<String>

  /// Words of which one is in what stands before the dot, where the names are those of members: `binding.title.text = …`.
  var receivers: [String] = []

  /// Words of which one is among the other arguments, where the functions take texts for anything.
  var besides: Set<String> = []

  /// The word that is right before the dot, where the functions are called on it: `MessageBox.Show`.
  var caller: String?

  /// The most arguments with which that is so.
  var mostArguments = Int.max

  /// Words that stand among the other arguments where the functions do something else.
  var unless: Set<String> = []

  /// Where the functions are documented.
  let source: String
}

/// The only function of an ecosystem that finds a text by a key which code builds: `getIdentifier(name, type, package)` of Android.
package struct KeyBuilder: Sendable {
  let name: String

  /// The place of the argument that says what is looked for.
  let typePlace: Int

  /// What the argument says where the function looks for texts.
  let types: Set<String>

  /// Where the function is documented.
  let source: String
}

/// The ways to look up texts that belong together: of a platform or a library.
///
/// A new one is a file in `Ecosystems/` and a name in ``all``. Tests read the example of each row, and ask for a folder of the same name
/// in `Tests/BidiUsageTests/Fixtures/` with twenty expected calls or more. A new language is a case of ``SourceLanguage`` and a row of
/// ``Lexis``.
package struct Ecosystem: Sendable {
  /// The name.
  package let name: String

  /// The languages.
  let languages: [SourceLanguage]

  /// The toolkits that show its texts, as `Toolkit` of LocalizationFiles names them.
  package let toolkits: [String]

  /// The ways to look up texts.
  let idioms: [LookupIdiom]

  /// Functions that are given a reference to a text and its arguments, and for each the place of the first argument after the
  /// reference.
  var takers: [String: Int] = [:]

  /// The functions that show a text, and what its direction on the screen comes from.
  var displays: [TextDisplay] = []

  /// The only function that finds a text by a key which code builds; nil where any code may.
  var keyBuilder: KeyBuilder?

  /// Whether its keys are, or may be, texts of the base language, which a tool collects out of the calls: no other text is ever looked up.
  var collectsTexts = false

  /// All of them.
  package static let all: [Ecosystem] = [
    .android, .apple, .dotNet, .flutter, .kde, .gettext, .go, .javaBundles, .qt, .ruby, .rust,
    .web,
  ]
}
