import RandomTexts

/// Texts to measure on, the same in every run.
struct Corpus {
  let name: String
  let strings: [String]

  /// The strings as UTF-16 and UTF-32, converted beforehand: peers that want them get them ready.
  let utf16: [[UInt16]]
  let utf32: [[UInt32]]
  let utf8Count: Int

  init(_ name: String, _ strings: [String]) {
    self.name = name
    self.strings = Self.inOrder(strings) { String(decoding: Array($0.utf8), as: UTF8.self) }
    utf16 = Self.inOrder(strings) { Array($0.utf16) }
    utf32 = Self.inOrder(strings) { $0.unicodeScalars.map(\.value) }
    utf8Count = strings.reduce(0) { $0 + $1.utf8.count }
  }

  /// The first texts, so many as a cache holds.
  var cached: Corpus { Corpus("\(name), in the cache", Array(strings.prefix(4000))) }

  /// Copies of texts that lie one after the other in memory.
  ///
  /// The first copies fill the holes that freed memory left. Else the copies that are made first would lie in any order,
  /// and a row of a few nanoseconds would measure the cache.
  private static func inOrder<Copy>(_ texts: [String], _ copy: (String) -> Copy) -> [Copy] {
    let fillers = (0..<4).map { _ in texts.map(copy) }
    return withExtendedLifetime(fillers) { texts.map(copy) }
  }

  private static let arabic = [
    "مرحبا", "الصورة", "على", "من", "تطبيق", "جديد", "رسائل", "اضغط", "للمتابعة", "حفظ", "إلى",
    "الملف", "في",
    "حسابك", "التحديث", "متاح",
  ]
  private static let english = [
    "the", "picture", "on", "from", "app", "new", "messages", "press", "continue", "save", "to",
    "file",
    "in", "your", "account", "update", "available",
  ]
  private static let other = [
    "小明", "Wi-Fi", "(12)", "[x]", "3.5", "Straße", "%@", "%1$@", "2024-05-01", "“a”",
  ]

  private static func words(
    _ count: Int, _ random: inout SeededGenerator, _ lists: [[String]], last: String
  ) -> String {
    (0..<count).map { _ in
      (lists.randomElement(using: &random) ?? []).randomElement(using: &random) ?? ""
    }.joined(separator: " ") + last
  }

  /// UI strings of about 38 characters: ASCII, Arabic with specifiers, and a mixture.
  static func short(count: Int) -> [Corpus] {
    var random = SeededGenerator(seed: 38)
    let ascii = (0..<count).map { _ in words(6, &random, [english], last: ".") }
    let right = (0..<count).map { _ in
      words(6, &random, [arabic, arabic, arabic, arabic, arabic, ["%@", "%d"]], last: ".")
    }
    let mixed = (0..<count).map { _ in words(7, &random, [arabic, english, other], last: "!") }
    let cjk = (0..<count).map { _ in words(8, &random, [["小明", "开始", "关注", "你"]], last: "。") }
    var all: [String] = []
    for index in 0..<count {
      all.append([ascii, right, ascii, right, mixed][index % 5][index])
    }
    return [
      Corpus("short", all), Corpus("ASCII", ascii), Corpus("Arabic", right), Corpus("mixed", mixed),
      Corpus("CJK", cjk),
    ]
  }

  /// Paragraphs of about 500 characters, ten megabytes in all: a quarter each Arabic, mixed, English with
  /// Arabic, and English.
  static func long() -> Corpus {
    var random = SeededGenerator(seed: 10)
    var paragraphs: [String] = []
    var size = 0
    while size < 10_000_000 {
      let lists: [[[String]]] = [
        [arabic], [arabic, english, other], [english, english, english, arabic], [english],
      ]
      let paragraph = words(85, &random, lists[paragraphs.count % 4], last: ".\n")
      paragraphs.append(paragraph)
      size += paragraph.utf8.count
    }
    return Corpus("10 MB mixed", paragraphs)
  }

  static func longPlain(_ name: String, _ list: [String]) -> Corpus {
    var random = SeededGenerator(seed: 11)
    var text = ""
    while text.utf8.count < 10_000_000 { text += words(85, &random, [list], last: ".\n") }
    return Corpus(name, [text])
  }

  static func longASCII() -> Corpus { longPlain("10 MB ASCII", english) }
  static func longCJK() -> Corpus { longPlain("10 MB CJK", ["小明", "开始", "关注", "你"]) }
}
