import BidiInteraction
import BidiLayout
import BidiTestSupport
import BidiText
import Testing

private let size = LayoutSize(width: 375, height: 812)

/// Every style, with what it is called.
private let styles: [(name: String, style: any TransitionStyle)] = [
  ("slide", SlideTransition()), ("article's slide", SlideTransition.article),
  ("SwipeTransition's slide", SlideTransition.swipeTransition),
  ("Flutter's slide", SlideTransition.flutter), ("zoom", ZoomSlideTransition()),
  ("cube", TabCubeTransition(from: 0, to: 2)), ("cube back", TabCubeTransition(from: 3, to: 1)),
  ("article's cube", TabCubeTransition.article(from: 0, to: 1)),
  ("same tab", TabCubeTransition(from: 1, to: 1)), ("cover", ModalCoverTransition(dim: 0.3)),
  ("mask", MaskTransition(from: LayoutRect(x: 20, y: 600, width: 60, height: 44))),
]

extension TransitionLayer {
  fileprivate func box(_ direction: UserInterfaceLayoutDirection) -> LayoutRect? {
    let layer = resolved(in: direction, size: size)
    let corners = [
      LayoutPoint.zero, LayoutPoint(x: size.width, y: 0),
      LayoutPoint(x: size.width, y: size.height),
      LayoutPoint(x: 0, y: size.height),
    ].compactMap { layer.apply(to: $0, in: size) }
    guard corners.count == 4, let first = corners.first else { return nil }
    return corners.dropFirst().reduce(LayoutRect(origin: first, size: .zero)) {
      $0.union(LayoutRect(origin: $1, size: .zero))
    }
  }
}

extension LayoutRect {
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    x.isNear(other.x, within: 1e-6) && y.isNear(other.y, within: 1e-6)
      && width.isNear(other.width, within: 1e-6) && height.isNear(other.height, within: 1e-6)
  }
}

@Suite("Transitions")
struct TransitionTests {
  @Test("Row 20: at the ends the screen that is shown is as it always is")
  func identityAtTheEnds() {
    for (name, style) in styles {
      for operation in TransitionOperation.allCases {
        let (first, last) = (
          style.frame(operation, progress: 0, in: size),
          style.frame(operation, progress: 1, in: size)
        )
        #expect(first.from == .identity, "\(name)")
        #expect(last.to == .identity, "\(name)")
        // What is not shown any more throws no shadow on it either.
        #expect(first.to.shadow == nil && last.from.shadow == nil, "\(name)")
      }
    }
  }

  @Test("Row 20: pop(p) = push(1 − p) with the screens exchanged")
  func popIsPushBackwards() {
    var random = SeededGenerator(seed: 20)
    for (name, style) in styles {
      for progress in [0, 0.25, 0.5, 1]
        + (0..<50).map({ _ in Double.random(in: 0...1, using: &random) })
      {
        let pop = style.frame(.pop, progress: progress, in: size)
        let push = style.frame(.push, progress: 1 - progress, in: size)
        #expect(pop.from == push.to && pop.to == push.from, "\(name)")
        #expect(pop.front != push.front, "\(name)")
        #expect(pop.exchanged.exchanged == pop)
      }
    }
  }

  @Test("Row 20: right to left is the mirror of left to right")
  func mirror() {
    for (name, style) in styles {
      for operation in TransitionOperation.allCases {
        for frame in style.frames(operation, count: 9, in: size) {
          for role in TransitionRole.allCases {
            let (left, right) = (
              frame[role].resolved(in: .leftToRight, size: size),
              frame[role].resolved(in: .rightToLeft, size: size)
            )
            for point in [LayoutPoint(x: 3, y: 9), LayoutPoint(x: 300, y: 700)] {
              let seen = left.apply(to: point, in: size)
              let mirrored = right.apply(to: point.mirrored(inWidth: 375), in: size)
              guard let seen, let mirrored else {
                #expect(seen == nil && mirrored == nil, "\(name)")
                continue
              }
              #expect((seen.x + mirrored.x).isNear(375, within: 1e-6), "\(name)")
              #expect(seen.y.isNear(mirrored.y, within: 1e-6), "\(name)")
            }
            #expect(right.mask == left.mask?.mirrored(inWidth: 375))
            #expect(right.opacity == left.opacity && right.dim == left.dim)
            #expect(right.shadow?.x == left.shadow.map { -$0.x })
          }
        }
      }
    }
  }

  @Test("Row 20, article 000: right to left, push enters at −W and pop leaves to −W")
  func slideOfArticle000() {
    let style = SlideTransition.article
    func x(
      _ operation: TransitionOperation, _ progress: Double, _ role: TransitionRole,
      _ direction: UserInterfaceLayoutDirection
    ) -> Double? {
      style.frame(operation, progress: progress, in: size)[role].box(direction)?.x
    }
    #expect(x(.push, 0, .to, .rightToLeft) == -375)
    #expect(x(.push, 1, .from, .rightToLeft) == 375)
    #expect(x(.pop, 1, .from, .rightToLeft) == -375)
    #expect(x(.pop, 0, .to, .rightToLeft) == 375)
  }

  @Test("Row 20, article 001: frames that were left to right only")
  func slideOfArticle001() {
    // to.x = W·(p − 1), from.x = W·p, while p percent of a pop are done.
    for progress in [0, 0.25, 0.5, 0.75, 1] {
      let frame = SlideTransition.article.frame(.pop, progress: progress, in: size)
      for (direction, sign) in [
        (UserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1),
      ] {
        #expect(frame.to.box(direction)?.x == 375 * (progress - 1) * sign)
        #expect(frame.from.box(direction)?.x == 375 * progress * sign)
        #expect(frame.from.box(direction)?.y == 0)
      }
      #expect(frame.front == .from)
    }
  }

  @Test("Row 20: parallax, dim, and a shadow at the leading side of the screen above")
  func parallax() {
    let frame = SlideTransition.swipeTransition.frame(.push, progress: 0.5, in: size)
    #expect(frame.from.box(.leftToRight)?.x.isNear(-0.3 * 0.5 * 375) == true)
    #expect(frame.from.dim == 0.05 && frame.to.dim == 0)
    let flutter = SlideTransition.flutter.frame(.push, progress: 0.5, in: size)
    #expect(flutter.from.box(.rightToLeft)?.x.isNear(62.5) == true)
    #expect(flutter.from.shadow == nil)
    #expect((flutter.to.resolved(in: .leftToRight, size: size).shadow?.x ?? 0) < 0)
    #expect((flutter.to.resolved(in: .rightToLeft, size: size).shadow?.x ?? 0) > 0)
    // It comes with the screen, as in Flutter: from nothing to 4 of 255, over 5 % of the width.
    #expect(flutter.to.shadow?.color.alpha == 2.0 / 255)
    #expect(flutter.to.shadow?.blurRadius == 18.75)
    for operation in TransitionOperation.allCases {
      let alphas = SlideTransition().frames(operation, count: 9, in: size).dropLast().dropFirst()
        .compactMap { $0[operation == .push ? .to : .from].shadow?.color.alpha }
      #expect(alphas.count == 7)
      #expect(alphas == (operation == .push ? alphas.sorted() : alphas.sorted(by: >)))
      #expect(Set(alphas).count == 7)
    }
  }

  @Test("Row 20: frames past the ends, as a spring shows them")
  func pastTheEnds() {
    for (name, style) in styles {
      for progress in [-0.2, 1.2, .nan, .infinity] {
        let frame = style.frame(.push, progress: progress, in: size)
        for role in TransitionRole.allCases {
          let layer = frame[role]
          #expect((0...1).contains(layer.opacity) && (0...1).contains(layer.dim), "\(name)")
        }
        #expect(frame.to.box(.leftToRight).map { $0.x.isFinite } ?? true, "\(name)")
      }
      #expect(style.frames(.pop, count: 0, in: size).isEmpty)
      #expect(style.frames(.pop, count: 1, in: size).count == 1)
      #expect(style.duration > 0)
    }
    #expect(
      SlideTransition.article.frame(.push, progress: 1.1, in: size).to.box(.leftToRight)?.x
        .isNear(-37.5) == true)
  }

  @Test("Row 21: zoom and opacity are not mirrored, the way is")
  func zoom() {
    let style = ZoomSlideTransition()
    // The article's pop: the new screen comes from −W and grows from a tenth.
    let start = style.frame(.pop, progress: 0, in: size)
    let end = style.frame(.pop, progress: 1, in: size)
    for (direction, sign) in [(UserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      let to = start.to.box(direction)
      let from = end.from.box(direction)
      #expect(to?.center.x.isNear(187.5 - 375 * sign) == true)
      #expect(from?.center.x.isNear(187.5 + 375 * sign) == true)
      #expect(to?.width.isNear(37.5) == true && from?.height.isNear(81.2) == true)
    }
    #expect(start.to.opacity == 0 && end.from.opacity == 0)
    #expect(style.frame(.pop, progress: 0.25, in: size).to.opacity == 0.25)
    #expect(style.duration == 0.7)
  }

  @Test("Row 21, article 003: all is put back, after a cancel too")
  func putBackAfterCancel() {
    for (name, style) in styles {
      for end in [100.0, 300] {
        var interaction = PopInteraction(.fullScreenBack)
        var playback = TransitionPlayback()
        func sample(_ x: Double) -> PanSample {
          PanSample(
            time: 0, location: LayoutPoint(x: 50 + x, y: 0), translation: LayoutPoint(x: x, y: 0))
        }
        let context = PopContext(size: size, layoutDirection: .leftToRight)
        #expect(playback.progress(at: 0) == nil)
        var settle: Settle?
        for event in [
          PopEvent.began(sample: sample(9), context: context), .changed(sample: sample(200)),
          .ended(sample: sample(end)),
        ] {
          for command in interaction.handle(event) {
            playback.perform(command, at: 0)
            settle = command.settle
          }
        }
        #expect(playback.progress(at: 0) == end / 375)
        // While it moves, and when its time is over but nobody was told yet.
        #expect(
          playback.frame(of: style, .pop, at: 0, in: size)
            == style.frame(.pop, progress: end / 375, in: size))
        #expect(
          playback.frame(of: style, .pop, at: 9, in: size)
            == style.frame(.pop, progress: end < 200 ? 0 : 1, in: size))
        for command in interaction.handle(.settled(token: settle?.token ?? 0, time: 9)) {
          playback.perform(command, at: 9)
        }
        var (shown, gone) = (TransitionLayer.identity, TransitionLayer.identity)
        (shown.isHidden, gone.isHidden) = (false, true)
        let frame = playback.frame(of: style, .pop, at: 9, in: size)
        #expect(frame.from == (end < 200 ? shown : gone), "\(name)")
        #expect(frame.to == (end < 200 ? gone : shown), "\(name)")
      }
    }
  }

  @Test("Row 22: order × layout is the sign of the angle; anchors change places")
  func cube() {
    for (from, to, order) in [(0, 1, 1.0), (4, 1, -1)] {
      let style = TabCubeTransition.article(from: from, to: to)
      #expect(style.order == order)
      for (direction, layout) in [
        (UserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1),
      ] {
        let sign = order * layout
        let start = style.frame(.push, progress: 0, in: size).to
        let end = style.frame(.push, progress: 1, in: size).from
        let (entering, leaving) = (
          start.resolved(in: direction, size: size), end.resolved(in: direction, size: size)
        )
        #expect(entering.anchor.x == (sign > 0 ? 0 : 1) && entering.anchor.y == 0.5)
        #expect(leaving.anchor.x == (sign > 0 ? 1 : 0))
        // Article: −90° for the new face, +90° for the old one; m13 is −sin.
        #expect(-sine(entering) == -sign && -sine(leaving) == sign)
      }
    }
  }

  private func sine(_ layer: ResolvedTransitionLayer) -> Double {
    guard case .spatial(let transform) = layer.transform else { return .nan }
    return transform.element(row: 1, column: 3) ?? .nan
  }

  @Test("Row 22: the faces share an edge, and stay before the viewer")
  func cubeEdges() {
    let styles = [
      TabCubeTransition(from: 0, to: 1), TabCubeTransition(from: 1, to: 0),
      TabCubeTransition.article(from: 0, to: 1), TabCubeTransition.article(from: 1, to: 0),
    ]
    for style in styles {
      for direction in UserInterfaceLayoutDirection.allCases {
        for frame in style.frames(.push, count: 17, in: size) {
          let (from, to) = (
            frame.from.resolved(in: direction, size: size),
            frame.to.resolved(in: direction, size: size)
          )
          // The edge of each face, in its own coordinates.
          let edges = [(from, TransitionRole.from), (to, .to)].map { layer, role in
            let anchor = style.anchorX(of: role)
            let x = direction == .leftToRight ? anchor : 1 - anchor
            return layer.apply(to: LayoutPoint(x: x * 375, y: 406), in: size)
          }
          #expect(edges[0] != nil && edges[0]?.x.isNear(edges[1]?.x ?? .nan) == true)
          #expect(frame.from.box(direction) != nil && frame.to.box(direction) != nil)
        }
      }
    }
    // From outside the far edge is smaller, from inside larger: the perspective is seen.
    for (facing, isSmaller) in [(TabCubeTransition.Facing.outward, true), (.inward, false)] {
      let layer = TabCubeTransition(from: 0, to: 1, facing: facing)
        .frame(.push, progress: 0.5, in: size).to.resolved(in: .leftToRight, size: size)
      let (top, bottom) = (
        layer.apply(to: LayoutPoint(x: 375, y: 0), in: size),
        layer.apply(to: LayoutPoint(x: 375, y: 812), in: size)
      )
      let height = (bottom?.y ?? .nan) - (top?.y ?? .nan)
      #expect(isSmaller ? height < 800 : height > 824)
    }
  }

  @Test("Row 22: the same tab does not move; back is forward backwards")
  func cubeOrder() {
    let still = TabCubeTransition(from: 2, to: 2)
    for frame in still.frames(.push, count: 5, in: size) {
      #expect(frame.from == .identity && frame.to == .identity)
    }
    #expect(TabCubeTransition(from: .min, to: .max).order == 1)
    #expect(TabCubeTransition(from: .max, to: .min).order == -1)
    for progress in [0.125, 0.25, 0.75] {
      let back = TabCubeTransition(from: 1, to: 0).frame(.push, progress: progress, in: size)
      let pop = TabCubeTransition(from: 0, to: 1).frame(.pop, progress: progress, in: size)
      for role in TransitionRole.allCases {
        for direction in UserInterfaceLayoutDirection.allCases {
          let (first, second) = (back[role].box(direction), pop[role].box(direction))
          #expect(first.flatMap { box in second.map { box.isNear($0) } } == true)
        }
      }
    }
  }

  @Test("Row 23: what covers the screen is the same in both directions")
  func cover() {
    let style = ModalCoverTransition(dim: 0.3)
    for operation in TransitionOperation.allCases {
      for frame in style.frames(operation, count: 9, in: size) {
        for role in TransitionRole.allCases {
          #expect(
            frame[role].resolved(in: .leftToRight, size: size)
              == frame[role].resolved(in: .rightToLeft, size: size))
        }
      }
    }
    // The article: from H below, and back there.
    #expect(style.frame(.push, progress: 0, in: size).to.box(.rightToLeft)?.y == 812)
    #expect(style.frame(.pop, progress: 0.25, in: size).from.box(.rightToLeft)?.y == 203)
  }

  @Test("A mask grows from a rectangle at its side of the screen")
  func mask() {
    let style = MaskTransition(from: LayoutRect(x: 20, y: 600, width: 60, height: 44))
    func mask(_ progress: Double, _ direction: UserInterfaceLayoutDirection) -> LayoutRect? {
      style.frame(.push, progress: progress, in: size).to.resolved(in: direction, size: size).mask
    }
    #expect(mask(0, .leftToRight) == LayoutRect(x: 20, y: 600, width: 60, height: 44))
    #expect(mask(0, .rightToLeft) == LayoutRect(x: 295, y: 600, width: 60, height: 44))
    #expect(mask(0.5, .leftToRight) == LayoutRect(x: 10, y: 300, width: 217.5, height: 428))
    #expect(mask(1, .leftToRight) == nil)
  }
}

@Suite("Transitions as scenes")
struct TransitionSceneTests {
  private static func screen(_ name: String) -> LayoutScene {
    let bounds = LayoutRect(origin: .zero, size: size)
    return LayoutScene(
      size: size,
      windows: [
        Node(
          id: name, frame: bounds,
          children: [
            Node(id: name + ".button", frame: LayoutRect(x: 16, y: 20, width: 44, height: 40)),
            Node(id: name + ".badge", frame: LayoutRect(x: 300, y: 700, width: 20, height: 24)),
          ])
      ])
  }

  @Test("Row 20: a scene at any moment is the mirror of itself, by both strategies")
  func mirror() {
    let (from, to) = (Self.screen("from"), Self.screen("to"))
    for (name, style) in styles {
      for operation in TransitionOperation.allCases {
        for progress in [0, 0.25, 0.5, 0.9, 1] {
          let scene = style.frame(operation, progress: progress, in: to.size)
            .scene(from: from, to: to, in: to.size)
          let left = scene.resolved(in: .leftToRight)
          for strategy in MirroringStrategy.allCases {
            let right = scene.resolved(in: .rightToLeft, strategy: strategy)
            #expect(left.items.count == right.items.count)
            for (first, second) in zip(left.items, right.items) {
              #expect(
                second.frame.isNear(first.frame.mirrored(inWidth: 375)),
                "\(name) \(operation) \(progress) \(first.id)")
            }
          }
        }
      }
    }
  }

  @Test("Row 20: scenes show what frames say")
  func frames() throws {
    let (from, to) = (Self.screen("from"), Self.screen("to"))
    for (name, style) in styles {
      for progress in [0.125, 0.5, 0.75] {
        let frame = style.frame(.pop, progress: progress, in: size)
        for direction in UserInterfaceLayoutDirection.allCases {
          let resolved = frame.scene(from: from, to: to, in: size).resolved(in: direction)
          for (role, id) in [(TransitionRole.from, "from"), (.to, "to")] {
            let item = try #require(resolved.item(id))
            let layer = frame[role].resolved(in: direction, size: size)
            for point in [LayoutPoint.zero, LayoutPoint(x: 375, y: 812), LayoutPoint(x: 40, y: 7)] {
              let (seen, wanted) = (
                item.transform.apply(to: point), layer.apply(to: point, in: size)
              )
              #expect(seen?.x.isNear(wanted?.x ?? .nan, within: 1e-6) == true, "\(name) \(id)")
              #expect(seen?.y.isNear(wanted?.y ?? .nan, within: 1e-6) == true, "\(name) \(id)")
            }
            if let mask = layer.mask {
              #expect(resolved.item("transition.\(id)")?.frame.isNear(mask) == true)
            }
          }
        }
      }
    }
  }

  @Test("A mask: outside of it one sees and touches the screen below")
  func touchThroughMask() {
    let style = MaskTransition(from: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    let (from, to) = (Self.screen("from"), Self.screen("to"))
    let scene = style.frame(.push, progress: 0, in: to.size)
      .scene(from: from, to: to, in: to.size)
    for direction in UserInterfaceLayoutDirection.allCases {
      let resolved = scene.resolved(in: direction)
      func hit(_ x: Double, _ y: Double) -> String? {
        let x = direction == .leftToRight ? x : 375 - x
        return resolved.hitTest(LayoutPoint(x: x, y: y)).map { resolved.items[$0.item].id }
      }
      #expect(hit(30.5, 30.5) == "to.button")
      #expect(hit(90.5, 90.5) == "to")
      #expect(hit(110.5, 90.5) == "from")
      #expect(hit(310.5, 710.5) == "from.badge")
    }
  }

  @Test("A screen with a mask turns about the same place as one without")
  func maskAndTransform() throws {
    let (from, to) = (Self.screen("from"), Self.screen("to"))
    var frame = TransitionFrame(from: .identity, to: .identity, front: .to)
    frame.to.transform = .affine(Transform2D(rotation: 0.5))
    frame.to.anchor = LayoutPoint(x: 0.25, y: 1)
    for direction in UserInterfaceLayoutDirection.allCases {
      frame.to.mask = nil
      let whole = frame.scene(from: from, to: to, in: size).resolved(in: direction)
      frame.to.mask = LayoutRect(x: 10, y: 20, width: 100, height: 50)
      let masked = frame.scene(from: from, to: to, in: size).resolved(in: direction)
      let (first, second) = (
        try #require(whole.item("to")?.transform),
        try #require(masked.item("to")?.transform)
      )
      for point in [LayoutPoint.zero, LayoutPoint(x: 200, y: 300)] {
        let (one, two) = (first.apply(to: point), second.apply(to: point))
        #expect(one?.x.isNear(two?.x ?? .nan) == true && one?.y.isNear(two?.y ?? .nan) == true)
      }
    }
  }

  @Test("Row 20: dim lies over the screen and lets touches through; hidden screens are gone")
  func parts() throws {
    let (from, to) = (Self.screen("from"), Self.screen("to"))
    let scene = SlideTransition().frame(.push, progress: 0.5, in: size)
      .scene(from: from, to: to, in: size)
    let ids = scene.resolved(in: .rightToLeft).items.map(\.id)
    #expect(
      ids == [
        "transition", "transition.from", "from", "from.button", "from.badge",
        "transition.from.dim", "transition.to", "to", "to.button", "to.badge",
      ])
    let dim = try #require(scene.resolved(in: .rightToLeft).item("transition.from.dim"))
    #expect(!dim.allowsHitTesting && dim.decoration?.fill?.alpha == 0.05)
    #expect(scene.resolved(in: .rightToLeft).item("transition.to")?.decoration?.shadow?.x == 4)
    let end = TransitionFrame.cancelled.scene(from: from, to: to, in: size)
    #expect(end.resolved(in: .leftToRight).item("to") == nil)
    // What is left is drawn as the screen alone is.
    let alone = from.resolved(in: .rightToLeft)
    for item in alone.items {
      #expect(end.resolved(in: .rightToLeft).item(item.id)?.transform == item.transform)
    }
  }
}
