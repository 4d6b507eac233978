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

  //= java_row -> named(title) @spoken
  public String getAccessibilityTitle(CharSequence title) {
    if (items.isEmpty()) {
      return getString(R.string.java_row, title);
    }
    return null;
  }

  //= java_settings -> named(title)
  void showAccessibilitySettings(CharSequence title) {
    view.setText(getString(R.string.java_settings, title));
  }

  //= java_service -> named(title)
  String getAccessibilityServiceTitle(CharSequence title) {
    return getString(R.string.java_service, title);
  }
}
