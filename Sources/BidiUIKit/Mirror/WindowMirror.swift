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
  ///
  /// Lines of labels, fields and text views are set against the other side while the window is mirrored: natural and
  /// left become right, right becomes left; the middle and justified text stay.
  ///
  /// The window itself stays left to right: to UIKit it is one, `effectiveUserInterfaceLayoutDirection` of its views says so,
  /// and constraints on leading and trailing stand at left and right. Where UIKit lays the window out from right to left, as it
  /// does for an app that has a right-to-left localization, the mirror would turn it back: see ``isTurnedByUIKit``, and
  /// ``AppDirection`` for an app that knows leading and trailing.
  @MainActor public final class WindowMirror {
    /// The direction to show.
    ///
    /// What was turned is turned back for left to right.
    public var direction: UserInterfaceLayoutDirection = .leftToRight {
      didSet { update() }
    }

    /// What a view draws, where the app knows better; nil for what `Content` says.
    ///
    /// ```swift
    /// mirror.content = { $0 is WKWebView ? .web : nil }
    /// ```
    public var content: (UIView) -> Content? = { _ in nil }

    /// Whether lines of labels, fields and text views change their side with the window.
    public var alignsText = true {
      didSet { update() }
    }

    /// Whether UIKit lays the window out from right to left, so that the mirror is the second one.
    public var isTurnedByUIKit: Bool {
      window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private weak var window: UIView?
    private let alignments = NSMapTable<UIView, Alignment>.weakToStrongObjects()
    private let behaviors = NSMapTable<UIView, Behavior>.weakToStrongObjects()
    private let flips = NSMapTable<UIView, Flip>.weakToStrongObjects()

    private final class Behavior {
      let value: MirroringBehavior
      init(_ value: MirroringBehavior) { self.value = value }
    }

    /// An alignment that was changed.
    private final class Alignment {
      /// The alignment that the app set.
      let own: NSTextAlignment
      /// The alignment under the mirror.
      let shown: NSTextAlignment

      init(_ own: NSTextAlignment, shown: NSTextAlignment) {
        self.own = own
        self.shown = shown
      }
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
      // What is locked upright follows the direction by itself.
      setAligned(alignsText && direction == .rightToLeft && !state.isLocked, view)
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
        mirror(of: view).concatenating(Transform2D(own)))
      if view.transform != shown { view.transform = shown }
      flips.setObject(Flip(own, shown: view.transform), forKey: view)
    }

    private func setAligned(_ isMirrored: Bool, _ view: UIView) {
      guard let present = view.linesAlignment else { return }
      let change = alignments.object(forKey: view)
      guard isMirrored || change != nil else { return }
      // Another alignment than the one that was left here is the app's.
      let own = change.flatMap { $0.shown == present ? $0.own : nil } ?? present
      guard isMirrored else {
        view.linesAlignment = own
        alignments.removeObject(forKey: view)
        return
      }
      let shown = own.inMirroredWindow
      if present != shown { view.linesAlignment = shown }
      alignments.setObject(Alignment(own, shown: shown), forKey: view)
    }

    /// The mirror at the middle of a view, about its anchor, which transforms of views are about.
    private func mirror(of view: UIView) -> Transform2D {
      let middle = (0.5 - Double(view.layer.anchorPoint.x)) * Double(view.bounds.width)
      return Transform2D(mirrorInWidth: 2 * middle)
    }
  }

  extension NSTextAlignment {
    /// The side of lines in a window that is laid out left to right and shown in a mirror.
    fileprivate var inMirroredWindow: NSTextAlignment {
      switch self {
      case .natural, .left: .right
      case .right: .left
      case .center, .justified: self
      @unknown default: self
      }
    }
  }

  extension UIView {
    /// The alignment of the lines that a label, a field or a text view shows; nil for other views.
    @MainActor fileprivate var linesAlignment: NSTextAlignment? {
      get {
        (self as? UILabel)?.textAlignment ?? (self as? UITextField)?.textAlignment
          ?? (self as? UITextView)?.textAlignment
      }
      set {
        guard let newValue else { return }
        (self as? UILabel)?.textAlignment = newValue
        (self as? UITextField)?.textAlignment = newValue
        (self as? UITextView)?.textAlignment = newValue
      }
    }
  }
#endif
