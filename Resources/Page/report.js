// The report: entries, filters, keys, and what is seen of the list.

const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const byID = name => document.getElementById(name);

const entries = [];
const knownIDs = new Set();
for (const file of data.files) {
  for (const entry of file.entries) {
    entry.file = file;
    let id = entry.id;
    for (let copy = 2; knownIDs.has(id); copy += 1) id = `${entry.id}-${copy}`;
    knownIDs.add(id);
    entry.id = id;
    entry.classes = new Set(entry.lines.flatMap(line => (line.arguments ?? []).flatMap(one => one.classes)));
    entry.severities = entry.findings.map(finding => finding.severity);
    entries.push(entry);
  }
}

// MARK: What is chosen

const defaults = {
  q: "", locale: "", rule: "", file: "", severity: "", class: "", changed: "", view: "proof", width: "352", size: "18", font: "",
  label: "wraps", lang: "en", theme: "auto", entry: ""};
const choice = {...defaults};
let shown = entries;
const ticked = new Set();
const expanded = new Set();

function readAddress() {
  const given = new URLSearchParams(location.hash.slice(1));
  Object.assign(choice, defaults);
  for (const [key, value] of given) if (Object.hasOwn(defaults, key)) choice[key] = value;
  if (!Object.hasOwn(allWords, choice.lang)) choice.lang = "en";
}

function writeAddress() {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(choice)) if (value !== defaults[key]) address.set(key, value);
  const text = address.toString();
  history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
}

function matches(entry, words) {
  if (choice.changed && !entry.repaired) return false;
  if (choice.locale && entry.locale !== choice.locale) return false;
  if (choice.file && entry.file.path !== choice.file) return false;
  if (choice.class && !entry.classes.has(choice.class)) return false;
  const isWanted = finding =>
    (!choice.rule || finding.rule === choice.rule) && (!choice.severity || finding.severity === choice.severity);
  if ((choice.rule || choice.severity) && !entry.findings.some(isWanted)) return false;
  if (!words.length) return true;
  entry.haystack ??= [
    entry.key, entry.value, entry.repaired, entry.base, entry.file.path, entry.locale,
    ...entry.findings.map(finding => `${finding.rule} ${finding.message}`)
  ].join("\n").toLowerCase();
  return words.every(part => entry.haystack.includes(part));
}

function filter() {
  const words = choice.q.toLowerCase().split(/\s+/).filter(Boolean);
  shown = entries.filter(entry => matches(entry, words));
  list.clear();
  list.show();
  byID("count").textContent = word("shown", {n: shown.length, all: entries.length});
  byID("none").classList.toggle("hidden", shown.length > 0);
}

// MARK: Orders

let compared = 0;
let differing = 0;
const waiting = [];

/** A line for the ruler: one line, as wide as it is. */
function rulerLine(text, row, order, entry) {
  const line = make("p", {class: "text", lang: entry.locale, dir: row.container === "natural" ? undefined : row.container}, text);
  return make("div", {class: row.container, dir: entry.direction}, line);
}

/** Looks at what came onto the page: which order this browser shows, and where controls stand. */
function measure() {
  const batch = waiting.splice(0);
  const ruler = byID("ruler");
  const lines = batch.map(one => rulerLine(one.text, one.row, one.order, one.entry));
  ruler.append(...lines);
  batch.forEach((one, place) => {
    const node = lines[place].firstChild.firstChild;
    one.isSame = !node || isSameOrder(computedOrder(one.text, one.order.runs), shownOrder(node));
    one.places = controlPlaces(one.frame);
  });
  ruler.replaceChildren();
  for (const one of batch) {
    compared += 1;
    if (!one.isSame) differing += 1;
    one.mark.textContent = word(one.isSame ? "same" : "differs");
    one.mark.className = one.isSame ? "badge" : "badge bad";
    showTags(one.frame, one.places);
  }
  showAgreement();
}

function showAgreement() {
  byID("agreement").textContent =
    word("agreement", {n: compared}) + (differing ? "; " + word("disagreement", {n: differing}) : "");
}

/** Where the controls of a sample stand, from its upper left corner. */
function controlPlaces(frame) {
  const node = frame.querySelector(".text").firstChild;
  if (!node || !controls.test(node.data)) return [];
  const corner = frame.getBoundingClientRect();
  const range = document.createRange();
  const places = [];
  for (let index = 0; index < node.data.length; index += 1) {
    const name = controlNames[node.data[index]];
    if (!name) continue;
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
    places.push({name, left: box.left - corner.left, top: box.top - corner.top});
  }
  return places;
}

function showTags(frame, places) {
  // Controls at one place share a tag, in the order of the text.
  const tags = [];
  for (const place of places) {
    const near = tags.find(tag => Math.abs(tag.left - place.left) < 24 && Math.abs(tag.top - place.top) < 6);
    if (near) near.names.push(place.name);
    else tags.push({...place, names: [place.name]});
  }
  for (const tag of tags) {
    tag.node = make("span", {}, tag.names.join(" "));
    tag.node.style.top = `${Math.max(1, tag.top - 9)}px`;
  }
  frame.querySelector(".tags").replaceChildren(...tags.map(tag => tag.node));
  for (const tag of tags) tag.half = tag.node.offsetWidth / 2;
  // Of the tags of one line none covers another: from the left each moves on to where there is room, then back from the right edge.
  const lines = new Map();
  for (const tag of tags) {
    const number = Math.round(tag.top / 10);
    lines.set(number, [...(lines.get(number) ?? []), tag]);
  }
  for (const line of lines.values()) {
    line.sort((one, other) => one.left - other.left);
    let edge = 0;
    for (const tag of line) {
      tag.left = Math.max(tag.left, edge + tag.half);
      edge = tag.left + tag.half + 1;
    }
    edge = frame.clientWidth;
    for (const tag of line.reverse()) {
      tag.left = Math.min(tag.left, edge - tag.half);
      edge = tag.left - tag.half - 1;
    }
  }
  for (const tag of tags) tag.node.style.left = `${tag.left}px`;
}

// A browser takes minutes to lay out a megabyte in one line, and nobody looks at it: longer texts are shown cut.
const longest = 2000;

/** The start of a text, whole clusters of it, and how much is left out. */
function cutText(text) {
  if (text.length <= longest) return {text, left: 0};
  const end = segmenter.segment(text).containing(longest).index;
  return {text: text.slice(0, end), left: text.length - end};
}

/** A sample: a text in a container, as this browser lays it out, and what the engine says of it. */
function sample(whole, row, order, entry) {
  const {text, left} = cutText(whole);
  const line = make("p", {class: "text", lang: entry.locale, dir: row.container === "natural" ? undefined : row.container}, text);
  const frame = make("div", {class: `frame ${row.container}`, dir: entry.direction}, line, make("div", {class: "tags", "aria-hidden": "true"}));
  const mark = make("span", {class: "badge"});
  const chips = make("div", {class: "order", role: "group", "aria-label": word("order"), title: word("order")});
  for (let place = 0; place < order.runs.length && !left; place += 2) {
    const [start, length] = [order.runs[place], order.runs[place + 1]];
    const part = text.slice(start, start + Math.abs(length)).replace(new RegExp(controls.source, "gu"), "");
    if (!part) continue;
    // An arrow stands where the reader of the run begins.
    const chip = make("span", {dir: length < 0 ? "rtl" : "ltr", lang: entry.locale}, part);
    const arrow = make("i", {"aria-hidden": "true"}, length < 0 ? "←" : "→");
    chips.append(...(length < 0 ? [chip, arrow] : [arrow, chip]));
  }
  if (left) mark.textContent = word("cut", {n: left});
  else waiting.push({text, row, order, entry, frame, mark});
  return make("div", {class: `cell ${order.isRight ? "right" : "wrong"}${choice.label === "cut" ? " cut" : ""}`}, frame,
    make("div", {class: "verdict"},
      make("span", {class: `badge ${order.isRight ? "good" : "bad"}`}, word(order.isRight ? "right" : "wrong")), mark), chips);
}

// MARK: An entry

function rowsToShow(entry) {
  const all = entry.lines.flatMap(line => line.rows.map(row => ({line, row})));
  const view = expanded.has(entry.id) ? "everything" : choice.view;
  const ofClass = choice.class
    ? all.filter(({line}) => line.arguments?.some(one => one.classes.includes(choice.class))) : all;
  if (view === "everything") return ofClass;
  if (view === "containers") {
    const lines = new Map();
    for (const one of ofClass) if (!lines.has(one.line.number)) lines.set(one.line.number, one.line);
    return ofClass.filter(({line}) => lines.get(line.number) === line);
  }
  const wrong = ofClass.filter(({row}) => row.isAskedFor && !row.now.isRight);
  const asked = ofClass.filter(({row}) => row.isAskedFor);
  return wrong.length ? wrong.slice(0, 2) : (asked.length ? asked : ofClass).slice(0, 1);
}

function argumentRows(line) {
  return (line.arguments ?? []).map(one => make("small", {}, make("bdi", {class: "code", dir: "ltr"}, one.specifier), " = ",
    make("bdi", {}, ...tagged(one.text)), ` (${one.classes.map(name => word(name)).join(", ")})`));
}

function samplesTable(entry) {
  const rows = rowsToShow(entry);
  if (!rows.length) return undefined;
  const body = make("tbody");
  for (const {line, row} of rows) {
    const where = make("th", {scope: "row", class: "where"}, word(row.container),
      entry.lines.some(other => other.number > 1) && make("small", {}, `${word("line")} ${line.number}`),
      ...argumentRows(line));
    body.append(make("tr", {}, where, make("td", {}, sample(line.text, row, row.now, entry)),
      row.repaired ? make("td", {}, sample(line.repaired, row, row.repaired, entry)) : make("td")));
  }
  const isRepaired = rows.some(({row}) => row.repaired);
  return make("table", {class: "samples"},
    make("thead", {}, make("tr", {}, make("td", {class: "where"}), make("th", {scope: "col"}, word("before")),
      isRepaired ? make("th", {scope: "col"}, word("after")) : make("td"))), body);
}

function findingBlock(finding) {
  const more = [[word("why"), finding.message]];
  if (finding.law) more.push([word("law"), finding.law]);
  for (const known of finding.knowledge ?? []) more.push([word("known"), known]);
  if (finding.repair) more.push([word("repair") + (finding.safety === "unsafe" ? ` (${word("unsafe")})` : ""), finding.repair]);
  if (finding.help) more.push([word("help"), finding.help]);
  return make("div", {class: `finding ${finding.severity}`},
    make("p", {}, make("span", {class: `badge ${finding.severity}`}, word(finding.severity)), " ",
      make("code", {dir: "ltr"}, finding.rule), " ", word(`rule.${finding.rule}`)),
    ...more.map(([name, text]) => make("p", {class: "more"}, `${name}: `, sentence(text))));
}

/** A line of a file from left to right; the value in it, and each specifier in that, keeps an order of its own. */
function codeOrder(line, value, direction) {
  const [start, end] = valuePlace(line, value);
  if (start === end) return tagged(line);
  const parts = line.slice(start, end).split(/(%[-+#0]*(?:\d+\$)?[\d.]*(?:hh?|ll?|[qLztj])?[@A-Za-z]|[{<][^{}<>]*[}>]|&\w+;)/u);
  const inside = parts.flatMap((part, place) => place % 2 ? [make("bdi", {dir: "ltr"}, ...tagged(part))] : tagged(part));
  return [...tagged(line.slice(0, start)), make("bdi", {dir: direction}, ...inside), ...tagged(line.slice(end))];
}

/** Where a value stands in a line: as it is, a line of it, or where the letters are that are written from right to left. */
function valuePlace(line, value) {
  for (const part of [value, ...(value ?? "").split("\n")]) {
    const start = part ? line.lastIndexOf(part) : -1;
    if (start >= 0) return [start, start + part.length];
  }
  const letters = [...line.matchAll(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/gu)];
  return letters.length ? [letters[0].index, letters.at(-1).index + 1] : [0, 0];
}

function differenceBlock(entry) {
  if (!entry.edit) return undefined;
  const [first, last] = [entry.edit.start[0], entry.edit.end[0]];
  const row = (sign, name, value) => line => {
    const {text, left} = cutText(line.replace(/\r$/, ""));
    return make("div", {class: name}, sign, ...codeOrder(text, value, entry.direction),
      left > 0 && make("span", {class: "badge"}, word("cut", {n: left})));
  };
  return make("div", {class: "patch code", lang: "en", dir: "ltr", tabindex: "0", role: "group", "aria-label": `${word("line")} ${first}`},
    ...changedText(entry.file, first, last, []).map(row("-", "minus", entry.value)),
    ...changedText(entry.file, first, last, [entry.edit]).map(row("+", "plus", entry.repaired)));
}

function card(entry, place) {
  const title = entry.key === undefined || entry.key === null ? word("ofFile") : entry.key;
  const isOpen = expanded.has(entry.id);
  const hasMore = entry.lines.length > 1 || entry.lines.some(line => line.rows.length > 1);
  return make("article", {
    "data-id": entry.id, tabindex: "0", "aria-posinset": place + 1, "aria-setsize": shown.length,
    "aria-labelledby": `title-${entry.id}`, class: choice.entry === entry.id ? "current" : undefined,
    onfocus: () => select(entry.id)},
  make("div", {class: "head"},
    make("input", {class: "tick", type: "checkbox", "aria-label": `${word("tick")}: ${title}`, checked: ticked.has(entry.id), onchange: () => tick(entry.id)}),
    make("h2", {id: `title-${entry.id}`}, make("bdi", {class: "code"}, title)),
    make("span", {class: "badge"}, entry.locale ? make("bdi", {}, entry.locale) : word("unknown")),
    make("span", {class: "place quiet"}, make("bdi", {dir: "ltr"}, `${entry.file.path}:${entry.line}`)),
    hasMore && make("button", {class: "expand", "aria-expanded": String(isOpen), onclick: () => expand(entry.id)}, word(isOpen ? "collapse" : "expand")),
    make("a", {href: `#entry=${entry.id}`, "aria-label": `${word("link")}: ${title}`, onclick: event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select(entry.id);
    }}, "#")),
  ...entry.findings.map(findingBlock),
  entry.base && make("p", {class: "quiet"}, `${word("base")}: `, make("bdi", {}, entry.base)),
  samplesTable(entry), entry.linesLeftOut && make("p", {class: "quiet"}, word("linesLeftOut", {n: entry.linesLeftOut})),
  differenceBlock(entry));
}

// MARK: The list: only what is seen is in the document

const list = {
  estimate: 260,
  heights: new Map(),
  nodes: new Map(),
  isPrinting: false,
  observer: new ResizeObserver(changes => {
    let isChanged = false;
    for (const {target} of changes) {
      const height = target.offsetHeight + 12;
      if (target.isConnected && list.heights.get(target.dataset.id) !== height) {
        list.heights.set(target.dataset.id, height);
        isChanged = true;
      }
    }
    if (isChanged) list.show();
  }),

  height(entry) { return this.heights.get(entry.id) ?? this.estimate; },

  clear() {
    this.heights.clear();
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
  },

  /** The top of an entry, from that of the list. */
  top(place) {
    let top = 0;
    for (let number = 0; number < place; number += 1) top += this.height(shown[number]);
    return top;
  },

  show() {
    const box = byID("list");
    const start = -box.getBoundingClientRect().top - 500;
    const end = start + innerHeight + 1000;
    let [first, before, top] = [0, 0, 0];
    while (first < shown.length && top + this.height(shown[first]) < start && !this.isPrinting) {
      top += this.height(shown[first]);
      first += 1;
    }
    before = top;
    let last = first;
    while (last < shown.length && (top < end || this.isPrinting)) {
      top += this.height(shown[last]);
      last += 1;
    }
    let rest = 0;
    for (let number = last; number < shown.length; number += 1) rest += this.height(shown[number]);
    byID("above").style.blockSize = `${before}px`;
    byID("below").style.blockSize = `${rest}px`;
    const wanted = new Set(shown.slice(first, last).map(entry => entry.id));
    for (const [id, node] of this.nodes) {
      if (wanted.has(id)) continue;
      // Keys go on from the current entry.
      if (node.contains(document.activeElement)) box.focus({preventScroll: true});
      this.observer.unobserve(node);
      node.remove();
      this.nodes.delete(id);
    }
    let next = byID("above").nextSibling;
    for (let number = first; number < last; number += 1) {
      const entry = shown[number];
      let node = this.nodes.get(entry.id);
      if (!node) {
        node = card(entry, number);
        this.nodes.set(entry.id, node);
        this.observer.observe(node);
      }
      if (node !== next) box.insertBefore(node, next);
      next = node.nextSibling;
    }
    if (waiting.length) requestAnimationFrame(measure);
  },

  /** Shows an entry anew, as after a tick. */
  again(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    const hadFocus = node.contains(document.activeElement);
    const place = shown.findIndex(entry => entry.id === id);
    const fresh = card(shown[place], place);
    this.observer.unobserve(node);
    node.replaceWith(fresh);
    this.nodes.set(id, fresh);
    this.observer.observe(fresh);
    if (hadFocus) fresh.focus({preventScroll: true});
    requestAnimationFrame(measure);
  },

  /** Brings an entry into view. */
  go(id, hasFocus) {
    const place = shown.findIndex(entry => entry.id === id);
    if (place < 0) return;
    const bar = document.querySelector("body > header");
    const head = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    // Heights are known only of what was seen, so the way is made twice.
    for (let turn = 0; turn < 3; turn += 1) {
      const box = byID("list").getBoundingClientRect().top + scrollY;
      scrollTo({top: box + this.top(place) - head - 12, behavior: "instant"});
      this.show();
      for (const [known, node] of this.nodes) this.heights.set(known, node.offsetHeight + 12);
    }
    const node = this.nodes.get(id);
    node?.scrollIntoView({block: "start", behavior: "instant"});
    if (hasFocus) node?.focus({preventScroll: true});
  }
};

// MARK: What the reader does

function select(id) {
  if (choice.entry === id) return;
  list.nodes.get(choice.entry)?.classList.remove("current");
  choice.entry = id;
  list.nodes.get(id)?.classList.add("current");
  writeAddress();
}

function move(step) {
  const now = shown.findIndex(entry => entry.id === choice.entry);
  const next = shown[Math.max(0, Math.min(shown.length - 1, now < 0 ? 0 : now + step))];
  if (!next) return;
  select(next.id);
  list.go(next.id, true);
}

function tick(id) {
  if (!ticked.delete(id)) ticked.add(id);
  const box = list.nodes.get(id)?.querySelector(".tick");
  if (box) box.checked = ticked.has(id);
  showTray();
}

function expand(id) {
  if (!expanded.delete(id)) expanded.add(id);
  list.again(id);
}

function showTray(note = "") {
  byID("tray").classList.toggle("hidden", ticked.size === 0);
  byID("ticked").textContent = word("ticked", {n: ticked.size});
  byID("note").textContent = note;
}

const chosen = () => entries.filter(entry => ticked.has(entry.id));

function savePatch(kind, name) {
  const {text, left} = patchOf(chosen(), kind);
  if (text) save(name, "text/x-patch", text);
  const names = left.slice(0, 5).map(entry => entry.key ?? entry.file.path).join(", ");
  showTray(left.length ? `${word("noPatch", {n: left.length})} \u2068${names}${left.length > 5 ? ", \u2026" : ""}\u2069` : "");
}

// MARK: The bars

function options(name, values, title = value => value) {
  const select = byID(name);
  select.replaceChildren(make("option", {value: ""}, word("all")), ...values.map(value => make("option", {value}, title(value))));
  select.value = choice[name];
}

function counted(values) {
  const counts = new Map();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function fillBars() {
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  const number = new Intl.NumberFormat(language);
  const fill = (name, values, title = value => value) => {
    const counts = counted(values);
    options(name, [...counts.keys()].sort(), value => `${title(value)} (${number.format(counts.get(value))})`);
  };
  fill("locale", entries.map(entry => entry.locale));
  fill("file", entries.map(entry => entry.file.path));
  fill("rule", entries.flatMap(entry => [...new Set(entry.findings.map(finding => finding.rule))]));
  fill("severity", entries.flatMap(entry => [...new Set(entry.severities)]), word);
  fill("class", entries.flatMap(entry => [...entry.classes]), word);
  for (const name of ["view", "label", "theme"]) {
    for (const option of byID(name).options) option.textContent = word(option.dataset.text);
    byID(name).value = choice[name];
  }
  for (const name of ["q", "width", "size", "font", "lang"]) byID(name).value = choice[name];
  byID("changed").setAttribute("aria-pressed", String(choice.changed === "1"));
  byID("failures").replaceChildren(...(data.failures.length
    ? [word("failures"), ": ", ...data.failures.map(failure => make("span", {class: "badge bad", dir: "ltr"}, failure))] : []));
}

function applyLook() {
  language = choice.lang;
  root.lang = language;
  root.dir = word("direction");
  document.title = `${word("title")} · bidi-fix`;
  if (choice.theme === "auto") delete root.dataset.theme; else root.dataset.theme = choice.theme;
  root.style.setProperty("--label-width", `${Number(choice.width) || 352}px`);
  root.style.setProperty("--sample-size", `${Number(choice.size) || 18}px`);
  root.style.setProperty("--sample-font", choice.font ? JSON.stringify(choice.font) : "system-ui");
  byID("width-value").textContent = `${choice.width} px`;
  byID("size-value").textContent = `${choice.size} px`;
}

function showAll() {
  applyLook();
  fillBars();
  filter();
  showTray();
  if (choice.entry) list.go(choice.entry, false);
}

function set(name, value) {
  choice[name] = value;
  writeAddress();
  const isLook = ["width", "size", "font"].includes(name);
  if (isLook) {
    applyLook();
    // Tags move with the letters.
    list.clear();
    list.show();
  } else if (["lang", "theme", "label", "view"].includes(name)) {
    showAll();
  } else {
    filter();
  }
}

for (const name of ["locale", "file", "rule", "severity", "class", "view", "label", "theme", "lang", "font"]) {
  byID(name).addEventListener("change", event => set(name, event.target.value));
}
for (const name of ["q", "width", "size"]) byID(name).addEventListener("input", event => set(name, event.target.value));
byID("changed").addEventListener("click", () => {
  set("changed", choice.changed ? "" : "1");
  byID("changed").setAttribute("aria-pressed", String(choice.changed === "1"));
});
byID("more").addEventListener("click", () => {
  const isHidden = byID("bars").classList.toggle("hidden");
  byID("more").setAttribute("aria-expanded", String(!isHidden));
});
byID("reset").addEventListener("click", () => {
  for (const name of ["q", "locale", "rule", "file", "severity", "class", "changed"]) choice[name] = "";
  writeAddress();
  showAll();
});
byID("tick-all").addEventListener("click", () => {
  for (const entry of shown) ticked.add(entry.id);
  for (const node of list.nodes.values()) node.querySelector(".tick").checked = ticked.has(node.dataset.id);
  showTray();
});
byID("patch").addEventListener("click", () => savePatch("edit", "bidi-fix.patch"));
byID("ignore").addEventListener("click", () => savePatch("ignore", "bidi-fix-ignore.patch"));
byID("csv").addEventListener("click", () => save("bidi-fix.csv", "text/csv", tableOf(chosen())));
byID("clear").addEventListener("click", () => {
  ticked.clear();
  for (const box of document.querySelectorAll(".tick")) box.checked = false;
  showTray();
});
byID("keys").addEventListener("click", () => byID("help").showModal());
byID("help-close").addEventListener("click", () => byID("help").close());

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  if (event.key === "Escape") document.activeElement.blur();
  if (event.target.matches("input:not(.tick), select, textarea")) return;
  const isShown = shown.some(entry => entry.id === choice.entry);
  const actions = {
    j: () => move(1), k: () => move(-1), x: () => isShown && tick(choice.entry),
    e: () => isShown && expand(choice.entry), "/": () => byID("q").focus(), "?": () => byID("help").showModal()};
  // A keyboard of another script has its letters at the same places.
  const places = {KeyJ: "j", KeyK: "k", KeyX: "x", KeyE: "e", Slash: event.shiftKey ? "?" : "/"};
  const action = actions[event.key.toLowerCase()] ?? (/^[A-Za-z]$/.test(event.key) ? undefined : actions[places[event.code]]);
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("scroll", () => list.show(), {passive: true});
addEventListener("resize", () => { list.heights.clear(); list.show(); });
addEventListener("hashchange", () => { readAddress(); showAll(); });
addEventListener("beforeprint", () => { list.isPrinting = true; list.show(); measure(); });
addEventListener("afterprint", () => { list.isPrinting = false; list.show(); });
document.fonts.ready.then(() => { list.clear(); list.show(); });

/** Every order of the report against this browser: those that differ, for who wants to know of all of them. */
function compareAll() {
  const found = [];
  let count = 0;
  let left = 0;
  const ruler = byID("ruler");
  for (const entry of entries) {
    let all = [];
    for (const line of entry.lines) {
      for (const row of line.rows) {
        all.push({text: line.text, row, order: row.now, line});
        if (row.repaired) all.push({text: line.repaired, row, order: row.repaired, line});
      }
    }
    left += all.length;
    all = all.filter(one => one.text.length <= longest);
    left -= all.length;
    const lines = all.map(one => rulerLine(one.text, one.row, one.order, entry));
    ruler.append(...lines);
    all.forEach((one, place) => {
      const node = lines[place].firstChild.firstChild;
      count += 1;
      const [computed, browser] = [computedOrder(one.text, one.order.runs), node ? shownOrder(node) : []];
      if (!isSameOrder(computed, browser)) {
        found.push({id: entry.id, key: entry.key, container: one.row.container, text: one.text, computed, browser});
      }
    });
    ruler.replaceChildren();
  }
  return {count, found, left};
}
globalThis.bidiReport = {compareAll, entries, patchOf, tableOf, clusters, computedOrder};

if (data.page !== undefined) {
  // What was chosen outlives the page that comes anew.
  const known = JSON.parse(sessionStorage.getItem("bidi-fix") ?? "{}");
  for (const id of known.ticked ?? []) if (knownIDs.has(id)) ticked.add(id);
  for (const id of known.expanded ?? []) expanded.add(id);
  // A page that came since this one was asked for is told at once.
  new EventSource(`/changes?after=${data.page}`).addEventListener("message", () => {
    sessionStorage.setItem("bidi-fix", JSON.stringify({ticked: [...ticked], expanded: [...expanded]}));
    location.reload();
  });
}
readAddress();
showAll();
