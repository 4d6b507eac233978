internal import BidiLayout
internal import BidiPage
internal import BidiText
internal import Foundation

/// A page for browsers that shows a scene in one direction, in the other, or in both, and lists the texts that do not fit
/// their boxes.
///
/// The browser measures the texts with its own fonts, each in its box and in both directions. Its script gives the list to
/// programs too: `bidiScene.measure()`.
public struct ScenePage: Sendable {
  private let file: SceneFile
  private let svg: SceneSVG

  /// Makes a page of a file's scene.
  public init(_ file: SceneFile, options: SceneSVG.Options = SceneSVG.Options()) {
    self.file = file
    svg = SceneSVG(file, options: options)
  }

  /// The page: one file that needs no other.
  ///
  /// It begins with both directions where the window has room for them, else left to right. An address that ends in
  /// `#ltr`, `#rtl` or `#both` says which.
  ///
  /// - Returns: HTML, ending in a line break.
  /// - Complexity: O(*n*) for *n* nodes and the length of their texts.
  public func html() -> String {
    let title = file.title ?? file.path
    let record = ScenePageRecord(
      title: title, size: file.scene.size, texts: ScenePageRecord.Text.all(in: svg.scenes))
    // Nothing in these records can fail to encode.
    let json = (try? record.jsonText(isIndented: false, allowsInfinity: true)) ?? "{}"
    // No markup of a panel can be a mark of the template: there, texts are escaped.
    let body = PageAssets.sceneHtml
      .replacing("<!-- ltr -->", with: svg.screen(.leftToRight))
      .replacing("<!-- rtl -->", with: svg.screen(.rightToLeft))
    let page = Page(
      title: title, styles: [PageAssets.baseCss, PageAssets.sceneCss], body: body,
      scripts: [PageAssets.textJs, PageAssets.sceneJs])
    return page.head + Page.data("words", PageAssets.wordsJson)
      + Page.data("data", json) + page.tail
  }
}
