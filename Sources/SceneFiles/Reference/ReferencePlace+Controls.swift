internal import BidiLayout

extension ReferencePlace {
  /// A box in a layer over the control, which is a flex container with insets of its own.
  private init(inLayer layer: String, _ style: String, before: [String] = [], after: [String] = [])
  {
    self.init(style: "position:relative;flex:none;\(style)")
    self.before = ["<div style=\"position:absolute;display:flex;\(layer)\">"] + before
    self.after = after + ["</div>"]
  }

  /// The children of a control; those that are no part stand by their own frames.
  private static func places<Layout>(
    of children: [Node], in control: ControlParts<Layout>,
    _ place: (_ part: Layout.Part, _ sizes: [Layout.Part: LayoutSize]) -> ReferencePlace
  ) -> [ReferencePlace] {
    var sizes: [Layout.Part: LayoutSize] = [:]
    for (part, child) in zip(control.parts, children) where !child.isHidden {
      sizes[part] = child.wantedSize
    }
    return children.enumerated().map { index, child in
      index < control.parts.count && !child.isHidden
        ? place(control.parts[index], sizes) : ReferencePlace(frame: child, isArranged: true)
    }
  }

  private static func inset(_ insets: DirectionalEdgeInsets) -> String {
    "inset-block:\(SVGNumber(insets.top))rem \(SVGNumber(insets.bottom))rem;"
      + "inset-inline:\(SVGNumber(insets.leading))rem \(SVGNumber(insets.trailing))rem"
  }

  // MARK: Buttons

  /// Each part stands in a layer with its own insets, beside a box of the other part's size.
  static func places(
    of children: [Node], in button: ControlParts<ButtonLayout>
  ) -> [ReferencePlace] {
    places(of: children, in: button) { part, sizes in
      let layout = button.layout
      let isRow = layout.imagePlacement == .leading || layout.imagePlacement == .trailing
      let isImageFirst = layout.imagePlacement == .leading || layout.imagePlacement == .top
      let alignment =
        switch layout.alignment {
        case .leading: "flex-start"
        case .center: "center"
        case .trailing: "flex-end"
        }
      let (along, across) = isRow ? (alignment, "center") : ("center", alignment)
      let insets =
        layout.contentInsets + (part == .image ? layout.imageInsets : layout.titleInsets)
      let layer =
        "\(inset(insets));flex-direction:\(isRow ? "row" : "column");justify-content:\(along);"
        + "align-items:\(across);gap:\(SVGNumber(layout.imagePadding))rem"
      let other = sizes[part == .image ? .title : .image].map {
        ["<div style=\"flex:none;\(size($0))\"></div>"]
      }
      let isFirst = (part == .image) == isImageFirst
      return ReferencePlace(
        inLayer: layer, size(sizes[part] ?? .zero), before: isFirst ? [] : other ?? [],
        after: isFirst ? other ?? [] : [])
    }
  }

  // MARK: Cells and fields

  /// The sides of a cell or a field, and what stands there.
  private struct Sides {
    let insets: DirectionalEdgeInsets
    let spacing: Double
    var image: LayoutSize?
    var detail: LayoutSize?
    var accessory: LayoutSize?

    /// How far the text stands from the sides.
    var text: DirectionalEdgeInsets {
      var text = insets
      text.leading += image.map { $0.width + spacing } ?? 0
      text.trailing += accessory.map { $0.width + spacing } ?? 0
      text.trailing += detail.map { $0.width + spacing } ?? 0
      return text
    }

    func atStart() -> ReferencePlace {
      ReferencePlace(
        inLayer: "\(ReferencePlace.inset(insets));align-items:center",
        ReferencePlace.size(image ?? .zero))
    }

    func atEnd() -> ReferencePlace {
      ReferencePlace(
        inLayer: "\(ReferencePlace.inset(insets));justify-content:flex-end;align-items:center",
        ReferencePlace.size(accessory ?? .zero))
    }

    func beforeEnd() -> ReferencePlace {
      let room = accessory.map { $0.width + spacing } ?? 0
      return ReferencePlace(
        inLayer: "\(ReferencePlace.inset(insets));justify-content:flex-end",
        "width:\(SVGNumber(detail?.width ?? 0))rem",
        after: ["<div style=\"flex:none;width:\(SVGNumber(room))rem\"></div>"])
    }

    func between() -> ReferencePlace {
      ReferencePlace(style: "position:absolute;\(ReferencePlace.inset(text))")
    }
  }

  static func places(
    of children: [Node], in field: ControlParts<TextFieldLayout>
  ) -> [ReferencePlace] {
    places(of: children, in: field) { part, sizes in
      let sides = Sides(
        insets: field.layout.insets, spacing: field.layout.spacing, image: sizes[.leadingView],
        accessory: sizes[.trailingView])
      return switch part {
      case .leadingView: sides.atStart()
      case .text: sides.between()
      case .trailingView: sides.atEnd()
      }
    }
  }

  static func places(of children: [Node], in cell: ControlParts<TableCell>) -> [ReferencePlace] {
    places(of: children, in: cell) { part, sizes in
      let sides = Sides(
        insets: cell.layout.insets, spacing: cell.layout.spacing, image: sizes[.image],
        detail: sizes[.detail], accessory: sizes[.accessory])
      return switch part {
      case .image: sides.atStart()
      case .text: sides.between()
      case .detail: sides.beforeEnd()
      case .accessory: sides.atEnd()
      case .separator:
        ReferencePlace(
          style: "position:absolute;bottom:0;inset-inline:\(SVGNumber(sides.text.leading))rem 0;"
            + "height:\(SVGNumber(cell.layout.separatorHeight))rem")
      }
    }
  }
}
