extension IslandScanner {
  // MARK: Quantities

  /// The end of a number at an index: digits with points, commas and no-break spaces between, or a specifier
  /// that a number takes the place of; nil where there is none.
  func endOfQuantity(_ start: Int) -> Int? {
    if text.isAt("%", start) {
      guard let specifier = specifiers.specifier(at: start), specifier.isNumeric,
        specifier.range.upperBound <= text.upper
      else { return nil }
      return specifier.range.upperBound
    }
    var end = text.endOfDigits(start)
    guard end > start else { return nil }
    while true {
      let next = endOfDigitSeparator(end)
      guard let next, text.digitWidth(at: next) > 0 else { return end }
      end = text.endOfDigits(next)
    }
  }

  /// The end of a sign that stands between digits of one number: `.`, `,`, `'`, the Arabic separators, and
  /// no-break spaces before three digits.
  private func endOfDigitSeparator(_ index: Int) -> Int? {
    switch text[index] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"): return index + 1
    // U+066B, U+066C.
    case 0xD9 where text[index + 1] == 0xAB || text[index + 1] == 0xAC: return index + 2
    case 0x20: return nil
    default:
      guard let end = text.endOfSpace(index), text.digits(at: end).count == 3 else { return nil }
      return end
    }
  }

  /// A number with what is attached to it.
  struct Amount {
    var end: Int
    /// A sign, a currency, a percent sign, a unit.
    var isAttached = false
    /// Latin letters.
    var hasLetters = false
  }

  /// The amount at an index: `-5`, `56%`, `$9.99`, `12 kB`, and a bare `7`; nil where there is no number.
  func amount(_ start: Int) -> Amount? {
    var amount = Amount(end: start)
    var index = start
    if let end = endOfSign(start) {
      // A hyphen behind a word is none: the Hebrew for "in 5" has one.
      guard text.isAtOpening(start) else { return nil }
      index = end
      amount.isAttached = true
    }
    if let end = endOfLeadingSign(index) {
      // A broken specifier has a space behind its percent sign.
      index = text[index] == 0xD9 ? end : text.endOfSpace(end) ?? end
      if let sign = endOfSign(index) { index = sign }
      amount.isAttached = true
    }
    guard let end = endOfQuantity(index) else { return nil }
    amount.end = end
    takeTrailing(&amount)
    return amount
  }

  /// `-`, `+`, `±`, `−`, `~`, `≈`.
  private func endOfSign(_ index: Int) -> Int? {
    switch text[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "~"): return index + 1
    case 0xC2 where text[index + 1] == 0xB1: return index + 2
    case 0xE2:
      let isMinus = text[index + 1] == 0x88 && text[index + 2] == 0x92
      let isNearly = text[index + 1] == 0x89 && text[index + 2] == 0x88
      return isMinus || isNearly ? index + 3 : nil
    default: return nil
    }
  }

  /// A currency sign, `#` or a percent sign before a number.
  private func endOfLeadingSign(_ index: Int) -> Int? {
    if text.isAt("#", index) { return text.isAtOpening(index) ? index + 1 : nil }
    if text[index] == 0xD9, text[index + 1] == 0xAA { return index + 2 }
    return endOfCurrencySign(index)
  }

  /// The end of a character of General_Category Sc.
  func endOfCurrencySign(_ index: Int) -> Int? {
    let byte = text[index]
    if byte < 0x80 { return byte == UInt8(ascii: "$") ? index + 1 : nil }
    guard Self.currencyLeads.contains(byte), let scalar = text.scalar(at: index),
      scalar.properties.generalCategory == .currencySymbol
    else { return nil }
    return index + text.width(at: index)
  }

  /// The first bytes of the currency signs that are in use: U+00A2…, U+058F, U+060B, U+20A0…, U+FDFC.
  private static let currencyLeads: Set<UInt8> = [0xC2, 0xD6, 0xD8, 0xE0, 0xE1, 0xE2, 0xEF]

  private func takeTrailing(_ amount: inout Amount) {
    if let end = endOfPercentSign(amount.end) {
      amount.end = end
      amount.isAttached = true
      return
    }
    let space = text.endOfSpace(amount.end)
    let next = space ?? amount.end
    if let end = endOfCurrencySign(next), text.digitWidth(at: end) == 0, !text[end].isASCIILetter,
      text[end] != UInt8(ascii: "{")
    {
      amount.end = end
      amount.isAttached = true
    } else if let end = endOfUnit(next, isApart: space != nil) {
      amount.end = end
      // The algorithm keeps letters at their digits by itself: 4K, 5GB. A degree sign may part them: 25°C.
      amount.isAttached = amount.isAttached || space != nil || text[next] == 0xC2
      amount.hasLetters = true
    } else if text.isAt("+", amount.end), !text.continuesWord(amount.end + 1),
      !text.isAt("+", amount.end + 1)
    {
      // 18+
      amount.end += 1
      amount.isAttached = true
    }
  }

  /// The end of `%`, `%%`, `٪`, `‰`, `°`, also behind a space; nil where a specifier begins.
  private func endOfPercentSign(_ index: Int) -> Int? {
    let start = text.endOfSpace(index).flatMap { isPercentSign($0) ? $0 : nil } ?? index
    guard isPercentSign(start) else { return nil }
    guard text.isAt("%", start) else { return start + text.width(at: start) }
    guard let specifier = specifiers.specifier(at: start) else {
      return text.continuesWord(start + 1) || text.isAt("(", start + 1) || text.isAt("{", start + 1)
        ? nil : start + 1
    }
    return specifier.argument == .percentSign ? start + 2 : nil
  }

  private func isPercentSign(_ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "%"): true
    case 0xD9: text[index + 1] == 0xAA
    case 0xE2: text[index + 1] == 0x80 && text[index + 2] == 0xB0
    case 0xC2: text[index + 1] == 0xB0 && !text.continuesWord(index + 2)
    default: false
    }
  }

  /// The end of a unit behind a number: `kB`, `km/h`, `USD`, `°C`.
  private func endOfUnit(_ start: Int, isApart: Bool) -> Int? {
    var index = start
    if text[index] == 0xC2, text[index + 1] == 0xB0 { index += 2 }
    guard text[index].isASCIILetter || text[index] == 0xC2 && text[index + 1] == 0xB5 else {
      return nil
    }
    // U+00B5, micro.
    if text[index] == 0xC2 { index += 2 }
    var end = text.endOfWord(index)
    if text.isAt("/", end), text[end + 1].isASCIILetter { end = text.endOfWord(end + 1) }
    let range = start..<end
    guard
      Self.units.contains(text, range) || Currencies.isCode(text, range)
        || !isApart && Self.gluedUnits.contains(text, range)
    else { return nil }
    return end
  }

  /// Units as English and SI write them, from CLDR's short forms; none that is a common word.
  private static let units = WordSet(
    """
    B kB KB MB GB TB PB KiB MiB GiB TiB Kb Mb Gb kbps Kbps Mbps Gbps kbit/s Mbit/s Gbit/s B/s kB/s KB/s \
    MB/s GB/s KiB/s MiB/s GiB/s ms ns \u{B5}s min km cm mm nm \u{B5}m kg mg lb lbs oz Hz kHz MHz GHz kW \
    kWh Wh mW mV mA mAh Ah hPa kPa psi px pt dpi ppi fps rpm km/h kph mph m/s ft mi kcal cal kJ mL ml dB \
    dBm \u{B0}C \u{B0}F
    """)

  /// Those that are a unit only right behind a digit.
  private static let gluedUnits = WordSet("s m h d w y g l L A V W K M G T x X p st nd rd th")

  // MARK: Islands

  /// A number with a sign, a percent sign, a currency or a unit.
  func number(_ start: Int) -> Found? {
    guard wants(.number), let amount = amount(start), amount.isAttached,
      !text.continuesWord(amount.end)
    else { return nil }
    return Found(start..<amount.end, .number, amount.hasLetters ? .leftToRight : .number)
  }

  /// `US$5`: letters before a dollar sign.
  func dollarAmount(_ start: Int, end: Int) -> Found? {
    guard text.isAt("$", end), Self.dollars.contains(text, start..<end), wants(.number),
      let amount = amount(end)
    else { return nil }
    return Found(start..<amount.end, .number)
  }

  private static let dollars = WordSet("US U A AU C CA HK NT NZ S MX R")

  /// `USD 5`, `EUR\u{A0}9.99`.
  func codedAmount(_ start: Int, end: Int) -> Found? {
    guard end - start == 3, wants(.number), Currencies.isCode(text, start..<end) else { return nil }
    guard let amount = amount(text.endOfSpace(end) ?? end) else { return nil }
    return Found(start..<amount.end, .number)
  }

  /// Amounts with a dash, a slash, a colon or a multiplication sign between.
  func range(_ start: Int) -> Found? {
    guard wants(.range), let first = amount(start) else { return nil }
    var end = first.end
    var hasLetters = first.hasLetters
    var count = 1
    while let next = endOfRangeSign(end), let amount = amount(next) {
      // With spaces, a unit before the sign says that it is a label: `1080p - 10 Mbps`.
      if hasLetters, text.endOfSpace(end) != nil { break }
      end = amount.end
      hasLetters = hasLetters || amount.hasLetters
      count += 1
    }
    guard count > 1, !text.continuesWord(end) else { return nil }
    return Found(start..<end, .range, hasLetters ? .leftToRight : .number)
  }

  /// The end of the sign between two numbers; with spaces on both sides or on none.
  func endOfRangeSign(_ index: Int) -> Int? {
    let space = text.endOfSpace(index)
    let start = space ?? index
    var end: Int
    switch text[start] {
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      end = start + 1
      if text.isAt(":", start), space != nil { return nil }
    case 0xC3 where text[start + 1] == 0x97: end = start + 2
    case UInt8(ascii: "."):
      guard text.isAt(".", start + 1), space == nil else { return nil }
      end = text.isAt(".", start + 2) ? start + 3 : start + 2
    default:
      guard let dash = text.endOfDash(start) else { return nil }
      end = dash
    }
    guard let space else { return text.endOfSpace(end) == nil ? end : nil }
    return space > index ? text.endOfSpace(end) : nil
  }

  // MARK: Times

  /// `9:30`, `09:30:15`, `9:30 AM`, `9am`, `%d:%02d`, and two of them with a dash.
  func time(_ start: Int) -> Found? {
    guard wants(.time), let first = endOfTime(start) else { return nil }
    var end = first.end
    var hasLetters = first.hasLetters
    if let next = endOfRangeSign(end), let second = endOfTime(next) {
      end = second.end
      hasLetters = hasLetters || second.hasLetters
    }
    guard !text.continuesWord(end) else { return nil }
    return Found(start..<end, .time, hasLetters ? .leftToRight : .number)
  }

  private func endOfTime(_ start: Int) -> (end: Int, hasLetters: Bool)? {
    guard var end = endOfTimePart(start, digits: 1...2, below: 30) else { return nil }
    var parts = 1
    while parts < 3, text.isAt(":", end),
      let next = endOfTimePart(end + 1, digits: 2...2, below: 60)
    {
      end = next
      parts += 1
    }
    if let next = endOfDayHalf(end) { return (next, true) }
    guard parts > 1, !text.isAt(":", end) else { return nil }
    return (end, false)
  }

  private func endOfTimePart(_ start: Int, digits: ClosedRange<Int>, below limit: Int) -> Int? {
    if text.isAt("%", start) { return endOfQuantity(start) }
    guard let number = text.smallNumber(at: start), digits.contains(number.count),
      number.value < limit
    else { return nil }
    return number.end
  }

  /// The end of `AM`, `pm`, `a.m.` behind an hour.
  private func endOfDayHalf(_ index: Int) -> Int? {
    let start = text.endOfSpace(index) ?? index
    let first = text[start] | 0x20
    guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") else { return nil }
    if text[start + 1] | 0x20 == UInt8(ascii: "m"), !text.continuesWord(start + 2) {
      return start + 2
    }
    return text.isAt(".", start + 1) && text[start + 2] | 0x20 == UInt8(ascii: "m")
      && text.isAt(".", start + 3) ? start + 4 : nil
  }

  // MARK: Versions

  /// `1.2.3`, `1.2.3 (45)`, `2.0-beta.1`.
  func version(_ start: Int) -> Found? {
    guard wants(.version), let version = versionNumber(start),
      version.groups > 2 || version.hasTail
    else { return nil }
    return Found(start..<version.end, .version)
  }

  /// `v1`, `v1.2`.
  func prefixedVersion(_ start: Int, end: Int) -> Found? {
    guard wants(.version), text[start] | 0x20 == UInt8(ascii: "v"), text[start + 1].isASCIIDigit,
      let version = versionNumber(start + 1), version.end >= end
    else { return nil }
    return Found(start..<version.end, .version)
  }

  private func versionNumber(_ start: Int) -> (end: Int, groups: Int, hasTail: Bool)? {
    var end = text.endOfDigits(start)
    guard end > start else { return nil }
    var groups = 1
    while text.isAt(".", end), text.digitWidth(at: end + 1) > 0 {
      end = text.endOfDigits(end + 1)
      groups += 1
    }
    var hasTail = false
    if groups > 1, text.isAt("-", end), let tail = endOfPreRelease(end + 1) {
      end = tail
      hasTail = true
    } else if groups > 1, text.isAt(" ", end), text.isAt("(", end + 1),
      case let build = text.endOfDigits(end + 2), build > end + 2, text.isAt(")", build)
    {
      end = build + 1
      hasTail = true
    } else if text.continuesWord(end) {
      return nil
    }
    return (end, groups, hasTail)
  }

  /// The end of `beta.1`, `rc2`: the words that Semantic Versioning's examples and the projects use.
  private func endOfPreRelease(_ start: Int) -> Int? {
    var word = start
    while text[word].isASCIILetter { word += 1 }
    guard Self.preReleases.containsLowercased(text, start..<word) else { return nil }
    var end = text.endOfWord(word)
    while text.isAt(".", end), text[end + 1].isASCIIAlphanumeric { end = text.endOfWord(end + 1) }
    return end
  }

  private static let preReleases = WordSet("alpha beta rc pre preview dev snapshot nightly a b")
}

/// The codes of currencies.
///
/// Source: ISO 4217, list one, without funds and metals, and without the codes that are
/// English words in capitals too: ALL, CUP, MOP, PEN, SOS, TOP, TRY.
enum Currencies {
  static func isCode(_ text: IslandText, _ range: Range<Int>) -> Bool {
    range.count == 3 && codes.contains(text, range)
  }

  private static let codes = WordSet(
    """
    AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD \
    CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD \
    GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT \
    LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR \
    NZD OMR PAB PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP \
    STN SVC SYP SZL THB TJS TMT TND TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF \
    XPF YER ZAR ZMW ZWL
    """)
}
