// This file is written from the doc comments of InterfaceRule and LayoutRule by Scripts/check-rules --write. Do not edit.
// swift-format-ignore-file
extension AuditRule {
  static let interfaces = [
    AuditRule(
      id: "physical-constraint", summary: "A constraint names the left or the right side.",
      matters: "The view stays at that side when the interface turns round. It can cover a view that did turn.",
      fix: "Write leading and trailing. `bidi-scene fix` does."),
    AuditRule(
      id: "physical-alignment", summary: "A text, or what a button holds, is aligned left or right.",
      matters: "An Arabic text that is aligned left stands away from the side where reading begins.",
      fix: "Write natural for text, and leading or trailing for the content of a button. `bidi-scene fix` does for what is aligned left."),
    AuditRule(
      id: "lopsided-insets", summary: "The insets of a button differ between left and right.",
      matters: "UIKit does not turn these insets round, so they push the title or the image to the wrong side.",
      fix: "Give the button a configuration, or change the insets by the direction in code."),
    AuditRule(
      id: "lopsided-margins", summary: "The layout margins of a view differ between left and right.",
      matters: "The wide margin stays at its side, while the content turns round.",
      fix: "Write the margins with leading and trailing. `bidi-scene fix` does."),
    AuditRule(
      id: "directed-image", summary: "An image whose name shows a direction is the same in both interfaces.",
      matters: "An arrow back points forward.",
      fix: "Use a symbol with backward or forward in its name, or let the asset catalog mirror the image."),
    AuditRule(
      id: "forced-direction", summary: "The direction of a view with text is forced.",
      matters: "The view keeps its order from left to right, or from right to left, in both interfaces.",
      fix: "Write unspecified. Playback and spatial are for what has no direction of reading."),
    AuditRule(
      id: "turned-digits", summary: "A row of keys with digits turns round with the interface.",
      matters: "The keys stand as 3 2 1, but keypads have one order in all interfaces.",
      fix: "Force the row from left to right."),
    AuditRule(
      id: "fixed-frame", summary: "A view is placed by its frame, without constraints.",
      matters: "UIKit does not turn frames round: the view stays at its side.",
      fix: "Place the view by constraints on leading and trailing."),
  ]

  static let scenes = [
    AuditRule(
      id: "double-mirroring", summary: "Two mirrors turn one drawing, and undo each other.",
      matters: "The drawing looks as in a left-to-right interface.",
      fix: "Keep one of the mirrors."),
    AuditRule(
      id: "physical-edge", summary: "A frame, a constraint or an alignment names a side among others that follow the interface.",
      matters: "The box or the text stays at its side when the rest turns round.",
      fix: "Write leading and trailing, or natural for the alignment of text."),
    AuditRule(
      id: "off-center", summary: "A constraint moves the middle of a box to the right in both directions.",
      matters: "From right to left, the box is at the wrong side of the middle.",
      fix: "Place the box by leading or trailing."),
    AuditRule(
      id: "multiplied-place", summary: "A constraint multiplies a place that counts from the left.",
      matters: "From right to left, the box is not where the mirror has it.",
      fix: "Multiply the width of a guide or a view, and tie the box to its side."),
    AuditRule(
      id: "inner-override", summary: "A node with children has a mirroring behavior of its own.",
      matters: "Under a window mirror, its children come to the wrong side.",
      fix: "Put what must not be turned into a child of its own, without children."),
    AuditRule(
      id: "undirected-image", summary: "An image whose name shows a direction is never mirrored.",
      matters: "An arrow back points forward.",
      fix: "Let the image be mirrored automatically, or write upright if it is meant."),
    AuditRule(
      id: "mirrored-text", summary: "A text, or an image that holds text, is drawn mirrored.",
      matters: "Nobody can read mirrored letters.",
      fix: "Mirror the image alone, with the text upright beside it."),
    AuditRule(
      id: "unbalanced-control", summary: "A stored text has a directional control without its partner.",
      matters: "The control changes the order of the sentence that the text is put into.",
      fix: "Store texts without controls, or with both controls of each pair."),
    AuditRule(
      id: "display-order", summary: "A text is displayed in an order that its readers do not accept.",
      matters: "A sentence that begins with a foreign name is laid out from left to right: its parts stand in the wrong order.",
      fix: "Give the paragraph the direction of its language, or store the text with the controls that the finding names."),
    AuditRule(
      id: "mirrored-playback", summary: "A drawing of a player is mirrored.",
      matters: "Play and wind forward point to the right in every interface.",
      fix: "Write upright for the drawing, or uprightSubtree for the player."),
    AuditRule(
      id: "mirrored-rotation", summary: "A rotation turns the other way, but its drawing is upright.",
      matters: "The hand of a clock turns backward.",
      fix: "Put the transform into physical space."),
    AuditRule(
      id: "physical-scroll", summary: "A scroll offset counts from the left.",
      matters: "From right to left, the first page is not seen: the list begins at its end.",
      fix: "Keep the offset from the leading edge."),
    AuditRule(
      id: "unflipped-collection", summary: "The layout of a horizontal list does not flip with the interface.",
      matters: "From right to left the first item is at the left end, where readers look for the last one.",
      fix: "Return true for flipsHorizontallyInOppositeLayoutDirection."),
    AuditRule(
      id: "turned-playback", summary: "The time line of a player turns round: a slider or a progress bar without the semantics playback. A player is a view with the semantics playback, or one with the image of a play or pause button beside its only slider or bar, or a name such as `scrubber`. Volumes turn round.",
      matters: "Films and songs run from left to right everywhere, and so do the buttons of a player. The time line fills from the other side.",
      fix: "Give the semantics playback to the slider or the bar itself: views do not inherit them."),
    AuditRule(
      id: "turned-spatial", summary: "A choice between left and right turns round with the interface.",
      matters: "The segment for the left side stands at the right.",
      fix: "Give the semantics spatial to the control."),
    AuditRule(
      id: "physical-swipe-actions", summary: "The actions of a cell are at the left or at the right in every interface.",
      matters: "Readers swipe to the other side for them, and find others or none.",
      fix: "Give the actions to the leading and to the trailing side."),
    AuditRule(
      id: "back-gesture", summary: "A screen goes back by another gesture than the other screens, or from the wrong side.",
      matters: "People look for the gesture at the side where the interface begins.",
      fix: "Give all screens one gesture, which begins at the leading side."),
    AuditRule(
      id: "unmirrored", summary: "Of two captures, a box kept its side; only `compare` finds it.",
      matters: "The box did not turn round with the interface.",
      fix: "Place the box by leading and trailing, or by a frame for each direction."),
    AuditRule(
      id: "missing", summary: "Only one of two captures has the node; only `compare` finds it.",
      matters: "The view is missing in one of the interfaces, or it has another name there.",
      fix: "Capture the screen in the same state in both directions."),
    AuditRule(
      id: "direction-conflict", summary: "Constraints contradict one another in one direction of the interface alone.",
      matters: "In that direction a constraint is left out, and the box is elsewhere than its mirror image.",
      fix: "Write leading and trailing in all constraints of the box."),
    AuditRule(
      id: "placement", summary: "The equations of a layout do not place a node.",
      matters: "The node can be at another place than on the device.",
      fix: "Give each axis two equations that go together."),
  ]
}
