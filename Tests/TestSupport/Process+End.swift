public import Foundation

extension Process {
  /// Runs the program, and waits for its end.
  ///
  /// `waitUntilExit` of Foundation for Linux waits in steps of 50 ms: for a program that takes no time, as long as one step.
  public func runToEnd() throws {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    end.wait()
  }
}
