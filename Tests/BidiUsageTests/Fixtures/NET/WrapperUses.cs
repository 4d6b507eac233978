class WrapperUses
{
    //= WrapPlain -> number
    string Plain() => string.Format(Texts.Get("WrapPlain"), notes.Count);

    //= WrapExtension -> named(Title), number
    string Extension() => "WrapExtension".Loc(note.Title, notes.Count);

    //= WrapFilled -> named(Title)
    string Filled() => Texts.Filled("WrapFilled", note.Title);
}
