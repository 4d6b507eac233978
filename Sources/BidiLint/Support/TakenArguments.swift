import BidiJudge
import BidiText
import MessageSyntax
import BidiUsage
import LocalizationFiles

/// The arguments that a text takes, as a call of a program gives them.
struct TakenArguments {
  /// Whether the text has the markers of Qt alone; `QString::arg` fills the lowest one that is left.
  private var isFilledByRank = true

  /// The arguments without names, by their places among those that a call gives.
  private var byPlace: [Int: String] = [:]

  /// The names of the others, and the arguments as they are written.
  private var byName: [String: String] = [:]

  /// Whether more arguments may be taken by markup, the address of a link, `<a href="%2$s">`, or by braces, the number of a plural,
  /// `{1, plural, one {a file} other {# files}}`.
  private let mayHideArguments: Bool

  /// Reads the arguments of a message.
  ///
  /// Nil where the text does not tell all of them, and for a text without arguments.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - notes: The arguments that the file declares, in order.
  init?(_ message: Message, _ notes: [String]) {
    mayHideArguments =
      message.piecesInOrder.contains { piece in
        guard piece.kind == .markup else { return false }
        let markup = message.bytes[piece.range]
        // `100%"` is no argument.
        return zip(markup, markup.dropFirst()).contains { sign, next in
          sign == UInt8(ascii: "{")
            || sign == UInt8(ascii: "%") && (next.isASCIIAlphanumeric || next == UInt8(ascii: "@"))
        }
      } || message.hasBracesBesideArguments
    let hasSpecifiers = message.arguments.contains { $0.conversion != nil }
    if hasSpecifiers {
      isFilledByRank = false
      guard let signature = SpecifierSignature(message) else { return nil }
      for (position, argument) in signature.arguments { byPlace[position - 1] = argument.text }
    }
    for (index, argument) in message.arguments.enumerated()
    where argument.conversion == nil && !argument.isLink {
      if argument.type == .variable || argument.text.hasPrefix("{{int:") { return nil }
      if let place = Self.place(ofNumbered: argument.text) {
        byPlace[place] = argument.text
        continue
      }
      isFilledByRank = false
      if let name = argument.name, Int(name) == nil {
        // `{{- name}}`, `{{count, number}}`, `{{user.name}}`
        let letters = name.drop { !$0.isLetter && $0 != "_" }
          .prefix { !",.[|: ".contains($0) }
        guard !letters.isEmpty, !notes.contains(argument.text) else { return nil }
        byName[String(letters)] = argument.text
      } else if let place = EntryUsage.place(of: argument, at: index, notes), !hasSpecifiers {
        byPlace[place] = argument.text
      } else {
        return nil
      }
    }
    guard byPlace.isEmpty != byName.isEmpty else { return nil }
  }

  /// The place of an argument of Qt, such as `%1` and `%L1`; nil for another argument.
  private static func place(ofNumbered argument: String) -> Int? {
    guard argument.hasPrefix("%") else { return nil }
    return Int(argument.dropFirst(argument.hasPrefix("%L") ? 2 : 1)).map { $0 - 1 }
  }

  /// An argument that a call does not give; nil if it gives all, or if it gives them in another way.
  func missing(from given: GivenArguments) -> String? {
    if byName.isEmpty {
      guard given.count > 0, given.names.isEmpty else { return nil }
      let places = byPlace.sorted { $0.key < $1.key }
      if isFilledByRank { return places.dropFirst(given.count).first?.value }
      return places.first { $0.key >= given.count }?.value
    }
    guard given.count == 0, !given.names.isEmpty else { return nil }
    return byName.sorted { $0.key < $1.key }.first { !given.names.contains($0.key) }?.value
  }

  /// Whether a call gives all.
  func isGiven(by given: GivenArguments) -> Bool {
    if byName.isEmpty {
      return given.names.isEmpty
        && (isFilledByRank ? byPlace.count : 1 + (byPlace.keys.max() ?? 0)) <= given.count
    }
    return given.count == 0 && byName.keys.allSatisfy(given.names.contains)
  }

  /// How many arguments the text takes, if a call gives more; nil if it does not, and if it gives them in another way.
  func countBelow(_ given: GivenArguments) -> Int? {
    guard byName.isEmpty, given.names.isEmpty, !mayHideArguments else { return nil }
    let count = isFilledByRank ? byPlace.count : 1 + (byPlace.keys.max() ?? 0)
    return given.count > count ? count : nil
  }
}

extension EntryUsage {
  /// A call that gives more arguments than a text takes.
  struct Surplus {
    /// The number of arguments that the text takes, and that the call gives.
    let taken: Int
    let given: Int

    /// The place of the call.
    let place: UsePlace

    /// The call, in one line.
    let expression: String
  }

  /// The first call that gives more arguments than a text takes; nil if one of the calls gives no more.
  ///
  /// Only texts of the base language are looked at: a translation is compared with them.
  ///
  /// - Parameters:
  ///   - checked: The entry.
  ///   - index: The uses of texts in the program.
  /// - Returns: The call.
  static func surplus(of checked: CheckedEntry, in index: ProgramUsage) -> Surplus? {
    let context = checked.context
    guard checked.anyBaseMessage == nil, checked.entry.pluralCategory == nil,
      let taken = TakenArguments(
        checked.message, context.argumentNotes(of: checked.entry).map(\.text))
    else { return nil }
    let calls = index.calls(of: keys(of: checked.entry, in: checked.context.file))
    let counts = calls.map { taken.countBelow($0.given) }
    guard let first = calls.first, let count = counts.first ?? nil,
      counts.allSatisfy({ $0 != nil })
    else { return nil }
    let use = index.uses(of: keys(of: checked.entry, in: checked.context.file)).first {
      $0.place == first.place
    }
    return Surplus(
      taken: count, given: first.given.count, place: first.place,
      expression: use?.expression ?? "")
  }

  /// Whether each call of the program gives all arguments that a text takes, and there is one.
  static func isGiven(_ checked: CheckedEntry, in index: ProgramUsage) -> Bool {
    let notes = checked.context.argumentNotes(of: checked.entry).map(\.text)
    guard let taken = TakenArguments(checked.message, notes) else { return false }
    let keys = keys(of: checked.entry, in: checked.context.file)
    let calls = index.calls(of: keys)
    return !calls.isEmpty && calls.count == index.uses(of: keys).count
      && calls.allSatisfy { taken.isGiven(by: $0.given) }
  }

  /// A call that does not give an argument of a text.
  struct Shortage {
    /// The argument, as it is written in the text.
    let argument: String

    /// The place of the call.
    let place: UsePlace

    /// The call, in one line.
    let expression: String

    /// What it gives, as `1 argument` or `the argument name`.
    let given: String
  }

  /// The first call that does not give what a text takes; nil if there is none, and if one of the calls gives all: then two
  /// texts may share the key.
  ///
  /// - Parameters:
  ///   - checked: The entry.
  ///   - index: The uses of texts in the program.
  /// - Returns: The call.
  static func shortage(of checked: CheckedEntry, in index: ProgramUsage) -> Shortage? {
    let context = checked.context
    let notes = context.argumentNotes(of: checked.entry).map(\.text)
    guard let taken = TakenArguments(checked.message, notes) else { return nil }
    let calls = index.calls(of: keys(of: checked.entry, in: checked.context.file))
    let missing = calls.map { taken.missing(from: $0.given) }
    guard let first = calls.first, let argument = missing.first ?? nil,
      missing.allSatisfy({ $0 != nil })
    else { return nil }
    // The fault is that of the base text, where its file is.
    if let base = context.base?.text(for: checked.entry),
      let ofBase = TakenArguments(context.parsed.base(base, of: checked.entry, in: context), notes),
      ofBase.missing(from: first.given) != nil
    {
      return nil
    }
    let use = index.uses(of: keys(of: checked.entry, in: checked.context.file)).first {
      $0.place == first.place
    }
    let names = first.given.names
    return Shortage(
      argument: argument, place: first.place, expression: use?.expression ?? "",
      given: names.isEmpty
        ? "\(first.given.count) argument\(first.given.count == 1 ? "" : "s")"
        : "the argument\(names.count == 1 ? "" : "s") " + names.joined(separator: ", "))
  }
}

extension Message {
  /// Whether a brace opens outside of the arguments.
  fileprivate var hasBracesBesideArguments: Bool {
    let brace = UInt8(ascii: "{")
    let ofArguments = arguments.reduce(0) { count, argument in
      count + argument.text.utf8.count { $0 == brace }
    }
    return bytes.count { $0 == brace } > ofArguments
  }
}
