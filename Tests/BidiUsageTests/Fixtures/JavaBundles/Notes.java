class Notes {
  //= notes.count -> number
  String title() { return messages.getMessage("notes.count", notes.size()); }

  //= notes.mail -> named(name), number
  String mail(Locale locale) {
    return messages.getMessage("notes.mail", new Object[] {owner.name, notes.size()}, "", locale);
  }

  //= notes.owner -> named(name)
  String owner() { return MessageFormat.format(bundle.getString("notes.owner"), owner.name); }

  //= notes.total -> number
  String total(int total) { return String.format(bundle.getString("notes.total"), total); }
}
