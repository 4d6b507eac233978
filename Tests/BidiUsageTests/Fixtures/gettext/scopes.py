# One name in several functions: a value is that of the nearest function that has the name.
class Scopes:
    #= Python scope local %s -> own(Python scope inbox)
    def inbox(self):
        name = _("Python scope inbox")
        show(_("Python scope local %s") % name)

    #= Python scope parameter %s -> named(name)
    def deleted(self, name, count=3):
        show(_("Python scope parameter %s") % name)

    #= Python scope outer %s -> own(Python scope inbox)
    def outer(self):
        name = _("Python scope inbox")

        def inner(name):
            show(name)

        show(_("Python scope outer %s") % name)

    #= Python scope inner %s -> named(name)
    def around(self):
        name = _("Python scope inbox")

        async def inner(name):
            show(_("Python scope inner %s") % name)

    #= Python scope captured %s -> own(Python scope inbox)
    def captured(self):
        name = _("Python scope inbox")

        def later():
            show(_("Python scope captured %s") % name)

    #= Python scope lambda %s -> named(name)
    def each(self):
        name = _("Python scope inbox")
        load(lambda name: show(_("Python scope lambda %s") % name))

    #= Python scope list %s -> named(name)
    def texts(self):
        name = _("Python scope inbox")
        return [_("Python scope list %s") % name for name in self.names]

    #= Python scope for %s -> named(name)
    def loop(self):
        name = _("Python scope inbox")
        for name in self.names:
            show(_("Python scope for %s") % name)

    #= Python scope pair %s -> named(name)
    def pairs(self):
        name = _("Python scope inbox")
        number, name = self.pair()
        show(_("Python scope pair %s") % name)

    #= Python scope again %s -> own(Python scope inbox)|named(title)
    def again(self):
        name = _("Python scope inbox")
        while self.next():
            show(_("Python scope again %s") % name)
            name = self.note.title

    #= Python scope branch %s -> number|own(Python scope inbox)
    def branch(self, items):
        if items:
            name = str(len(items))
        else:
            name = _("Python scope inbox")
        show(_("Python scope branch %s") % name)

    #= Python scope with %s -> named(name)
    def opened(self):
        name = _("Python scope inbox")
        with self.open() as name:
            show(_("Python scope with %s") % name)
