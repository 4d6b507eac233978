public import BidiLayout

/// A finger on the screen at one moment.
public struct Touch: Sendable, Hashable, Codable {
  /// What the finger does.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    /// It comes down.
    case down
    /// It moves, or rests.
    case move
    /// It goes.
    case up
    /// The system takes it away.
    case cancel
  }

  /// The time, in seconds from any moment.
  public var time: Double
  /// What the finger does.
  public var phase: Phase
  /// Where it is, from the top left corner of the container.
  public var location: LayoutPoint

  /// Makes a touch.
  public init(_ phase: Phase, at location: LayoutPoint, time: Double) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}

/// Makes pans of touches, as a pan recognizer of the system does, for replays without a device.
///
/// A pan begins when the finger is ``hysteresis`` away from where it came down. Its velocity is that
/// of the last ``velocityWindow``, so a finger that rests before it goes has none.
///
/// ```swift
/// let context = PopContext(size: LayoutSize(width: 400, height: 800), layoutDirection: .leftToRight)
/// var recognizer = PanRecognizer()
/// let down = Touch(.down, at: LayoutPoint(x: 4, y: 300), time: 0)
/// let move = Touch(.move, at: LayoutPoint(x: 24, y: 300), time: 0.05)
/// recognizer.handle(down, in: context)  // nil
/// recognizer.handle(move, in: context) != nil  // true
/// ```
public struct PanRecognizer: Sendable, Hashable, Codable {
  /// How far the finger goes before its way is a pan, in points.
  public var hysteresis: Double
  /// The time whose movement is the velocity, in seconds.
  public var velocityWindow: Double

  private var start: Touch?
  private var recent: [Touch] = []
  private var isRecognized = false

  /// Makes a recognizer.
  public init(hysteresis: Double = 10, velocityWindow: Double = 0.1) {
    self.hysteresis = hysteresis
    self.velocityWindow = velocityWindow
  }

  /// What a touch is to an interaction.
  ///
  /// - Parameters:
  ///   - touch: The touch; times do not go back.
  ///   - context: What a pan finds that begins now.
  /// - Returns: The event; nil for what is no pan yet, or has none.
  public mutating func handle(_ touch: Touch, in context: PopContext) -> PopEvent? {
    if touch.phase == .down {
      (start, recent, isRecognized) = (touch, [touch], false)
      return nil
    }
    guard let start else { return nil }
    defer {
      if touch.phase == .up || touch.phase == .cancel { self.start = nil }
    }
    if touch.phase == .cancel { return isRecognized ? .cancelled(time: touch.time) : nil }
    recent.removeAll { $0.time < touch.time - velocityWindow }
    recent.append(touch)
    let way = LayoutPoint(
      x: touch.location.x - start.location.x, y: touch.location.y - start.location.y)
    let sample = PanSample(
      time: touch.time, location: touch.location, translation: way, velocity: velocity(touch))
    if isRecognized {
      return touch.phase == .up ? .ended(sample: sample) : .changed(sample: sample)
    }
    guard touch.phase == .move, way.x * way.x + way.y * way.y >= hysteresis * hysteresis else {
      return nil
    }
    isRecognized = true
    return .began(sample: sample, context: context)
  }

  private func velocity(_ touch: Touch) -> LayoutPoint {
    guard let first = recent.first, touch.time > first.time else { return .zero }
    let seconds = touch.time - first.time
    return LayoutPoint(
      x: (touch.location.x - first.location.x) / seconds,
      y: (touch.location.y - first.location.y) / seconds)
  }
}
