import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import Testing

/// Asset catalogs: the format is Apple's Asset Catalog Format Reference, the fixtures are ours.
@Suite("Asset catalogs")
struct AssetCatalogTests {
  private static let folder = Fixtures.folder.appendingPathComponent("Assets").path

  private static func catalog() -> AssetCatalog {
    AssetCatalog(
      folders: ["\(folder)/Assets.xcassets"],
      list: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
      read: { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } })
  }

  private static func screen() throws -> InterfaceFile {
    let path = "\(folder)/Screen.xib"
    return try InterfaceFile(
      path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test(
    "language-direction says what an image does; groups with a namespace are a part of the name")
  func directions() {
    let found = Dictionary(
      uniqueKeysWithValues: Self.catalog().all.map { ($0.name, $0.direction) })
    #expect(
      found == [
        "back": .leftToRightMirrors, "arrow_right": .fixed, "quote": .both,
        "reply": .rightToLeftMirrors, "Icons/next": .fixed, "photo": .fixed, "left_hand": .fixed,
      ])
  }

  @Test(
    "A picture is the finest of the plain ones; a picture for right to left has a name of its own")
  func pictures() throws {
    let catalog = Self.catalog()
    let arrow = try #require(catalog.image("arrow_right"))
    #expect(arrow.picture?.path.hasSuffix("arrow_right.imageset/arrow@2x.png") == true)
    #expect(arrow.picture?.scale == 2)
    let quote = try #require(catalog.image("quote"))
    #expect(quote.picture?.path.hasSuffix("/quote.svg") == true)
    #expect(quote.rightToLeftPicture?.path.hasSuffix("/quote-rtl.svg") == true)
    #expect(quote.rightToLeftName != nil)
    #expect(try #require(catalog.image("Icons/next")).isTemplate)
    #expect(!arrow.isTemplate)
  }

  @Test("A damaged file is named with its place, and the other images are read")
  func problems() {
    #expect(Self.catalog().problems.isEmpty)
    let files = ["A.xcassets": ["broken.imageset", "whole.imageset"]]
    let catalog = AssetCatalog(folders: ["A.xcassets"], list: { files[$0] ?? [] }) { path in
      Array(
        path.contains("broken")
          ? "{\"images\" : [\n  {\"idiom\" : }\n]}".utf8 : "{\"images\": []}".utf8)
    }
    #expect(catalog.problems.count == 1)
    #expect(
      catalog.problems.first?.hasPrefix("A.xcassets/broken.imageset/Contents.json:2:14: warning: ")
        == true)
    #expect(catalog.all.map(\.name) == ["whole"])
  }

  @Test(
    "Folders that lie in each other without an end are read to a depth, and pictures lie beside their lists"
  )
  func hostileCatalogs() {
    let outside = #"{"images": [{"filename": "../../secret.png"}, {"filename": ".."}]}"#
    let catalog = AssetCatalog(
      folders: ["A.xcassets"], list: { _ in ["again", "x.imageset"] },
      read: { $0.hasSuffix("x.imageset/Contents.json") ? Array(outside.utf8) : nil })
    #expect(catalog.image("x")?.picture == nil)
    #expect(catalog.all.count < 100)
  }

  @Test("Of two catalogs with one name, the nearer one counts")
  func nearness() {
    let contents = Array(#"{"images": [{"filename": "a.png"}]}"#.utf8)
    let files = [
      "One/A.xcassets": ["a.imageset"], "Two/A.xcassets": ["a.imageset"],
    ]
    let catalog = AssetCatalog(
      folders: files.keys.sorted(), list: { files[$0] ?? [] }, read: { _ in contents })
    #expect(
      catalog.image("a", near: "Two/B.xib")?.path == "Two/A.xcassets/a.imageset/Contents.json")
    #expect(
      catalog.image("a", near: "One/B.xib")?.path == "One/A.xcassets/a.imageset/Contents.json")
  }

  @Test("Scenes mirror what the system mirrors, and show the picture of the direction")
  func scenes() throws {
    let scene = try Self.screen().scenes(assets: Self.catalog())[0].scene
    func images(_ direction: UserInterfaceLayoutDirection) -> [String: ResolvedImage] {
      var images: [String: ResolvedImage] = [:]
      for item in scene.resolved(in: direction).items {
        if case .image(let image) = item.content { images[item.id] = image }
      }
      return images
    }
    let (left, right) = (images(.leftToRight), images(.rightToLeft))
    // back: mirrored from right to left. reply: drawn for right to left, so it is mirrored from left to right.
    #expect(left["im0"]?.orientation == .up && right["im0"]?.orientation == .upMirrored)
    #expect(left["im1"]?.orientation == .up && right["im1"]?.orientation == .up)
    #expect(left["im2"]?.name == "quote" && right["im2"]?.name != "quote")
    #expect(right["im2"]?.orientation == .up)
    #expect(left["im3"]?.orientation == .upMirrored && right["im3"]?.orientation == .up)
    #expect(left["im4"]?.renderingMode == .template && left["im4"]?.tint != nil)
    #expect(left["im0"]?.scaling == .fit)
  }

  @Test("The catalog settles the infos about images; what it does not mirror is one finding there")
  func settling() throws {
    let catalog = Self.catalog()
    let before = try Self.screen().findings()
    // By their names: back, arrow_right, reply, next, left_hand.
    #expect(
      before.compactMap(\.image) == ["back", "arrow_right", "reply", "Icons/next", "left_hand"])
    let after = catalog.settling(before)
    #expect(after.compactMap(\.image) == ["Icons/next", "arrow_right", "left_hand"])
    #expect(after.allSatisfy { $0.file?.hasSuffix("/Contents.json") == true })
    let arrow = try #require(after.first { $0.image == "arrow_right" })
    #expect(arrow.explanation.contains("arrow@2x.png") && arrow.explanation.contains("Screen.xib:"))
    // Arrows to all four sides are a pad, whose sides stay.
    let sides = ["Up", "Down", "Left", "Right"].map { "pad-\($0).imageset" } + ["Left.imageset"]
    let pad = AssetCatalog(
      folders: ["A.xcassets"], list: { $0 == "A.xcassets" ? sides : [] },
      read: { _ in Array(#"{"images": [{"filename": "a.png"}]}"#.utf8) })
    #expect(pad.settling([], isAudited: { _ in true }).compactMap(\.image) == ["Left"])
    // An image that is not seen anywhere counts only where its catalog is audited, and code does not mirror it.
    #expect(catalog.settling([]).isEmpty)
    let audited = catalog.settling([], mirroredInCode: ["arrow_right"]) { _ in true }
    #expect(audited.compactMap(\.image) == ["Icons/next", "left_hand"])
  }

  @Test("What nothing names, what lies on a map, and a pair without an arrow are not reported")
  func unseen() {
    func catalog(_ names: [String], _ folder: String = "A.xcassets") -> AssetCatalog {
      AssetCatalog(
        folders: [folder], list: { $0 == folder ? names.map { "\($0).imageset" } : [] },
        read: { _ in Array(#"{"images": [{"filename": "a.png"}]}"#.utf8) })
    }
    func told(_ catalog: AssetCatalog, _ uses: ImageUses? = nil) -> [String] {
      catalog.settling([], isAudited: { _ in true }) { uses?.name($0) ?? true }
        .compactMap(\.image)
    }
    #expect(told(catalog(["hand-left", "hand-right"])) == [])
    #expect(told(catalog(["arrow-left", "arrow-right"])).count == 2)
    #expect(told(catalog(["arrow"], "POI-Icons.xcassets")) == [])
    #expect(told(catalog(["arrow"], "poi/A.xcassets")) == ["arrow"])
    func isNamed(_ name: String, _ text: String) -> Bool {
      var uses = ImageUses()
      uses.add(Array(text.utf8))
      return told(catalog([name]), uses) == [name]
    }
    #expect(isNamed("arrow_back", "UIImage(named: \"arrow_back\")"))
    #expect(isNamed("Next Arrow-20", "UIImage(named: \"Icons/Next Arrow-20\")"))
    #expect(isNamed("arrow_back", "view.image = .arrowBack"))
    #expect(isNamed("arrowImage", "view.image = R.image.arrow()"))
    #expect(isNamed("arrow_back", "UIImage(named: \"arrow_\\(side)\")"))
    #expect(
      isNamed("arrow_back", "[UIImage imageNamed:[NSString stringWithFormat:@\"arrow_%@\", side]]"))
    #expect(isNamed("arrow_back", "\"arrow_\" + side"))
    #expect(isNamed("arrow_back", "<imageView image=\"arrow_back\"/>"))
    #expect(!isNamed("arrow_back", "\"arrow\", \"back\", arrow_backwards"))
    #expect(!isNamed("arrow_back", ""))
  }

  @Test("A symbol is the name of its image")
  func symbols() {
    let files = ["A.xcassets": ["arrow_back.imageset"]]
    let catalog = AssetCatalog(folders: ["A.xcassets"], list: { files[$0] ?? [] }) { _ in
      Array(#"{"images": [{"filename": "a.png"}]}"#.utf8)
    }
    let use = AuditFinding(
      rule: "directed-image", severity: .info, file: "a.swift", explanation: "", cure: "",
      image: "arrowBack")
    #expect(catalog.settling([use]).map(\.image) == ["arrow_back"])
    #expect(
      catalog.settling([], mirroredInCode: ["arrowBack"], isAudited: { _ in true }).isEmpty)
  }
}
