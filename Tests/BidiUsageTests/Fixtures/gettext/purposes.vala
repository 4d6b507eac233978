class Purposes : Object {
    //= Terminal %s -> named(name) @logged
    public void terminal() { stderr.printf(_("Terminal %s"), owner.name); }

    //= Clip -> ? @clipboard
    public void clip() { clipboard.set_text(_("Clip")); }

    //= Formatted %s -> named(name)
    public void formatted() { label.set_text(_("Formatted %s").printf(owner.name)); }

    //= Joined %s -> named(name)
    public string joined() { return _("Joined %s").printf(owner.name); }

    //= Cannot mount -> ? @logged
    public void log() { log_msg(_("Cannot mount")); }

    //= Log in -> ?
    public void login() { log_in(_("Log in")); }
}
