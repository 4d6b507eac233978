class Notes {
  //= Deleted by {0} -> named(Owner)
  string Deleted (Note note) => Translations.GetString ("Deleted by {0}", note.Owner);

  //= Archived by {0} -> named(Owner)
  string Archived (Note note) => string.Format (Catalog.GetString ("Archived by {0}"), note.Owner);

  //= {0} folders -> number
  string Folders () => Catalog.GetPluralString ("{0} folder", "{0} folders", folders.Count, folders.Count);
}
