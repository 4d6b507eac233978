internal import BidiSource

/// What the rules need to know of a source file, in Swift and in Objective-C alike.
///
/// The readers fill it in; the rules read no source.
struct Outline {
  /// A stretch of source that belongs together: the file, a type, a function.
  struct Scope {
    /// What kind of stretch it is.
    enum Kind: Hashable {
      /// The whole file.
      case file
      /// A type or an extension, with the type's name.
      case type(String)
      /// A function, an accessor or a stored property with its first value; with its name.
      case function(String)
    }

    /// The scope around it; nil for the file.
    let parent: Int?
    /// What kind of stretch it is.
    let kind: Kind
    /// Whether a name in it asks for the layout direction.
    var readsLayoutDirection = false
    /// Whether a name in it moves a film or a song on or back.
    var movesPlayback = false
    /// Whether an image in it is flipped, and no symbol is seen to be the one.
    var flipsSomeImage = false
    /// Whether a name in it tells of leading or trailing.
    var namesLeading = false
    /// Whether a name in it makes or turns a bitmap.
    var makesBitmap = false
    /// Whether a name in it makes a style of paragraphs.
    var makesStyle = false
    /// Whether a name in it gives a scroll view its offset.
    var givesOffset = false
    /// Whether the number of a page leaves it.
    var tellsPage = false
    /// Whether it is a property with code of its own.
    var isProperty = false
    /// Whether a control or a gesture may run it: `@IBAction`, `@objc`.
    var isAction = false
    /// Whether it asks for a side that something is set to, such as `menuPosition == .left`.
    var asksForSide = false
    /// Whether a stack view in it may be no row that its views fill as they need.
    var mayStretchViews = false
    /// Whether a name in it adds a view to another one.
    var addsViews = false
    /// Whether a name in it tells of a collection view.
    var namesCollectionView = false
    /// Whether it gives a collection view the insets of its sections.
    var givesSectionInsets = false
    /// Whether a name in it tells of the dots of pages.
    var namesPageControl = false
    /// Whether a name in it tells of a place on a map: left and right of it are the same in every interface.
    var namesLatitude = false
  }

  /// Where something stands.
  struct Place: Hashable {
    /// The offset in the text of the file, in UTF-8 bytes.
    let offset: Int
    /// The innermost scope.
    let scope: Int
  }

  /// The scopes; the file is the first.
  var scopes = [Scope(parent: nil, kind: .file)]

  var constraints: [EdgeConstraint] = []
  var visualFormats: [VisualFormat] = []
  var alignments: [TextAlignment] = []
  /// Values given to `contentHorizontalAlignment`.
  var contentAlignments: [TextAlignment] = []
  var insets: [EdgeInsets] = []
  var symbols: [Symbol] = []
  var flips: [Flip] = []
  /// Stretches of source whose views are from left to right in every interface.
  var forcedLeftToRight: [Range<Int>] = []
  /// What is given one direction for every interface by `semanticContentAttribute`, without spaces.
  var frozen: Set<String> = []
  var scrollOffsets: [ScrollOffset] = []
  var translations: [Translation] = []
  /// Where a transform is set back to none.
  var transformResets: [Outline.Place] = []
  var swipes: [Swipe] = []
  /// Sides that a pan from the edge of the screen is set to.
  var edgePans: [Swipe] = []
  /// Comparisons of the way or the velocity of a pan: to the right, to the left, up or down.
  var panSigns: [Swipe] = []
  /// Images of the app, by their names.
  var namedImages: [Symbol] = []
  /// Directions that a page view controller is given.
  var pageTurns: [PageTurn] = []
  /// Whether the file makes a page view controller whose pages go up and down.
  var hasVerticalPages = false
  /// Frames of views with a place to the side.
  var frames: [PlacedFrame] = []
  /// What fixes views to the side, by the type and the view.
  var ties: [TiedView: Ties] = [:]
  /// Views in stack views.
  var rows: [StackedViews] = []
  /// What code says of stack views.
  var arrangements: [TiedView: Arrangement] = [:]
  /// Variables of functions, whose names mean something else elsewhere.
  var locals: Set<TiedView> = []
  /// Other names of views, both ways.
  var otherNames: [TiedView: Set<TiedView>] = [:]
  /// Priorities by which views hug their content to the side.
  var huggings: [TiedView: Hugging] = [:]
  /// Views whose left or right is set by a property of the app, as by `label.right = width - 15`, or by a frame.
  var sided: Set<TiedView> = []
  /// Sides that libraries pin views by.
  var pins: [TiedView: Set<EdgeAttribute>] = [:]
  /// Views that stand at one side, as a finding about their place says, or a property of the app.
  var atSide: Set<TiedView> = []
  /// The frames of each view, and the names that places of a type begin with, once all is read.
  var (framesOfViews, starts): ([TiedView: [PlacedFrame]], [String: Set<String>]) = ([:], [:])
  /// Views that stand in stack views, once all is read.
  private(set) var arranged: Set<TiedView> = []
  /// What code says of texts and of who shows them.
  var texts = ShownTexts()
  /// Whether all files of the project are known, so that what none of them says is not so.
  var knowsProject = false
  /// Views that code gives a frame or a width, and their names by the functions around.
  var (framed, framedNames): (Set<TiedView>, [Int: Set<String>]) = ([], [:])
  /// How wide views of XIBs, and of types of other files, are beside their texts: by the name, then by the type.
  var rooms: [String: [String: TextRoom]] = [:]
  /// Views that may not be narrower than their content.
  var resistant: Set<TiedView> = []
  /// Views of which one begins where the other ends.
  var neighbours: [TiedView: Set<TiedView>] = [:]
  /// Views of which one stands at the left or at the right of the other in every interface.
  var physicalNeighbours: [TiedView: Set<TiedView>] = [:]
  /// Where `sizeToFit()` makes views as wide as their content.
  var fits: [TiedView: [Place]] = [:]
  /// Choices between the two sides of a view, once all is read: what stands in an arm of one belongs to that side.
  var choicesOfSide: Set<Int> = []
  /// Views that such choices place, and those that stand by them.
  var chosenViews: Set<TiedView> = []
  /// Types that views are made of, or declared with.
  var types: [TiedView: Set<String>] = [:]
  /// Stack views that lay out by their margins.
  var followingMargins: Set<TiedView> = []
  /// Classes of buttons that are known to have no configuration, and outlets of buttons that have one, by their names and classes.
  var (plainButtons, configuredOutlets): (Set<String>, [String: Set<String>]) = ([], [:])
  /// Buttons that are given a configuration.
  var configured: Set<TiedView> = []
  /// Facts about classes of buttons.
  var buttons = ButtonClasses()
  /// Types whose pages a storyboard lays out by left and right.
  var typesOfFixedPages: Set<String> = []
  /// Rectangles at a number of whole widths from the left.
  var handLaidPages: [HandLaidPage] = []
  /// Members of UIScrollView that are asked for pages alone that are laid out by hand from the left.
  var countersOfFixedPages: Set<String> = []
  /// Types of other files that look at the offset that a type gives a page.
  var offsetReaders: [String: Set<String>] = [:]
  /// What code says of the autoresizing masks of views.
  var masks: [TiedView: ResizingMask] = [:]
  /// Views whose masks make no constraints, and the views that views are added to.
  var (unmasked, containers): (Set<TiedView>, [TiedView: Set<TiedView>]) = ([], [:])
  /// Whether the masks of views of a list that is not seen make no constraints.
  var unmasksAny = false
  /// Buttons that are given a title, and those that are given an image.
  var (titled, pictured): (Set<TiedView>, Set<TiedView>) = ([], [])
  /// Offsets of views in SwiftUI.
  var dragOffsets: [DragOffset] = []
  /// The types in which a name is set to the way of a drag of SwiftUI.
  var dragNames: [String: Set<String>] = [:]
  /// Where leading becomes left, or trailing right: one place for each choice.
  var bridgedEdges: [Outline.Place] = []
  /// Classes of controls in which an alignment of the content has no effect.
  var controlsWithoutAlignment: Set<String> = []
  /// The oldest iOS that the app runs on; nil if it is not known.
  var leastSystem: Double?
  /// Symbols, images and views that are turned.
  var turns: [Turn] = []

  /// Stretches of the file that nothing runs, and those of which nothing shows that they run.
  var (unused, unshown): ([Range<Int>], [Range<Int>]) = ([], [])
  /// Types whose collection views have a layout of the project that never turns round.
  var typesOfFixedLayouts: Set<String> = []
  /// Names that ask for the layout direction by what they stand for: functions of the file, members of types above.
  var directionHelpers: Set<String> = []
  /// Types whose views a class above turns round by the layout direction.
  var turnedTypes: Set<String> = []
  /// What the parts of each type tell together, and what is done with offsets in each function, once all is read.
  private(set) var (typeFacts, offsetUses): ([String: TypeFacts], [Int: Set<ScrollOffset.Use>]) =
    ([:], [:])
  /// The sides that each view is placed by, and the alignments of its text, once all is read.
  private(set) var (sides, textSides): ([TiedView: Set<EdgeAttribute>], [TiedView: Set<String>]) =
    ([:], [:])
  /// Variables of the file that hold collection views.
  var collectionViews: Set<String> = []
  /// Types whose collection views have one item at most.
  var typesOfOneItem: Set<String> = []

  /// The names that were seen, and what they tell: most come often.
  private var names: [String: Meaning] = [:]

  /// What a name tells.
  private struct Meaning {
    let asksForDirection, namesLeading, namesCollectionView, namesPageControl, addsViews: Bool

    init(of name: String) {
      asksForDirection = DirectionNames.isOne(name)
      namesLeading = name.contains("eading") || name.contains("railing")
      namesCollectionView = name.contains("ollectionView")
      namesPageControl = name.contains("ageControl")
      addsViews = ["addSubview", "insertSubview", "addChild"].contains(name)
    }
  }

  private static let bitmaps: Set<String> = [
    "imageOrientation", "CGContextConcatCTM", "concatenate", "UIGraphicsBeginImageContext",
    "UIGraphicsBeginImageContextWithOptions", "CGBitmapContextCreate",
  ]

  /// What makes a stack view a column, or gives its views widths that they did not ask for.
  private static let stretches: Set<String> = [
    "vertical", "fillEqually", "fillProportionally", "UILayoutConstraintAxisVertical",
    "UIStackViewDistributionFillEqually", "UIStackViewDistributionFillProportionally",
  ]

  /// Makes a scope inside of another one.
  mutating func addScope(_ kind: Scope.Kind, in parent: Int) -> Int {
    scopes.append(Scope(parent: parent, kind: kind))
    return scopes.count - 1
  }

  /// Notes a name that stands in a scope.
  mutating func note(name: String, in scope: Int) {
    if DirectionNames.playback.contains(name) { mark(scope) { $0.movesPlayback = true } }
    if Self.bitmaps.contains(name) { mark(scope) { $0.makesBitmap = true } }
    if case .function(let function) = scopes[scope].kind, ButtonClasses.places(function, by: name) {
      buttons.placing.insert(typeName(of: scope))
    }
    if name == "NSMutableParagraphStyle" { mark(scope) { $0.makesStyle = true } }
    if name == "latitude" { mark(scope) { $0.namesLatitude = true } }
    if name == "setContentOffset" { mark(scope) { $0.givesOffset = true } }
    if Self.stretches.contains(name) { mark(scope) { $0.mayStretchViews = true } }
    let meaning = names[name] ?? Meaning(of: name)
    names[name] = meaning
    if meaning.namesLeading { mark(scope) { $0.namesLeading = true } }
    if meaning.namesCollectionView { mark(scope) { $0.namesCollectionView = true } }
    if meaning.namesPageControl { mark(scope) { $0.namesPageControl = true } }
    if meaning.addsViews { mark(scope) { $0.addsViews = true } }
    if meaning.asksForDirection || directionHelpers.contains(name) {
      mark(scope) { $0.readsLayoutDirection = true }
    }
  }

  /// Adds what types above those of the file tell of the layout direction.
  mutating func addDirections(of types: Set<String>, _ names: ProjectNames?) {
    guard let names else { return }
    for type in types {
      let all = names.ancestors(of: type).union([type])
      if names.turns(type) { turnedTypes.insert(type) }
      for one in all { directionHelpers.formUnion(names.questions[one] ?? []) }
    }
  }

  /// Adds what other files of the project tell.
  mutating func add(_ project: ProjectFacts?) {
    guard let project else { return }
    typesOfFixedLayouts = project.typesOfFixedLayouts
    typesOfFixedPages = project.typesOfFixedPages
    countersOfFixedPages = project.countersOfFixedPages
    buttons.formUnion(project.buttons)
    texts.hiddenLabels = project.hiddenLabels
    offsetReaders = project.offsetReaders
    rooms = project.rooms
    (plainButtons, configuredOutlets) = (project.plainButtons, project.configuredOutlets)
    controlsWithoutAlignment.formUnion(project.controlsWithoutAlignment)
    leastSystem = project.built.leastSystem
    knowsProject = project.names != nil
    guard let names = project.names, !names.turningTypes.isEmpty else { return }
    for type in Set(types.values.flatMap { $0 }) where names.turns(type) {
      turnedTypes.insert(type)
    }
  }

  /// Joins what the parts of types, and the lines about views, tell, once all is read.
  mutating func resolve() {
    resolveTypes()
    sides = pins
    for constraint in constraints where [.left, .right].contains(constraint.attribute) {
      sides[tied(constraint.item, in: constraint.place.scope), default: []]
        .insert(constraint.attribute)
      if constraint.isGap {
        addPhysicalNeighbours(
          tied(constraint.item, in: constraint.place.scope),
          tied(constraint.other, in: constraint.place.scope))
      }
    }
    arranged = Set(rows.flatMap(\.views))
    resolveFrames()
    for alignment in alignments {
      textSides[tied(alignment.receiver, in: alignment.place.scope), default: []]
        .insert(alignment.value)
    }
    (unused, unshown) = (Self.merged(unused), Self.merged(unshown))
  }

  /// Stretches in order, of which none lies in another one.
  private static func merged(_ stretches: [Range<Int>]) -> [Range<Int>] {
    stretches.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, next in
      guard let last = merged.last, next.lowerBound <= last.upperBound else {
        return merged.append(next)
      }
      merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
    }
  }

  private mutating func resolveTypes() {
    for scope in scopes {
      switch scope.kind {
      case .type(let name) where !name.isEmpty: typeFacts[name, default: TypeFacts()].add(scope)
      case .file: typeFacts["", default: TypeFacts()].add(scope)
      default: break
      }
    }
    for page in handLaidPages {
      if page.isOneOfMany || scopes[function(of: page.place.scope)].addsViews {
        typeFacts[typeName(of: page.place.scope), default: TypeFacts()].steps.insert(page.unit)
      }
    }
    for offset in scrollOffsets {
      typeFacts[typeName(of: offset.place.scope), default: TypeFacts()].scrolling
        .insert(offset.receiver.split(separator: ".").last.map(String.init) ?? "")
      offsetUses[function(of: offset.place.scope), default: []].insert(offset.use)
    }
  }

  /// What the parts of a type tell; those of the file itself for an empty name.
  func facts(of type: String) -> TypeFacts { typeFacts[type] ?? TypeFacts() }

  /// Whether views are placed or aligned by a side.
  var placesViews: Bool {
    !frames.isEmpty || !alignments.isEmpty || !contentAlignments.isEmpty
  }

  /// Gives flips whose image is not seen to the function.
  mutating func resolveFlips() {
    for flip in flips where flip.mayBeAny {
      if !(symbols + namedImages).contains(where: { flip.receiver.contains($0.place.offset) }) {
        scopes[function(of: flip.scope)].flipsSomeImage = true
      }
    }
  }

  mutating func mark(_ scope: Int, _ change: (inout Scope) -> Void) {
    var current: Int? = scope
    while let index = current {
      change(&scopes[index])
      current = scopes[index].parent
    }
  }
}

extension Outline {
  /// Whether nothing runs what stands at an offset.
  func isUnused(_ offset: Int) -> Bool { Self.contains(unused, offset) }

  /// Whether nothing shows that something runs what stands at an offset.
  func isUnshown(_ offset: Int) -> Bool { Self.contains(unshown, offset) }

  private static func contains(_ stretches: [Range<Int>], _ offset: Int) -> Bool {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < stretches.count && stretches[low].contains(offset)
  }

  /// Whether what a collection view of a type shows starts at the left in both interfaces, or is one item alone.
  ///
  /// - Parameters:
  ///   - place: A place in the type.
  ///   - receiver: What scrolls; empty if it is not seen, and then the collection view is meant.
  /// - Returns: True where the first item is at the left in both interfaces.
  func startsLeft(_ place: Place, _ receiver: String) -> Bool {
    let name = receiver.split(separator: ".").last.map(String.init) ?? ""
    // A collection view tells its delegate of itself as a scroll view.
    guard
      ["", "self", "scrollView"].contains(name) || name.lowercased().contains("collection")
        || collectionViews.contains(name)
    else { return false }
    let type = typeName(of: place.scope)
    let names = [type, type.split(separator: ".").last.map(String.init) ?? ""]
    return names.contains { typesOfFixedLayouts.contains($0) || typesOfOneItem.contains($0) }
  }

  /// The outermost function around a scope; the type or the file where there is none.
  ///
  /// Statements of it are looked at together.
  func function(of scope: Int) -> Int {
    var (current, found): (Int?, Int?) = (scope, nil)
    while let index = current {
      guard case .function = scopes[index].kind else { return found ?? index }
      found = index
      current = scopes[index].parent
    }
    return found ?? 0
  }

  /// The name of the innermost type around a scope; empty where there is none.
  func typeName(of scope: Int) -> String {
    var current: Int? = scope
    while let index = current {
      if case .type(let name) = scopes[index].kind { return name }
      current = scopes[index].parent
    }
    return ""
  }

  /// Whether code around a place asks for the layout direction: a function or a type, with all extensions of the
  /// type in the file.
  func readsLayoutDirection(_ place: Place) -> Bool {
    var (current, isTopLevel): (Int?, Bool) = (place.scope, true)
    while let index = current {
      let scope = scopes[index]
      switch scope.kind {
      case .file:
        if isTopLevel { return scope.readsLayoutDirection }
      case .function:
        isTopLevel = false
        if scope.readsLayoutDirection { return true }
      case .type(let name):
        isTopLevel = false
        if scope.readsLayoutDirection { return true }
        if facts(of: name).readsLayoutDirection { return true }
      }
      current = scope.parent
    }
    return false
  }

  /// Whether a name tells that a side is meant: that of what is placed, or of a function or a type around it, such as
  /// `openLeft`, `RightViewController` and `SlideMenu`.
  func isSideMeant(_ place: Place, _ receiver: String = "", types: Bool = false) -> Bool {
    if receiver.namesSide { return true }
    var current: Int? = place.scope
    while let index = current {
      switch scopes[index].kind {
      case .type(let name):
        if name.namesSide || name.namesSideMenu { return true }
      case .function(let name):
        if !types, name.namesSide || name.namesSideMenu { return true }
      case .file: break
      }
      current = scopes[index].parent
    }
    return false
  }

  /// Whether a place is about a way along the time of a film or a song, by the name of what is placed, or of a function or a
  /// type around it.
  func isAlongTime(_ place: Place, _ receiver: String = "") -> Bool {
    let type = typeName(of: place.scope)
    let isAmongMedia = !type.isEmpty && facts(of: type).movesPlayback
    if receiver.namesTime(amongMedia: isAmongMedia) { return true }
    var current: Int? = place.scope
    while let index = current {
      switch scopes[index].kind {
      case .type(let name), .function(let name):
        if name.namesTime(amongMedia: isAmongMedia) { return true }
      case .file: break
      }
      current = scopes[index].parent
    }
    return false
  }

  /// Whether a function moves a film or a song along its time, by what it does or by a name.
  func movesAlongTime(_ place: Place, _ receiver: String = "") -> Bool {
    scopes[function(of: place.scope)].movesPlayback || isAlongTime(place, receiver)
  }

  /// Whether a name in a type, or in an extension of it, tells of leading or trailing.
  func namesLeading(_ type: String) -> Bool {
    !type.isEmpty && facts(of: type).namesLeading
  }
}
