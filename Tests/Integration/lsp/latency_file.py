"""Files to measure with."""

import random

WORDS = (
    "שלום עולם הודעה חדשה קובץ תיקייה שמור מחק בטל אישור הגדרות משתמש סיסמה חיפוש תוצאות התחבר"
).split()


def strings_file(count, seed=7):
    """A file in Hebrew in which one of six entries has a fault or an argument."""
    chance = random.Random(seed)
    lines = []
    for number in range(count):
        text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(2, 7)))
        kind = chance.random()
        if kind < 0.03:
            text = "%@ " + text
        elif kind < 0.10:
            text += " %d " + chance.choice(WORDS)
        elif kind < 0.13:
            text = "iPhone " + text + "."
        elif kind < 0.16:
            text += " (Google Drive)."
        if number % 3 == 0:
            lines.append("/* Title of screen %d, shown on top. */" % number)
        lines.append('"screen.%d.title.label" = "%s";' % (number, text))
        if number % 3 == 0:
            lines.append("")
    return "\n".join(lines) + "\n"
