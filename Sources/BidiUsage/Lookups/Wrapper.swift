/// A function or a property of a program that passes a key on to a way to look up texts: `func L(_ key: String) -> String`.
///
/// It is known by its body. A call of it with a key that stands there looks up the text of the key, as a call of the way itself does.
struct Wrapper: Sendable, Hashable {
  /// Where the body gets an argument of the text from.
  struct Given: Sendable, Hashable {
    /// The name of the argument in the text; nil for one that only its place tells.
    let name: String?

    /// The place of the parameter.
    let place: Int
  }

  /// What becomes of the arguments of the text.
  enum Arguments: Sendable, Hashable {
    /// The caller puts them in: the function gives the text as it is.
    case around
    /// All arguments of the call from a place on.
    case rest(from: Int)
    /// A list, a dictionary or an object at a place.
    case collection(at: Int)
    /// The arguments at some places.
    case given([Given])
    /// The body makes them itself, in a way that is not understood.
    case unknown
  }

  /// The name.
  let name: String

  /// The place of the key among the parameters; nil where the key is the value before the dot: `"key".loc()`.
  let keyPlace: Int?

  let arguments: Arguments

  /// How many arguments a call has.
  let counts: ClosedRange<Int>

  /// The most arguments of a call of a function that takes any number of them.
  static let most = 255

  /// Names of functions that many types have: a call of one is seldom a call of the wrapper.
  private static let generalNames: Set<String> = [
    "add", "append", "contains", "create", "find", "get", "has", "init", "load", "log", "main",
    "print", "put", "read", "remove", "run", "set", "write",
  ]

  /// Makes a wrapper of a function, if it gives one of its parameters as a key; else nil.
  ///
  /// - Parameters:
  ///   - head: The function.
  ///   - key: The value that the body gives as the key.
  ///   - given: What the body gives for the arguments of the text.
  init?(_ head: FunctionHead, key: String, arguments given: [BodyArgument]) {
    guard !Self.generalNames.contains(head.name) else { return nil }
    var parameters = head.parameters
    var keyPlace = parameters.firstIndex { $0.name == key }
    if head.takesReceiver {
      guard keyPlace == 0 else { return nil }
      parameters.removeFirst()
      keyPlace = nil
    } else if keyPlace == nil {
      guard key == "self" || key == "this" else { return nil }
    }
    (name, self.keyPlace) = (head.name, keyPlace)
    arguments = Self.arguments(given, parameters, keyPlace)
    let needed = parameters.count { !$0.isOptional && !$0.isVariadic }
    counts =
      needed...(parameters.contains(where: \.isVariadic)
      ? Self.most : max(needed, parameters.count))
  }

  init(name: String, keyPlace: Int?, arguments: Arguments, counts: ClosedRange<Int>) {
    (self.name, self.keyPlace, self.arguments, self.counts) = (name, keyPlace, arguments, counts)
  }

  /// An argument of the text as a body gives it.
  struct BodyArgument {
    /// The name of the argument in the text; nil if there is none.
    let name: String?

    /// The name of the value; nil for an expression.
    let value: String?

    /// Whether the value is a list, a dictionary or an object with all arguments.
    let isCollection: Bool
  }

  private static func arguments(
    _ given: [BodyArgument], _ parameters: [FunctionHead.Parameter], _ keyPlace: Int?
  ) -> Arguments {
    if given.isEmpty { return .around }
    var places: [Given] = []
    for argument in given {
      guard let value = argument.value,
        let place = parameters.firstIndex(where: { $0.name == value }), place != keyPlace
      else { return .unknown }
      if parameters[place].isVariadic { return given.count == 1 ? .rest(from: place) : .unknown }
      if argument.isCollection { return given.count == 1 ? .collection(at: place) : .unknown }
      places.append(Given(name: argument.name, place: place))
    }
    return .given(places)
  }

  /// The way to look up texts that the wrapper is.
  var idiom: LookupIdiom {
    LookupIdiom(
      names: [name], key: keyPlace.map { .literal($0) } ?? .receiver,
      arguments: .ofWrapper(arguments), counts: counts, example: "", source: "")
  }
}
