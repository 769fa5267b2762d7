// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions that a module calls: texts and symbols, which the browser lays out and draws.

const decoder = new TextDecoder();

export class Page {
  constructor(base, instance) {
    this.instance = instance;
    this.loading = new Set();
  }

  /** Waits for the files that calls have missed. */
  async arrived() {
    const all = [...this.loading];
    this.loading.clear();
    await Promise.all(all);
  }

  get functions() {
    return {
      ask: (question, subject, count, numbers) => {
        const text = this.subject(subject, count);
        const [width] = new Float64Array(this.instance.memory.buffer, numbers, 1);
        const height = text.lineHeight ?? text.size * 1.2;
        const all = Math.min(width, [...text.string].length * text.size * 0.55);
        const answer = question ? [0, 0, all, height] : [all, height, height * 0.8, 1];
        const address = this.instance.reserve(8 + 8 * answer.length);
        new Int32Array(this.instance.memory.buffer, address, 1)[0] = answer.length;
        new Float64Array(this.instance.memory.buffer, address + 8, answer.length).set(answer);
        return address;
      },
      draw: () => {
        const address = this.instance.reserve(4);
        new Int32Array(this.instance.memory.buffer, address, 1)[0] = 0;
        return address;
      },
    };
  }

  subject(address, count) { return JSON.parse(decoder.decode(this.instance.bytes(address, count))); }
}
