extension BaseDirectionRule {
  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A line with letters of its language's direction that is shown in another order than a paragraph of \
      that direction has, in a container that was chosen (--container) and with a sample argument. In right-to-left \
      languages also a sentence in an embedding or isolate that runs left to right. Tags and entities are left out: a \
      line that is right without them, or with them, is no fault.
      """,
    matters: """
      Labels take the direction of the first letter of their text. Where that is a name or a word of \
      another script, the parts of the sentence change places, and the full stop stands at the wrong end.
      """,
    examples: [
      .init(
        "he", wrong: #""exported" = "PDF נשמר.";"#, right: #""exported" = "‹RLE›PDF נשמר.‹PDF›";"#),
      .init(
        "he", wrong: #""saved" = "‹LRE›הקובץ נשמר.‹PDF›";"#, right: #""saved" = "הקובץ נשמר.";"#),
    ],
    fixSafety: .safe,
    fix: """
      The fewest controls of the chosen style (--style) round each line that is shown wrong, found by \
      laying the line out again. The order that is wanted is the same for all findings of a line; where parts of it \
      are repaired too, all is made together, with fewer controls where that is enough. Pairs and marks at the start \
      that give the line the wrong direction are taken out or turned. Safe: in no container does it become worse. \
      None for addresses, date patterns and identifiers, which a control would break.
      """,
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}
