/// Versions of what answers for the characters.
public enum CharacterDataVersion {
  /// The Unicode version of the character data, such as `15.0.0`.
  public static var unicode: String { DataSource.characters.unicodeVersion }

  /// The source of the data, such as `ICU 72.1.0`.
  public static var source: String { DataSource.characters.name }
}
