class Purposes : Object {
    //= Terminal %s -> named(name) @logged
    public void terminal() { stderr.printf(_("Terminal %s"), owner.name); }

    //= Clip -> ? @clipboard
    public void clip() { clipboard.set_text(_("Clip")); }
}
