// A text in a variable goes where the variable goes.
class Takers {
  //= taker_log -> ? @logged
  fun log() {
    val message = getString(R.string.taker_log)
    Log.d(TAG, message)
  }

  //= taker_notice -> number @notification
  fun notice(count: Int) {
    val message: String = getString(R.string.taker_notice, count)
    if (message != last) builder.setContentText(message)
  }

  //= taker_both -> ?
  fun both() {
    val message = getString(R.string.taker_both)
    Log.d(TAG, message)
    show(message)
  }

  //= taker_other -> ?
  fun other(message: String) {
    val text = getString(R.string.taker_other)
    Log.d(TAG, message)
    show(text)
  }
}
