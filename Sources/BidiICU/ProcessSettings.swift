private import CBidiICU

/// What the environment of the process asks for.
public enum ProcessSettings {
  /// Whether generated tables should serve although libicu is linked.
  ///
  /// True where the environment variable `BIDI_CHARACTER_SOURCE` is `tables`.
  public static var takesTables: Bool { bidi_icu_tables_are_wanted() }
}
