import BidiMessages
import BidiText
import Foundation

/// The arguments that one specifier takes, to be written by Foundation.
struct FoundationArgument {
  private let placeholder: MessagePattern.Placeholder

  /// Width, precision and value; nil where one is missing.
  private let values: [any CVarArg]?

  init(_ placeholder: MessagePattern.Placeholder, of arguments: [any CVarArg]) {
    self.placeholder = placeholder
    let found = placeholder.argumentPositions.map { position in
      arguments.indices.contains(position) ? arguments[position] : nil
    }
    values = found.contains { $0 == nil } ? nil : found.compactMap { $0 }
  }

  /// What takes the place of the specifier.
  func message(in locale: Locale) -> MessageArgument {
    guard let values, let value = values.last, let specifier = placeholder.specifier else {
      return .text(placeholder.text)
    }
    // Foundation reads an argument as what the specifier says, whatever it is.
    guard fits(value), values.dropLast().allSatisfy(isCount) else {
      return .text(String(describing: value))
    }
    let text = String(format: specifier, locale: locale, arguments: values)
    switch placeholder.argument {
    case .integer, .bits, .floatingPoint: return .number(formatted: text)
    default: return .text(text)
    }
  }

  /// Whether an argument can be a width or precision; a negative one is a flag, or none.
  private func isCount(_ value: any CVarArg) -> Bool {
    guard let count = value as? any FixedWidthInteger else { return false }
    return Int(clamping: count).magnitude <= MessagePattern.widthLimit
  }

  /// Whether an argument is of the kind that the specifier reads.
  ///
  /// Types are compared, not values: a number would pass for the object that it is bridged to.
  private func fits(_ value: any CVarArg) -> Bool {
    switch placeholder.argument {
    case .text where placeholder.specifier?.last == "@":
      value is String || type(of: value) is NSObject.Type
    case .text: unsafe value is UnsafePointer<CChar> || value is UnsafeMutablePointer<CChar>
    case .integer, .character: value is any FixedWidthInteger
    case .bits: unsafe value is any FixedWidthInteger || value is OpaquePointer
    case .floatingPoint:
      [Double.self, Float.self, CGFloat.self].contains { $0 == type(of: value) }
    default: false
    }
  }
}
