import BidiJudge
import BidiSource
import BidiText
import MessageSyntax

extension Fault {
  /// Whether the repair changes the display of the line.
  ///
  /// Two equal words that change places look right: a fault that nobody can see is no finding.
  func changesDisplay(of line: CheckedLine) -> Bool {
    !(line.entry.repair?.orders(ofLine: line.verdict.number) ?? []).contains {
      $0.container == container && isSameText($0.text, text)
        && isSameOrder($0.before, $0.after)
    }
  }

  /// Whether the sign at which a unit begins stands after it too, as in `.app.` at the end of a sentence.
  ///
  /// On the screen a sign stands at both ends in either order.
  func hasSameSignAfter(in message: Message) -> Bool {
    guard point == .whole, range.count > 1, let sign = message.bytes[range].first, sign < 0x80,
      !sign.isASCIIAlphanumeric
    else { return false }
    // A control of three bytes may stand between them.
    var after = message.bytes[range.upperBound...].prefix(8)
    if after.first == 0xE2 { after = after.dropFirst(3) }
    return after.first == sign && after.dropFirst().first.map(\.isASCIISpace) ?? true
  }

  /// Whether a unit is a number with the sign of a currency, which languages write on either side: `$%d.00`.
  func isOfPrice(in line: CheckedLine) -> Bool {
    guard point == .whole else { return false }
    var signs = 0
    for piece in line.line.pieces where piece.range.overlaps(range) {
      switch piece.kind {
      case .argument(let number):
        guard line.entry.message.arguments[number].type == .number else { return false }
      case .text:
        let text = line.entry.message.text(at: piece.range.clamped(to: range))
        for scalar in text.unicodeScalars {
          if scalar.properties.generalCategory == .currencySymbol {
            signs += 1
          } else if scalar.properties.numericType == nil, scalar != ".", scalar != "," {
            return false
          }
        }
      case .control, .entity, .markup: return false
      }
    }
    return signs == 1
  }

  // MARK: What kind of fault it is

  /// Whether the fault is against a policy for numbers, and not about direction.
  var isOfPolicy: Bool {
    switch point {
    case .sign, .percent, .currency: true
    case .whole, .order, .chain, .pair, .edge, .heldOrder: false
    }
  }

  /// Whether the container gives the line the direction that is not the language's.
  func isInOtherDirection(in line: CheckedLine) -> Bool {
    paragraphDirection != line.direction
  }

  /// Whether a container of a fixed direction causes the fault.
  func isOfContainer(in line: CheckedLine) -> Bool {
    !isOfPolicy && certainty != .rare && container != .natural
      && (isInOtherDirection(in: line) || !line.verdict.hasOwnLetters)
  }

  /// Whether the fault exists with every argument, in a natural container or in a container of the language's
  /// direction.
  func isAlwaysWrong(in line: CheckedLine) -> Bool {
    !isOfPolicy && !isOfContainer(in: line) && certainty == .always
  }

  /// Whether a unit, a chain or a pair is wrong, and not the line as a whole.
  var isOfUnits: Bool {
    switch point {
    case .whole, .chain, .pair: true
    case .order, .edge, .heldOrder, .sign, .percent, .currency: false
    }
  }

  /// Whether an arrow points the wrong way, because no control can turn it.
  func isOfArrow(in line: CheckedLine) -> Bool {
    guard point == .chain else { return false }
    return line.line.pieces.contains { piece in
      guard piece.range.overlaps(range) else { return false }
      var text = line.entry.message.text(at: piece.range.clamped(to: range))[...]
      // `&rarr;`
      if case .entity(let shown) = piece.kind { text = shown[...] }
      return text.unicodeScalars.contains { Signs.pointer($0.value).points != nil }
    }
  }

  /// Whether the line has only letters of a right-to-left language, in a left-to-right container.
  func isOwnTextInLTR(in line: CheckedLine) -> Bool {
    container == .leftToRight && line.direction == .rightToLeft && line.verdict.hasOwnLetters
      && !line.verdict.hasForeignLetters && !line.verdict.hasArguments
  }

  /// Whether the line has no letter of its right-to-left language, in a right-to-left container.
  func isForeignTextInRTL(in line: CheckedLine) -> Bool {
    container == .rightToLeft && line.direction == .rightToLeft && !line.verdict.hasOwnLetters
  }

  // MARK: Words

  /// `with %@ = "Alice" `, or nothing for a line without arguments.
  var withArguments: String {
    guard !examples.isEmpty else { return "" }
    let texts = examples.map { "\($0.specifier) = \"\($0.text)\"" }
    return "with \(texts.joined(separator: ", ")): "
  }

  /// The fault in words, as a clause without a full stop.
  func clause(in line: CheckedLine) -> String {
    // If the whole line has the wrong direction, readers see that, and not the first sign that is out of place.
    let isTurned = container == .natural && isInOtherDirection(in: line)
    if isTurned, point == .order || point == .edge || point == .pair {
      return "the line is laid out \(paragraphDirection.words), so its parts change places"
    }
    func shown() -> String {
      let text = line.entry.message.text(at: range).unicodeScalars.filter {
        !Character($0).isNewline
      }
      return String(String.UnicodeScalarView(text)).showingControls()
    }
    return switch point {
    case .whole: "\"\(shown())\" is torn apart, or drawn into what stands beside it"
    case .order: "the parts of the text change places"
    case .chain: "\"\(shown())\" is not read from one end to the other"
    case .pair:
      "a bracket or quotation mark at \"\(shown())\" encloses something else than in the text"
    case .edge: "a sign of the sentence does not stand after what it follows"
    case .heldOrder: "\"\(shown())\" is not in the order that controls hold"
    case .sign: "the sign of \"\(shown())\" stands on the other side"
    case .percent: "the percent sign of \"\(shown())\" stands on the other side"
    case .currency: "the currency sign of \"\(shown())\" stands on the other side"
    }
  }
}
