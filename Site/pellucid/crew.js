// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The calls of a worker, as the page and other workers make them.

import { PellucidError } from "./error.js";

/** A worker with one module of WebAssembly, to which calls are sent. For large pictures it may start others. */
export class Crew {
  constructor(name, base, options = { workers: 1 }) {
    this.calls = new Map();
    this.number = 0;
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") {
      throw new PellucidError("no drawing in the background: this browser: use one that has workers with OffscreenCanvas");
    }
    try {
      this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    } catch (error) {
      throw new PellucidError(`no worker: ${error.message}: allow workers from the page's own address`);
    }
    this.worker.onmessage = ({ data }) => {
      if (data.ask) return this.draw(data);
      const call = this.calls.get(data.number);
      this.calls.delete(data.number);
      if ("error" in data) call?.reject(new PellucidError(data.error));
      else call?.resolve(data.result);
    };
    this.worker.onerror = event => this.end(
      `the worker ended: ${event.message || "worker.js"}: check that the files of pellucid are together, and that the page allows workers`);
    this.worker.postMessage({ start: name, base: String(base), options });
  }

  /** Draws an SVG document for the worker, where browsers do not. No script runs in pictures. */
  async draw({ ask, svg, width, height }) {
    try {
      if (typeof Image === "undefined") throw new Error("SVG documents are drawn on pages alone");
      const image = new Image(), address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      const context = new OffscreenCanvas(width, height).getContext("2d");
      image.src = address;
      await image.decode().finally(() => URL.revokeObjectURL(address));
      context.drawImage(image, 0, 0, width, height);
      const bitmap = context.canvas.transferToImageBitmap();
      this.worker.postMessage({ answer: ask, bitmap }, [bitmap]);
    } catch (error) {
      this.worker.postMessage({ answer: ask, error: error.message });
    }
  }

  /** Rejects all calls. */
  end(message) {
    this.worker.terminate();
    this.message = message;
    for (const call of this.calls.values()) call.reject(new PellucidError(message));
    this.calls.clear();
  }

  /** Sends a call and returns the promise of its result. */
  call(name, values = {}, transfer = []) {
    if (this.message) return Promise.reject(new PellucidError(this.message));
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.calls.set(number, { resolve, reject });
      this.worker.postMessage({ number, name, ...values }, transfer);
    });
  }
}
