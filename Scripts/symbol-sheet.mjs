// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Writes scenes that show every symbol above its name, and a page of composed ones: node symbol-sheet.mjs NAMES OUTPUT
// NAMES is a file with the output of `pellucid symbols --json`. The pages are OUTPUT-01.json, and so on.
import { readFileSync, writeFileSync } from "node:fs";

const [names, output] = process.argv.slice(2);
const listed = JSON.parse(readFileSync(names, "utf8")).symbols.map(symbol => symbol.name);
const bodies = ["person", "folder", "trash", "camera", "cloud", "house", "book", "envelope", "lock", "gift", "tag", "video"];
const forms = ["circle", "circle.fill", "square.fill", "slash", "fill.slash", "badge", "badge.plus", "fill.badge.checkmark",
  "badge.gearshape", "trianglebadge.exclamationmark", "on.rectangle", "viewfinder"];
const letters = ["a.circle", "b.square.fill", "7.circle.fill", "50.square", "123.rectangle", "gobackward.15"];
const composed = bodies.flatMap(body => forms.map(form => `${body}.${form}`)).concat(letters);

const [columns, rows, width, height] = [12, 13, 100, 78];
function write(shown, page) {
  const layers = shown.flatMap((name, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return [
      { symbol: name, variant: "none", frame: [x + 32, y + 8, 36, 36] },
      { text: name.replaceAll(".", ".\u200b"), size: 8, alignment: "center", lineLimit: 3, frame: [x + 3, y + 48, width - 6, 28] },
    ];
  });
  const size = { width: columns * width, height: Math.ceil(shown.length / columns) * height };
  const desktop = [{ fill: "systemBackground" }, ...layers];
  writeFileSync(`${output}-${String(page).padStart(2, "0")}.json`, JSON.stringify({ version: 1, size, desktop }));
}

write(composed, 1);
for (let first = 0, page = 2; first < listed.length; first += columns * rows, page += 1) {
  write(listed.slice(first, first + columns * rows), page);
}
