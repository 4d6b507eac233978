/// What all files together declare that a file can use.
struct ProgramNames {
  /// Whether one declares a function, a type or a formatter of a name.
  var declares: (String) -> Bool = { _ in false }

  /// Whether a type of one declares a member of a name for a text, such as `size`.
  var declaresText: (String) -> Bool = { _ in false }

  /// Whether all types that declare a member of a name declare it for a number.
  var declaresNumber: (String) -> Bool = { _ in false }
}
