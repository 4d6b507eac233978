// Look-ups of a program of Swing. Expected facts were written by hand.
class NotesPanel extends JPanel {
  private final ResourceBundle bundle = ResourceBundle.getBundle("notes");
  private final NumberFormat numbers = NumberFormat.getInstance();
  private int total;

  //= panel.plain -> ?
  void plain() { setToolTipText(bundle.getString("panel.plain")); }

  //= panel.split -> number, named(title)
  String split() {
    return MessageFormat.format(
        bundle.getString(
            "panel.split"), // the pattern
        notes.size(),
        note.title);
  }

  //= panel.variable -> named(owner)
  String variable(String owner) {
    String pattern = bundle.getString("panel.variable");
    return MessageFormat.format(pattern, owner);
  }

  //= panel.field -> number
  String field() { return String.format(bundle.getString("panel.field"), total); }

  //= panel.date -> date
  String date() {
    return MessageFormat.format(bundle.getString("panel.date"), DateFormat.getDateInstance().format(note.created));
  }

  //= panel.number -> number
  String number() { return MessageFormat.format(bundle.getString("panel.number"), numbers.format(length)); }

  //= panel.local.date -> date
  String localDate(LocalDate created) {
    return MessageFormat.format(bundle.getString("panel.local.date"), created.format(DateTimeFormatter.ISO_DATE));
  }

  //= panel.nested -> own(panel.inner)
  //= panel.inner -> ? <NotesPanel.java:45
  String nested() {
    return MessageFormat.format(
        bundle.getString("panel.nested"), bundle.getString("panel.inner"));
  }

  //= panel.ternary -> number|literal(none)
  String ternary() {
    return MessageFormat.format(bundle.getString("panel.ternary"), total > 0 ? total : "none");
  }

  //= panel.helper -> date
  String helper() { return MessageFormat.format(bundle.getString("panel.helper"), ago(note)); }

  private String ago(Note note) { return DateFormat.getTimeInstance().format(note.created); }

  //= panel.concatenated -> unknown
  String concatenated() {
    return MessageFormat.format(bundle.getString("panel.concatenated"), total + " KB");
  }

  //= panel.cast -> number
  String cast() { return MessageFormat.format(bundle.getString("panel.cast"), (Object) total); }

  //= panel.direct -> named(name), number
  String direct() { return messages.getMessage("panel.direct", owner.name, notes.size()); }

  //= panel.spoken -> ? @spoken
  void spoken() { button.getAccessibleContext().setAccessibleName(bundle.getString("panel.spoken")); }

  //= panel.log -> number @logged
  void log() { logger.info(MessageFormat.format(bundle.getString("panel.log"), notes.size())); }

  //= panel.thrown -> ? @thrown
  void thrown() { throw new IllegalStateException(bundle.getString("panel.thrown")); }

  //= panel.file -> ? @fileName
  File file() { return new File(folder, bundle.getString("panel.file")); }

  //= panel.wrapped -> named(title)
  String wrapped() { return MessageFormat.format(Texts.of("panel.wrapped"), note.title); }

  //= panel.filled -> named(title), number
  String filled() { return Texts.format("panel.filled", note.title, notes.size()); }

  //= panel.static -> ?
  static final String STATIC = BUNDLE.getString("panel.static");
}
