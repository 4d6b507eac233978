import Testing

@testable import BidiJudge

#if ICU
  import BidiICU
#endif

/// The words of units, by language.
@Suite struct UnitWordsTests {
  /// Words that a reader of the language knows as units.
  @Test(arguments: [
    (
      "en",
      "second seconds minutes hours day days weeks months years kilobytes MB GB km kg inches feet "
        + "pounds degrees percent Seconds HOURS min. lb"
    ),
    (
      "ar",
      "ثانية ثوان ثوانٍ دقيقة دقائق ساعة ساعات يوم أيام ايام يومًا يوماً أسبوع أسابيع شهر أشهر سنة سنوات بايت "
        + "كيلوبايت ميغابايت غيغابايت م.ب متر كيلومتر كم كغ غرام درجة بالمائة"
    ),
    (
      "he",
      "שניה שנייה שניות דקה דקות שעה שעות יום ימים שבוע שבועות חודש חודשים שנה שנים בייט קילוביט מגה-בייט "
        + "מטר מטרים קילומטר ק״מ ק\"מ ס\"מ ק״ג מ״ב דק׳ דק' שע׳ מעלות אחוז דַּקּוֹת מגה־בייט"
    ),
    (
      "fa",
      "ثانیه دقیقه ساعت روز هفته ماه سال بایت کیلوبایت مگابایت متر کیلومتر گرم کیلوگرم درجه درجهٔ درصد "
        + "سانتی\u{200C}متر میلی\u{200C}ثانیه ثانيه كيلومتر"
    ),
    (
      "ur",
      "سیکنڈ منٹ گھنٹہ گھنٹے دن ہفتہ ہفتے مہینہ مہینے سال بائٹ بائٹس میگابائٹ میٹر گرام ڈگری فیصد"
    ),
    ("ps", "ورځ ورځې میاشت مياشتې کال کالونه بایټ متر کیلومتر ګرام سلنه"),
    ("sd", "سيڪنڊ منٽ ڪلاڪ ڏينهن سال بائيٽ ميٽر گرام"),
    ("ug", "سېكۇنت مىنۇت سائەت كۈن ھەپتە ئاي يىل مېتىر گرام"),
  ])
  func units(_ language: String, words: String) {
    for word in words.split(separator: " ") {
      #expect(UnitWords.contains(word.utf8, language: language), "\(language): \(word)")
    }
  }

  /// Names, verbs and other words that stand after an argument.
  @Test(arguments: [
    ("en", "in is Alice sent files the metric user m K s secondss second's % 12 . °"),
    ("ar", "قدم أرسل أحمد من في على رسالة ملف م س و أ متاح ساعتي الساعة"),
    ("he", "גרם מייל רגל שלח דנה של את הודעה קובץ הוסיף ה ש בשעה שעון מ"),
    ("fa", "تن فوت مایل علی از به پیام فایل است فرستاد م و"),
    ("ur", "میل ملی پی احمد نے کو فائل پیغام ہے میں"),
    ("ps", "ملي سنتي د په فایل احمد"),
    ("sd", "في ملي ميل پيرا فائل احمد"),
    ("ug", "ئىنگلىز مىللى پۇت ھۆججەت ئەخمەت"),
  ])
  func others(_ language: String, words: String) {
    for word in words.split(separator: " ") {
      #expect(!UnitWords.contains(word.utf8, language: language), "\(language): \(word)")
    }
  }

  @Test func languages() {
    #expect(UnitWords.contains("שעות".utf8, language: "he-IL"))
    #expect(UnitWords.contains("ساعات".utf8, language: "ar_EG"))
    #expect(!UnitWords.contains("שעות".utf8, language: "ar"))
    #expect(!UnitWords.contains("hours".utf8, language: "he"))
    for language in ["", "-", "dv", "yi", "ckb", "az-Arab", "fr", "hex"] {
      #expect(!UnitWords.contains("hours".utf8, language: language))
    }
  }

  /// Bytes that are no text, and words of nothing but what is left out.
  @Test(
    arguments: [
      [], [0xFF], [0xD7], [0xE2, 0x80, 0x8F], [0x2E, 0x2E], [0x0A], Array("day\ndays".utf8),
      Array("\n".utf8), Array("days\n".utf8), [UInt8](repeating: 0x61, count: 10_000),
    ] as [[UInt8]])
  func noWord(_ bytes: [UInt8]) {
    for language in ["en", "he", "ar"] { #expect(!UnitWords.contains(bytes, language: language)) }
  }

  /// Every line of the list is found: the generator folds and sorts as the search does.
  @Test(arguments: ["ar", "en", "fa", "he", "ps", "sd", "ug", "ur"])
  func everyWordIsFound(_ language: String) throws {
    let text = try #require(generatedUnitWords(of: UnitWords.number(of: language))).description
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n")
    #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(lines.allSatisfy { $0.utf8.count < 64 })
    #expect(lines.count > 20)
    #expect(Set(lines).count == lines.count)
    for line in lines {
      #expect(UnitWords.contains(line.utf8, language: language), "\(language): \(line)")
    }
  }

  #if ICU
    /// What ICU writes beside a number is in the list.
    ///
    /// That the file is what `bidi-datagen` writes is checked by `bidi-datagen --check`.
    @Test(arguments: ["ar", "en", "fa", "he", "ur"])
    func whatICUWrites(_ language: String) throws {
      for unit in ["second", "minute", "hour", "day", "week", "month", "year"] {
        for number: Int32 in [3, 11, 100] {
          let text = try UnitData.text(
            of: number, unit: "duration-\(unit)", width: .fullName, locale: language)
          let word = try #require(text.split(whereSeparator: \.isWhitespace).last)
          #expect(UnitWords.contains(word.utf8, language: language), "\(language): \(text)")
        }
      }
      #expect(throws: ICUError.self) {
        try UnitData.text(of: 1, unit: "duration-none", width: .short, locale: language)
      }
    }
  #endif
}
