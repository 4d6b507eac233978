import BidiLayout
import InterfaceFiles

/// What is said of one kind of finding.
struct AuditRule {
  /// The name, as reports print it.
  let id: String

  /// The kind in one sentence.
  let summary: String

  /// What a reader of a right-to-left language sees.
  let matters: String

  /// What puts it right.
  let cure: String

  init(_ id: String, _ words: (summary: String, matters: String, cure: String)) {
    (self.id, (summary, matters, cure)) = (id, words)
  }
}

/// The kinds of findings in scenes, storyboards and XIBs.
enum AuditRules {
  /// Kinds that a storyboard or a XIB itself shows, with a line and an object ID.
  static let interfaces = InterfaceFinding.Kind.allCases.map { AuditRule($0.rawValue, $0.words) }

  /// Kinds that a scene shows: that of a scene file, or one that a storyboard or a XIB holds.
  static let scenes = LayoutFinding.Kind.allCases.map { AuditRule($0.rawValue, $0.words) }

  /// All of them under headings, a line each: the name, a tab, the summary.
  static var list: String {
    "Storyboards and XIBs\n\n" + lines(interfaces)
      + "\nScene files, and the scenes of storyboards and XIBs\n\n" + lines(scenes)
  }

  /// The document of a kind in Markdown; nil if there is no such kind.
  static func markdown(of id: String) -> String? {
    let places = [
      (interfaces, "Storyboards and XIBs."),
      (scenes, "Scene files, and the scenes of storyboards and XIBs."),
    ]
    let documents = places.flatMap { rules, place in
      rules.filter { $0.id == id }.map { rule in
        """
        # \(id)

        \(rule.summary)

        ## Where it is found

        \(place)

        ## Why it matters

        \(rule.matters)

        ## Fix

        \(rule.cure)

        """
      }
    }
    return documents.isEmpty ? nil : documents.joined(separator: "\n")
  }

  private static func lines(_ rules: [AuditRule]) -> String {
    rules.map { "\($0.id)\t\($0.summary)\n" }.joined()
  }
}

extension InterfaceFinding.Kind {
  /// What is said of the kind.
  fileprivate var words: (summary: String, matters: String, cure: String) {
    switch self {
    case .physicalConstraint:
      (
        "A constraint names the left or the right side.",
        "The view stays at that side when the interface turns round. It can cover a view that did turn.",
        "Write leading and trailing. `bidi-scene fix` does."
      )
    case .physicalAlignment:
      (
        "A text, or what a button holds, is aligned left or right.",
        "An Arabic text that is aligned left stands away from the side where reading begins.",
        "Write natural for text, and leading or trailing for the content of a button. `bidi-scene fix` does for what is aligned left."
      )
    case .lopsidedInsets:
      (
        "The insets of a button differ between left and right.",
        "UIKit does not turn these insets round, so they push the title or the image to the wrong side.",
        "Give the button a configuration, or change the insets by the direction in code."
      )
    case .lopsidedMargins:
      (
        "The layout margins of a view differ between left and right.",
        "The wide margin stays at its side, while the content turns round.",
        "Write the margins with leading and trailing. `bidi-scene fix` does."
      )
    case .directedImage:
      (
        "An image whose name shows a direction is the same in both interfaces.",
        "An arrow back points forward.",
        "Use a symbol with backward or forward in its name, or let the asset catalog mirror the image."
      )
    case .forcedDirection:
      (
        "The direction of a view with text is forced.",
        "The view keeps its order from left to right, or from right to left, in both interfaces.",
        "Write unspecified. Playback and spatial are for what has no direction of reading."
      )
    case .turnedDigits:
      (
        "A row of keys with digits turns round with the interface.",
        "The keys stand as 3 2 1, but keypads have one order in all interfaces.",
        "Force the row from left to right."
      )
    case .fixedFrame:
      (
        "A view is placed by its frame, without constraints.",
        "UIKit does not turn frames round: the view stays at its side.",
        "Place the view by constraints on leading and trailing."
      )
    }
  }
}

extension LayoutFinding.Kind {
  /// What is said of the kind.
  fileprivate var words: (summary: String, matters: String, cure: String) {
    switch self {
    case .doubleMirroring:
      (
        "Two mirrors turn one drawing, and undo each other.",
        "The drawing looks as in a left-to-right interface.", "Keep one of the mirrors."
      )
    case .physicalEdge:
      (
        "A frame, a constraint or an alignment names a side among others that follow the interface.",
        "The box or the text stays at its side when the rest turns round.",
        "Write leading and trailing, or natural for the alignment of text."
      )
    case .offCenter:
      (
        "A constraint moves the middle of a box to the right in both directions.",
        "From right to left, the box is at the wrong side of the middle.",
        "Place the box by leading or trailing."
      )
    case .multipliedPlace:
      (
        "A constraint multiplies a place that counts from the left.",
        "From right to left, the box is not where the mirror has it.",
        "Multiply the width of a guide or a view, and tie the box to its side."
      )
    case .innerOverride:
      (
        "A node with children has a mirroring behavior of its own.",
        "Under a window mirror, its children come to the wrong side.",
        "Put what must not be turned into a child of its own, without children."
      )
    case .undirectedImage:
      (
        "An image whose name shows a direction is never mirrored.",
        "An arrow back points forward.",
        "Let the image be mirrored automatically, or write upright if it is meant."
      )
    case .mirroredText:
      (
        "A text, or an image that holds text, is drawn mirrored.",
        "Nobody can read mirrored letters.",
        "Mirror the image alone, with the text upright beside it."
      )
    case .unbalancedControl:
      (
        "A stored text has a directional control without its partner.",
        "The control changes the order of the sentence that the text is put into.",
        "Store texts without controls, or with both controls of each pair."
      )
    case .displayOrder:
      (
        "A text is displayed in an order that its readers do not accept.",
        "A sentence that begins with a foreign name is laid out from left to right: its parts stand in the wrong order.",
        "Give the paragraph the direction of its language, or store the text with the controls that the finding names."
      )
    case .mirroredPlayback:
      (
        "A drawing of a player is mirrored.",
        "Play and wind forward point to the right in every interface.",
        "Write upright for the drawing, or uprightSubtree for the player."
      )
    case .mirroredRotation:
      (
        "A rotation turns the other way, but its drawing is upright.",
        "The hand of a clock turns backward.",
        "Put the transform into physical space."
      )
    case .physicalScroll:
      (
        "A scroll offset counts from the left.",
        "From right to left, the first page is not seen: the list begins at its end.",
        "Keep the offset from the leading edge."
      )
    case .backGesture:
      (
        "A screen goes back by another gesture than the other screens, or from the wrong side.",
        "People look for the gesture at the side where the interface begins.",
        "Give all screens one gesture, which begins at the leading side."
      )
    case .unmirrored:
      (
        "Of two captures, a box kept its side; only `compare` finds it.",
        "The box did not turn round with the interface.",
        "Place the box by leading and trailing, or by a frame for each direction."
      )
    case .missing:
      (
        "Only one of two captures has the node; only `compare` finds it.",
        "The view is missing in one of the interfaces, or it has another name there.",
        "Capture the screen in the same state in both directions."
      )
    case .placement:
      (
        "The equations of a layout do not place a node.",
        "The node can be at another place than on the device.",
        "Give each axis two equations that go together."
      )
    }
  }
}
