import BidiFiles
import BidiLint
import BidiSource
import Foundation
import Libc

/// Serves one page to browsers on this machine, and tells them when it changes.
///
/// The server answers `GET /` with the page, as soon as there is one. It answers `GET /changes?after=N` with a stream of one
/// event, as soon as there is a page with another number than N. The server refuses requests that name another host,
/// because another site can point its name to this machine.
///
/// Sendable without a check: the lock is held wherever the state is touched.
final class PageServer: @unchecked Sendable {
  /// The port.
  let port: UInt16

  private let listener: Int32
  private let lock = Lock()

  /// The page and its number; nil before the first page.
  private var page: (number: Int, bytes: [UInt8])?

  /// The connections that wait for the next page, the oldest first.
  private var waiting: [Waiting] = []

  /// The number of the first page.
  ///
  /// A browser may still know a number of an earlier server, so this server must begin with another one.
  private let firstNumber = Int(Date().timeIntervalSince1970)

  /// A connection that waits for the next page.
  private struct Waiting {
    let connection: Int32

    /// Whether the browser wants the page itself; if not, it wants an event.
    let wantsPage: Bool
  }

  /// The most bytes of a request.
  ///
  /// Requests have no body, and their heads are short.
  private static let longestHead = 1 << 14

  /// The most connections that wait.
  ///
  /// If there are more, the oldest is closed, and its browser asks again.
  static let mostWaiting = 64

  /// Opens the port.
  ///
  /// - Parameter port: The port; 0 for any free port.
  /// - Throws: `FileFailure` if the system refuses.
  init(port: UInt16) throws(FileFailure) {
    func failure() -> FileFailure {
      FileFailure(path: "127.0.0.1:\(port)", message: "cannot be served: \(systemMessage(errno))")
    }
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw failure() }
    var yes: Int32 = 1
    unsafe setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The socket calls take a pointer to the common head of all kinds of addresses.
    let isOpen = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { head in
        unsafe bind(listener, head, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, head, &length) == 0
      }
    }
    guard isOpen else {
      let error = failure()
      close(listener)
      throw error
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// The URL for browsers.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers requests from now on, on another thread.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          usleep(100_000)
          continue
        }
        // Each connection has a thread, so that a silent client does not block others.
        Thread.detachNewThread { [self] in answer(connection) }
      }
    }
  }

  /// The number of the next page.
  var nextNumber: Int { lock.withLock { page.map { $0.number + 1 } ?? firstNumber } }

  /// The number of connections that wait for the next page.
  var waitingCount: Int { lock.withLock { waiting.count } }

  /// Sets a new page, whose number is ``nextNumber``, and answers the connections that wait for one.
  func show(_ bytes: [UInt8]) {
    let number = nextNumber
    let told = lock.withLock {
      page = (number, bytes)
      defer { waiting = [] }
      return waiting
    }
    for one in told {
      if one.wantsPage {
        // Each page is sent on its own thread, so that a slow browser does not block others.
        Thread.detachNewThread { [self] in sendPage(bytes, to: one.connection) }
      } else {
        tellChange(to: one.connection)
      }
    }
  }

  /// Adds a connection that waits for the next page.
  ///
  /// The caller holds the lock.
  private func hold(_ connection: Int32, wantsPage: Bool) {
    // Removes the connections of closed tabs.
    waiting.removeAll { one in
      let isClosed = Self.isClosed(one.connection)
      if isClosed { close(one.connection) }
      return isClosed
    }
    if waiting.count >= Self.mostWaiting { close(waiting.removeFirst().connection) }
    waiting.append(Waiting(connection: connection, wantsPage: wantsPage))
  }

  private func answer(_ connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    guard let request = Request(Self.head(from: connection)) else {
      send("400 Bad Request", to: connection)
      return
    }
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else {
      send("403 Forbidden", to: connection)
      return
    }
    switch (request.method, request.path) {
    case ("GET", "/"):
      let shown = lock.withLock { () -> [UInt8]? in
        if page == nil { hold(connection, wantsPage: true) }
        return page?.bytes
      }
      if let shown { sendPage(shown, to: connection) }
    case ("GET", "/changes"):
      let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
      guard (try? writeAll(Array(head.utf8), to: connection)) != nil else {
        close(connection)
        return
      }
      let isChanged = lock.withLock { () -> Bool in
        if let page, let known = request.after, known != page.number { return true }
        hold(connection, wantsPage: false)
        return false
      }
      if isChanged { tellChange(to: connection) }
    default: send("404 Not Found", to: connection)
    }
  }

  private func sendPage(_ bytes: [UInt8], to connection: Int32) {
    send("200 OK", type: "text/html; charset=utf-8", bytes, to: connection)
  }

  /// Sends the event for a new page.
  ///
  /// The browser then asks for the page and for later changes.
  private func tellChange(to connection: Int32) {
    _ = try? writeAll(Array("data: changed\n\n".utf8), to: connection)
    close(connection)
  }

  private func send(
    _ status: String, type: String = "text/plain", _ body: [UInt8] = [], to connection: Int32
  ) {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nCache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    _ = try? writeAll(Array(head.utf8) + body, to: connection)
    close(connection)
  }

  /// Whether the browser has closed a connection that waits.
  private static func isClosed(_ connection: Int32) -> Bool {
    // Nothing comes after a request, so anything to read is the end.
    var look = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&look, 1, 0) > 0
  }

  /// The head of a request, or the bytes that came if the head has no end.
  private static func head(from connection: Int32) -> [UInt8] {
    var head: [UInt8] = []
    while head.count < longestHead, head.suffix(4) != [13, 10, 13, 10] {
      let piece = readStart(connection, count: 4096)
      if piece.isEmpty { break }
      head += piece
    }
    return head
  }

  /// A request of a browser.
  private struct Request {
    let method: String
    let path: String
    let host: String

    /// The number of the page that the browser shows; nil if the request has no number.
    let after: Int?

    init?(_ head: [UInt8]) {
      guard head.suffix(4) == [13, 10, 13, 10] else { return nil }
      let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
      let words = (lines.first ?? "").split(separator: " ")
      guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
      // Two hosts, or none, are no request (RFC 9112, section 3.2).
      let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
      guard hosts.count == 1 else { return nil }
      method = String(words[0])
      let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      path = String(target.first ?? "")
      after = target.last.flatMap { query in
        query.split(separator: "&").first { $0.hasPrefix("after=") }
          .flatMap { Int($0.dropFirst(6)) }
      }
      host = String(hosts[0].dropFirst(5).drop { $0 == " " })
    }
  }
}
