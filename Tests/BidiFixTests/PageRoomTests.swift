import Testing

@testable import bidi_fix

@Suite struct PageRoomTests {
  /// Numbers of entries by file, and how many of each are on a page for ten; nil for a file that is left out.
  static let rows: [(files: [Int], onPage: [Int?], isFull: Bool)] = [
    ([], [], false), ([10], [10], false), ([11], [10], true), ([4, 5], [4, 5], false),
    ([4, 6, 1], [4, 6, nil], true), ([4, 20, 1], [4, 10, nil], true), ([12, 1], [10, nil], true),
    // A file that comes when the page is full is not looked at, whatever is in it.
    ([10, 0], [10, nil], true), ([0, 10], [0, 10], false),
  ]

  @Test(arguments: rows)
  func filesAreTakenUntilThePageIsFull(
    _ row: (files: [Int], onPage: [Int?], isFull: Bool)
  ) {
    let room = PageRoom(for: 10)
    #expect(row.files.map(room.takes) == row.onPage)
    #expect(room.isFull == row.isFull)
  }

  /// Nothing is computed for a file that cannot be on the page.
  @Test func aFullPageAsksForNoEntries() {
    let room = PageRoom(for: 10)
    #expect(room.mostOfNext == 10)
    #expect(room.takes(9) == 9)
    #expect(room.mostOfNext == 10)
    #expect(room.takes(1) == 1)
    #expect(room.mostOfNext == 0)
  }
}
