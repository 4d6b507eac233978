public import BidiText

/// How arguments are isolated from the message round them.
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

  /// The fewest isolates that keep the order right: none for most messages; this is the default.
  ///
  /// The right order is the order of the message in its own direction with every argument isolated. An isolate is left out if
  /// the order is the same without it, both in a container that takes the direction of the first strong character and in
  /// one with the direction of the message. Every line is resolved to find out. If isolates round arguments are not
  /// enough, the line is put into an isolate of the message's direction. An argument that begins with a combining mark or
  /// a joiner keeps its isolate after other text, because it would combine with that text or change its shape. White
  /// space at the ends of a line never needs an isolate.
  public static let asNeeded = Self(style: .asNeeded(nil))

  /// The fewest isolates that keep the order right in the given containers; see ``asNeeded``.
  public static func asNeeded(in containers: Set<DisplayContainer>) -> Self {
    Self(style: .asNeeded(containers))
  }

  /// An isolate round every argument, line by line.
  ///
  /// Numbers in which nothing can move get none, and neither do arguments that are already isolated by themselves or by
  /// the pattern.
  public static let always = Self(style: .always)

  /// The default bidi strategy of MessageFormat 2.
  ///
  /// An argument of unknown direction gets FSI and PDI, and a right-to-left one RLI and PDI. A left-to-right argument
  /// gets none in a left-to-right message if the caller did not give the direction (`u:dir`), else LRI and PDI. Numbers
  /// have the direction of the message. ``MessageArgument/text(_:direction:)`` gives a direction, the kinds do not.
  /// Arguments are put in as they are. Source: LDML 48, MessageFormat, Handling Bidirectional Text.
  public static let messageFormat2 = Self(style: .messageFormat2)

  /// The isolation of Project Fluent.
  ///
  /// Every argument gets FSI and PDI if the pattern has more than one placeholder. More than 100 placeholders are an
  /// error. Arguments are put in as they are. Source: fluent.js, `useIsolating` and `MAX_PLACEABLES`.
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

  /// No controls are put in.
  public static let none = Self(style: .none)
}
