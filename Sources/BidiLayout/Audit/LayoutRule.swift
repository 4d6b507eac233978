/// A rule for scenes and captures.
public enum LayoutRule: String, Sendable, Hashable, CaseIterable {
  /// Two mirrors turn one drawing, and undo each other.
  ///
  /// - Why it matters: The drawing looks as in a left-to-right interface.
  /// - Fix: Keep one of the mirrors.
  case doubleMirroring = "double-mirroring"

  /// A frame, a constraint or an alignment names a side among others that follow the interface.
  ///
  /// - Why it matters: The box or the text stays at its side when the rest turns round.
  /// - Fix: Write leading and trailing, or natural for the alignment of text.
  case physicalEdge = "physical-edge"

  /// A constraint moves the middle of a box to the right in both directions.
  ///
  /// - Why it matters: From right to left, the box is at the wrong side of the middle.
  /// - Fix: Place the box by leading or trailing.
  case offCenter = "off-center"

  /// A constraint multiplies a place that counts from the left.
  ///
  /// - Why it matters: From right to left, the box is not where the mirror has it.
  /// - Fix: Multiply the width of a guide or a view, and tie the box to its side.
  case multipliedPlace = "multiplied-place"

  /// A node with children has a mirroring behavior of its own.
  ///
  /// - Why it matters: Under a window mirror, its children come to the wrong side.
  /// - Fix: Put what must not be turned into a child of its own, without children.
  case innerOverride = "inner-override"

  /// An image whose name shows a direction is never mirrored.
  ///
  /// - Why it matters: An arrow back points forward.
  /// - Fix: Let the image be mirrored automatically, or write upright if it is meant.
  case undirectedImage = "undirected-image"

  /// A text, or an image that holds text, is drawn mirrored.
  ///
  /// - Why it matters: Nobody can read mirrored letters.
  /// - Fix: Mirror the image alone, with the text upright beside it.
  case mirroredText = "mirrored-text"

  /// A stored text has a directional control without its partner.
  ///
  /// - Why it matters: The control changes the order of the sentence that the text is put into.
  /// - Fix: Store texts without controls, or with both controls of each pair.
  case unbalancedControl = "unbalanced-control"

  /// A text is displayed in an order that its readers do not accept.
  ///
  /// - Why it matters: A sentence that begins with a foreign name is laid out from left to
  ///   right: its parts stand in the wrong order.
  /// - Fix: Give the paragraph the direction of its language, or store the text with the
  ///   controls that the finding names.
  case displayOrder = "display-order"

  /// A drawing of a player is mirrored.
  ///
  /// - Why it matters: Play and wind forward point to the right in every interface.
  /// - Fix: Write upright for the drawing, or uprightSubtree for the player.
  case mirroredPlayback = "mirrored-playback"

  /// A rotation turns the other way, but its drawing is upright.
  ///
  /// - Why it matters: The hand of a clock turns backward.
  /// - Fix: Put the transform into physical space.
  case mirroredRotation = "mirrored-rotation"

  /// A scroll offset counts from the left.
  ///
  /// - Why it matters: From right to left, the first page is not seen: the list begins at its
  ///   end.
  /// - Fix: Keep the offset from the leading edge.
  case physicalScroll = "physical-scroll"

  /// The layout of a horizontal list does not flip with the interface.
  ///
  /// - Why it matters: From right to left the first item is at the left end, where readers look
  ///   for the last one.
  /// - Fix: Return true for flipsHorizontallyInOppositeLayoutDirection.
  case unflippedCollection = "unflipped-collection"

  /// The time line of a player turns round: a slider or a progress bar without the semantics playback.
  ///
  /// A player is a view with the semantics playback, or one with the image of a play or pause
  /// button beside its only slider or bar, or a name such as `scrubber`. Volumes turn round.
  ///
  /// - Why it matters: Films and songs run from left to right everywhere, and so do the buttons
  ///   of a player. The time line fills from the other side.
  /// - Fix: Give the semantics playback to the slider or the bar itself: views do not inherit them.
  case turnedPlayback = "turned-playback"

  /// A choice between left and right turns round with the interface.
  ///
  /// - Why it matters: The segment for the left side stands at the right.
  /// - Fix: Give the semantics spatial to the control.
  case turnedSpatial = "turned-spatial"

  /// The actions of a cell are at the left or at the right in every interface.
  ///
  /// - Why it matters: Readers swipe to the other side for them, and find others or none.
  /// - Fix: Give the actions to the leading and to the trailing side.
  case physicalSwipeActions = "physical-swipe-actions"

  /// A screen goes back by another gesture than the other screens, or from the wrong side.
  ///
  /// - Why it matters: People look for the gesture at the side where the interface begins.
  /// - Fix: Give all screens one gesture, which begins at the leading side.
  case backGesture = "back-gesture"

  /// Of two captures, a box kept its side; only `compare` finds it.
  ///
  /// - Why it matters: The box did not turn round with the interface.
  /// - Fix: Place the box by leading and trailing, or by a frame for each direction.
  case unmirrored

  /// Only one of two captures has the node; only `compare` finds it.
  ///
  /// - Why it matters: The view is missing in one of the interfaces, or it has another name
  ///   there.
  /// - Fix: Capture the screen in the same state in both directions.
  case missing

  /// Constraints contradict one another in one direction of the interface alone.
  ///
  /// - Why it matters: In that direction a constraint is left out, and the box is elsewhere
  ///   than its mirror image.
  /// - Fix: Write leading and trailing in all constraints of the box.
  case directionConflict = "direction-conflict"

  /// The equations of a layout do not place a node.
  ///
  /// - Why it matters: The node can be at another place than on the device.
  /// - Fix: Give each axis two equations that go together.
  case placement
}
