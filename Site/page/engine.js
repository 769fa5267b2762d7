// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The module that draws and judges. Without WebAssembly there is none, and the page says so.

let module;

/** Returns the module, started; rejects where the browser cannot run it. */
export function engine() {
  return module ??= (async () => {
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
    const pellucid = await import("../pellucid/pellucid.js");
    await pellucid.start?.();
    return pellucid;
  })();
}

/** Runs the newest of several jobs: while one runs, only the last one given is kept. */
export function newest(run) {
  let running = false, next;
  return async function give(job) {
    next = job;
    if (running) return;
    running = true;
    while (next !== undefined) {
      const taken = next;
      next = undefined;
      try {
        await run(taken, () => next !== undefined);
      } catch (error) {
        // A scene that was closed meanwhile has a newer one.
        if (!error.message?.startsWith("no such scene")) console.warn(error);
      }
    }
    running = false;
  };
}
