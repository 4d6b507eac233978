public import Foundation

/// The attributes that are carried into another form of text and back, each by its name.
///
/// Foundation gives no list of the attributes of a text on every system, so what is to be carried is said
/// here; attributes that the table does not have are dropped.
///
/// ```swift
/// enum Mood: CodableAttributedStringKey {
///   typealias Value = String
///   static let name = "mood"
/// }
/// let table = AttributeTable.standard.adding(Mood.self)
/// ```
public struct AttributeTable: Sendable {
  struct Entry: Sendable {
    let name: String
    /// The value of the attribute, as it is.
    let value: @Sendable (AttributeContainer) -> (any Sendable)?
    /// Sets the attribute, and says whether the value was one.
    let set: @Sendable (inout AttributeContainer, Any) -> Bool
    let encode: @Sendable (AttributeContainer, any Encoder) throws -> Void
    let decode: @Sendable (inout AttributeContainer, any Decoder) throws -> Void
  }

  private(set) var entries: [String: Entry] = [:]

  /// A table of no attributes.
  public init() {}

  /// ``ParagraphStyleAttribute`` and the attributes of Foundation that all systems have.
  public static let standard: AttributeTable = {
    typealias Keys = AttributeScopes.FoundationAttributes
    let table = AttributeTable()
      .adding(ParagraphStyleAttribute.self)
      .adding(Keys.LinkAttribute.self) { value in
        // AppKit and UIKit also take the text of an address.
        value as? URL ?? (value as? String).flatMap(URL.init)
      }
      .adding(Keys.LanguageIdentifierAttribute.self)
      .adding(Keys.PersonNameComponentAttribute.self)
      .adding(Keys.NumberFormatAttributes.NumberPartAttribute.self)
      .adding(Keys.NumberFormatAttributes.SymbolAttribute.self)
      .adding(Keys.DateFieldAttribute.self)
      .adding(Keys.AlternateDescriptionAttribute.self)
      .adding(Keys.ImageURLAttribute.self)
      .adding(Keys.ReplacementIndexAttribute.self)
      .adding(Keys.MeasurementAttribute.self)
      .adding(Keys.ByteCountAttribute.self)
      .adding(Keys.DurationFieldAttribute.self)
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return table }
    return table.adding(Keys.WritingDirectionAttribute.self)
  }()

  /// The table with one more attribute, in the place of another of its name.
  ///
  /// - Parameters:
  ///   - key: The attribute.
  ///   - read: Makes a value of what stands under the attribute's name in an `NSAttributedString`; nil if it
  ///     cannot be one.
  /// - Returns: The table.
  public func adding<Key: CodableAttributedStringKey & SendableMetatype>(
    _ key: Key.Type,
    reading read: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  ) -> AttributeTable where Key.Value: Sendable {
    var table = self
    table.entries[Key.name] = Entry(
      name: Key.name,
      value: { $0[Key.self] },
      set: { container, value in
        guard let value = read(value) else { return false }
        container[Key.self] = value
        return true
      },
      encode: { container, encoder in
        if let value = container[Key.self] { try Key.encode(value, to: encoder) }
      },
      decode: { container, decoder in container[Key.self] = try Key.decode(from: decoder) })
    return table
  }

  /// The names of the attributes, in order.
  public var names: [String] { entries.keys.sorted() }
}
