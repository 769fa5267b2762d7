// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Files that are dropped anywhere or pasted. Every drop is taken, so that the browser never opens a dropped page in place of this one.

/** Calls a function with the files that are dropped or pasted, and marks an element meanwhile. */
export function takeFiles(marked, take) {
  let depth = 0;
  const mark = on => marked.classList.toggle("dropping", on);
  addEventListener("dragenter", () => mark(++depth > 0));
  addEventListener("dragleave", () => mark(--depth > 0));
  addEventListener("dragover", event => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  });
  addEventListener("drop", event => {
    event.preventDefault();
    mark((depth = 0) > 0);
    take(event.dataTransfer);
  });
  addEventListener("paste", event => {
    if (event.clipboardData?.files.length) {
      event.preventDefault();
      take(event.clipboardData);
    }
  });
}
