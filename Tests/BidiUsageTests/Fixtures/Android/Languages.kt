// A formatter that names a language says nothing of the reader's.
class Languages {
  private val posix = SimpleDateFormat("MMM d", Locale.ENGLISH)

  //= language_reader -> date
  fun reader() = getString(R.string.language_reader, SimpleDateFormat("MMM d", Locale.getDefault()).format(note.date))

  //= language_us -> unknown
  fun us() = getString(R.string.language_us, SimpleDateFormat("MMM d", Locale.US).format(note.date))

  //= language_member -> unknown
  fun member() = getString(R.string.language_member, posix.format(note.date))

  //= language_digits -> number
  fun digits() = getString(R.string.language_digits, SimpleDateFormat("yyyy-MM-dd", Locale.US).format(note.date))

  //= language_root -> number
  fun root() = getString(R.string.language_root, String.format(Locale.ROOT, "%d", count))

  //= language_code -> unknown
  fun code() = getString(R.string.language_code, numberFormat.getCurrency())

  //= language_pattern -> unknown
  fun pattern() = getString(R.string.language_pattern, dateFormat.toPattern())
}
