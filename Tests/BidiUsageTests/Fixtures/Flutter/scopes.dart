// One name in several functions: a value is that of the nearest function that has the name.
class Scopes {
  //= scopelocal -> own(scopeinbox)
  String inbox() {
    final name = l10n.scopeInbox;
    return l10n.scopeLocal(name);
  }

  //= scopeparameter -> named(name)
  String deleted(String name) => l10n.scopeParameter(name);

  //= scopebody -> named(name)
  Future<String> moved(String name) async {
    return l10n.scopeBody(name);
  }

  //= scopeclosure -> named(name)
  void each() {
    final name = l10n.scopeInbox;
    names.forEach((name) => show(l10n.scopeClosure(name)));
    others.forEach((name) {
      show(l10n.scopeClosure(name));
    });
  }

  //= scopecaptured -> own(scopeinbox)
  void captured() {
    final String name = l10n.scopeInbox;
    later(() {
      show(l10n.scopeCaptured(name));
    });
  }

  //= scopefor -> named(name)
  void loop() {
    final name = l10n.scopeInbox;
    for (final name in names) {
      show(l10n.scopeFor(name));
    }
  }

  //= scopeagain -> own(scopeinbox)|named(title)
  void again() {
    var name = l10n.scopeInbox;
    for (var i = 0; i < 3; i++) {
      show(l10n.scopeAgain(name));
      name = notes[i].title;
    }
  }
}
