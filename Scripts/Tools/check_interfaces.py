"""Compares the boxes of bidi-scene for storyboards and XIBs with those of another solver, or surveys a folder.

Everything here is read from the XML again; nothing is taken from bidi-scene but the boxes that it prints.
"""

import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

LISTS_OF_VIEWS = {"subviews", "prototypes", "cells"}

# What the frames of controls have at the left, the right and the bottom of the box that constraints see.
ALIGNMENT = {"switch": (0, 2, 0), "slider": (2, 2, 1), "segmentedControl": (0, 0, 1)}


def has_frame(element):
    return element.find("rect[@key='frame']") is not None


class View:
    """A view with the frame that Interface Builder wrote."""

    def __init__(self, element, parent, listed):
        self.element, self.parent, self.listed = element, parent, listed
        # A view without an ID is called by what it stands in: the content view of a cell.
        self.id = element.get("id") or f"{parent.id if parent else 'file'}.{element.get('key') or element.tag}"
        self.kind = element.tag
        rect = element.find("rect[@key='frame']")
        values = (0, 0, 0, 0) if rect is None else [float(rect.get(n)) for n in ("x", "y", "width", "height")]
        self.has_frame = rect is not None
        left, right, bottom = ALIGNMENT.get(self.kind, (0, 0, 0))
        self.x, self.y = values[0] + left, values[1]
        self.width, self.height = max(0, values[2] - left - right), max(0, values[3] - bottom)
        self.children = []
        self.find_children()

    def find_children(self):
        for child in self.element:
            if has_frame(child):
                self.children.append(View(child, self, child.get("key") or "property"))
            elif child.tag in LISTS_OF_VIEWS:
                for view in child:
                    if has_frame(view):
                        self.children.append(View(view, self, child.tag))
            elif child.tag == "sections":
                for cells in child.iter("cells"):
                    for view in cells:
                        if view.find("rect[@key='frame']") is not None:
                            self.children.append(View(view, self, "cells"))

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def remove(self, excluded):
        self.children = [child for child in self.children if child.id not in excluded]
        for child in self.children:
            child.remove(excluded)

    @property
    def place(self):
        """The frame of the design in the coordinates of the root."""
        if self.parent is None:
            return 0, 0
        x, y = self.parent.place
        return x + self.x, y + self.y

    def is_yes(self, name):
        return self.element.get(name) == "YES"

    @property
    def is_unsettled(self):
        above = self
        while above is not None:
            if above.is_yes("misplaced") or above.is_yes("ambiguous"):
                return True
            above = above.parent
        return False

    def is_inside(self, other):
        above = self.parent
        while above is not None:
            if above is other:
                return True
            above = above.parent
        return False


class Document:
    """A file with its views, guides and constraints."""

    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        device = self.root.find("device")
        self.device = "" if device is None else device.get("id", "")
        self.vary()
        self.roots = []
        for objects in self.root.iter("objects"):
            for item in objects:
                view = item.find("*[@key='view']")
                if view is not None and view.find("rect[@key='frame']") is not None:
                    self.roots.append(View(view, None, "view"))
                elif item.find("rect[@key='frame']") is not None:
                    self.roots.append(View(item, None, "object"))
        excluded = self.excluded()
        for root in self.roots:
            root.remove(excluded)
        self.views = {view.id: view for root in self.roots for view in root.all()}
        self.images = {
            image.get("name"): (float(image.get("width")), float(image.get("height")))
            for image in self.root.findall("resources/image")
            if image.get("catalog") != "system"
        }
        self.guides = self.find_guides()
        self.constraints = [
            constraint
            for constraint in self.root.iter("constraint")
            if constraint.get("placeholder") != "YES" and constraint.get("id") not in excluded
        ]

    def holds(self, key):
        """Whether the device has the size classes of a variation."""
        if not self.device or key == "default":
            return key == "default"
        is_tablet = self.device.startswith("ipad")
        mine = {"heightClass": "regular", "widthClass": "regular" if is_tablet else "compact"}
        pairs = dict(part.split("=") for part in key.split("-"))
        return all(mine.get(name) == value for name, value in pairs.items())

    def vary(self):
        """Lays what variations for the device say over what they vary, one size class before two."""
        found = [v for v in self.root.iter("variation") if self.holds(v.get("key", ""))]
        for variation in sorted(found, key=lambda v: 0 if v.get("key") == "default" else v.get("key").count("-") + 1):
            owner = self.parents[variation]
            for name, value in variation.attrib.items():
                if name != "key":
                    owner.set(name, value)

    def excluded(self):
        excluded = set()
        for variation in self.root.iter("variation"):
            if not self.holds(variation.get("key", "")):
                continue
            for mask in variation.findall("mask"):
                for reference in mask:
                    if reference.tag == "exclude":
                        excluded.add(reference.get("reference"))
                    else:
                        excluded.discard(reference.get("reference"))
        return excluded

    def find_guides(self):
        guides = {}
        for guide in self.root.iter("keyboardLayoutGuide"):
            guides[guide.get("id")] = ("keyboard", self.parents[guide].get("id"))
        for guide in self.root.iter("viewLayoutGuide"):
            guides[guide.get("id")] = (guide.get("key"), self.parents[guide].get("id"))
        for guide in self.root.iter("viewControllerLayoutGuide"):
            controller = self.parents[self.parents[guide]]
            guides[guide.get("id")] = (guide.get("type"), controller.find("*[@key='view']").get("id"))
        return guides


SIDES = {"left", "right", "leading", "trailing", "top", "bottom"}
MARGIN = re.compile(r"^(.*?)(Margin|WithinMargins)$")


def split(attribute):
    found = MARGIN.match(attribute)
    return (found.group(1), True) if found else (attribute, False)


class System:
    """The constraints of one root in one direction, for kiwisolver; places are measured from the left."""

    def __init__(self, document, root, right_to_left):
        import kiwisolver

        self.kiwi = kiwisolver
        self.document, self.root, self.right_to_left = document, root, right_to_left
        self.views = {view.id: view for view in root.all()}
        self.boxes = {id: self.box() for id in self.views}
        self.extra = {}
        self.wishes = []
        self.frame_root()
        for view in self.views.values():
            self.add_view(view)
        for constraint in document.constraints:
            self.add_constraint(constraint)
        self.solve()

    def box(self):
        return [self.kiwi.Variable() for _ in range(4)]

    def need(self, expression, relation, other, priority=1000):
        self.wishes.append((priority, expression, relation, other))

    def frame_root(self):
        for variable, value in zip(self.boxes[self.root.id], (0, 0, self.root.width, self.root.height)):
            self.need(variable, "==", value)

    # Views

    def add_view(self, view):
        x, y, width, height = self.boxes[view.id]
        self.need(width, ">=", 0)
        self.need(height, ">=", 0)
        if view.parent is None:
            if view.kind == "stackView":
                self.add_stack(view)
            return
        px, py, pwidth, pheight = self.boxes[view.parent.id]
        stay_x = px + view.x if not self.right_to_left else px + pwidth - view.x - width
        for variable, value in ((x, stay_x), (y, py + view.y), (width, view.width), (height, view.height)):
            self.need(variable, "==", value, 0)
        self.add_content(view)
        if view.kind == "stackView":
            self.add_stack(view)
        if view.listed not in ("subviews", "object", "view") or self.is_built_in(view):
            right = view.parent.width - view.x - view.width
            left, right = (right, view.x) if self.right_to_left else (view.x, right)
            self.need(x, "==", px + left)
            self.need(x + width, "==", px + pwidth - right)
            if self.sizes_itself(view) and view.listed == "contentView":
                self.need(y, "==", py + view.y)
                self.need(y + height, "==", py + pheight - (view.parent.height - view.y - view.height))
            elif self.sizes_itself(view):
                above = [other for other in view.parent.children if other.kind == view.kind]
                above = above[: above.index(view)][-1:]
                if above and view.y >= above[0].y + above[0].height:
                    _, other_y, _, other_height = self.boxes[above[0].id]
                    gap = view.y - above[0].y - above[0].height
                    self.need(y, "==", other_y + other_height + gap)
                else:
                    self.need(y, "==", py + view.y)
                self.need(height, "==", view.height, 50)
            else:
                self.need(y, "==", py + view.y)
                self.need(height, "==", view.height)
        elif view.listed == "subviews" and view.parent.kind == "stackView":
            return
        elif view.element.get("translatesAutoresizingMaskIntoConstraints") != "NO" or view.is_yes("fixedFrame"):
            self.add_mask(view)

    def sizes_itself(self, view):
        """Whether a view is a cell, or the content view of one, that is as high as its constraints make it."""
        if view.listed == "contentView":
            return view.parent is not None and self.sizes_itself(view.parent)
        table = view.parent
        while table is not None and table.kind != "tableView":
            table = table.parent
        if view.kind != "tableViewCell" or view.listed not in ("prototypes", "cells") or table is None:
            return False
        if any(inner.is_yes("ambiguous") or inner.is_yes("misplaced") for inner in view.all()):
            return False
        return view.element.get("rowHeight", table.element.get("rowHeight")) == "-1"

    def is_built_in(self, view):
        cell = view.parent.parent
        if view.parent.listed != "contentView" or cell is None:
            return False
        return view.id in (cell.element.get(n) for n in ("textLabel", "detailTextLabel", "imageView"))

    def add_mask(self, view):
        mask = view.element.find("autoresizingMask")
        parent = view.parent
        for axis, (size, low, high) in enumerate(
            (("widthSizable", "flexibleMinX", "flexibleMaxX"), ("heightSizable", "flexibleMinY", "flexibleMaxY"))
        ):
            start, length = self.boxes[view.id][axis], self.boxes[view.id][axis + 2]
            pstart, plength = self.boxes[parent.id][axis], self.boxes[parent.id][axis + 2]
            place, extent = (view.x, view.width) if axis == 0 else (view.y, view.height)
            whole = parent.width if axis == 0 else parent.height
            on = [mask is not None and mask.get(name) == "YES" for name in (size, low, high)]
            rest = whole - place - extent
            if on[0]:
                self.need(start, "==", pstart + place)
                self.need(start + length, "==", pstart + plength - rest)
                continue
            self.need(length, "==", extent)
            if on[1] and on[2]:
                self.need(start + length / 2, "==", pstart + plength / 2 + (place + extent / 2 - whole / 2))
            elif on[1]:
                self.need(start + length, "==", pstart + plength - rest)
            else:
                self.need(start, "==", pstart + place)

    def intrinsic(self, view):
        both = {
            "label", "button", "switch", "segmentedControl", "stepper", "activityIndicatorView", "pageControl",
            "pickerView", "datePicker", "textField", "colorWell",
        }
        if view.kind in both or view.kind == "textView" and view.element.get("scrollEnabled") == "NO":
            return view.width, view.height
        if view.kind == "imageView" and view.element.get("image"):
            return self.document.images.get(view.element.get("image"), (view.width, view.height))
        if view.kind in ("slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar"):
            return None, view.height
        return None, None

    def add_content(self, view):
        for axis, (name, wanted) in enumerate(zip(("horizontal", "vertical"), self.intrinsic(view))):
            if wanted is None:
                continue
            length = self.boxes[view.id][axis + 2]
            hugging = float(view.element.get(f"{name}HuggingPriority", 250))
            resistance = float(view.element.get(f"{name}CompressionResistancePriority", 750))
            self.need(length, "<=", wanted, hugging)
            self.need(length, ">=", wanted, resistance)

    def add_stack(self, stack):
        children = [child for child in stack.children if not child.is_yes("hidden")]
        if not children:
            return
        across = 0 if stack.element.get("axis") == "vertical" else 1
        along = 1 - across
        spacing = float(stack.element.get("spacing", 0))
        distribution = stack.element.get("distribution", "fill")
        alignment = stack.element.get("alignment", "fill")
        turns = self.turns(stack)
        backwards = along == 0 and turns
        row = [self.boxes[child.id] for child in (reversed(children) if backwards else children)]
        box = self.boxes[stack.id]
        # Before the views, and after them: across first, then along.
        before, after = self.stack_margins(stack, turns)
        self.need(row[0][along], "==", box[along] + before[along])
        self.need(row[-1][along] + row[-1][along + 2], "==", box[along] + box[along + 2] - after[along])
        gaps = [next[along] - one[along] - one[along + 2] for one, next in zip(row, row[1:])]
        for gap in gaps:
            if distribution == "equalSpacing":
                self.need(gap, ">=", spacing)
                self.need(gap, "==", gaps[0])
                self.need(gap, "==", spacing, 49)
            else:
                self.need(gap, "==", spacing)
        if distribution == "fillEqually":
            for other in row[1:]:
                self.need(other[along + 2], "==", row[0][along + 2])
        start_side, end_side = ("top", "bottom") if across == 1 else ("leading", "trailing")
        for child in row:
            start, end = child[across], child[across] + child[across + 2]
            first, last = box[across] + before[across], box[across] + box[across + 2] - after[across]
            if across == 0 and turns and alignment in ("leading", "trailing"):
                pinned = {"leading": "end", "trailing": "start"}[alignment]
            else:
                pinned = {start_side: "start", end_side: "end", "center": "center"}.get(alignment, "fill")
            self.need(start, "==" if pinned in ("start", "fill") else ">=", first)
            self.need(end, "==" if pinned in ("end", "fill") else "<=", last)
            if pinned == "center":
                self.need(start + end, "==", first + last)
        # A stack is no larger across than what is in it wants.
        self.need(box[across + 2], "==", 0, 48)

    def stack_margins(self, stack, turns):
        """What lies between a stack and its views: at the left and the top, at the right and the bottom."""
        margins = stack.element.find("*[@key='directionalLayoutMargins']")
        if margins is None:
            margins = stack.element.find("*[@key='layoutMargins']")
        if margins is None:
            return (0, 0), (0, 0)
        leading = float(margins.get("leading", margins.get("left", 0)))
        trailing = float(margins.get("trailing", margins.get("right", 0)))
        left, right = (trailing, leading) if turns else (leading, trailing)
        top = float(margins.get("top", 0))
        if stack.element.get("insetsLayoutMarginsFromSafeArea") != "NO" and stack.children:
            top = max(top, min(child.y for child in stack.children))
        return (left, top), (right, float(margins.get("bottom", 0)))

    # Constraints

    def item(self, id, owner, attribute, other):
        """The box that a constraint means."""
        name, of_margins = split(attribute)
        if id in self.document.guides:
            kind, view = self.document.guides[id]
            if view not in self.views:
                return None
            if kind == "frameLayoutGuide":
                return self.boxes[view]
            if kind == "contentLayoutGuide":
                return self.content(view)
            return self.guide(id, view, kind)
        id = id or owner
        if id not in self.views:
            return None
        if of_margins:
            return self.guide(f"{id} margins", id, "margins")
        view = self.views[id]
        inner = self.views.get(other)
        if view.kind == "scrollView" and name in SIDES and inner and inner.is_inside(view):
            return self.content(id)
        return self.boxes[id]

    def content(self, id):
        name = f"{id} content"
        if name not in self.extra:
            box = self.extra[name] = self.box()
            self.need(box[0], "==", self.boxes[id][0])
            self.need(box[1], "==", self.boxes[id][1])
        return self.extra[name]

    def guide(self, name, view_id, kind):
        if name in self.extra:
            return self.extra[name]
        box = self.extra[name] = self.box()
        top, leading, bottom, trailing = self.insets(view_id, kind, name)
        view = self.views[view_id]
        # Margins of the left and the right side stay there.
        stay = kind == "margins" and view.element.find("*[@key='layoutMargins']") is not None
        left, right = (trailing, leading) if self.turns(view) and not stay else (leading, trailing)
        own = self.boxes[view_id]
        self.need(box[0], "==", own[0] + left)
        self.need(box[1], "==", own[1] + top)
        self.need(box[0] + box[2], "==", own[0] + own[2] - right)
        self.need(box[1] + box[3], "==", own[1] + own[3] - bottom)
        return box

    def insets(self, view_id, kind, name):
        view = self.views[view_id]
        x, y = view.place
        explicit = view.element.find("*[@key='directionalLayoutMargins']")
        if explicit is None:
            explicit = view.element.find("*[@key='layoutMargins']")
        top, leading, bottom, trailing = 0, 0, 0, 0
        if kind == "margins" and explicit is not None:
            top, bottom = float(explicit.get("top")), float(explicit.get("bottom"))
            leading = float(explicit.get("leading", explicit.get("left", 0)))
            trailing = float(explicit.get("trailing", explicit.get("right", 0)))
        elif kind == "margins":
            is_screen = view is self.root and view.listed == "view"
            side = 20 if self.root.width >= 400 else 16
            if view.kind == "tableViewCellContentView":
                top, leading, bottom, trailing = 11, side, 11, side
            else:
                top, leading, bottom, trailing = (0, side, 0, side) if is_screen else (8, 8, 8, 8)
        elif kind == "safeArea" and view is self.root and view.listed == "view":
            top = 20
        elif kind == "keyboard" and view is self.root and view.listed == "view":
            top = view.height
        elif kind == "top":
            bottom = view.height - 20
        elif kind == "bottom":
            top = view.height
        # What an equation with the frame of the design says goes before.
        seen = collections.defaultdict(list)
        for constraint in self.document.constraints:
            self.see(constraint, name, view, seen)
        values = {side: collections.Counter(found).most_common(1)[0][0] for side, found in seen.items()}
        top = values["top"] - y if "top" in values else top
        leading = values["leading"] - x if "leading" in values else leading
        trailing = x + view.width - values["trailing"] if "trailing" in values else trailing
        bottom = y + view.height - values["bottom"] if "bottom" in values else bottom
        return top, leading, bottom, trailing

    def see(self, constraint, name, view, seen):
        if constraint.get("relation") or constraint.get("priority") or constraint.get("multiplier"):
            return
        if not constraint.get("secondAttribute"):
            return
        owner = self.document.parents[self.document.parents[constraint]].get("id")
        ends = []
        for which in ("first", "second"):
            id = constraint.get(f"{which}Item") or owner
            attribute, of_margins = split(constraint.get(f"{which}Attribute"))
            ends.append((f"{id} margins" if of_margins else id, attribute))
        constant = float(constant_of(constraint))
        for guide, other, sign in ((ends[0], ends[1], 1), (ends[1], ends[0], -1)):
            tied = self.views.get(other[0])
            if guide[0] != name or tied is None or tied.is_yes("misplaced") or tied.is_yes("ambiguous"):
                continue
            x, y = tied.place
            sides = {"left": x, "leading": x, "right": x + tied.width, "trailing": x + tied.width}
            sides.update(top=y, bottom=y + tied.height)
            if other[1] in sides and guide[1] in sides:
                side = {"left": "leading", "right": "trailing"}.get(guide[1], guide[1])
                seen[side].append(round(sides[other[1]] + sign * constant, 3))

    def turns(self, view):
        """Whether a view lays out what is in it from right to left."""
        forced = {"playback": False, "spatial": False, "forceLeftToRight": False, "forceRightToLeft": True}
        return forced.get(view.element.get("semanticContentAttribute"), self.right_to_left)

    def common(self, first, second):
        """The nearest view that holds two items."""
        views = [self.views[self.document.guides[id][1] if id in self.document.guides else id] for id in (first, second)]
        above = []
        view = views[0]
        while view is not None:
            above.append(view)
            view = view.parent
        view = views[1]
        while view not in above:
            view = view.parent
        return view

    def value(self, box, attribute, turns):
        name, _ = split(attribute)
        x, y, width, height = box
        if name in ("leading", "trailing"):
            name = "left" if (name == "leading") != turns else "right"
        return {
            "left": x, "right": x + width, "top": y, "bottom": y + height, "width": width, "height": height,
            "centerX": x + width / 2, "centerY": y + height / 2,
        }.get(name)

    def baseline(self, id, attribute):
        """The line of text below the top of a view; the fonts are those of the system."""
        view = self.views[id]
        font = view.element.find("fontDescription")
        size = 17.0 if font is None else float(font.get("pointSize", 17))
        return (view.height - size * 1.193) / 2 + size * 0.952

    def add_constraint(self, constraint):
        owner = self.document.parents[self.document.parents[constraint]].get("id")
        first, second = constraint.get("firstItem") or owner, constraint.get("secondItem")
        first_attribute = constraint.get("firstAttribute")
        second_attribute = constraint.get("secondAttribute")
        box = self.item(first, owner, first_attribute, second or owner)
        if box is None:
            return
        multiplier = constraint.get("multiplier", "1")
        if ":" in multiplier or "/" in multiplier:
            above, below = multiplier.replace("/", ":").split(":")
            multiplier = float(above) / float(below)
        multiplier = float(multiplier)
        constant = constant_of(constraint)
        relation = {"lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}.get(constraint.get("relation"), "==")
        names = [split(a)[0] for a in (first_attribute, second_attribute) if a]
        if any("aseline" in name for name in names):
            left = box[1] + self.baseline(first, first_attribute)
            other = self.item(second or owner, owner, second_attribute, first)
            right = other[1] + self.baseline(second or owner, second_attribute)
            return self.need(left, relation, right + constant, float(constraint.get("priority", 1000)))
        turns = self.turns(self.common(first, second or owner))
        left = self.value(box, first_attribute, turns)
        right = 0
        if second_attribute:
            other = self.item(second or owner, owner, second_attribute, first)
            if other is None:
                return
            right = self.value(other, second_attribute, turns) * multiplier
        # Constants of leading and trailing go towards the trailing side.
        if turns and any(name in ("leading", "trailing") for name in names):
            constant = -constant
            relation = {"<=": ">=", ">=": "<="}.get(relation, relation)
        self.need(left, relation, right + constant, float(constraint.get("priority", 1000)))

    # The solution

    def solve(self):
        solver = self.kiwi.Solver()
        levels = sorted({wish[0] for wish in self.wishes if wish[0] < 1000})
        for priority, left, relation, right in sorted(self.wishes, key=lambda wish: -wish[0]):
            expression = {"==": lambda: left == right, "<=": lambda: left <= right, ">=": lambda: left >= right}
            constraint = expression[relation]()
            if priority < 1000:
                # A level is worth more than all below it; kiwisolver counts up to 1,001,001,000.
                weight = 7e8 ** ((levels.index(priority) + 1) / len(levels))
                constraint = constraint | weight
            try:
                solver.addConstraint(constraint)
            except self.kiwi.UnsatisfiableConstraint:
                pass
        solver.updateVariables()

    def frames(self):
        return {id: [variable.value() for variable in box] for id, box in self.boxes.items()}


def constant_of(constraint):
    return float(constraint.get("constant", 0))


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def layouts(program, path):
    """The boxes of all scenes of a file, by direction."""
    with tempfile.TemporaryDirectory() as folder:
        result = run(program, "import", path, "--output", folder + "/")
        boxes = {"ltr": {}, "rtl": {}, "all": set()}
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as stream:
                boxes["all"].update(re.findall(r'"id"\s*:\s*"([^"]*)"', stream.read()))
            layout = run(program, "layout", os.path.join(folder, name))
            if layout.returncode != 0:
                sys.exit(f"{path}: {name}: {layout.stderr}")
            for direction, scene in json.loads(layout.stdout).items():
                for item in scene["items"]:
                    # A view stands in its own scene, and in containers that show it.
                    other = boxes[direction].get(item["path"][-1])
                    if other is None or len(item["path"]) < len(other["path"]):
                        boxes[direction][item["path"][-1]] = item
        return boxes, result


def forgetful(node, is_root=True):
    """A node without the places that the file has for what is in it: what constraints and contents do not decide is lost."""
    if not is_root:
        node.pop("frame", None)
    for child in node.get("children", []):
        forgetful(child, False)
    return node


def decided(program, path):
    """The boxes that constraints and contents alone decide."""
    boxes = {}
    with tempfile.TemporaryDirectory() as folder:
        run(program, "import", path, "--output", folder + "/")
        for name in sorted(os.listdir(folder)):
            file = os.path.join(folder, name)
            with open(file, encoding="utf-8") as stream:
                scene = json.load(stream)
            scene["windows"] = [forgetful(window) for window in scene["windows"]]
            with open(file, "w", encoding="utf-8") as stream:
                json.dump(scene, stream)
            layout = run(program, "layout", "--direction", "ltr", file)
            for item in json.loads(layout.stdout)["ltr"]["items"]:
                if item["path"][-1] not in boxes or len(item["path"]) < len(boxes[item["path"][-1]]["path"]):
                    boxes[item["path"][-1]] = item
    return boxes


def numbers(frame):
    return [frame[name] for name in ("x", "y", "width", "height")]


def compare(program, paths):
    files = count = 0
    differences = []
    for path in paths:
        boxes, result = layouts(program, path)
        if result.returncode != 0:
            differences.append(f"{path}: {result.stderr.strip()}")
            continue
        document = Document(path)
        files += 1
        for direction in ("ltr", "rtl"):
            for root in document.roots:
                solved = System(document, root, direction == "rtl").frames()
                for id, frame in solved.items():
                    item = boxes[direction].get(id)
                    if item is None:
                        continue
                    count += 1
                    ours = numbers(item["frame"])
                    if any(abs(a - b) > 0.02 for a, b in zip(ours, frame)):
                        shown = " ".join(f"{value:g}" for value in ours)
                        other = " ".join(f"{value:g}" for value in frame)
                        differences.append(f"{path}: {direction}: {id}: {shown}, kiwisolver {other}")
    for difference in differences:
        print(difference)
    print(f"interfaces: {files} files, {count} boxes in both directions, {len(differences)} differences")
    return 1 if differences or not count else 0


def survey(program, folder):
    paths = []
    for where, folders, names in os.walk(folder):
        folders.sort()
        paths += [os.path.join(where, n) for n in sorted(names) if n.lower().endswith((".xib", ".storyboard"))]
    whole = unread = boxes = equal = aside = scenes = told = 0
    views = drawn = left_out = named = 0
    unexplained = []
    constructs = collections.Counter()
    kinds = collections.Counter()
    off = []
    for path in paths:
        layout, result = layouts(program, path)
        if result.returncode != 0 and "no scene" not in result.stderr:
            unread += 1
            print(result.stderr.strip())
            continue
        missing = re.findall(r": note: not read: (.*), (\d+) \(line", result.stderr)
        for name, number in missing:
            constructs[name] += int(number)
        warnings = re.findall(r": warning: .*", result.stderr)
        for warning in warnings:
            print(os.path.relpath(path, folder) + warning)
        whole += not missing and not warnings
        audit = run(program, "audit", "--infos", "--format", "json", path)
        for entry in json.loads(audit.stdout or "[]"):
            kinds[(entry["finding"].get("severity", ""), entry["finding"]["kind"])] += 1
        document = Document(path)
        excluded = document.excluded()
        lines = set(re.findall(r"\d+", " ".join(re.findall(r"\(line ([^)]*)\)", result.stderr))))
        for element in document.root.iter():
            if not has_frame(element):
                continue
            views += 1
            above = [element]
            while above[-1] in document.parents:
                above.append(document.parents[above[-1]])
            name = "file"
            for other in reversed(above):
                if other.get("id") or has_frame(other):
                    name = other.get("id") or f"{name}.{other.get('key') or other.tag}"
            if name in layout["all"]:
                drawn += 1
            elif any(other.get("id") in excluded for other in above):
                left_out += 1
            elif lines:
                named += 1
            else:
                unexplained.append(f"{os.path.relpath(path, folder)}: {element.tag} {name}")
        scenes += len(document.roots)
        alone = decided(program, path)
        for view in document.views.values():
            item = layout["ltr"].get(view.id)
            if view.parent is None or item is None:
                continue
            if view.is_unsettled:
                aside += 1
                continue
            boxes += 1
            ours = numbers(item["leadingFrame"])
            theirs = [view.x, view.y, view.width, view.height]
            other = alone.get(view.id)
            told += other is not None and all(abs(a - b) <= 0.5 for a, b in zip(numbers(other["leadingFrame"]), theirs))
            if all(abs(a - b) <= 0.5 for a, b in zip(ours, theirs)):
                equal += 1
            else:
                off.append((path, view, ours, theirs))
    for path, view, ours, theirs in off:
        print(
            f"{os.path.relpath(path, folder)}: {view.kind} {view.id}: "
            + " ".join(f"{value:g}" for value in ours)
            + ", Interface Builder "
            + " ".join(f"{value:g}" for value in theirs)
        )
    for view in unexplained:
        print(f"in no scene: {view}")
    print(
        f"views: {views} in the files, {drawn} in scenes, {left_out} that the size class leaves out,"
        f" {named} in files that name what is not read, {len(unexplained)} unexplained"
    )
    for name, number in constructs.most_common():
        print(f"not read: {name}: {number}")
    for (severity, kind), number in sorted(kinds.items()):
        print(f"findings: {severity} {kind}: {number}")
    share = 100 * equal / boxes if boxes else 0
    print(
        f"interfaces: {len(paths)} files, {len(paths) - unread} read, {whole} of them whole; {scenes} roots;"
        f" from left to right {equal} of {boxes} boxes as Interface Builder has them ({share:.1f} %),"
        f" {told} where all frames inside are forgotten; {aside} left aside as misplaced or ambiguous"
    )
    return 0


if __name__ == "__main__":
    if sys.argv[2] == "--survey":
        sys.exit(survey(sys.argv[1], sys.argv[3]))
    sys.exit(compare(sys.argv[1], sys.argv[2:]))
