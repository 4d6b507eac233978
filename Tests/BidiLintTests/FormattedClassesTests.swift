import BidiJudge
import BidiText
import BidiUsage
import Foundation
import Testing

@testable import BidiLint

/// What is said of formatted values, against the strings of ICU, which Foundation has.
struct FormattedClassesTests {
  /// All locales that are written from right to left.
  private static let locales = Locale.availableIdentifiers.sorted().filter {
    WritingDirection(locale: $0) == .rightToLeft
  }

  private static let date = Date(timeIntervalSince1970: 1_795_862_000)

  /// A formatter, as a program calls it, with what it writes in a locale.
  private struct Formatter {
    let kind: ArgumentFact.Kind
    let expression: String
    let write: @Sendable (Locale) -> String
  }

  private static let formatters: [Formatter] =
    ["USD", "EUR", "ILS", "PKR", "IQD"].map { code in
      Formatter(kind: .price, expression: "sum.formatted(.currency(code: \"\(code)\"))") {
        Decimal(12.5).formatted(.currency(code: code).locale($0))
      }
    } + [
      Formatter(kind: .price, expression: "formatter.string(from: sum)") {
        Decimal(12.5).formatted(.currency(code: $0.currency?.identifier ?? "XXX").locale($0))
      },
      Formatter(kind: .price, expression: "sum.formatted(.currency(code: code))") {
        Decimal(12.5).formatted(.currency(code: "PKR").locale($0))
      },
      Formatter(kind: .amount, expression: "size.formatted(.byteCount(style: .file))") {
        Int64(12_345_678).formatted(.byteCount(style: .file).locale($0))
      },
      Formatter(kind: .percent, expression: "part.formatted(.percent)") {
        0.125.formatted(.percent.locale($0))
      },
      Formatter(kind: .date, expression: "time.formatted(.units())") {
        Duration.seconds(93_900).formatted(
          Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated).locale(
            $0))
      },
    ]
    + [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long, .complete].flatMap { style in
      [Date.FormatStyle.TimeStyle.omitted, .shortened, .standard].map { time in
        Formatter(kind: .date, expression: "date.formatted()") {
          date.formatted(Date.FormatStyle(date: style, time: time, locale: $0))
        }
      }
    }

  /// No letter of another script and no mark from left to right is in what the classes allow.
  @Test func theStringsOfICU() {
    #expect(Self.locales.count > 40)
    var told = 0
    for identifier in Self.locales {
      let locale = Locale(identifier: identifier)
      let language = locale.language.languageCode?.identifier ?? ""
      for formatter in Self.formatters {
        guard
          let classes = FormattedClasses.classes(
            of: formatter.kind, formatter.expression, in: language)
        else { continue }
        told += 1
        let text = formatter.write(locale)
        #expect(classes.isSubset(of: [.number, .ownWord]))
        #expect(
          DirectionStrategy.firstStrong.direction(of: text) != .leftToRight,
          "\(identifier): \(text)")
        #expect(
          !text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic },
          "\(identifier): \(text)")
        if !classes.contains(.number) {
          #expect(
            DirectionStrategy.firstStrong.direction(of: text) == .rightToLeft,
            "\(identifier): \(text)")
        }
      }
    }
    #expect(told > 400)
  }

  /// In the languages that many programs are translated into, something is known of dates, and of prices whose currency has a sign.
  @Test(arguments: [
    ("he", true, true), ("ar", true, false), ("fa", true, false), ("ur", false, false),
  ])
  func whatIsKnown(_ language: String, _ dates: Bool, _ prices: Bool) {
    #expect((FormattedClasses.classes(of: .date, "date.formatted()", in: language) != nil) == dates)
    #expect(
      (FormattedClasses.classes(of: .price, "sum.formatted(.currency(code: \"EUR\"))", in: language)
        != nil)
        == prices)
  }
}
