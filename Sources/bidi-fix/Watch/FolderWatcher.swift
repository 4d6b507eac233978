import BidiFiles
import Libc

/// Waits until something may have changed in some folders.
///
/// Linux tells of each change (inotify). Elsewhere, and where there are more folders than Linux takes, it is only waited for a while:
/// who asks looks at the files in any case.
final class FolderWatcher {
  #if os(Linux)
    /// Where Linux tells; -1 where it does not.
    private let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    /// Whether Linux tells of all the folders.
    private var isTold = true
  #endif

  private var folders: Set<String> = []

  #if os(Linux)
    deinit { if number >= 0 { close(number) } }
  #endif

  /// Takes the folders to watch.
  ///
  /// - Parameter wanted: The folders.
  /// - Returns: Whether there are new ones: what happened in these before is not told.
  func watch(_ wanted: Set<String>) -> Bool {
    let hasNew = !wanted.isSubset(of: folders)
    folders = wanted
    #if os(Linux)
      guard number >= 0 else { return hasNew }
      let events = [
        IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE, IN_DELETE_SELF,
        IN_MOVE_SELF, IN_ATTRIB,
      ].reduce(UInt32(0)) { $0 | UInt32($1) }
      isTold = true
      // A folder that is watched already stays so; one that was made anew is another.
      for folder in wanted where unsafe inotify_add_watch(number, folder, events) < 0 {
        if errno != ENOENT { isTold = false }
      }
    #endif
    return hasNew
  }

  /// Waits until something may have changed, and then until nothing has for a moment: a program that saves many files has done so.
  func wait() {
    #if os(Linux)
      if number >= 0, isTold {
        guard isReady(milliseconds: -1) else { return }
        drain()
        // At most for two seconds, where something changes all the time.
        for _ in 0..<20 where isReady(milliseconds: 100) { drain() }
        return
      }
    #endif
    usleep(700_000)
  }

  #if os(Linux)
    private func isReady(milliseconds: Int32) -> Bool {
      var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&wanted, 1, milliseconds) > 0
    }

    /// Takes what there is: the files say themselves what changed.
    private func drain() {
      while readStart(number, count: 1 << 14).count == 1 << 14 {}
      usleep(20_000)
    }
  #endif
}
