"""Writes Tests/BidiTextTests/Fixtures/Carets.txt: where Pango draws the strong and the weak cursor.

    python3 Scripts/Tools/pango_carets.py >Tests/BidiTextTests/Fixtures/Carets.txt

Needs libpangoft2-1.0 and a font with Hebrew letters. Places are counted in visible characters from the left, so that the
font does not matter.
"""
import ctypes
import random

pango = ctypes.CDLL("libpango-1.0.so.0")
ft2 = ctypes.CDLL("libpangoft2-1.0.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")


class Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height")]


for function in (ft2.pango_ft2_font_map_new, pango.pango_font_map_create_context, pango.pango_layout_new):
    function.restype = ctypes.c_void_p
pango.pango_version_string.restype = ctypes.c_char_p
context = ctypes.c_void_p(pango.pango_font_map_create_context(ctypes.c_void_p(ft2.pango_ft2_font_map_new())))
LEFT, RIGHT = 0, 1


def cursors(text, direction):
    """The places of the strong and the weak cursor before each character and at the end, and where presses lead."""
    pango.pango_context_set_base_dir(context, direction)
    layout = ctypes.c_void_p(pango.pango_layout_new(context))
    pango.pango_layout_set_auto_dir(layout, 0)
    data = text.encode()
    pango.pango_layout_set_text(layout, data, len(data))
    offsets = [len(text[:count].encode()) for count in range(len(text) + 1)]
    edges = {0}
    for offset in offsets[:-1]:
        place = Rectangle()
        pango.pango_layout_index_to_pos(layout, offset, ctypes.byref(place))
        edges |= {place.x, place.x + place.width}
    edges = sorted(edges)
    # Lines of a right-to-left layout may not begin at 0.
    if len(edges) == len(text) + 2:
        edges = edges[1:]
    if len(edges) != len(text) + 1:
        return None
    found = []
    for offset in offsets:
        strong, weak = Rectangle(), Rectangle()
        pango.pango_layout_get_cursor_pos(layout, offset, ctypes.byref(strong), ctypes.byref(weak))
        found.append((edges.index(strong.x), edges.index(weak.x)))
    # A press in the left and in the right half of each character: the offset, and - for the end of the character before.
    presses = []
    for left, right in zip(edges, edges[1:]):
        for part in (0.25, 0.75):
            index, trailing = ctypes.c_int(), ctypes.c_int()
            x = int(left + (right - left) * part)
            pango.pango_layout_xy_to_index(layout, x, 0, ctypes.byref(index), ctypes.byref(trailing))
            presses.append(f"{offsets.index(index.value) + trailing.value}{'-' if trailing.value else ''}")
    gobject.g_object_unref(layout)
    return found, presses


source = random.Random(417)
alphabet = "abcd" + "\u05d0\u05d1\u05d2\u05d3" * 2 + "12" + "  .,(-"
print(f"# Where Pango {pango.pango_version_string().decode()} draws the strong and the weak cursor.")
print("# Written by Scripts/Tools/pango_carets.py. Code points; direction; the strong one before each character and at the")
print("# end, in visible characters from the left; the weak one; where a press in the left and in the right half of each visible")
print("# character leads, with - for the end of the character before the place")
rows = set()
while len(rows) < 400:
    text = "".join(source.choice(alphabet) for _ in range(source.randint(1, 8)))
    direction = source.choice((LEFT, RIGHT))
    if (text, direction) in rows:
        continue
    found = cursors(text, direction)
    if found is None:
        continue
    rows.add((text, direction))
    codes = " ".join(f"{ord(character):04X}" for character in text)
    found, presses = found
    strong = " ".join(str(place) for place, _ in found)
    weak = " ".join(str(place) for _, place in found)
    print(f"{codes}; {'LR'[direction]}; {strong}; {weak}; {' '.join(presses)}")
