#if canImport(UIKit)
  internal import UIKit

  /// Listens to a pan recognizer.
  @MainActor final class PanListener: NSObject {
    private let action: (UIPanGestureRecognizer) -> Void

    init(_ action: @escaping (UIPanGestureRecognizer) -> Void) { self.action = action }

    /// Listens from now on; the recognizer does not keep the listener.
    func listen(to recognizer: UIPanGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(moved(_:)))
    }

    @objc private func moved(_ recognizer: UIPanGestureRecognizer) { action(recognizer) }
  }
#endif
