/// A place where a program looks up a text.
package struct TextUse: Sendable, Hashable {
  /// What the program does with the text.
  package enum Purpose: Sendable, Hashable {
    /// It is shown, or nothing else is known.
    case shown
    /// Only a screen reader speaks it.
    case spoken
    /// It goes into a log, or to a terminal.
    case logged
    /// It is a part of the name of a file.
    case fileName
    /// The system shows it in a notification.
    case notification
    /// Another program shows it, in a view of its own: the browser or the system in a dialog, a menu or the title of a window.
    case system
    /// It goes to the clipboard.
    case clipboard
    /// It is a part of an address, or of a question to a database.
    case query
    /// It is kept, and may be shown later.
    case stored
    /// It is the text of an exception, which may be shown or not.
    case thrown
    /// Nothing: values are put into the key before it is looked up, so that no translation is found.
    case filledBefore
    /// It is compared with another text.
    case compared
    /// Nothing: no code calls the function that gives it.
    case unreached
    /// Nothing: the view that has it is hidden, and no code can show it.
    case hidden
  }

  /// Another text of the program, into which the program puts the text, or behind which it puts it.
  package struct Outer: Sendable, Hashable {
    /// The key of the other text.
    package let key: UseKey

    /// The place that looks up the other text.
    package let place: UsePlace
  }

  /// An argument that the program gives.
  package struct Argument: Sendable, Hashable {
    /// Its name; nil for one that only its place tells.
    package let name: String?

    /// Its place among those without a name, counted from 0.
    package let position: Int

    /// What it may be: one fact for each expression that may give it.
    package let facts: [ArgumentFact]
  }

  /// The key.
  package let key: UseKey

  /// Where it is.
  package let place: UsePlace

  /// The expression, in one line; empty where the text stands in a layout.
  package let expression: String

  /// The function that is called: `getString`.
  package let callee: String

  /// Whether the call gives its arguments only if the function takes any number of them: the function is one of the program.
  package let needsVariadic: Bool

  /// Whether the arguments count only if there are as many as the text takes: the function may be given a text as it is.
  package let needsExactCount: Bool

  /// The arguments; nil if they are not understood.
  package let arguments: [Argument]?

  /// What the program does with the text.
  package internal(set) var purpose: Purpose

  /// The other text that the text stands in or behind; nil where it stands alone.
  package let outer: Outer?

  /// What the direction of the text on the screen comes from; nil where the functions do not tell.
  package let direction: TextDisplay.Direction?

  /// What tells a text from others with the same words in Qt and gettext.
  package struct Context: Sendable, Hashable {
    /// The context of gettext, or the class that the text belongs to, without its namespace: a method does not name the namespace
    /// around it.
    package let context: String

    /// What tells equal texts of a class apart; empty for nothing.
    package let comment: String

    /// The context of a text of gettext; empty for none.
    package init(ofGettext context: String) { (self.context, comment) = (context, "") }

    /// The context and the comment of a text of Qt.
    package init(context: String, comment: String) {
      let name = context.utf8.lastIndex(of: UInt8(ascii: ":")).map {
        context[context.utf8.index(after: $0)...]
      }
      (self.context, self.comment) = (name.map(String.init) ?? context, comment)
    }
  }

  /// What tells the text that the call asks for from others with the same words; nil where that is not seen.
  package var context: Context?

  /// Whether it asks for a resource of Compose Multiplatform, `Res.string.name`, or of Android, `R.string.name`; nil for another call.
  package var isOfComposeResources: Bool?

  /// Whether a generator gives the text a name there, `L10n.Page.title`: who shows the text calls the name.
  ///
  /// Source: github.com/SwiftGen/SwiftGen, its templates for texts.
  package var isOfGenerator = false

  /// The static function or property that does nothing but give the text; nil for another use.
  var accessor: String?

  /// Whether a layout puts something into the arguments: `android:text="@{@string/saved(vm.name)}"`.
  ///
  /// Source: developer.android.com/topic/libraries/data-binding/expressions, resources.
  package var isBinding = false

  /// Whether a form of Qt shows the text, whose class is known.
  package var isInForm: Bool { context != nil && place.path.hasSuffix(".ui") }

  /// Whether a layout shows the text as it stands: it has nothing to put into arguments.
  package var isInLayout: Bool {
    !isBinding && [".xml", ".ui", "xaml"].contains { place.path.hasSuffix($0) }
  }
}
