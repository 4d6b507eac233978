#= Python %d notes -> number
label = _("Python %d notes") % len(notes)

#= Python %s by %s -> named(title), named(name)
label = _("Python %s by %s") % (note.title, owner.name)

#= Python %(count)d of %(name)s -> count=number, name=named(name)
label = _("Python %(count)d of %(name)s") % {"count": len(notes), "name": owner.name}

#= Python {} -> named(title)
label = _("Python {}").format(note.title)

#= Python {name} -> name=named(title)
label = _("Python {name}").format(name=note.title)

def ago(date):
    return humanize.naturaltime(date)

#= Python ago %s -> unknown
label = _("Python ago %s") % ago(note.date)

#= Python later %s -> number
def later(total: int):
    text = _("Python later %s")
    return text % total

#= Python string %s -> number
label = _("Python string %s") % str(len(notes))

#= Title of a dialog -> ?
#= Text of a dialog -> ?
InformationDialog(_("Title of a dialog"), _("Text of a dialog"))

#= Python console %s -> named(title)
console.write(_("Python console %s") % note.title)

#= Python f -> ?
label = _("Python f")

# An f-string is no key.
label = _(f"Python {note}")

#= Python split %s and %d -> named(title), number
label = _(
    "Python split "
    "%s and %d"
) % (
    note.title,  # what people wrote
    len(notes),
)

#= Python nested %s -> own(Python inner)
label = _("Python nested %s") % _("Python inner")

#= %d Python notes -> named(total)
label = ngettext("%d Python note", "%d Python notes", total) % total

#= Python context %s -> named(title)
label = pgettext("menu", "Python context %s") % note.title

#= Python mapping %(name)s -> name=named(name)
label = _("Python mapping %(name)s") % dict(name=owner.name)

#= Python conditional %s -> number|literal(none)
label = _("Python conditional %s") % (len(notes) if notes else "none")

#= Python helper %s -> ?
show(_("Python helper %s"), note.title)

#= Python log %s -> named(title) @logged
logging.info(_("Python log %s") % note.title)
