// This file is written from the doc comments in Rules/ by Scripts/check-rules --write. Do not edit.
// swift-format-ignore-file

import BidiJudge
import BidiText

extension Rules {
  /// The rules, by the names of their files.
  static let generated: [any CheckedRule] = [
    ArgumentDirectionRule(),
    ArrowDirectionRule(),
    BadEscapeRule(),
    BarePercentRule(),
    BaseDirectionRule(),
    BracketTornRule(),
    ContainerDependentRule(),
    ControlInCodeRule(),
    ControlInKeyRule(),
    ControlInLTRLocaleRule(),
    ControlInPlaceholderRule(),
    CurrencySideRule(),
    DuplicateKeyRule(),
    DuplicatePairRule(),
    EscapedControlTextRule(),
    LTROnlyInRTLRule(),
    LTRRunEdgeRule(),
    MissingDirectionRule(),
    MissingKeyRule(),
    MixedEncodingRule(),
    MixedStyleRule(),
    NumberSequenceRule(),
    OpenCommentRule(),
    OrderNotJudgedRule(),
    OverrideControlRule(),
    ParseErrorRule(),
    PercentSideRule(),
    PhraseOrderRule(),
    PlaceholderMismatchRule(),
    PlaceholderUnisolatedRule(),
    PluralControlMismatchRule(),
    PresentationFormsRule(),
    RTLOnlyInLTRRule(),
    RedundantControlRule(),
    SignSideRule(),
    TitleOrderRule(),
    TruncatedTailRule(),
    UnbalancedControlRule(),
    UnusedIgnoreRule(),
    UnusedKeyRule(),
    VisualOrderSuspectRule(),
  ]
}

extension ArgumentDirectionRule {
  static let summary = "A line with arguments is right for some arguments and wrong for others."

  static let document = RuleDocument(
    finds: "A line with arguments (`%@`, `%1$d`, `{name}`, `${x}`) that readers accept for some classes of arguments and not for others. The classes are: a number, a word of the language, a word of another script. The set of classes becomes smaller when something is known of the argument: its type, its name, a unit or a sign beside it, the text of the base language, another plural form, a text that it links to, a comment, the key, or `--sample`. The finding names the classes, and where the knowledge comes from.\n\nA finding is a warning where something tells that the argument is the name of a thing or a person, and an info where nothing does: its own name or that of the variable ({user}, {path}), quotation marks round it, or the English words beside it (\"%@ was deleted\", \"Delete %@?\", \"sent to %@\"). \"%@ in total\" may be a number, and \"until %@\" a time. Without an English text it is a warning.\n\nArguments of which nothing is known are taken to be alike: a line that is wrong only where one of them is a number and another is a word is left to placeholder-unisolated.",
    matters: "The text in the file looks right. The fault comes with the data, so users see it and translators do not.",
    examples: [
      .init("he", wrong: "\"left\" = \"%@ עזב את הקבוצה.\";", right: "\"left\" = \"‹RLE›‹FSI›%@‹PDI› עזב את הקבוצה.‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules P2, P3 and W7", "W3C, String Metadata", "Unicode MessageFormat 2, default bidi strategy"])
}

extension ArrowDirectionRule {
  static let summary = "An arrow between words points against the way in which the line is read."

  static let document = RuleDocument(
    finds: "An arrow or triangle without a mirrored form (→ ▸ ▶ ➔ ← ◀) that stands between words or arguments, with spaces on both sides, and points back to what is read first. A line with arrows of both directions shows keys or pictures and is not reported. Nor is a line whose base text has arrows that all point back in its own language: \"Use the ← key\" names a key. A left-to-right line is reported only where the arrow of its base text points forward.",
    matters: "\"Settings → General\" becomes a line that is read from right to left, and the arrow still points to the right: from \"General\" back to \"Settings\". Brackets and > turn with the text. Arrows do not.",
    examples: [
      .init("he", wrong: "\"path\" = \"הגדרות → כללי\";", right: "\"path\" = \"הגדרות ← כללי\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. No control turns an arrow. Write the arrow of the other direction, or > between the words.",
    sources: ["UAX #9, section 6.3, and BidiMirroring.txt, which has no arrows of this kind"])
}

extension BadEscapeRule {
  static let summary = "An escape that the format does not have shows its letters to readers."

  static let document = RuleDocument(
    finds: "`\\u` with four hexadecimal digits, a backslash before a letter that is no escape, `\\U` with fewer than four digits, and half of a surrogate pair.",
    matters: "Foundation drops the backslash. Readers see the letters and digits: u203A instead of ›.",
    examples: [
      .init("en", wrong: "\"a\" = \"\\u203A next\";", right: "\"a\" = \"\\U203A next\";"),
    ],
    fixSafety: .unsafe, isFixSometimesUnsafe: false,
    fix: "In values, `\\u` becomes `\\U`. The text changes, so a person should look. In keys there is no fix, because the app asks for the key as it is. If the escape is a directional control, escaped-control-text repairs it.",
    sources: ["Foundation's reader of property lists"])
}

extension BarePercentRule {
  static let summary = "A percent sign in a format is not doubled and takes letters with it."

  static let document = RuleDocument(
    finds: "A `%` that begins no format specifier, in a value that is used as a format. A value is a format if it has other specifiers, or if the text of the base language (`--base`) has some. JSON, and gettext without a flag, may have formats of the program itself: there nothing is found. Nor is a sign that the base text has too, and names such as `%user%`.",
    matters: "A format writes a percent sign as `%%`. Foundation turns \"%d% של\" with 5 into \"5 ל\": the sign, the space and the first letter are lost. In \"100% done, %@\" Foundation reads \"% d\" as a specifier for a number, and shows \"100 7one\". That specifier takes the argument of `%@`, so `%@` takes the next argument, and the app may crash.",
    examples: [
      .init("he", wrong: "\"done\" = \"%d% הושלם\";", right: "\"done\" = \"%d%% הושלם\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Write `%%`, but look at the code first: the code may put the arguments in by itself.",
    sources: ["IEEE Std 1003.1, fprintf", "String(format:) of Foundation on Linux, run with these texts (Swift 6.3)"])
}

extension BaseDirectionRule {
  static let summary = "A line is shown in an order that readers do not accept, whatever its arguments are."

  static let document = RuleDocument(
    finds: "A line with letters of the language, displayed in a wrong order for every class of argument. Usually the line begins with a letter of the other direction. Sometimes a pair of controls gives a sentence the wrong direction. Tags are not seen, and entities count as the characters that they show. Readers accept an order if every unit is whole, units follow each other in the direction of the line, chains are read from end to end, pairs enclose on the screen what they enclose in the text, and signs follow what they stand after.\n\nAn order that a person holds with controls is accepted. So are both orders of a title of two parts, one foreign and one of the language, with a dash, a bar, a colon or a bracket between them. A foreign name beside one word of the language is a warning: an error needs a phrase. So is a line with code in a syntax that is not known for the file, such as <%= and x.join(y): the program may show something else in its place.",
    matters: "Labels take the direction of the first letter of their text. If that letter belongs to a name or to a word of another script, the parts of the sentence change places, and the full stop stands at the wrong end.",
    examples: [
      .init("he", wrong: "\"exported\" = \"PDF נשמר.\";", right: "\"exported\" = \"‹RLE›PDF נשמר.‹PDF›\";"),
      .init("he", wrong: "\"saved\" = \"‹LRE›הקובץ נשמר.‹PDF›\";", right: "\"saved\" = \"הקובץ נשמר.\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension BracketTornRule {
  static let summary = "A bracket or quotation mark is shown apart from what it encloses."

  static let document = RuleDocument(
    finds: "Brackets and quotation marks that enclose something else on the screen than in the text. Example: a quotation follows a Latin word, and only its first mark is drawn beside that word.",
    matters: "Readers cannot tell what is quoted or what stands in brackets.",
    examples: [
      .init("he", wrong: "\"a\" = \"פתחו Word \\\"Draft\\\" עכשיו\";", right: "\"a\" = \"פתחו Word‹RLM› \\\"Draft\\\" עכשיו\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules N0, N1 and N2"])
}

extension ContainerDependentRule {
  static let summary = "A line is right in a container of its own direction and wrong in one of the other direction."

  static let document = RuleDocument(
    finds: "Lines of mixed direction, and lines with arguments, in a container of the other direction (`--container ltr`, `rtl` or `any`).",
    matters: "The two halves of a sentence change places round a Latin word.",
    examples: [
      .init("he", flag: .container(.leftToRight), wrong: "\"a\" = \"הילד רץ home מהר.\";", right: "\"a\" = \"‹RLE›הילד רץ home מהר.‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension ControlInCodeRule {
  static let summary = "A control stands in a value that a program reads."

  static let document = RuleDocument(
    finds: "A control in a value that is written for programs: an address (https://…, a mail address), a path (/usr/bin/env, C:\\), a pattern of file names (*.png), the patterns in a filter of a file dialog (Text|*.txt), an option (--flag), a hexadecimal colour or number (#FF00AA), Base64, JSON, a date pattern (d MMM yyyy), an identifier (some_name, com.example.app).",
    matters: "The control becomes a part of the address: the link leads nowhere, and the name is not found. A control in a date pattern goes into every date; somebody may have wanted that.",
    examples: [
      .init("he", wrong: "\"help.url\" = \"‹LRM›https://example.com/he\";", right: "\"help.url\" = \"https://example.com/he\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. No other rule changes such a value either. Look at the code that uses the value. If the app only shows the value, give the label a direction in the app.",
    sources: ["UTS #35, part 4, date format patterns", "Threads l20n.js#176, butler#250: marks in addresses and paths"])
}

extension ControlInKeyRule {
  static let summary = "A control stands in a key, so code must hold it too."

  static let document = RuleDocument(
    finds: "A directional control in the key of an entry.",
    matters: "Keys are compared byte by byte. Nobody sees the control. Code that asks for the key without the control gets the key itself as the text. An info in gettext, which takes its keys from the code.",
    examples: [
      .init("he", wrong: "\"title‹RLM›\" = \"כותרת\";", right: "\"title\" = \"כותרת\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. The code may hold the same control, so take the control out of both.",
    sources: ["Apple, Bundle.localizedString(forKey:value:table:)"])
}

extension ControlInLTRLocaleRule {
  static let summary = "A right-to-left control stands in a left-to-right text that has no right-to-left letter."

  static let document = RuleDocument(
    finds: "‹RLM›, ‹ALM›, ‹RLE› or ‹RLI› in a value of a left-to-right locale that holds no right-to-left letter. ‹LRM›, ‹LRE›, ‹LRI› and ‹FSI› are not reported, because they help such a text in a right-to-left interface.",
    matters: "Somebody copied the control from a translation. The control changes the order of what stands beside it: the range 23-25 with ‹RLM› after 23 is read 25-23.",
    examples: [
      .init("en", wrong: "\"pages\" = \"23‹RLM›-25\";", right: "\"pages\" = \"23-25\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The controls are taken out. Safe if every container then shows the text as before, or from left to right. Unsafe if an argument of the text may need the control.",
    sources: ["Thread silnlp#797", "UAX #9, rules N1 and N2"])
}

extension ControlInPlaceholderRule {
  static let summary = "A control breaks a format specifier, a tag or an address in two."

  static let document = RuleDocument(
    finds: "A control between the characters of a format specifier (%1$@), of a tag (<b>), of an entity (&amp;) or of an address in a sentence. Controls at the edges are well placed.",
    matters: "The program that reads the text finds no specifier, tag or address there. Readers see %1$@ itself, an argument goes to the wrong place, or a link leads nowhere.",
    examples: [
      .init("he", wrong: "\"a\" = \"חשבון %‹RLM›1$@ נמחק\";", right: "\"a\" = \"חשבון ‹RLM›%1$@ נמחק\";"),
      .init("he", wrong: "\"b\" = \"חשבון %‹LRI›@‹PDI› נמחק\";", right: "\"b\" = \"חשבון ‹LRI›%@‹PDI› נמחק\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "Openers and marks move before the specifier, ends move after it. Safe for specifiers, tags and entities. Unsafe in addresses, because only a person knows which address was meant.",
    sources: ["IEEE Std 1003.1, fprintf", "Apple, String Format Specifiers", "Threads l20n.js#176 and butler#250: controls in addresses"])
}

extension CurrencySideRule {
  static let summary = "A currency sign stands on the side that the policy does not want."

  static let document = RuleDocument(
    finds: "Amounts with a currency sign, if a policy says on which side the sign goes: `--numbers ar=currency-left`. Without a policy the rule finds nothing.",
    matters: "After Arabic letters rule W2 separates the sign from its digits, and the sign goes to the other side.",
    examples: [
      .init("ar", flag: .numbers("ar=currency-left"), wrong: "\"a\" = \"ثمن $5 فقط\";", right: "\"a\" = \"ثمن ‹LRM›$5 فقط\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules W2 and W5", "CLDR number patterns"])
}

extension DuplicateKeyRule {
  static let summary = "A key stands in the file twice, and only the last entry is used."

  static let document = RuleDocument(
    finds: "Two entries whose keys are equal when decoded: \"\\U0041\" and \"A\" are one key.",
    matters: "Foundation uses the last entry. A change of the first entry has no effect, and the person who edits it wonders why.",
    examples: [
      .init("en", wrong: "\"a\" = \"one\"; \"a\" = \"two\";", right: "\"a\" = \"two\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say which entry is right.",
    sources: ["Foundation's reader of property lists"])
}

extension DuplicatePairRule {
  static let summary = "A text stands in two pairs of controls of the same direction."

  static let document = RuleDocument(
    finds: "An embedding or isolate that holds nothing but another one of the same direction, such as ‹RLE›‹RLE›…‹PDF›‹PDF› or ‹RLI›‹RLE›…‹PDF›‹PDI›.",
    matters: "Readers see no difference. A tool probably ran twice. Every run adds two characters to what people copy, search and compare.",
    examples: [
      .init("he", wrong: "\"a\" = \"‹RLE›‹RLE›PDF נשמר.‹PDF›‹PDF›\";", right: "\"a\" = \"‹RLE›PDF נשמר.‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "One of the two pairs is taken out: the inner pair if the text then looks the same. Safe if the text also looks the same in every container when it is joined to other text, unsafe if not. There is no fix if the text looks different without either pair.",
    sources: ["UAX #9, rules X2 to X7"])
}

extension EscapedControlTextRule {
  static let summary = "Readers see the spelling of a control, such as &rlm; or u200F."

  static let document = RuleDocument(
    finds: "The text &rlm;, &lrm;, &#8207; or &#x200F; in a value that holds no HTML, and \\u200F or \\u{200F} in a .strings file, whose own escape is \\U200F. The rule knows these spellings for each of the twelve directional controls. In a value of a right-to-left language the rule also finds u200F, if no letter stands before it and no hexadecimal digit after it: there the backslash was lost.",
    matters: "Readers see the letters of the escape, and the control is missing.",
    examples: [
      .init("he", wrong: "\"a\" = \"&rlm;PDF נשמר\";", right: "\"a\" = \"\\U200FPDF נשמר\";"),
      .init("he", wrong: "\"a\" = \"\\u200FPDF נשמר\";", right: "\"a\" = \"\\U200FPDF נשמר\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: false,
    fix: "The control itself is written, in the spelling of the format: \\U200F in a .strings file, &#x200F; in an XML property list. Values with tags or other entities count as HTML, where &rlm; is right, and stay as they are.",
    sources: ["HTML, named character references", "Foundation's reader of property lists"])
}

extension LTROnlyInRTLRule {
  static let summary = "A left-to-right text is shown out of order in a right-to-left container."

  static let document = RuleDocument(
    finds: "Values of right-to-left locales without a letter of their language, in right-to-left containers (`--container rtl` or `any`): sentences that nobody translated, and names with punctuation at an edge. A text with a sign that only its language writes, such as the Arabic question mark, is a text of that language.",
    matters: "`What is CENO?` shows its question mark first.",
    examples: [
      .init("ar", flag: .container(.rightToLeft), wrong: "\"a\" = \"What is this?\";", right: "\"a\" = \"What is this?‹LRM›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules N2 and L2"])
}

extension LTRRunEdgeRule {
  static let summary = "A word, code or number with signs is torn apart in a line of the other direction."

  static let document = RuleDocument(
    finds: "`C++`, `c#`, `@ali`, `/usr/bin`, `https://example.com/`, `403(b)(2)` and telephone numbers in a right-to-left line, if their signs are shown on the other side or their parts are shown apart.",
    matters: "`C++` reads `++C`, the slash at the end of an address stands before the address, and a telephone number reaches somebody else.",
    examples: [
      .init("ar", wrong: "\"a\" = \"كتاب C++ للمبتدئين\";", right: "\"a\" = \"كتاب C++‹LRM› للمبتدئين\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules N1, N2 and L2"])
}

extension MissingDirectionRule {
  static let summary = "Nothing gives the pages or windows of a project the direction of its right-to-left languages."

  static let document = RuleDocument(
    finds: "A project with texts of a right-to-left language that its sources show in pages or windows without a direction: no page has the attribute dir, and no script or style sets it; no form sets RightToLeft; no window sets FlowDirection. The project has one finding, at the first page or window. Its texts are judged as if it had the direction, and what is found in their orders is an info. An application of Android whose manifest does not set supportsRtl to true has a finding, too, and so has a program of Qt that neither loads the translations of Qt nor sets a layout direction. Of several pages, as an extension of a browser has them, those have a finding, at the first one, that neither their markup nor a script that they load gives a direction.",
    matters: "Such a page is left to right. Every sentence with a number, a sign or a foreign word shows its parts in the wrong order, and every full stop stands at the wrong end. An application of Android without supportsRtl has all its layouts from left to right, and its texts of Compose too. In such a program of Qt the texts of buttons, menus and boxes are laid out left to right.",
    examples: [
      .init("he", wrong: "<html lang=\"he\">", right: "<html lang=\"he\" dir=\"rtl\">"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. The direction is not in a file of texts: give it to the page, the window or the application.",
    sources: ["HTML, the dir attribute: an element html without it is left to right", "Windows Forms, Control.RightToLeft; WPF, FrameworkElement.FlowDirection", "Android, the attribute supportsRtl of the element application: false by default", "Qt, QGuiApplication.layoutDirection: its translations hold QT_LAYOUT_DIRECTION; left to right without them"])
}

extension MissingKeyRule {
  static let summary = "The program looks up a text that a translation does not have."

  static let document = RuleDocument(
    finds: "With the texts of the base language beside the file: texts that the sources of the project look up and the file lacks. The file has one finding, with the first three keys and their places. In a file of the base language of a web application: texts that no language has, with a key beside the file's own, such as settings.title beside settings.name. A text that is marked as not to be translated, and one without words, is not missed. A file with fewer than half of the texts has only begun, or says where a region differs: it has no finding, and nor has a file of the base language for another region.",
    matters: "Readers see a text of the base language, which stands in a right-to-left page with its full stop at the wrong end.",
    examples: [
      .init("ar", base: "\"of\" = \"of\"; \"to\" = \"to\"; \"in\" = \"in\";", wrong: "\"of\" = \"من\"; \"in\" = \"في\";", right: "\"of\" = \"من\"; \"in\" = \"في\"; \"to\" = \"إلى\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. A person has to translate the text.",
    sources: ["Android Studio, lint check MissingTranslation"])
}

extension MixedEncodingRule {
  static let summary = "UTF-8 was read as Latin-1 and stored again, so readers see nonsense."

  static let document = RuleDocument(
    finds: "Characters that are the bytes of Hebrew or Arabic letters in UTF-8, taken one by one for Latin-1 or Windows-1252: three such letters or more in a row. Files that are text in no known encoding are refused before any rule looks at them.",
    matters: "Readers see ×©×œ×• instead of a word.",
    examples: [
      .init("he", wrong: "\"a\" = \"×©×œ×•\";", right: "\"a\" = \"שלו\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Take the file as it was before a program damaged it. The program damaged more than the text shows.",
    sources: ["RFC 3629, section 3", "The code pages ISO 8859-1 and Windows-1252"])
}

extension MixedStyleRule {
  static let summary = "A value keeps some parts apart with embeddings and other parts with isolates."

  static let document = RuleDocument(
    finds: "Parts of one value, some in embeddings (‹LRE›, ‹RLE›) and some in isolates (‹LRI›, ‹RLI›, ‹FSI›). Also lines of one value, some as a whole in embeddings and some in isolates. An embedding round a whole line with isolates inside is not reported, because the two have different tasks there.",
    matters: "An embedding acts on its neighbours, an isolate does not. Where both stand side by side, the next editor of the text cannot tell which was meant.",
    examples: [
      .init("he", wrong: "\"a\" = \"קובץ ‹LRE›C++‹PDF› או ‹LRI›C#‹PDI› כאן\";", right: "\"a\" = \"קובץ ‹LRI›C++‹PDI› או ‹LRI›C#‹PDI› כאן\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The embeddings become isolates of the same direction. Safe if every container shows the text as before. Unsafe if an isolate moves something, which is mostly a move to the right place in a left-to-right container.",
    sources: ["UAX #9, section 2.7 (isolates are preferred for parts of a text)"])
}

extension NumberSequenceRule {
  static let summary = "Numbers or words that one separator joins are not read from end to end."

  static let document = RuleDocument(
    finds: "Dimensions, products and paths of menus that are read partly from the left and partly from the right: `5 x 7 x 9 mm`, `12 x $5.00`, `a > PDF > DOC`. The rule looks at ranges only if there is a policy (`--numbers fa=range-ltr`).",
    matters: "`5 x 7 x 9 mm` is shown as `x 7 x 9 mm 5`. Nobody can tell which number means what.",
    examples: [
      .init("he", wrong: "\"a\" = \"גודל 5 x 7 x 9 mm בערך\";", right: "\"a\" = \"גודל ‹LRM›5 x 7 x 9 mm בערך\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules W7, N1, N2 and L2"])
}

extension OpenCommentRule {
  static let summary = "A comment that is never closed swallows the rest of the file."

  static let document = RuleDocument(
    finds: "A /* without its */.",
    matters: "Foundation reads the rest of the file as a comment and reports no error. The app misses those texts.",
    examples: [
      .init("en", wrong: "\"a\" = \"b\"; /* a note", right: "\"a\" = \"b\"; /* a note */"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say where the comment should end.",
    sources: ["Foundation's reader of property lists"])
}

extension OrderNotJudgedRule {
  static let summary = "A text is too long or too deep, so nobody knows whether its order is right."

  static let document = RuleDocument(
    finds: "Values of more than 262,144 bytes, and messages whose forms are nested in more than 16 other forms. Such a value, or such a line, is not checked.",
    matters: "No finding means that the order is right. Here it does not: the text has to be looked at in another way.",
    examples: [
      .init("he", wrong: "\"deep\" = \"{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{{a,select,x{שלום}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}\";", right: "\"deep\" = \"{a,select,x{שלום}}\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Divide the value, or nest its forms less deeply.",
    sources: ["Memory for a check grows with the longest value"])
}

extension OverrideControlRule {
  static let summary = "An override changes the order of letters, in this text or in text that the app joins to it."

  static let document = RuleDocument(
    finds: "‹LRO› (U+202D) and ‹RLO› (U+202E). An override gives one direction to every letter and digit after it, up to its ‹PDF› or the end of the line.",
    matters: "Readers do not see what is stored: an override can make one address look like another. An open override may show nothing in its own text and reverse the text that the app joins to it, so that \"(12 MB)\" reads \"(BM 21)\". No translation needs an override. One over letters of a right-to-left language that are stored in the order of the screen is an info: it shows them as they should be. One that changes nothing in its own text is an info, and so is one whose order an embedding would hold.",
    examples: [
      .init("he", wrong: "\"download\" = \"‹RLO›הורדה\";", right: "\"download\" = \"הורדה\";"),
      .init("en", wrong: "\"site\" = \"https://‹RLO›moc.elpmaxe\";", right: "\"site\" = \"https://moc.elpmaxe\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The override and its end are taken out. Safe if every container shows the text as before. Unsafe if readers will see another text.",
    sources: ["UAX #9, sections 2.2 and 3.3.2, rules X4 and X5", "UTS #55, section 3 (source code spoofing)"])
}

extension ParseErrorRule {
  static let summary = "The file cannot be read, and the app shows keys instead of texts."

  static let document = RuleDocument(
    finds: "A missing semicolon, a string that is never closed, or text that is no value. In an XML property list: text that is not well-formed XML or not a property list.",
    matters: "Foundation refuses the whole file, and the app shows keys instead of texts.",
    examples: [
      .init("en", wrong: "\"a\" = \"b\" \"c\" = \"d\";", right: "\"a\" = \"b\"; \"c\" = \"d\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say what was meant. Such a file is never edited.",
    sources: ["Foundation's reader of property lists"])
}

extension PercentSideRule {
  static let summary = "A percent sign stands on the side that the policy does not want."

  static let document = RuleDocument(
    finds: "Numbers with a percent sign, if a policy says on which side the sign goes: `--numbers ar=percent-left`. Without a policy the rule finds nothing.",
    matters: "`25%` alone shows its sign at the right. After Arabic letters the sign stands at the left, so two screens disagree.",
    examples: [
      .init("ar", flag: .numbers("ar=percent-right"), wrong: "\"a\" = \"نسبة 25% فقط\";", right: "\"a\" = \"نسبة ‹LRM›25% فقط\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules W2 and W5", "CLDR number patterns"])
}

extension PhraseOrderRule {
  static let summary = "The parts of a foreign phrase are read together from the left, and not one by one from the right."

  static let document = RuleDocument(
    finds: "A line of a right-to-left language in which foreign words and arguments stand beside each other with a sign, a bracket or a space between them: items of a list (`JPEG, PNG`), a name and an argument (`HTML: %s`, `zlib %d`). The bidirectional algorithm makes one phrase of them, which runs from left to right. Readers accept that, so the rule runs only when it is selected, as with `--strict`. A name of several words and its number (`Windows 11`) is one part.",
    matters: "To careful readers `LZMA: %s` says which part comes first. Translators who write marks by hand put one beside the sign, and the parts then follow each other from the right.",
    examples: [
      .init("ar", flag: .select("phrase-order"), wrong: "\"error\" = \"خطأ LZMA: ZIP\";", right: "\"error\" = \"خطأ LZMA‹RLM›: ZIP\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules N1 and N2", "Marks in translations of wxWidgets, Transmission and Home Assistant"])
}

extension PlaceholderMismatchRule {
  static let summary = "A format specifier is broken, or the base language does not have it."

  static let document = RuleDocument(
    finds: "A specifier with the percent sign of Arabic (٪) or a wide one (％), with digits of the language (%١$@), or with spaces inside (% 1 $ @). With --base also: an argument of the base language that the text does not have, an argument of the text that the base language does not have, and an argument of another type. The order may differ: %2$@ before %1$@ is right, and so is %1$@ for %@. Names ({name}, ${x}, %{count}, %(name)s, $NAME$, {count, plural, …}) are compared too, and a text that has no argument at all must have none of the kind %#@name@ in the base language. A number that only chooses between plural forms, and is shown in none, is not lost: where the forms are missing, that is an info. A text that is empty is not translated yet, and says nothing. Where the sources of the project show all arguments of the calls that look up the text: an argument that the calls do not give, and arguments that the base text does not take (a warning).\n\nWhere the sources of the program show that each call gives the argument that the base text leaves out, nothing is said.",
    matters: "Readers see \"٪ d\" instead of a number. The app crashes if there is an argument too many, or an argument of another type.",
    examples: [
      .init("ar", wrong: "\"n\" = \"الصفحة ٪ d\";", right: "\"n\" = \"الصفحة %d\";"),
      .init("he", base: "\"of\" = \"%1$@ of %2$d\";", wrong: "\"of\" = \"%1$@ מתוך %2$@\";", right: "\"of\" = \"%2$d :%1$@\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say what was meant. Machine translation often makes such errors.",
    sources: ["IEEE Std 1003.1, fprintf", "Apple, String Format Specifiers", "OnionBrowser and Swiftfin shipped ٪ d and ٪ 1 $ @ in Arabic"])
}

extension PlaceholderUnisolatedRule {
  static let summary = "An argument is shown out of order if it has signs at its edges, is an address, or is empty."

  static let document = RuleDocument(
    finds: "Arguments that are wrong only if they are a text with signs at its edges (`C++`, `John (Work)`), an address (a URL, a handle, a telephone number), or empty. Also arguments that are wrong only if one of them is a number and another is a word, where neither is known to be one.",
    matters: "`C++` reads `++C` where the name of a book stands. Many teams know that their arguments are plain words, so the rule runs only when it is selected. The repairs of other rules are right for these arguments too.",
    examples: [
      .init("he", flag: .select("placeholder-unisolated"), wrong: "\"phone\" = \"מספר טלפון: %@\";", right: "\"phone\" = \"מספר טלפון: ‹FSI›%@‹PDI›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, section 3.1.2, and HL", "W3C, String Metadata"])
}

extension PluralControlMismatchRule {
  static let summary = "One plural form has controls round an argument, and another form has none."

  static let document = RuleDocument(
    finds: "Forms of one text: the plural forms of a variable in a .stringsdict, and entries of a .strings file whose keys differ only in the name of a plural category after a dot, an underscore or a hyphen (items.one, items.few, items.other). The rule finds a specifier that has controls on both sides in one form and none in another form.",
    matters: "The text changes its layout with the number. Somebody repaired one form and forgot the others, or no form needs the controls.",
    examples: [
      .init("he", wrong: "\"items.one\" = \"פריט של ‹FSI›%1$@‹PDI›\";\n\"items.other\" = \"%2$d פריטים של %1$@\";", right: "\"items.one\" = \"פריט של ‹FSI›%1$@‹PDI›\";\n\"items.other\" = \"%2$d פריטים של ‹FSI›%1$@‹PDI›\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Either form may be the right one. argument-direction and placeholder-unisolated tell where controls are needed.",
    sources: ["UTS #35, part 3, plural categories", "Apple, Localizing strings that contain plurals"])
}

extension PresentationFormsRule {
  static let summary = "Arabic letters are stored as shapes, which search does not find."

  static let document = RuleDocument(
    finds: "Characters of the blocks Arabic Presentation Forms-A and -B (U+FB50–U+FDFF, U+FE70–U+FEFC) that are one shape of a letter or a ligature of letters. Signs of their own are not reported: the rial sign U+FDFC, words of honour such as U+FDF2 and U+FDFA, the ornate parentheses U+FD3E and U+FD3F.",
    matters: "The shapes exist for old programs that cannot join letters. Search does not find the word, screen readers spell it letter by letter, and new fonts may not have the shapes. If the text was also stored in the order of the screen, readers see it backwards: the shapes tell it, for a word begins with the shape for its beginning. That is an error.",
    examples: [
      .init("ar", wrong: "\"ok\" = \"ﻧﻌﻢ\";", right: "\"ok\" = \"نعم\";"),
    ],
    fixSafety: .unsafe, isFixSometimesUnsafe: false,
    fix: "Each shape becomes its letters (its NFKC form). The same old programs often stored such texts backwards, so a person must look. A text that is backwards has no fix: translate it again.",
    sources: ["The Unicode Standard, section 9.2, Arabic Presentation Forms", "UAX #15, NFKC"])
}

extension RTLOnlyInLTRRule {
  static let summary = "A right-to-left text is shown out of order in a left-to-right container."

  static let document = RuleDocument(
    finds: "Lines with letters of the right-to-left language only, without Latin letters and without arguments, in a left-to-right container (`--container ltr` or `any`).",
    matters: "The question mark stands at the right end, where the sentence begins.",
    examples: [
      .init("he", flag: .container(.leftToRight), wrong: "\"a\" = \"מה שלומך?\";", right: "\"a\" = \"‹RLE›מה שלומך?‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension RedundantControlRule {
  static let summary = "A directional control changes nothing in any container."

  static let document = RuleDocument(
    finds: "Marks, and pairs of controls, without which the value is shown in the same order and with the same direction in every container. The rule tries arguments that disturb their neighbours too (handles, telephone numbers, names with brackets), so a needed isolate round a specifier is not reported. A mark in the syntax of a message is white space there, which puts the source of the message in order, and is not reported either.",
    matters: "A control is data: it travels into the clipboard, into searches and comparisons, and the next editor of the text must move it along. Of 230 values that translators marked by hand in 24 apps, 103 look the same without the marks.",
    examples: [
      .init("he", wrong: "\"a\" = \"שמירת‹RLM› הקובץ\";", right: "\"a\" = \"שמירת הקובץ\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The controls are taken out. Safe if the value also looks the same with text joined before or after it. Unsafe if not, because the control may be there for the joined text. Other rules take out their own controls (duplicate-pair, control-in-ltr-locale).",
    sources: ["UAX #9", "UTS #35, part 9, `message.abnf`: marks and isolates in the syntax of MessageFormat 2", "Threads butler#250 and fluent.js#484: isolates that nobody needs"])
}

extension SignSideRule {
  static let summary = "The sign of a number stands on the side that the policy does not want."

  static let document = RuleDocument(
    finds: "Numbers with a sign, if a policy says on which side the sign goes: `--numbers fa=sign-left`. Without a policy the rule finds nothing.",
    matters: "Readers of Persian expect `-23`, readers of Arabic often expect `23-`. The algorithm decides by the letters before the number.",
    examples: [
      .init("fa", flag: .numbers("fa=sign-left"), wrong: "\"a\" = \"شماره -23 شماره\";", right: "\"a\" = \"شماره ‹LRM›-23 شماره\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules W4 and W5", "W3C alreq, issue 288", "CLDR number patterns"])
}

extension TitleOrderRule {
  static let summary = "A title of two parts is read from the side of its foreign part."

  static let document = RuleDocument(
    finds: "A line without arguments of two parts, one wholly foreign and one wholly of the language, with a dash, a bar, a colon or a bracket between them, that is laid out in the direction of the foreign part. Readers accept both orders of such a line, so the rule runs only when it is selected, as with `--strict`.",
    matters: "In a list of titles some then begin at the left and some at the right.",
    examples: [
      .init("he", flag: .select("title-order"), wrong: "\"title\" = \"ShareX - מחולל\";", right: "\"title\" = \"‹RLE›ShareX - מחולל‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The cheapest controls that put the whole value right are written, all of its lines together, in every container of the run and for every class of argument. Unsafe if a control stands right beside an address, because people who copy the address may copy the control with it. There is no fix for values that a program reads, such as addresses and identifiers.",
    sources: ["UAX #9, rules P2 and P3"])
}

extension TruncatedTailRule {
  static let summary = "A stray character makes Foundation drop the rest of the file silently."

  static let document = RuleDocument(
    finds: "The first character between entries that begins no entry, such as a second semicolon, and a key whose quotation mark is never closed.",
    matters: "Foundation stops there without an error, and the app misses every entry after that place.",
    examples: [
      .init("en", wrong: "\"a\" = \"b\";; \"c\" = \"d\";", right: "\"a\" = \"b\"; \"c\" = \"d\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Remove the character. The entries after it are checked all the same.",
    sources: ["Foundation's reader of property lists, which does not look for the end of the file", "Thread SwiftGen#776"])
}

extension UnbalancedControlRule {
  static let summary = "A directional control is never closed, or closes nothing."

  static let document = RuleDocument(
    finds: "Openers without their end, and ends without their opener, line by line. An embedding or isolate ends with its line, so a control that is opened on one line and closed on the next line makes two faults.",
    matters: "The text may look right alone; then it is an info. The open control reverses text that the app joins after it. An embedding of the language's direction that ends with its line is a warning at most: its writer saw the line with it. So is a control in a line that is right as it is for some arguments.",
    examples: [
      .init("he", wrong: "\"a\" = \"‹RLE›PDF נשמר.\";", right: "\"a\" = \"‹RLE›PDF נשמר.‹PDF›\";"),
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: "The missing end is put where readers accept the result, or the control is taken out, together with everything else that the line needs. The result is judged for every class of argument. Safe where readers accept the result. If the locale is not known, openers are closed at the end of their line; that fix is unsafe.",
    sources: ["UAX #9, BD9, BD11, X5a–X8"])
}

extension UnusedIgnoreRule {
  static let summary = "A comment turns off a rule that finds nothing in its entry."

  static let document = RuleDocument(
    finds: "A comment with bidi-fix:ignore at an entry in which there is nothing to find: the text was changed, or never had the fault. With names after it, each rule that runs and finds nothing. Rules that do not run are passed over, and so are entries whose locale is not known.",
    matters: "The comment would hide the next fault of the entry, which nobody has looked at.",
    examples: [
      .init("he", wrong: "/* bidi-fix:ignore */ \"title\" = \"שלום\";", right: "\"title\" = \"שלום\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Comments are never changed. Take the comment out, or the name of the rule.",
    sources: ["ruff's rule unused-noqa and SwiftLint's superfluous_disable_command"])
}

extension UnusedKeyRule {
  static let summary = "No source of the program names the key of a text."

  static let document = RuleDocument(
    finds: "A key that stands in no file of the project, in whatever language: neither in code nor in a page, an interface or a file of data. A key that code may build, such as \"status.open\" beside \"status.\" + name, may be used, unless the other keys of the file show that nobody builds it. The rule is off by default: --extend-select unused-key. A file of the base language has the findings; its translations have none. A key that is a sentence is named where each two of its words that follow each other follow each other in some file. Nothing is said where the sources name fewer than half of the keys of a file, and where the limits for sources leave files out. What other rules find in such a text is not reported, in every language.",
    matters: "Translators translate a text that nobody sees.",
    examples: [
      .init("en", wrong: "\"title\" = \"Notes\"; \"old.headline\" = \"All notes\";", right: "\"title\" = \"Notes\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say that no other program uses the text.",
    sources: ["Android Studio, lint check UnusedResources"])
}

extension VisualOrderSuspectRule {
  static let summary = "A text seems typed in the order of the screen, not in the order of reading."

  static let document = RuleDocument(
    finds: "A value of a right-to-left language that begins with the full stop or question mark of its sentence and has none at its end. Also a word that begins with a letter that only ends words, such as the final letters of Hebrew. Also a value that begins with the colon or the dots with which the base text ends. Also a line that is shown in a wrong order and may have been typed as it should be seen: it begins with a Latin word and ends with a preposition, its Latin words stand in the reverse order of those in the base language, or it is an abbreviation before one word in a language where the noun stands first. The same holds for a label that begins with the name with which its English base text begins (\"ODK Password\"), and for a list of numbers in the reverse of the base text's, and for a label with a colon before it that stands after its argument (\"%s :details\" for \"Details: %s\"). Where ten texts of a file begin with the marks of their ends, or three do and fewer than half as many have their mark at the end, its writer typed texts as seen, and so the wrong ones among the others. Also a text that begins with a Latin word in brackets which its base text has in another place (\"(JPEG) …\" for \"Full (JPEG)\"), and a last line, or one before an empty line, that ends with a word which leads on.\n\nSuch an abbreviation may be right: \"VPN מצב\" (VPN status) is in the order of the screen, and \"PIN שגוי\" (wrong PIN) is in the order of reading. Where an English base text says \"wrong PIN\" or \"PIN saved\", it is right, and the rules of order report it, with a repair.\n\nIt is an info where the screen shows the words as they were typed: in a label that begins at the left, and for signs in a page from left to right, also where nothing gives the views of a project a direction. A left-to-right override over such letters shows them as they should be: override-control tells it.",
    matters: "Somebody moved the words until the editor showed them as wanted, in a left-to-right editor or in an old program that does not reorder. A text engine reorders them once more, and readers see \"to Donate\" instead of \"Donate to\". A control makes the text worse.",
    examples: [
      .init("he", wrong: "\"hello\" = \"םולש לכם\";", right: "\"hello\" = \"שלום לכם\";"),
      .init("he", wrong: "\"ask\" = \"?האם להמשיך\";", right: "\"ask\" = \"האם להמשיך?\";"),
    ],
    fixSafety: nil, isFixSometimesUnsafe: false,
    fix: "None. Only a person can say which order was meant, and no other rule changes such a value. If the text is right as it is, switch the rule off for the entry; then the other rules work again.",
    sources: ["UAX #9, section 2: text is stored in logical order", "The World Atlas of Language Structures, feature 86A: order of genitive and noun", "The head of an English compound is its last word: Williams, \"On the Notions Lexically Related and Head of a Word\", Linguistic Inquiry 12 (1981)", "The final letters of Hebrew, and ta marbuta of Arabic: The Unicode Standard, chapter 9"])
}
