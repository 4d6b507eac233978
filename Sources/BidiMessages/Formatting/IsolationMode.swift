/// How arguments are set apart from the message round them.
public struct IsolationMode: Sendable, Hashable {
  enum Style: Sendable, Hashable {
    case asNeeded(Set<DisplayContainer>?)
    case always
    case messageFormat2
    case fluent
    case closure
    case android(AndroidBidiFormatter.Options)
    case none
  }

  let style: Style

  /// The fewest isolates that keep the order right; none for most messages.
  ///
  /// What is wanted is the appearance of the message in its own direction, with each argument isolated. An isolate
  /// is put in only where the appearance is another one without it, in a container that takes the direction of the
  /// first strong character or in one that has the direction of the message. Every line is resolved to find
  /// out. Where isolates round arguments are not enough, the line is put into one of the message's
  /// direction. An argument that begins with a combining mark or a joiner keeps its isolate behind other text: the
  /// mark would combine with that text, and the joiner change its shape. White space at the ends of a line never
  /// costs an isolate. This is the default.
  public static let asNeeded = Self(style: .asNeeded(nil))

  /// The fewest isolates that keep the order right in the given containers; see ``asNeeded``.
  public static func asNeeded(in containers: Set<DisplayContainer>) -> Self {
    Self(style: .asNeeded(containers))
  }

  /// An isolate round every argument, line by line, but for numbers in which nothing can move and for what is
  /// isolated already, by itself or by the pattern.
  public static let always = Self(style: .always)

  /// The default bidi strategy of MessageFormat 2.
  ///
  /// An argument of unknown direction stands between FSI and PDI; one that is right to left, between RLI and PDI,
  /// always; one that is left to right is bare where the message is so too and the caller did not say the
  /// direction (`u:dir`), else between LRI and PDI. Numbers have the direction of the message.
  /// ``MessageArgument/text(_:direction:)`` says the direction, the kinds do not. Arguments are put in as
  /// they are. Source: LDML 48, MessageFormat, Handling Bidirectional Text.
  public static let messageFormat2 = Self(style: .messageFormat2)

  /// The isolation of Project Fluent.
  ///
  /// Every argument stands between FSI and PDI where the pattern holds anything besides one placeholder. More
  /// than 100 placeholders are an error. Arguments are put in as they are. Source: fluent.js,
  /// `useIsolating` and `MAX_PLACEABLES`.
  public static let fluent = Self(style: .fluent)

  /// `unicodeWrap` of Closure; see ``ClosureBidiFormatter``.
  public static let closure = Self(style: .closure)

  /// `unicodeWrap` of Android with its defaults; see ``AndroidBidiFormatter``.
  ///
  /// A message of unknown direction counts as left to right.
  public static let android = Self(style: .android(.init()))

  /// `unicodeWrap` of Android; see ``AndroidBidiFormatter``.
  public static func android(_ options: AndroidBidiFormatter.Options) -> Self {
    Self(style: .android(options))
  }

  /// Nothing is put in.
  public static let none = Self(style: .none)
}
