#if Shaping
  import ArgumentParser
  import BidiSource
  import InterfaceFiles
  import TextShaping

  /// Measures the texts of storyboards and XIBs.
  struct TextFit {
    private let shaper: TextShaper

    init(folder: String?) throws {
      do throws(ShapingError) {
        shaper = TextShaper(try FontLibrary(folders: folder.map { [$0] } ?? []))
      } catch {
        throw Files.failure("error: \(error)")
      }
    }

    /// What does not fit in a file: its own texts, and those of the language of the flags, or else of all languages beside it.
    func findings(ofFile path: String, _ flags: InterfaceFlags) throws -> [AuditFinding] {
      let file = try Interfaces.fileWithoutNotes(path, flags.device)
      var languages = [TextFitAudit.Language(locale: nil, scenes: file.scenes())]
      for locale in flags.locale.map({ [$0] }) ?? Interfaces.locales(beside: path) {
        guard
          let strings = Interfaces.stringsIfAny(beside: path, locale: locale), !strings.isEmpty
        else { continue }
        languages.append(.init(locale: locale, scenes: file.scenes(translatedBy: strings)))
      }
      if let name = flags.sceneName {
        languages = languages.map { language in
          .init(
            locale: language.locale,
            scenes: language.scenes.filter { $0.name == name || $0.objectID == name })
        }
      }
      do throws(ShapingError) {
        return try TextFitAudit(file: file, shaper: shaper).findings(languages)
      } catch {
        throw Files.failure("\(path): error: \(error)")
      }
    }
  }
#endif
