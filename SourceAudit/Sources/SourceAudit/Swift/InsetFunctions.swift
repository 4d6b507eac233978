public import BidiSource
internal import SwiftParser
internal import SwiftSyntax

/// The functions of a project that take insets by left and right, and lay out by leading and trailing.
///
/// Such as `func pin(to view: UIView, insets: UIEdgeInsets)` with `leadingAnchor.constraint(equalTo: view.leadingAnchor,
/// constant: insets.left)`: the interface mirrors what it is given.
public struct InsetFunctions: Sendable {
  /// A function and the label of its insets: `pin:insets`; of an initializer the name of its type.
  private var names: Set<String> = []

  /// No functions.
  public init() {}

  /// Adds the functions of a file.
  ///
  /// - Parameter file: A file of Swift; others have no such functions.
  /// - Complexity: O(*n*); files without the words for insets and leading are not parsed.
  public mutating func add(_ file: SourceFile) {
    guard file.path.hasSuffix(".swift"), Self.mayHaveOne(file.text),
      SourceAudit.tooDeep(in: file) == nil
    else { return }
    var open = [Syntax(Parser.parse(source: String(decoding: file.text, as: UTF8.self)))]
    while let node = open.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) {
        add(function.name.text, function.signature, function.body.map(Syntax.init))
      } else if let maker = node.as(InitializerDeclSyntax.self) {
        add(Self.typeName(of: Syntax(maker)), maker.signature, maker.body.map(Syntax.init))
      }
      open += node.children(viewMode: .sourceAccurate)
    }
  }

  /// Whether a function mirrors the insets that it takes with a label.
  func mirrors(_ function: String, _ label: String) -> Bool {
    !function.isEmpty && names.contains("\(function):\(label)")
  }

  private mutating func add(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: Syntax?
  ) {
    guard let body else { return }
    for parameter in signature.parameterClause.parameters
    where SwiftReader.source(of: parameter.type).contains("EdgeInsets") {
      let inner = (parameter.secondName ?? parameter.firstName).text
      if NamedUses(in: body, self).isWithoutSides(inner) {
        names.insert("\(name):\(parameter.firstName.text)")
      }
    }
  }

  private static func typeName(of node: Syntax) -> String {
    var node = node
    while let parent = node.parent {
      if let type = parent.asProtocol((any NamedDeclSyntax).self) { return type.name.text }
      if let type = parent.as(ExtensionDeclSyntax.self) {
        return SwiftReader.source(of: type.extendedType)
      }
      node = parent
    }
    return ""
  }

  private static func mayHaveOne(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.contains("EdgeInsets") && (text.contains("leading") || text.contains("edgeInsets"))
  }
}
