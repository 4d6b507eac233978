import ArgumentParser
import BidiInteraction
import BidiLayout
import BidiText
import SceneFiles

/// What a transition looks like.
enum TransitionName: String, ExpressibleByArgument, CaseIterable {
  case slide, zoom, cube, cover, mask

  /// The style on a screen of a width.
  func style(width: Double) -> any TransitionStyle {
    switch self {
    case .slide: SlideTransition()
    case .zoom: ZoomSlideTransition()
    case .cube: TabCubeTransition(from: 0, to: 1)
    case .cover: ModalCoverTransition(dim: 0.3)
    // From the button at the trailing end of a bar.
    case .mask: MaskTransition(from: LayoutRect(x: width - 52, y: 8, width: 44, height: 36))
    }
  }
}

/// Which ways of a transition are shown.
enum OperationName: String, ExpressibleByArgument, CaseIterable {
  case push, pop, both

  var operations: [TransitionOperation] {
    TransitionOperation(rawValue: rawValue).map { [$0] } ?? TransitionOperation.allCases
  }
}

/// What a picture of a transition is asked.
struct TransitionFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw a transition to another scene: slide, zoom, cube, cover or mask.", valueName: "name"))
  var transition: TransitionName?

  @Option(help: ArgumentHelp("The scene that the transition goes to.", valueName: "scene"))
  var to: String?

  @Option(help: ArgumentHelp("push, pop back, or both.", valueName: "way"))
  var operation: OperationName = .both

  @Option(
    help: ArgumentHelp(
      "A file of events whose finger moves the pop, or the push; equal steps if it is missing. Without --transition, the finger moves the controls of the scene: sliders, segments, pages, lists and cells.",
      valueName: "file"))
  var events: String?

  @Option(
    help: ArgumentHelp(
      "How many moments of each transition, or of the events: 6 if it is missing, 30 with --animated.",
      valueName: "count"))
  var frames: Int?

  @Flag(help: "An animated SVG in place of a filmstrip.")
  var animated = false

  @Option(
    help: ArgumentHelp(
      "Write each moment as a picture of its own into a folder.", valueName: "folder"))
  var framesFolder: String?

  func validate() throws {
    if let frames, !(2...500).contains(frames) {
      throw ValidationError("--frames has to be from 2 to 500")
    }
    if transition == nil {
      let others = [
        ("--to", to != nil), ("--operation", operation != .both),
        ("--frames", frames != nil && events == nil), ("--animated", animated),
        ("--frames-folder", framesFolder != nil),
      ]
      if let (name, _) = others.first(where: \.1) {
        throw ValidationError("\(name) needs --transition")
      }
    } else if to == nil {
      throw ValidationError("--transition needs --to, the scene that it goes to")
    }
    if animated, framesFolder != nil {
      throw ValidationError("--animated and --frames-folder exclude each other")
    }
  }

  /// The film of a finger on the controls of a scene; nil if none is wanted.
  func touchFilm(
    of file: SceneFile, directions: [UserInterfaceLayoutDirection], _ scene: SceneSVG.Options
  ) throws -> TouchFilm? {
    guard transition == nil, let events else { return nil }
    let gesture = try Files.events(events)
    guard gesture.size.width == file.scene.size.width else {
      throw Files.failure(
        "\(events): error: the screen is \(gesture.size.width) points wide, that of the scene \(file.scene.size.width)"
      )
    }
    return TouchFilm(
      of: file, moved: gesture, directions: directions, frameCount: frames ?? 6, options: scene)
  }

  /// The film of a transition from a scene; nil if none is wanted.
  func film(
    from first: SceneFile, directions: [UserInterfaceLayoutDirection], _ scene: SceneSVG.Options
  ) throws -> TransitionFilm? {
    guard let transition, let to else { return nil }
    var options = TransitionFilm.Options()
    options.frameCount = frames ?? (animated ? 30 : 6)
    options.directions = directions
    options.operations = operation.operations
    options.scene = scene
    let (second, gesture) = (try Files.scene(to), try events.map(Files.events))
    if let events, let moved = gesture?.configuration.operation,
      !options.operations.contains(moved)
    {
      throw ValidationError(
        "the finger of \(events) moves the \(moved.rawValue), which --operation \(operation.rawValue) leaves out"
      )
    }
    do {
      return try TransitionFilm(
        from: first, to: second, style: transition.style(width: first.scene.size.width),
        gesture: gesture, options: options)
    } catch {
      throw Files.failure(error.description)
    }
  }
}
