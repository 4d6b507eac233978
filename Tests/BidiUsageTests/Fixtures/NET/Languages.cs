// A formatter that names a language says nothing of the reader's.
class Languages
{
    //= LanguageReader -> date
    string Reader() => string.Format(Resources.LanguageReader, note.Date.ToString("d MMM"));

    //= LanguageInvariant -> unknown
    string Invariant() => string.Format(Resources.LanguageInvariant, note.Date.ToString("d MMM", CultureInfo.InvariantCulture));

    //= LanguageUs -> unknown
    string Us() => string.Format(Resources.LanguageUs, sum.ToString("C", new CultureInfo("en-US")));

    //= LanguagePercent -> percent
    string Percent() => string.Format(Resources.LanguagePercent, part.ToString("P0"));
}
