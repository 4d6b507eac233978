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
