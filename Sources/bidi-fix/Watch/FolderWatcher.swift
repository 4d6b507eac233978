import BidiFiles
import Libc

/// Waits until a file in some folders may have changed.
///
/// Linux reports each change (inotify). On other systems, or if there are more folders than Linux can watch, `wait()`
/// returns after a moment, and the caller compares the files.
final class FolderWatcher {
  #if os(Linux)
    /// The descriptor of inotify; -1 if the system has none left.
    private let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    /// Whether Linux watches all the folders.
    private var watchesAllFolders = true
  #endif

  private var folders: Set<String> = []

  #if os(Linux)
    deinit { if number >= 0 { close(number) } }
  #endif

  /// Sets the folders to watch.
  ///
  /// - Parameter wanted: The folders.
  /// - Returns: Whether some are new. Earlier changes in a new folder are not reported.
  func watch(_ wanted: Set<String>) -> Bool {
    let hasNew = !wanted.isSubset(of: folders)
    folders = wanted
    #if os(Linux)
      guard number >= 0 else { return hasNew }
      let events = [
        IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE, IN_DELETE_SELF,
        IN_MOVE_SELF, IN_ATTRIB,
      ].reduce(UInt32(0)) { $0 | UInt32($1) }
      watchesAllFolders = true
      // For a folder that is watched already, the call does nothing. A folder that was removed and made again is a new one.
      for folder in wanted where unsafe inotify_add_watch(number, folder, events) < 0 {
        if errno != ENOENT { watchesAllFolders = false }
      }
    #endif
    return hasNew
  }

  /// Waits until a file may have changed, and then for a pause, so that a program can save several files.
  func wait() {
    #if os(Linux)
      if number >= 0, watchesAllFolders {
        guard isReady(milliseconds: -1) else { return }
        drain()
        // If files change all the time, this ends after two seconds.
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

    /// Discards the reports of inotify.
    ///
    /// The caller compares the files themselves.
    private func drain() {
      while readStart(number, count: 1 << 14).count == 1 << 14 {}
      usleep(20_000)
    }
  #endif
}
