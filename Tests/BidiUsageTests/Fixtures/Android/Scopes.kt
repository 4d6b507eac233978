// One name in several functions: a value is that of the nearest function that has the name.
class Scopes {
  //= scope_local -> own(scopeinbox)
  fun inbox() {
    val name = getString(R.string.scope_inbox)
    show(getString(R.string.scope_local, name))
  }

  //= scope_parameter -> named(name)
  fun deleted(name: String) {
    show(getString(R.string.scope_parameter, name))
  }

  //= scope_expression -> named(name)
  fun moved(name: String) = getString(R.string.scope_expression, name)

  //= scope_lambda -> named(name)
  fun each() {
    val name = getString(R.string.scope_inbox)
    names.forEach { name -> show(getString(R.string.scope_lambda, name)) }
  }

  //= scope_closure -> own(scopeinbox)
  fun closure() {
    val name = getString(R.string.scope_inbox)
    button.setOnClickListener { show(getString(R.string.scope_closure, name)) }
    names.forEach { name -> show(name) }
  }

  //= scope_loop -> own(scopeinbox)|named(title)
  fun loop() {
    var name = getString(R.string.scope_inbox)
    for (note in notes) {
      show(getString(R.string.scope_loop, name))
      name = note.title
    }
  }

  //= scope_for -> named(name)
  fun names() {
    val name = getString(R.string.scope_inbox)
    for (name in names) show(getString(R.string.scope_for, name))
    for (name in others) {
      show(name)
    }
  }

  //= scope_block -> named(title)
  fun blocks(isOne: Boolean) {
    if (isOne) {
      val name = getString(R.string.scope_inbox)
      show(name)
    } else {
      val name = note.title
      show(getString(R.string.scope_block, name))
    }
  }

  //= scope_pair -> named(name)
  fun pair() {
    val name = getString(R.string.scope_inbox)
    notes.forEach {
      val (id, name) = it.parts()
      show(getString(R.string.scope_pair, name))
    }
  }

  //= scope_added -> named(text)
  fun added() {
    var text = getString(R.string.scope_inbox)
    text += note.title
    show(getString(R.string.scope_added, text))
  }

  //= scope_itself -> own(scopeinbox)
  fun itself() {
    var name = getString(R.string.scope_inbox)
    name = getString(R.string.scope_itself, name)
  }

  //= scope_itself_in_loop -> named(name)
  fun itselfInLoop() {
    var name = getString(R.string.scope_inbox)
    for (note in notes) {
      name = getString(R.string.scope_itself_in_loop, name)
    }
  }
}
