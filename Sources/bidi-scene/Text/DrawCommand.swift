#if Shaping
  import ArgumentParser
  import BidiAttributed
  import BidiPage
  import BidiText
  import Foundation
  import TextShaping

  /// The command `bidi-scene draw`.
  struct DrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "draw",
      abstract: "Draw boxes and texts that a JSON file lists, with real fonts.",
      discussion: """
        bidi-fix preview makes its PNG pictures with it. The file is one object:

          {"width": 400, "height": 80, "families": ["Noto Sans"],
           "boxes": [{"x": 10, "y": 10, "width": 380, "height": 40, "color": "#1d6b34"}],
           "texts": [{"text": "abc", "x": 20, "y": 36, "size": 18, "weight": 400, "color": "#1b2530",
                      "direction": "ltr", "width": 360}]}

        Places are in points from the left and the top; y of a text is its baseline, and x the edge where it begins: \
        the right one where "direction" is "rtl". A text that is wider than "width" ends in an ellipsis; without \
        "width" it takes the room that it needs.
        """)

    @Argument(help: "The JSON file, or - for standard input.")
    var file: String

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "Where to write, by the end of the name: .png, .svg, .pdf. A PNG goes to standard output if it is missing.",
        valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Pixels of a PNG in a point.", valueName: "number"))
    var zoom: Double = 2

    func validate() throws {
      if !(zoom > 0 && zoom <= 16) {
        throw ValidationError("--zoom has to be above 0 and at most 16")
      }
      _ = try form()
    }

    private func form() throws -> TextPicture.Form {
      guard let output else { return .png }
      let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
      guard let form = TextPicture.Form(rawValue: ending) else {
        throw ValidationError("--output ends in .\(ending), which is none of .png, .svg, .pdf")
      }
      return form
    }

    func run() throws {
      let drawing: TextDrawing
      do {
        drawing = try JSONDecoder().decode(TextDrawing.self, from: Data(try Files.read(file)))
      } catch let error as DecodingError {
        throw Files.failure("\(file): error: \(TextDrawing.words(of: error))")
      }
      do {
        var sheet = try drawing.sheet(TextShaper(try FontLibrary()))
        sheet.scale = zoom
        try Files.write(try sheet.bytes(try form()), to: output)
      } catch let error as ShapingError {
        throw Files.failure("\(file): error: \(error)")
      }
    }
  }

  extension TextDrawing {
    /// The picture.
    func sheet(_ shaper: TextShaper) throws(ShapingError) -> TextSheet {
      var sheet = TextSheet(width: width, height: height)
      for box in boxes {
        sheet.add(
          .init(
            x: box.x, y: box.y, width: box.width, height: box.height,
            stroke: TextColor(hexadecimal: box.color)))
      }
      for text in texts {
        let isRightToLeft = text.direction == "rtl"
        var style = ParagraphStyle(alignment: isRightToLeft ? .right : .left)
        style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let layout = try TextLayout(
          text.text, style: style,
          options: .init(
            width: text.width ?? .infinity,
            font: TextFont(families, size: text.size, weight: text.weight), maximumLines: 1),
          shaper: shaper)
        sheet.add(
          layout, x: isRightToLeft ? text.x - layout.width : text.x,
          y: text.y - (layout.lines.first?.baseline ?? 0),
          color: TextColor(hexadecimal: text.color) ?? .black)
      }
      return sheet
    }

    /// What is wrong with a file.
    static func words(of error: DecodingError) -> String {
      func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        return path.isEmpty ? "the file" : String(path.joined().drop { $0 == "." })
      }
      return switch error {
      case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        "\(place(context)) is of another type"
      case .dataCorrupted: "it is no JSON"
      @unknown default: "it is no drawing"
      }
    }
  }

  extension TextColor {
    /// A color such as `#1b2530`; nil for another text.
    init?(hexadecimal text: String) {
      guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
      self.init(red: part(16), green: part(8), blue: part(0))
    }
  }
#else
  import ArgumentParser

  /// The command `bidi-scene draw`, where the fonts' libraries are not there.
  struct DrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "draw",
      abstract: "Draw boxes and texts that a JSON file lists, with real fonts.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []

    func run() throws { throw Files.noShaping }
  }
#endif
