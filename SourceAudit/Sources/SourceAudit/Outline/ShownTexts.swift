internal import BidiSource

/// What code says of texts, and of who shows them.
struct ShownTexts {
  /// What views are hidden by: true for ever, or anything else.
  var hiding: [TiedView: Set<Bool>] = [:]
  /// Where views are given attributed texts.
  var styled: [TiedView: [Outline.Place]] = [:]
  /// Whether views are given plain texts: empty ones alone, or others.
  var plain: [TiedView: Set<Bool>] = [:]
  /// Buttons of UIKit.
  var buttons: Set<TiedView> = []
  /// Labels of UIKit that cells of the project hide for ever, by the class of the cell.
  var hiddenLabels: [String: Set<String>] = [:]

  /// What only a style of several lines says.
  static let propertiesOfLines: Set<String> = [
    "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "headIndent",
    "firstLineHeadIndent", "lineHeightMultiple",
  ]

  /// Labels that UIKit gives to cells.
  static let labelsOfCells: Set<String> = ["textLabel", "detailTextLabel"]
}

/// Alignments of texts that nobody sees.
extension Outline {
  /// Whether an alignment moves no text.
  func isWithoutEffect(_ alignment: TextAlignment) -> Bool {
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    return isOfHiddenLabel(alignment) || isTitleOfButton(alignment) || isReplaced(alignment, views)
  }

  /// Whether a cell of the class hides its label for ever: `textLabel?.isHidden = true`.
  private func isOfHiddenLabel(_ alignment: TextAlignment) -> Bool {
    var parts = alignment.receiver.split(separator: ".").map(String.init)
    guard let label = parts.popLast(), ShownTexts.labelsOfCells.contains(label) else {
      return false
    }
    func hides(_ type: String) -> Bool {
      texts.hiddenLabels[type]?.contains(label) ?? false
        || texts.hiding[TiedView(type: type, name: label)] == [true]
    }
    if parts.isEmpty { return hides(typeName(of: alignment.place.scope)) }
    let cell = names(of: tied(parts.joined(separator: "."), in: alignment.place.scope))
    let classes = cell.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    return !classes.isEmpty && classes.allSatisfy(hides)
  }

  /// Whether a label is that of the title of a button, which UIKit makes as wide as a title of one line: the alignment of the
  /// content decides where it stands.
  ///
  /// Source: UIKit, UIButton.h: titleRectForContentRect; UIControl.h: contentHorizontalAlignment.
  private func isTitleOfButton(_ alignment: TextAlignment) -> Bool {
    let end = "titleLabel"
    guard alignment.receiver == end || alignment.receiver.hasSuffix(".\(end)") else { return false }
    let scope = alignment.place.scope
    let owner = String(alignment.receiver.dropLast(end.count + 1))
    let views = names(of: tied(owner.isEmpty ? "self" : owner, in: scope))
    let isButton =
      owner.isEmpty
      ? Self.isNamedAsButton(typeName(of: scope))
      : Self.isNamedAsButton(owner) || !views.isDisjoint(with: texts.buttons)
        || views.contains { types[$0]?.contains(where: Self.isNamedAsButton) ?? false }
    guard isButton, !allTies(of: names(of: tied(alignment.receiver, in: scope))).hasLines else {
      return false
    }
    // Then the label is as wide as the button.
    return !contentAlignments.contains {
      ["fill", ""].contains($0.value) && views.contains(tied($0.receiver, in: $0.place.scope))
    }
  }

  private static func isNamedAsButton(_ name: String) -> Bool {
    ["button", "btn"].contains(NameWords.split(name).last)
  }

  /// Whether a text view is given attributed texts alone after it was aligned: their own style says where they stand.
  ///
  /// Source: UIKit, UITextView.h: attributedText, which sets textAlignment anew.
  private func isReplaced(_ alignment: TextAlignment, _ views: Set<TiedView>) -> Bool {
    let styled = views.flatMap { texts.styled[$0] ?? [] }
    guard !styled.isEmpty, views.allSatisfy({ texts.plain[$0] == nil }),
      views.contains(where: isTextView) || styled.allSatisfy({ hasNaturalStyle($0, beside: views) })
    else { return false }
    let function = function(of: alignment.place.scope)
    return styled.contains {
      self.function(of: $0.scope) == function
        ? $0.offset > alignment.place.offset : isSetUp(function) || isStyling(function)
    }
  }

  /// Whether the function that gives a label an attributed text makes a style of paragraphs that has no alignment, and so a natural
  /// one.
  ///
  /// Source: UIKit, UILabel.h: attributedText, whose style replaces textAlignment.
  private func hasNaturalStyle(_ place: Place, beside views: Set<TiedView>) -> Bool {
    let function = function(of: place.scope)
    guard case .function = scopes[function].kind, scopes[function].makesStyle else { return false }
    return alignments.allSatisfy {
      self.function(of: $0.place.scope) != function
        || views.contains(tied($0.receiver, in: $0.place.scope))
    }
  }

  /// Whether a function gives views their look, by its name: `style`, `configureLabels`.
  private func isStyling(_ function: Int) -> Bool {
    guard case .function(let name) = scopes[function].kind else { return false }
    return ["style", "configure", "apply"].contains(NameWords.split(name).first)
  }

  /// Whether a function sets views up before they are shown, by its name.
  private func isSetUp(_ function: Int) -> Bool {
    guard case .function(let name) = scopes[function].kind else { return false }
    let words = NameWords.split(name)
    return scopes[function].isProperty
      || ["init", "setup", "make", "create", "build"].contains(words.first)
      || words.starts(with: ["set", "up"])
      || ["viewDidLoad", "loadView", "awakeFromNib"].contains(name)
  }

  /// Whether the frame of a text is as wide as the text is measured to be, also by `sizeToFit()` each time that it is laid out.
  func isMeasured(_ alignment: TextAlignment) -> Bool {
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    let fits = views.flatMap { self.fits[$0] ?? [] }.filter(isLaidOut)
    // What a frame says before that is gone.
    let frames = frames(of: views).filter { frame in
      !frame.width.isEmpty
        && !fits.contains {
          $0.offset > frame.place.offset
            && function(of: $0.scope) == function(of: frame.place.scope)
        }
    }
    if frames.isEmpty { return !fits.isEmpty && !allTies(of: views).isTied }
    return frames.allSatisfy { $0.isMeasured || !fits.isEmpty && $0.keepsWidth }
  }

  /// Notes that `sizeToFit()` is called.
  mutating func addFit(of view: TiedView, at place: Place) { fits[view, default: []].append(place) }

  /// Whether a text may have several lines.
  func hasLines(_ alignment: TextAlignment) -> Bool {
    let views = names(of: tied(alignment.receiver, in: alignment.place.scope))
    return allTies(of: views).hasLines || views.contains(where: isTextView)
  }

  /// Whether code hides a view as it is set up, and never shows it.
  func isHiddenForEver(_ view: String, in scope: Int) -> Bool {
    let values = names(of: tied(view, in: scope)).compactMap { texts.hiding[$0] }
    return !values.isEmpty && values.allSatisfy { $0 == [true] }
  }

  /// Notes that a view is hidden, or shown.
  ///
  /// - Parameters:
  ///   - isForEver: Whether the value is true, and no condition stands around it.
  ///   - view: The view.
  ///   - scope: The innermost scope: what is hidden later is seen before.
  mutating func addHiding(_ isForEver: Bool, of view: TiedView, in scope: Int) {
    let function = function(of: scope)
    var isAtFirst = isSetUp(function)
    if case .function(let name) = scopes[function].kind {
      let words = NameWords.split(name)
      isAtFirst =
        isAtFirst || ["configure", "common"].contains(words.first) || name == "layoutSubviews"
    }
    texts.hiding[view, default: []].insert(isForEver && isAtFirst)
  }
}
