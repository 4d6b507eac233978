package import BidiText
import MessageSyntax

/// A text that takes the place of an argument, as an example of its class.
struct Sample: Sendable, Hashable {
  /// The class.
  let kind: ArgumentClasses
  /// The text.
  let text: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The direction in which it is read; nil for numbers, which fit into both.
  let direction: WritingDirection?
  /// Whether it has text of both directions, such as a right-to-left name with Latin letters or digits.
  private(set) var isMixed: Bool

  /// The text and its class, for a fault.
  var example: Fault.Example { Fault.Example(specifier: "", text: text, argumentClass: kind) }

  static func == (lhs: Sample, rhs: Sample) -> Bool {
    lhs.kind == rhs.kind && lhs.bytes == rhs.bytes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  init(_ kind: ArgumentClasses, _ text: String, _ direction: WritingDirection?) {
    self.kind = kind
    self.text = text
    bytes = Array(text.utf8)
    self.direction = direction
    let kinds = text.unicodeScalars.map { CharacterKind($0.value) }
    isMixed =
      kinds.contains { $0 == .rightToLeft || $0 == .arabicLetter }
      && kinds.contains { $0 == .leftToRight || $0.isDigit }
  }

  /// A text that is really displayed, such as a plural form; if it has a letter of the language, it is read in the
  /// language's direction.
  init(standing text: String, in language: WritingDirection) {
    let isOwn = text.unicodeScalars.contains {
      switch CharacterKind($0.value) {
      case .leftToRight: language == .leftToRight
      case .rightToLeft, .arabicLetter: language == .rightToLeft
      default: false
      }
    }
    if isOwn { self.init(.ownWord, text, language) } else { self.init(given: text, in: language) }
    // Its words and numbers may be one phrase or several, as in a line.
    let kinds = text.unicodeScalars.map { CharacterKind($0.value) }
    isMixed = isMixed || kinds.contains { $0.isLetter } && kinds.contains { $0.isDigit }
  }

  /// A sample from the user.
  ///
  /// Its first strong character gives its direction.
  init(given text: String, in language: WritingDirection) {
    let isNumber =
      text.unicodeScalars.allSatisfy { !CharacterKind($0.value).isLetter }
      && text.unicodeScalars.contains { CharacterKind($0.value).isDigit }
    let hasEdge = [text.unicodeScalars.first, text.unicodeScalars.last].contains { scalar in
      guard let scalar else { return false }
      return CharacterKind(scalar.value) == .sign
    }
    let direction = WritingDirection(firstStrongIn: text)
    let kind: ArgumentClasses =
      text.isEmpty
      ? .empty
      : hasEdge ? .edged : isNumber ? .number : direction == language ? .ownWord : .foreignWord
    let isBareNumber = isNumber && !hasEdge && !text.contains(" ")
    self.init(kind, text, isBareNumber ? nil : direction ?? (isNumber ? .leftToRight : nil))
  }
}

/// The sample texts for arguments in a language.
///
/// Reports display the first sample of a class.
struct SampleTable: Sendable {
  /// The samples, by the number of the bit of their class.
  private let samples: [[Sample]]
  private let numbers: [Sample]
  private let latinNames: [Sample]

  /// A number in the language's own digits, if these have another bidi class than ASCII digits.
  let nativeNumber: Sample?

  init(_ locale: MessageLocale) {
    let own = locale.direction
    let foreign = own.opposite
    let (ownName, foreignName) =
      own == .rightToLeft
      ? (Self.name(inScript: locale.script), "Alice")
      : ("Alice", Self.name(inScript: "Hebr"))
    numbers = ["12", "34", "56", "78"].map { Sample(.number, $0, nil) }
    latinNames = ["Alice", "Bob", "Carol", "Dave"].map {
      Sample(own == .rightToLeft ? .foreignWord : .ownWord, $0, .leftToRight)
    }
    samples = [
      [Sample(.number, "12", nil)],
      [Sample(.ownWord, ownName, own)],
      [Sample(.foreignWord, foreignName, foreign)],
      own == .rightToLeft
        ? [
          Sample(.edged, "C++", .leftToRight), Sample(.edged, "(IT) Bob", .leftToRight),
          Sample(.edged, "John (Work)", .leftToRight), Sample(.edged, "3 MB", .leftToRight),
        ]
        : [Sample(.edged, "\(foreignName)!", foreign)],
      [
        Sample(.address, "https://example.com/", .leftToRight),
        Sample(.address, "@bob", .leftToRight), Sample(.address, "+1 987-654-3210", .leftToRight),
      ],
      [Sample(.empty, "", nil)],
    ]
    nativeNumber =
      locale.script == "Arab" ? Sample(.number, "\u{0661}\u{0662}", nil) : nil
  }

  /// The samples of some classes: first one sample of each class, then all others if `all` is true.
  ///
  /// - Parameters:
  ///   - classes: The classes.
  ///   - all: Whether to include all samples of each class.
  ///   - argument: The argument's number, so that the arguments get different numbers and names.
  /// - Returns: The samples.
  func samples(of classes: ArgumentClasses, all: Bool, argument: Int = 0) -> [Sample] {
    var result = unchanged(classes, all: all)
    guard argument > 0 else { return result }
    for index in result.indices {
      if result[index].text == "12" { result[index] = numbers[argument % numbers.count] }
      if result[index].text == "Alice" { result[index] = latinNames[argument % latinNames.count] }
    }
    return result
  }

  private func unchanged(_ classes: ArgumentClasses, all: Bool) -> [Sample] {
    var result: [Sample] = []
    for (bit, list) in samples.enumerated() where classes.rawValue & 1 << UInt8(bit) != 0 {
      result.append(list[0])
    }
    guard all else { return result }
    if classes.contains(.number), let nativeNumber { result.append(nativeNumber) }
    for (bit, list) in samples.enumerated() where classes.rawValue & 1 << UInt8(bit) != 0 {
      result += list.dropFirst()
    }
    return result
  }

  /// A name in a right-to-left script.
  private static func name(inScript script: String) -> String {
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

extension Message {
  /// Sets of texts for all arguments.
  ///
  /// One set for each sample, with the same text for all arguments, and sets with numbers and words of both directions
  /// side by side.
  ///
  /// - Parameter locale: The language. If it is not known, words of the language are Hebrew.
  /// - Returns: The sets.
  package func hostileArguments(_ locale: MessageLocale?) -> [[String]] {
    guard !arguments.isEmpty, let locale = locale ?? MessageLocale("he") else { return [[]] }
    let table = SampleTable(locale)
    var patterns = table.samples(of: .all, all: true).map { [$0] }
    if arguments.count > 1 {
      let usual = table.samples(of: .usual, all: false)
      for (first, one) in usual.enumerated() {
        for (second, other) in usual.enumerated() where second != first {
          patterns.append([one, other])
          let third = usual.indices.first { $0 != first && $0 != second }
          if arguments.count > 2, let third { patterns.append([one, other, usual[third]]) }
        }
      }
    }
    return patterns.map { pattern in
      arguments.enumerated().map { number, argument in
        let sample = pattern[number % pattern.count]
        return argument.type == .number && sample.kind != .number ? "12" : sample.text
      }
    }
  }
}

extension ArgumentClasses {
  /// The class of a text that stands in the place of an argument.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The direction of the language around it.
  package init(of text: String, in language: WritingDirection) {
    self.init([Sample(standing: text, in: language).kind])
  }
}
