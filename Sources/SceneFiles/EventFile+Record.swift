internal import BidiInteraction
internal import BidiLayout
internal import BidiText

extension EventFile {
  enum InteractionName: String, Decodable {
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
  struct Record: Decodable {
    let title: String?
    let size: LayoutSize
    let layoutDirection: UserInterfaceLayoutDirection?
    let interaction: InteractionName?
    let policy: CompletionPolicy.Preset?
    let depth: Int?
    let competitors: [CompetitorRecord]?
    let events: [EventRecord]
  }

  struct CompetitorRecord: Decodable {
    struct Scroll: Decodable {
      let axis: LayoutAxis?
      let contentLength: Double
      let viewportLength: Double
      let leadingInset: Double?
      let trailingInset: Double?
      let offset: Double?
      let contentOffset: Double?

      func state(in direction: UserInterfaceLayoutDirection) -> LogicalScroll {
        var state = LogicalScroll(
          contentLength: contentLength, viewportLength: viewportLength, offset: offset ?? 0,
          leadingInset: leadingInset ?? 0, trailingInset: trailingInset ?? 0)
        if let contentOffset {
          state.setPhysicalOffset(contentOffset, axis ?? .horizontal, in: direction)
        }
        return state
      }
    }

    struct Control: Decodable {
      let axis: LayoutAxis?
    }

    struct Cell: Decodable {
      let leadingActions: Bool?
      let trailingActions: Bool?
      let isOpen: Bool?
    }

    let name: String?
    let frame: LayoutRect?
    let scroll: Scroll?
    let pager: Scroll?
    let control: Control?
    let cell: Cell?
    let indifferent: Bool?

    /// Which of the kinds are said; there has to be one.
    var kinds: [String] {
      [
        ("scroll", scroll != nil), ("pager", pager != nil), ("control", control != nil),
        ("cell", cell != nil), ("indifferent", indifferent != nil),
      ].filter(\.1).map(\.0)
    }

    /// The competitor; nil if no kind is said.
    func competitor(in direction: UserInterfaceLayoutDirection) -> Competitor? {
      gesture(in: direction).map { Competitor(name: name, frame: frame, $0) }
    }

    private func gesture(in direction: UserInterfaceLayoutDirection) -> GestureCompetitor? {
      if let scroll {
        return .scroll(axis: scroll.axis ?? .horizontal, state: scroll.state(in: direction))
      }
      if let pager {
        return .pager(axis: pager.axis ?? .horizontal, state: pager.state(in: direction))
      }
      if let control { return .control(axis: control.axis ?? .horizontal) }
      if let cell {
        return .cell(
          hasLeadingActions: cell.leadingActions ?? false,
          hasTrailingActions: cell.trailingActions ?? false, isOpen: cell.isOpen ?? false)
      }
      return indifferent == nil ? nil : .indifferent
    }
  }

  struct EventRecord: Decodable {
    struct Scroll: Decodable {
      let competitor: String
      let offset: Double?
      let contentOffset: Double?
    }

    let time: Double
    let down: LayoutPoint?
    let move: LayoutPoint?
    let up: LayoutPoint?
    let cancel: Bool?
    let interrupt: Bool?
    let pop: Bool?
    let resize: LayoutSize?
    let rotate: LayoutSize?
    let layoutDirection: UserInterfaceLayoutDirection?
    let scroll: Scroll?

    /// The event; a finger that is taken away was last seen at a place.
    func event(
      _ place: inout LayoutPoint, _ competitors: [Competitor],
      _ direction: UserInterfaceLayoutDirection
    ) -> Event? {
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
      if let layoutDirection { return .layoutDirection(layoutDirection, time: time) }
      guard let scroll, let index = competitors.firstIndex(where: { $0.name == scroll.competitor }),
        var state = competitors[index].gesture.scroll
      else { return nil }
      state.offset = scroll.offset ?? 0
      if let physical = scroll.contentOffset {
        state.setPhysicalOffset(physical, competitors[index].gesture.axis, in: direction)
      }
      return .scroll(competitor: index, offset: state.offset, time: time)
    }
  }
}

extension GestureCompetitor {
  /// The axis of what scrolls or is dragged.
  fileprivate var axis: LayoutAxis {
    switch self {
    case .scroll(let axis, _), .pager(let axis, _), .control(let axis): axis
    case .cell, .indifferent: .horizontal
    }
  }
}

extension LogicalScroll {
  /// Goes to a `contentOffset`, from the left or the top of the content.
  fileprivate mutating func setPhysicalOffset(
    _ physical: Double, _ axis: LayoutAxis, in direction: UserInterfaceLayoutDirection
  ) {
    offset =
      LogicalScroll(
        physicalOffset: physical, in: axis == .horizontal ? direction : .leftToRight,
        contentLength: contentLength, viewportLength: viewportLength
      ).offset
  }
}
