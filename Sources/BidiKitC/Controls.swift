import BidiText
public import CBidiKit

/// Texts with every paragraph in an embedding.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_embedded(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ direction: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe transform(texts, count, direction, column, error) { text, direction in
    guard let direction = direction ?? WritingDirection(firstStrongIn: text) else { return nil }
    return .embedded(in: direction)
  }
}

/// Texts with every paragraph in an isolate.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_isolated(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ direction: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe transform(texts, count, direction, column, error) { .isolated(in: $1) }
}

/// Texts with a mark before every paragraph.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_marked(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ direction: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe transform(texts, count, direction, column, error) { text, direction in
    guard let direction = direction ?? WritingDirection(firstStrongIn: text) else { return nil }
    return .marked(in: direction)
  }
}

/// Texts without controls of some groups.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_strip(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ groups: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?
) -> Int32 {
  unsafe fill(column, error, texts, count) { texts, writer throws(Failure) in
    guard groups & ~Int32(BIDIKIT_ALL_CONTROLS) == 0 else {
      throw .argument(
        "there are no groups of controls \(groups); they are a sum of BIDIKIT_MARKS, BIDIKIT_EMBEDDINGS, BIDIKIT_ISOLATES and BIDIKIT_OVERRIDES"
      )
    }
    // The bits of the header are those of the module.
    let groups = ControlGroups(rawValue: UInt8(groups))
    for index in 0..<texts.count {
      guard let text = try texts.string(at: index) else {
        writer.appendNull()
        continue
      }
      writer.bytes.append(
        contentsOf: text.hasDirectionalFormatting
          ? text.strippingControls(only: groups).utf8 : text.utf8)
      writer.endElement()
    }
  }
}

/// Fills a column with transformed texts.
///
/// - Parameters:
///   - texts: The texts.
///   - count: How many there are.
///   - direction: A number of the header.
///   - column: The caller's column.
///   - error: The caller's error; nil for none.
///   - choose: Says what is done with a text, given the direction that was asked for; nil for nothing.
/// - Returns: The status.
private func transform(
  _ texts: UnsafePointer<bidikit_text>?, _ count: Int64, _ direction: Int32,
  _ column: UnsafeMutablePointer<bidikit_column>, _ error: UnsafeMutablePointer<bidikit_error>?,
  _ choose: (String, WritingDirection?) -> ControlTransform?
) -> Int32 {
  unsafe fill(column, error, texts, count) { texts, writer throws(Failure) in
    let direction = try WritingDirection.read(direction)
    for index in 0..<texts.count {
      guard let text = try texts.string(at: index) else {
        writer.appendNull()
        continue
      }
      let result = choose(text, direction).map { text.applying($0).text } ?? text
      writer.bytes.append(contentsOf: result.utf8)
      writer.endElement()
    }
  }
}
