import ArgumentParser
import BidiFiles
import Dispatch
import Foundation

/// The start of the process, before it has a second thread.
@main
enum Entry {
  static func main() {
    #if os(Linux)
      // Dispatch counts threads in this folder, and ends the process if the folder is missing.
      guard unsafe access("/proc/self/task", X_OK) == 0 else {
        StandardError.write(
          "bidi-fix: there is no /proc here, and the command needs it to work on all cores; "
            + "mount it with: mount -t proc proc /proc\n")
        exit(2)
      }
    #endif
    Task.detached {
      await BidiFix.main()
      exit(0)
    }
    // This thread waits for signals and blocks none, as dispatchMain() does at last. That ends the thread before, and for it libgcc
    // sorts the unwind tables of the whole program: 30 ms.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    while true { unsafe sigsuspend(&none) }
  }
}
