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
}
