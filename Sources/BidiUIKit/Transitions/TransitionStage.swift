#if canImport(UIKit)
  internal import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  internal import UIKit

  /// The views of a running transition, shown frame by frame.
  ///
  /// What they look like is a `TransitionFrame` of the core. At the end all is put back.
  @MainActor final class TransitionStage {
    private let container: UIView
    private let screens: [TransitionRole: Screen]
    private let direction: BidiText.LayoutDirection

    /// A view, what was changed on it, and the black that lies over it.
    fileprivate struct Screen {
      let view: UIView
      let dim: UIView
      let alpha: CGFloat
      let isHidden: Bool
      let transform: CATransform3D
      let mask: UIView?
      /// The mask of the transition.
      let shape: UIView
      let shadow: LayerShadow
    }

    init?(
      _ context: any UIViewControllerContextTransitioning, _ direction: BidiText.LayoutDirection
    ) {
      container = context.containerView
      self.direction = direction
      var screens: [TransitionRole: Screen] = [:]
      let keys:
        [(TransitionRole, UITransitionContextViewKey, UITransitionContextViewControllerKey)] =
          [(.from, .from, .from), (.to, .to, .to)]
      for (role, viewKey, controllerKey) in keys {
        // A presentation that keeps the presenting view in place gives no view for it.
        guard let view = context.view(forKey: viewKey) else { continue }
        if let controller = context.viewController(forKey: controllerKey) {
          let frame =
            role == .from
            ? context.initialFrame(for: controller) : context.finalFrame(for: controller)
          if frame.width > 0, frame.height > 0 { view.frame = frame }
        }
        screens[role] = Screen(view)
      }
      guard !screens.isEmpty else { return nil }
      self.screens = screens
      for role in [TransitionRole.from, .to] {
        guard let screen = screens[role] else { continue }
        container.addSubview(screen.view)
        screen.dim.frame = screen.view.frame
        container.addSubview(screen.dim)
      }
    }

    /// The size that frames are worked out for.
    var size: BidiLayout.Size { BidiLayout.Size(container.bounds.size) }

    func show(_ frame: TransitionFrame) {
      if let front = screens[frame.front] {
        container.bringSubviewToFront(front.view)
        container.bringSubviewToFront(front.dim)
      }
      for (role, screen) in screens {
        screen.show(frame[role].resolved(in: direction, size: size))
      }
    }

    /// Puts everything back, and takes the view away that is not shown any more.
    func end(didComplete: Bool) {
      for (role, screen) in screens {
        screen.restore()
        if role == (didComplete ? .from : .to) { screen.view.removeFromSuperview() }
      }
    }
  }

  extension TransitionStage.Screen {
    @MainActor fileprivate init(_ view: UIView) {
      self.view = view
      dim = UIView()
      dim.backgroundColor = .black
      dim.alpha = 0
      dim.isUserInteractionEnabled = false
      alpha = view.alpha
      isHidden = view.isHidden
      transform = view.layer.transform
      mask = view.mask
      shape = UIView()
      shape.backgroundColor = .black
      shadow = LayerShadow(view.layer)
    }

    @MainActor fileprivate func show(_ layer: ResolvedTransitionLayer) {
      let size = BidiLayout.Size(view.bounds.size)
      let transform = CATransform3D(layer.transformAboutCenter(of: size))
      for view in [view, dim] {
        view.layer.transform = transform
        view.isHidden = layer.isHidden
      }
      view.alpha = alpha * CGFloat(layer.opacity)
      dim.alpha = CGFloat(layer.dim * layer.opacity)
      if let rect = layer.mask {
        shape.frame = CGRect(rect)
        view.mask = shape
      }
      (layer.shadow.map { LayerShadow($0) } ?? shadow).set(on: view.layer)
    }

    @MainActor fileprivate func restore() {
      view.layer.transform = transform
      view.alpha = alpha
      view.isHidden = isHidden
      view.mask = mask
      shadow.set(on: view.layer)
      dim.removeFromSuperview()
    }
  }

  extension ResolvedTransitionLayer {
    /// The map about the middle of a view, where layers have their anchor unless they are told.
    fileprivate func transformAboutCenter(of size: BidiLayout.Size) -> Transform3D {
      let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
      let spatial: Transform3D =
        switch transform {
        case .affine(let affine): Transform3D(affine)
        case .spatial(let spatial): spatial
        }
      return Transform3D(translationX: -x, y: -y, z: 0)
        .concatenating(spatial)
        .concatenating(Transform3D(translationX: x, y: y, z: 0))
    }
  }
#endif
