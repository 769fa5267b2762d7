// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The files of a folder that is dropped or chosen.

const limit = { files: 20_000, bytes: 200_000_000 };
export class FolderError extends Error {}

const entries = reader => new Promise((resolve, reject) => reader.readEntries(resolve, reject));
const fileOf = entry => new Promise((resolve, reject) => entry.file(resolve, reject));

async function walk(entry, path, found) {
  if (found.length >= limit.files) throw new FolderError("catalog.large");
  if (entry.isFile) return void found.push({ path: `${path}${entry.name}`, file: await fileOf(entry) });
  const reader = entry.createReader();
  // A reader gives at most a hundred entries at a time.
  for (let part = await entries(reader); part.length; part = await entries(reader))
    for (const child of part) await walk(child, `${path}${entry.name}/`, found);
}

/** Returns the files of a drop, with their paths. */
export async function ofDrop(transfer) {
  const found = [], roots = [...transfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
  for (const root of roots) await walk(root, "", found);
  return found.length ? found : ofList(transfer.files);
}

export const ofList = files => [...files].slice(0, limit.files).map(file => ({ path: file.webkitRelativePath || file.name, file }));

/** Returns the files of catalogs among files, with their bytes. */
export async function catalogFiles(files) {
  const chosen = files.filter(({ path }) => /\.xcassets\/|^[^/]*\.(colorset|imageset|appiconset)\//.test(path));
  if (!chosen.length) throw new FolderError("catalog.none");
  if (chosen.reduce((sum, { file }) => sum + file.size, 0) > limit.bytes) throw new FolderError("catalog.large");
  return Promise.all(chosen.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
