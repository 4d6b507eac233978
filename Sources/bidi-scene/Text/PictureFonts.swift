#if Shaping
  import BidiLayout
  import SceneFiles
  import TextShaping

  /// The fonts that a picture of this system is drawn with.
  enum PictureFonts {
    /// The characters of a file's texts that no font has, each once, in the order of the texts.
    ///
    /// - Throws: What is wrong with the fonts of the system.
    static func missing(in file: SceneFile) throws -> [Unicode.Scalar] {
      let measure = TextMeasure(shaper: TextShaper(try FontLibrary()))
      var texts = Array(file.translations.values) + file.nodeTranslations.values
      var open = file.scene.windows
      while let node = open.popLast() {
        if case .text(let text) = node.content { texts.append(text.string) }
        open += node.children
      }
      var found: [Unicode.Scalar] = []
      for text in texts.sorted() where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        let missing = try measure.measure(text, .init(size: 17), .init(locale: file.locale)).missing
        for scalar in missing where !found.contains(scalar) { found.append(scalar) }
      }
      return found
    }
  }
#endif
