internal import BidiAttributed
internal import BidiLayout
internal import Foundation

/// What date pickers show.
extension SceneBuilder {
  private static let chosen = LayoutColor(red: 0, green: 0, blue: 0)
  private static let beside = LayoutColor(red: 0.6, green: 0.6, blue: 0.62)

  /// Pickers of that height have wheels, if the file does not say the style.
  private static let lowestWheels = 120.0

  /// Fills a date picker with texts: those of its wheels in the order of the locale, or the date as one text.
  mutating func fillDates(_ node: inout Node, _ view: Element) {
    let hasWheels =
      switch view["style"] ?? view["datePickerStyle"] {
      case "wheels": true
      case "compact": false
      default: node.frame.size.height >= Self.lowestWheels
      }
    let own = view.child("locale", key: "locale")?["localeIdentifier"]
    let languages = [own ?? "en_US", own ?? locale ?? "en_US"].map {
      DateTexts(
        locale: $0, mode: view["datePickerMode"] ?? "dateAndTime", date: Self.date(of: view))
    }
    let rows = hasWheels ? [-1, 0, 1] : [0]
    let columns = languages.map { hasWheels ? $0.wheels(rows) : $0.compact.map { [$0] } }
    let count = columns.map(\.count).min() ?? 0
    node.content = .control(ControlContent(.dates, count: count))
    var ids: [[String]] = rows.map { _ in [] }
    for column in 0..<count {
      for row in rows.indices {
        let id = "\(node.id).date\(column).\(row)"
        var text = TextContent(
          columns[0][column][row], style: ParagraphStyle(alignment: .center),
          fontSize: hasWheels ? 20 : 16, color: rows[row] == 0 ? Self.chosen : Self.beside)
        (text.lineLimit, text.minimumScale) = (1, 0.5)
        var part = Node(id: id, frame: .zero)
        part.content = .text(text)
        node.children.append(part)
        ids[row].append(id)
        if columns[1][column][row] != columns[0][column][row] {
          translate(id, as: columns[1][column][row])
        }
      }
    }
    let height = min(32, node.frame.size.height / Double(rows.count))
    // The day with its name needs more room than an hour.
    var widths = Array(repeating: 1.0, count: count)
    if hasWheels, count > 0, (view["datePickerMode"] ?? "dateAndTime") == "dateAndTime" {
      widths[0] = 2
    }
    for row in rows.indices {
      place(ids[row], widths, at: Double(rows[row]) * height, height, in: node.id)
    }
  }

  /// Places texts of relative widths beside each other, from the leading side on, at a distance from the middle.
  private mutating func place(
    _ ids: [String], _ widths: [Double], at distance: Double, _ height: Double, in parent: String
  ) {
    for (index, id) in ids.enumerated() {
      writer.add(
        index == 0
          ? LayoutConstraint(id, .leading, to: parent, .leading)
          : LayoutConstraint(id, .leading, to: ids[index - 1], .trailing))
      writer.add(
        LayoutConstraint(
          id, .width, to: parent, .width, multiplier: widths[index] / widths.reduce(0, +)))
      writer.add(LayoutConstraint(id, .centerY, to: parent, .centerY, distance))
      writer.add(.length(id, .height, height))
    }
  }

  /// The date of the file; the ninth of June 2026 at 9:41 if it names none.
  private static func date(of view: Element) -> Date {
    let text = view.child("date", key: "date")?["timeIntervalSinceReferenceDate"]
    let seconds = text.flatMap(Double.init).flatMap { $0.magnitude <= mostSeconds ? $0 : nil }
    return Date(timeIntervalSinceReferenceDate: seconds ?? 802_690_860)
  }

  /// About three thousand years.
  private static let mostSeconds = 1e11
}

/// A date as a picker shows it in a language.
private struct DateTexts {
  private let formatter = DateFormatter()
  private let mode: String
  private let date: Date

  init(locale: String, mode: String, date: Date) {
    (self.mode, self.date) = (mode, date)
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.calendar.timeZone = formatter.timeZone
  }

  private func text(_ template: String) -> String {
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The date and the time, each as one text.
  var compact: [String] {
    var texts: [String] = []
    if mode == "date" || mode == "dateAndTime" { texts.append(text("yMMMd")) }
    if mode != "date" { texts.append(text("jmm")) }
    return texts
  }

  /// The texts of the wheels, from the leading side on: for each wheel those of the rows.
  func wheels(_ rows: [Int]) -> [[String]] {
    // A pattern of the field, and what is counted to its next value.
    var wheels: [(pattern: String, step: Calendar.Component)] = []
    if mode == "date" {
      wheels = order(of: "yMMMMd").compactMap { field in
        switch field {
        case "y": ("y", .year)
        case "M", "L": ("LLLL", .month)
        case "d": ("d", .day)
        default: nil
        }
      }
    } else {
      if mode == "dateAndTime" {
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        wheels.append((formatter.dateFormat, .day))
      }
      wheels += order(of: "jmm").compactMap { field in
        switch field {
        case "h", "H", "K", "k": (String(field), .hour)
        case "m": ("mm", .minute)
        default: nil
        }
      }
    }
    return wheels.map { wheel in
      formatter.dateFormat = wheel.pattern
      return rows.map { row in
        formatter.string(
          from: formatter.calendar.date(byAdding: wheel.step, value: row, to: date) ?? date)
      }
    }
  }

  /// The fields of a template in the order of the locale, each once.
  private func order(of template: String) -> [Character] {
    formatter.setLocalizedDateFormatFromTemplate(template)
    var (fields, isQuoted): ([Character], Bool) = ([], false)
    for letter in formatter.dateFormat ?? "" {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isASCII, letter.isLetter, !fields.contains(letter) {
        fields.append(letter)
      }
    }
    return fields
  }
}
