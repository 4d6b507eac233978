internal import BidiSource

/// What a button holds stands at the left or at the right in every interface.
///
/// ## What it finds
///
/// `contentHorizontalAlignment = .left` or `.right` (`UIControlContentHorizontalAlignmentLeft`), where the same
/// function gives the same control no other alignment.
///
/// ## What it leaves out
///
/// `UITextField`, `UISegmentedControl`, `UISlider`, `UISwitch`, `UIStepper`, `UIPageControl`, `UIDatePicker` and their heirs in
/// the project, in which the property has no effect. A control that is as wide as what it holds, or of which nothing in the project shows that it has room, as for `left-alignment`, is an info, and so is one with a side in
/// its name, and one that is not seen to be a button. `.leading` and `.trailing`; a conditional between two sides; a side that a condition or a case around it asks for; a control whose `semanticContentAttribute`
/// keeps one direction; a function or a type that asks for the layout direction.
///
/// ## Why it matters
///
/// A button as wide as a row shows its title at the left end of the row. From right to left the row begins at the
/// right, and the title stands where it ends.
///
/// ## Example
///
///     swift
///     wrong: button.contentHorizontalAlignment = .left
///     right: button.contentHorizontalAlignment = .leading
///
/// ## Example
///
///     objective-c
///     wrong: self.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight;
///     right: self.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentTrailing;
///
/// ## Source
///
/// - UIKit, UIControl.h: UIControlContentHorizontalAlignmentLeading, from iOS 11 on
/// - UIKit, UITextField.h: textAlignment, which places the text of a field
enum PhysicalContentRule: SourceRule {
  static let id = "physical-content"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    let others: Set<String> = ["leading", "trailing", "center", "fill", ""]
    return [("left", "right", "leading"), ("right", "left", "trailing")].flatMap {
      side, other, following in
      outline.alone(
        side, in: outline.contentAlignments, instead: others.union([other])
      ).compactMap { alignment in
        if outline.laysOutAlone(alignment) { return nil }
        // In a control as wide as what it holds, the alignment has no effect.
        let isDoubtful =
          outline.hugsText(alignment) || !outline.hasRoom(alignment)
          || !outline.isOfButton(alignment)
          || outline.isSideMeant(alignment.place, alignment.receiver)
        return finding(
          at: alignment.place.offset, severity: isDoubtful ? .info : .warning,
          explanation:
            "What \(alignment.receiver) holds stands at the \(side) in every interface: from right to left that is the \(side == "left" ? "trailing" : "leading") side.",
          cure: cure(alignment, other, following, outline))
      }
    }
  }

  private static func cure(
    _ alignment: TextAlignment, _ other: String, _ following: String, _ outline: Outline
  ) -> String {
    let cure =
      outline.textureType(of: alignment.receiver, alignment.place).map {
        "Write \(other) where the layout direction is right to left: \($0) of Texture has neither leading nor trailing."
      } ?? "Write \(following), which follows the interface, from iOS 11 on."
    let note = outline.noteOfPlace(alignment)
    return cure + (note.isEmpty ? outline.noteOfInsets(alignment) : note)
  }
}
