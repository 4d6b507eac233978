// swift-format-ignore-file
// One name in several functions: a value is that of the nearest function that has the name.

final class Scopes {
  //= swift.scope.local -> own(swift.scope.inbox)
  func inbox() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    show(String(format: NSLocalizedString("swift.scope.local", comment: ""), name))
  }

  //= swift.scope.parameter -> named(name)
  func deleted(_ name: String) async throws -> (Int, String) {
    show(String(format: NSLocalizedString("swift.scope.parameter", comment: ""), name))
  }

  //= swift.scope.closure -> named(name)
  func each() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    names.forEach { name in show(String(format: NSLocalizedString("swift.scope.closure", comment: ""), name)) }
    load { [weak self] (name: String) in
      self?.show(String(format: NSLocalizedString("swift.scope.closure", comment: ""), name))
    }
  }

  //= swift.scope.captured -> own(swift.scope.inbox)
  func captured() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    later { show(String(format: NSLocalizedString("swift.scope.captured", comment: ""), name)) }
  }

  //= swift.scope.for -> named(name)
  func loop() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    for name in names where !name.isEmpty {
      show(String(format: NSLocalizedString("swift.scope.for", comment: ""), name))
    }
  }

  //= swift.scope.if -> named(name)
  func condition() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    if let name = note.title {
      show(String(format: NSLocalizedString("swift.scope.if", comment: ""), name))
    }
  }

  //= swift.scope.guard -> named(name)
  func guarded() {
    guard let name = note.title else { return }
    show(String(format: NSLocalizedString("swift.scope.guard", comment: ""), name))
  }

  //= swift.scope.case -> named(name)
  func choice() {
    let name = NSLocalizedString("swift.scope.inbox", comment: "")
    switch change {
    case .deleted(let name):
      show(String(format: NSLocalizedString("swift.scope.case", comment: ""), name))
    }
  }

  //= swift.scope.again -> own(swift.scope.inbox)|named(title)
  func again() {
    var name = NSLocalizedString("swift.scope.inbox", comment: "")
    while true {
      show(String(format: NSLocalizedString("swift.scope.again", comment: ""), name))
      name = note.title
    }
  }
}
