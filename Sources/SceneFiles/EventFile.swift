public import BidiInteraction
public import BidiLayout
public import BidiText

/// What a finger does, in a file: JSON as ``EventSchema`` has it.
public struct EventFile: Sendable, Hashable {
  /// Something that happens.
  public enum Event: Sendable, Hashable {
    /// A finger on the screen.
    case touch(Touch)
    /// The app is interrupted.
    case interrupt(time: Double)
    /// A pop without a finger.
    case pop(time: Double)
    /// The screen has another size.
    case resize(Size, time: Double)
    /// The device is turned.
    case rotate(Size, time: Double)
    /// The interface has another direction.
    case layoutDirection(LayoutDirection, time: Double)

    /// The time in seconds.
    public var time: Double {
      switch self {
      case .touch(let touch): touch.time
      case .interrupt(let time), .pop(let time), .resize(_, let time), .rotate(_, let time),
        .layoutDirection(_, let time):
        time
      }
    }
  }

  /// The path of the file, as it was given.
  public let path: String
  /// What the gesture is called.
  public var title: String?
  /// The size of the screen.
  public var size: Size
  /// The direction of the interface in which the finger was seen.
  public var layoutDirection: LayoutDirection
  /// What the screen does with a pan.
  public var configuration: PopInteraction.Configuration
  /// How many screens lie on each other.
  public var depth: Int
  /// What happens, in the order of time.
  public var events: [Event]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - bytes: What it holds: JSON in UTF-8, or in UTF-16 with a byte order mark.
  /// - Throws: ``SceneFileError`` with all that the schema has to say, or all that happens where it
  ///   cannot, such as a finger that goes without having come; each fault with its place.
  /// - Complexity: O(*n*).
  public init(path: String, bytes: [UInt8]) throws(SceneFileError) {
    let json = try CheckedJSON<Record>(path: path, bytes: bytes, JSONSchema.events)
    let record = json.record
    let faults = Self.faults(record.events, in: json.tree)
    if !faults.isEmpty { throw SceneFileError(json.source, faults) }
    self.path = path
    title = record.title
    size = record.size
    layoutDirection = record.layoutDirection ?? .leftToRight
    configuration = (record.interaction ?? .edgeBack).configuration
    if let policy = record.policy { configuration.policy = policy.policy }
    depth = record.depth ?? 2
    var place = Point.zero
    events = record.events.compactMap { $0.event(&place) }
  }

  /// What the schema cannot say: the order of times, and of fingers.
  private static func faults(_ events: [EventRecord], in tree: JSONTree) -> [JSONFault] {
    var faults: [JSONFault] = []
    var isDown = false
    var last: Double?
    for (index, event) in events.enumerated() {
      guard let place = tree["events"]?.array?[index] else { continue }
      func note(_ name: String, _ message: String) {
        faults.append(
          JSONFault(
            path: JSONPath().appending("events").appending(index).appending(name),
            offset: (place[name] ?? place).offset, message: message))
      }
      if let last, event.time < last { note("time", "the time is before that of the last event") }
      last = event.time
      if event.down != nil {
        if isDown { note("down", "a finger is down already") }
        isDown = true
      }
      for (name, happens, ends) in [
        ("move", event.move != nil, false), ("up", event.up != nil, true),
        ("cancel", event.cancel != nil, true),
      ] where happens {
        if !isDown { note(name, "no finger is down") }
        if ends { isDown = false }
      }
    }
    return faults
  }

  private enum InteractionName: String, Decodable {
    case edgeBack, fullScreenBack, fullScreenForward, dismissal

    var configuration: PopInteraction.Configuration {
      switch self {
      case .edgeBack: .edgeBack
      case .fullScreenBack: .fullScreenBack
      case .fullScreenForward: .fullScreenForward
      case .dismissal: .dismissal
      }
    }
  }

  /// What the file holds, by its names.
  private struct Record: Decodable {
    let title: String?
    let size: Size
    let layoutDirection: LayoutDirection?
    let interaction: InteractionName?
    let policy: CompletionPolicy.Preset?
    let depth: Int?
    let events: [EventRecord]
  }

  private struct EventRecord: Decodable {
    let time: Double
    let down: Point?
    let move: Point?
    let up: Point?
    let cancel: Bool?
    let interrupt: Bool?
    let pop: Bool?
    let resize: Size?
    let rotate: Size?
    let layoutDirection: LayoutDirection?

    /// The event; a finger that is taken away was last seen at a place.
    func event(_ place: inout Point) -> Event? {
      for (phase, location) in [
        (Touch.Phase.down, down), (.move, move), (.up, up), (.cancel, cancel.map { _ in place }),
      ] {
        guard let location else { continue }
        place = location
        return .touch(Touch(phase, at: location, time: time))
      }
      if interrupt != nil { return .interrupt(time: time) }
      if pop != nil { return .pop(time: time) }
      if let resize { return .resize(resize, time: time) }
      if let rotate { return .rotate(rotate, time: time) }
      return layoutDirection.map { .layoutDirection($0, time: time) }
    }
  }
}
