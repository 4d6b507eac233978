// Helpers of the program that pass a key on. The calls are in another file.
static class Texts
{
    public static string Get(string key) => Manager.GetString(key);

    public static string Slashed(string key)
    {
        return Manager.GetString(key.Replace('.', '/'));
    }

    public static string Loc(this string key, params object[] values)
    {
        return string.Format(Manager.GetString(key), values);
    }

    public static string Filled(string key, object first) => string.Format(Manager.GetString(key), first);
}
