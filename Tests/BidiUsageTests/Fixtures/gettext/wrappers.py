# Functions of the program that pass a text on. The calls are in another file.
import gettext


def translated(text):
    return gettext.gettext(text)


def filled(text, *values):
    return _(text).format(*values)


class Texts:
    def find(self, text, number):
        """Finds a text."""
        return ngettext(text, text, number)

    def named(self, text, **names):
        return _(text) % names
