// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0
//
// Writes scenes with every symbol above its name, in pages: node Scripts/symbol-sheet.mjs NAMES OUTPUT
// NAMES is a file with the output of `pellucid symbols --json`, or with one name in each line. The page is written to
// OUTPUT-1.json, and so on.

import {readFileSync, writeFileSync} from 'node:fs'

const [names, output] = process.argv.slice(2)
const text = readFileSync(names, 'utf8')
const all = text.startsWith('{') ? JSON.parse(text).symbols.map(symbol => symbol.name) : text.trim().split('\n')
const [columns, rows, width, height] = [12, 12, 100, 78]

for (let page = 0; page * columns * rows < all.length; page += 1) {
  const shown = all.slice(page * columns * rows, (page + 1) * columns * rows)
  const layers = shown.flatMap((name, index) => {
    const [x, y] = [index % columns * width, Math.floor(index / columns) * height]
    return [
      {symbol: name, frame: [x + 32, y + 8, 36, 36]},
      {text: name.replaceAll('.', '.\u200b'), size: 8, alignment: 'center', lineLimit: 3, frame: [x + 3, y + 48, width - 6, 28]},
    ]
  })
  const size = {width: columns * width, height: Math.ceil(shown.length / columns) * height}
  writeFileSync(`${output}-${page + 1}.json`, JSON.stringify({version: 1, size, desktop: [{fill: '#FFFFFF'}, ...layers]}))
}
