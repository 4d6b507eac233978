import BidiFormat
import BidiText
import Foundation

/// The arguments that one specifier takes, to be written by Foundation.
struct FoundationArgument {
  private let placeholder: MessagePattern.Placeholder

  /// Width, precision and value; nil if one is missing.
  private let values: [any CVarArg]?

  init(_ placeholder: MessagePattern.Placeholder, of arguments: [any CVarArg]) {
    self.placeholder = placeholder
    let found = placeholder.argumentPositions.map { position in
      arguments.indices.contains(position) ? arguments[position] : nil
    }
    values = found.contains { $0 == nil } ? nil : found.compactMap { $0 }
  }

  /// What takes the place of each specifier of a format.
  static func messages(
    of pattern: MessagePattern, _ arguments: [any CVarArg], in locale: Locale
  ) -> [MessageArgument] {
    var messages: [MessageArgument] = []
    var numbers = Numbers()
    for placeholder in pattern.placeholders {
      if let text = plainText(placeholder, of: arguments) {
        messages.append(.text(text))
        continue
      }
      let argument = FoundationArgument(placeholder, of: arguments)
      if argument.isNumber, argument.mayBeFollowed {
        numbers.add(argument, at: messages.count)
        messages.append(.text(""))
      } else {
        messages.append(argument.message(in: locale))
      }
    }
    numbers.write(into: &messages, locale)
    return messages
  }

  /// The text that takes the place of `%@` and is all that Foundation would write.
  private static func plainText(
    _ placeholder: MessagePattern.Placeholder, of arguments: [any CVarArg]
  ) -> String? {
    guard placeholder.isPlainText, case .position(let position) = placeholder.key,
      arguments.indices.contains(position)
    else { return nil }
    return arguments[position] as? String
  }

  /// Whether Foundation writes a number here: nothing but digits, letters and signs.
  private var isNumber: Bool {
    switch placeholder.argument {
    case .integer, .bits, .floatingPoint: isFitting
    default: false
    }
  }

  /// Whether Foundation knows the specifier and takes its arguments, so that others can stand after it.
  ///
  /// It knows no flag for groups of digits: it writes `'d`, and leaves the argument to the next specifier.
  private var mayBeFollowed: Bool { !(placeholder.specifier ?? "").contains("'") }

  /// Whether the specifier has its arguments, of the kinds that it reads.
  private var isFitting: Bool {
    guard let values, let value = values.last else { return false }
    return fits(value) && values.dropLast().allSatisfy(isCount)
  }

  /// What takes the place of the specifier.
  func message(in locale: Locale) -> MessageArgument {
    guard let values, let value = values.last, let specifier = placeholder.specifier else {
      return .text(placeholder.text)
    }
    // Foundation reads an argument as what the specifier says, whatever it is.
    guard isFitting else { return .text(String(describing: value)) }
    let text = String(format: specifier, locale: locale, arguments: values)
    return isNumber ? .number(formatted: text) : .text(text)
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

  /// Numbers that Foundation writes in one go, which takes it not much longer than to write one.
  private struct Numbers {
    /// What stands between two numbers, and in none.
    private static let separator: Unicode.Scalar = "\u{1}"

    private var format = ""
    private var values: [any CVarArg] = []
    private var places: [Int] = []

    /// Adds the number of a specifier.
    mutating func add(_ argument: FoundationArgument, at place: Int) {
      if !places.isEmpty { format.unicodeScalars.append(Self.separator) }
      format += argument.placeholder.specifier ?? ""
      values += argument.values ?? []
      places.append(place)
    }

    /// Writes the numbers into their places.
    func write(into messages: inout [MessageArgument], _ locale: Locale) {
      guard !places.isEmpty else { return }
      let written = String(format: format, locale: locale, arguments: values).unicodeScalars
      let numbers = written.split(separator: Self.separator, omittingEmptySubsequences: false)
      for (place, number) in zip(places, numbers) {
        messages[place] = .number(formatted: String(number))
      }
    }
  }
}
