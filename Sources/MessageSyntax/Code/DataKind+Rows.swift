/// The rows of the table of data: values that are one code from end to end.
extension Message.DataKind: CaseIterable {
  /// The kinds that a value shows by itself.
  package static let allCases: [Self] = [
    .address, .path, .filePattern, .fileFilter, .option, .hexadecimal, .base64, .json, .datePattern,
    .timeFormat, .keywords, .identifier,
  ]

  /// A value of the kind.
  package var example: String {
    switch self {
    case .address: "myapp://open"
    case .path: "~/Library/"
    case .filePattern: "*.png;*.jpg"
    case .fileFilter: "Images (*.png);;All files (*)"
    case .option: "--size=3 -v"
    case .hexadecimal: "#FF00AA"
    case .base64: "SGVsbG8xMjM0NTY="
    case .json: "{\"a\": 1}"
    case .datePattern: "d MMM y"
    case .timeFormat: "0100 h 060 m"
    case .keywords: "clock;date;time;"
    case .identifier, .declared: "com.example.name"
    }
  }

  /// A value that looks like the kind and is text for people.
  package var counterexample: String {
    switch self {
    case .address: "Tel: 123"
    case .path: "Yes/No"
    case .filePattern: "**Important.Now"
    case .fileFilter: "Images (all); other files"
    case .option: "- one"
    case .hexadecimal: "#1"
    case .base64: "Settings"
    case .json: "{name}: 1"
    case .datePattern: "a day"
    case .timeFormat: "100 h 60 m"
    case .keywords: "one; two; three"
    case .identifier, .declared: "e.g."
    }
  }

  /// Where the kind is described.
  package var source: String {
    switch self {
    case .address: "RFC 3986, section 3"
    case .path: "IEEE Std 1003.1, Pathname; Windows, Naming Files, Paths, and Namespaces"
    case .filePattern: "IEEE Std 1003.1, Pattern Matching Notation"
    case .fileFilter:
      "wxFileDialog, wildcard; .NET, FileDialog.Filter; Qt, QFileDialog::getOpenFileName"
    case .option: "GNU Coding Standards, Standards for Command Line Interfaces"
    case .hexadecimal: "CSS Color Module, hex notation"
    case .base64: "RFC 4648, section 4"
    case .json: "RFC 8259"
    case .datePattern: "UTS #35, Date Field Symbol Table"
    case .timeFormat: "Audacity, NumericConverterFormats; Moment.js, Format"
    case .keywords: "freedesktop.org, Desktop Entry Specification, Keywords"
    case .identifier: "Java Language Specification, Unique Package Names"
    case .declared: "the configuration of the project"
    }
  }
}
