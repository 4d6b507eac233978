#if Shaping
  import BidiTestSupport

  /// Sentences of several scripts, for laying beside another engine.
  enum GeneratedText {
    private static let words: [[String]] = [
      [
        "the", "quick", "Brown", "fox", "office", "AVATAR", "don't", "well-known", "a/b", "Ünïcödé",
      ],
      [
        "\u{0633}\u{0644}\u{0627}\u{0645}",
        "\u{0627}\u{0644}\u{0639}\u{0631}\u{0628}\u{064A}\u{0629}",
        "\u{0644}\u{0627}", "\u{0641}\u{064A}", "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}\u{064B}",
        "\u{0643}\u{062A}\u{0651}\u{0628}", "\u{067E}\u{062F}\u{0631}",
      ],
      [
        "\u{05E9}\u{05DC}\u{05D5}\u{05DD}", "\u{05E2}\u{05D5}\u{05DC}\u{05DD}",
        "\u{05E9}\u{05B8}\u{05C1}\u{05DC}\u{05D5}\u{05B9}\u{05DD}", "\u{05D0}\u{05D1}\u{05D2}",
      ],
      ["12", "3.14", "50%", "1,000", "\u{0661}\u{0662}", "\u{06F4}\u{06F5}", "+7", "10:30"],
      ["(abc)", "[\u{05D0}\u{05D1}]", "\u{00AB}\u{0633}\u{00BB}", "\"x\"", "e-mail@example.com"],
      [
        "\u{041F}\u{0440}\u{0438}\u{0432}\u{0435}\u{0442}", "\u{039A}\u{03B1}\u{03BB}\u{03B7}",
        "\u{043C}\u{0438}\u{0440}",
      ],
    ]

    private static let joints = [" ", " ", " ", " ", ", ", ". ", "-", "/", " \u{2013} "]

    /// A sentence of one to fourteen words, half of them of one script.
    static func sentence(using random: inout SeededGenerator) -> String {
      let main = Int.random(in: 0..<words.count, using: &random)
      var text = ""
      for index in 0..<Int.random(in: 1...14, using: &random) {
        if index > 0 { text += joints.randomElement(using: &random) ?? " " }
        let group =
          Bool.random(using: &random) ? main : Int.random(in: 0..<words.count, using: &random)
        text += words[group].randomElement(using: &random) ?? ""
      }
      return text
    }
  }
#endif
