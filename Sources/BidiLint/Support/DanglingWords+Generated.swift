// This file is written from Resources/DanglingWords.txt by Scripts/check-rules --write. Do not edit.
// swift-format-ignore-file

extension DanglingWords {
  /// Prepositions and conjunctions, by language.
  static let words: [String: Set<String>] = [
    "he": ["אל", "של", "עם", "על", "את", "מן", "בין", "או", "כי", "עד", "אצל", "ידי", "עבור", "לפי", "בגלל", "כמו", "אלא", "בתור", "באמצעות"],
    "ar": ["إلى", "الى", "من", "على", "في", "عن", "حتى", "منذ", "أو", "ثم", "لكن", "بين", "عند", "لدى", "لـ", "بـ", "ل", "و", "نحو", "إلا", "مع", "حول", "خلال", "عبر", "بدون"],
    "fa": ["به", "از", "در", "با", "بر", "برای", "تا", "و", "یا", "که", "بدون"],
    "ur": ["اور", "یا", "کہ", "لیکن", "مگر"],
    "ckb": ["لە", "بە", "بۆ", "لەگەڵ", "و", "یان", "کە"],
    "yi": ["פון", "צו", "מיט", "אויף", "און", "אדער"],
  ]

  /// Those of one letter that are written onto the next word.
  static let prefixes: [String: Set<String>] = [
    "he": ["ה", "ל", "ב", "מ", "ש", "כ", "ו"],
  ]

  /// Letters that stand at the ends of words only.
  static let finalLetters: [String: [Unicode.Scalar]] = [
    "he": ["ך", "ם", "ן", "ף", "ץ"],
    "yi": ["ך", "ם", "ן", "ף", "ץ"],
    "ar": ["ة"],
  ]

  /// Words and phrases that begin a sentence.
  static let starts: [String: Set<String>] = [
    "ar": ["تم", "فشل", "تعذر", "تعذّر", "يرجى", "يُرجى", "هل", "جاري", "جارٍ", "لا يوجد", "لا توجد", "لا يمكن"],
    "he": ["האם", "אנא", "נא"],
    "fa": ["آیا", "لطفا", "لطفاً"],
  ]

  /// Verbs that end a sentence.
  static let ends: [String: Set<String>] = [
    "fa": ["است", "هست", "نیست", "شد", "نشد", "شده", "بود", "نبود", "باشد", "نباشد", "دارد", "ندارد", "کنید", "نکنید", "می‌شود", "نمی‌شود"],
    "ur": ["کریں", "کرو", "کیجیے", "دیں", "لیں", "جائیں", "ہے", "ہیں", "تھا", "گیا", "گئی", "گئے"],
  ]

  /// Infinitives that make one verb with the noun before them.
  static let lightVerbs: [String: Set<String>] = [
    "fa": ["کردن", "شدن", "زدن", "دادن", "گرفتن", "نمودن"],
    "ckb": ["کردن", "بوون", "دان"],
  ]

  /// Endings and postpositions that are written after their word with a space.
  static let endings: [String: Set<String>] = [
    "fa": ["ها", "های", "هایی", "را", "ام", "ات", "اش", "اند"],
    "ur": ["کا", "کی", "کے", "کو", "میں", "سے", "پر", "نے", "تک", "والا", "والی", "والے"],
  ]
}
