"""Random Auto Layout systems, solved by bidi-scene and by kiwisolver.

Called by Scripts/check-constraints. The equations here are written from the documentation of
NSLayoutConstraint and UIStackView, in places from the left of the screen, and share nothing with
the library, which counts from the leading side.
"""

import json
import random
import subprocess
import sys

import kiwisolver as kiwi

# Far enough apart that no few wishes of a lower priority outweigh one of a higher one.
STRENGTHS = {750: 1e8, 500: 1e5, 250: 1e2, 149: 1e-1}
NUDGE = 1e-5
TOLERANCE = 0.01

HORIZONTAL = ["leading", "trailing", "left", "right", "centerX"]
VERTICAL = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]


class Node:
    def __init__(self, name, parent=None):
        self.name, self.parent, self.children = name, parent, []
        self.sizing, self.stack, self.semantics, self.direction = None, None, None, None
        self.guides = []
        self.depth = 0 if parent is None else parent.depth + 1
        if parent is not None:
            parent.children.append(self)

    def json(self, layout=None, frame=None):
        value = {"id": self.name}
        if frame:
            value["frame"] = frame
        if self.children:
            value["children"] = [child.json() for child in self.children]
        if self.sizing:
            value["sizing"] = self.sizing
        if self.stack:
            value["arrangement"] = {"stack": self.stack}
        if layout:
            value["arrangement"] = {"constraints": layout}
        if self.semantics:
            value["semantics"] = self.semantics
        if self.direction:
            value["layoutDirection"] = self.direction
        return value


class Guide:
    def __init__(self, name, owner, insets):
        self.name, self.owner, self.insets = name, owner, insets


class System:
    """A window with its nodes, constraints and guides."""

    def __init__(self, number, pick):
        self.size = (pick.randrange(200, 600), pick.randrange(200, 600))
        self.root = Node(f"w{number}")
        self.nodes, self.guides, self.constraints = [self.root], [], []
        self.number, self.pick = number, pick
        # A third of the systems name left and right, a third are stacks too.
        self.sides = pick.choice(["directional", "directional", "any"])
        self.directions = pick.random() < 0.2
        for index in range(pick.randrange(2, 12)):
            parent = pick.choice([n for n in self.nodes if n.depth < 3 and not n.stack])
            node = Node(f"w{number}.n{index}", parent)
            self.nodes.append(node)
            if pick.random() < 0.4:
                node.sizing = self.random_sizing()
            if self.directions and pick.random() < 0.4:
                if pick.random() < 0.5:
                    node.semantics = pick.choice(["forceLeftToRight", "forceRightToLeft", "playback"])
                else:
                    node.direction = pick.choice(["ltr", "rtl"])
        if pick.random() < 0.35:
            self.add_stack()
        for index in range(pick.randrange(0, 3)):
            insets = {side: pick.randrange(0, 20) for side in ("top", "leading", "bottom", "trailing")}
            self.guides.append(Guide(f"w{number}.g{index}", pick.choice(self.nodes), insets))
        for node in self.nodes[1:]:
            self.constrain(node)
        # Wishes and limits on top.
        for _ in range(pick.randrange(0, 5)):
            self.add_random(pick.choice(self.nodes[1:]))

    def random_sizing(self):
        pick = self.pick
        sizing = {"intrinsicWidth": pick.randrange(10, 120), "intrinsicHeight": pick.randrange(10, 60)}
        if pick.random() < 0.5:
            sizing["firstBaseline"] = pick.randrange(5, 20)
            sizing["lastBaseline"] = sizing["firstBaseline"] + pick.choice([0, 20])
        if pick.random() < 0.4:
            sizing["hugging"] = {"horizontal": pick.choice([250, 500]), "vertical": pick.choice([250, 500])}
        return sizing

    def add_stack(self):
        pick = self.pick
        parent = pick.choice([n for n in self.nodes if n.depth < 3])
        stack = Node(f"w{self.number}.s", parent)
        stack.stack = {
            "axis": pick.choice(["horizontal", "vertical"]),
            "spacing": pick.randrange(0, 15),
            "alignment": pick.choice(["leading", "center", "trailing", "fill"]),
            "distribution": pick.choice(["fill", "fillEqually", "equalSpacing", "equalCentering"]),
            "insets": {"top": pick.randrange(0, 9), "leading": pick.randrange(0, 9)},
        }
        self.nodes.append(stack)
        for index in range(pick.randrange(1, 5)):
            child = Node(f"w{self.number}.s{index}", stack)
            child.sizing = self.random_sizing()
            priorities = {"horizontal": pick.choice([250, 500]), "vertical": 250}
            child.sizing["hugging"] = priorities
            self.nodes.append(child)

    def items(self, node):
        """What a node may be tied to: what was made before it, so that all is decided in turn."""
        before = self.nodes[: self.nodes.index(node)]
        near = [node.parent] * 3 + [n for n in before if n.parent is node.parent]
        near += [g for g in self.guides if g.owner is node.parent or g.owner in before]
        return near + [self.pick.choice(before)]

    def attribute(self, axis, other=None):
        if axis == "vertical":
            return self.pick.choice(VERTICAL[:3] if self.pick.random() < 0.8 else VERTICAL)
        names = ["leading", "trailing", "centerX"]
        if self.sides == "any":
            names = HORIZONTAL
        if other in ("leading", "trailing"):
            names = [n for n in names if n not in ("left", "right")]
        if other in ("left", "right"):
            names = [n for n in names if n not in ("leading", "trailing")]
        return self.pick.choice(names)

    def add(self, first, attribute, relation="equal", second=None, other=None, multiplier=1, constant=0, priority=1000):
        value = {"name": f"c{len(self.constraints)}", "first": first.name, "firstAttribute": attribute}
        value.update({"relation": relation, "constant": constant, "priority": priority})
        if second is not None:
            value.update({"second": second.name, "secondAttribute": other, "multiplier": multiplier})
        self.constraints.append(value)

    def tie(self, node, axis, relation="equal", priority=1000):
        pick = self.pick
        item = pick.choice(self.items(node))
        attribute = self.attribute(axis)
        other = self.attribute(axis, attribute) if pick.random() < 0.4 else attribute
        multiplier = pick.choice([0.5, 0.8, 1.5]) if pick.random() < 0.1 else 1
        self.add(node, attribute, relation, item, other, multiplier, pick.randrange(-20, 40), priority)

    def measure(self, node, axis, relation="equal", priority=1000):
        pick = self.pick
        length = "width" if axis == "horizontal" else "height"
        kind = pick.random()
        if kind < 0.5:
            self.add(node, length, relation, constant=pick.randrange(10, 200), priority=priority)
        elif kind < 0.8:
            item = pick.choice(self.items(node))
            self.add(node, length, relation, item, length, pick.choice([0.25, 0.5, 1, 1.5]), pick.randrange(-5, 20), priority)
        else:
            # An aspect ratio.
            across = "height" if length == "width" else "width"
            self.add(node, length, relation, node, across, pick.choice([0.5, 0.75, 2]), 0, priority)

    def constrain(self, node):
        pick = self.pick
        if node.parent.stack:
            return
        for axis in ("horizontal", "vertical"):
            self.tie(node, axis)
            kind = pick.random()
            if node.sizing and kind < 0.6:
                continue
            if kind < 0.5:
                self.tie(node, axis, priority=1000)
            elif kind < 0.9:
                self.measure(node, axis)
            else:
                # A wish within a limit.
                self.measure(node, axis, pick.choice(["lessThanOrEqual", "greaterThanOrEqual"]))
                self.measure(node, axis, priority=pick.choice([750, 500, 250]))

    def add_random(self, node):
        pick = self.pick
        relation = pick.choice(["lessThanOrEqual", "equal", "greaterThanOrEqual"])
        priority = pick.choice([1000, 750, 500, 250])
        axis = pick.choice(["horizontal", "vertical"])
        (self.tie if pick.random() < 0.5 else self.measure)(node, axis, relation, priority)

    def json(self):
        guides = [{"id": g.name, "owner": g.owner.name, "insets": g.insets} for g in self.guides]
        frame = {"x": 0, "y": 0, "width": self.size[0], "height": self.size[1]}
        return self.root.json({"constraints": self.constraints, "guides": guides}, frame)


class Model:
    """The equations of a system in one direction, from the left and the top of the window."""

    def __init__(self, system, direction):
        self.system = system
        self.boxes, self.flows = {}, {}
        self.items = {}
        for node in system.nodes:
            handed = node.direction or (self.flows[node.parent][0] if node.parent else direction)
            own = {"forceLeftToRight": "ltr", "playback": "ltr", "forceRightToLeft": "rtl"}.get(node.semantics, handed)
            self.flows[node] = (handed, own)
            self.boxes[node] = [kiwi.Variable(f"{node.name}.{v}") for v in "xywh"]
            self.items[node.name] = node
        for guide in system.guides:
            self.items[guide.name] = guide

    def box(self, item):
        if isinstance(item, Node):
            return self.boxes[item]
        x, y, w, h = self.boxes[item.owner]
        insets = item.insets
        left, right = insets["leading"], insets["trailing"]
        if self.flows[item.owner][1] == "rtl":
            left, right = right, left
        return [x + left, y + insets["top"], w - (left + right), h - (insets["top"] + insets["bottom"])]

    def owner(self, item):
        return item if isinstance(item, Node) else item.owner

    def ancestor(self, first, second):
        first, second = self.owner(first), self.owner(second)
        while first is not second:
            if first.depth >= second.depth:
                first = first.parent
            else:
                second = second.parent
        return first

    def value(self, item, attribute, flow):
        x, y, w, h = self.box(item)
        if attribute in ("leading", "trailing"):
            attribute = "left" if (attribute == "leading") == (flow == "ltr") else "right"
        if attribute in ("firstBaseline", "lastBaseline"):
            sizing = (item.sizing or {}) if isinstance(item, Node) else {}
            line = sizing.get(attribute)
            if line is None and isinstance(item, Node) and item.stack:
                return None
            return y + h if line is None else y + line
        return {
            "left": x, "right": x + w, "centerX": x + w * 0.5, "top": y, "bottom": y + h,
            "centerY": y + h * 0.5, "width": w, "height": h,
        }[attribute]

    def equation(self, constraint):
        """The difference of both sides, and how it compares with zero."""
        first = self.items[constraint["first"]]
        attribute, relation = constraint["firstAttribute"], constraint["relation"]
        constant = constraint["constant"]
        if "second" not in constraint:
            return self.value(first, attribute, "ltr") - constant, relation
        second, other = self.items[constraint["second"]], constraint["secondAttribute"]
        # The view that lays out both says which side is leading.
        flow = self.flows[self.ancestor(first, second)][1]
        place = self.value(first, attribute, flow)
        against = self.value(second, other, flow)
        if place is None or against is None:
            return None
        if attribute not in ("width", "height"):
            x, y = self.boxes[self.ancestor(first, second)][:2]
            base = x if attribute in HORIZONTAL else y
            place, against = place - base, against - base
            if flow == "rtl" and {"leading", "trailing"} & {attribute, other}:
                constant = -constant
                relation = {"lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}.get(relation, relation)
        return place - against * constraint["multiplier"] - constant, relation

    def stack_equations(self, node):
        """What UIStackView documents, as (difference, relation, priority)."""
        stack, flow = node.stack, self.flows[node][1]
        horizontal = stack["axis"] == "horizontal"
        turned = flow == "rtl"
        X, Y, W, H = self.boxes[node]
        top, lead = stack["insets"]["top"], stack["insets"]["leading"]

        def span(child, across):
            x, y, w, h = self.boxes[child]
            if horizontal != across:
                return ((X + W) - (x + w), (X + W) - x, w) if turned else (x - X, x + w - X, w)
            return y - Y, y + h - Y, h

        along_start, along_end = (lead, W) if horizontal else (top, H)
        across_start, across_end = (top, H) if horizontal else (lead, W)
        spans = [span(child, False) for child in node.children]
        yield spans[0][0] - along_start, "equal", 1000
        yield spans[-1][1] - along_end, "equal", 1000
        for index, (before, after) in enumerate(zip(spans, spans[1:])):
            gap = after[0] - before[1]
            if stack["distribution"] in ("equalSpacing", "equalCentering"):
                yield gap - stack["spacing"], "greaterThanOrEqual", 1000
            else:
                yield gap - stack["spacing"], "equal", 1000
            if index == 0:
                continue
            if stack["distribution"] == "equalSpacing":
                yield gap - (spans[1][0] - spans[0][1]), "equal", 1000
            if stack["distribution"] == "equalCentering":
                middles = [(s[0] + s[1]) * 0.5 for s in (spans[0], spans[1], before, after)]
                yield (middles[3] - middles[2]) - (middles[1] - middles[0]), "equal", 149
            if stack["distribution"] == "fillEqually":
                yield after[2] - spans[0][2], "equal", 1000
        if stack["distribution"] == "fillEqually" and len(spans) > 1:
            yield spans[1][2] - spans[0][2], "equal", 1000
        for child in node.children:
            start, end, _ = span(child, True)
            alignment = stack["alignment"]
            if alignment == "center":
                yield (start - across_start) - (across_end - end), "equal", 1000
            yield start - across_start, "equal" if alignment in ("leading", "fill") else "greaterThanOrEqual", 1000
            yield end - across_end, "equal" if alignment in ("trailing", "fill") else "lessThanOrEqual", 1000

    def solve(self, number):
        """The boxes, and the names of the constraints that contradict others; None if kiwisolver cannot say."""
        dropped = []
        # A constraint that kiwisolver refuses leaves its tableau in disorder: it starts again without.
        while True:
            result = self.attempt(number, dropped)
            if not isinstance(result, str):
                return result if result is None else (result, dropped)
            dropped.append(result)

    def attempt(self, number, dropped):
        solver = kiwi.Solver()

        def add(difference, relation, priority):
            sign = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}[relation]
            strength = "required" if priority == 1000 else STRENGTHS[priority]
            solver.addConstraint(kiwi.Constraint(difference, sign, strength))

        root = self.boxes[self.system.root]
        for variable, value in zip(root, (0, 0) + self.system.size):
            solver.addConstraint(variable == value)
        for node in self.system.nodes[1:]:
            solver.addConstraint(self.boxes[node][2] >= 0)
            solver.addConstraint(self.boxes[node][3] >= 0)
        for node in self.system.nodes:
            if node.stack:
                for equation in self.stack_equations(node):
                    try:
                        add(*equation)
                    except kiwi.UnsatisfiableConstraint:
                        return None
        for node in self.system.nodes[1:]:
            if not node.sizing:
                continue
            hugging = node.sizing.get("hugging", {"horizontal": 250, "vertical": 250})
            for length, name, axis in ((2, "intrinsicWidth", "horizontal"), (3, "intrinsicHeight", "vertical")):
                difference = self.boxes[node][length] - node.sizing[name]
                add(difference, "lessThanOrEqual", hugging[axis])
                add(difference, "greaterThanOrEqual", 750)
        for constraint in self.system.constraints:
            if constraint["name"] in dropped:
                continue
            equation = self.equation(constraint)
            if equation is None:
                return None
            try:
                add(*equation, constraint["priority"])
            except kiwi.UnsatisfiableConstraint:
                return constraint["name"]
            except kiwi.DuplicateConstraint:
                pass
        # Where the solution is one, a slight pull changes nothing, and neither does the opposite one.
        pull, sign = random.Random(number // 2), 1 - 2 * (number % 2)
        variables = [variable for node in self.system.nodes[1:] for variable in self.boxes[node]]
        pull.shuffle(variables)
        for variable in variables:
            solver.addConstraint(kiwi.Constraint(variable - sign * pull.uniform(-4000, 4000), "==", NUDGE))
        solver.updateVariables()
        return {n.name: [v.value() for v in self.boxes[n]] for n in self.system.nodes}


def main():
    program, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    pick = random.Random(seed)
    systems = [System(number, pick) for number in range(count)]
    scene = {"size": {"width": 600, "height": 600}, "windows": [s.json() for s in systems]}
    output = subprocess.run([program, "layout", "-"], input=json.dumps(scene).encode(), stdout=subprocess.PIPE, check=True)
    panels = json.loads(output.stdout)
    failures, boxes, compared, open_systems, conflicts, skipped, unsaid = [], 0, 0, 0, 0, 0, 0
    for direction in ("ltr", "rtl"):
        found = {i["path"][-1]: i for i in panels[direction]["items"]}
        for system in systems:
            model = Model(system, direction)
            results = [model.solve(number) for number in range(8)]
            if any(r is None for r in results):
                skipped += 1
                continue
            expected, dropped = results[0]
            is_one = all(
                abs(a - b) < 1e-3
                for other, _ in results[1:] for name in expected for a, b in zip(expected[name], other[name]))
            faults = [f for n in system.nodes for f in found[n.name].get("faults", [])]
            ours = sorted(f.split("'")[1] for f in faults if f.startswith("The constraint"))
            if ours != sorted(dropped):
                failures.append(f"{direction} {system.root.name}: left out {ours}, kiwisolver {sorted(dropped)}")
                continue
            conflicts += len(dropped)
            is_open = any("is not decided" in f for f in faults)
            if not is_one:
                open_systems += 1
                # A stack that nothing else holds is as small as its contents: that is no fault.
                if not is_open and not any(n.stack for n in system.nodes):
                    unsaid += 1
                    failures.append(f"{direction} {system.root.name}: several solutions, and nothing is said of it")
                continue
            if is_open:
                failures.append(f"{direction} {system.root.name}: one solution, but it is said to be open: {faults}")
            compared += 1
            for node in system.nodes[1:]:
                frame = found[node.name]["frame"]
                window = found[system.root.name]["frame"]
                box = [frame["x"] - window["x"], frame["y"] - window["y"], frame["width"], frame["height"]]
                boxes += 1
                if any(abs(a - b) > TOLERANCE for a, b in zip(box, expected[node.name])):
                    failures.append(f"{direction} {node.name}: {box}, kiwisolver {expected[node.name]}")
    for failure in failures[:20]:
        print(f"constraints: {failure}")
    print(
        f"constraints: {count} systems in both directions: {compared} with one solution, {boxes} boxes, "
        f"{len(failures)} differences; {open_systems} with more than one, {conflicts} constraints left out by both, "
        f"{skipped} not compared (seed {seed})")
    sys.exit(1 if failures else 0)


main()
