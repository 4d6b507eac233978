using Words = App.Properties.Resources;

class WrapperUses
{
    //= WrapPlain -> number
    string Plain() => string.Format(Texts.Get("WrapPlain"), notes.Count);

    //= WrapSlashed -> number
    string Slashed() => string.Format(Texts.Slashed("WrapSlashed"), notes.Count);

    //= WrapAliased_Text -> number
    string Aliased() => string.Format(Words.WrapAliased_Text, notes.Count);

    //= WrapExtension -> named(Title), number
    string Extension() => "WrapExtension".Loc(note.Title, notes.Count);

    //= WrapFilled -> named(Title)
    string Filled() => Texts.Filled("WrapFilled", note.Title);
}
