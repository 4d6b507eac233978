public import CBidiKit

/// A column in the making.
struct ColumnWriter: Sendable {
  /// The bytes of all elements so far.
  var bytes: [UInt8] = []

  /// Where elements end.
  private var ends: [Int] = []

  private var nulls: [Int] = []

  /// Makes room.
  ///
  /// - Parameters:
  ///   - count: How many elements there will be.
  ///   - byteCount: How many bytes there will be, about.
  init(count: Int, byteCount: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(byteCount)
  }

  /// Ends an element, whose bytes have been appended.
  mutating func endElement() { ends.append(bytes.count) }

  /// Adds a null element.
  mutating func appendNull() {
    nulls.append(ends.count)
    ends.append(bytes.count)
  }

  /// Adds the elements of another column.
  mutating func append(_ other: ColumnWriter) {
    let (start, first) = (bytes.count, ends.count)
    bytes += other.bytes
    nulls += other.nulls.lazy.map { $0 + first }
    ends += other.ends.lazy.map { $0 + start }
  }

  /// Hands the column to the caller, in one piece of memory: offsets, validity, bytes.
  func write(to column: UnsafeMutablePointer<bidikit_column>) {
    let count = ends.count
    let offsetSize = (count + 1) * MemoryLayout<Int64>.stride
    let validitySize = nulls.isEmpty ? 0 : (count + 7) / 8
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: offsetSize + validitySize + bytes.count,
      alignment: MemoryLayout<Int64>.alignment)
    guard let start = memory.baseAddress else { return }
    let offsets = unsafe start.bindMemory(to: Int64.self, capacity: count + 1)
    unsafe offsets[0] = 0
    for index in 0..<count { unsafe offsets[index + 1] = Int64(ends[index]) }
    let validity = unsafe (start + offsetSize).bindMemory(to: UInt8.self, capacity: validitySize)
    if validitySize > 0 {
      unsafe validity.initialize(repeating: 0xFF, count: validitySize)
      for index in nulls { unsafe validity[index / 8] &= ~(1 << UInt8(index % 8)) }
    }
    let room = unsafe UnsafeMutableRawBufferPointer(
      rebasing: memory[(offsetSize + validitySize)...])
    unsafe room.copyBytes(from: bytes)
    unsafe column.pointee = bidikit_column(
      count: Int64(count), null_count: Int64(nulls.count), offsets: offsets,
      bytes: UnsafePointer((start + offsetSize + validitySize).assumingMemoryBound(to: CChar.self)),
      validity: validitySize > 0 ? UnsafePointer(validity) : nil)
  }
}

/// Frees a column.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_column_free(_ column: UnsafeMutablePointer<bidikit_column>?) {
  guard let column = unsafe column else { return }
  // All of a column is one piece of memory, which begins with the offsets.
  if let memory = unsafe column.pointee.offsets {
    unsafe UnsafeMutableRawPointer(mutating: memory).deallocate()
  }
  unsafe column.pointee = bidikit_column()
}

/// Fills a column with what becomes of each text.
///
/// - Parameters:
///   - column: The caller's column.
///   - error: The caller's error; nil for none.
///   - texts: The texts.
///   - count: How many there are.
///   - body: Appends what becomes of the texts.
/// - Returns: The status.
func fill(
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?,
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64,
  _ body: (Texts, inout ColumnWriter) throws(Failure) -> Void
) -> Int32 {
  unsafe column.pointee = bidikit_column()
  return unsafe status(error) { () throws(Failure) in
    let texts = try unsafe Texts(texts, count)
    var writer = ColumnWriter(count: texts.count, byteCount: texts.byteCount)
    try body(texts, &writer)
    unsafe writer.write(to: column)
  }
}
