import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import MessageSyntax

/// An override changes the order of letters, in this text or in text that the app joins to it.
///
/// ## What it finds
///
/// ‹LRO› (U+202D) and ‹RLO› (U+202E). An override gives one direction to every letter and digit
/// after it, up to its ‹PDF› or the end of the line.
///
/// ## Why it matters
///
/// Readers do not see what is stored: an override can make one address look like another. An open
/// override may show nothing in its own text and reverse the text that the app joins to it, so that
/// "(12 MB)" reads "(BM 21)". No translation needs an override. One over letters of a right-to-left language that are stored
/// in the order of the screen is an info: it shows them as they should be. One that changes nothing in its own text is an info, and
/// so is one whose order an embedding would hold.
///
/// ## Example
///
///     he
///     wrong: "download" = "‹RLO›הורדה";
///     right: "download" = "הורדה";
///
/// ## Example
///
///     en
///     wrong: "site" = "https://‹RLO›moc.elpmaxe";
///     right: "site" = "https://moc.elpmaxe";
///
/// ## Fix
///
/// Safe or unsafe. The override and its end are taken out. Safe if every container shows the text
/// as before. Unsafe if readers will see another text.
///
/// ## Source
///
/// - UAX #9, sections 2.2 and 3.3.2, rules X4 and X5
/// - UTS #55, section 3 (source code spoofing)
struct OverrideControlRule: EntryRule {
  static let id = "override-control"
  static let headline = "an override changes the order of letters"
  static let severity = Severity.error
  static let explainsOrder = true
  static let phase = RulePhase.controls
  static let requiredInValue: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let openers = value.unicodeScalars.indices.filter {
      DirectionalFormatting(value.unicodeScalars[$0])?.kind == .override
    }
    guard let first = openers.first,
      let control = DirectionalFormatting(value.unicodeScalars[first])
    else { return [] }
    let pairs = value.controlPairs().filter { $0.opener.kind == .override }
    let indices = Set(openers + pairs.map(\.terminatorIndex))
    let without = context.message(value.removing(indices), of: entry.entry)
    let comparison = Comparison(locale: context.locale)
    let isSame = comparison.isSame(entry.message, without)
    let isOpen = pairs.count < openers.count
    var proof = comparison.proof(of: entry.message, without: without)
    if proof == nil, isOpen {
      proof = comparison.proof(of: entry.message, without: without, joining: Proof.joinedText)
    }
    // Where the letters run that way by themselves, an embedding holds the line as the override does.
    let asEmbedding = String(String.UnicodeScalarView(value.unicodeScalars.map(Self.embedding)))
    let isHeld =
      !isSame && comparison.isSame(entry.message, context.message(asEmbedding, of: entry.entry))
    let changes = indices.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    let other = Self.embedding(control.scalar)
    // Old programs stored texts as the screen shows them, and an override keeps that order. Without it, the letters are reversed.
    if control == .leftToRightOverride, context.locale?.direction == .rightToLeft, !isSame, !isHeld,
      openers.count == 1,
      letters(from: first, to: pairs.first?.terminatorIndex, in: value, entry.message)
        .contains(.rightToLeft),
      isStoredAsShown(value.strippingControls(), entry, in: context)
    {
      var diagnosis = Self.diagnosis(
        of: entry,
        "\(control.visibleName) shows letters that are stored in the order of the screen",
        help: "type the text again in the order of reading, without the control", proof: proof)
      diagnosis.severity = .info
      return [diagnosis]
    }
    var diagnosis = Self.diagnosis(
      of: entry,
      message(control, isSame: isSame || isHeld, isOpen: isOpen && !isHeld),
      help: isHeld
        ? "write \(DirectionalFormatting(other)?.visibleName ?? "") in its place: it holds the order of the line"
        : isSame ? nil : "without it readers see another text; decide which one is meant",
      proof: proof,
      fix: isHeld
        ? nil
        : entry.fix(changes, isSame ? .safe : .unsafe, "remove \(control.visibleName)"))
    if isHeld {
      // The line is right as it is, and only another control would be the usual one.
      diagnosis.severity = .info
    } else if isSame {
      // Nobody knows here whether the app joins anything to the text.
      diagnosis.severity = .info
    } else if !entry.message.arguments.isEmpty && !turnsLetters(openers, pairs, entry) {
      diagnosis.severity = .warning
    }
    return [diagnosis]
  }

  /// Whether the letters or the signs of a text show that it is stored in the order of the screen.
  private func isStoredAsShown(
    _ text: String, _ entry: CheckedEntry, in context: RuleContext
  ) -> Bool {
    guard let locale = context.locale else { return false }
    let habit = context.parsed.writingHabit(locale, named: entry.entry.locale, in: context)
    // A letter that only ends words, at the end of one, shows the order of reading.
    let isAsRead = text.split(separator: " ").contains { word in
      word.unicodeScalars.last.map("\u{5DA}\u{5DD}\u{5DF}\u{5E3}\u{5E5}".unicodeScalars.contains)
        == true
    }
    if habit.showsStoredDisplay, !isAsRead { return true }
    if let base = context.baseText(of: entry.entry), hasReversedParts(text, base, entry.message) {
      return true
    }
    let words = text.split(separator: " ")
    return VisualOrderSuspectRule.suspicion(text, locale, base: context.baseText(of: entry.entry))
      != nil
      || words.contains { word in
        ":.,!?;".contains(word.first ?? " ")
          && word.unicodeScalars.dropFirst().first?.bidiClass.strongDirection == .rightToLeft
      }
  }

  /// Whether the arguments and the Latin words that a text shares with its base text stand in the reverse order.
  private func hasReversedParts(_ text: String, _ base: String, _ message: Message) -> Bool {
    let latin = base.split { !$0.isASCII || !$0.isLetter }.map(String.init)
    let places = Set(
      message.arguments.map(\.text) + latin.filter { $0.count > 1 || $0 != $0.lowercased() }
    )
    .compactMap { part -> (mine: String.Index, theirs: String.Index)? in
      guard let mine = text.firstRange(of: part), let theirs = base.firstRange(of: part) else {
        return nil
      }
      return (mine.lowerBound, theirs.lowerBound)
    }
    .sorted { $0.theirs < $1.theirs }
    return places.count > 1 && zip(places, places.dropFirst()).allSatisfy { $0.mine > $1.mine }
  }

  /// Whether an override turns round letters or digits of the text itself, and not only what an argument may bring.
  private func turnsLetters(
    _ openers: [String.Index], _ pairs: [ControlPair], _ entry: CheckedEntry
  ) -> Bool {
    openers.contains { opener in
      let direction = DirectionalFormatting(entry.value.unicodeScalars[opener])?.openedDirection
      let end = pairs.first { $0.openerIndex == opener }?.terminatorIndex
      return letters(from: opener, to: end, in: entry.value, entry.message).contains {
        $0 != direction
      }
    }
  }

  /// The directions of the letters and digits from an override to its end, without arguments; to the end of the text where
  /// it has none.
  private func letters(
    from start: String.Index, to end: String.Index?, in value: String, _ message: Message
  ) -> Set<WritingDirection> {
    var text = String(value[start..<(end ?? value.endIndex)])
    for argument in message.arguments { text = text.replacing(argument.text, with: "") }
    return Set(
      text.unicodeScalars.compactMap { scalar in
        scalar.bidiClass == .europeanNumber ? .leftToRight : scalar.bidiClass.strongDirection
      })
  }

  /// The embedding of the same direction in the place of an override.
  private static func embedding(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch DirectionalFormatting(scalar) {
    case .leftToRightOverride: DirectionalFormatting.leftToRightEmbedding.scalar
    case .rightToLeftOverride: DirectionalFormatting.rightToLeftEmbedding.scalar
    default: scalar
    }
  }

  private func message(_ control: DirectionalFormatting, isSame: Bool, isOpen: Bool) -> String {
    let name = control.visibleName
    if !isSame { return "\(name) shows letters in another order than they are stored in" }
    return isOpen
      ? "\(name) shows nothing here, but turns round what an app joins after the text"
      : "\(name) forces a direction on letters that have it already"
  }
}
