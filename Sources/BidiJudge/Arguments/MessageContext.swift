package import BidiText
public import MessageSyntax

/// Knowledge about the arguments of a message from outside of the message.
///
/// Each part can only make the set of classes of an argument smaller. What a program gives, of which nothing is known, keeps words
/// from doing so.
public struct MessageContext: Sendable, Hashable {
  /// The comments of the entry.
  public var comments: [String]

  /// The text in the base language; nil if the base language has no such entry.
  public var base: Message?

  /// Texts from the user, by specifier: `%@` for all arguments of this kind, `%2$@` for one.
  public var samples: [SampleArgument]

  /// Whether the message is one form of a plural; a number chooses the form.
  public var isPluralForm: Bool

  /// Whether the form is that of one number alone, as "one" and "two" are in Arabic.
  public var isOfOneNumber = false

  /// The category of numbers that the form is for; nil if it is not known.
  package var pluralCategory: PluralCategory?

  /// The other forms of the plural, including those of the base language; they may show which argument is the number.
  public var otherForms: [Message] = []

  /// The key of the entry, which may name a number in its text; nil if it is not known.
  public var key: String?

  /// Declarations of arguments in the file.
  public var declared: [DeclaredArgument]

  /// The options of commands that the text has in common with the base text: `-proxy`.
  package var options: OptionNames = .none

  /// Whether texts count that an argument rarely has.
  var takesRareTexts = false

  /// Makes a context; what is not given is not known.
  public init(
    comments: [String] = [], base: Message? = nil, samples: [SampleArgument] = [],
    isPluralForm: Bool = false, declared: [DeclaredArgument] = []
  ) {
    self.comments = comments
    self.base = base
    self.samples = samples
    self.isPluralForm = isPluralForm
    self.declared = declared
  }

  /// Whether the program gives any text for an argument.
  func isOpen(_ argument: Message.Argument, number: Int) -> Bool {
    declared.contains { $0.isOpen && $0.isAbout(argument, number: number) }
  }

  /// Whether every text that the program gives for an argument has letters.
  func hasLetters(_ argument: Message.Argument, number: Int) -> Bool {
    declared.contains { $0.hasLetters && $0.isAbout(argument, number: number) }
  }

  /// The context with what the user's options say of arguments.
  func with(_ options: JudgeOptions) -> MessageContext {
    var context = self
    context.samples += options.samples
    context.takesRareTexts = options.includesRareClasses
    return context
  }
}
