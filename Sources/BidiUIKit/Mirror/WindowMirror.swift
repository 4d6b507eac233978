#if canImport(UIKit)
  public import BidiLayout
  public import BidiText
  public import UIKit

  /// Shows a window that is laid out left to right in a mirror, and turns back what must not be
  /// mirrored.
  ///
  /// It is for apps whose layout does not know leading and trailing, and nothing happens where nobody
  /// makes one. There are no hooks: call ``update()`` when views came or went, such as in
  /// `viewDidLayoutSubviews`. Views keep a behavior by ``setBehavior(_:for:)``; those without one are
  /// asked what they show, by the table of the core.
  ///
  /// ```swift
  /// let mirror = WindowMirror(window)
  /// mirror.setBehavior(.upright, for: chartView)
  /// mirror.direction = .rightToLeft
  /// ```
  ///
  /// An app sets the transforms of its views as if there were no mirror; ``update()`` lays the mirror over
  /// one that is new. Touches follow what is seen, because UIKit converts them by the transforms of views.
  /// Scroll views begin at the leading edge and are not to be turned.
  @MainActor public final class WindowMirror {
    /// The direction to show.
    ///
    /// What was turned is turned back for left to right.
    public var direction: BidiText.LayoutDirection = .leftToRight {
      didSet { update() }
    }

    /// What a view draws, where the app knows better; nil for what `Content` says.
    ///
    /// ```swift
    /// mirror.content = { $0 is WKWebView ? .web : nil }
    /// ```
    public var content: (UIView) -> Content? = { _ in nil }

    private weak var window: UIView?
    private let behaviors = NSMapTable<UIView, Behavior>.weakToStrongObjects()
    private let flips = NSMapTable<UIView, Flip>.weakToStrongObjects()

    private final class Behavior {
      let value: MirroringBehavior
      init(_ value: MirroringBehavior) { self.value = value }
    }

    /// A mirror that was laid over the transform of a view.
    private final class Flip {
      /// The transform that the app set.
      let own: CGAffineTransform
      /// The transform with the mirror.
      let shown: CGAffineTransform

      init(_ own: CGAffineTransform, shown: CGAffineTransform) {
        self.own = own
        self.shown = shown
      }
    }

    /// Makes a mirror for a window, or for a view that stands for one.
    ///
    /// Nothing is turned yet.
    ///
    /// - Parameter window: The window, which is not kept.
    public init(_ window: UIView) { self.window = window }

    /// Says how a view is shown.
    ///
    /// A behavior that was set is never changed by what the view shows later.
    ///
    /// - Parameters:
    ///   - behavior: How; `MirroringBehavior.automatic` for what the view shows.
    ///   - view: The view, which is not kept.
    public func setBehavior(_ behavior: MirroringBehavior, for view: UIView) {
      behaviors.setObject(Behavior(behavior), forKey: view)
      update()
    }

    /// How a view is asked to be shown.
    ///
    /// - Parameter view: The view.
    /// - Returns: What was set, or `MirroringBehavior.automatic`.
    public func behavior(for view: UIView) -> MirroringBehavior {
      behaviors.object(forKey: view)?.value ?? .automatic
    }

    /// Brings every view into the state that it is to have; what has it already is not touched.
    ///
    /// - Complexity: O(*n*) for *n* views.
    public func update() {
      guard let window else { return }
      visit(window, parent: .screen, isWindow: true)
    }

    private func visit(_ view: UIView, parent: MirroringState, isWindow: Bool) {
      var behavior = behavior(for: view)
      if behavior == .automatic {
        behavior = (content(view) ?? Content(view)).automaticBehavior(isWindow: isWindow)
      }
      let state = parent.child(behavior, in: direction)
      setFlipped(state.isMirrored != parent.isMirrored, view)
      for child in view.subviews { visit(child, parent: state, isWindow: false) }
    }

    private func setFlipped(_ isFlipped: Bool, _ view: UIView) {
      let flip = flips.object(forKey: view)
      guard isFlipped || flip != nil else { return }
      // Another transform than the one that was left here is the app's, and has no mirror in it.
      let own = flip.flatMap { $0.shown == view.transform ? $0.own : nil } ?? view.transform
      guard isFlipped else {
        view.transform = own
        flips.removeObject(forKey: view)
        return
      }
      let shown = CGAffineTransform(
        mirror(of: view).concatenating(BidiLayout.AffineTransform(own)))
      if view.transform != shown { view.transform = shown }
      flips.setObject(Flip(own, shown: view.transform), forKey: view)
    }

    /// The mirror at the middle of a view, about its anchor, which transforms of views are about.
    private func mirror(of view: UIView) -> BidiLayout.AffineTransform {
      let middle = (0.5 - Double(view.layer.anchorPoint.x)) * Double(view.bounds.width)
      return BidiLayout.AffineTransform(mirrorInWidth: 2 * middle)
    }
  }
#endif
