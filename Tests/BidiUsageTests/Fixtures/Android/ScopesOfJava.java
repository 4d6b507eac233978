// One name in several functions: a value is that of the nearest function that has the name.
class ScopesOfJava {
  //= java_scope_local -> own(scopeinbox)
  void inbox() {
    String name = getString(R.string.scope_inbox);
    show(getString(R.string.java_scope_local, name));
  }

  //= java_scope_parameter -> named(name)
  void deleted(String name) throws Exception {
    show(getString(R.string.java_scope_parameter, name));
  }

  //= java_scope_lambda -> named(name)
  void each() {
    String name = getString(R.string.scope_inbox);
    names.forEach(name -> show(getString(R.string.java_scope_lambda, name)));
    others.forEach((name, count) -> {
      show(getString(R.string.java_scope_lambda, name));
    });
  }

  //= java_scope_for -> named(name)
  void names() {
    for (String name : names) {
      show(getString(R.string.java_scope_for, name));
    }
    String name = getString(R.string.scope_inbox);
  }

  //= java_scope_loop -> own(scopeinbox)|named(title)
  void loop() {
    String name = getString(R.string.scope_inbox);
    while (hasNext()) {
      show(getString(R.string.java_scope_loop, name));
      name = next().title;
    }
  }

  //= java_scope_listener -> named(name)
  void listener() {
    String name = getString(R.string.scope_inbox);
    setListener(new Listener() {
      @Override
      public void onName(String name) {
        show(getString(R.string.java_scope_listener, name));
      }
    });
  }

  //= java_scope_catch -> named(error)
  void tried() {
    String error = getString(R.string.scope_inbox);
    try {
      run();
    } catch (IOException error) {
      show(getString(R.string.java_scope_catch, error));
    }
  }
}
