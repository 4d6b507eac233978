#if Shaping
  import BidiLint
  import BidiJudge
  import BidiProject
  import BidiSource
  import InterfaceFiles
  import LocalizationFiles
  import TextShaping

  /// Measures the texts of a localization file in the rooms that a file of widths names.
  struct WidthAudit {
    let widths: TextWidths
    let measure: TextMeasure

    /// A text with its forms.
    private struct FormedText: Hashable {
      let locale: String?
      let name: String
    }

    /// The form of a text that is measured.
    private struct Candidate {
      let number: Int
      let string: String
      let measured: TextMeasure.Measured

      /// Whether another form says more: it has a character that no font has, or is wider.
      func isNarrower(than other: Self) -> Bool {
        if measured.missing.isEmpty != other.measured.missing.isEmpty {
          return measured.missing.isEmpty
        }
        return measured.width < other.measured.width
      }
    }

    /// The findings in a file, in its order, and the patterns that some key has.
    ///
    /// Of the plural forms of a text the widest one decides.
    func findings(
      in file: LocalizationFile, locale: MessageLocale?
    ) throws(ShapingError) -> (findings: [AuditFinding], used: Set<String>) {
      var texts = ShownTexts(
        file, locale: locale, options: LintOptions(samples: widths.samples))
      var widest: [FormedText: Candidate] = [:]
      var used: Set<String> = []
      for number in file.entries.indices {
        let entry = file.entries[number]
        let name = texts.name(of: number)
        guard let room = widths.room(forKey: entry.key.string, name) else { continue }
        used.formUnion(
          room.patterns.filter { Glob(ofNames: $0).matchesAny([entry.key.string, name]) })
        let language = TextMeasure.Language(locale: entry.locale ?? locale?.identifier)
        guard
          let (string, measured) = try measure.widest(
            of: texts.texts(of: number), room.measureFont, language)
        else { continue }
        let text = FormedText(locale: entry.locale, name: name)
        let candidate = Candidate(number: number, string: string, measured: measured)
        if let known = widest[text], !known.isNarrower(than: candidate) { continue }
        widest[text] = candidate
      }
      var found: [AuditFinding] = []
      for (text, form) in widest.sorted(by: { $0.value.number < $1.value.number }) {
        let entry = file.entries[form.number]
        guard let room = widths.room(forKey: entry.key.string, text.name) else { continue }
        let tag = entry.locale ?? locale?.identifier
        for fault in try faults(form, room, TextMeasure.Language(locale: tag)) {
          found.append(
            AuditFinding(
              rule: fault.rule.rawValue, file: file.source.path,
              location: file.source.location(of: entry.range.lowerBound),
              object: AuditFinding.Object(
                id: entry.key.string, viewID: nil, label: "text" + (tag.map { ", \($0)" } ?? "")),
              explanation: fault.explanation(
                of: form.string, stored: entry.value.string, form.measured), cure: fault.cure,
              measured: fault.record(of: form.string, tag, form.measured)))
        }
      }
      return (found, used)
    }

    private func faults(
      _ form: Candidate, _ room: TextWidths.Room, _ language: TextMeasure.Language
    ) throws(ShapingError) -> [TextFault] {
      let measured = form.measured
      var faults: [TextFault] = measured.missing.isEmpty ? [] : [.missing(measured.missing)]
      guard room.lines > 0 else { return faults }
      let sure = room.points * (1 + measured.margin)
      if room.lines == 1, !form.string.contains(where: \.isNewline) {
        if measured.width > sure + 0.5 {
          faults.append(.cut(needed: measured.width, room: room.points))
        }
        return faults
      }
      let count = try measure.lineCount(
        of: form.string, room.measureFont, width: sure, factor: measured.factor, language)
      if count > room.lines { faults.append(.lines(needed: count, room: room.lines)) }
      return faults
    }
  }

  extension TextWidths.Room {
    fileprivate var measureFont: TextMeasure.Font {
      TextMeasure.Font(
        family: font, size: size, weight: weight,
        isCondensed: font.map(TextFacts.isCondensed) ?? false)
    }
  }

  extension Glob {
    fileprivate func matchesAny(_ names: [String]) -> Bool { names.contains { matches(name: $0) } }
  }
#endif
