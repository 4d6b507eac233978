/// What all files together declare that a file can use.
struct ProgramNames {
  /// Whether one declares a function, a type or a formatter of a name.
  var declares: (String) -> Bool = { _ in false }
}
