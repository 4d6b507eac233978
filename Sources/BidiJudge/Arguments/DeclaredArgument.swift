import BidiText
public import MessageSyntax

/// A declaration of an argument in a file: its type, or an example.
public struct DeclaredArgument: Sendable, Hashable {
  /// The specifier: `%1$@`, `{name}`.
  public let specifier: String

  /// The type; nil if only an example is given, or if any text may stand there.
  public let type: Message.Argument.ArgumentType?

  /// An example text; nil if none is given.
  public let example: String?

  /// Whether the example is the only text, as for a link to another text of the file.
  public let isFixed: Bool

  /// The plural forms of a variable, of which one takes the argument's place; empty if they are not known.
  package let forms: [String]

  /// Texts of the app itself that take the argument's place; empty if they are not known.
  package let texts: [String]

  /// The classes that the project's configuration gives; nil for a declaration in a file.
  private var project: Statement?

  /// Classes, and a phrase that names their source.
  private struct Statement: Sendable, Hashable {
    let classes: ArgumentClasses
    let source: String
  }

  /// The number of the argument in the message, counted from 0; nil for all with the specifier.
  private var number: Int?

  /// Whether the program gives any text for it, so that its place in the text tells nothing.
  package private(set) var isOpen = false

  /// Whether every text that the program gives for it has letters, so that it is no number.
  private(set) var hasLetters = false

  /// Makes a declaration from the project's configuration.
  ///
  /// - Parameters:
  ///   - specifier: The specifier: `%1$@`, `{name}`.
  ///   - classes: The classes that it may be of.
  ///   - source: The source, as a phrase: `from .bidi-fix.yml:12`.
  public init(specifier: String, classes: ArgumentClasses, source: String) {
    self.init(specifier: specifier, classes, source, texts: [])
  }

  private init(
    specifier: String, _ classes: ArgumentClasses, _ source: String, texts: [String]
  ) {
    self.specifier = specifier
    self.texts = texts
    (type, example, isFixed, forms) = (nil, nil, false, [])
    project = Statement(classes: classes, source: source)
  }

  /// Makes a declaration of one argument of a message.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - number: Its number in the message, counted from 0.
  ///   - classes: The classes that it may be of.
  ///   - source: The source, as a phrase.
  ///   - texts: Texts of the app itself that take its place; empty if they are not known.
  package init(
    _ argument: Message.Argument, number: Int, classes: ArgumentClasses, source: String,
    texts: [String] = []
  ) {
    self.init(specifier: argument.text, classes, source, texts: texts)
    self.number = number
  }

  /// Makes a declaration of one argument of a message for which the program gives any text.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - number: Its number in the message, counted from 0.
  ///   - hasLetters: Whether every text that the program gives for it has letters.
  package init(open argument: Message.Argument, number: Int, hasLetters: Bool = false) {
    self.init(specifier: argument.text, type: nil)
    self.number = number
    self.hasLetters = hasLetters
    isOpen = true
  }

  /// Whether the declaration is about an argument of a message.
  func isAbout(_ argument: Message.Argument, number: Int) -> Bool {
    specifier == argument.text && (self.number == nil || self.number == number)
  }

  /// Makes a declaration.
  public init(
    specifier: String, type: Message.Argument.ArgumentType?, example: String? = nil,
    isFixed: Bool = false
  ) {
    self.specifier = specifier
    self.type = type
    self.example = example
    self.isFixed = isFixed
    (forms, texts) = ([], [])
  }

  /// Makes a declaration of a variable with plural forms, such as `%#@files@`.
  ///
  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - forms: Its forms, with a number in the place of the argument; empty if they are not known.
  package init(specifier: String, forms: [String]) {
    self.specifier = specifier
    self.forms = forms
    (type, example, isFixed, texts) = (.variable, nil, false, [])
  }

  /// Whether an example is one tag that gives words a look or a link: `<b>`, `<a href="x">`, `</span>`.
  private static func isTag(_ example: String) -> Bool {
    guard example.hasPrefix("<") else { return false }
    let name = example.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter }
    guard looks.contains(name) else { return false }
    let pieces = Message(example).lines.flatMap(\.pieces)
    return !pieces.isEmpty && pieces.allSatisfy { $0.kind == .markup }
  }

  private static let looks: Set<Substring> = [
    "a", "b", "button", "em", "font", "i", "mark", "small", "span", "strong", "sub", "sup", "u",
  ]

  /// The classes that the declaration gives, and the phrase for their source; nil if it gives none.
  ///
  /// If the example is a number or an address, other texts are too. If it is a name, the next name may have another
  /// script.
  func narrowing(in locale: MessageLocale) -> (ArgumentClasses, String)? {
    if let project { return (project.classes, project.source) }
    if let type, type != .text {
      return (type.classes(in: locale), "as the file declares it")
    }
    guard let example else { return nil }
    if Self.isTag(example) {
      return (.empty, "from the tag \(example) that stands for it")
    }
    let sample = Sample(given: example, in: locale.direction)
    let kind = sample.kind
    if isFixed {
      let words: ArgumentClasses? = sample.direction.map {
        $0 == locale.direction ? .ownWord : [kind, .foreignWord]
      }
      return (words ?? kind, "from the text \"\(example)\" that it links to")
    }
    guard kind == .number || kind == .address else { return nil }
    return (kind, "from the example \"\(example)\"")
  }
}
