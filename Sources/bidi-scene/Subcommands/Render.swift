import ArgumentParser
import BidiText
import Foundation
import SceneFiles

/// The form of a picture.
enum PictureForm: String, ExpressibleByArgument, CaseIterable {
  case svg, png, html
}

/// The command `bidi-scene render`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a scene, left to right beside right to left.",
    discussion: """
      SVG is made here, and is the same bytes each time. PNG is made of it by rsvg-convert of librsvg; \
      where librsvg 2.54 misplaces texts, under a transform of unequal scales, a warning says so. HTML is a \
      page for browsers with one direction or both, and with a list of the texts that do not fit their boxes in \
      the browser's fonts. A blue bar shows the leading side. A \
      text of a storyboard or a XIB, and one with a limit of lines, is broken, shrunk and cut by estimated widths; no other one is.

      With --transition, a filmstrip of the way to another scene and back: time goes to the right, and with \
      --events a finger moves the way back. Text on the faces of a cube is right in browsers; rsvg-convert \
      moves it, and a warning says so.

      With --events and no transition, a filmstrip of a finger that moves the controls of the scene, in both directions.
      """)

  @Argument(help: "A scene file, a storyboard, a XIB, an asset catalog, or - for standard input.")
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; standard output if it is missing.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "svg, png or html; by the end of the file's name if it is missing.", valueName: "form"))
  var format: PictureForm?

  @Flag(help: "The same as --format html.")
  var html = false

  @Option(help: ArgumentHelp("ltr, rtl or both beside each other.", valueName: "direction"))
  var direction: DirectionName = .both

  @Flag(help: "Outline the boxes that can be touched.")
  var hitRegions = false

  @Flag(help: "Outline where the mirror has boxes that are elsewhere.")
  var expectedMirror = false

  @Option(help: ArgumentHelp("Pixels of a PNG in a point.", valueName: "number"))
  var zoom: Double = 2

  @OptionGroup var flags: SceneFlags

  @OptionGroup var interface: InterfaceFlags

  @OptionGroup var transition: TransitionFlags

  func validate() throws {
    if !(zoom > 0 && zoom <= 16) {
      throw ValidationError("--zoom has to be above 0 and at most 16")
    }
    if html, let format, format != .html {
      throw ValidationError("--html and --format \(format.rawValue) exclude each other")
    }
    let ending = URL(fileURLWithPath: output ?? "").pathExtension.lowercased()
    let named = PictureForm(rawValue: ending)
    if html || format != nil {
      if let named, named != form {
        throw ValidationError(
          "--output ends in .\(ending), but \(form.rawValue) is asked for")
      }
    } else if named == nil, !ending.isEmpty {
      throw ValidationError("--output ends in .\(ending), which is none of .svg, .png, .html")
    }
    if form == .html, direction != .both {
      throw ValidationError(
        "a page has both directions, so --direction says nothing; it begins right to left at #rtl")
    }
    if transition.transition != nil { try validateTransition() }
    if transition.transition == nil, transition.events != nil, form == .html {
      throw ValidationError("--events has no HTML")
    }
  }

  private func validateTransition() throws {
    if form == .html { throw ValidationError("--transition has no HTML") }
    if transition.animated, form == .png { throw ValidationError("--animated has no PNG") }
    if hitRegions || expectedMirror {
      throw ValidationError("--hit-regions and --expected-mirror are not for --transition")
    }
    if transition.framesFolder != nil, output != nil {
      throw ValidationError("--frames-folder and --output exclude each other")
    }
  }

  /// The form that is asked for, or that the end of the file's name says.
  private var form: PictureForm {
    let ending = URL(fileURLWithPath: output ?? "").pathExtension.lowercased()
    return html ? .html : format ?? PictureForm(rawValue: ending) ?? .svg
  }

  func run() throws {
    let file = try Files.scene(scene, interface)
    if form == .png { noteMissingFonts(of: file) }
    var options = flags.options
    options.showsHitRegions = hitRegions
    options.showsExpectedMirror = expectedMirror
    if let film = try transition.film(from: file, directions: direction.directions, options) {
      return try write(film)
    }
    if let film = try transition.touchFilm(of: file, directions: direction.directions, options) {
      return try write(film.filmstrip(), to: output)
    }
    if form == .html {
      return try Files.write(ScenePage(file, options: options).html().utf8, to: output)
    }
    let picture = SceneSVG(file, options: options)
    let svg =
      direction == .both
      ? picture.beforeAfter() : picture.panel(direction.directions.first ?? .leftToRight)
    if form == .png { warn(of: picture.misplacedByLibrsvg(in: direction.directions)) }
    try write(svg, to: output)
  }

  private func write(_ film: TransitionFilm) throws {
    if form == .png, film.isMisplacedByLibrsvg {
      Files.note(
        "\(scene): warning: librsvg 2.54 misplaces texts in perspective, those right to left most;"
          + " SVG in a browser shows them right")
    }
    guard let folder = transition.framesFolder else {
      return try write(transition.animated ? film.animation() : film.filmstrip(), to: output)
    }
    try Files.makeFolder(folder)
    for (name, svg) in film.pictures() {
      try write(svg, to: "\(folder)/\(name).\(form.rawValue)")
    }
  }

  /// Names characters that would be boxes in a picture drawn here.
  private func noteMissingFonts(of file: SceneFile) {
    #if Shaping
      guard let missing = try? PictureFonts.missing(in: file), let first = missing.first else {
        return
      }
      Files.note(
        "\(scene): warning: no font of this system has \(missing.count) of the characters, '\(first)' among them;"
          + " fonts for Chinese, Japanese, Korean and emoji are fonts-noto-cjk and fonts-noto-color-emoji"
      )
    #endif
  }

  private func warn(of misplaced: [[String]]) {
    let misplaced = Set(misplaced)
    guard let path = misplaced.map({ $0.joined(separator: "/") }).min() else { return }
    Files.note(
      "\(scene): warning: librsvg 2.54 misplaces texts that are stretched more one way than the other:"
        + " \(misplaced.count), '\(path)' among them; SVG in a browser shows them right")
  }

  private func write(_ svg: String, to path: String?) throws {
    if form == .png {
      try Files.write(try Rasterizer.png(svg, zoom: zoom), to: path)
    } else {
      try Files.write(svg.utf8, to: path)
    }
  }
}
