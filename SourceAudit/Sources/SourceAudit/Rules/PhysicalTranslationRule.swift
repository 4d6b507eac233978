internal import BidiSource

/// A transform moves to the same side in every interface.
///
/// ## What it finds
///
/// `CGAffineTransform(translationX:y:)`, `translatedBy(x:y:)`, `CGAffineTransformMakeTranslation` and
/// `CGAffineTransformTranslate` with a number that is not 0 to the side, or with a width and its sign, as in
/// `-view.bounds.width`; also through a name of the function or a constant of the type.
///
/// ## What it leaves out
///
/// In a project it is an info, as the sources do not show what the user sees of it.
///
/// A view, a function or a type with a side in its name, such as `rightMenu`, `openLeft` and `SlideMenuController`, is an info.
/// A function that moves as far to the other side, as a shake does, or a few points and back; transforms of paths, images and
/// rectangles; one that is rotated, or added to a rotation, or follows one; a transform that no view is seen to get is an info; functions that draw; code of an image, and functions that make a
/// bitmap or turn it by its `imageOrientation`; what moves along the time of a film or a song; a function or a type that asks
/// for the layout direction.
///
/// ## Why it matters
///
/// Transforms are not mirrored. What slides in from the trailing side slides in from the leading side of an Arabic
/// interface, over the way that the rest goes.
///
/// ## Example
///
///     swift
///     wrong: panel.transform = CGAffineTransform(translationX: 320, y: 0)
///     right: let isRightToLeft = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
///     right: panel.transform = CGAffineTransform(translationX: isRightToLeft ? -320 : 320, y: 0)
///
/// ## Example
///
///     objective-c
///     wrong: panel.transform = CGAffineTransformMakeTranslation(320, 0);
///     right: panel.transform = CGAffineTransformMakeTranslation(isRTL ? -320 : 320, 0);
///
/// ## Source
///
/// - Core Graphics, CGAffineTransform.h
enum PhysicalTranslationRule: SourceRule {
  static let id = "physical-translation"

  static func findings(in outline: Outline) -> [OffsetFinding] {
    outline.translations.compactMap { translation in
      // Less than a point sets pixels straight.
      let way =
        translation.width.isEmpty
        ? points(abs(translation.x))
        : "by \(translation.shownWidth.isEmpty ? translation.width : translation.shownWidth)"
      if abs(translation.x) < 1 || translation.isDrawing || translation.isTurned
        || outline.isDrawing(translation.place)
        || outline.isOfBitmap(translation.place) || outline.readsLayoutDirection(translation.place)
        || outline.isAlongTime(translation.place, translation.receiver)
      {
        return nil
      }
      let function = outline.function(of: translation.place.scope)
      let hasOpposite = outline.translations.contains {
        $0.x == -translation.x && $0.width == translation.width
          && outline.function(of: $0.place.scope) == function
      }
      if hasOpposite || isNudge(translation, in: outline, function) { return nil }
      let side = translation.x > 0 ? "right" : "left"
      return finding(
        at: translation.place.offset,
        severity: !translation.isOfView
          || outline.isSideMeant(translation.place, translation.receiver) ? .info : .warning,
        explanation:
          "The view moves \(way) to the \(side) in every interface: from right to left it should move to the other side, as the rest does.",
        cure:
          "Multiply \(translation.width.isEmpty ? "the number" : "it") by -1 where the layout direction of the view is right to left."
      )
    }
  }

  /// The farthest that a nudge goes, in points: less than the side of a button, 44 points.
  private static let farthestNudge = 24.0

  /// Whether a translation goes a few points and back, as a shake does: nothing comes from a side.
  private static func isNudge(
    _ translation: Translation, in outline: Outline, _ function: Int
  ) -> Bool {
    translation.width.isEmpty && abs(translation.x) <= farthestNudge
      && outline.transformResets.contains {
        $0.offset > translation.place.offset && outline.function(of: $0.scope) == function
      }
  }
}
