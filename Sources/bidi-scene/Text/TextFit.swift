#if Shaping
  import ArgumentParser
  import BidiSource
  import InterfaceFiles
  import SceneFiles
  import TextShaping

  /// Measures the texts of scenes, storyboards and XIBs.
  struct TextFit {
    private let measure: TextMeasure

    init(folder: String?) throws {
      do throws(ShapingError) {
        measure = TextMeasure(
          shaper: TextShaper(try FontLibrary(folders: folder.map { [$0] } ?? [])))
      } catch {
        throw Files.failure("error: \(error)")
      }
    }

    /// What does not fit in a scene file, from left to right and translated.
    func findings(of scene: SceneFile) throws -> [AuditFinding] {
      do throws(ShapingError) {
        return try SceneFitAudit(file: scene, measure: measure).findings()
      } catch {
        throw Files.failure("\(scene.path): error: \(error)")
      }
    }

    /// The texts of scenes that are not measured: what they are, with their lines.
    private static func unmeasured(
      _ scenes: [InterfaceScene], _ file: InterfaceFile
    ) -> [(parts: String, lines: [Int])] {
      var parts: [String: String] = [:]
      for scene in scenes {
        parts.merge(scene.unmeasured) { first, _ in first }
        for (id, facts) in scene.textFacts where facts.isOfIcons {
          parts[id] = "texts in fonts of icons"
        }
      }
      return Dictionary(grouping: parts, by: \.value).sorted { $0.key < $1.key }.map {
        part, nodes in
        (part, nodes.compactMap { file.location(ofObject: $0.key)?.line }.sorted())
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
        languages.append(
          .init(
            locale: locale, scenes: file.scenes(translatedBy: strings),
            forms: SampledText.forms(of: strings, read: Interfaces.bytes)))
      }
      if let name = flags.sceneName {
        languages = languages.map { language in
          .init(
            locale: language.locale,
            scenes: language.scenes.filter { $0.name == name || $0.objectID == name },
            forms: language.forms)
        }
      }
      for (parts, lines) in Self.unmeasured(languages[0].scenes, file) {
        Interfaces.note(path, "not measured", parts, lines)
      }
      do throws(ShapingError) {
        return try TextFitAudit(file: file, measure: measure).findings(languages)
      } catch {
        throw Files.failure("\(path): error: \(error)")
      }
    }
  }
#endif
