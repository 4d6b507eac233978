public import BidiInteraction
public import BidiLayout
public import BidiText

/// What a finger does, in a file: JSON as `bidi-scene schema --events` has it.
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
    case resize(LayoutSize, time: Double)
    /// The device is turned.
    case rotate(LayoutSize, time: Double)
    /// The interface has another direction.
    case layoutDirection(UserInterfaceLayoutDirection, time: Double)
    /// A competitor, by its place in ``EventFile/competitors``, is at another offset from its start.
    case scroll(competitor: Int, offset: Double, time: Double)

    /// The time in seconds.
    public var time: Double {
      switch self {
      case .touch(let touch): touch.time
      case .interrupt(let time), .pop(let time), .resize(_, let time), .rotate(_, let time),
        .layoutDirection(_, let time), .scroll(_, _, let time):
        time
      }
    }
  }

  /// Something on the screen that would take the same pan.
  public struct Competitor: Sendable, Hashable {
    /// What it is called; nil if nothing is said.
    public var name: String?
    /// Its box on the screen in the direction of the file; nil for the whole screen.
    public var frame: LayoutRect?
    /// What it does with a pan.
    public var gesture: GestureCompetitor

    /// Makes a competitor.
    public init(name: String? = nil, frame: LayoutRect? = nil, _ gesture: GestureCompetitor) {
      (self.name, self.frame, self.gesture) = (name, frame, gesture)
    }
  }

  /// The path of the file, as it was given.
  public let path: String
  /// What the gesture is called.
  public var title: String?
  /// The size of the screen.
  public var size: LayoutSize
  /// The direction of the interface in which the finger was seen.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// What the screen does with a pan.
  public var configuration: PopInteraction.Configuration
  /// How many screens lie on each other.
  public var depth: Int
  /// What lies on the screen and would take the same pan.
  public var competitors: [Competitor]
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
    let faults = EventFileFaults(record, json.tree).faults
    if !faults.isEmpty { throw SceneFileError(json.source, faults) }
    self.path = path
    title = record.title
    size = record.size
    layoutDirection = record.layoutDirection ?? .leftToRight
    configuration = (record.interaction ?? .edgeBack).configuration
    if let policy = record.policy { configuration.policy = policy.policy }
    depth = record.depth ?? 2
    let direction = layoutDirection
    competitors = record.competitors?.compactMap { $0.competitor(in: direction) } ?? []
    var place = LayoutPoint.zero
    let all = competitors
    events = record.events.compactMap { $0.event(&place, all, direction) }
  }
}
