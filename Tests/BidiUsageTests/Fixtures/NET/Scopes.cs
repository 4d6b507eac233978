// One name in several functions: a value is that of the nearest function that has the name.
class Scopes
{
    //= ScopeLocal -> own(scopeinbox)
    void Inbox()
    {
        var name = Resources.ScopeInbox;
        Show(string.Format(Resources.ScopeLocal, name));
    }

    //= ScopeParameter -> named(name)
    void Deleted(string name)
    {
        Show(string.Format(Resources.ScopeParameter, name));
    }

    //= ScopeArrow -> named(name)
    string Moved(string name) => string.Format(Resources.ScopeArrow, name);

    //= ScopeLambda -> named(name)
    void Each()
    {
        string name = Resources.ScopeInbox;
        names.ForEach(name => Show(string.Format(Resources.ScopeLambda, name)));
        others.Select((name, index) =>
        {
            return string.Format(Resources.ScopeLambda, name);
        });
    }

    //= ScopeFor -> named(name)
    void Loop()
    {
        foreach (var name in names)
        {
            Show(string.Format(Resources.ScopeFor, name));
        }
    }

    //= ScopeOut -> named(text)
    void Out()
    {
        string text = Resources.ScopeInbox;
        Read(out text);
        Show(string.Format(Resources.ScopeOut, text));
    }

    //= ScopeAgain -> own(scopeinbox)|named(Title)
    void Again()
    {
        string name = Resources.ScopeInbox;
        while (Next())
        {
            Show(string.Format(Resources.ScopeAgain, name));
            name = note.Title;
        }
    }
}
