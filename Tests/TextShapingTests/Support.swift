#if Shaping
  import BidiAttributed
  import BidiText
  import Foundation
  import TextShaping

  /// The fonts that tests use: packages fonts-noto-core and fonts-noto-color-emoji of Debian.
  enum TestFonts {
    static let folder = "/usr/share/fonts/truetype/noto"

    static func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Whether a font is there.
    static func has(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: path(name))
    }

    /// A shaper over some files and no other fonts.
    static func shaper(_ names: String...) throws -> TextShaper {
      TextShaper(try FontLibrary(systemFonts: false, files: names.map(path)))
    }
  }

  extension TextLayout.Options {
    /// Options for a test.
    static func test(
      _ width: Double = .infinity, size: Double = 20,
      families: [String] = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"]
    ) -> TextLayout.Options {
      TextLayout.Options(width: width, font: TextFont(families, size: size))
    }
  }
#endif
