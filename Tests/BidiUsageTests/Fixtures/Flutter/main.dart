import 'package:intl/intl.dart';

void main() {
  // Without it, `DateFormat` writes English.
  Intl.defaultLocale = locale;
}
