import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What is known of arguments, and that knowledge only takes classes away.
@Suite struct KnowledgeTests {
  /// A value, what stands round it, and what its first argument may be.
  struct Row: Sendable, CustomTestStringConvertible {
    let value: String
    var locale = "he"
    var context = MessageContext()
    let classes: ArgumentClasses

    var testDescription: String { value }

    init(
      _ value: String, _ classes: ArgumentClasses, locale: String = "he", base: String? = nil,
      comment: String? = nil, sample: String? = nil, declared: DeclaredArgument? = nil,
      forms: [String]? = nil, key: String? = nil
    ) {
      context.isPluralForm = forms != nil
      context.otherForms = (forms ?? []).map { Message($0) }
      context.key = key
      context.declared = declared.map { [$0] } ?? []
      self.value = value
      self.classes = classes
      self.locale = locale
      context.base = base.map { Message($0) }
      context.comments = comment.map { [$0] } ?? []
      if let sample {
        let specifier = Message(value).arguments.first?.text ?? ""
        context.samples = [SampleArgument(specifier: specifier, text: sample)]
      }
    }
  }

  private static func linked(_ text: String) -> DeclaredArgument {
    DeclaredArgument(specifier: "{a}", type: .text, example: text, isFixed: true)
  }

  static let rows: [Row] = [
    // The type.
    Row("\u{05D0} %d", .number), Row("\u{05D0} {n, number}", .number), Row("\u{05D0} %@", .all),
    Row("\u{05D0} %c", [.number, .ownWord, .foreignWord]),
    // The name.
    Row("\u{05D0} {count}", .number), Row("\u{05D0} {url}", .address), Row("\u{05D0} {user}", .all),
    // The sign at it.
    Row("\u{05D0} {label}", .all, base: "{percent}%{label}"),
    Row("\u{05D0} %@%%", .number), Row("\u{05D0} $%@", .number), Row("\u{05D0} #%@", .all),
    Row("\u{05D0} #{line_id}", .number), Row("\u{05D0} #{ pos }", .number),
    Row("\u{05D0} {line_id}", .all),
    Row("\u{05D0} #{tag}", .all), Row("\u{05D0} #{channelId}", .all),
    // The word of a unit after it.
    Row("%@ \u{05D3}\u{05E7}\u{05D5}\u{05EA}", .number), Row("%@ \u{05D0}", .all),
    // The base text.
    Row("\u{05D0} %@", .number, base: "a %d"), Row("\u{05D0} %@", .number, base: "%@ seconds"),
    Row("\u{05D0} %@", .address, base: "Phone number: %@"),
    Row("\u{05D0} %@", .address, base: "Telephone: %@"),
    Row("\u{05D0} %@", .all, base: "Number: %@"),
    Row("\u{05D0} %@", .all, base: "a %@"), Row("\u{05D0} %@", .all, base: "no argument"),
    // The kind of thing that is quoted, and somebody who does something with it.
    Row("%1$@ \"%2$@\" \u{05D0}", .ownWord, base: "%1$@ \"%2$@\" was removed"),
    Row("%1$@ \"%2$@\" \u{05D0}", .all, base: "%1$@ removed \"%2$@\""),
    Row("%1$@ \"%2$@\" \u{05D0}", .all),
    Row("\u{05D0} {users}", .number, base: "a {users} users"),
    Row("\u{05D0} {name}", .all, base: "a {name} likes"),
    Row("{done} \u{05D0} {total}", .number, base: "{done} of {total}"),
    Row("{a} \u{05D0} {page}", .number, base: "{a} out of {page}"),
    Row("%1$@ \u{05D0} %2$@", .number, base: "%1$@ of %2$@ minutes"),
    Row("{a} \u{05D0} {b}", .all, base: "{a} of {b}"),
    Row("{used}/{max} \u{05D0}", .number, base: "{used}/{max} GB"),
    Row("{owner}/{count} \u{05D0}", .all, base: "{owner}/{count}"),
    Row("%1$@ / %2$@ \u{05D0}", .number, base: "%1$@ / %2$@ MB"),
    Row("{a} \u{05D0} {total}", .all, base: "{a} out {total}"),
    Row("{url} \u{05D0} {total}", .address, base: "{url} of {total}"),
    Row("\u{05D0} {status}", .all, base: "{status} status"),
    Row("\u{05D0} {address}", .all, base: "an {address} address"),
    Row("\u{05D0} {news}", .all, base: "{news} news"),
    // The comment.
    Row("\u{05D0} %@", .number, comment: "%@ is the number of files"),
    Row("\u{05D0} %@", .all, comment: "%@ is the name of the file"),
    // The key.
    Row("\u{05D0} {0}", .number, key: "song_count"), Row("\u{05D0} %@", .number, key: "songCount"),
    Row("\u{05D0} %1$@", .number, key: "sites_tested_plural"),
    Row("\u{05D0} {0}", .all, key: "song"), Row("\u{05D0} {name}", .all, key: "song_count"),
    // Dates of Java's Formatter.
    Row("\u{05D0} %1$tF", .number), Row("\u{05D0} %1$tH", .number),
    Row("\u{05D0} %1$tB", [.number, .ownWord]),
    // A text that a user gives.
    Row("\u{05D0} %@", .foreignWord, sample: "Bob"), Row("\u{05D0} %@", .number, sample: "7"),
    Row("\u{05D0} %@", .ownWord, sample: "\u{05D0}"), Row("\u{05D0} %@", .edged, sample: "C++"),
    Row("\u{05D0} %@", .empty, sample: ""),
    // What the file declares: its type counts; an example counts if it is no name.
    Row("\u{05D0} {a}", .number, declared: DeclaredArgument(specifier: "{a}", type: .number)),
    Row(
      "\u{05D0} {a}", [.number, .ownWord], declared: DeclaredArgument(specifier: "{a}", type: .date)
    ),
    Row("\u{05D0} {a}", .all, declared: DeclaredArgument(specifier: "{a}", type: .text)),
    Row(
      "\u{05D0} {a}", .number,
      declared: DeclaredArgument(specifier: "{a}", type: nil, example: "42")),
    Row(
      "\u{05D0} {a}", .all, declared: DeclaredArgument(specifier: "{a}", type: nil, example: "Bob")),
    Row("\u{05D0} {a}", .all, declared: DeclaredArgument(specifier: "{b}", type: .number)),
    // A text that it links to.
    // The address of a link, and its parts.
    Row("\u{05D0} <a href=\"{a}/b\">{a}/b</a>", .address),
    Row("\u{05D0} {a} <a href=\"{b}/c/{a}\">{b}</a>", [.number, .foreignWord]),
    Row("\u{05D0} {a} <a href=\"https://a.com/{a}\">\u{05D0}</a>", .all),
    Row("{a} \u{05D0}", .ownWord, declared: linked("\u{05D0}\u{05D1}...")),
    Row("{a} \u{05D0}", .foreignWord, declared: linked("Notes 3")),
    Row("{a} \u{05D0}", [.foreignWord, .edged], declared: linked("C++")),
    Row("{a} \u{05D0}", .number, declared: linked("12")),
    // The number of a plural: the first argument, but where another form or the base language types another.
    Row("%@ \u{05D0}", .number, forms: ["\u{05D0}"]),
    Row("%1$@ \u{05D0}", .number, forms: ["%1$d \u{05D0}"]),
    Row("%1$@ \u{05D0}", .all, forms: ["%1$@ \u{05D0} %2$d"]),
    Row("%1$@ \u{05D0}", .all, base: "%1$@ a %2$d", forms: []),
    Row("%2$@ \u{05D0}", .all, forms: []), Row("%2$@ \u{05D0}", .number, forms: ["%2$d %1$@"]),
    Row("%@ \u{05D0} %@", .number, base: "%@ file(s) in %@"),
    Row("%@ \u{05D0} %@", .all, base: "%@ file in (s) %@"),
    Row("\u{05D0} %@", .number, base: "See v%@ now"), Row("\u{05D0} %@", .all, base: "See dev%@"),
    // The key, of a text with one argument.
    Row("%@ \u{05D0}", .number, key: "list.item_count"),
    Row("{} \u{05D0}", .number, key: "numberOfRows"),
    Row("{0} \u{05D0}", .number, key: "AlbumsCount_One"),
    Row("{0} \u{05D0}", .number, key: "item_count_plural"),
    Row("{0} \u{05D0}", .all, key: "Album_One"),
    Row("%@ \u{05D0}", .number, key: "skipSeconds"), Row("%@ \u{05D0}", .all, key: "office_hours"),
    Row("%@ \u{05D0}", .all, key: "account_number"), Row("%@ \u{05D0}", .all, key: "Item count"),
    Row("%@ \u{05D0} %@", .all, key: "item_count"), Row("{a} \u{05D0}", .all, key: "item_count"),
    // Words of a left-to-right language.
    Row("a %@", [.number, .ownWord, .empty], locale: "en"),
  ]

  @Test(arguments: rows)
  func classesOfTheFirstArgument(_ row: Row) throws {
    let locale = try #require(MessageLocale(row.locale))
    let known = Message(row.value).knowledge(locale, row.context)
    #expect(known.first?.classes == row.classes)
    let plain = Message(row.value).knowledge(locale, MessageContext())
    // A reason is given where the surroundings made the set smaller.
    if known.first?.classes != plain.first?.classes { #expect(known.first?.reason != nil) }
  }

  /// Knowledge that is not given by a user never adds a class.
  @Test(arguments: rows)
  func nothingAddsAClass(_ row: Row) throws {
    let locale = try #require(MessageLocale(row.locale))
    var context = row.context
    context.samples = []
    let known = Message(row.value).knowledge(locale, context)
    let plain = Message(row.value).knowledge(locale, MessageContext())
    for (known, plain) in zip(known, plain) { #expect(known.classes.isSubset(of: plain.classes)) }
  }

  /// What is known of some arguments does not depend on the question for others, also where texts are given.
  @Test func someArgumentsAreKnownAsAllAre() throws {
    let locale = try #require(MessageLocale("ar"))
    let parts = [
      "%@ \u{0628} ", "%1$@x%2$@ ", "%d\n", "{count} ", "%#@files@ ", "#%@ ", "%s \"%s\" ",
      "%@:%@\n", "{url} ", "v%@ ", "%1$tF ",
    ]
    for first in parts.indices {
      let message = Message((0..<24).map { parts[(first + $0 * $0) % parts.count] }.joined())
      for samples in [
        [], ["Alice", "12", "\u{0639}"].map { SampleArgument(specifier: "%@", text: $0) },
      ] {
        for base in [nil, Message("%@ of %@, {count} files")] {
          var context = MessageContext()
          (context.samples, context.base) = (samples, base)
          let all = message.knowledge(locale, context)
          let numbers = Set(message.arguments.indices.filter { $0 % 3 == first % 3 })
          let some = message.knowledge(locale, context, of: numbers)
          #expect(all.count == some.count && numbers.allSatisfy { all[$0] == some[$0] })
        }
      }
    }
  }

  /// What is right stays right when more is known, and what is always wrong stays wrong, as long as a usual class
  /// (number, own word, foreign word) is left: certainty is that of the usual classes that are left.
  @Test func knowledgeKeepsWhatIsSure() throws {
    let locale = try #require(MessageLocale("he"))
    let contexts = [
      MessageContext(base: Message("a %d")), MessageContext(base: Message("%@ seconds")),
      MessageContext(comments: ["%@ is the number of files"]),
    ]
    let values = [
      "%@ \u{05D0}", "\u{05D0} %@", "\u{05D0} %@ 3", "PDF %@ \u{05D0}", "\u{05D0} %@ C++",
      "(%@) \u{05D0}",
      "\u{05D0} (%@)", "\u{05D0}: %@", "%@: %@ \u{05D0}",
    ]
    for value in values {
      let less = Message(value).verdict(locale: locale).certainty
      for context in contexts {
        let more = Message(value).verdict(locale: locale, context: context).certainty
        switch less {
        case .right: #expect(more == .right, "\(value)")
        case .always: #expect(more == .always, "\(value)")
        case .rare, .some: break
        }
      }
    }
  }

  /// Arguments of Qt can be given a text too, though only its files have them.
  @Test(arguments: [
    ("%1", true), ("%99", true), ("%L2", true), ("%n", true), ("%Ln", true), ("%@", true),
    ("{a}", true), ("%0", false),
    ("%100", false), ("%L", false), ("%Lz", false), ("Bob", false), ("%", false), ("", false),
  ])
  func samplesAreGivenForSpecifiers(_ specifier: String, isOne: Bool) {
    let sample = try? SampleArgument(given: specifier, text: "4.2.0")
    #expect(sample.map(\.specifier) == (isOne ? specifier : nil))
  }

  /// A domain is a name, and no address with a slash at its end.
  @Test func aDomainHasNoSlash() throws {
    var judge = MessageJudge(locale: try #require(MessageLocale("he")))
    for name in ["domain", "hostname"] {
      let verdict = judge.verdict(of: Message("\u{05D0} {\(name)}"))
      #expect(verdict.certainty == .right, "\(name)")
    }
    #expect(judge.verdict(of: Message("\u{05D0} {serverUrl}")).certainty != .right)
    #expect(judge.verdict(of: Message("\u{05D0} {shareUrl}")).certainty == .right)
  }
}
