/// The code of a language that an `.lproj` folder names as the Mac OS Toolbox did, such as `Arabic`.
///
/// Letter case does not matter. Nil for other text.
/// Source: the language codes of the Script Manager (`langArabic` and so on), by their English names.
func legacyLanguageCode(_ name: some StringProtocol) -> String? {
  // The longest name has 19 letters; nothing longer is brought to lowercase.
  name.utf8.count < 4 || name.utf8.count > 19 ? nil : legacyLanguageCodes[name.lowercased()]
}

private let legacyLanguageCodes = [
  "afrikaans": "af", "albanian": "sq", "amharic": "am", "arabic": "ar", "armenian": "hy",
  "assamese": "as", "azerbaijani": "az", "basque": "eu", "bengali": "bn", "breton": "br",
  "bulgarian": "bg", "burmese": "my", "byelorussian": "be", "catalan": "ca", "chinese": "zh_Hans",
  "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
  "esperanto": "eo", "estonian": "et", "faroese": "fo", "farsi": "fa", "finnish": "fi",
  "flemish": "nl_BE", "french": "fr", "galician": "gl", "georgian": "ka", "german": "de",
  "greek": "el", "gujarati": "gu", "hebrew": "he", "hindi": "hi", "hungarian": "hu",
  "icelandic": "is", "indonesian": "id", "irish": "ga", "italian": "it", "japanese": "ja",
  "kannada": "kn", "kashmiri": "ks", "kazakh": "kk", "khmer": "km", "korean": "ko",
  "kurdish": "ku", "lao": "lo", "latin": "la", "latvian": "lv", "lithuanian": "lt",
  "macedonian": "mk", "malayalam": "ml", "maltese": "mt", "marathi": "mr", "mongolian": "mn",
  "nepali": "ne", "norwegian": "no", "oriya": "or", "pashto": "ps", "persian": "fa",
  "polish": "pl", "portuguese": "pt", "punjabi": "pa", "romanian": "ro", "russian": "ru",
  "sami": "se", "serbian": "sr", "simplified chinese": "zh_Hans", "sindhi": "sd",
  "slovak": "sk", "slovenian": "sl", "somali": "so", "spanish": "es", "swahili": "sw",
  "swedish": "sv", "tajiki": "tg", "tamil": "ta", "tatar": "tt", "telugu": "te", "thai": "th",
  "tibetan": "bo", "traditional chinese": "zh_Hant", "turkish": "tr", "turkmen": "tk",
  "uighur": "ug", "ukrainian": "uk", "urdu": "ur", "uzbek": "uz", "vietnamese": "vi",
  "welsh": "cy", "yiddish": "yi",
]
