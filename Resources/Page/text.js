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
