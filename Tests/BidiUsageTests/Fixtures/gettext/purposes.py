class Purposes:
    #= Path of %s -> named(title) @fileName
    def path(self):
        return os.path.join(self.folder, _("Path of %s") % note.title)

    #= Backup -> ? @fileName
    def backup(self):
        return Path(self.folder) / _("Backup")

    #= Exit -> ? @logged
    def exit(self):
        sys.exit(_("Exit"))

    #= Raised -> ? @thrown
    def raised(self):
        raise ValueError(_("Raised"))

    #= Invalid -> ?
    def invalid(self):
        raise forms.ValidationError(_("Invalid"))

    #= Help -> ? @logged
    def options(self):
        parser.add_argument("--all", help=_("Help"))

    #= Notice -> ? @notification
    def notice(self):
        return Gio.Notification.new(_("Notice"))

    #= Babel %s -> date
    def babel(self):
        return _("Babel %s") % format_datetime(note.created)

    #= Babel price %s -> price
    def price(self):
        return _("Babel price %s") % format_currency(amount, "EUR")

    #= Stamp %s -> date
    def stamp(self):
        return _("Stamp %s") % time.strftime("%H:%M")

    #= Before brackets -> ?
    #= Bracketed -> ? <purposes.py:45
    def brackets(self):
        return "%s (%s)" % (_("Before brackets"), _("Bracketed"))

    #= Bracketed too -> ? <purposes.py:50
    #= Ahead of brackets -> ?
    def more_brackets(self):
        return "{} ({})".format(_("Ahead of brackets"), _("Bracketed too"))
