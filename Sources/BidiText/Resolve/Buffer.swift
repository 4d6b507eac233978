/// Memory that grows and is used again, for values without references.
///
/// With ``TextBytes`` the one place where the resolver touches raw memory. Indices are checked in debug
/// builds alone: every one of them comes from a count that the resolver keeps.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // Sendable without a check: the memory has one owner, and moves with it.
  fileprivate var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isOwned: Bool

  /// How many elements are in use.
  private(set) var count = 0

  /// An empty buffer without memory.
  init() {
    capacity = 0
    isOwned = false
    // No element is read or written before the buffer grows.
    unsafe base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
  }

  /// A buffer that begins in memory of somebody else, and moves to its own when that is full.
  ///
  /// - Parameters:
  ///   - capacity: How many elements to make room for, if there is so much.
  ///   - scratch: Takes the memory from; it outlives the buffer.
  init(capacity: Int, in scratch: inout Scratch) {
    self.init()
    guard let memory = unsafe scratch.take(capacity, of: Element.self) else { return }
    self.capacity = capacity
    unsafe base = memory
  }

  deinit { if isOwned { unsafe base.deallocate() } }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe base[count] = element
    count += 1
  }

  /// Appends the elements that a body gives for each number from 0.
  @inline(__always)
  mutating func append(count added: Int, _ body: (Int) -> Element) {
    if count + added > capacity { grow(to: count + added) }
    for index in 0..<added { unsafe base[count &+ index] = body(index) }
    count += added
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return unsafe base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Keeps the first elements.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Has so many elements from now on; new ones hold anything until they are written.
  @inline(__always)
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// Has so many elements, which all hold one value.
  mutating func fill(_ element: Element, count newCount: Int) {
    resize(to: newCount)
    unsafe base.update(repeating: element, count: newCount)
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let newCapacity = max(minimum, capacity * 2, 16)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe memory.update(from: base, count: count)
    if isOwned { unsafe base.deallocate() }
    unsafe base = memory
    capacity = newCapacity
    isOwned = true
  }
}

extension Buffer where Element == UInt8 {
  /// Lends the bytes, which are valid UTF-8.
  @inline(__always)
  func withBytes<Result>(_ body: (TextBytes) -> Result) -> Result {
    // Nothing changes the buffer while it is lent.
    body(unsafe TextBytes(UnsafeBufferPointer(start: base, count: count)))
  }

  /// Appends some of the bytes to an array.
  func append(_ range: Range<Int>, to output: inout [UInt8]) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe output.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }
}

/// Memory that buffers take their first room from, one after the other.
@safe
struct Scratch: ~Copyable {
  private var rest: UnsafeMutableRawBufferPointer

  @unsafe
  init(_ memory: UnsafeMutableRawBufferPointer) { unsafe rest = memory }

  /// Room for some elements; nil if there is none left.
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element>? {
    // Every piece has a multiple of 16 bytes, so that the next one is aligned as the whole is.
    let size = (count * MemoryLayout<Element>.stride + 15) & ~15
    guard unsafe size <= rest.count, let base = unsafe rest.baseAddress else { return nil }
    unsafe rest = UnsafeMutableRawBufferPointer(rebasing: rest[size...])
    return unsafe base.bindMemory(to: type, capacity: count)
  }
}
