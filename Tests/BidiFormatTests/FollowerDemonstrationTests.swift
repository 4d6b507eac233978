import BidiFormat
import MessageSyntax
import BidiTestSupport
import BidiText
import Testing

/// "… started following you", with names that turn the sentence round.
///
/// The orders are written by hand, from left to right as they stand on the screen.
@Suite struct FollowerDemonstrationTests {
  /// The pattern: a name, then Arabic for "started following you".
  static let pattern =
    "%1$@ \u{628}\u{62F}\u{623} \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}"

  /// The Arabic words as they are seen: the last letter at the left.
  static let words =
    "\u{643}\u{62A}\u{639}\u{628}\u{627}\u{62A}\u{645} \u{64A}\u{641} \u{623}\u{62F}\u{628}"

  /// What is seen in a natural container, in a right-to-left one and in a left-to-right one.
  struct Orders: Sendable {
    let natural: String
    let rightToLeft: String
    let leftToRight: String

    init(_ natural: String, _ rightToLeft: String, _ leftToRight: String) {
      (self.natural, self.rightToLeft, self.leftToRight) = (natural, rightToLeft, leftToRight)
    }

    func order(in container: DisplayContainer) -> String {
      switch container {
      case .natural: natural
      case .rightToLeft: rightToLeft
      case .leftToRight: leftToRight
      }
    }
  }

  struct Follower: Sendable, CustomTestStringConvertible {
    let name: String
    /// Put in bare.
    let before: Orders
    /// With isolates as needed in Arabic interfaces.
    let after: Orders
    /// With isolates as needed in every container.
    let everywhere: Orders

    var testDescription: String { name }
  }

  static let followers: [Follower] = [
    follower(
      "\u{5C0F}\u{660E}",
      before: Orders(
        "\u{5C0F}\u{660E} " + words, words + " \u{5C0F}\u{660E}", "\u{5C0F}\u{660E} " + words)),
    follower(
      "+1 (555) 010-9999",
      before: Orders(
        words + " 010-9999 (555) 1+", words + " 010-9999 (555) 1+", "+1 (555) 010-9999 " + words)),
    follower("C++", before: Orders("C++ " + words, words + " ++C", "C++ " + words)),
    follower("@ali", before: Orders("@ali " + words, words + " ali@", "@ali " + words)),
    // A Hebrew name (Dana) goes the way of the sentence, and the whole is one run.
    Follower(
      name: "\u{5D3}\u{5E0}\u{5D4}",
      before: Orders(
        words + " \u{5D4}\u{5E0}\u{5D3}", words + " \u{5D4}\u{5E0}\u{5D3}",
        words + " \u{5D4}\u{5E0}\u{5D3}"),
      after: Orders(
        words + " \u{5D4}\u{5E0}\u{5D3}", words + " \u{5D4}\u{5E0}\u{5D3}",
        words + " \u{5D4}\u{5E0}\u{5D3}"),
      everywhere: Orders(
        words + " \u{5D4}\u{5E0}\u{5D3}", words + " \u{5D4}\u{5E0}\u{5D3}",
        words + " \u{5D4}\u{5E0}\u{5D3}")),
  ]

  /// A name that is read from left to right: wanted is the name at the right, as it is, and the words left of it.
  private static func follower(_ name: String, before: Orders) -> Follower {
    let right = words + " " + name
    return Follower(
      name: name, before: before,
      // Isolates cannot turn a container round.
      after: Orders(right, right, name + " " + words),
      everywhere: Orders(right, right, right))
  }

  @Test(arguments: followers)
  func order(_ follower: Follower) throws {
    for container in DisplayContainer.allCases {
      for (mode, orders) in [
        (IsolationMode.none, follower.before), (.asNeeded, follower.after),
        (.asNeeded(in: Set(DisplayContainer.allCases)), follower.everywhere),
      ] {
        let order = try Self.displayed(follower.name, mode, in: container)
        #expect(codes(order) == codes(orders.order(in: container)), "\(container)")
      }
    }
  }

  /// Prints what is seen, each character apart from its direction: from left to right.
  @Test func table() throws {
    var rows = ["container | before | as needed | as needed in all containers"]
    for follower in Self.followers {
      let modes: [IsolationMode] = [
        .none, .asNeeded, .asNeeded(in: Set(DisplayContainer.allCases)),
      ]
      let formatted = try modes.map { mode in
        try BidiFormatter(locale: "ar", mode: mode).format(Self.pattern, .text(follower.name)).text
      }
      rows.append("stored | " + formatted.map { $0.showingControls() }.joined(separator: " | "))
      for container in DisplayContainer.allCases {
        let cells = try modes.map { try Self.displayed(follower.name, $0, in: container) }
        // Overrides keep a terminal from ordering what is ordered.
        rows.append(
          "\(container) | "
            + cells.map { "\u{2066}\u{202D}\($0)\u{202C}\u{2069}" }.joined(separator: " | "))
      }
    }
    #expect(rows.count == 1 + Self.followers.count * 4)
    print(rows.joined(separator: "\n"))
  }

  private static func displayed(
    _ name: String, _ mode: IsolationMode, in container: DisplayContainer
  ) throws -> String {
    let text = try BidiFormatter(locale: "ar", mode: mode).format(pattern, .text(name)).text
    return try ResolvedParagraph(
      text, baseDirection: container.baseDirection(in: .rightToLeft)
    ).visualText()
  }
}
