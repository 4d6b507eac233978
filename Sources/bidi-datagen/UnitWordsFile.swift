#if ICU
  import BidiICU

  /// The words of units that BidiJudge looks for beside an argument.
  enum UnitWordsFile {
    static let file = GeneratedFile(
      path: "Sources/BidiJudge/Data/UnitWords+Generated.swift",
      versionLine: "let generatedUnitWordsVersion = \"\(ICUVersion.summary)\"", contents: contents)

    /// The languages to ask for, as ICU names them.
    ///
    /// Those without words of their own are left out.
    private static let languages = [
      "ar", "az_Arab", "ckb", "dv", "en", "fa", "he", "ps", "sd", "ug", "ur", "yi",
    ]

    /// CLDR's names of the units.
    private static let units = [
      "duration": [
        "nanosecond", "microsecond", "millisecond", "second", "minute", "hour", "day", "week",
        "month", "year",
      ],
      "digital": [
        "bit", "kilobit", "megabit", "gigabit", "terabit", "byte", "kilobyte", "megabyte",
        "gigabyte", "terabyte", "petabyte",
      ],
      "length": [
        "nanometer", "micrometer", "millimeter", "centimeter", "decimeter", "meter", "kilometer",
        "inch", "foot", "yard", "mile",
      ],
      "mass": ["microgram", "milligram", "gram", "kilogram", "tonne", "ounce", "pound", "ton"],
      "temperature": ["celsius", "fahrenheit", "kelvin"],
      "frequency": ["hertz", "kilohertz", "megahertz", "gigahertz"],
      "graphics": ["pixel", "megapixel"],
      "concentr": ["percent"],
      "volume": ["milliliter", "liter"],
      "pressure": [
        "pascal", "hectopascal", "kilopascal", "megapascal", "millibar", "atmosphere",
      ],
      "energy": ["joule", "kilojoule", "kilocalorie", "kilowatt-hour"],
      "power": ["watt", "kilowatt"],
      "electric": ["volt", "ampere"],
    ]

    /// One number for each plural category of the languages.
    private static let numbers: [Int32] = [0, 1, 2, 3, 11, 100]

    /// Words that often stand after a name or a title and are no unit there, with what else they say.
    private static let homographs: [String: [String: String]] = [
      "ar": ["قدم": "presented", "قدما": "both presented", "ضغط": "pressed, compressed"],
      "en": ["in": "the preposition", "metric": "the first word of metric ton", "per": "for each"],
      "fa": ["تن": "body, as in gave in", "فوت": "death, as in died", "مایل": "inclined to"],
      "he": ["גרם": "caused", "מייל": "e-mail", "רגל": "leg"],
      "ps": ["سنتي": "traditional", "ملي": "national", "میټرک": "the first word of metric ton"],
      "sd": [
        "في": "per", "ملي": "got", "ميل": "mail", "ميٽرڪ": "the first word of metric ton",
        "پيرا": "paragraph",
      ],
      "ug": ["ئىنگلىز": "English", "مىللى": "national", "پۇت": "leg"],
      "ur": [
        "ملی": "got", "میل": "mail", "میٹرک": "the first word of metric ton", "پی": "drank",
      ],
    ]

    private static func contents() throws -> String {
      var cases = ""
      for language in languages {
        let words = try words(of: language)
        guard !words.isEmpty else { continue }
        let number = language.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        cases += "  // \(language)\n  case 0x\(String(number, radix: 16)):\n    \"\"\"\n"
        cases += words.map { "    \($0)\n" }.joined() + "\n    \"\"\"\n"
      }
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The versions of the data.
        let generatedUnitWordsVersion = "\(ICUVersion.summary)"

        /// The words of units in a language, one a line, sorted by bytes; nil for other languages.
        ///
        /// A language is what `UnitWords.number(of:)` makes of it. The spelling is that of `UnitWords.FoldedScalars`: alef
        /// has no hamza, and yeh and kaf have their Persian form.
        func generatedUnitWords(of language: UInt32) -> StaticString? {
          switch language {
        \(cases)  default: nil
          }
        }

        """
    }

    private static func words(of language: String) throws -> [String] {
      // ICU takes the process's default locale for a language without data.
      guard LocaleData.availableLocales().contains(language) else { return [] }
      var words: Set<String> = []
      // English has two spellings: "meter" and "metre".
      for locale in language == "en" ? ["en", "en_GB"] : [language] {
        for (kind, names) in units {
          for name in names {
            for width in UnitData.Width.allCases {
              for number in numbers {
                let text = try UnitData.text(
                  of: number, unit: "\(kind)-\(name)", width: width, locale: locale)
                words.formUnion(Self.words(beside: number, in: text).map(folded))
              }
            }
          }
        }
      }
      words.subtract(homographs[language, default: [:]].keys.map(folded))
      return words.filter { isWord($0, of: language) }.sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
    }

    /// The word before the number and the word after it.
    ///
    /// A text without the number is taken where it is one word, as for one hour in Hebrew. A dual is not
    /// taken: no number stands beside it.
    private static func words(beside number: Int32, in text: String) -> [String] {
      let visible = String(text.unicodeScalars.filter { !isFormatting($0) }.map(Character.init))
      let digits = String(number)
      guard let place = visible.firstRange(of: digits) else {
        let words = visible.split(whereSeparator: \.isWhitespace).map(String.init)
        return words.count == 1 && number != 2 ? words : []
      }
      let before = visible[..<place.lowerBound].split(whereSeparator: \.isWhitespace).last
      let after = visible[place.upperBound...].split(whereSeparator: \.isWhitespace).first
      return [before, after].compactMap { $0.map(String.init) }
    }

    /// Whether a text is a word of the language's own script, and more than one bare letter.
    private static func isWord(_ word: String, of language: String) -> Bool {
      var letters = 0
      var signs = 0
      for scalar in word.unicodeScalars {
        switch scalar {
        case "a"..."z" where language == "en": letters += 1
        case "\u{5D0}"..."\u{8FF}" where language != "en" && scalar.properties.isAlphabetic:
          letters += 1
        case "'", "\"", ".", "-": signs += 1
        default: return false
        }
      }
      return letters > 1 || letters == 1 && signs > 0
    }

    /// The spelling that the file has.
    ///
    /// `UnitWords.FoldedScalars` is the other half; a test holds them together.
    private static func folded(_ word: String) -> String {
      var result = String.UnicodeScalarView()
      for scalar in word.unicodeScalars where !isFormatting(scalar) {
        switch scalar {
        case "A"..."Z": result.append(Unicode.Scalar(UInt8(scalar.value) + 32))
        case "\u{591}"..."\u{5BD}", "\u{5BF}", "\u{5C1}", "\u{5C2}", "\u{5C4}", "\u{5C5}",
          "\u{5C7}":
          break
        case "\u{640}", "\u{64B}"..."\u{655}", "\u{670}": break
        case "\u{5BE}", "\u{2010}", "\u{2011}": result.append("-")
        case "\u{5F3}", "\u{2018}", "\u{2019}", "\u{2032}": result.append("'")
        case "\u{5F4}", "\u{201C}", "\u{201D}", "\u{2033}": result.append("\"")
        case "\u{623}", "\u{625}": result.append("\u{627}")
        case "\u{643}": result.append("\u{6A9}")
        case "\u{649}", "\u{64A}": result.append("\u{6CC}")
        default: result.append(scalar)
        }
      }
      while result.last == "." { result.removeLast() }
      return String(result)
    }

    private static func isFormatting(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .format
    }
  }
#endif
