internal import BidiSource

/// What the schema of event files cannot say: the order of times and of fingers, and what competitors are.
struct EventFileFaults {
  /// What is wrong, in the order of its places.
  private(set) var faults: [JSONFault] = []

  private let tree: JSONValue

  /// Checks a file.
  init(_ record: EventFile.Record, _ tree: JSONValue) {
    self.tree = tree
    let competitors = record.competitors ?? []
    checkCompetitors(competitors)
    checkEvents(record.events, competitors)
    faults.sort { $0.offset < $1.offset }
  }

  private mutating func note(_ list: String, _ index: Int, _ way: [String], _ message: String) {
    guard let element = tree[list]?.elements[index] else { return }
    var path = JSONPath().appending(list).appending(index)
    var place = element
    for name in way {
      path = path.appending(name)
      place = place[name] ?? place
    }
    faults.append(JSONFault(place, path, message))
  }

  private mutating func checkCompetitors(_ competitors: [EventFile.CompetitorRecord]) {
    var names: Set<String> = []
    for (index, competitor) in competitors.enumerated() {
      if competitor.kinds.count != 1 {
        let found =
          competitor.kinds.isEmpty ? "none" : competitor.kinds.joined(separator: " and ")
        note(
          "competitors", index, [],
          "one of scroll, pager, control, cell and indifferent is wanted, not \(found)")
      }
      if let name = competitor.name, !names.insert(name).inserted {
        note("competitors", index, ["name"], "'\(name)' is the name of another competitor")
      }
      for (kind, scroll) in [("scroll", competitor.scroll), ("pager", competitor.pager)]
      where scroll?.offset != nil && scroll?.contentOffset != nil {
        note(
          "competitors", index, [kind, "contentOffset"],
          "offset and contentOffset say the same; one of them is enough")
      }
    }
  }

  private mutating func checkEvents(
    _ events: [EventFile.EventRecord], _ competitors: [EventFile.CompetitorRecord]
  ) {
    var isDown = false
    var last: Double?
    for (index, event) in events.enumerated() {
      if let last, event.time < last {
        note("events", index, ["time"], "the time is before that of the last event")
      }
      last = event.time
      if event.down != nil {
        if isDown { note("events", index, ["down"], "a finger is down already") }
        isDown = true
      }
      for (name, happens, ends) in [
        ("move", event.move != nil, false), ("up", event.up != nil, true),
        ("cancel", event.cancel != nil, true),
      ] where happens {
        if !isDown { note("events", index, [name], "no finger is down") }
        if ends { isDown = false }
      }
      if let scroll = event.scroll { checkScroll(scroll, index, competitors) }
    }
  }

  private mutating func checkScroll(
    _ scroll: EventFile.EventRecord.Scroll, _ index: Int,
    _ competitors: [EventFile.CompetitorRecord]
  ) {
    let meant = competitors.first { $0.name == scroll.competitor }
    if meant == nil {
      note(
        "events", index, ["scroll", "competitor"],
        "there is no competitor '\(scroll.competitor)'")
    } else if meant?.scroll == nil, meant?.pager == nil {
      note(
        "events", index, ["scroll", "competitor"],
        "'\(scroll.competitor)' is neither a scroll view nor a pager")
    }
    if (scroll.offset == nil) == (scroll.contentOffset == nil) {
      note("events", index, ["scroll"], "either offset or contentOffset is wanted")
    }
  }
}
