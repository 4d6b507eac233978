package import BidiText
import LocalizationFiles

/// The containers that show the texts of a format in a project, and how that is known.
package struct ContainerDecision: Sendable, Hashable {
  /// The containers of a text of a right-to-left language.
  package let containers: [DisplayContainer]

  /// How that is known, as a clause without a full stop: `web/index.html:3 has dir="rtl"`.
  package let reason: String

  /// Whether the format alone tells it, and no source file.
  package var isByHabit = false

  /// The place in the project at which nothing says that views are right to left; nil where something does.
  package let missing: MissingDirection?

  /// The pages that are given no direction, in a program that gives one to others; nil where there are none.
  package var pages: PagesWithoutDirection?
}

/// Pages of a program that nothing gives a direction, though others have one: an extension of browsers has several.
package struct PagesWithoutDirection: Sendable, Hashable {
  /// The pages and the scripts that no other page loads, as paths from the root of the project.
  package let files: Set<String>

  /// The place in the first of them.
  package let missing: MissingDirection
}

/// A project whose views get no direction, so that they are left to right.
package struct MissingDirection: Sendable, Hashable {
  /// The file that should have it, as a whole path.
  package let path: String

  /// The line, counted from 1.
  package let line: Int

  /// What should be written, as a clause without a full stop.
  package let advice: String

  /// What shows the texts, such as `web pages`.
  package let views: String

  /// Whether only the places of views are left to right, and a text still takes the direction of its first letter.
  package let leavesTexts: Bool
}
