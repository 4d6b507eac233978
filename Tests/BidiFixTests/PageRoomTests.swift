import Testing

@testable import bidi_fix

@Suite struct PageRoomTests {
  /// Numbers of entries by file, and what is on a page for ten of them.
  static let rows: [(files: [Int], onPage: [Bool], isFull: Bool)] = [
    ([], [], false), ([10], [true], false), ([11], [true], true), ([4, 5], [true, true], false),
    ([4, 6, 1], [true, true, false], true), ([4, 20, 1], [true, true, false], true),
    ([12, 1], [true, false], true),
  ]

  @Test(arguments: rows)
  func filesAreTakenWholeUntilThePageIsFull(
    _ row: (files: [Int], onPage: [Bool], isFull: Bool)
  ) {
    let room = PageRoom(for: 10)
    #expect(row.files.map(room.takes) == row.onPage)
    #expect(room.isFull == row.isFull)
  }

  /// Nothing is computed for a file that cannot be on the page.
  @Test func aFullPageAsksForNoEntries() {
    let room = PageRoom(for: 10)
    #expect(room.mostOfNext == 10)
    #expect(room.takes(9))
    #expect(room.mostOfNext == 10)
    #expect(room.takes(1))
    #expect(room.mostOfNext == 0)
  }
}
