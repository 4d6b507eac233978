internal import BidiText

/// A page for browsers that shows a scene in one direction or the other, with a switch.
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
  /// It begins left to right, and right to left where its address ends in `#rtl`.
  ///
  /// - Returns: HTML, ending in a line break.
  public func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en" data-direction="ltr">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(SVGMarkup.escaped(file.title ?? file.path))</title>
    <style>
      body { font: 15px system-ui, sans-serif; background: #eef1f4; color: #48525c; margin: 24px; text-align: center; }
      button { font: inherit; padding: 6px 14px; margin-bottom: 16px; }
      [data-direction=ltr] #rtl-panel, [data-direction=rtl] #ltr-panel { display: none; }
    </style>
    <body>
    <button id="switch" type="button">Show right to left</button>
    <div id="ltr-panel">
    \(svg.panel(.leftToRight))</div>
    <div id="rtl-panel">
    \(svg.panel(.rightToLeft))</div>
    <script>
      const root = document.documentElement;
      const button = document.getElementById("switch");
      function show(direction) {
        root.dataset.direction = direction;
        button.textContent = direction === "rtl" ? "Show left to right" : "Show right to left";
      }
      button.addEventListener("click", () => show(root.dataset.direction === "rtl" ? "ltr" : "rtl"));
      if (location.hash === "#rtl") show("rtl");
    </script>
    </body>
    </html>

    """
  }
}
