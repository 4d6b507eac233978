import BidiSource

/// Nothing gives the pages or windows of a project the direction of its right-to-left languages.
///
/// ## What it finds
///
/// A project with texts of a right-to-left language that its sources show in pages or windows without a direction: no page
/// has the attribute dir, and no script or style sets it; no form sets RightToLeft; no window sets FlowDirection. The
/// project has one finding, at the first page or window. Its texts are judged as if it had the direction, and what is found in their
/// orders is an info. An application of Android whose manifest does not set supportsRtl to true has a finding, too, and so has a
/// program of Qt that neither loads the translations of Qt nor sets a layout direction. Of several pages, as an extension of a browser
/// has them, those have a finding, at the first one, that neither their markup nor a script that they load gives a direction.
///
/// ## Why it matters
///
/// Such a page is left to right. Every sentence with a number, a sign or a foreign word shows its parts in the wrong order,
/// and every full stop stands at the wrong end. An application of Android without supportsRtl has all its layouts from left to
/// right, and its texts of Compose too. In such a program of Qt the texts of buttons, menus and boxes are laid out left to right.
///
/// ## Example
///
///     he
///     wrong: <html lang="he">
///     right: <html lang="he" dir="rtl">
///
/// ## Fix
///
/// None. The direction is not in a file of texts: give it to the page, the window or the application.
///
/// ## Source
///
/// - HTML, the dir attribute: an element html without it is left to right
/// - Windows Forms, Control.RightToLeft; WPF, FrameworkElement.FlowDirection
/// - Android, the attribute supportsRtl of the element application: false by default
/// - Qt, QGuiApplication.layoutDirection: its translations hold QT_LAYOUT_DIRECTION; left to right without them
struct MissingDirectionRule: ProjectRule {
  static let id = "missing-direction"
  static let headline = "nothing sets the direction of the pages"
  static let severity = Severity.warning
}

extension LintOptions {
  /// The rule that says nothing where the finding about the project has said it: views without a direction are left to right,
  /// so foreign texts are right in them.
  package static let ruleAboutForeignTexts = LTROnlyInRTLRule.id

  /// The rules that say which parts of a line stand in a wrong order, or were typed so: a view that is left to right shows such a text
  /// as it was typed.
  package static let rulesAboutOrder =
    Rules.checked.compactMap { (type(of: $0) as? any OrderRule.Type)?.id }
    + [VisualOrderSuspectRule.id]
}

extension Finding {
  /// The finding about a project.
  ///
  /// - Parameters:
  ///   - views: What shows the texts, such as `web pages`.
  ///   - advice: What has to be written, as a clause without a full stop.
  ///   - path: The path of the first page or window.
  ///   - line: The line in it.
  ///   - options: The options of the run.
  /// - Returns: Nil if the rule does not run.
  package static func missingDirection(
    views: String, advice: String, path: String, line: Int, options: LintOptions
  ) -> Finding? {
    guard options.runs(MissingDirectionRule.self) else { return nil }
    let place = SourceLocation(line: line, column: 1, byteOffset: 0)
    return Finding(
      rule: MissingDirectionRule.id,
      severity: options.severities[MissingDirectionRule.id] ?? MissingDirectionRule.severity,
      path: path, location: place,
      endLocation: place, key: nil, value: nil, locale: nil, judgedLocale: nil, format: views,
      message:
        "nothing gives \(views) of this project a direction, so that right-to-left languages are laid out left to right",
      help: advice, proof: nil, fix: nil, editLocations: [])
  }
}
