import BidiInteraction
import BidiLayout
import BidiTestSupport
import BidiText
import Foundation
import Testing

@testable import SceneFiles

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Replays and films")
struct ReplayTests {
  private static func events(_ name: String) throws -> EventFile {
    let path = Samples.folder.appendingPathComponent("Events/\(name).json")
    return try EventFile(path: "\(name).json", bytes: [UInt8](try Data(contentsOf: path)))
  }

  private static func commands(_ replay: Replay) -> [PopCommand] {
    replay.steps.compactMap { step in
      if case .command(let command) = step.outcome { command } else { nil }
    }
  }

  /// The same gesture as it is seen in a mirror.
  private static func mirrored(_ file: EventFile) -> EventFile {
    var mirror = file
    mirror.layoutDirection = file.layoutDirection.opposite
    mirror.events = file.events.map { event in
      guard case .touch(var touch) = event else { return event }
      touch.location = touch.location.mirrored(inWidth: file.size.width)
      return .touch(touch)
    }
    return mirror
  }

  /// A finger that goes the way forward, again and again.
  private static func forward(_ count: Int) throws -> EventFile {
    let swipes = (0..<count).map { index in
      """
      {"time": \(index * 2), "down": {"x": 380, "y": 90}},
      {"time": \(index * 2).1, "move": {"x": 250, "y": 90}},
      {"time": \(index * 2).3, "up": {"x": 60, "y": 90}}
      """
    }
    let text =
      #"{"interaction": "fullScreenForward", "size": {"width": 400, "height": 700}, "events": ["#
      + swipes.joined(separator: ",") + "]}"
    return try EventFile(path: "forward.json", bytes: Array(text.utf8))
  }

  @Test(
    "A swipe forward pushes, as often as one likes",
    arguments: UserInterfaceLayoutDirection.allCases)
  func forward(_ direction: UserInterfaceLayoutDirection) throws {
    let file = try Self.forward(6)
    let replay = Replay(file, in: direction)
    #expect(
      Self.commands(replay).filter { $0 == .complete(didComplete: true) }.count == 6)
    #expect(!replay.steps.contains { if case .refused = $0.outcome { true } else { false } })
    var files: [SceneFile] = []
    for name in ["a", "b"] {
      files.append(
        try SceneFile(
          path: "\(name).json",
          bytes: Array(#"{"size": {"width": 400, "height": 700}, "windows": []}"#.utf8)))
    }
    let film = try TransitionFilm(
      from: files[0], to: files[1], style: SlideTransition(), gesture: file)
    for row in film.rows {
      #expect(row.moments.contains { $0.finger != nil } == (row.operation == .push))
    }
    #expect(!film.isMisplacedByLibrsvg)
    #expect(
      try TransitionFilm(from: files[0], to: files[1], style: TabCubeTransition(from: 0, to: 1))
        .isMisplacedByLibrsvg)
  }

  @Test("The schema in Resources is the one that is printed")
  func schema() throws {
    let path = Samples.schemas.appendingPathComponent("events.schema.json")
    #expect(try String(contentsOf: path, encoding: .utf8) == EventSchema.text)
  }

  @Test("Updates say how far the finger is from where it came down", arguments: ["ltr", "rtl"])
  func progress(_ name: String) throws {
    let file = try Self.events("swipe-back")
    let replay = Replay(file, in: try #require(UserInterfaceLayoutDirection(rawValue: name)))
    let start = try #require(replay.finger(at: file.events[0].time))
    var updates = 0
    for step in replay.steps {
      guard case .command(.update(let progress)) = step.outcome,
        let finger = replay.finger(at: step.time)
      else { continue }
      updates += 1
      #expect(abs(progress - abs(finger.x - start.x) / 360) < 1e-9)
    }
    #expect(updates > 20)
  }

  @Test(
    "A swipe ends as its file says",
    arguments: [("swipe-back", true), ("swipe-back-cancelled", false)])
  func ends(_ name: String, _ didComplete: Bool) throws {
    for direction in UserInterfaceLayoutDirection.allCases {
      let commands = Self.commands(Replay(try Self.events(name), in: direction))
      #expect(
        commands.first == .begin(transition: 1, isInteractive: true, direction: direction))
      #expect(commands.last == .complete(didComplete: didComplete))
    }
  }

  @Test("A finger that is not mirrored goes the wrong way in the other direction")
  func unmirrored() throws {
    let replay = Replay(try Self.events("swipe-back"), in: .rightToLeft, mirrorsTouches: false)
    #expect(replay.steps.map(\.outcome) == [.refused(.wrongWay)])
  }

  @Test("Gestures in a mirror get the same commands but for the direction")
  func mirror() throws {
    var random = SeededGenerator(seed: 7)
    var begun = 0
    for _ in 0..<500 {
      var file = try Self.events("swipe-back")
      file.configuration = Bool.random(using: &random) ? .edgeBack : .fullScreenBack
      file.depth = Int.random(in: 1...4, using: &random)
      file.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      file.events = []
      var time = 0.0
      for _ in 0..<3 {
        // Quarters have mirrors without rounding.
        var x = Double(Int.random(in: 0...1440, using: &random)) / 4
        let speed = Double(Int.random(in: -120...120, using: &random)) / 4
        file.events.append(.touch(Touch(.down, at: LayoutPoint(x: x, y: 200), time: time)))
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          (x, time) = (x + speed, time + 1.0 / 64)
          file.events.append(.touch(Touch(.move, at: LayoutPoint(x: x, y: 200), time: time)))
        }
        let end: Touch.Phase = Int.random(in: 0...4, using: &random) == 0 ? .cancel : .up
        file.events.append(.touch(Touch(end, at: LayoutPoint(x: x, y: 200), time: time)))
        if Int.random(in: 0...3, using: &random) == 0 { file.events.append(.pop(time: time)) }
        time += Double(Int.random(in: 1...30, using: &random)) / 64
      }
      let left = Replay(file, in: .leftToRight)
      let right = Replay(file, in: .rightToLeft)
      #expect(Self.commands(left).map(\.mirrored) == Self.commands(right))
      #expect(
        try left.jsonLines().replacingOccurrences(of: "\"ltr\"", with: "\"rtl\"")
          == right.jsonLines())
      // A file of the gesture in a mirror says the same.
      let mirror = Self.mirrored(file)
      #expect(Replay(mirror, in: .leftToRight).steps == left.steps)
      #expect(Replay(mirror, in: .rightToLeft).steps == right.steps)
      let commands = Self.commands(left)
      let (begins, ends) = commands.reduce(into: (0, 0)) { counts, command in
        if case .begin = command { counts.0 += 1 }
        if case .complete = command { counts.1 += 1 }
      }
      #expect(begins == ends)
      begun += begins
    }
    #expect(begun > 200)
  }

  private static func film(
    _ first: String, _ second: String, _ style: any TransitionStyle, _ gesture: String
  ) throws -> TransitionFilm {
    try TransitionFilm(
      from: Samples.file(first), to: Samples.file(second), style: style,
      gesture: events(gesture))
  }

  @Test("A finished swipe shows the screen below alone, as a cancelled one over it does")
  func sameEnds() throws {
    let finished = try Self.film(
      "notifications", "profile", SlideTransition(), "swipe-back"
    ).pictures()
    let cancelled = try Self.film(
      "profile", "notifications", SlideTransition(), "swipe-back-cancelled"
    ).pictures()
    for name in ["ltr-pop-005", "rtl-pop-005"] {
      let first = try #require(finished.first { $0.name == name }).svg
      let second = try #require(cancelled.first { $0.name == name }).svg
      #expect(first == second)
      #expect(first != finished[0].svg)
    }
  }

  @Test("Films are well-formed", arguments: 0..<5)
  func wellFormed(_ index: Int) throws {
    let styles: [any TransitionStyle] = [
      SlideTransition(), ZoomSlideTransition(), TabCubeTransition(from: 0, to: 1),
      ModalCoverTransition(), MaskTransition(from: LayoutRect(x: 300, y: 8, width: 44, height: 36)),
    ]
    // Screens of different heights, with images of the same names.
    let film = try TransitionFilm(
      from: Samples.file("settings"), to: Samples.file("gifts"), style: styles[index],
      gesture: Self.events("swipe-back-cancelled"))
    #expect(film.size.height == 440)
    for svg in [film.filmstrip(), film.animation()] + film.pictures().map(\.svg) {
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
    }
  }

  @Test("A film shows where the mask begins, at the side of its direction, and says so")
  func maskStart() throws {
    let film = try TransitionFilm(
      from: Samples.file("notifications"), to: Samples.file("profile"),
      style: MaskTransition(from: LayoutRect(x: 300, y: 8, width: 44, height: 36)))
    let svg = film.filmstrip()
    func count(_ x: Int) -> Int {
      svg.components(
        separatedBy: "<rect x=\"\(x)\" y=\"8\" width=\"44\" height=\"36\" fill=\"none\""
      ).count - 1
    }
    // Six moments of two ways each.
    #expect(count(300) == 12 && count(16) == 12)
    #expect(svg.components(separatedBy: ">where the mask begins").count == 2)
    let slide = try TransitionFilm(
      from: Samples.file("notifications"), to: Samples.file("profile"), style: SlideTransition())
    #expect(!slide.filmstrip().contains("mask begins"))
  }

  @Test("Images of one name that look different stay different")
  func imagesOfOneName() throws {
    func file(_ fill: String) throws -> SceneFile {
      try SceneFile(
        path: "x.json",
        bytes: Array(
          """
          {"size": {"width": 360, "height": 40}, "windows": [{"id": "a",
            "frame": {"x": 0, "y": 0, "width": 10, "height": 10}, "content": {"image": {"name": "i"}}}],
           "images": {"i": {"size": {"width": 1, "height": 1},
             "shapes": [{"path": \(Self.square), "fill": "\(fill)"}]}}}
          """.utf8))
    }
    let film = try TransitionFilm(
      from: file("#ff0000"), to: file("#00ff00"), style: SlideTransition())
    let svg = film.filmstrip()
    #expect(svg.contains("#ff0000") && svg.contains("#00ff00"))
  }

  private static let square =
    #"["M", 0, 0, "L", 1, 0, "L", 1, 1, "Z"]"#
}
