extension PopInteraction {
  /// How an interaction works, the same for all screens of an app.
  public struct Configuration: Sendable, Hashable, Codable {
    /// Whether a pan begins a transition.
    public var gate: PopGestureGate
    /// How far a pan has moved it.
    public var measure: PanMeasure
    /// When it is finished.
    public var policy: CompletionPolicy
    /// How it settles.
    public var timing: SettleTiming
    /// Whether a transition that settles can be taken again.
    public var allowsRegrab: Bool

    /// Which way of the transition the pan moves: a push where the finger goes to the leading side
    /// or up, else a pop.
    public var operation: TransitionOperation {
      switch gate.gesture.motion {
      case .toTrailing, .down: .pop
      case .toLeading, .up: .push
      }
    }

    /// Back from the leading edge.
    public static let edgeBack = Configuration(gate: PopGestureGate(gesture: .edge))

    /// Back from everywhere.
    public static let fullScreenBack = Configuration(gate: PopGestureGate(gesture: .fullScreen))

    /// Forward from everywhere, as to the next screen or tab.
    public static let fullScreenForward = Configuration(
      gate: PopGestureGate(
        gesture: BackGesture(
          motion: .toLeading, startZone: .fullScreen(maximumDistance: nil)), minimumDepth: 1))

    /// Down from everywhere, to dismiss what covers the screen; 400 points are the whole way.
    ///
    /// It is the same in both directions.
    public static let dismissal = Configuration(
      gate: PopGestureGate(gesture: .dismissal, minimumDepth: 1), length: .points(400),
      policy: .moreThanHalfUnlessBack)

    /// Makes a configuration; the pan is measured along the way of the gate's gesture.
    public init(
      gate: PopGestureGate, length: PanMeasure.Length = .container,
      policy: CompletionPolicy = .standard, timing: SettleTiming = .standard,
      allowsRegrab: Bool = true
    ) {
      self.gate = gate
      measure = PanMeasure(gate.gesture.motion, length: length)
      self.policy = policy
      self.timing = timing
      self.allowsRegrab = allowsRegrab
    }
  }
}
