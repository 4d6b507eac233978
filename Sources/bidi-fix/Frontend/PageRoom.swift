import BidiSource

/// How many entries there is still room for on a page.
///
/// Several files are looked at at once, and are taken in order. Which files a page has does not depend on how fast they are. A file
/// that begins when the page is full is not looked at.
///
/// Unchecked, because the lock is held wherever the numbers are used.
final class PageRoom: @unchecked Sendable {
  private let lock = Lock()
  private let most: Int
  private var taken = 0
  private var hasLeftOut = false

  /// - Parameter most: The most entries of a file. A page with as many takes no further file.
  init(for most: Int) { self.most = most }

  /// The most entries to write of a file that comes after all that are taken.
  var mostOfNext: Int { lock.withLock { taken < most ? most : 0 } }

  /// Whether entries are not on the page, or were not looked at.
  var isFull: Bool { lock.withLock { hasLeftOut } }

  /// Takes the next file, if there is room.
  ///
  /// - Parameter count: The number of its entries that were seen, also of those that are not written.
  /// - Returns: The number of its entries on the page; nil if the page was full, and the file is left out.
  func takes(_ count: Int) -> Int? {
    lock.withLock {
      let hasRoom = taken < most
      hasLeftOut = hasLeftOut || !hasRoom || count > most
      guard hasRoom else { return nil }
      taken += min(count, most)
      return min(count, most)
    }
  }
}
