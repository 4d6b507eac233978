package notes;

class NoteAdapter {
  private int total;

  //= java_total -> number
  String total(Resources resources) {
    return resources.getString(R.string.java_total, total);
  }

  //= java_format -> number
  String format() {
    String pattern = context.getString(R.string.java_format);
    return String.format(pattern, items.size());
  }

  //= java_clock -> number
  String clock(int minutes, int seconds) {
    return getString(R.string.java_clock, String.format("%02d:%02d", minutes, seconds));
  }

  //= java_user -> unknown
  String user() {
    return getString(R.string.java_user, account.getUserName());
  }

  private final String sizePattern;

  NoteAdapter(Context context) {
    //= java_field -> number
    this.sizePattern = context.getString(R.string.java_field);
  }

  void bind() {
    view.setText(String.format(sizePattern, items.size()));
  }
}
