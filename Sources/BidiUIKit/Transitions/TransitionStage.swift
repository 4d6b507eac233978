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
    private let direction: UserInterfaceLayoutDirection

    /// A view, what was changed on it, and what lies below and above it.
    fileprivate struct Screen {
      let view: UIView
      /// The shadow, on a view of its own, which nothing clips.
      let shade: UIView
      /// The black over the view.
      let dim: UIView
      let alpha: CGFloat
      let isHidden: Bool
      let transform: CATransform3D
      let mask: UIView?
      /// The mask of the transition.
      let shape: UIView

      var views: [UIView] { [shade, view, dim] }
    }

    init?(
      _ context: any UIViewControllerContextTransitioning, _ direction: UserInterfaceLayoutDirection
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
          if frame.width > 0, frame.height > 0 { view.place(in: frame) }
        }
        screens[role] = Screen(view)
      }
      guard !screens.isEmpty else { return nil }
      self.screens = screens
      for role in [TransitionRole.from, .to] {
        guard let screen = screens[role] else { continue }
        screen.views.forEach(container.addSubview(_:))
      }
    }

    /// The size that frames are worked out for.
    var size: LayoutSize { LayoutSize(container.bounds.size) }

    func show(_ frame: TransitionFrame) {
      if let front = screens[frame.front] {
        front.views.forEach(container.bringSubviewToFront(_:))
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
      shade = UIView(over: view)
      shade.layer.shadowPath = UIBezierPath(rect: shade.bounds).cgPath
      dim = UIView(over: view)
      dim.backgroundColor = .black
      alpha = view.alpha
      isHidden = view.isHidden
      transform = view.layer.transform
      mask = view.mask
      shape = UIView()
      shape.backgroundColor = .black
    }

    @MainActor fileprivate func show(_ layer: ResolvedTransitionLayer) {
      let map = CATransform3D(
        layer.transform(
          about: LayoutPoint(view.layer.anchorPoint),
          of: LayoutSize(view.bounds.size)))
      for view in views {
        // What the view's own transform makes of it is moved.
        view.layer.transform = CATransform3DConcat(transform, map)
        view.isHidden = layer.isHidden
      }
      view.alpha = alpha * CGFloat(layer.opacity)
      shade.alpha = CGFloat(layer.opacity)
      dim.alpha = CGFloat(layer.dim * layer.opacity)
      if let rect = layer.mask {
        shape.frame = CGRect(rect)
        view.mask = shape
      } else {
        view.mask = mask
      }
      shade.layer.setShadow(layer.shadow)
    }

    @MainActor fileprivate func restore() {
      view.layer.transform = transform
      view.alpha = alpha
      view.isHidden = isHidden
      view.mask = mask
      shade.removeFromSuperview()
      dim.removeFromSuperview()
    }
  }

  extension UIView {
    /// A view with the size, place and anchor of another, before transforms.
    fileprivate convenience init(over view: UIView) {
      self.init(frame: view.bounds)
      layer.anchorPoint = view.layer.anchorPoint
      center = view.center
      isUserInteractionEnabled = false
    }

    /// Sets the frame before the transform: `frame` has no meaning where there is one.
    fileprivate func place(in frame: CGRect) {
      bounds.size = frame.size
      center = CGPoint(
        x: frame.minX + layer.anchorPoint.x * frame.width,
        y: frame.minY + layer.anchorPoint.y * frame.height)
    }
  }

  extension ResolvedTransitionLayer {
    /// The map about the anchor that the layer of a view has.
    fileprivate func transform(
      about layerAnchor: LayoutPoint, of size: LayoutSize
    ) -> Transform3D {
      let x = (anchor.x - layerAnchor.x) * size.width
      let y = (anchor.y - layerAnchor.y) * size.height
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
