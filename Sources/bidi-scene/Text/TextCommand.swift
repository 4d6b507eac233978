#if Shaping
  import ArgumentParser
  import BidiAttributed
  import BidiSource
  import BidiText
  import Foundation
  import SceneFiles
  import TextShaping

  /// The command `bidi-scene text`.
  struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "text",
      abstract: "Lay out a text with real fonts: where lines, glyphs and carets are.",
      discussion: """
        Without --output, or with a name that ends in .json, the layout is written as JSON: lines, runs from left to \
        right, glyphs, the places where carets stop, and what is left out. "lineCount" counts the lines of the whole text, \
        also those that --maximum-lines leaves out. A name that ends in .png, .svg or .pdf makes a picture. Lines are \
        broken by UAX #14, so that Thai, Lao, Khmer and Burmese break at spaces and, where a stretch is too long, between \
        clusters; they are ordered by UAX #9, and shaped by HarfBuzz with the fonts that fontconfig finds.
        """)

    @Argument(help: "The text, or - for standard input. \\n and \\u{…} are read as in Swift.")
    var text: String

    @Flag(help: "Read **bold** and *slanted* as Markdown does.")
    var markdown = false

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "Where to write, by the end of the name: .json, .png, .svg, .pdf.", valueName: "file"))
    var output: String?

    @Option(
      help: ArgumentHelp(
        "The width of the container, in points; as wide as the text if it is missing.",
        valueName: "points"))
    var width: Double?

    @OptionGroup var fonts: FontFlags

    @Option(help: ArgumentHelp("The size of the letters, in points.", valueName: "points"))
    var size: Double = 17

    @Option(
      help: ArgumentHelp(
        "The language: fonts have letters of their own for some, and it says the direction of the interface.",
        valueName: "tag"))
    var locale: String?

    @Option(
      help: ArgumentHelp(
        "natural, leading, trailing, left, right, center or justified.", valueName: "name"))
    var alignment: AlignmentName = .natural

    @Option(
      help: ArgumentHelp(
        "The direction of the paragraphs, ltr or rtl; by their first letters if it is missing.",
        valueName: "direction"))
    var base: BaseName?

    @Option(help: ArgumentHelp("How many lines there are at most.", valueName: "number"))
    var maximumLines: Int = 0

    @Option(
      help: ArgumentHelp(
        "What is left out for an ellipsis in the last line: head, middle, tail or none.",
        valueName: "place"))
    var truncation: TruncationName = .tail

    @Option(
      help: ArgumentHelp(
        "Of pictures, what is drawn beside the text: levels, runs, baselines, carets, container, with commas between.",
        valueName: "names"))
    var overlay: String?

    @Option(help: ArgumentHelp("Pixels of a PNG in a point.", valueName: "number"))
    var zoom: Double = 2

    func validate() throws {
      if let width, !(width >= 0) { throw ValidationError("--width may not be below 0") }
      if !(size > 0 && size <= 1000) {
        throw ValidationError("--size has to be above 0 and at most 1000")
      }
      if !(zoom > 0 && zoom <= 16) {
        throw ValidationError("--zoom has to be above 0 and at most 16")
      }
      if maximumLines < 0 { throw ValidationError("--maximum-lines may not be below 0") }
      if let locale, WritingDirection(locale: locale) == nil {
        throw ValidationError(
          "no script is known for the locale '\(locale)'; give a tag such as ar, fa-IR or az-Arab")
      }
      _ = try form()
      _ = try overlays()
    }

    /// The form of a picture; nil for JSON.
    private func form() throws -> TextPicture.Form? {
      let ending = URL(fileURLWithPath: output ?? "").pathExtension.lowercased()
      if ending.isEmpty || ending == "json" { return nil }
      guard let form = TextPicture.Form(rawValue: ending) else {
        throw ValidationError(
          "--output ends in .\(ending), which is none of .json, .png, .svg, .pdf")
      }
      return form
    }

    private func overlays() throws -> Set<TextPicture.Overlay> {
      let names = overlay?.split(separator: ",").map(String.init) ?? []
      return Set(
        try names.map { name in
          guard let overlay = TextPicture.Overlay(rawValue: name) else {
            throw ValidationError("there is no overlay '\(name)'")
          }
          return overlay
        })
    }

    func run() throws {
      do {
        try write(layout())
      } catch let error as ShapingError {
        throw Files.failure("error: \(error)")
      }
    }

    private func layout() throws -> TextLayout {
      let library = try fonts.library()
      let shaper = TextShaper(library)
      if let note = try fonts.replacement(in: library, shaper, language: locale) {
        Files.note(note)
      }
      let interface = locale.flatMap { UserInterfaceLayoutDirection(locale: $0) } ?? .leftToRight
      var style = ParagraphStyle(alignment: alignment.alignment)
      style.baseWritingDirection = base?.direction
      var options = TextLayout.Options(
        width: width ?? .infinity, font: fonts.font(size: size), language: locale,
        environment: ParagraphEnvironment(layoutDirection: interface),
        maximumLines: maximumLines, truncation: truncation.truncation)
      options.lineHeightMultiple = 1
      let content =
        text == "-" ? try Self.standardInput() : Self.unescaped(text)
      guard markdown else {
        return try TextLayout(content, style: style, options: options, shaper: shaper)
      }
      var attributed = InlineMarkdown(content).attributed(options.font)
      attributed[ParagraphStyleAttribute.self] = style
      return try TextLayout(attributed, options: options, shaper: shaper)
    }

    /// The text of standard input.
    private static func standardInput() throws -> String {
      let bytes = try Files.read("-")
      if let place = SourceFile.firstInvalidUTF8(bytes) {
        let byte = String(bytes[place], radix: 16, uppercase: true)
        throw Files.failure("-: error: byte 0x\(byte) at offset \(place) is not UTF-8")
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ layout: TextLayout) throws {
      guard let form = try form() else {
        let json = try TextLayoutRecord(layout).jsonText()
        return try Files.write(Array("\(json)\n".utf8), to: output)
      }
      var picture = TextPicture(layout)
      picture.scale = zoom
      picture.overlays = try overlays()
      try Files.write(try picture.bytes(form), to: output)
    }

    /// The text with `\n`, `\t`, `\\` and `\u{…}` read; other signs after a backslash stay what they are.
    private static func unescaped(_ text: String) -> String {
      var result = ""
      var rest = text[...]
      while let place = rest.firstIndex(of: "\\") {
        result += rest[..<place]
        rest = rest[rest.index(after: place)...]
        switch rest.first {
        case "n": result += "\n"
        case "t": result += "\t"
        case "\\": result += "\\"
        case "u":
          guard let end = rest.firstIndex(of: "}"), rest.dropFirst().first == "{",
            let value = UInt32(rest[..<end].dropFirst(2), radix: 16),
            let scalar = Unicode.Scalar(value)
          else {
            result += "\\"
            continue
          }
          result.unicodeScalars.append(scalar)
          rest = rest[end...]
        default:
          result += "\\"
          continue
        }
        rest = rest.dropFirst()
      }
      return result + rest
    }
  }

  /// A direction of paragraphs, as a flag.
  enum BaseName: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl

    var direction: WritingDirection { self == .ltr ? .leftToRight : .rightToLeft }
  }

  /// What is left out of a line, as a flag.
  enum TruncationName: String, ExpressibleByArgument, CaseIterable {
    case head, middle, tail, none

    var truncation: DocumentLayout.Truncation? { .init(rawValue: rawValue) }
  }

  /// An alignment, as a flag.
  enum AlignmentName: String, ExpressibleByArgument, CaseIterable {
    case natural, leading, trailing, left, right, center, justified

    var alignment: ParagraphStyle.Alignment { .init(rawValue: rawValue) ?? .natural }
  }

  /// The fonts of a command.
  struct FontFlags: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The family, as fontconfig knows it, or several with commas between.", valueName: "name"))
    var font: String = "sans-serif"

    @Option(
      help: ArgumentHelp(
        "A folder of fonts, which go before those of the system.", valueName: "folder"))
    var fonts: String?

    @Option(
      help: ArgumentHelp("A file of a font, which is the only one.", valueName: "file"))
    var fontFile: String?

    @Option(help: ArgumentHelp("The weight, from 1 to 1000: 700 is bold.", valueName: "number"))
    var weight: Double = 400

    @Flag(help: "Slanted letters.")
    var italic = false

    func validate() throws {
      if !(weight >= 1 && weight <= 1000) {
        throw ValidationError("--weight has to be from 1 to 1000")
      }
    }

    func library() throws(ShapingError) -> FontLibrary {
      if let fontFile { return try FontLibrary(systemFonts: false, files: [fontFile]) }
      return try FontLibrary(folders: fonts.map { [$0] } ?? [])
    }

    private var names: [String] {
      font.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func font(size: Double) -> TextFont {
      TextFont(names, size: size, weight: weight, isItalic: italic)
    }

    /// Names that fontconfig replaces with a family of the system.
    private static let kinds: Set<String> = [
      "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui",
      "emoji", "math",
    ]

    /// A sentence about the font that takes the place of those that were asked for; nil if there is one of them.
    func replacement(
      in library: FontLibrary, _ shaper: TextShaper, language: String?
    ) throws(ShapingError) -> String? {
      guard fontFile == nil,
        !names.contains(where: { Self.kinds.contains($0.lowercased()) || library.hasFamily($0) })
      else { return nil }
      let face = try shaper.primaryFace(of: font(size: 17), language: language)
      return "note: there is no font '\(font)'; \(face.family) takes its place"
    }
  }
#else
  import ArgumentParser

  /// The command `bidi-scene text`, where the fonts' libraries are not there.
  struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "text",
      abstract: "Lay out a text with real fonts: where lines, glyphs and carets are.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []

    func run() throws { throw Files.noShaping }
  }
#endif
