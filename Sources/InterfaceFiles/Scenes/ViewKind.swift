internal import BidiLayout

extension Element {
  /// The frame that Interface Builder wrote, in the coordinates of the parent: of the box that
  /// constraints see, which UIKit calls the alignment rectangle.
  var designFrame: LayoutRect? {
    writtenFrame.map { frame in alignmentInsets.map { frame.inset(by: $0) } ?? frame }
  }

  /// The frame that Interface Builder wrote, which autoresizing goes by.
  var writtenFrame: LayoutRect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    return LayoutRect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: max(0, rect.number("width") ?? 0),
      height: max(0, rect.number("height") ?? 0))
  }

  /// What the frames of some controls have round the box that constraints see.
  ///
  /// Read off frames that Interface Builder writes for views tied to both sides.
  private var alignmentInsets: PhysicalEdgeInsets? {
    switch name {
    case "switch": PhysicalEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider": PhysicalEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": PhysicalEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: nil
    }
  }

  /// The views right inside, from back to front.
  var subviewElements: [Element] {
    var views: [Element] = []
    for child in children {
      if child.isView {
        // What is a view and the value of a property, such as `contentView`.
        views.append(child)
        continue
      }
      switch child.name {
      case "subviews", "prototypes", "cells": views += child.children.filter(\.isView)
      case "sections":
        for section in child.children where section.name == "tableViewSection" {
          views += section.children(in: "cells").filter(\.isView)
        }
      default: break
      }
    }
    return views
  }

  /// The views of the app's own that stand in the items of a bar: titles, and what buttons hold.
  var itemViews: [Element] {
    switch name {
    case "navigationBar":
      children(in: "items").last { $0.name == "navigationItem" }?.itemViews ?? []
    case "navigationItem":
      [child(key: "titleView")].compactMap(\.self).filter(\.isView)
        + (barButtonItems(at: .leading) + barButtonItems(at: .trailing)).flatMap(\.itemViews)
    case "toolbar", "toolbarItems":
      (name == "toolbar" ? children(in: "items") : children)
        .filter { $0.name == "barButtonItem" }.flatMap(\.itemViews)
    case "barButtonItem": children.first(where: \.isView).map { [$0] } ?? []
    default: []
    }
  }

  /// The buttons of a navigation item at one side.
  ///
  /// Left is the side where the interface begins, and right where it ends.
  func barButtonItems(at side: LayoutConstraint.Attribute) -> [Element] {
    let one = side == .leading ? "leftBarButtonItem" : "rightBarButtonItem"
    let many = "\(one)s"
    return [child("barButtonItem", key: one)].compactMap(\.self)
      + (children.first { $0.name == many || $0.key == many }?.children.filter {
        $0.name == "barButtonItem"
      } ?? [])
  }

  /// Whether the element is a segue that shows another controller in a container.
  var isEmbedding: Bool { name == "segue" && self["kind"] == "embed" }

  /// The views right inside, and those in the items of a bar.
  var containedViews: [Element] { subviewElements + itemViews }

  /// Whether the view is placed by its frame, as autoresizing has it.
  var hasAutoresizing: Bool { self["translatesAutoresizingMaskIntoConstraints"] != "NO" }

  /// Whether UIKit places the view itself: content views of cells, cells of tables, views of bars.
  var isPlacedByParent: Bool {
    guard let parent else { return false }
    if parent.name == "navigationItem" || parent.name == "barButtonItem" { return true }
    if ["prototypes", "cells", "sections"].contains(parent.name) { return true }
    // The values of properties, such as the content view of a cell and the header of a table.
    return key != nil && key != "view"
  }

  /// Whether the view is a cell of a table that takes the height of its content, or the content view of one.
  ///
  /// A height of -1 is `UITableView.automaticDimension`. Where Interface Builder itself calls a view in the cell ambiguous or
  /// misplaced, the sizes in it are not those of its content, and the cell is as high as in the file.
  var isSelfSizing: Bool {
    if key == "contentView" { return parent?.isSelfSizing ?? false }
    guard name == "tableViewCell", let list = parent?.name, list == "prototypes" || list == "cells",
      let table = selfAndAncestors.first(where: { $0.name == "tableView" })
    else { return false }
    return (self["rowHeight"] ?? table["rowHeight"]) == "-1" && !holdsUnsettledViews
  }

  /// Whether Interface Builder calls the place of a view open or wrong, right here or inside.
  private var holdsUnsettledViews: Bool {
    var open = [self]
    while let view = open.popLast() {
      if view.isTrue("ambiguous") || view.isTrue("misplaced") { return true }
      open += view.subviewElements
    }
    return false
  }

  /// Whether a child of the view stands in a list that a stack arranges.
  var isArranged: Bool { parent?.name == "subviews" && parent?.parent?.name == "stackView" }

  /// Whether the content of such a view has a size of its own: in width, in height.
  var hasIntrinsicSize: (width: Bool, height: Bool) {
    switch name {
    case "label", "button", "switch", "segmentedControl", "stepper", "activityIndicatorView",
      "pageControl", "pickerView", "datePicker", "textField", "colorWell":
      (true, true)
    case "imageView": (self["image"] != nil, self["image"] != nil)
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
      (false, true)
    case "textView": (self["scrollEnabled"] == "NO", self["scrollEnabled"] == "NO")
    default:
      (
        self["placeholderIntrinsicWidth"] != nil && self["placeholderIntrinsicWidth"] != "infinite",
        self["placeholderIntrinsicHeight"] != nil
          && self["placeholderIntrinsicHeight"] != "infinite"
      )
    }
  }

  /// Whether the element holds text that letters make, whose direction matters.
  var showsText: Bool {
    ["label", "button", "textField", "textView", "segmentedControl", "searchBar"].contains(name)
  }
}
