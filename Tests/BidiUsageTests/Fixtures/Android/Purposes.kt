class Purposes(private val dir: File) {
  private val names = listOf(getString(R.string.first_name), getString(R.string.second_name))

  //= clip_text -> named(title) @clipboard
  fun clip() = ClipData.newPlainText(null, getString(R.string.clip_text, note.title))

  //= clip_compose -> ? @clipboard
  fun compose() { clipboardManager.setText(AnnotatedString(stringResource(R.string.clip_compose))) }

  //= notice_title -> number @notification
  fun notice() = NotificationCompat.Builder(context, id)
    .setContentTitle(getString(R.string.notice_title, notes.size))

  //= query_text -> ? @query
  fun query(uri: Uri) = uri.buildUpon().appendQueryParameter("q", getString(R.string.query_text)).build()

  //= stored_text -> ? @stored
  fun store() = prefs.edit().putString("name", getString(R.string.stored_text)).apply()

  //= bundle_text -> ?
  fun bundle() = bundle.putString("name", getString(R.string.bundle_text))

  //= file_zip -> named(title) @fileName
  fun zip() = File(dir, getString(R.string.file_zip, note.title) + ".zip")

  //= file_extension -> ? @fileName
  fun extension() = save(getString(R.string.file_extension) + ".txt")

  //= no_file -> ?
  fun label() = show(getString(R.string.no_file) + ": " + dir)

  //= thrown_text -> ? @thrown
  fun thrown() { throw IllegalStateException(getString(R.string.thrown_text)) }

  //= array_item -> own(suranames)
  fun item() = getString(R.string.array_item, suraName(3))

  private fun suraName(number: Int): String {
    return resources.getStringArray(R.array.sura_names)[number - 1]
  }

  //= array_get -> own(suranames)
  fun get(): String {
    val names = resources.getStringArray(R.array.sura_names)
    return getString(R.string.array_get, names.get(2))
  }

  //= list_item -> own(firstname)|own(secondname)
  fun list() = getString(R.string.list_item, names[index])

  //= codes_item -> unknown
  fun codes() = getString(R.string.codes_item, codes[index])

  //= last_seen -> own(yesterday)
  //= yesterday -> ? <Purposes.kt:58
  fun inside(): String {
    return getString(
      R.string.last_seen,
      getString(R.string.yesterday))
  }

  //= error_line -> own(nonetworkreason)
  //= no_network_reason -> ? <Purposes.kt:66
  fun variable(): String {
    val reason = getString(R.string.no_network_reason)
    return getString(R.string.error_line, reason)
  }

  //= also_shown -> ?
  fun shown() {
    val text = getString(R.string.also_shown)
    label.setText(text)
    label.setHint(getString(R.string.hint_line, text))
  }

  //= appended_text -> ? <Purposes.kt:77
  fun appended() = getString(R.string.leading_text) + " " + getString(R.string.appended_text)

  //= leading_text -> ?
  fun last() = 0

  //= local_date -> date
  fun date(created: LocalDate) = getString(R.string.local_date, created.format(formatter))

  //= local_time -> date
  fun time() = getString(R.string.local_time, time.format(DateTimeFormatter.ofPattern("HH:mm")))

  // The function may show both.
  //= dialog_title -> ?
  //= dialog_message -> ?
  fun dialog() = ask(R.string.dialog_title, getString(R.string.dialog_message))

  //= written_text -> ?
  fun written() = output.writeText(getString(R.string.written_text))

  // A text in brackets after another one has its direction.
  //= in_brackets -> ? <Purposes.kt:98
  fun brackets() = String.format(locale, "%s (%s)", getString(R.string.before_brackets), getString(R.string.in_brackets))

  //= before_brackets -> ?
  fun alone() = String.format(locale, "(%s) %s", getString(R.string.in_front), getString(R.string.behind))

  //= behind -> ?
  //= in_front -> ?
  fun none() = 0
}
