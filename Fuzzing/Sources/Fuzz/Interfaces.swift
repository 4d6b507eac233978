@testable import InterfaceFiles
@testable import SceneFiles

/// Any bytes as a storyboard or a XIB: refused with a place, or read; fixed once at most, and scenes are files.
func fuzzInterfaces(_ input: inout Input) {
  let bytes = input.rest()
  let file: InterfaceFile
  do throws(InterfaceFileError) {
    file = try InterfaceFile(path: "x.storyboard", bytes: bytes)
  } catch {
    require(!error.message.isEmpty, "what is refused has a reason")
    return
  }
  require(file.source.bytes() == bytes, "a file is given back as it was")
  let strings = InterfaceStrings(locale: "ar", values: ["a.text": "\u{627}\u{628}"])
  for scene in file.scenes(translatedBy: strings) {
    let scene = SceneFile(
      path: "x", scene: scene.scene, title: scene.name, nodeTranslations: scene.translations,
      locale: "ar")
    guard let json = try? scene.json() else { continue }
    guard let again = try? SceneFile(path: "x", bytes: Array(json.utf8)) else {
      fail("a scene of an interface is a file: \(json)")
    }
    require(again.scene == scene.scene, "and is the same: \(json)")
  }
  for finding in file.findings() {
    let offset = finding.location?.byteOffset ?? .max
    require(offset <= bytes.count * 3, "findings have a place")
  }
  do throws(InterfaceFixError) {
    guard let fixed = try file.fixed() else { return }
    require(!fixed.made.isEmpty, "what is fixed had findings")
    require(try fixed.file.fixed() == nil, "fixing twice is fixing once")
  } catch {
    require(!error.message.isEmpty, "a fix that is not made has a reason")
  }
}
