using System;

class Notes {
  private int total;
  private readonly string name;

  //= notecount -> number
  string Title() => string.Format(Resources.NoteCount, notes.Count);

  //= owner -> named(DisplayName)
  string Owner() => string.Format(Resources.Owner, owner.DisplayName);

  //= Note.Total -> number
  string Total() => string.Format(manager.GetString("Note.Total"), total);

  //= twofacts -> number, named(Title)
  string Two() {
    return String.Format(
      CultureInfo.CurrentCulture,
      Properties.Resources.TwoFacts,
      total.ToString(), // the number
      note.Title);
  }

  //= formatwith -> number
  string With() => Strings.FormatWith.FormatWith(total);

  //= nestedtext -> own(inner)
  string Nested() => string.Format(Resources.NestedText, Resources.Inner);

  //= created -> date
  string Created() => string.Format(Resources.Created, date.ToShortDateString());

  //= conditional -> number|named(name)
  string Conditional() => string.Format(Resources.Conditional, isMany ? total : name);

  //= interpolatedtext -> number
  string Interpolated() => string.Format(Resources.InterpolatedText, $"{total}");

  //= extensiontext -> named(Title)
  string Extension() => Strings.ExtensionText.GetLocalizedFormatResource(note.Title);

  //= Note.Extension -> number
  string OfKey() => string.Format("Note.Extension".GetLocalizedResource(), total);

  //= plain -> ?
  string Plain() => Resources.Plain;

  //= namedargument -> number
  string NamedArgument() => string.Format(format: Resources.NamedArgument, arg0: notes.Count);

  //= wrapped -> ?
  string Wrapped() => Show(Resources.Wrapped, total);

  //= fromvariable -> number
  string FromVariable() {
    var pattern = Resources.FromVariable;
    return string.Format(pattern, total);
  }

  //= Note.ByManager -> number
  string ByManager() => string.Format(culture, manager.GetString("Note.ByManager", culture), notes.Length);

  //= onenote -> ?
  //= manynotes -> number
  string Some() => total == 1 ? Resources.OneNote : string.Format(Resources.ManyNotes, total);

  //= casted -> number
  string Casted() => string.Format(Resources.Casted, (object)total);

  //= deep -> own(innertotal), date
  string Deep() => string.Format(
    Resources.Deep,
    string.Format(Resources.InnerTotal, total),
    date.ToString("d"));

  //= spread -> unknown
  string Spread() => string.Format(Resources.Spread, names.Select(name => name.Trim()).ToArray());

  // The values of an attribute: no call gives them.
  //= attribute -> ?
  [Display(Name = "x", ResourceType = typeof(Resources))]
  string Attribute => Resources.Attribute;

  //= NoteShared -> named(name)
  string Shared() { return _localizer["NoteShared", owner.name]; }
}
