extension ContainerDependentRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Lines of mixed direction, or with arguments, that are right in their own direction and wrong in a container of the \
      other one (`--container ltr`, `rtl` or `any`). Texts without letters of the other direction are `rtl-only-in-ltr`.
      """,
    matters: """
      The halves of a sentence change places round a Latin word.
      """,
    examples: [
      .init(
        "he", flag: .container(.ltr), wrong: #""a" = "הילד רץ home מהר.";"#,
        right: #""a" = "‹RLE›הילד רץ home מהר.‹PDF›";"#)
    ],
    fixSafety: .safe,
    fix: """
      The fewest controls of the chosen style that put the line in order in every container that was asked for. Safe.
      """,
    sources: ["UAX #9, rules P2–P3, L1–L2"])
}

extension RTLOnlyInLTRRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Lines of the letters of one right-to-left language, without Latin ones and without arguments, in a container that \
      is left to right (`--container ltr` or `any`).
      """,
    matters: """
      The question mark stands at the right end, where the sentence begins.
      """,
    examples: [
      .init(
        "he", flag: .container(.ltr), wrong: #""a" = "מה שלומך?";"#,
        right: #""a" = "‹RLE›מה שלומך?‹PDF›";"#
      )
    ],
    fixSafety: .safe,
    fix: """
      The fewest controls of the chosen style that put the line in order in every container that was asked for. Safe.
      """,
    sources: ["UAX #9, rules P2–P3, L1–L2"])
}

extension LTROnlyInRTLRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Values of right-to-left locales without a letter of their language, in containers that are right to left: \
      untranslated sentences, names with punctuation at an edge.
      """,
    matters: """
      `What is CENO?` shows its question mark first.
      """,
    examples: [
      .init(
        "ar", flag: .container(.rtl), wrong: #""a" = "What is this?";"#,
        right: #""a" = "What is this?‹LRM›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put it right in every container that was asked for. Safe, and unsafe where a control \
      stands right at an address, so that whoever copies it copies the control. None where the whole value is written \
      for programs: an address, a path, a pattern of file names, an option, a hexadecimal colour or number, Base64, \
      JSON, a date pattern, an identifier.
      """,
    sources: ["UAX #9, rules N2 and L2"])
}

extension LTRRunEdgeRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      `C++`, `c#`, `@ali`, `/usr/bin`, `https://example.com/`, `18+` in a right-to-left line: the sign has no direction \
      of its own and takes that of the line (rules N1 and N2).
      """,
    matters: """
      `C++` reads `++C`, an address ends in a slash that stands before it.
      """,
    examples: [
      .init(
        "ar", wrong: #""a" = "كتاب C++ للمبتدئين";"#, right: #""a" = "كتاب C++‹LRM› للمبتدئين";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put it right: a mark behind or before it, an embedding, an isolate. Safe, and unsafe \
      where a control stands right at an address, so that whoever copies it copies the control. None where the whole \
      value is written for programs: an address, a path, a pattern of file names, an option, a hexadecimal colour or \
      number, Base64, JSON, a date pattern, an identifier.
      """,
    sources: ["UAX #9, rules N1, N2 and L2"])
}

extension LTRRunMergeRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Items of a right-to-left sentence that the algorithm takes for one left-to-right phrase: Latin names with commas \
      between them, and an argument of text beside a Latin word or another argument with a sign between, as in a label \
      and its value (Error: %@) or a path (%1$@ > %2$@). Fixed Latin text with other signs, such as File > Open, is left \
      alone: it may well be one phrase.
      """,
    matters: """
      `PNG, JPEG` is read from the right as “JPEG, PNG”. Often nobody minds; so the rule runs only when selected.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "הקבצים PNG, JPEG נשמרו";"#,
        right: #""a" = "הקבצים PNG, ‹RLM›JPEG נשמרו";"#)
    ],
    fixSafety: .safe,
    fix: """
      A mark or isolate for each item. Safe.
      """,
    sources: ["UAX #9, rules N1 and L2", "W3C, Structural markup and right-to-left text"])
}

extension NumberSequenceRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Phone numbers with spaces, times, dates and their ranges: each group of digits is a run of its own, and in a \
      right-to-left line the runs go from right to left. Ranges are looked at under a policy (`--numbers fa=range-ltr`).
      """,
    matters: """
      `0800 123 456` is shown as `456 123 0800`: a number that reaches somebody else.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "התקשרו אל 0800 123 456 היום";"#,
        right: #""a" = "התקשרו אל ‹LRM›0800 123 456 היום";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put it right. Safe.
      """,
    sources: ["UAX #9, rules W4, N1, N2 and L2", "RFC 3966 on telephone numbers"])
}

extension PlaceholderUnisolatedRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Specifiers (%@, %1$d, {name}, ${x}, %{count}) whose argument is torn apart, or moves its neighbours, in the \
      direction of the locale: a Latin name \
      that a number follows, a handle, a phone number. The usual samples are tried, those of `--sample`, and what the \
      key, the comment or the value says of the argument. Tags and entities are left out: where an app renders them \
      nobody sees their letters.
      """,
    matters: """
      The text in the file looks right; the fault comes with the data, and nobody sees it before the user does.
      """,
    examples: [
      .init(
        "he", wrong: #""phone" = "מספר טלפון: %@";"#,
        right: #""phone" = "מספר טלפון: ‹FSI›%@‹PDI›‹RLM›";"#)
    ],
    fixSafety: .safe,
    fix: """
      An isolate round the specifier (‹FSI›…‹PDI›), never inside it. Verified with arguments that disturb their \
      surroundings on purpose. Safe.
      """,
    sources: [
      "UAX #9, section 3.1.2, and HL", "W3C, String Metadata",
      "Unicode MessageFormat 2, default bidi strategy",
    ])
}

extension SignSideRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Signed numbers, where a policy says on which side the sign goes: `--numbers fa=sign-left`. Without one, nothing.
      """,
    matters: """
      Readers of Persian expect `-23`, those of Arabic often `23-`; the algorithm decides by the letters before.
      """,
    examples: [
      .init(
        "fa", flag: .numbers("fa=sign-left"), wrong: #""a" = "شماره -23 شماره";"#,
        right: #""a" = "شماره ‹LRM›-23 شماره";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put it right. Safe.
      """,
    sources: ["UAX #9, rules W4 and W5", "W3C alreq, issue 288", "CLDR number patterns"])
}

extension PercentSideRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Numbers with a percent sign, where a policy says on which side it goes: `--numbers ar=percent-left`.
      """,
    matters: """
      `25%` alone shows its sign at the right, behind Arabic letters at the left: two screens disagree.
      """,
    examples: [
      .init(
        "ar", flag: .numbers("ar=percent-left"), wrong: #""a" = "25%";"#,
        right: #""a" = "‹ALM›25%";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put it right. Safe.
      """,
    sources: ["UAX #9, rules W2 and W5", "CLDR number patterns"])
}

extension CurrencySideRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Amounts with a currency sign, where a policy says on which side it goes: `--numbers he=currency-left`.
      """,
    matters: """
      A no-break space between sign and digits cuts rule W5, and the sign goes to the other side.
      """,
    examples: [
      .init(
        "ar", flag: .numbers("ar=currency-left"), wrong: #""a" = "$ 1.23";"#,
        right: #""a" = "‹LRM›$ 1.23";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put it right. Safe.
      """,
    sources: ["UAX #9, rule W5", "CLDR number patterns"])
}
