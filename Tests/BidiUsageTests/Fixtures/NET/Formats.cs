class Formats
{
    //= FormatDate -> date
    string Date() => string.Format(Resources.FormatDate, note.Created.ToString("d"));

    //= FormatPrice -> price
    string Price() => string.Format(Resources.FormatPrice, amount.ToString("C2"));

    //= FormatNumber -> number
    string Number() => string.Format(Resources.FormatNumber, amount.ToString("N0", culture));

    //= FormatHex -> unknown
    string Hex() => string.Format(Resources.FormatHex, code.ToString("X8"));

    //= ClipText -> ? @clipboard
    void Clip() => Clipboard.SetText(Resources.ClipText);

    //= PathText -> ? @fileName
    string Folder() => Path.Combine(root, Resources.PathText);

    //= ThrownText -> ? @thrown
    void Throw() { throw new InvalidOperationException(Resources.ThrownText); }

    //= ConsoleText -> ? @logged
    void Print() { Console.Error.WriteLine(Resources.ConsoleText); }
}
