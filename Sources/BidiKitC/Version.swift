import BidiSource
import BidiText
import CBidiKit

/// The version of Unicode, ended by a zero byte; made once, and kept.
private let unicodeVersion = UnicodeVersion()

/// Text for C that stays.
@safe
private struct UnicodeVersion: @unchecked Sendable {
  // Sendable without a check: nobody writes to it.
  let address: UnsafePointer<CChar>

  init() {
    let text = CharacterDataVersion.unicode.utf8CString
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.count)
    _ = unsafe memory.initialize(from: text)
    // A text for C has a zero byte at least.
    unsafe address = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }
}

/// The version of the functions and structs.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_abi_version() -> UInt32 { UInt32(BIDIKIT_ABI_VERSION) }

/// The version of the library.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_version() -> UnsafePointer<CChar> {
  // A static string ends with a zero byte.
  unsafe UnsafeRawPointer(PackageVersion.current.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The version of Unicode of the character data.
///
/// See `bidikit.h`.
@c @implementation
public func bidikit_unicode_version() -> UnsafePointer<CChar> { unsafe unicodeVersion.address }
