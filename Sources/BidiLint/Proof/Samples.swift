import BidiText

/// One set of arguments, put in the place of format specifiers for a proof.
public struct SampleSet: Sendable, Hashable {
  /// What stands for text of unknown content, as a user's name, by the place of the argument.
  ///
  /// The first again where there are more arguments than texts.
  public let texts: [String]

  /// What stands for integers.
  public let integer: String

  /// Arguments given by the user, by specifier.
  let overrides: [Override]

  struct Override: Sendable, Hashable {
    let specifier: String
    let text: String

    func matches(_ other: LineSpecifier) -> Bool {
      // `%@` stands for `%1$@` too; `%2$@` for itself alone.
      specifier == other.text || specifier == other.textWithoutPosition
    }
  }

  init(_ texts: [String], integer: String = "12", overrides: [Override]) {
    self.texts = texts
    self.integer = integer
    self.overrides = overrides
  }

  /// What is shown in the place of a specifier.
  ///
  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - place: Which argument it takes, counted from 0, where it does not say so itself.
  /// - Returns: The sample argument.
  func argument(for specifier: LineSpecifier, at place: Int) -> String {
    // Texts that are given for one specifier go to its arguments in their order.
    let given = overrides.filter { $0.matches(specifier) }
    if let last = given.last { return place < given.count ? given[place].text : last.text }
    switch specifier.argument {
    case .text: return texts[max(0, (specifier.position ?? place + 1) - 1) % texts.count]
    case .character: return "A"
    case .integer: return integer
    case .bits: return "2a"
    case .floatingPoint: return "1.5"
    // A variable of a .stringsdict is mostly a number with a word of the locale behind it.
    case .variable: return integer
    case .percentSign: return "%"
    case .nothing: return ""
    }
  }
}

/// The arguments that proofs are made with.
public struct Samples: Sendable, Hashable {
  private let overrides: [SampleSet.Override]

  /// Texts to try beside the usual ones, such as those that an entry hints at.
  var hinted: [String] = []

  /// Whether all text is a number, as an entry hints at.
  var areAmounts = false

  /// Samples for a locale, with arguments given by the user taking the place of the usual ones.
  ///
  /// - Parameter arguments: Pairs of a specifier (`%@` for all text, `%2$@` for one) and a text.
  public init(arguments: [(specifier: String, text: String)] = []) {
    overrides = arguments.map { .init(specifier: $0.specifier, text: $0.text) }
  }

  /// The usual arguments: a Latin name, and in right-to-left locales also one of the locale's script.
  ///
  /// A left-to-right locale gets no right-to-left name: any sentence that begins with an argument
  /// would be a finding. Such arguments are to be given by the user.
  func usual(script: String, direction: WritingDirection) -> [SampleSet] {
    let names = areAmounts ? ["12"] : ["Alice", "Bob", "Carol", "Dave"]
    let latin = SampleSet(names, overrides: [])
    // Those that the user gave come first, beside the usual ones: more is tried, not less.
    let given = overrides.isEmpty ? [] : [SampleSet(names, overrides: overrides)]
    let more = hinted.map { SampleSet([$0], overrides: []) }
    guard direction == .rightToLeft, !areAmounts else { return given + [latin] + more }
    return given + [latin, SampleSet([Self.name(inScript: script)], overrides: [])] + more
  }

  /// Arguments that disturb what stands round them: handles, phone numbers, signs at the edge.
  ///
  /// The usual ones are among them: with those a repair was proven necessary.
  func hostile(script: String) -> [SampleSet] {
    // Without those that the user gave: what they disturb is known, what others would is not.
    let native = Self.name(inScript: script)
    let texts = [
      "@bob", "+1 987-654-3210", "C++", "Bob (IT)", "Yahoo!", "12", "-5", "/usr/bin", "(a)",
      "https://example.com/", "\(native) (IT)", "\(native) 3",
    ]
    return usual(script: script, direction: .rightToLeft)
      + texts.map { SampleSet([$0], overrides: []) }
      + ["-5", "0", "\u{0661}\u{0662}"].map {
        SampleSet(["Alice"], integer: $0, overrides: [])
      }
  }

  /// A name in a right-to-left script.
  static func name(inScript script: String) -> String {
    switch script {
    // Shira
    case "Hebr": "\u{05E9}\u{05D9}\u{05E8}\u{05D4}"
    // Ali
    case "Thaa": "\u{0787}\u{07A6}\u{078D}\u{07A9}"
    case "Syrc": "\u{0710}\u{0720}\u{071D}"
    case "Nkoo": "\u{07CA}\u{07DF}\u{07CC}"
    case "Adlm": "\u{1E900}\u{1E924}\u{1E92D}"
    // Sami
    default: "\u{0633}\u{0627}\u{0645}\u{064A}"
    }
  }
}
