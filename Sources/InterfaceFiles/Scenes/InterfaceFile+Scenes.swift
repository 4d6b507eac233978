internal import BidiLayout

extension InterfaceFile {
  /// The scenes of the file: a storyboard has one for each controller with a view, a XIB one for each
  /// view at its top.
  ///
  /// Controllers of navigation and of tabs show their bars.
  ///
  /// - Parameters:
  ///   - strings: What texts say from right to left; nil for nothing.
  ///   - assets: The images of the app, which tell whether they are mirrored; nil for none.
  /// - Returns: The scenes, in the order of the file.
  /// - Complexity: O(*n* · *m*) for *n* boxes that constraints name and *m* constraints.
  public func scenes(
    translatedBy strings: InterfaceStrings? = nil, assets: AssetCatalog? = nil
  ) -> [InterfaceScene] {
    let assets = FileAssets(catalog: assets, path: path)
    var names = SceneNames()
    var scenes: [InterfaceScene] = []
    for object in tree.topObjects(kind) {
      let scene: InterfaceScene?
      if Vocabulary.controllers.contains(object.name) {
        scene = self.scene(ofController: object, strings, assets, &names)
      } else if object.isView {
        var builder = SceneBuilder(object, objects, strings, assets)
        let root = builder.build()
        scene = InterfaceScene(
          name: names.name(of: object, view: nil), objectID: object.id ?? "", kind: object.name,
          scene: LayoutScene(size: root.frame.size, windows: [root]),
          translations: builder.translations,
          translatedProperties: builder.translatedProperties, designFrames: builder.designFrames,
          unsettled: builder.unsettled, textFacts: builder.textFacts,
          unmeasured: builder.unmeasured)
      } else {
        scene = nil
      }
      if let scene { scenes.append(scene) }
    }
    return scenes
  }

  private func scene(
    ofController controller: Element, _ strings: InterfaceStrings?, _ assets: FileAssets,
    _ names: inout SceneNames
  ) -> InterfaceScene? {
    guard let id = controller.id else { return nil }
    guard let view = controller.child(key: "view"), view.isView else {
      return bars(ofController: controller, id, strings, assets, &names)
    }
    var builder = SceneBuilder(view, objects, strings, assets)
    let root = builder.build()
    var windows = [root]
    if let item = controller.child("navigationItem"), let bar = bar(of: item, over: root, &builder)
    {
      windows.append(bar)
    }
    if let items = controller.child("toolbarItems"), let id = controller.id {
      let bar = toolbar("\(id).toolbar", of: items, below: root.frame.size, &builder)
      if !bar.children.isEmpty { windows.append(bar) }
    }
    return InterfaceScene(
      name: names.name(of: controller, view: view), objectID: id, kind: controller.name,
      scene: LayoutScene(size: root.frame.size, windows: windows),
      translations: builder.translations, translatedProperties: builder.translatedProperties,
      designFrames: builder.designFrames, unsettled: builder.unsettled,
      textFacts: builder.textFacts,
      unmeasured: builder.unmeasured)
  }

  /// The bar that Interface Builder shows above a screen that has a navigation item.
  private func bar(of item: Element, over root: Node, _ builder: inout SceneBuilder) -> Node? {
    let top = objects.device.statusBar
    guard item["title"] != nil || !item.children.isEmpty,
      builder.geometry.hasRoom(for: item, objects.device)
    else { return nil }
    var bar = Node(
      id: item.id ?? "\(root.id).navigationItem",
      frame: LayoutRect(x: 0, y: top, width: root.frame.width, height: 44))
    builder.beginBar(item.itemViews)
    builder.fill(&bar, withItem: item)
    guard !bar.children.isEmpty else { return nil }
    bar.arrangement = .constraints(builder.endBar())
    return bar
  }

  /// The bar at the bottom of a screen that has toolbar items.
  private func toolbar(
    _ id: String, of items: Element, below size: LayoutSize, _ builder: inout SceneBuilder
  ) -> Node {
    let height = 44.0
    var bar = Node(
      id: id,
      frame: LayoutRect(
        x: 0, y: max(0, size.height - objects.device.homeIndicator - height), width: size.width,
        height: height))
    builder.beginBar(items.itemViews)
    builder.fillToolbar(&bar, items.children.filter { $0.name == "barButtonItem" })
    bar.arrangement = .constraints(builder.endBar())
    return bar
  }

  /// Controllers without a view of their own: those of navigation and of tabs show their bars.
  private func bars(
    ofController controller: Element, _ id: String, _ strings: InterfaceStrings?,
    _ assets: FileAssets, _ names: inout SceneNames
  ) -> InterfaceScene? {
    let size = objects.device.size
    guard
      let bar = controller.child("navigationBar") ?? controller.child("tabBar"), bar.id != nil
    else { return nil }
    var builder = SceneBuilder(bar, objects, strings, assets)
    var node = builder.build()
    if bar.name == "tabBar" {
      let items = objects.relatedControllers(of: controller, by: "viewControllers").compactMap {
        tabBarItem(of: $0)
      }
      builder.beginBar()
      builder.fillTabBar(
        &node, bar, items, selected: Int(controller.number("selectedIndex") ?? 0))
      node.arrangement = .constraints(builder.endBar())
      node.frame = LayoutRect(
        x: 0, y: max(0, size.height - objects.device.homeIndicator - 49), width: size.width,
        height: 49)
    } else {
      let root = objects.relatedControllers(of: controller, by: "rootViewController").first
      if let item = root?.child("navigationItem") {
        builder.beginBar(item.itemViews)
        builder.fill(&node, withItem: item)
        node.arrangement = .constraints(builder.endBar())
      }
      node.frame = LayoutRect(x: 0, y: objects.device.statusBar, width: size.width, height: 44)
    }
    var windows = [node]
    if let toolbar = controller.child("toolbar"), toolbar.isView {
      var builder = SceneBuilder(toolbar, objects, strings, assets)
      var bar = builder.build()
      bar.frame = LayoutRect(
        x: 0, y: max(0, size.height - objects.device.homeIndicator - 44), width: size.width,
        height: 44)
      bar.isHidden = controller["toolbarHidden"] != "NO"
      windows.append(bar)
    }
    return InterfaceScene(
      name: names.name(of: controller, view: nil), objectID: id, kind: controller.name,
      scene: LayoutScene(size: size, windows: windows), translations: builder.translations,
      translatedProperties: builder.translatedProperties, designFrames: [:], unsettled: [],
      textFacts: builder.textFacts, unmeasured: builder.unmeasured)
  }

  /// The item of a controller in a tab bar; that of its first screen where it only holds others.
  private func tabBarItem(of controller: Element) -> Element? {
    controller.child("tabBarItem")
      ?? objects.relatedControllers(of: controller, by: "rootViewController").first?.child(
        "tabBarItem")
  }
}

extension InterfaceTree {
  /// The objects at the top of the file, or of a scene of it.
  func topObjects(_ kind: InterfaceFile.Kind) -> [Element] {
    guard let root else { return [] }
    if kind == .xib { return root.children(in: "objects") }
    return root.children(in: "scenes").filter { $0.name == "scene" }
      .flatMap { $0.children(in: "objects") }
  }

  /// The views that stand in a scene.
  func drawnViews(_ kind: InterfaceFile.Kind) -> Set<Element> {
    var open = topObjects(kind).flatMap { object -> [Element] in
      guard Vocabulary.controllers.contains(object.name) else {
        return object.isView ? [object] : []
      }
      guard let view = object.child(key: "view"), view.isView else {
        let bars = [
          object.child("navigationBar") ?? object.child("tabBar"), object.child("toolbar"),
        ]
        return bars.first.flatMap(\.self) == nil ? [] : bars.compactMap(\.self).filter(\.isView)
      }
      return [view] + (object.child("navigationItem")?.itemViews ?? [])
        + (object.child("toolbarItems")?.itemViews ?? [])
    }
    var drawn: Set<Element> = []
    while let view = open.popLast() {
      drawn.insert(view)
      open += view.containedViews
    }
    return drawn
  }
}

/// Gives scenes names that are different.
private struct SceneNames {
  private var used: [String: Int] = [:]

  mutating func name(of object: Element, view: Element?) -> String {
    let candidates = [
      object["storyboardIdentifier"], object["userLabel"], object["customClass"],
      object["reuseIdentifier"], object["title"], view?["userLabel"], view?["customClass"],
    ]
    let name = candidates.compactMap(\.self).first { !$0.isEmpty } ?? object.name
    let count = used[name, default: 0] + 1
    used[name] = count
    guard count > 1 else { return name }
    return used["\(name) \(count)"] == nil ? "\(name) \(count)" : "\(name) \(object.id ?? "")"
  }
}
