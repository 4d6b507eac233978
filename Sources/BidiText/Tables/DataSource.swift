#if ICU
  private import BidiICU
#endif

/// Which data the process takes: that of libicu, or the generated tables.
///
/// A build with the package's trait `ICU` has both. It takes ICU's data, unless the environment variable
/// `BIDI_CHARACTER_SOURCE` is `tables` when the process first asks. The tests that depend on the data run with both.
enum DataSource {
  #if ICU
    /// Whether the generated tables serve although libicu is linked.
    static let isTables = ProcessSettings.takesTables

    /// Classes, brackets, mirrors and scripts.
    static var characters: any CharacterSource.Type {
      isTables ? GeneratedCharacters.self : ICUCharacters.self
    }

    /// Likely subtags, digits and quotation marks of locales.
    static var locales: any LocaleSource.Type {
      isTables ? LocaleTables.self : ICULocales.self
    }
  #else
    static var isTables: Bool { true }
    static var characters: GeneratedCharacters.Type { GeneratedCharacters.self }
    static var locales: LocaleTables.Type { LocaleTables.self }
  #endif
}
