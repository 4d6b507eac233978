// What each call gives is written by hand after `//=`: the key, an arrow, and the arguments.
package notes

import notes.R

class NoteScreen(private val count: Int, private val owner: Owner) : Screen() {
  private val formatter = NumberFormat.getInstance()
  private val dateFormatter = DateTimeFormatter.ofPattern("d MMM")

  //= note_count -> number
  fun title() = getString(R.string.note_count, notes.size)

  //= created_on -> date
  fun created() = context.getString(R.string.created_on, DateUtils.formatDateTime(context, time, FLAGS))

  //= shared_by -> named(displayName)
  fun shared() = resources.getString(R.string.shared_by, owner.displayName)

  //= deleted_notes -> own(notecountplural)
  fun deleted(): String {
    val amount = resources.getQuantityString(R.plurals.notecount_plural, count, count)
    return getString(R.string.deleted_notes, amount)
  }

  //= notecount_plural -> number <NoteScreen.kt:22
  //= file_size -> amount
  fun size() = getString(R.string.file_size, Formatter.formatFileSize(context, file.length()))

  //= greeting -> literal()|named(name)
  fun greeting(name: String?) = getString(R.string.greeting, name ?: "")

  //= archived -> number
  //= restored -> number
  fun moved(back: Boolean) =
    getString(if (back) R.string.restored else R.string.archived, notes.count())

  //= price_line -> price
  fun price() = stringResource(id = R.string.price_line, product.formattedPrice)

  // The helper is variadic, so that what follows the key are arguments.
  //= copied_to -> named(label)
  fun copied(label: String) = toast(R.string.copied_to, label)

  // A constructor is no such helper.
  //= wrapped -> ?
  fun wrapped() = Label(R.string.wrapped, count)

  //= number_text -> number
  fun numberText() = getString(R.string.number_text, count.toString())

  //= split_call -> number, named(title)
  fun split() = getString(
    R.string.split_call,
    // A comment, with a bracket (
    notes
      .filter { it.isDone }
      .size,
    note.title,
  )

  //= localized_count -> number
  fun localized() = getString(R.string.localized_count, localizedNumber(count))

  private fun localizedNumber(value: Int): String = formatter.format(value)

  //= reminder -> date
  fun reminder() = getString(R.string.reminder, dateFormatter.format(note.reminder))

  //= elapsed -> number
  fun elapsed() {
    timer?.let {
      show(getString(R.string.elapsed, DateUtils.formatElapsedTime(it)))
    }
  }

  //= nested -> own(inner)
  fun nested() = getString(R.string.nested, getString(R.string.inner))

  //= dynamic -> own
  fun dynamic(id: Int) = getString(R.string.dynamic, getString(id))

  //= inside -> named(title)
  fun inside() = "<b>${getString(R.string.inside, note.title)}</b>"

  //= spoken_label -> number @spoken
  fun icon() {
    Icon(contentDescription = stringResource(R.string.spoken_label, count))
  }

  //= log_line -> number @logged
  fun log() {
    Log.d(TAG, getString(R.string.log_line, count))
  }

  //= later -> number
  fun later(isBig: Boolean): String {
    val template = if (isBig) R.string.later else R.string.later
    return getString(template, count)
  }

  //= block_value -> own(minutes)|own(never)
  fun blockValue(): String {
    val time = if (count > 0) {
      val minutes = NumberFormat.getInstance().format(count)
      resources.getQuantityString(R.plurals.minutes, count, minutes)
    } else {
      getString(R.string.never)
    }
    return getString(R.string.block_value, time)
  }

  //= listener_title -> named(title)
  fun bind(title: String) {
    button.setAccessibilityText(title)
    button.setOnClickListener { label.setText(getString(R.string.listener_title, title)) }
  }
}

fun Context.toast(resource: Int, vararg values: Any) = show(getString(resource, *values))
