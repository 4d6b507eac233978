from wrappers import translated, filled


class WrapperUses:
    #= Wrapped %d -> number
    def plain(self):
        return translated("Wrapped %d") % len(notes)

    #= Filled {} and {} -> named(title), number
    def values(self):
        return filled("Filled {} and {}", note.title, len(notes))

    #= Named %(name)s -> name=named(title)
    def names(self):
        return texts.named("Named %(name)s", name=note.title)
