internal import CTextShaping

/// The fonts that can be found by name.
///
/// ```swift
/// let fonts = try FontLibrary(systemFonts: false, folders: ["Fonts"])
/// ```
public struct FontLibrary: Sendable {
  /// A configuration of fontconfig.
  @safe final class Configuration: Sendable {
    /// Fontconfig locks what it changes when it is asked; nothing is added after `init`.
    nonisolated(unsafe) let handle: OpaquePointer

    init(_ handle: OpaquePointer) { unsafe self.handle = unsafe handle }
    deinit { unsafe bidi_fonts_close(handle) }
  }

  let configuration: Configuration

  /// Finds fonts.
  ///
  /// - Parameters:
  ///   - systemFonts: Whether the fonts of the system are among them.
  ///   - folders: Folders whose fonts are among them, with those in their folders.
  ///   - files: Files whose fonts are among them.
  /// - Throws: ``ShapingError/noConfiguration``, ``ShapingError/unreadableFolder(path:)``,
  ///   ``ShapingError/unreadableFont(path:)``, and ``ShapingError/noFonts`` where all of them hold none.
  public init(
    systemFonts: Bool = true, folders: [String] = [], files: [String] = []
  ) throws(ShapingError) {
    guard let handle = unsafe bidi_fonts_open(systemFonts) else { throw .noConfiguration }
    configuration = unsafe Configuration(handle)
    for folder in folders where unsafe !bidi_fonts_add_folder(handle, folder) {
      throw .unreadableFolder(path: folder)
    }
    for file in files where unsafe !bidi_fonts_add_file(handle, file) {
      throw .unreadableFont(path: file)
    }
    if fontCount == 0 { throw .noFonts }
  }

  /// How many fonts there are.
  public var fontCount: Int { Int(unsafe bidi_fonts_count(configuration.handle)) }

  /// Whether there is a font of a family, by any name that the family has.
  ///
  /// Another family may still take its place: fontconfig gives Liberation Sans for Arial, and a font of the system for `sans-serif`.
  ///
  /// - Parameter name: The name; small and capital letters of ASCII count the same.
  /// - Returns: Whether there is one.
  public func hasFamily(_ name: String) -> Bool {
    guard let list = list(TextFont([name]), language: nil), list.count > 0 else { return false }
    return list.isNamed(name, 0)
  }

  /// The fonts for a style, the best first, without those that add no character; nil where there is none.
  func list(_ font: TextFont, language: String?) -> FontList? {
    // Each name has a zero at its end.
    let names = font.families.flatMap { Array($0.utf8).filter { $0 != 0 } + [0] }
      .map { CChar(bitPattern: $0) }
    let handle = unsafe (names + [0]).withUnsafeBufferPointer { names in
      unsafe bidi_fonts_list(
        configuration.handle, names.baseAddress, Int32(font.families.count), font.weight,
        font.isItalic, language)
    }
    return unsafe handle.map { unsafe FontList($0, configuration) }
  }
}

/// Fonts in the order in which they are tried for a text.
@safe final class FontList: Sendable {
  /// The list is not changed after it was made.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// The patterns of the list belong to the configuration.
  private let configuration: FontLibrary.Configuration

  let count: Int

  init(_ handle: OpaquePointer, _ configuration: FontLibrary.Configuration) {
    unsafe self.handle = unsafe handle
    self.configuration = configuration
    count = Int(unsafe bidi_font_list_count(handle))
  }

  deinit { unsafe bidi_font_list_close(handle) }

  /// Where a font is; nil for one without a file.
  func place(_ index: Int) -> FontPlace? {
    guard let path = unsafe bidi_font_list_path(handle, Int32(index)) else { return nil }
    return FontPlace(
      path: unsafe String(cString: path),
      index: Int(unsafe bidi_font_list_face_index(handle, Int32(index))))
  }

  /// Whether a font has the name of a family.
  func isNamed(_ name: String, _ index: Int) -> Bool {
    unsafe bidi_font_list_is_named(handle, Int32(index), name)
  }

  /// Whether a font has a character, as fontconfig knows.
  func has(_ scalar: UInt32, _ index: Int) -> Bool {
    unsafe bidi_font_list_has(handle, Int32(index), scalar)
  }

  /// Whether a font draws in colors.
  func isColored(_ index: Int) -> Bool { unsafe bidi_font_list_is_colored(handle, Int32(index)) }
}

/// Where a font is.
struct FontPlace: Hashable, Sendable {
  let path: String
  let index: Int
}
