/// Memory that grows and is used again, for values without references.
///
/// With ``TextBytes`` the one place where the resolver touches raw memory. Indices are checked in debug
/// builds alone: every one of them comes from a count that the resolver keeps.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // Sendable without a check: the memory has one owner, and moves with it.
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// How many elements are in use.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

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

  /// Makes room for a number of elements, which all hold one value.
  mutating func fill(_ element: Element, count newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    unsafe base.update(repeating: element, count: newCount)
    count = newCount
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let newCapacity = max(minimum, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe memory.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = memory
    capacity = newCapacity
  }
}
