// A formatter that names a language says nothing of the reader's.
class Languages {
  //= languagereader -> date
  String reader() => l10n.languageReader(DateFormat('d MMM').format(note.date));

  //= languageenglish -> unknown
  String english() => l10n.languageEnglish(DateFormat('d MMM', 'en').format(note.date));

  //= languagevariable -> unknown
  String variable() {
    final format = DateFormat.yMMMd('en_US');
    return l10n.languageVariable(format.format(note.date));
  }
}
