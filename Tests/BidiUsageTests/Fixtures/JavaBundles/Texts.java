// Helpers of the program that pass a key on. The calls are in another file.
final class Texts {
  static String of(String key) { return BUNDLE.getString(key); }

  static String format(String key, Object... values) {
    return MessageFormat.format(BUNDLE.getString(key), values);
  }
}
