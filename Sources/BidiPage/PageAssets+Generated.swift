// This file is written from Resources/Page by Scripts/check-page --write. Do not edit.
// swift-format-ignore-file

/// The files of Resources/Page.
package enum PageAssets {
  /// base.css.
  package static let baseCss = ###"""
/* What every page of BidiKit has: colours, type, buttons. Sides are logical, so that one sheet serves both directions. */
:root {
  color-scheme: light;
  --back: #f4f5f7;
  --card: #ffffff;
  --ink: #1b2530;
  --quiet: #55616e;
  --line: #d5dae0;
  --accent: #1657b8;
  --on-accent: #ffffff;
  --bad: #b3261e;
  --bad-back: #fdecea;
  --warn: #8a5300;
  --warn-back: #fff4e0;
  --info: #1657b8;
  --info-back: #e8f0fc;
  --good: #1d6b34;
  --good-back: #e6f4ea;
  --chip: #e6e9ee;
  --tag: #6a3fa0;
  --tag-back: #f1e9fb;
  font: 15px/1.5 system-ui, "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --back: #12171d;
  --card: #1b222a;
  --ink: #e8ecf0;
  --quiet: #a3afbb;
  --line: #36414d;
  --accent: #8ab8ff;
  --on-accent: #0c1a2c;
  --bad: #ff9d94;
  --bad-back: #3d1f1d;
  --warn: #f3c069;
  --warn-back: #3a2c12;
  --info: #8ab8ff;
  --info-back: #172a45;
  --good: #86d69d;
  --good-back: #16301f;
  --chip: #2c3641;
  --tag: #d0b3ff;
  --tag-back: #31244a;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --back: #12171d;
    --card: #1b222a;
    --ink: #e8ecf0;
    --quiet: #a3afbb;
    --line: #36414d;
    --accent: #8ab8ff;
    --on-accent: #0c1a2c;
    --bad: #ff9d94;
    --bad-back: #3d1f1d;
    --warn: #f3c069;
    --warn-back: #3a2c12;
    --info: #8ab8ff;
    --info-back: #172a45;
    --good: #86d69d;
    --good-back: #16301f;
    --chip: #2c3641;
    --tag: #d0b3ff;
    --tag-back: #31244a;
  }
}
* { box-sizing: border-box; }
html, body { margin: 0; background: var(--back); color: var(--ink); }
h1, h2, h3 { line-height: 1.25; margin: 0; }
h1 { font-size: 1.25rem; }
a { color: var(--accent); }
button, select, input { font: inherit; color: inherit; }
button, select, input[type="search"] {
  background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding-block: 4px; padding-inline: 10px;
  min-block-size: 32px; max-inline-size: 100%;
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label { display: inline-flex; align-items: center; gap: 6px; }
code, .code { font: 0.87em/1.5 ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", monospace; }
.quiet { color: var(--quiet); }
.badge {
  display: inline-block; border-radius: 999px; padding-inline: 8px; font-size: 0.8rem; background: var(--chip);
  white-space: nowrap;
}
.badge.error, .badge.bad { background: var(--bad-back); color: var(--bad); }
.badge.warning { background: var(--warn-back); color: var(--warn); }
.badge.info { background: var(--info-back); color: var(--info); }
.badge.good { background: var(--good-back); color: var(--good); }
.hidden { display: none !important; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
"""###
  /// patch.js.
  package static let patchJs = ###"""
// What is made of ticked entries: a patch, ignore comments, a table.

/** The lines of a file from one number to another with changes made, or none. */
function changedText(file, first, last, changes) {
  const lines = [];
  const starts = [];
  let length = 0;
  for (let number = first; number <= last; number += 1) {
    starts.push(length);
    lines.push(file.lines[number]);
    length += file.lines[number].length + 1;
  }
  let text = lines.join("\n");
  const at = ([line, column]) => starts[line - first] + column;
  for (const change of [...changes].reverse()) {
    text = text.slice(0, at(change.start)) + change.text + text.slice(at(change.end));
  }
  return text.split("\n");
}

/** The name of a file in a patch, as git has it: with a side before it. */
function patchName(side, name) {
  return name.startsWith('"') ? `"${side}/${name.slice(1)}` : name.startsWith("/") ? name : `${side}/${name}`;
}

/** A unified difference of one file; changes are in its order, and none overlaps another. */
function fileDifference(file, changes) {
  const context = 3;
  const groups = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && change.start[0] - last.end <= 2 * context) {
      last.changes.push(change);
      last.end = Math.max(last.end, change.end[0]);
    } else {
      groups.push({start: change.start[0], end: change.end[0], changes: [change]});
    }
  }
  let text = `--- ${patchName("a", file.patchName)}\n+++ ${patchName("b", file.patchName)}\n`;
  let moved = 0;
  for (const group of groups) {
    const first = Math.max(1, group.start - context);
    const last = Math.min(file.lineCount, group.end + context);
    const rows = [];
    let [oldCount, newCount] = [0, 0];
    const add = (sign, line, isLast) => {
      rows.push(sign + line + (isLast && !file.endsInLineFeed ? "\n\\ No newline at end of file" : ""));
      if (sign !== "+") oldCount += 1;
      if (sign !== "-") newCount += 1;
    };
    let number = first;
    for (const block of blocks(group.changes)) {
      for (; number < block.start; number += 1) add(" ", file.lines[number], number === file.lineCount);
      const old = changedText(file, block.start, block.end, []);
      const lines = changedText(file, block.start, block.end, block.changes);
      const touchesEnd = block.end === file.lineCount;
      old.forEach((line, place) => add("-", line, touchesEnd && place === old.length - 1));
      lines.forEach((line, place) => add("+", line, touchesEnd && place === lines.length - 1));
      number = block.end + 1;
    }
    for (; number <= last; number += 1) add(" ", file.lines[number], number === file.lineCount);
    text += `@@ -${first},${oldCount} +${first + moved},${newCount} @@\n${rows.join("\n")}\n`;
    moved += newCount - oldCount;
  }
  return text;
}

/** Changes whose lines touch, together. */
function blocks(changes) {
  const all = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last && change.start[0] <= last.end) {
      last.changes.push(change);
      last.end = Math.max(last.end, change.end[0]);
    } else {
      all.push({start: change.start[0], end: change.end[0], changes: [change]});
    }
  }
  return all;
}

/** A patch of entries by one of their changes, "edit" or "ignore"; and the entries that it leaves out. */
function patchOf(entries, name) {
  const byFile = new Map();
  const left = [];
  for (const entry of entries) {
    if (!entry[name] || !entry.file.takesPatch) {
      left.push(entry);
      continue;
    }
    if (!byFile.has(entry.file)) byFile.set(entry.file, []);
    byFile.get(entry.file).push(entry[name]);
  }
  let text = "";
  for (const [file, changes] of byFile) {
    changes.sort((one, other) => one.start[0] - other.start[0] || one.start[1] - other.start[1]);
    text += fileDifference(file, changes);
  }
  return {text, left};
}

/** A table for a spreadsheet: no cell is a formula, every line end is CRLF (RFC 4180). */
function tableOf(entries) {
  const cell = value => {
    const text = value ?? "";
    return `"${(/^[=+\-@\t\r]/.test(text) ? "'" : "") + text.replaceAll('"', '""')}"`;
  };
  const rows = [["file", "line", "locale", "key", "base", "text now", "text after the repair", "rules", "what is wrong"]];
  for (const entry of entries) {
    rows.push([
      entry.file.path, String(entry.line), entry.locale, entry.key, entry.base, entry.value, entry.repaired,
      entry.findings.map(finding => finding.rule).join(" "), entry.findings.map(finding => finding.message).join("\n")]);
  }
  return "\uFEFF" + rows.map(row => row.map(cell).join(",") + "\r\n").join("");
}

/** Hands a text to the reader as a file. */
function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = make("a", {href: address, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
"""###
  /// report.css.
  package static let reportCss = ###"""
/* The report of bidi-fix preview. */
body > header {
  position: sticky; inset-block-start: 0; z-index: 3; background: var(--card); border-block-end: 1px solid var(--line);
  padding-block: 10px; padding-inline: 20px;
}
.bar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.bar + .bar { margin-block-start: 8px; }
#more[aria-expanded="true"] { border-color: var(--accent); }
#bars { margin-block-start: 8px; }
.bar .push { margin-inline-start: auto; }
.bar select { max-inline-size: 15rem; }
.bar input[type="search"] { inline-size: 15rem; }
.bar input[type="range"] { inline-size: 7rem; padding: 0; }
main { padding-block: 14px 90px; padding-inline: 20px; max-inline-size: 1240px; margin-inline: auto; }
article {
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding-block: 12px; padding-inline: 16px;
  margin-block-end: 12px; scroll-margin-block-start: 130px;
}
article.current { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
article > .head { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
article h2 { font-size: 1rem; overflow-wrap: anywhere; }
article .place { font-size: 0.85rem; overflow-wrap: anywhere; }
.finding { margin-block: 8px 0; padding-inline-start: 10px; border-inline-start: 3px solid var(--line); }
.finding.error { border-color: var(--bad); }
.finding.warning { border-color: var(--warn); }
.finding.info { border-color: var(--info); }
.finding p { margin: 0; }
.finding .more { font-size: 0.87rem; color: var(--quiet); }
table.samples { border-collapse: collapse; margin-block-start: 10px; inline-size: 100%; table-layout: fixed; }
table.samples th { text-align: start; font-weight: 600; font-size: 0.82rem; color: var(--quiet); vertical-align: top; padding-block: 4px; padding-inline: 0 10px; }
table.samples td { vertical-align: top; padding-block: 4px; padding-inline: 0 10px; overflow: hidden; }
table.samples .where { inline-size: 10.5rem; }
.where small { display: block; font-weight: 400; overflow-wrap: anywhere; }
.cell { max-inline-size: var(--label-width, 22rem); }
.frame {
  border: 1px solid var(--line); border-radius: 6px; background: var(--back); padding-block: 15px 5px; padding-inline: 8px;
  position: relative; min-block-size: 2.2em;
}
.wrong > .frame { border-color: var(--bad); }
.right > .frame { border-color: var(--good); }
.text { margin: 0; font: var(--sample-size, 18px)/1.45 var(--sample-font, system-ui), "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif; text-align: start; overflow-wrap: break-word; white-space: pre-wrap; }
.natural .text { unicode-bidi: plaintext; }
.cut .text { white-space: pre; overflow: hidden; text-overflow: ellipsis; }
.tags { position: absolute; inset: 0; pointer-events: none; overflow: hidden; border-radius: 6px; }
.tags span {
  position: absolute; font: 9px/12px ui-monospace, "DejaVu Sans Mono", monospace; color: var(--tag); background: var(--tag-back);
  border-radius: 3px; padding-inline: 2px; transform: translateX(-50%); white-space: nowrap;
}
.verdict { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; font-size: 0.8rem; margin-block-start: 3px; }
.order { display: flex; flex-wrap: wrap; gap: 3px; direction: ltr; justify-content: flex-start; }
.order span { background: var(--chip); border-radius: 4px; padding-inline: 4px; unicode-bidi: isolate-override; white-space: pre-wrap; overflow-wrap: anywhere; max-inline-size: 100%; }
.order i { color: var(--quiet); font-style: normal; font-size: 0.75rem; align-self: center; }
.patch { margin-block: 8px 0; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; direction: ltr; text-align: left; }
.patch div { white-space: pre-wrap; overflow-wrap: anywhere; padding-inline: 8px; direction: ltr; }
.patch .minus { background: var(--bad-back); }
.patch .plus { background: var(--good-back); }
.patch .tag, .tag { color: var(--tag); background: var(--tag-back); border-radius: 3px; padding-inline: 2px; font-size: 0.75em; unicode-bidi: isolate; }
#tray {
  position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 3; background: var(--card); border-block-start: 1px solid var(--line);
  padding-block: 8px; padding-inline: 20px;
}
#ruler { position: absolute; visibility: hidden; inset-block-start: 0; inset-inline-start: 0; block-size: 0; overflow: hidden; contain: strict; inline-size: 1px; }
#ruler .text { white-space: pre; inline-size: max-content; }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); max-inline-size: 40rem; }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin-block: 12px; }
dialog dd { margin: 0; }
kbd { font: 0.85em ui-monospace, "DejaVu Sans Mono", monospace; border: 1px solid var(--line); border-radius: 4px; padding-inline: 5px; background: var(--back); }
.none { padding-block: 60px; text-align: center; }
@media (max-width: 700px) {
  body > header { position: static; }
  article { scroll-margin-block-start: 12px; }
  table.samples, table.samples tbody, table.samples tr, table.samples td, table.samples th { display: block; inline-size: auto; }
  table.samples thead { display: none; }
}
@media print {
  body > header, #tray, article .tick, article .expand { display: none !important; }
  main { padding: 0; max-inline-size: none; }
  article { break-inside: avoid; }
  body { background: none; }
}
"""###
  /// report.html.
  package static let reportHtml = ###"""
<header>
  <div class="bar">
    <h1 data-word="title"></h1>
    <span id="count" class="quiet" role="status"></span>
    <span id="agreement" class="quiet"></span>
    <label class="push"><span class="unseen" data-word="language"></span><select id="lang"><option value="en" lang="en">English</option><option value="ar" lang="ar">العربية</option><option value="he" lang="he">עברית</option></select></label>
    <label><span class="unseen" data-word="theme"></span><select id="theme"><option value="auto" data-text="theme.auto"></option><option value="light" data-text="theme.light"></option><option value="dark" data-text="theme.dark"></option></select></label>
    <button id="keys" type="button" data-word="keys"></button>
  </div>
  <div class="bar" role="search">
    <label><span data-word="search"></span><input id="q" type="search" dir="auto"></label>
    <label><span data-word="locale"></span><select id="locale"></select></label>
    <label><span data-word="severity"></span><select id="severity"></select></label>
    <button id="more" type="button" aria-controls="bars" aria-expanded="false" data-word="filters"></button>
  </div>
  <div id="bars" class="hidden">
    <div class="bar">
      <label><span data-word="rule"></span><select id="rule"></select></label>
      <label><span data-word="class"></span><select id="class"></select></label>
      <label><span data-word="file"></span><select id="file"></select></label>
      <button id="changed" type="button" aria-pressed="false" data-word="changed"></button>
      <button id="reset" type="button" data-word="reset"></button>
      <button id="tick-all" type="button" data-word="tickAll"></button>
    </div>
    <div class="bar">
      <label><span data-word="view"></span><select id="view"><option value="proof" data-text="view.proof"></option><option value="containers" data-text="view.containers"></option><option value="everything" data-text="view.everything"></option></select></label>
      <label><span data-word="label"></span><select id="label"><option value="wraps" data-text="label.wraps"></option><option value="cut" data-text="label.cut"></option></select></label>
      <label><span data-word="width"></span><input id="width" type="range" min="80" max="560" step="8"><output id="width-value" class="quiet" dir="ltr"></output></label>
      <label><span data-word="size"></span><input id="size" type="range" min="10" max="40"><output id="size-value" class="quiet" dir="ltr"></output></label>
      <label><span data-word="font"></span><input id="font" type="search" list="fonts" dir="ltr"></label>
      <datalist id="fonts"><option value="Noto Sans Arabic"><option value="Noto Naskh Arabic"><option value="Noto Nastaliq Urdu"><option value="Vazirmatn"><option value="Geeza Pro"><option value="SF Arabic"><option value="Noto Sans Hebrew"><option value="Arial"><option value="Tahoma"></datalist>
    </div>
  </div>
  <div id="failures" role="alert"></div>
</header>
<main>
  <div id="list" role="feed" aria-busy="false" tabindex="-1"><div id="above"></div><div id="below"></div></div>
  <p id="none" class="none quiet hidden" data-word="none"></p>
</main>
<div id="tray" class="hidden" role="region" aria-live="polite">
  <div class="bar">
    <strong id="ticked"></strong>
    <button id="patch" class="main" type="button" data-word="patch"></button>
    <button id="ignore" type="button" data-word="ignore"></button>
    <button id="csv" type="button" data-word="csv"></button>
    <button id="clear" type="button" data-word="clear"></button>
    <span id="note" class="quiet"></span>
  </div>
</div>
<dialog id="help" aria-labelledby="help-title">
  <h2 id="help-title" data-word="keys"></h2>
  <dl>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd data-word="keys.move"></dd>
    <dt><kbd>x</kbd></dt><dd data-word="keys.tick"></dd>
    <dt><kbd>e</kbd></dt><dd data-word="keys.expand"></dd>
    <dt><kbd>/</kbd></dt><dd data-word="keys.search"></dd>
    <dt><kbd>?</kbd></dt><dd data-word="keys.help"></dd>
  </dl>
  <button id="help-close" class="main" type="button" data-word="close"></button>
</dialog>
<div id="ruler" aria-hidden="true"></div>
"""###
  /// report.js.
  package static let reportJs = ###"""
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
"""###
  /// scene.css.
  package static let sceneCss = ###"""
/* The page of bidi-scene render --html. */
body > header {
  position: sticky; inset-block-start: 0; z-index: 3; background: var(--card); border-block-end: 1px solid var(--line);
  padding-block: 10px; padding-inline: 20px;
}
.bar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.bar + .bar { margin-block-start: 8px; }
.bar .push { margin-inline-start: auto; }
.bar input[type="search"] { inline-size: 13rem; }
.bar input[type="range"] { inline-size: 8rem; padding: 0; }
#zoom-value { min-inline-size: 3.5em; }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; padding: 20px; }
#stage { flex: 1 1 24rem; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: 20px; justify-content: center; }
.panel { min-inline-size: 0; max-inline-size: 100%; }
.panel h2 { font-size: 0.95rem; text-align: center; color: var(--quiet); font-weight: 600; }
/* There is room for what is drawn round a box at the edge of the screen. */
.screen { overflow: auto; padding: 16px; border-radius: 8px; }
.screen > svg { display: block; margin-inline: auto; direction: ltr; overflow: visible; text-rendering: geometricPrecision; box-shadow: 0 1px 6px #00000040; }
.has-font .screen > svg { font-family: var(--scene-font), "Noto Sans", "DejaVu Sans", sans-serif; }
[data-direction="ltr"] #rtl-panel, [data-direction="rtl"] #ltr-panel { display: none; }
/* The screen of the scene is light in both themes, so these colours do not change. */
.overflow { fill: #b3261e14; stroke: #b3261e; stroke-width: 1.5; vector-effect: non-scaling-stroke; cursor: pointer; }
.overflow.neither { stroke-dasharray: 5 3; }
.overflow.current { fill: #b3261e33; stroke-width: 4; }
.mark { cursor: pointer; }
.mark circle { fill: #b3261e; }
.mark text { fill: #ffffff; font: 700 10px system-ui, sans-serif; text-anchor: middle; }
aside {
  flex: 1 1 18rem; max-inline-size: 30rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding-block: 14px; padding-inline: 16px;
}
aside h2 { font-size: 1.05rem; }
aside h3 { font-size: 0.92rem; margin-block: 14px 4px; }
aside ul { list-style: none; margin: 0; padding: 0; }
aside li { border-block-start: 1px solid var(--line); }
aside li a { display: block; scroll-margin-block: 130px 20px; padding-block: 8px; padding-inline: 8px; color: inherit; text-decoration: none; border-radius: 6px; }
aside li a:hover { background: var(--back); }
aside li a[aria-current="true"] { background: var(--bad-back); }
aside li .name { color: var(--accent); text-decoration: underline; overflow-wrap: anywhere; }
aside li .text { display: block; overflow-wrap: anywhere; white-space: pre-line; }
aside li .facts { display: flex; flex-wrap: wrap; gap: 4px 8px; margin-block-start: 4px; }
.small { font-size: 0.85rem; }
.tag { color: var(--tag); background: var(--tag-back); border-radius: 3px; padding-inline: 2px; font-size: 0.75em; unicode-bidi: isolate; }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); max-inline-size: 40rem; }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin-block: 12px; }
dialog dd { margin: 0; }
kbd { font: 0.85em ui-monospace, "DejaVu Sans Mono", monospace; border: 1px solid var(--line); border-radius: 4px; padding-inline: 5px; background: var(--back); }
@media (max-width: 700px) {
  body > header { position: static; }
  main { padding: 12px; }
  aside { max-inline-size: none; }
}
@media print {
  body > header, dialog { display: none !important; }
  body { background: none; }
}
"""###
  /// scene.html.
  package static let sceneHtml = ###"""
<header>
  <div class="bar">
    <h1><bdi id="title"></bdi></h1>
    <span id="count" class="badge" role="status"></span>
    <label class="push"><span class="unseen" data-word="language"></span><select id="lang"><option value="en" lang="en">English</option><option value="ar" lang="ar">العربية</option><option value="he" lang="he">עברית</option></select></label>
    <label><span class="unseen" data-word="theme"></span><select id="theme"><option value="auto" data-word="theme.auto"></option><option value="light" data-word="theme.light"></option><option value="dark" data-word="theme.dark"></option></select></label>
    <button id="keys" type="button" data-word="keys"></button>
  </div>
  <div class="bar">
    <button id="switch" type="button"></button>
    <button id="both" type="button" aria-pressed="false" data-word="scene.both"></button>
    <label><span data-word="scene.zoom"></span><input id="zoom" type="range" min="25" max="400" step="25"><output id="zoom-value" class="quiet" for="zoom"></output></label>
    <label><span data-word="font"></span><input id="font" type="search" list="fonts" dir="ltr"></label>
    <datalist id="fonts"><option value="Noto Sans Arabic"><option value="Noto Naskh Arabic"><option value="Noto Nastaliq Urdu"><option value="Vazirmatn"><option value="Geeza Pro"><option value="SF Arabic"><option value="Noto Sans Hebrew"><option value="Arial"><option value="Tahoma"></datalist>
  </div>
</header>
<main>
  <div id="stage">
    <div class="panel" id="ltr-panel">
      <h2 id="ltr-name" data-word="scene.ltr"></h2>
      <div class="screen" tabindex="0" role="region" aria-labelledby="ltr-name">
<!-- ltr --></div>
    </div>
    <div class="panel" id="rtl-panel">
      <h2 id="rtl-name" data-word="scene.rtl"></h2>
      <div class="screen" tabindex="0" role="region" aria-labelledby="rtl-name">
<!-- rtl --></div>
    </div>
  </div>
  <aside aria-labelledby="texts-name">
    <h2 id="texts-name" data-word="scene.texts"></h2>
    <div id="list"></div>
    <p class="quiet small" data-word="scene.measured"></p>
  </aside>
</main>
<dialog id="help" aria-labelledby="help-title">
  <h2 id="help-title" data-word="keys"></h2>
  <dl>
    <dt><kbd>d</kbd></dt><dd data-word="scene.keys.switch"></dd>
    <dt><kbd>b</kbd></dt><dd data-word="scene.both"></dd>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd data-word="scene.keys.move"></dd>
    <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd data-word="scene.zoom"></dd>
    <dt><kbd>?</kbd></dt><dd data-word="keys.help"></dd>
  </dl>
  <button id="help-close" class="main" type="button" data-word="close"></button>
</dialog>
"""###
  /// scene.js.
  package static let sceneJs = ###"""
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
"""###
  /// sentences.json.
  package static let sentencesJson = ###"""
[
  {"en": "left to right", "ar": "من اليسار إلى اليمين", "he": "משמאל לימין"},
  {"en": "right to left", "ar": "من اليمين إلى اليسار", "he": "מימין לשמאל"},
  {"en": "natural", "ar": "الطبيعية", "he": "טבעיים"},
  {"en": "right-to-left", "ar": "من اليمين إلى اليسار", "he": "מימין לשמאל"},
  {"en": "left-to-right", "ar": "من اليسار إلى اليمين", "he": "משמאל לימין"},
  {"en": "a number", "ar": "عدد", "he": "מספר"},
  {"en": "a word of the language", "ar": "كلمة من اللغة", "he": "מילה בשפה"},
  {"en": "a word of another script", "ar": "كلمة بكتابة أخرى", "he": "מילה בכתב אחר"},
  {"en": "a text with signs at its edges", "ar": "نص في طرفيه علامات", "he": "טקסט עם סימנים בקצותיו"},
  {"en": "an address", "ar": "عنوان", "he": "כתובת"},
  {"en": "empty or signs alone", "ar": "فارغ أو علامات فقط", "he": "ריק או סימנים בלבד"},
  {"en": "a path", "ar": "مسار", "he": "נתיב"},
  {"en": "a pattern of file names", "ar": "نمط لأسماء ملفات", "he": "תבנית של שמות קבצים"},
  {"en": "a filter of a file dialog", "ar": "مرشح لنافذة اختيار الملفات", "he": "מסנן של תיבת בחירת קבצים"},
  {"en": "an option of a command", "ar": "خيار لأمر", "he": "אפשרות של פקודה"},
  {"en": "a colour or number in hexadecimal digits", "ar": "لون أو عدد بأرقام ست عشرية", "he": "צבע או מספר בספרות הקסדצימליות"},
  {"en": "data in Base64", "ar": "بيانات بترميز Base64", "he": "נתונים בקידוד Base64"},
  {"en": "a date pattern", "ar": "نمط تاريخ", "he": "תבנית של תאריך"},
  {"en": "a format of times", "ar": "صيغة أوقات", "he": "תבנית של שעות"},
  {"en": "a list of search words", "ar": "قائمة كلمات بحث", "he": "רשימה של מילות חיפוש"},
  {"en": "an identifier", "ar": "معرّف", "he": "מזהה"},
  {"en": "a value that is data", "ar": "قيمة هي بيانات", "he": "ערך שהוא נתונים"},
  {"en": "{First} or {Second}", "ar": "{First} أو {Second}", "he": "{First} או {Second}"},
  {"en": "{First} and {Second}", "ar": "{First} و{Second}", "he": "{First} ו{Second}"},
  {"en": "Whole: a word, a number, a link or the text of an argument stands together and runs in its own direction.", "ar": "الوحدة: الكلمة أو العدد أو الرابط أو نص القيمة يبقى متصلًا ويُقرأ في اتجاهه.", "he": "שלמות: מילה, מספר, קישור או טקסט של ערך עומדים יחד ונקראים בכיוון שלהם."},
  {"en": "Order: the parts of a line follow each other in its direction; only words of the other direction follow theirs.", "ar": "الترتيب: تتوالى أجزاء السطر في اتجاهه، ولا يسير في الاتجاه الآخر إلا كلمات ذلك الاتجاه.", "he": "סדר: חלקי השורה באים זה אחר זה בכיוון שלה; רק מילים בכיוון ההפוך נקראות בכיוון שלהן."},
  {"en": "Chain: parts that one sign joins, as in 5 x 7 or a > b, are read in one direction from end to end.", "ar": "السلسلة: الأجزاء التي تجمعها علامة، مثل 5 x 7 أو a > b، تُقرأ في اتجاه واحد من أولها إلى آخرها.", "he": "שרשרת: חלקים שסימן מחבר, כמו 5 x 7 או a > b, נקראים בכיוון אחד מקצה לקצה."},
  {"en": "Pair: brackets and quotation marks enclose on the screen what they enclose in the text, and nothing else.", "ar": "الزوج: تحيط الأقواس وعلامات التنصيص على الشاشة بما تحيط به في النص، ولا شيء غيره.", "he": "זוג: סוגריים ומירכאות מקיפים על המסך את מה שהם מקיפים בטקסט, ולא שום דבר אחר."},
  {"en": "Edge: a full stop or other sign of the sentence stands after what it follows, and at the end what ends the line.", "ar": "الطرف: تأتي النقطة وعلامات الجملة الأخرى بعد ما تليه، ويأتي في آخر السطر ما يختمه.", "he": "קצה: נקודה או סימן אחר של המשפט עומדים אחרי מה שהם באים אחריו, ובסוף השורה עומד מה שמסיים אותה."},
  {"en": "Held order: an order that a person holds with controls is accepted, and a repair keeps it.", "ar": "الترتيب المثبّت: الترتيب الذي ثبّته شخص بأحرف تحكم مقبول، والإصلاح يبقيه.", "he": "סדר מוחזק: סדר שאדם קבע בתווי בקרה מתקבל, והתיקון שומר עליו."},
  {"en": "Sign: a minus or plus stands on the side that --numbers asks for.", "ar": "الإشارة: تأتي علامة الناقص أو الزائد في الجهة التي يطلبها \u200e--numbers\u200e.", "he": "סימן: מינוס או פלוס עומדים בצד שהאפשרות \u200e--numbers\u200e מבקשת."},
  {"en": "Percent: a percent sign stands on the side that --numbers asks for.", "ar": "النسبة المئوية: تأتي علامة النسبة المئوية في الجهة التي يطلبها \u200e--numbers\u200e.", "he": "אחוז: סימן האחוז עומד בצד שהאפשרות \u200e--numbers\u200e מבקשת."},
  {"en": "Currency: a currency sign stands on the side that --numbers asks for.", "ar": "العملة: يأتي رمز العملة في الجهة التي يطلبها \u200e--numbers\u200e.", "he": "מטבע: סימן המטבע עומד בצד שהאפשרות \u200e--numbers\u200e מבקשת."},
  {"en": "{Text} (and {count} more line)", "ar": "{Text} (و{count} سطر آخر)", "he": "{Text} (ועוד שורה {count})"},
  {"en": "{Text} (and {count} more lines)", "ar": "{Text} (وأسطر أخرى عددها {count})", "he": "{Text} (ועוד {count} שורות)"},
  {"en": "{Text} (and {count} more)", "ar": "{Text} (ومثلها {count})", "he": "{Text} (ועוד {count})"},
  {"en": "{Text} (nothing tells that it is a name)", "ar": "{Text} (لا شيء يدل على أنها اسم)", "he": "{Text} (דבר אינו מעיד שזה שם)"},
  {"en": "{Text} (such a name is seldom a number)", "ar": "{Text} (نادرًا ما يكون اسم كهذا رقمًا)", "he": "{Text} (שם כזה הוא רק לעתים רחוקות מספר)"},
  {"en": "{Text} (wrong in {Containers} containers only)", "ar": "{Text} (الخطأ في الحاويات {Containers} فقط)", "he": "{Text} (שגוי רק במכלים {Containers})"},
  {"en": "{Text} (unless the program puts something in the place of \"{code}\")", "ar": "{Text} (إلا إذا وضع البرنامج شيئًا مكان «{code}»)", "he": "{Text} (אלא אם התוכנה שמה משהו במקום \"{code}\")"},
  {"en": "{Text} (unless the program shows something else for \"{code}\")", "ar": "{Text} (إلا إذا عرض البرنامج شيئًا آخر بدل «{code}»)", "he": "{Text} (אלא אם התוכנה מציגה משהו אחר במקום \"{code}\")"},
  {"en": "{Text} (unless the program makes the name of a file of it)", "ar": "{Text} (إلا إذا جعل البرنامج منه اسم ملف)", "he": "{Text} (אלא אם התוכנה עושה ממנו שם של קובץ)"},
  {"en": "{Text} (then it is right on the screen)", "ar": "{Text} (فهو صحيح على الشاشة)", "he": "{Text} (ואז הוא נכון על המסך)"},
  {"en": "{Text} (the letter of a menu stands at either end)", "ar": "{Text} (حرف القائمة يقف في أي طرف)", "he": "{Text} (האות של התפריט עומדת בכל אחד מהקצוות)"},
  {"en": "{Text} (the base text is the name alone, so the rest may explain it)", "ar": "{Text} (النص الأساسي هو الاسم وحده، فقد تكون البقية شرحًا له)", "he": "{Text} (טקסט הבסיס הוא השם לבדו, ולכן ייתכן שהשאר מסביר אותו)"},
  {"en": "{Text} (each pair is read for itself)", "ar": "{Text} (كل زوج يُقرأ وحده)", "he": "{Text} (כל זוג נקרא בפני עצמו)"},
  {"en": "{Text} (the same sign stands at both ends)", "ar": "{Text} (العلامة نفسها في الطرفين)", "he": "{Text} (אותו סימן עומד בשני הקצוות)"},
  {"en": "{Text} (only the currency sign changes its side)", "ar": "{Text} (علامة العملة وحدها تغيّر جانبها)", "he": "{Text} (רק סימן המטבע מחליף צד)"},
  {"en": "{Text} (only the symbol changes its side)", "ar": "{Text} (الرمز وحده يغيّر جانبه)", "he": "{Text} (רק הסמל מחליף צד)"},
  {"en": "{Text} (the program only copies it to the clipboard)", "ar": "{Text} (البرنامج ينسخه إلى الحافظة فقط)", "he": "{Text} (התוכנה רק מעתיקה אותו ללוח)"},
  {"en": "{Text} (the program makes the name of a file of it)", "ar": "{Text} (البرنامج يجعل منه اسم ملف)", "he": "{Text} (התוכנה עושה ממנו שם של קובץ)"},
  {"en": "{Text} (the program only puts it into an address or a query)", "ar": "{Text} (البرنامج يضعه في عنوان أو استعلام فقط)", "he": "{Text} (התוכנה רק משלבת אותו בכתובת או בשאילתה)"},
  {"en": "{Text} (the program shows it only in or behind another text, {place})", "ar": "{Text} (البرنامج لا يعرضه إلا داخل نص آخر أو بعده، {place})", "he": "{Text} (התוכנה מציגה אותו רק בתוך טקסט אחר או אחריו, {place})"},
  {"en": "with {arguments}: {Fault}", "ar": "عند {arguments}: {Fault}", "he": "עם {arguments}: {Fault}"},
  {"en": "in a {Direction} container {Fault}", "ar": "في حاوية {Direction}: {Fault}", "he": "במכל {Direction}: {Fault}"},
  {"en": "shown in a {Direction} container, {Fault}", "ar": "عند العرض في حاوية {Direction}: {Fault}", "he": "בהצגה במכל {Direction}: {Fault}"},
  {"en": "wrong where {Arguments}; right with {texts}: {Fault}", "ar": "خطأ إذا كان {Arguments}؛ صحيح مع {texts}: {Fault}", "he": "שגוי כאשר {Arguments}; נכון עם {texts}: {Fault}"},
  {"en": "wrong where {Arguments}: {Fault}", "ar": "خطأ إذا كان {Arguments}: {Fault}", "he": "שגוי כאשר {Arguments}: {Fault}"},
  {"en": "{argument} is {Class}, such as \"{text}\"", "ar": "{argument} \u200f{Class}، مثل «{text}»", "he": "{argument} הוא {Class}, כגון \"{text}\""},
  {"en": "the line is laid out {Direction}, so its parts change places", "ar": "يُصفّ السطر {Direction}، فتتبادل أجزاؤه أماكنها", "he": "השורה מסודרת {Direction}, ולכן חלקיה מתחלפים במקומותיהם"},
  {"en": "\"{text}\" is torn apart, or drawn into what stands beside it", "ar": "«{text}» يتجزأ، أو يختلط بما بجانبه", "he": "\"{text}\" נקרע לחלקים, או נמשך אל מה שלצדו"},
  {"en": "the parts of the text change places", "ar": "تتبادل أجزاء النص أماكنها", "he": "חלקי הטקסט מתחלפים במקומותיהם"},
  {"en": "\"{text}\" is not read from one end to the other", "ar": "لا يُقرأ «{text}» من طرف إلى طرف", "he": "\"{text}\" אינו נקרא מקצה לקצה"},
  {"en": "a bracket or quotation mark at \"{text}\" encloses something else than in the text", "ar": "قوس أو علامة تنصيص عند «{text}» تحيط بغير ما تحيط به في النص", "he": "סוגריים או מירכאות ליד \"{text}\" מקיפים דבר אחר מאשר בטקסט"},
  {"en": "a sign of the sentence does not stand after what it follows", "ar": "علامة من علامات الجملة ليست بعد ما تليه", "he": "סימן של המשפט אינו עומד אחרי מה שהוא בא אחריו"},
  {"en": "\"{text}\" is not in the order that controls hold", "ar": "ليس «{text}» بالترتيب الذي تثبّته أحرف التحكم", "he": "\"{text}\" אינו בסדר שתווי הבקרה מחזיקים"},
  {"en": "the sign of \"{text}\" stands on the other side", "ar": "إشارة «{text}» في الجهة الأخرى", "he": "הסימן של \"{text}\" עומד בצד השני"},
  {"en": "the percent sign of \"{text}\" stands on the other side", "ar": "علامة النسبة المئوية في «{text}» في الجهة الأخرى", "he": "סימן האחוז של \"{text}\" עומד בצד השני"},
  {"en": "the currency sign of \"{text}\" stands on the other side", "ar": "رمز العملة في «{text}» في الجهة الأخرى", "he": "סימן המטבע של \"{text}\" עומד בצד השני"},
  {"en": "the first letter is {letter} ({Script}), so a label lays it out {Now}, but the text is {Wanted}", "ar": "الحرف الأول هو {letter} \u200f({Script})، فتصفّه التسمية {Now}، والنص {Wanted}", "he": "האות הראשונה היא {letter} ({Script}), ולכן תווית מסדרת אותו {Now}, אבל הטקסט הוא {Wanted}"},
  {"en": "the first strong character is {control}, so a label lays it out {Now}, but the text is {Wanted}", "ar": "أول حرف قوي هو {control}، فتصفّه التسمية {Now}، والنص {Wanted}", "he": "התו החזק הראשון הוא {control}, ולכן תווית מסדרת אותו {Now}, אבל הטקסט הוא {Wanted}"},
  {"en": "the arrow points back to what is read first, and no control turns it", "ar": "يشير السهم إلى ما يُقرأ أولًا، ولا يقلبه أي حرف تحكم", "he": "החץ מצביע חזרה אל מה שנקרא קודם, ושום תו בקרה אינו הופך אותו"},
  {"en": "{control} stands in {Kind}, which it becomes a part of", "ar": "{control} داخل {Kind}، فيصير جزءًا منه", "he": "{control} עומד בתוך {Kind}, ונעשה חלק ממנו"},
  {"en": "the key holds {controls}, which code must hold too to find the entry", "ar": "في المفتاح {controls}، ولا تجد الشيفرة النص إلا إذا كان فيها أيضًا", "he": "המפתח מכיל {controls}, והקוד חייב להכיל אותם גם הוא כדי למצוא את הטקסט"},
  {"en": "{controls} stands in a text of {locale} that has no right-to-left letter", "ar": "{controls} في نص بلغة {locale} ليس فيه حرف من اليمين إلى اليسار", "he": "{controls} עומד בטקסט של {locale} שאין בו אות מימין לשמאל"},
  {"en": "{control} stands inside {placeholder}, which a program can no longer read", "ar": "{control} داخل {placeholder}، فلا يستطيع البرنامج قراءته", "he": "{control} עומד בתוך {placeholder}, והתוכנה אינה יכולה עוד לקרוא אותו"},
  {"en": "{outer} holds nothing but {inner}…, which says the same", "ar": "لا يحوي {outer} إلا {inner}…، وهما يقولان الشيء نفسه", "he": "{outer} מכיל רק את {inner}…, שאומר אותו דבר"},
  {"en": "readers see \"{text}\", and no {control} is there", "ar": "يرى القراء «{text}»، ولا يوجد {control} هناك", "he": "הקוראים רואים \"{text}\", ואין שם {control}"},
  {"en": "{one} stands beside {other}: embeddings and isolates are mixed", "ar": "{one} بجانب {other}: تضمينات وعوازل معًا", "he": "{one} עומד לצד {other}: שיבוצים ובידודים מעורבבים"},
  {"en": "{control} shows letters that are stored in the order of the screen", "ar": "{control} يعرض حروفًا مخزنة بترتيب الشاشة", "he": "{control} מציג אותיות שנשמרו בסדר שעל המסך"},
  {"en": "{control} shows letters in another order than they are stored in", "ar": "{control} يعرض الحروف بترتيب غير ترتيب تخزينها", "he": "{control} מציג אותיות בסדר שונה מזה שבו נשמרו"},
  {"en": "{control} shows nothing here, but turns round what an app joins after the text", "ar": "لا يعرض {control} شيئًا هنا، لكنه يقلب ما يضيفه التطبيق بعد النص", "he": "{control} אינו מציג דבר כאן, אבל הופך את מה שיישום מוסיף אחרי הטקסט"},
  {"en": "{control} forces a direction on letters that have it already", "ar": "{control} يفرض على الحروف اتجاهًا هو اتجاهها أصلًا", "he": "{control} כופה על אותיות כיוון שכבר יש להן"},
  {"en": "without {controls} the text is shown the same everywhere", "ar": "من دون {controls} يظهر النص كما هو في كل مكان", "he": "בלי {controls} הטקסט נראה אותו דבר בכל מקום"},
  {"en": "{control} on line {line} of the value is never closed: text joined after it is shown in another order", "ar": "{control} في السطر {line} من القيمة لا يُغلق: ما يُضاف بعده يظهر بترتيب آخر", "he": "{control} בשורה {line} של הערך אינו נסגר: טקסט שיתווסף אחריו יוצג בסדר אחר"},
  {"en": "{control} is never closed: text joined after it is shown in another order", "ar": "{control} لا يُغلق: ما يُضاف بعده يظهر بترتيب آخر", "he": "{control} אינו נסגר: טקסט שיתווסף אחריו יוצג בסדר אחר"},
  {"en": "{control} on line {line} of the value closes nothing", "ar": "{control} في السطر {line} من القيمة لا يغلق شيئًا", "he": "{control} בשורה {line} של הערך אינו סוגר דבר"},
  {"en": "{control} closes nothing", "ar": "{control} لا يغلق شيئًا", "he": "{control} אינו סוגר דבר"},
  {"en": "{argument} stands without controls, and with them in the plural form \"{form}\"", "ar": "{argument} من دون أحرف تحكم، ومعها في صيغة الجمع «{form}»", "he": "{argument} עומד בלי תווי בקרה, ובצורת הרבים \"{form}\" הוא עומד איתם"},
  {"en": "\"{text}\" begins no format specifier: in a format the percent sign is lost", "ar": "لا يبدأ «{text}» محدد صيغة: تضيع علامة النسبة المئوية في الصيغة", "he": "\"{text}\" אינו מתחיל מציין תבנית: בתבנית סימן האחוז הולך לאיבוד"},
  {"en": "\"{text}\" is read as the specifier {specifier}: {Argument} is shown in its place, and {next} after it takes the argument after its own", "ar": "يُقرأ «{text}» على أنه المحدد {specifier}: يظهر {Argument} في مكانه، ويأخذ {next} بعده القيمة التي تلي قيمته", "he": "\"{text}\" נקרא כמציין {specifier}: {Argument} מוצג במקומו, ו-{next} שאחריו לוקח את הערך שאחרי הערך שלו"},
  {"en": "\"{text}\" is read as the specifier {specifier}: {Argument} is shown in its place", "ar": "يُقرأ «{text}» على أنه المحدد {specifier}: يظهر {Argument} في مكانه", "he": "\"{text}\" נקרא כמציין {specifier}: {Argument} מוצג במקומו"},
  {"en": "an argument", "ar": "قيمة", "he": "ערך"},
  {"en": "{argument} of the base language is missing", "ar": "{argument} الموجود في لغة الأساس ناقص", "he": "{argument} של שפת המקור חסר"},
  {"en": "{argument} takes an argument that the base language does not have", "ar": "{argument} يأخذ قيمة ليست في لغة الأساس", "he": "{argument} לוקח ערך שאין בשפת המקור"},
  {"en": "argument {number} is {mine}, and {theirs} in the base language", "ar": "القيمة {number} هي {mine}، وهي {theirs} في لغة الأساس", "he": "ערך {number} הוא {mine}, ובשפת המקור {theirs}"},
  {"en": "{argument} takes an argument that the program does not give: {place} gives {Given}", "ar": "{argument} يأخذ قيمة لا يعطيها البرنامج: {place} يعطي {Given}", "he": "{argument} לוקח ערך שהתוכנה אינה נותנת: {place} נותן {Given}"},
  {"en": "the text takes {taken} of the {given} arguments that the program gives: {place}", "ar": "يأخذ النص {taken} من {given} قيم يعطيها البرنامج: {place}", "he": "הטקסט לוקח {taken} מתוך {given} הערכים שהתוכנה נותנת: {place}"},
  {"en": "the forms of {argument} are missing: one text stands for every number", "ar": "صيغ {argument} ناقصة: نص واحد لكل الأعداد", "he": "הצורות של {argument} חסרות: טקסט אחד משמש לכל מספר"},
  {"en": "the forms that begin with \"{text}\" cannot be read: readers see their syntax", "ar": "لا يمكن قراءة الصيغ التي تبدأ بـ«{text}»: يرى القراء رموزها", "he": "אי אפשר לקרוא את הצורות שמתחילות ב-\"{text}\": הקוראים רואים את התחביר שלהן"},
  {"en": "the message that begins with \"{text}\" is not well formed: no program can show it", "ar": "الرسالة التي تبدأ بـ«{text}» غير سليمة البناء: لا يستطيع أي برنامج عرضها", "he": "ההודעה שמתחילה ב-\"{text}\" אינה תקינה: שום תוכנה אינה יכולה להציג אותה"},
  {"en": "\"{text}\" is no format specifier: readers see it in the place of the argument", "ar": "ليس «{text}» محدد صيغة: يراه القراء في مكان القيمة", "he": "\"{text}\" אינו מציין תבנית: הקוראים רואים אותו במקום הערך"},
  {"en": "the key \"{key}\" stands on line {line} already, with the same value", "ar": "المفتاح «{key}» موجود في السطر {line} بالقيمة نفسها", "he": "המפתח \"{key}\" כבר מופיע בשורה {line}, עם אותו ערך"},
  {"en": "the key \"{key}\" stands on line {line} already with another value; the last one is used", "ar": "المفتاح «{key}» موجود في السطر {line} بقيمة أخرى، وتُستعمل الأخيرة", "he": "המפתח \"{key}\" כבר מופיע בשורה {line} עם ערך אחר; נעשה שימוש באחרון"},
  {"en": "the key \"{key}\" stands on line {line} already with another value", "ar": "المفتاح «{key}» موجود في السطر {line} بقيمة أخرى", "he": "המפתח \"{key}\" כבר מופיע בשורה {line} עם ערך אחר"},
  {"en": "the bytes of \"{text}\" in UTF-8 were taken for characters of Latin-1", "ar": "أُخذت بايتات «{text}» بترميز UTF-8 على أنها حروف Latin-1", "he": "הבתים של \"{text}\" ב-UTF-8 נחשבו בטעות לתווים של Latin-1"},
  {"en": "nothing gives {Views} of this project a direction, so that right-to-left languages are laid out left to right", "ar": "لا شيء يعطي {Views} في هذا المشروع اتجاهًا، فتُصفّ لغات اليمين إلى اليسار من اليسار إلى اليمين", "he": "דבר אינו נותן כיוון ל-{Views} של הפרויקט הזה, ולכן שפות מימין לשמאל מסודרות משמאל לימין"},
  {"en": "the program looks up {count} text that this file lacks: {keys}", "ar": "يطلب البرنامج نصًا ({count}) ليس في هذا الملف: {keys}", "he": "התוכנה מבקשת טקסט {count} שחסר בקובץ הזה: {keys}"},
  {"en": "the program looks up {count} texts that this file lacks: {keys}", "ar": "يطلب البرنامج نصوصًا ليست في هذا الملف، عددها {count}: {keys}", "he": "התוכנה מבקשת {count} טקסטים שחסרים בקובץ הזה: {keys}"},
  {"en": "the program looks up {count} text that no language has: {keys}", "ar": "يطلب البرنامج نصًا ({count}) ليس في أي لغة: {keys}", "he": "התוכנה מבקשת טקסט {count} שאין בשום שפה: {keys}"},
  {"en": "the program looks up {count} texts that no language has: {keys}", "ar": "يطلب البرنامج نصوصًا ليست في أي لغة، عددها {count}: {keys}", "he": "התוכנה מבקשת {count} טקסטים שאין בשום שפה: {keys}"},
  {"en": "no source of the project names the key \"{key}\"", "ar": "لا مصدر في المشروع يذكر المفتاح «{key}»", "he": "שום קובץ מקור בפרויקט אינו מזכיר את המפתח \"{key}\""},
  {"en": "forms are nested more than {most} deep; deeper forms are not read, and their line is not judged", "ar": "الصيغ متداخلة أكثر من {most} مستوى؛ لا تُقرأ الصيغ الأعمق، ولا يُفحص سطرها", "he": "הצורות מקוננות ביותר מ-{most} רמות; צורות עמוקות יותר אינן נקראות, והשורה שלהן אינה נבדקת"},
  {"en": "the value has {count} bytes; values of more than {most} bytes are not checked", "ar": "في القيمة {count} بايت؛ لا تُفحص القيم التي تزيد على {most} بايت", "he": "בערך יש {count} בתים; ערכים של יותר מ-{most} בתים אינם נבדקים"},
  {"en": "{code} is the shape of a letter, not a letter (and {count} more): search does not find the word", "ar": "{code} شكل حرف وليس حرفًا (ومثله {count}): لا يجد البحث الكلمة", "he": "{code} הוא צורה של אות ולא אות (ועוד {count}): חיפוש אינו מוצא את המילה"},
  {"en": "{code} is the shape of a letter, not a letter: search does not find the word", "ar": "{code} شكل حرف وليس حرفًا: لا يجد البحث الكلمة", "he": "{code} הוא צורה של אות ולא אות: חיפוש אינו מוצא את המילה"},
  {"en": "the text is stored backwards, as old programs draw it: readers see its letters in the reverse order", "ar": "النص مخزن معكوسًا كما ترسمه البرامج القديمة: يرى القراء حروفه بترتيب معكوس", "he": "הטקסט נשמר הפוך, כפי שתוכנות ישנות מציירות אותו: הקוראים רואים את אותיותיו בסדר הפוך"},
  {"en": "\"{word}\" is no rule, so the comment turns off nothing", "ar": "ليست «{word}» قاعدة، فلا يوقف التعليق شيئًا", "he": "\"{word}\" אינו כלל, ולכן ההערה אינה מכבה דבר"},
  {"en": "the comment turns off all rules, and none finds anything here", "ar": "يوقف التعليق كل القواعد، ولا تجد أي منها شيئًا هنا", "he": "ההערה מכבה את כל הכללים, ואף אחד מהם אינו מוצא כאן דבר"},
  {"en": "the comment turns off {rules}, which finds nothing here", "ar": "يوقف التعليق {rules}، ولا تجد شيئًا هنا", "he": "ההערה מכבה את {rules}, שאינו מוצא כאן דבר"},
  {"en": "the comment that begins here is never closed, so the rest of the file is not read", "ar": "التعليق الذي يبدأ هنا لا يُغلق، فلا تُقرأ بقية الملف", "he": "ההערה שמתחילה כאן אינה נסגרת, ולכן שאר הקובץ אינו נקרא"},
  {"en": "the quotation mark that opens the {What} is never closed, so the rest of the file is lost", "ar": "علامة التنصيص التي تفتح {What} لا تُغلق، فتضيع بقية الملف", "he": "המירכאות שפותחות את {What} אינן נסגרות, ולכן שאר הקובץ אובד"},
  {"en": "a second ; stands here: Foundation stops without an error and drops the rest of the file", "ar": "هنا ; ثانية: تتوقف Foundation بلا خطأ وتهمل بقية الملف", "he": "כאן עומד ; שני: Foundation עוצר בלי שגיאה ומשמיט את שאר הקובץ"},
  {"en": "a stray character stands here: Foundation stops without an error and drops the rest of the file", "ar": "هنا حرف شارد: تتوقف Foundation بلا خطأ وتهمل بقية الملف", "he": "כאן עומד תו תועה: Foundation עוצר בלי שגיאה ומשמיט את שאר הקובץ"},
  {"en": "{escape} is no escape in a .strings file: it reads as \"{text}\"", "ar": "ليس {escape} رمز هروب في ملف \u200e.strings\u200e: يُقرأ «{text}»", "he": "{escape} אינו רצף בריחה בקובץ \u200e.strings\u200e: הוא נקרא \"{text}\""},
  {"en": "{escape} is no escape: it reads as \"{text}\"", "ar": "ليس {escape} رمز هروب: يُقرأ «{text}»", "he": "{escape} אינו רצף בריחה: הוא נקרא \"{text}\""},
  {"en": "{escape} has {count} hexadecimal digits and reads as {code}", "ar": "في {escape} أرقام ست عشرية عددها {count} ويُقرأ {code}", "he": "ב-{escape} יש {count} ספרות הקסדצימליות והוא נקרא {code}"},
  {"en": "{escape} is half of a surrogate pair and no character", "ar": "{escape} نصف زوج بديل وليس حرفًا", "he": "{escape} הוא חצי של זוג תחליפי ואינו תו"},
  {"en": "{Reason}: the text may be typed in the order of the screen", "ar": "{Reason}: قد يكون النص مكتوبًا بترتيب الشاشة", "he": "{Reason}: ייתכן שהטקסט הוקלד בסדר שעל המסך"},
  {"en": "{Reason}: it may be typed in the order of the screen", "ar": "{Reason}: قد يكون مكتوبًا بترتيب الشاشة", "he": "{Reason}: ייתכן שהוא הוקלד בסדר שעל המסך"},
  {"en": "{Reason}: they may be typed in the order of the screen", "ar": "{Reason}: قد تكون مكتوبة بترتيب الشاشة", "he": "{Reason}: ייתכן שהם הוקלדו בסדר שעל המסך"},
  {"en": "the text begins with \"{mark}\", which belongs after its last word: the text seems typed in the order of the screen", "ar": "يبدأ النص بـ«{mark}»، ومكانها بعد كلمته الأخيرة: يبدو النص مكتوبًا بترتيب الشاشة", "he": "הטקסט מתחיל ב-\"{mark}\", שמקומו אחרי המילה האחרונה: נראה שהטקסט הוקלד בסדר שעל המסך"},
  {"en": "\"{word}\" begins with \"{letter}\", which only ends words: its letters seem typed in the order of the screen", "ar": "تبدأ «{word}» بـ«{letter}» الذي لا يأتي إلا في آخر الكلمات: تبدو حروفها مكتوبة بترتيب الشاشة", "he": "\"{word}\" מתחיל ב-\"{letter}\", שבאה רק בסוף מילים: נראה שאותיותיו הוקלדו בסדר שעל המסך"},
  {"en": "\"{label}\" is right if it is like \"{one}\", and typed in the order of the screen if it is like \"{other}\": only somebody who reads the language can say which", "ar": "«{label}» صحيح إذا كان مثل «{one}»، ومكتوب بترتيب الشاشة إذا كان مثل «{other}»: لا يحكم إلا من يقرأ اللغة", "he": "\"{label}\" נכון אם הוא כמו \"{one}\", והוקלד בסדר שעל המסך אם הוא כמו \"{other}\": רק מי שקורא את השפה יכול לומר"},
  {"en": "{texts} texts of this file are typed in the order of the screen: this one may be too", "ar": "في هذا الملف نصوص مكتوبة بترتيب الشاشة ({texts}): وقد يكون هذا منها", "he": "\u200f{texts} טקסטים בקובץ הזה הוקלדו בסדר שעל המסך: ייתכן שגם זה"},
  {"en": "the text seems typed in the order of the screen: it ends with \"{word}\", which leads to another word", "ar": "يبدو النص مكتوبًا بترتيب الشاشة: آخره «{word}» التي تقود إلى كلمة أخرى", "he": "נראה שהטקסט הוקלד בסדר שעל המסך: הוא מסתיים ב-\"{word}\", שמוביל למילה נוספת"},
  {"en": "the text seems typed in the order of the screen: it ends with \"{word}\", which is written onto the next word", "ar": "يبدو النص مكتوبًا بترتيب الشاشة: آخره «{word}» التي تُكتب متصلة بالكلمة التالية", "he": "נראה שהטקסט הוקלד בסדר שעל המסך: הוא מסתיים ב-\"{word}\", שנכתב צמוד למילה הבאה"},
  {"en": "the text begins with \"{name}\" as the English label does, but the language puts \"{noun}\" first", "ar": "يبدأ النص بـ«{name}» كما في التسمية الإنجليزية، لكن اللغة تقدّم «{noun}»", "he": "הטקסט מתחיל ב-\"{name}\" כמו התווית באנגלית, אבל השפה מקדימה את \"{noun}\""},
  {"en": "the text begins with \"{head}\", and the English label ends with it", "ar": "يبدأ النص بـ«{head}»، وبها تنتهي التسمية الإنجليزية", "he": "הטקסט מתחיל ב-\"{head}\", והתווית באנגלית מסתיימת בו"},
  {"en": "the numbers \"{numbers}\" stand in the reverse of their order in the base language", "ar": "الأعداد «{numbers}» بعكس ترتيبها في لغة الأساس", "he": "המספרים \"{numbers}\" עומדים בסדר הפוך מזה שבשפת המקור"},
  {"en": "\"{mine}\" is \"{theirs}\" in the base language, and looks so on the screen", "ar": "«{mine}» هو «{theirs}» في لغة الأساس، ويبدو كذلك على الشاشة", "he": "\"{mine}\" הוא \"{theirs}\" בשפת המקור, וכך הוא נראה על המסך"},
  {"en": "a line begins with \"{stop}\", whose full stop ends a sentence in the base language", "ar": "يبدأ سطر بـ«{stop}»، ونقطته تنهي جملة في لغة الأساس", "he": "שורה מתחילה ב-\"{stop}\", שהנקודה שלו מסיימת משפט בשפת המקור"},
  {"en": "the base text begins with a label and a colon, and here the colon stands before \"{label}\"", "ar": "يبدأ نص الأساس بتسمية ونقطتين، وهنا النقطتان قبل «{label}»", "he": "טקסט המקור מתחיל בתווית ונקודתיים, וכאן הנקודתיים עומדות לפני \"{label}\""},
  {"en": "\"{first}\" stands before \"{second}\", and after it in the base language", "ar": "«{first}» قبل «{second}»، وهو بعده في لغة الأساس", "he": "\"{first}\" עומד לפני \"{second}\", ובשפת המקור אחריו"},
  {"en": "\"{glued}\" joins a word of another script and a word of the language without a space", "ar": "يجمع «{glued}» كلمة من كتابة أخرى وكلمة من اللغة بلا مسافة", "he": "\"{glued}\" מחבר מילה בכתב אחר ומילה בשפה בלי רווח"},
  {"en": "\"{name}\" stands before \"{start}\", which begins a sentence, and the base text does not begin with it", "ar": "«{name}» قبل «{start}» التي تبدأ جملة، ونص الأساس لا يبدأ به", "he": "\"{name}\" עומד לפני \"{start}\", שפותח משפט, וטקסט המקור אינו מתחיל בו"},
  {"en": "write letters in the place of shapes", "ar": "كتابة حروف بدل الأشكال", "he": "כתיבת אותיות במקום צורות"},
  {"en": "write the embeddings as isolates", "ar": "كتابة التضمينات عوازل", "he": "כתיבת השיבוצים כבידודים"},
  {"en": "move the controls out", "ar": "إخراج أحرف التحكم", "he": "הוצאת תווי הבקרה החוצה"},
  {"en": "close or remove the control", "ar": "إغلاق حرف التحكم أو حذفه", "he": "סגירת תו הבקרה או הסרתו"},
  {"en": "remove {controls}", "ar": "حذف {controls}", "he": "הסרת {controls}"},
  {"en": "take out {controls}, write {texts}", "ar": "حذف {controls} وكتابة {texts}", "he": "הסרת {controls} וכתיבת {texts}"},
  {"en": "take out {controls}", "ar": "حذف {controls}", "he": "הסרת {controls}"},
  {"en": "write {texts}", "ar": "كتابة {texts}", "he": "כתיבת {texts}"},
  {"en": "write {control} in its place: it holds the order of the line", "ar": "اكتب {control} مكانه: فهو يثبّت ترتيب السطر", "he": "כתבו {control} במקומו: הוא מחזיק את סדר השורה"},
  {"en": "write {hex}, or the character itself", "ar": "اكتب {hex} أو الحرف نفسه", "he": "כתבו {hex}, או את התו עצמו"},
  {"en": "write four digits", "ar": "اكتب أربعة أرقام", "he": "כתבו ארבע ספרות"},
  {"en": "write {escape} for a backslash", "ar": "اكتب {escape} للشرطة المائلة العكسية", "he": "כתבו {escape} בשביל לוכסן הפוך"},
  {"en": "write both halves, or the character itself", "ar": "اكتب النصفين أو الحرف نفسه", "he": "כתבו את שני החצאים, או את התו עצמו"},
  {"en": "write all forms alike", "ar": "اكتب كل الصيغ على نمط واحد", "he": "כתבו את כל הצורות באופן אחיד"},
  {"en": "write %% for a percent sign", "ar": "اكتب \u200e%%\u200e لعلامة النسبة المئوية", "he": "כתבו \u200e%%\u200e בשביל סימן אחוז"},
  {"en": "write it with % and the digits 0 to 9, without spaces", "ar": "اكتبه بالعلامة \u200e%\u200e والأرقام من 0 إلى 9 بلا مسافات", "he": "כתבו אותו עם \u200e%\u200e ועם הספרות 0 עד 9, בלי רווחים"},
  {"en": "write the texts, or the keys that are meant", "ar": "اكتب النصوص أو المفاتيح المقصودة", "he": "כתבו את הטקסטים, או את המפתחות שהתכוונתם אליהם"},
  {"en": "write the text again, in letters and in the order of reading; {code} is the shape of a letter (and {count} more)", "ar": "اكتب النص من جديد بالحروف وبترتيب القراءة؛ {code} شكل حرف (ومثله {count})", "he": "כתבו את הטקסט מחדש, באותיות ובסדר הקריאה; {code} הוא צורה של אות (ועוד {count})"},
  {"en": "write the text again, in letters and in the order of reading; {code} is the shape of a letter", "ar": "اكتب النص من جديد بالحروف وبترتيب القراءة؛ {code} شكل حرف", "he": "כתבו את הטקסט מחדש, באותיות ובסדר הקריאה; {code} הוא צורה של אות"},
  {"en": "translate what is missing", "ar": "ترجم ما ينقص", "he": "תרגמו את מה שחסר"},
  {"en": "remove one of the two", "ar": "احذف أحد الاثنين", "he": "הסירו אחד מהשניים"},
  {"en": "remove the text if no other program uses it", "ar": "احذف النص إذا لم يستعمله برنامج آخر", "he": "הסירו את הטקסט אם אין תוכנה אחרת שמשתמשת בו"},
  {"en": "close it with */", "ar": "أغلقه بـ \u200e*/\u200e", "he": "סגרו אותה ב-\u200e*/\u200e"},
  {"en": "close it; a quotation mark inside a string is written {escape}", "ar": "أغلقها؛ وعلامة التنصيص داخل النص تُكتب {escape}", "he": "סגרו אותן; מירכאות בתוך מחרוזת נכתבות {escape}"},
  {"en": "close every brace, and name the type plural, selectordinal or select", "ar": "أغلق كل قوس معقوف، وسمّ النوع plural أو selectordinal أو select", "he": "סגרו כל סוגר מסולסל, וכתבו את הסוג plural,\u200f selectordinal או select"},
  {"en": "MessageFormat 2 asks for {{…}} round each pattern, and for a key to each selector of .match", "ar": "يطلب MessageFormat 2 الأقواس \u200e{{…}}\u200e حول كل نمط، ومفتاحًا لكل محدد في \u200e.match\u200e", "he": "\u200fMessageFormat 2 מבקש \u200e{{…}}\u200e סביב כל תבנית, ומפתח לכל בורר של \u200e.match\u200e"},
  {"en": "take the file as it was before", "ar": "خذ الملف كما كان من قبل", "he": "קחו את הקובץ כפי שהיה קודם"},
  {"en": "take it out, so that it does not hide the next fault", "ar": "احذفه حتى لا يخفي الخطأ التالي", "he": "הסירו אותה, כדי שלא תסתיר את התקלה הבאה"},
  {"en": "take it out of the key here, in the other languages and in the code", "ar": "احذفه من المفتاح هنا وفي اللغات الأخرى وفي الشيفرة", "he": "הסירו אותו מהמפתח כאן, בשפות האחרות ובקוד"},
  {"en": "type the text again in the order of reading, without the control", "ar": "اكتب النص من جديد بترتيب القراءة من دون حرف التحكم", "he": "הקלידו את הטקסט מחדש בסדר הקריאה, בלי תו הבקרה"},
  {"en": "divide the value into several", "ar": "قسّم القيمة إلى عدة قيم", "he": "חלקו את הערך לכמה ערכים"},
  {"en": "nest the forms less deeply", "ar": "قلّل تداخل الصيغ", "he": "קננו את הצורות פחות לעומק"},
  {"en": "keep it if an app joins this text with another", "ar": "أبقه إذا كان التطبيق يصل هذا النص بغيره", "he": "השאירו אותו אם יישום מחבר את הטקסט הזה לאחר"},
  {"en": "keep it if arguments of the text need it", "ar": "أبقه إذا كانت قيم النص تحتاج إليه", "he": "השאירו אותו אם ערכים של הטקסט צריכים אותו"},
  {"en": "isolates in the place of the embeddings move something; look at it", "ar": "العوازل بدل التضمينات تنقل شيئًا من مكانه؛ انظر إليه", "he": "בידודים במקום השיבוצים מזיזים משהו; בדקו זאת"},
  {"en": "without it readers see another text; decide which one is meant", "ar": "من دونه يرى القراء نصًا آخر؛ قرّر أيهما المقصود", "he": "בלעדיו הקוראים רואים טקסט אחר; החליטו לאיזה מהם התכוונתם"},
  {"en": "no place for its partner was found that readers accept; look at it", "ar": "لم يوجد لنظيره مكان يقبله القراء؛ انظر إليه", "he": "לא נמצא לבן זוגו מקום שהקוראים מקבלים; בדקו זאת"},
  {"en": "look at the code that uses the value; if it is only shown, give the label a direction", "ar": "انظر في الشيفرة التي تستعمل القيمة؛ وإذا كانت تُعرض فقط فأعط التسمية اتجاهًا", "he": "בדקו את הקוד שמשתמש בערך; אם הוא רק מוצג, תנו לתווית כיוון"},
  {"en": "look whether the text is also stored backwards", "ar": "تحقق من أن النص ليس مخزنًا معكوسًا أيضًا", "he": "בדקו אם הטקסט גם נשמר הפוך"},
  {"en": "if the text is shown as HTML, switch the rule off for the entry", "ar": "إذا كان النص يُعرض بصيغة HTML فأوقف القاعدة لهذا النص", "he": "אם הטקסט מוצג כ-HTML, כבו את הכלל לטקסט הזה"},
  {"en": "put the words in the order of reading, or let a comment say {comment}", "ar": "ضع الكلمات بترتيب القراءة، أو اكتب في تعليق {comment}", "he": "סדרו את המילים בסדר הקריאה, או כתבו בהערה {comment}"},
  {"en": "put the words in the order of reading; controls cannot mend this, and none are written", "ar": "ضع الكلمات بترتيب القراءة؛ لا تصلح أحرف التحكم هذا، ولا يُكتب منها شيء", "he": "סדרו את המילים בסדר הקריאה; תווי בקרה אינם יכולים לתקן זאת, ואף אחד מהם אינו נכתב"},
  {"en": "{Reason}; put the words in the order of reading, or let a comment say {comment}", "ar": "{Reason}؛ ضع الكلمات بترتيب القراءة، أو اكتب في تعليق {comment}", "he": "{Reason}; סדרו את המילים בסדר הקריאה, או כתבו בהערה {comment}"},
  {"en": "people who copy the address may copy the mark with it, which breaks the address", "ar": "من ينسخ العنوان قد ينسخ معه العلامة، فيتعطل العنوان", "he": "מי שמעתיק את הכתובת עלול להעתיק איתה את הסימן, והוא שובר את הכתובת"},
  {"en": "the value looks like {Kind}, which a mark would break; give the label a direction in the app", "ar": "تبدو القيمة {Kind}، والعلامة تفسده؛ أعط التسمية اتجاهًا في التطبيق", "he": "הערך נראה כמו {Kind}, וסימן ישבור אותו; תנו לתווית כיוון ביישום"},
  {"en": "no control is written after a link, where it would become part of the key: write @:(key) in the place of @:key", "ar": "لا يُكتب حرف تحكم بعد رابط، لأنه يصير جزءًا من المفتاح: اكتب \u200e@:(key)\u200e بدل \u200e@:key\u200e", "he": "שום תו בקרה אינו נכתב אחרי קישור, כי הוא ייעשה חלק מהמפתח: כתבו \u200e@:(key)\u200e במקום \u200e@:key\u200e"},
  {"en": "no controls of style {style} were found that put the text in order for every argument; change the text, or give the label a direction in the app", "ar": "لم توجد أحرف تحكم من نمط {style} ترتب النص لكل قيمة؛ غيّر النص، أو أعط التسمية اتجاهًا في التطبيق", "he": "לא נמצאו תווי בקרה בסגנון {style} שמסדרים את הטקסט לכל ערך; שנו את הטקסט, או תנו לתווית כיוון ביישום"},
  {"en": "no control is written here before a person looked at it ({rule})", "ar": "لا يُكتب هنا حرف تحكم قبل أن ينظر فيه شخص ({rule})", "he": "שום תו בקרה אינו נכתב כאן לפני שאדם בדק זאת ({rule})"},
  {"en": "the base language has: {text}", "ar": "في لغة الأساس: {text}", "he": "בשפת המקור: {text}"},
  {"en": "the program has: {code}", "ar": "في البرنامج: {code}", "he": "בתוכנה: {code}"},
  {"en": "{argument} is {Class}, {Reason}", "ar": "{argument} هو {Class}، {Reason}", "he": "{argument} הוא {Class}, {Reason}"},
  {"en": "{argument} is {expression} ({place})", "ar": "{argument} هو {expression} \u200f({place})", "he": "{argument} הוא {expression} ({place})"},
  {"en": "from its name \"{name}\"", "ar": "من اسمه «{name}»", "he": "לפי שמו \"{name}\""},
  {"en": "from its name \"{name}\", in the form of one number", "ar": "من اسمه «{name}» في صيغة عدد واحد", "he": "לפי שמו \"{name}\", בצורה של מספר אחד"},
  {"en": "from the id \"{name}\" round it", "ar": "من المعرّف «{name}» حوله", "he": "לפי המזהה \"{name}\" שסביבו"},
  {"en": "as the number of a plural form", "ar": "لأنه عدد صيغة الجمع", "he": "כמספר של צורת רבים"},
  {"en": "as what only some forms of the plural have, or what they count", "ar": "لأنه لا يرد إلا في بعض صيغ الجمع، أو لأنها تعدّه", "he": "כי הוא מופיע רק בחלק מצורות הרבים, או שהן סופרות אותו"},
  {"en": "as the only argument of a plural", "ar": "لأنه القيمة الوحيدة في الجمع", "he": "כערך היחיד של צורת רבים"},
  {"en": "from # before it", "ar": "من # قبله", "he": "לפי # שלפניו"},
  {"en": "from the sign {sign} at it", "ar": "من العلامة {sign} بجانبه", "he": "לפי הסימן {sign} שלצדו"},
  {"en": "from the unit \"{unit}\" after it", "ar": "من الوحدة «{unit}» بعده", "he": "לפי היחידה \"{unit}\" שאחריו"},
  {"en": "from the unit \"{unit}\" of the base text", "ar": "من الوحدة «{unit}» في نص الأساس", "he": "לפי היחידה \"{unit}\" בטקסט המקור"},
  {"en": "as the name of a program before its option", "ar": "لأنه اسم برنامج قبل خياره", "he": "כשם של תוכנה לפני האפשרות שלה"},
  {"en": "as the name or the host at @", "ar": "لأنه الاسم أو المضيف عند @", "he": "כשם או כמארח ליד @"},
  {"en": "as a width or a height", "ar": "لأنه عرض أو ارتفاع", "he": "כרוחב או גובה"},
  {"en": "as the end of a range of numbers", "ar": "لأنه نهاية مدى من الأعداد", "he": "כסוף של טווח מספרים"},
  {"en": "as the kind of thing whose name follows in quotation marks", "ar": "لأنه نوع شيء يليه اسمه بين علامتي تنصيص", "he": "כסוג הדבר ששמו בא אחריו במירכאות"},
  {"en": "as a tag round words of the base text", "ar": "لأنه وسم حول كلمات في نص الأساس", "he": "כתגית סביב מילים בטקסט המקור"},
  {"en": "as a sign before the whole sentence of the base text", "ar": "لأنه علامة قبل جملة الأساس كلها", "he": "כסימן לפני כל המשפט בטקסט המקור"},
  {"en": "from the base text", "ar": "من نص الأساس", "he": "לפי טקסט המקור"},
  {"en": "from the plural of the base text", "ar": "من صيغة الجمع في نص الأساس", "he": "לפי צורת הרבים בטקסט המקור"},
  {"en": "from the word \"{word}\" of the base text", "ar": "من الكلمة «{word}» في نص الأساس", "he": "לפי המילה \"{word}\" בטקסט המקור"},
  {"en": "from \"{word}\" of the base text", "ar": "من «{word}» في نص الأساس", "he": "לפי \"{word}\" בטקסט המקור"},
  {"en": "from \"{word}\" before it in the base text", "ar": "من «{word}» قبله في نص الأساس", "he": "לפי \"{word}\" שלפניו בטקסט המקור"},
  {"en": "from \"{word}\" in the base text, beside a number", "ar": "من «{word}» في نص الأساس بجانب عدد", "he": "לפי \"{word}\" בטקסט המקור, לצד מספר"},
  {"en": "from the key \"{key}\"", "ar": "من المفتاح «{key}»", "he": "לפי המפתח \"{key}\""},
  {"en": "from the comment: {text}", "ar": "من التعليق: {text}", "he": "לפי ההערה: {text}"},
  {"en": "from the text \"{text}\" that it links to", "ar": "من النص «{text}» الذي يشير إليه", "he": "לפי הטקסט \"{text}\" שהוא מקשר אליו"},
  {"en": "from the example \"{text}\"", "ar": "من المثال «{text}»", "he": "לפי הדוגמה \"{text}\""},
  {"en": "from its forms", "ar": "من صيغه", "he": "לפי צורותיו"},
  {"en": "given as \"{text}\"", "ar": "لأنه معطى «{text}»", "he": "כי הוא ניתן כ-\"{text}\""},
  {"en": "a name in a date", "ar": "لأنه اسم في تاريخ", "he": "שם בתאריך"},
  {"en": "as a date with hyphens", "ar": "لأنه تاريخ بشرطات", "he": "כתאריך עם מקפים"},
  {"en": "as the file declares it", "ar": "كما يعلنه الملف", "he": "כפי שהקובץ מצהיר"},
  {"en": "as it is no name", "ar": "لأنه ليس اسمًا", "he": "כי אינו שם"},
  {"en": "as {place} gives it: {expression}, for example \"{text}\"", "ar": "كما يعطيه {place}: {expression}، مثل «{text}»", "he": "כפי ש-{place} נותן אותו: {expression}, למשל \"{text}\""},
  {"en": "as {place} gives it: {expression}", "ar": "كما يعطيه {place}: {expression}", "he": "כפי ש-{place} נותן אותו: {expression}"},
  {"en": "by the name that {place} gives it: {expression}, for example \"{text}\"", "ar": "من الاسم الذي يعطيه إياه {place}: {expression}، مثل «{text}»", "he": "לפי השם ש-{place} נותן לו: {expression}, למשל \"{text}\""},
  {"en": "by the name that {place} gives it: {expression}", "ar": "من الاسم الذي يعطيه إياه {place}: {expression}", "he": "לפי השם ש-{place} נותן לו: {expression}"},
  {"en": "Latin", "ar": "لاتيني", "he": "לטיני"},
  {"en": "Greek", "ar": "يوناني", "he": "יווני"},
  {"en": "Cyrillic", "ar": "سيريلي", "he": "קירילי"},
  {"en": "Arabic", "ar": "عربي", "he": "ערבי"},
  {"en": "Hebrew", "ar": "عبري", "he": "עברי"},
  {"en": "Han", "ar": "صيني", "he": "סיני"},
  {"en": "Hiragana", "ar": "هيراغانا", "he": "היראגנה"},
  {"en": "Katakana", "ar": "كاتاكانا", "he": "קטקנה"},
  {"en": "Hangul", "ar": "هانغل", "he": "האנגול"},
  {"en": "Devanagari", "ar": "ديفاناغاري", "he": "דוונאגרי"},
  {"en": "Bengali", "ar": "بنغالي", "he": "בנגלי"},
  {"en": "Thai", "ar": "تايلندي", "he": "תאילנדי"},
  {"en": "Armenian", "ar": "أرمني", "he": "ארמני"},
  {"en": "Georgian", "ar": "جورجي", "he": "גאורגי"},
  {"en": "Tamil", "ar": "تاميلي", "he": "טמילי"},
  {"en": "Ethiopic", "ar": "إثيوبي", "he": "אתיופי"},
  {"en": "Common", "ar": "مشترك", "he": "משותף"},
  {"en": "key", "ar": "المفتاح", "he": "המפתח"},
  {"en": "value of \"{key}\"", "ar": "قيمة «{key}»", "he": "הערך של \"{key}\""},
  {"en": "web pages", "ar": "صفحات الويب", "he": "דפי האינטרנט"},
  {"en": "pages of help", "ar": "صفحات المساعدة", "he": "דפי העזרה"},
  {"en": "store pages", "ar": "صفحات المتجر", "he": "דפי החנות"},
  {"en": "GTK", "ar": "GTK", "he": "GTK"},
  {"en": "Qt", "ar": "Qt", "he": "Qt"},
  {"en": "wxWidgets", "ar": "wxWidgets", "he": "wxWidgets"},
  {"en": "Windows Forms", "ar": "Windows Forms", "he": "Windows Forms"},
  {"en": "WPF", "ar": "WPF", "he": "WPF"},
  {"en": "WinUI", "ar": "WinUI", "he": "WinUI"},
  {"en": "Swing", "ar": "Swing", "he": "Swing"},
  {"en": "JavaFX", "ar": "JavaFX", "he": "JavaFX"},
  {"en": "UIKit", "ar": "UIKit", "he": "UIKit"},
  {"en": "AppKit", "ar": "AppKit", "he": "AppKit"},
  {"en": "Android", "ar": "Android", "he": "Android"},
  {"en": "Compose", "ar": "Compose", "he": "Compose"},
  {"en": "Flutter", "ar": "Flutter", "he": "Flutter"},
  {"en": "React Native", "ar": "React Native", "he": "React Native"},
  {"en": "JSON", "ar": "JSON", "he": "JSON"},
  {"en": "{count} argument", "ar": "{count} قيمة", "he": "ערך {count}"},
  {"en": "{count} arguments", "ar": "{count} قيم", "he": "{count} ערכים"},
  {"en": "the argument {names}", "ar": "القيمة {names}", "he": "את הערך {names}"},
  {"en": "the arguments {names}", "ar": "القيم {names}", "he": "את הערכים {names}"},
  {"en": "write dir=\"rtl\" on the element html for right-to-left languages", "ar": "اكتب \u200edir=\"rtl\"\u200e في العنصر html للغات اليمين إلى اليسار", "he": "כתבו \u200edir=\"rtl\"\u200e ברכיב html לשפות מימין לשמאל"},
  {"en": "set RightToLeft and RightToLeftLayout of forms for right-to-left languages", "ar": "اضبط RightToLeft وRightToLeftLayout في النماذج للغات اليمين إلى اليسار", "he": "קבעו את RightToLeft ואת RightToLeftLayout של הטפסים לשפות מימין לשמאל"},
  {"en": "set FlowDirection of windows for right-to-left languages", "ar": "اضبط FlowDirection في النوافذ للغات اليمين إلى اليسار", "he": "קבעו את FlowDirection של החלונות לשפות מימין לשמאל"},
  {"en": "write android:supportsRtl=\"true\" on the element application", "ar": "اكتب \u200eandroid:supportsRtl=\"true\"\u200e في العنصر application", "he": "כתבו \u200eandroid:supportsRtl=\"true\"\u200e ברכיב application"},
  {"en": "give views the direction of the language", "ar": "أعط العناصر اتجاه اللغة", "he": "תנו לרכיבים את כיוון השפה"}
]
"""###
  /// text.js.
  package static let textJs = ###"""
// Words of the page, pieces of it, and the order of a text on the screen.

/** Makes an element; what is a string becomes a text node, never markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter(child => child !== undefined && child !== null && child !== false && child !== ""));
  return element;
}

const allWords = JSON.parse(document.getElementById("words").textContent);
let language = "en";

/** A word of the page; with a number, the form that the language wants. */
function word(key, values = {}) {
  let text = allWords[language][key];
  if (text === undefined) return key;
  if (typeof text === "object") {
    text = text[new Intl.PluralRules(language).select(values.n)] ?? text.other;
  }
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    typeof values[name] === "number" ? new Intl.NumberFormat(language).format(values[name]) : values[name] ?? "");
}

/** The sentences of findings: each in English, with holes, and in other languages. Pages without findings have none. */
const sentences = JSON.parse(document.getElementById("sentences")?.textContent ?? "[]").map(row => {
  const parts = row.en.split(/("?\{\w+\}"?)/);
  const names = [];
  // A text in quotation marks may hold quotation marks itself, but not before one without them was looked for. An argument has none.
  const pattern = isStrict => new RegExp("^" + parts.map((part, place) => {
    const hole = place % 2 && part.match(/^("?)\{(\w+)\}("?)$/);
    if (!hole) return part.replace(/[\\^$.*+?()[\]{}|\/]/g, "\\$&");
    if (isStrict) names.push(hole[2]);
    if (hole[2] === "argument") return hole[1] + '([^"]+?)' + hole[3];
    return hole[1] + (isStrict && hole[1] && hole[3] ? '([^"]+)' : "([\\s\\S]+?)") + hole[3];
  }).join("") + "$", "u");
  return {row, names, strict: pattern(true), loose: pattern(false), length: row.en.replace(/\{\w+\}/g, "").length};
}).sort((one, other) => other.length - one.length);

/** A sentence of ours in the language of the page, as nodes; undefined where a part of it is not known. */
function said(text, deepest = 8) {
  if (deepest === 0) return undefined;
  for (const kind of ["strict", "loose"]) {
    for (const known of sentences) {
      const match = text.match(known[kind]);
      const nodes = match && filled(known, match.slice(1), deepest - 1);
      if (nodes) return nodes;
    }
  }
  return undefined;
}

/** The words of a sentence with what stands in its holes: words of ours where a hole has a capital letter, and texts. */
function filled(known, values, deepest) {
  const inside = new Map();
  for (const [place, name] of known.names.entries()) {
    const nodes = /^[A-Z]/.test(name) ? said(values[place], deepest) : [make("bdi", {}, ...tagged(values[place]))];
    if (!nodes) return undefined;
    inside.set(name, nodes);
  }
  return known.row[language].split(/\{(\w+)\}/).flatMap((part, place) => place % 2 ? inside.get(part) ?? [`{${part}}`] : part || []);
}

/** A sentence of a finding, in the language of the page or else in English. */
function sentence(text) {
  const nodes = language !== "en" && said(text);
  return nodes ? make("span", {lang: language}, ...nodes) : make("span", {lang: "en", dir: "ltr"}, text);
}

const controlNames = {
  "\u061C": "ALM", "\u200E": "LRM", "\u200F": "RLM", "\u202A": "LRE", "\u202B": "RLE", "\u202C": "PDF", "\u202D": "LRO",
  "\u202E": "RLO", "\u2066": "LRI", "\u2067": "RLI", "\u2068": "FSI", "\u2069": "PDI", "\uFEFF": "BOM"};
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A text whose controls are shown as tags, for where the order of the file counts. */
function tagged(text) {
  return text.split(/([\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\0-\x08\x0B-\x1F\x7F-\x9F])/u).filter(part => part !== "")
    .map(part => {
      if (controlNames[part]) return make("span", {class: "tag"}, controlNames[part]);
      const code = part.codePointAt(0);
      if (part.length === 1 && (code < 0x20 && code !== 9 && code !== 10 || code >= 0x7F && code < 0xA0)) {
        return make("span", {class: "tag"}, "U+" + code.toString(16).toUpperCase().padStart(4, "0"));
      }
      return part;
    });
}

const segmenter = new Intl.Segmenter("en", {granularity: "grapheme"});

/** The clusters of a text that take room, each with its place. */
function clusters(text) {
  const found = [];
  for (const {segment, index} of segmenter.segment(text)) {
    let start = 0;
    for (const character of segment) {
      if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) {
        found.push({start: index + start, end: index + segment.length});
        break;
      }
      start += character.length;
    }
  }
  return found;
}

/** The numbers of the clusters from left to right, as the engine has them. */
function computedOrder(text, runs) {
  const all = clusters(text);
  const order = [];
  const taken = new Set();
  for (let place = 0; place < runs.length; place += 2) {
    const [start, length] = [runs[place], Math.abs(runs[place + 1])];
    const inside = [];
    all.forEach((cluster, number) => {
      if (cluster.start >= start && cluster.start < start + length && !taken.has(number)) inside.push(number);
    });
    inside.forEach(number => taken.add(number));
    order.push(...(runs[place + 1] < 0 ? inside.reverse() : inside));
  }
  return order;
}

/** The numbers of the clusters from left to right, as this browser has laid them out in one line. */
function shownOrder(node) {
  const boxes = [];
  const range = document.createRange();
  clusters(node.data).forEach((cluster, number) => {
    range.setStart(node, cluster.start);
    range.setEnd(node, cluster.end);
    const rectangles = [...range.getClientRects()].filter(box => box.width > 0);
    if (rectangles.length) boxes.push({number, left: Math.min(...rectangles.map(box => box.left))});
  });
  boxes.sort((one, other) => one.left - other.left || one.number - other.number);
  return boxes.map(box => box.number);
}

/** Whether two orders are the same for the clusters that are in both: a cluster without a box of its own is not seen. */
function isSameOrder(computed, shown) {
  const seen = new Set(shown);
  const wanted = computed.filter(number => seen.has(number));
  return wanted.length === shown.length && wanted.every((number, place) => number === shown[place]);
}
"""###
  /// words.json.
  package static let wordsJson = ###"""
{
  "en": {
    "direction": "ltr", "name": "English",
    "title": "Texts as readers see them",
    "cut": "{n} more, not compared", "search": "Search", "filters": "More filters", "locale": "Locale", "rule": "Rule", "file": "File", "severity": "Severity", "class": "Argument",
    "all": "all", "changed": "Repaired only", "view": "Show", "view.proof": "what is wrong", "view.containers": "every container",
    "view.everything": "every container and argument", "width": "Label width", "size": "Text size", "font": "Font",
    "label": "Label", "label.wraps": "wraps", "label.cut": "is cut", "language": "Language", "theme": "Theme",
    "theme.auto": "as the system", "theme.light": "light", "theme.dark": "dark", "reset": "Show all", "keys": "Keys",
    "error": "error", "warning": "warning", "info": "info", "unknown": "not known", "ofFile": "about the file",
    "natural": "natural label", "rtl": "right-to-left label", "ltr": "left-to-right label",
    "natural.note": "takes its direction from the first letter", "asked": "asked for",
    "number": "a number", "own-word": "a word of the language", "foreign-word": "a word of another script",
    "edged": "a text with signs at its edges", "address": "an address", "empty": "empty",
    "before": "Now", "after": "After the repair", "with": "with", "line": "line", "linesLeftOut": "Lines that are not drawn here: {n}", "base": "Base language",
    "wrong": "wrong", "right": "right", "same": "browser agrees", "differs": "browser differs", "order": "computed order, from left to right",
    "why": "Why", "law": "What readers expect", "known": "Known", "repair": "Repair", "unsafe": "a person should look", "help": "Help",
    "expand": "All containers and arguments", "collapse": "Less", "tick": "Tick this entry", "link": "Link to this entry",
    "patch": "Patch", "ignore": "Ignore comments", "csv": "CSV for a translator", "clear": "Clear", "tickAll": "Tick all shown",
    "noPatch": "Left out, because no patch can make them: {n}", "none": "No entry is shown. Change the filters.",
    "keys.move": "next and previous entry", "keys.tick": "tick", "keys.expand": "show all containers and arguments",
    "keys.search": "search", "keys.help": "these keys", "close": "Close", "copied": "Copied", "failures": "Could not be read",
    "rule.argument-direction": "some arguments change the order of the line",
    "rule.arrow-direction": "the arrow points against the reading direction",
    "rule.bad-escape": "readers see an escape that is unknown",
    "rule.bare-percent": "the percent sign is not doubled",
    "rule.base-direction": "the line is shown in the wrong order",
    "rule.bracket-torn": "a bracket stands apart from its text",
    "rule.container-dependent": "wrong in a container of the other direction",
    "rule.control-in-code": "a control stands in a program's value",
    "rule.control-in-key": "a control stands in the key",
    "rule.control-in-ltr-locale": "a right-to-left control in left-to-right text",
    "rule.control-in-placeholder": "a control breaks a placeholder in two",
    "rule.currency-side": "the currency sign is on the other side",
    "rule.duplicate-key": "the key stands in the file twice",
    "rule.duplicate-pair": "two pairs of controls stand round one text",
    "rule.escaped-control-text": "readers see the name of a control",
    "rule.ltr-only-in-rtl": "left-to-right text is shown out of order",
    "rule.ltr-run-edge": "a word, code or number is torn apart",
    "rule.missing-direction": "nothing sets the direction of the pages",
    "rule.missing-key": "the program looks up missing texts",
    "rule.mixed-encoding": "UTF-8 was read as Latin-1",
    "rule.mixed-style": "embeddings and isolates stand in one text",
    "rule.number-sequence": "numbers are not read from end to end",
    "rule.open-comment": "a comment is never closed",
    "rule.order-not-judged": "too long or too deep to be judged",
    "rule.override-control": "an override changes the order of letters",
    "rule.parse-error": "the file cannot be read",
    "rule.percent-side": "the percent sign is on the other side",
    "rule.phrase-order": "a foreign phrase is read as one block",
    "rule.placeholder-mismatch": "a placeholder is broken or surplus",
    "rule.placeholder-unisolated": "an unusual argument is shown out of order",
    "rule.plural-control-mismatch": "the plural forms have different controls",
    "rule.presentation-forms": "letters are stored as shapes",
    "rule.redundant-control": "a control changes nothing",
    "rule.rtl-only-in-ltr": "right-to-left text is shown out of order",
    "rule.sign-side": "the sign of a number is misplaced",
    "rule.title-order": "the title is read from its foreign part",
    "rule.truncated-tail": "the rest of the file is lost",
    "rule.unbalanced-control": "a control has no partner",
    "rule.unused-ignore": "a comment turns off nothing",
    "rule.unused-key": "no source names the key",
    "rule.visual-order-suspect": "the text seems typed as on screen",
    "shown": { "one": "{n} of {all} entries shown", "other": "{n} of {all} entries shown" },
    "ticked": { "one": "{n} entry ticked", "other": "{n} entries ticked" },
    "agreement": { "one": "{n} order compared with this browser", "other": "{n} orders compared with this browser" },
    "disagreement": { "one": "{n} differs", "other": "{n} differ" },
    "scene.ltr": "Left to right", "scene.rtl": "Right to left", "scene.both": "Both directions",
    "scene.showLtr": "Show left to right", "scene.showRtl": "Show right to left", "scene.zoom": "Zoom",
    "scene.texts": "Texts that do not fit", "scene.onlyLtr": "Fit left to right, but not right to left",
    "scene.onlyRtl": "Fit right to left, but not left to right", "scene.neither": "Fit in neither direction",
    "scene.none": "Every text fits its box", "scene.tooWide": "{n} pt too wide", "scene.tooHigh": "{n} pt too high",
    "scene.measured": "Measured in this browser, with its fonts. Lines end only where the scene ends them.",
    "scene.keys.switch": "other direction", "scene.keys.move": "next and previous text",
    "scene.count": { "one": "{n} text does not fit its box", "other": "{n} texts do not fit their boxes" }
  },
  "ar": {
    "direction": "rtl", "name": "العربية",
    "title": "النصوص كما يراها القراء",
    "cut": "يتبع: {n}، دون مقارنة", "search": "بحث", "filters": "مرشحات أخرى", "locale": "اللغة والمنطقة", "rule": "القاعدة", "file": "الملف", "severity": "الخطورة", "class": "القيمة",
    "all": "الكل", "changed": "المُصلَح فقط", "view": "عرض", "view.proof": "الخطأ وحده", "view.containers": "كل حاوية",
    "view.everything": "كل حاوية وكل قيمة", "width": "عرض التسمية", "size": "حجم النص", "font": "الخط",
    "label": "التسمية", "label.wraps": "تلتف", "label.cut": "تُقتطع", "language": "لغة الصفحة", "theme": "المظهر",
    "theme.auto": "حسب النظام", "theme.light": "فاتح", "theme.dark": "داكن", "reset": "عرض الكل", "keys": "المفاتيح",
    "error": "خطأ", "warning": "تحذير", "info": "معلومة", "unknown": "غير معروفة", "ofFile": "عن الملف",
    "natural": "تسمية طبيعية", "rtl": "تسمية من اليمين إلى اليسار", "ltr": "تسمية من اليسار إلى اليمين",
    "natural.note": "تأخذ اتجاهها من الحرف الأول", "asked": "مطلوبة",
    "number": "رقم", "own-word": "كلمة من اللغة نفسها", "foreign-word": "كلمة بأبجدية أخرى",
    "edged": "نص في طرفه علامات", "address": "عنوان", "empty": "فارغة",
    "before": "الآن", "after": "بعد الإصلاح", "with": "مع", "line": "السطر", "linesLeftOut": "أسطر غير مرسومة هنا: {n}", "base": "لغة الأصل",
    "wrong": "غير صحيح", "right": "صحيح", "same": "المتصفح يوافق", "differs": "المتصفح يخالف", "order": "الترتيب المحسوب، من اليسار إلى اليمين",
    "why": "السبب", "law": "ما يتوقعه القراء", "known": "معلوم", "repair": "الإصلاح", "unsafe": "ينبغي أن يراجعه شخص", "help": "مساعدة",
    "expand": "كل الحاويات والقيم", "collapse": "أقل", "tick": "اختر هذا النص", "link": "رابط إلى هذا النص",
    "patch": "رقعة", "ignore": "تعليقات تجاهل", "csv": "ملف CSV للمترجم", "clear": "مسح الاختيار", "tickAll": "اختر كل المعروض",
    "noPatch": "تُركت لأن الرقعة لا تستطيع تغييرها: {n}", "none": "لا يوجد نص معروض. غيّر المرشحات.",
    "keys.move": "النص التالي والسابق", "keys.tick": "اختيار", "keys.expand": "عرض كل الحاويات والقيم",
    "keys.search": "بحث", "keys.help": "هذه المفاتيح", "close": "إغلاق", "copied": "نُسخ", "failures": "تعذرت قراءته",
    "rule.argument-direction": "بعض القيم تغيّر ترتيب السطر",
    "rule.arrow-direction": "السهم يشير عكس اتجاه القراءة",
    "rule.bad-escape": "يرى القراء رمز هروب غير معروف",
    "rule.bare-percent": "علامة النسبة المئوية غير مضاعفة",
    "rule.base-direction": "يُعرض السطر بترتيب غير صحيح",
    "rule.bracket-torn": "القوس مفصول عن نصه",
    "rule.container-dependent": "غير صحيح في حاوية ذات اتجاه معاكس",
    "rule.control-in-code": "حرف تحكم داخل قيمة يقرؤها البرنامج",
    "rule.control-in-key": "حرف تحكم داخل المفتاح",
    "rule.control-in-ltr-locale": "حرف تحكم من اليمين إلى اليسار في نص من اليسار إلى اليمين",
    "rule.control-in-placeholder": "حرف تحكم يقسم العنصر النائب",
    "rule.currency-side": "رمز العملة في الجهة الأخرى",
    "rule.duplicate-key": "المفتاح مكرر في الملف",
    "rule.duplicate-pair": "زوجان من أحرف التحكم حول نص واحد",
    "rule.escaped-control-text": "يرى القراء اسم حرف التحكم",
    "rule.ltr-only-in-rtl": "نص من اليسار إلى اليمين معروض بترتيب غير صحيح",
    "rule.ltr-run-edge": "كلمة أو رمز أو رقم مجزأ",
    "rule.missing-direction": "لا شيء يحدد اتجاه الصفحات",
    "rule.missing-key": "البرنامج يطلب نصوصًا غير موجودة",
    "rule.mixed-encoding": "قُرئ UTF-8 على أنه Latin-1",
    "rule.mixed-style": "تضمينات وعوازل في نص واحد",
    "rule.number-sequence": "الأرقام لا تُقرأ من أولها إلى آخرها",
    "rule.open-comment": "تعليق غير مغلق",
    "rule.order-not-judged": "أطول أو أعمق من أن يُفحص",
    "rule.override-control": "حرف تجاوز يغيّر ترتيب الحروف",
    "rule.parse-error": "لا يمكن قراءة الملف",
    "rule.percent-side": "علامة النسبة المئوية في الجهة الأخرى",
    "rule.phrase-order": "عبارة أجنبية تُقرأ ككتلة واحدة",
    "rule.placeholder-mismatch": "عنصر نائب معطوب أو زائد",
    "rule.placeholder-unisolated": "قيمة غير معتادة تُعرض بترتيب غير صحيح",
    "rule.plural-control-mismatch": "صيغ الجمع لها أحرف تحكم مختلفة",
    "rule.presentation-forms": "الحروف مخزنة كأشكال",
    "rule.redundant-control": "حرف تحكم لا يغيّر شيئًا",
    "rule.rtl-only-in-ltr": "نص من اليمين إلى اليسار معروض بترتيب غير صحيح",
    "rule.sign-side": "إشارة العدد في غير موضعها",
    "rule.title-order": "العنوان يُقرأ من جزئه الأجنبي",
    "rule.truncated-tail": "بقية الملف مفقودة",
    "rule.unbalanced-control": "حرف تحكم بلا نظير",
    "rule.unused-ignore": "تعليق لا يوقف شيئًا",
    "rule.unused-key": "لا مصدر يذكر المفتاح",
    "rule.visual-order-suspect": "يبدو أن النص مكتوب كما يظهر على الشاشة",
    "shown": { "zero": "لا نصوص معروضة من أصل {all}", "one": "نص واحد معروض من أصل {all}", "two": "نصان معروضان من أصل {all}", "few": "{n} نصوص معروضة من أصل {all}", "many": "{n} نصًا معروضًا من أصل {all}", "other": "{n} نص معروض من أصل {all}" },
    "ticked": { "zero": "لم يُختر شيء", "one": "اختير نص واحد", "two": "اختير نصان", "few": "اختيرت {n} نصوص", "many": "اختير {n} نصًا", "other": "اختير {n} نص" },
    "agreement": { "zero": "لم يُقارن أي ترتيب بهذا المتصفح", "one": "قورن ترتيب واحد بهذا المتصفح", "two": "قورن ترتيبان بهذا المتصفح", "few": "قورنت {n} ترتيبات بهذا المتصفح", "many": "قورن {n} ترتيبًا بهذا المتصفح", "other": "قورن {n} ترتيب بهذا المتصفح" },
    "disagreement": { "zero": "لا اختلاف", "one": "اختلاف واحد", "two": "اختلافان", "few": "{n} اختلافات", "many": "{n} اختلافًا", "other": "{n} اختلاف" },
    "scene.ltr": "من اليسار إلى اليمين", "scene.rtl": "من اليمين إلى اليسار", "scene.both": "الاتجاهان معًا",
    "scene.showLtr": "عرض من اليسار إلى اليمين", "scene.showRtl": "عرض من اليمين إلى اليسار", "scene.zoom": "التكبير",
    "scene.texts": "نصوص لا تتسع لها صناديقها", "scene.onlyLtr": "تتسع من اليسار إلى اليمين، لا من اليمين إلى اليسار",
    "scene.onlyRtl": "تتسع من اليمين إلى اليسار، لا من اليسار إلى اليمين", "scene.neither": "لا تتسع في أي من الاتجاهين",
    "scene.none": "كل النصوص تتسع لها صناديقها", "scene.tooWide": "زيادة في العرض: {n} نقطة", "scene.tooHigh": "زيادة في الارتفاع: {n} نقطة",
    "scene.measured": "قيست في هذا المتصفح وبخطوطه. لا تنتهي الأسطر إلا حيث ينهيها المشهد.",
    "scene.keys.switch": "الاتجاه الآخر", "scene.keys.move": "النص التالي والسابق",
    "scene.count": { "zero": "كل النصوص تتسع لها صناديقها", "one": "نص واحد لا يتسع له صندوقه", "two": "نصان لا يتسع لهما صندوقاهما", "few": "{n} نصوص لا تتسع لها صناديقها", "many": "{n} نصًا لا تتسع لها صناديقها", "other": "{n} نص لا تتسع لها صناديقها" }
  },
  "he": {
    "direction": "rtl", "name": "עברית",
    "title": "הטקסטים כפי שהקוראים רואים אותם",
    "cut": "עוד {n}, ללא השוואה", "search": "חיפוש", "filters": "מסננים נוספים", "locale": "שפה ואזור", "rule": "כלל", "file": "קובץ", "severity": "חומרה", "class": "ערך",
    "all": "הכול", "changed": "רק מה שתוקן", "view": "תצוגה", "view.proof": "מה ששגוי", "view.containers": "כל מכל",
    "view.everything": "כל מכל וכל ערך", "width": "רוחב התווית", "size": "גודל הטקסט", "font": "גופן",
    "label": "תווית", "label.wraps": "גולשת", "label.cut": "נחתכת", "language": "שפת הדף", "theme": "ערכת צבעים",
    "theme.auto": "כמו במערכת", "theme.light": "בהירה", "theme.dark": "כהה", "reset": "הצגת הכול", "keys": "מקשים",
    "error": "שגיאה", "warning": "אזהרה", "info": "מידע", "unknown": "לא ידוע", "ofFile": "על הקובץ",
    "natural": "תווית טבעית", "rtl": "תווית מימין לשמאל", "ltr": "תווית משמאל לימין",
    "natural.note": "לוקחת את הכיוון מהאות הראשונה", "asked": "התבקש",
    "number": "מספר", "own-word": "מילה בשפה עצמה", "foreign-word": "מילה בכתב אחר",
    "edged": "טקסט עם סימנים בקצותיו", "address": "כתובת", "empty": "ריק",
    "before": "עכשיו", "after": "אחרי התיקון", "with": "עם", "line": "שורה", "linesLeftOut": "שורות שאינן מצוירות כאן: {n}", "base": "שפת המקור",
    "wrong": "שגוי", "right": "נכון", "same": "הדפדפן מסכים", "differs": "הדפדפן שונה", "order": "הסדר שחושב, משמאל לימין",
    "why": "הסיבה", "law": "למה הקוראים מצפים", "known": "ידוע", "repair": "תיקון", "unsafe": "אדם צריך לבדוק", "help": "עזרה",
    "expand": "כל המכלים והערכים", "collapse": "פחות", "tick": "סימון הטקסט הזה", "link": "קישור לטקסט הזה",
    "patch": "טלאי", "ignore": "הערות התעלמות", "csv": "קובץ CSV למתרגם", "clear": "ניקוי הסימון", "tickAll": "סימון כל מה שמוצג",
    "noPatch": "הושמטו, כי טלאי אינו יכול לשנות אותם: {n}", "none": "אין טקסט להצגה. שנו את המסננים.",
    "keys.move": "הטקסט הבא והקודם", "keys.tick": "סימון", "keys.expand": "הצגת כל המכלים והערכים",
    "keys.search": "חיפוש", "keys.help": "המקשים האלה", "close": "סגירה", "copied": "הועתק", "failures": "לא ניתן היה לקרוא",
    "rule.argument-direction": "חלק מהערכים משנים את סדר השורה",
    "rule.arrow-direction": "החץ מצביע נגד כיוון הקריאה",
    "rule.bad-escape": "הקוראים רואים רצף בריחה לא מוכר",
    "rule.bare-percent": "סימן האחוז אינו כפול",
    "rule.base-direction": "השורה מוצגת בסדר שגוי",
    "rule.bracket-torn": "הסוגריים מופרדים מהטקסט שלהם",
    "rule.container-dependent": "שגוי בתוך רכיב בכיוון ההפוך",
    "rule.control-in-code": "תו בקרה בתוך ערך שתוכנה קוראת",
    "rule.control-in-key": "תו בקרה בתוך המפתח",
    "rule.control-in-ltr-locale": "תו בקרה מימין לשמאל בטקסט משמאל לימין",
    "rule.control-in-placeholder": "תו בקרה חוצה את מציין המיקום",
    "rule.currency-side": "סימן המטבע בצד השני",
    "rule.duplicate-key": "המפתח מופיע בקובץ פעמיים",
    "rule.duplicate-pair": "שני זוגות של תווי בקרה סביב טקסט אחד",
    "rule.escaped-control-text": "הקוראים רואים את שמו של תו בקרה",
    "rule.ltr-only-in-rtl": "טקסט משמאל לימין מוצג שלא בסדר",
    "rule.ltr-run-edge": "מילה, קוד או מספר נקרעים לחלקים",
    "rule.missing-direction": "דבר אינו קובע את כיוון הדפים",
    "rule.missing-key": "התוכנה מבקשת טקסטים חסרים",
    "rule.mixed-encoding": "UTF-8 נקרא בתור Latin-1",
    "rule.mixed-style": "שיבוצים ובידודים בטקסט אחד",
    "rule.number-sequence": "המספרים אינם נקראים מקצה לקצה",
    "rule.open-comment": "הערה שאינה נסגרת",
    "rule.order-not-judged": "ארוך או עמוק מכדי לבדוק",
    "rule.override-control": "תו עקיפה משנה את סדר האותיות",
    "rule.parse-error": "אי אפשר לקרוא את הקובץ",
    "rule.percent-side": "סימן האחוז בצד השני",
    "rule.phrase-order": "ביטוי זר נקרא כגוש אחד",
    "rule.placeholder-mismatch": "מציין מיקום שבור או עודף",
    "rule.placeholder-unisolated": "ערך לא רגיל מוצג שלא בסדר",
    "rule.plural-control-mismatch": "לצורות הרבים תווי בקרה שונים",
    "rule.presentation-forms": "האותיות שמורות כצורות",
    "rule.redundant-control": "תו בקרה שאינו משנה דבר",
    "rule.rtl-only-in-ltr": "טקסט מימין לשמאל מוצג שלא בסדר",
    "rule.sign-side": "הסימן של המספר אינו במקומו",
    "rule.title-order": "הכותרת נקראת מחלקה הזר",
    "rule.truncated-tail": "שאר הקובץ אובד",
    "rule.unbalanced-control": "לתו בקרה אין בן זוג",
    "rule.unused-ignore": "הערה שאינה מכבה דבר",
    "rule.unused-key": "שום קובץ מקור אינו מזכיר את המפתח",
    "rule.visual-order-suspect": "נראה שהטקסט הוקלד כפי שהוא נראה על המסך",
    "shown": { "one": "מוצג טקסט אחד מתוך {all}", "two": "מוצגים שני טקסטים מתוך {all}", "other": "מוצגים {n} טקסטים מתוך {all}" },
    "ticked": { "one": "סומן טקסט אחד", "two": "סומנו שני טקסטים", "other": "סומנו {n} טקסטים" },
    "agreement": { "one": "סדר אחד הושווה לדפדפן זה", "two": "שני סדרים הושוו לדפדפן זה", "other": "{n} סדרים הושוו לדפדפן זה" },
    "disagreement": { "one": "אחד שונה", "two": "שניים שונים", "other": "{n} שונים" },
    "scene.ltr": "משמאל לימין", "scene.rtl": "מימין לשמאל", "scene.both": "שני הכיוונים",
    "scene.showLtr": "הצגה משמאל לימין", "scene.showRtl": "הצגה מימין לשמאל", "scene.zoom": "הגדלה",
    "scene.texts": "טקסטים שאינם נכנסים", "scene.onlyLtr": "נכנסים משמאל לימין, אך לא מימין לשמאל",
    "scene.onlyRtl": "נכנסים מימין לשמאל, אך לא משמאל לימין", "scene.neither": "אינם נכנסים באף כיוון",
    "scene.none": "כל טקסט נכנס לתיבה שלו", "scene.tooWide": "חריגה ברוחב: {n} נק׳", "scene.tooHigh": "חריגה בגובה: {n} נק׳",
    "scene.measured": "נמדד בדפדפן הזה, בגופנים שלו. שורות מסתיימות רק במקום שהסצנה מסיימת אותן.",
    "scene.keys.switch": "הכיוון האחר", "scene.keys.move": "הטקסט הבא והקודם",
    "scene.count": { "one": "טקסט אחד אינו נכנס לתיבה שלו", "two": "שני טקסטים אינם נכנסים לתיבות שלהם", "other": "{n} טקסטים אינם נכנסים לתיבות שלהם" }
  }
}
"""###
}
