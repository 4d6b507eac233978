internal import BidiJudge
internal import MessageSyntax
internal import BidiText

/// Asks the judge of messages about the texts that a scene shows.
struct TextAudit {
  /// The language of the texts in the right-to-left interface; nil for one by the script of each text.
  let locale: MessageLocale?

  /// An order that readers do not accept.
  struct Fault {
    let explanation: String
    let cure: String
  }

  /// What is wrong with the order of a text.
  ///
  /// Each paragraph is judged in the direction that the scene gives it. A text without a letter of the interface's direction says
  /// nothing in its language, and is not judged.
  ///
  /// - Parameters:
  ///   - text: The text, resolved.
  ///   - hasOwnDirection: Whether the style says the direction of the paragraphs; else the text does, with its arguments.
  ///   - name: What the text is called.
  ///   - direction: The direction of the language.
  /// - Returns: The faults, in the order of the text.
  func faults(
    of text: ResolvedText, hasOwnDirection: Bool, called name: String,
    in direction: WritingDirection
  ) -> [Fault] {
    text.paragraphs.compactMap { paragraph in
      guard let locale = language(of: paragraph.text, direction) else { return nil }
      let message = Message(paragraph.text)
      let container: DisplayContainer =
        if !hasOwnDirection, !message.arguments.isEmpty {
          .natural
        } else {
          paragraph.direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
      return fault(of: message, in: container, locale, called: name)
    }
  }

  /// Whether a text that stands in both interfaces is one of the right-to-left language, which has to be known.
  ///
  /// Its words say, as Closure's `estimateDirection` counts them: a name in an Arabic sentence does not make it English, nor
  /// does an Arabic name in an English sentence make that Arabic. Hebrew letters are no Arabic.
  func isOfLanguage(_ text: String) -> Bool {
    guard let locale, let letter = firstLetter(of: text, .rightToLeft),
      text.writingDirection(by: .wordShare()) == .rightToLeft
    else { return false }
    // The scripts whose letters are of class AL. Source: DerivedBidiClass.txt of Unicode 15.
    let isArabic = ["Arab", "Rohg", "Syrc", "Thaa"].contains(locale.script)
    return (letter.bidiClass == .arabicLetter) == isArabic
  }

  private func fault(
    of message: Message, in container: DisplayContainer, _ locale: MessageLocale,
    called name: String
  ) -> Fault? {
    var judge = MessageJudge(locale: locale, options: JudgeOptions(containers: [container]))
    guard judge.mayHaveFault(message.text) else { return nil }
    let faults = judge.verdict(of: message).lines.flatMap(\.faults)
    guard let fault = faults.max(by: { $0.certainty < $1.certainty }), fault.certainty >= .some
    else { return nil }
    let direction = fault.paragraphDirection == .rightToLeft ? "right to left" : "left to right"
    let examples = fault.examples.map { "\($0.specifier) = '\($0.text)'" }
    let condition =
      fault.certainty == .always || examples.isEmpty
      ? "" : " where \(examples.joined(separator: ", "))"
    let explanation =
      "\(name) '\(message.text.showingControls())' stands in a paragraph from \(direction), and is shown as"
      + " '\(fault.displayed)' (letters from left to right)\(condition): \(fault.point.complaint)."
    let repair = judge.repair(of: message).map { "Store it as '\($0.text.showingControls())'" }
    let turned =
      fault.paragraphDirection == locale.direction
      ? nil : "give its paragraphs the direction of the language"
    let cures = [repair, turned].compactMap { $0 }
    guard !cures.isEmpty else {
      return Fault(explanation: explanation, cure: "Put the pieces into texts of their own.")
    }
    return Fault(explanation: explanation, cure: cures.joined(separator: ", or ").sentence)
  }

  /// The language that a text is judged in; nil for a text without a letter of its direction.
  private func language(of text: String, _ direction: WritingDirection) -> MessageLocale? {
    guard let letter = firstLetter(of: text, direction) else { return nil }
    if direction == .leftToRight { return MessageLocale("en") }
    return locale ?? MessageLocale(letter.bidiClass == .arabicLetter ? "ar" : "he")
  }

  private func firstLetter(of text: String, _ direction: WritingDirection) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.bidiClass {
      case .leftToRight: direction == .leftToRight
      case .rightToLeft, .arabicLetter: direction == .rightToLeft && scalar.properties.isAlphabetic
      default: false
      }
    }
  }
}

extension OrderPoint {
  /// What is wrong with an order that breaks the point.
  fileprivate var complaint: String {
    switch self {
    case .whole: "a word or a number is torn apart, or another piece stands inside of it"
    case .order: "the pieces do not follow each other in the direction of the sentence"
    case .chain: "pieces with one sign between them are not read in one direction"
    case .pair: "brackets or quotation marks do not enclose what they enclose in the text"
    case .edge: "a sign of the sentence stands at the wrong end"
    case .heldOrder: "the pieces are not in the order that controls hold"
    case .sign: "the sign of a number stands at the wrong side"
    case .percent: "the percent sign stands at the wrong side"
    case .currency: "the currency sign stands at the wrong side"
    }
  }
}

extension String {
  /// The text with a capital at its start and a full stop at its end.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension LayoutPath {
  /// Whether the figure looks the same in a mirror in the middle of a box: its corners do.
  func isSymmetric(inWidth width: Double) -> Bool {
    var points: [LayoutPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    return points.allSatisfy { point in
      points.contains {
        ($0.x - (width - point.x)).magnitude < 0.01 && ($0.y - point.y).magnitude < 0.01
      }
    }
  }
}
