package import BidiSource

extension AssetCatalog {
  /// Findings about images, settled by what the catalog says of them.
  ///
  /// An image that the catalog mirrors, or that has a picture for each direction, is no finding. One that is the same in both
  /// interfaces is one finding at the catalog, with the places that show it.
  ///
  /// - Parameters:
  ///   - findings: The findings of storyboards, XIBs and sources; those about other things stay as they are.
  ///   - belongs: Whether a file is one of the project of the catalog.
  ///   - mirroredInCode: The names of images that the program mirrors by itself.
  ///   - isAudited: Whether an image without a place that shows it is reported too.
  ///   - isNamed: Whether something in the project names an image without a place that shows it: nobody sees others.
  /// - Returns: The findings, those at the catalog last.
  package func settling(
    _ findings: [AuditFinding], belongs: (_ file: String) -> Bool = { _ in true },
    mirroredInCode: Set<String> = [],
    isAudited: (AssetImage) -> Bool = { _ in false },
    isNamed: (AssetImage) -> Bool = { _ in true }
  ) -> [AuditFinding] {
    // `Image(.arrowBack)` shows `arrow_back`.
    let symbols = Dictionary(all.map { (ImageUses.letters(of: $0.name), $0) }) { first, _ in first }
    let mirrored = Set(mirroredInCode.filter { !$0.contains("/") }.map(ImageUses.letters))
    var uses: [AssetImage: [AuditFinding]] = [:]
    var settled = findings.filter { finding in
      guard let name = finding.image, let file = finding.file, belongs(file),
        let image = image(name, near: file) ?? symbols[ImageUses.letters(of: name)]
      else { return true }
      uses[image, default: []].append(finding)
      return false
    }
    for image in all where image.direction == .fixed && image.picture != nil {
      guard let word = NameWords(image.name).direction, !isOfPad(image.name),
        !isOfPair(image.name), !image.isAmongMaps
      else { continue }
      let places = uses[image] ?? []
      if places.isEmpty,
        !isAudited(image) || !isNamed(image) || mirroredInCode.contains(image.name)
          || mirrored.contains(ImageUses.letters(of: image.name))
      {
        continue
      }
      settled.append(Self.finding(of: image, word, places))
    }
    return settled
  }

  /// Whether the catalog has the image for up and for down too: the sides of a pad do not turn round.
  private func isOfPad(_ name: String) -> Bool {
    let names = Set(all.map { $0.name.lowercased() })
    return ["left", "right"].contains { side in
      let name = name.lowercased()
      return name.contains(side)
        && ["up", "down"].allSatisfy { names.contains(name.replacing(side, with: $0)) }
    }
  }

  /// Whether the catalog has the image for the other side too, and neither is an arrow: they are chosen by what they show.
  private func isOfPair(_ name: String) -> Bool {
    guard NameWords(name).isOfSideWithoutArrow else { return false }
    let names = Set(all.map { $0.name.lowercased() })
    return [("left", "right"), ("right", "left")].contains { side, other in
      let name = name.lowercased()
      return name.contains(side) && names.contains(name.replacing(side, with: other))
    }
  }

  private static func finding(
    of image: AssetImage, _ word: String, _ places: [AuditFinding]
  ) -> AuditFinding {
    let shown = places.prefix(3).compactMap { place in
      place.location.map { "\(place.file ?? ""):\($0.line)" }
    }
    let more = places.count > shown.count ? " and \(places.count - shown.count) more" : ""
    let uses =
      shown.isEmpty
      ? "No place is seen that shows it."
      : "It is shown at \(shown.joined(separator: ", "))\(more)."
    return AuditFinding(
      rule: InterfaceRule.directedImage.rawValue, severity: .info, file: image.path,
      location: image.location,
      explanation:
        "By '\(word)' in its name, '\(image.name)' may show a direction, and the catalog has it the same in both interfaces."
        + " Its picture is \(image.picture?.path ?? ""). \(uses)",
      cure:
        "Look at the picture. If it shows a direction, set its Direction to \u{201C}Left to Right, Mirrors\u{201D}.",
      image: image.name)
  }
}

extension AssetImage {
  /// Whether the image lies in a catalog, or a folder of one, of signs and places on a map.
  fileprivate var isAmongMaps: Bool {
    path.pathParts.dropLast(2).drop { !AssetCatalog.isCatalog(String($0)) }
      .contains { NameWords(String($0)).isOfMap }
  }
}
