#if canImport(UIKit)
  internal import UIKit

  /// Calls a function before each frame of the screen, until it is stopped.
  @MainActor final class FrameClock: NSObject {
    private var link: CADisplayLink?
    private var tick: (Double) -> Void = { _ in }

    /// The time that display links count, in seconds.
    static var now: Double { CACurrentMediaTime() }

    /// Starts, in the place of what ran before.
    func start(_ tick: @escaping (Double) -> Void) {
      stop()
      self.tick = tick
      let link = CADisplayLink(target: self, selector: #selector(fire(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Stops.
    ///
    /// The link holds the clock until then.
    func stop() {
      link?.invalidate()
      link = nil
      tick = { _ in }
    }

    @objc private func fire(_ link: CADisplayLink) { tick(link.targetTimestamp) }
  }
#endif
