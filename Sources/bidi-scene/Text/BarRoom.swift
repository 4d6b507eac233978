#if Shaping
  /// The room that each text of a bar has beside the others.
  struct BarRoom {
    /// A title or a button with a text.
    struct Item {
      let id: String
      let isTitle: Bool
      /// Whether a text that has no room is told.
      let isTold: Bool
      /// The width that the text wants.
      let width: Double
      /// How sure the width is, as a part of it.
      let margin: Double
      /// The width of the bar, less its margins, its spaces and its images.
      let room: Double
    }

    /// The rooms, in points, by the IDs of nodes.
    ///
    /// The title yields to the buttons. Where the buttons have no room beside each other, only the widest one is told: the others
    /// and the title would tell the same again.
    let rooms: [String: Double]

    init(_ items: [Item]) {
      let buttons = items.filter { !$0.isTitle }
      let widest = buttons.filter(\.isTold).max { ($0.width, $1.id) < ($1.width, $0.id) }
      // The others may be narrower than was measured.
      func rest(_ item: Item) -> Double {
        buttons.filter { $0.id != item.id }.reduce(item.room) {
          $0 - $1.width * (1 - min($1.margin, 1))
        }
      }
      let isFull = widest.map { $0.width > rest($0) } ?? false
      rooms = items.reduce(into: [:]) { rooms, item in
        let isOpen = item.isTitle ? !isFull : item.id == widest?.id
        rooms[item.id] = isOpen ? max(rest(item), Self.least) : .infinity
      }
    }

    /// What is left where there is no room: a box without a width would count as one that the app sizes.
    private static let least = 2.0
  }
#endif
