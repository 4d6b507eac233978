import BidiFiles
import Foundation
import Libc
import Testing

@testable import bidi_fix

/// The server of `preview --serve`: no page before the first, and no change that is lost.
@Suite(.timeLimit(.minutes(15))) struct PageServerTests {
  /// A server that runs.
  private func server() throws -> PageServer {
    // A connection that is gone ends no process.
    failInsteadOfEnding()
    let server = try PageServer(port: 0)
    server.start()
    return server
  }

  /// A connection that has asked for something; reading ends with an error after twenty seconds.
  private func ask(
    _ target: String, _ server: PageServer, hosts: String? = nil
  ) throws -> FileHandle {
    #if canImport(Glibc)
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    try #require(number >= 0)
    let connection = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { head in
        connect(number, head, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isOpen)
    let own = "Host: localhost:\(server.port)\r\n"
    let request = "GET \(target) HTTP/1.1\r\n\(hosts ?? own)\r\n"
    try connection.write(contentsOf: Data(request.utf8))
    return connection
  }

  /// All that the server sends, to the end of the connection.
  private func answer(_ connection: FileHandle) throws -> String {
    String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Waits until so many connections wait; false where that takes longer than ten seconds.
  private func isWaiting(_ count: Int, _ server: PageServer) -> Bool {
    for _ in 0..<1000 where server.waitingCount != count { usleep(10_000) }
    return server.waitingCount == count
  }

  /// Source: RFC 9112, section 3.2.
  @Test(arguments: [
    ("", "400"), ("Host: localhost:1\r\nHost: localhost:1\r\n", "400"),
    ("Host: example.com\r\n", "403"),
  ])
  func otherHosts(_ row: (hosts: String, status: String)) throws {
    let server = try server()
    server.show(Array("page".utf8))
    #expect(try answer(ask("/", server, hosts: row.hosts)).hasPrefix("HTTP/1.1 \(row.status) "))
  }

  @Test func theFirstPageIsWaitedFor() throws {
    let server = try server()
    let early = try ask("/", server)
    #expect(isWaiting(1, server))
    server.show(Array("first".utf8))
    let page = try answer(early)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.hasSuffix("\r\n\r\nfirst"))
    #expect(try answer(ask("/", server)).hasSuffix("\r\n\r\nfirst"))
    #expect(server.waitingCount == 0)
  }

  /// A page that came after a browser asked for the one before is told at once; later ones when they come.
  @Test func noChangeIsLost() throws {
    let server = try server()
    let first = server.nextNumber
    server.show(Array("first".utf8))
    let second = server.nextNumber
    #expect(second != first)
    server.show(Array("second".utf8))
    #expect(try answer(ask("/changes?after=\(first)", server)).hasSuffix("data: changed\n\n"))
    #expect(server.waitingCount == 0)
    let waiting = try ask("/changes?after=\(second)", server)
    #expect(isWaiting(1, server))
    server.show(Array("third".utf8))
    #expect(try answer(waiting).hasSuffix("data: changed\n\n"))
    // Without a number, the next page is told.
    let other = try ask("/changes", server)
    #expect(isWaiting(1, server))
    server.show(Array("fourth".utf8))
    #expect(try answer(other).hasSuffix("data: changed\n\n"))
  }

  /// The connections of tabs that were closed are given back.
  @Test func closedTabsAreForgotten() throws {
    let server = try server()
    let tabs = try (0..<5).map { _ in try ask("/changes", server) }
    #expect(isWaiting(5, server))
    for tab in tabs { try tab.close() }
    let other = try ask("/changes", server)
    #expect(isWaiting(1, server))
    try other.close()
  }

  /// Tabs that stay open are no more than a number.
  @Test func oldestTabsAskAgain() throws {
    let server = try server()
    let first = try ask("/changes", server)
    #expect(isWaiting(1, server))
    let tabs = try (0..<PageServer.mostWaiting).map { _ in try ask("/changes", server) }
    // The first has its end, and no event.
    #expect(try answer(first).hasSuffix("\r\n\r\n"))
    #expect(isWaiting(PageServer.mostWaiting, server))
    for tab in tabs { try tab.close() }
  }
}
