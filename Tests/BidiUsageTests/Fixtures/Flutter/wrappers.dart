// Getters and functions of the program that pass a key on.
extension Translated on String {
  String get words => translate(this);
  String get shown { return tr(this); }
  String filled(List<String> values) => tr(this, args: values);
}

String text(String key) => tr(key);

AppLocalizations get allTexts => AppLocalizations.of(navigator.currentContext!)!;

extension Texts on BuildContext {
  AppLocalizations get words2 => AppLocalizations.of(this)!;
}

// Only this class has it.
class Shelf {
  AppLocalizations get ofShelf => AppLocalizations.of(context)!;
}
