#if Shaping
  import BidiLint
  import BidiJudge
  import MessageSyntax
  import BidiSource
  import BidiText
  import InterfaceFiles
  import LocalizationFiles

  /// The texts that programs show: plural forms, with samples in the places of arguments.
  enum SampledText {
    /// The texts of a string that stands in no localization file.
    ///
    /// It is taken for English: only the direction counts for the samples of its arguments.
    static func texts(of string: String) -> [String] {
      let message = Message(string)
      guard !message.arguments.isEmpty, let locale = MessageLocale("en") else { return [string] }
      var judge = MessageJudge(locale: locale)
      return judge.shownTexts(of: message)
    }

    /// The texts of translated properties of an interface, by their names: `abc-12-xyz.text`.
    ///
    /// - Parameters:
    ///   - strings: The translations.
    ///   - read: The bytes of a file; nil for one that cannot be read.
    /// - Returns: The texts of each property.
    static func forms(
      of strings: InterfaceStrings, read: (_ path: String) -> [UInt8]?
    ) -> [String: [String]] {
      var forms: [String: [String]] = [:]
      for path in strings.paths {
        guard let bytes = read(path), let file = try? LocalizationFile(path: path, bytes: bytes)
        else { continue }
        var texts = ShownTexts(file, locale: MessageLocale(strings.locale))
        // A later file has the last word.
        var own: [String: [String]] = [:]
        for (number, entry) in file.entries.enumerated()
        where entry.locale == nil || entry.locale == strings.locale {
          let property = InterfaceStrings.property(ofKey: entry.key.string)
          own[property, default: []] += texts.texts(of: number)
        }
        forms.merge(own) { $1 }
      }
      return forms
    }
  }
#endif
