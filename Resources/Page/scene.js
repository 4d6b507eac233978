// The page of a scene: which direction is seen, and which texts do not fit their boxes.

const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const byID = name => document.getElementById(name);
const directions = ["ltr", "rtl"];
const picture = direction => document.querySelector(`#${direction}-panel .screen > svg`);

// MARK: What is chosen

const defaults = {direction: "", zoom: "100", font: "", lang: "en", theme: "auto", text: ""};
const choice = {...defaults};

/** The address begins with the direction alone, as `#rtl`; the rest follows as `&name=value`. */
function readAddress() {
  Object.assign(choice, defaults);
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    if ([...directions, "both"].includes(key)) choice.direction = key;
    else if (key in defaults && key !== "direction") choice[key] = value;
  }
  if (!Object.hasOwn(allWords, choice.lang)) choice.lang = "en";
  if (!(Number(choice.zoom) >= 25 && Number(choice.zoom) <= 400)) choice.zoom = defaults.zoom;
}

function address(some) {
  const rest = new URLSearchParams();
  for (const [key, value] of Object.entries(some)) if (key !== "direction" && value !== defaults[key]) rest.set(key, value);
  const parts = [some.direction, rest.toString()].filter(Boolean);
  return parts.length ? "#" + parts.join("&") : location.pathname + location.search;
}

/** What is seen: what was chosen, or both directions where there is room for them and for the list. */
function shownDirection() {
  return choice.direction || (innerWidth >= 2 * data.size.width + 480 ? "both" : "ltr");
}

// MARK: Measuring

const pen = document.createElement("canvas").getContext("2d");

/** Less than this is no overflow: half a point, since programs round the sizes of labels to pixels. */
const tolerance = 0.5;

/** How far one text goes beyond its box, in points: the advance of its widest line, and the ink of all lines. */
function overflow(side, family) {
  pen.font = `${side.fontSize}px ${family}`;
  pen.textRendering = "geometricPrecision";
  let [tooWide, height, last] = [-Infinity, 0, undefined];
  for (const line of side.lines) {
    pen.direction = line.direction;
    // White space is drawn as SVG has it.
    const size = pen.measureText(line.text.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, ""));
    tooWide = Math.max(tooWide, size.width - line.width);
    // Lines are as far from each other as in the picture, and farther where they would touch.
    height += last === undefined ? size.actualBoundingBoxAscent
      : Math.max(line.baseline - last.baseline, last.descent + size.actualBoundingBoxAscent);
    last = {baseline: line.baseline, descent: size.actualBoundingBoxDescent};
  }
  const tooHigh = height + (last?.descent ?? 0) - side.height;
  const beyond = value => value > tolerance ? Math.round(value * 10) / 10 : 0;
  return {tooWide: beyond(tooWide), tooHigh: beyond(tooHigh)};
}

/**
 * The texts that do not fit their boxes, in this browser's fonts: one entry for each direction in which a text does not fit,
 * those that fit in the other direction first. `fitsIn` is that direction, or null; lengths are points, 0 where the text fits.
 */
function measure() {
  const found = [];
  data.texts.forEach((text, index) => {
    const sides = directions.filter(direction => text[direction]).map(direction => {
      const {tooWide, tooHigh} = overflow(text[direction], getComputedStyle(picture(direction)).fontFamily);
      return {direction, tooWide, tooHigh, fits: !tooWide && !tooHigh};
    });
    const fitsIn = sides.find(side => side.fits)?.direction ?? null;
    for (const {direction, tooWide, tooHigh, fits} of sides) {
      if (fits) continue;
      found.push({
        index, path: text.path, text: text[direction].lines.map(line => line.text).join("\n"), direction, fitsIn, tooWide, tooHigh});
    }
  });
  const groups = ["ltr", "rtl", null];
  return found.sort((one, other) => groups.indexOf(one.fitsIn) - groups.indexOf(other.fitsIn) || one.index - other.index);
}

// MARK: The list, and outlines on the pictures

let overflows = [];
const nameOf = entry => `${entry.direction}:${entry.path}`;

function drawn(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function outlines(direction) {
  const group = drawn("g", {class: "overflows", "aria-hidden": "true"});
  overflows.forEach((entry, number) => {
    const side = data.texts[entry.index][direction];
    if (entry.direction !== direction || side.outline === undefined) return;
    const [x, y] = side.corner;
    const outline = drawn("path", {class: `overflow ${entry.fitsIn ?? "neither"}`, d: side.outline, "data-number": number},
      drawn("title", {}, `${entry.path}: ${amount(entry)}`));
    const mark = drawn("g", {class: "mark", transform: `translate(${x} ${y})`},
      drawn("circle", {r: 8}), drawn("text", {y: 3.5}, String(number + 1)));
    for (const part of [outline, mark]) part.addEventListener("click", () => go(number, true));
    group.append(outline, mark);
  });
  return group;
}

function amount({tooWide, tooHigh}) {
  return [tooWide && word("scene.tooWide", {n: tooWide}), tooHigh && word("scene.tooHigh", {n: tooHigh})].filter(Boolean).join(", ");
}

function row(entry, number) {
  const link = make("a", {
    href: address({...choice, direction: choice.direction === "both" ? "both" : entry.direction, text: nameOf(entry)}),
    "data-number": number,
    onclick: event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(number, false);
    }},
  make("span", {class: "name"}, `${number + 1}. `, make("bdi", {class: "code", dir: "ltr"}, entry.path)),
  make("bdi", {class: "text"}, ...tagged(entry.text)),
  make("span", {class: "facts"},
    make("span", {class: "badge"}, word(`scene.${entry.direction}`)), " ",
    !!entry.tooWide && make("span", {class: "badge bad"}, word("scene.tooWide", {n: entry.tooWide})), " ",
    !!entry.tooHigh && make("span", {class: "badge bad"}, word("scene.tooHigh", {n: entry.tooHigh}))));
  return make("li", {}, link);
}

function showOverflows() {
  overflows = measure();
  const groups = [["ltr", "scene.onlyLtr"], ["rtl", "scene.onlyRtl"], [null, "scene.neither"]].map(([fitsIn, name]) => {
    const rows = overflows.flatMap((entry, number) => entry.fitsIn === fitsIn ? [row(entry, number)] : []);
    return rows.length ? [make("h3", {}, word(name)), make("ul", {role: "list"}, ...rows)] : [];
  });
  byID("list").replaceChildren(...(overflows.length ? groups.flat() : [make("p", {}, word("scene.none"))]));
  const count = new Set(overflows.map(entry => entry.index)).size;
  byID("count").textContent = count ? word("scene.count", {n: count}) : word("scene.none");
  byID("count").className = `badge ${count ? "bad" : "good"}`;
  for (const direction of directions) {
    const svg = picture(direction);
    svg.querySelector(".overflows")?.remove();
    svg.append(outlines(direction));
  }
  mark();
}

/** Shows which entry is the current one. */
function mark() {
  const current = overflows.findIndex(entry => nameOf(entry) === choice.text);
  for (const part of document.querySelectorAll("[data-number]")) {
    const isCurrent = Number(part.dataset.number) === current;
    if (part.matches("a")) {
      if (isCurrent) part.setAttribute("aria-current", "true"); else part.removeAttribute("aria-current");
    } else {
      part.classList.toggle("current", isCurrent);
    }
  }
  return current;
}

/** Brings the outline of an entry into view, and the entry itself where that was asked for on the picture. */
function go(number, isFromPicture) {
  const entry = overflows[number];
  if (!entry) return;
  choice.text = nameOf(entry);
  if (shownDirection() !== "both") choice.direction = entry.direction;
  history.replaceState(null, "", address(choice));
  showDirection();
  mark();
  const link = document.querySelector(`a[data-number="${number}"]`);
  if (isFromPicture) {
    link.focus({preventScroll: true});
    link.scrollIntoView({block: "nearest"});
  } else {
    document.querySelector(`.overflow[data-number="${number}"]`)?.scrollIntoView({block: "center", inline: "center"});
  }
}

function move(step) {
  if (!overflows.length) return;
  const now = overflows.findIndex(entry => nameOf(entry) === choice.text);
  const next = Math.max(0, Math.min(overflows.length - 1, now < 0 ? 0 : now + step));
  go(next, false);
  document.querySelector(`a[data-number="${next}"]`).focus({preventScroll: true});
}

// MARK: The look

function showDirection() {
  const shown = shownDirection();
  root.dataset.direction = shown;
  byID("switch").textContent = word(shown === "rtl" ? "scene.showLtr" : "scene.showRtl");
  byID("both").setAttribute("aria-pressed", String(shown === "both"));
}

function showZoom() {
  const zoom = Number(choice.zoom) / 100;
  for (const direction of directions) {
    const svg = picture(direction);
    svg.setAttribute("width", data.size.width * zoom);
    svg.setAttribute("height", data.size.height * zoom);
  }
  byID("zoom").value = choice.zoom;
  byID("zoom-value").textContent = new Intl.NumberFormat(language, {style: "percent"}).format(zoom);
}

function showAll() {
  language = choice.lang;
  root.lang = language;
  root.dir = word("direction");
  document.title = `${data.title} · bidi-scene`;
  byID("title").textContent = data.title;
  if (choice.theme === "auto") delete root.dataset.theme; else root.dataset.theme = choice.theme;
  root.classList.toggle("has-font", choice.font !== "");
  root.style.setProperty("--scene-font", JSON.stringify(choice.font));
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const name of ["lang", "theme", "font"]) byID(name).value = choice[name];
  showDirection();
  showZoom();
  showOverflows();
  const current = mark();
  if (current >= 0) go(current, false);
}

function set(name, value) {
  choice[name] = value;
  history.replaceState(null, "", address(choice));
  if (name === "direction") showDirection();
  else if (name === "zoom") showZoom();
  else showAll();
}

const other = () => set("direction", shownDirection() === "rtl" ? "ltr" : "rtl");
const both = () => set("direction", shownDirection() === "both" ? "ltr" : "both");
const zoomBy = step => set("zoom", String(Math.max(25, Math.min(400, Number(choice.zoom) + step))));

byID("switch").addEventListener("click", other);
byID("both").addEventListener("click", both);
byID("zoom").addEventListener("input", event => set("zoom", event.target.value));
for (const name of ["lang", "theme", "font"]) byID(name).addEventListener("change", event => set(name, event.target.value));
byID("keys").addEventListener("click", () => byID("help").showModal());
byID("help-close").addEventListener("click", () => byID("help").close());

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  if (event.target.matches("input, select, textarea")) return;
  const actions = {
    d: other, b: both, j: () => move(1), k: () => move(-1), "+": () => zoomBy(25), "-": () => zoomBy(-25),
    0: () => set("zoom", defaults.zoom), "?": () => byID("help").showModal()};
  if (!Object.hasOwn(actions, event.key)) return;
  event.preventDefault();
  actions[event.key]();
});
addEventListener("resize", showDirection);
addEventListener("hashchange", () => { readAddress(); showAll(); });

// For programs: the path of the node, its text, `direction`, `fitsIn`, `tooWide` and `tooHigh`.
globalThis.bidiScene = {measure: () => measure().map(({index, ...entry}) => entry)};

readAddress();
showAll();
