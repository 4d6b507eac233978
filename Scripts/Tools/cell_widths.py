"""Writes Tests/BidiTextTests/Fixtures/CellWidths.txt: what Python's wcwidth says of every character.

    pip install wcwidth==0.7.0
    python3 Scripts/Tools/cell_widths.py >Tests/BidiTextTests/Fixtures/CellWidths.txt
"""
import wcwidth

VERSION = "15.0.0"
DATA = "/usr/share/unicode/extracted/DerivedGeneralCategory.txt"
UNASSIGNED = {"Cn", "Co", "Cs", "Cc"}


def categories():
    for line in open(DATA, encoding="utf-8"):
        fields = line.split("#")[0].split(";")
        if len(fields) == 2:
            first, _, last = fields[0].strip().partition("..")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                yield code, fields[1].strip()


codes = sorted(code for code, category in categories() if category not in UNASSIGNED)
ranges = []
for code in codes:
    width = wcwidth.wcswidth(chr(code), unicode_version=VERSION)
    if ranges and ranges[-1][2] == width and ranges[-1][1] == code - 1:
        ranges[-1][1] = code
    else:
        ranges.append([code, code, width])
print(f"# The cells of each character of Unicode {VERSION}, but controls and private use, by wcwidth {wcwidth.__version__}.")
print("# Written by Scripts/Tools/cell_widths.py. First; last; cells")
for first, last, width in ranges:
    print(f"{first:04X}; {last:04X}; {width}")
