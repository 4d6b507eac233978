/// A plural category of CLDR: the form of a text that a number takes.
///
/// Which numbers it stands for is different in each language: `one` of Russian is the form of 21 too.
public enum PluralCategory: String, Sendable, Hashable, Codable, CaseIterable {
  /// 0 in Arabic, Latvian and Welsh.
  case zero
  /// 1 in most languages that have the form.
  case one
  /// 2 in Arabic and Hebrew.
  case two
  /// 3 to 10 in Arabic.
  case few
  /// 11 to 99 in Arabic.
  case many
  /// All numbers that have no other form; every language has it.
  case other
}
