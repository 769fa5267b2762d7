// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/** An error whose message says what is wrong, where, and what to do, in this order. */
export class PellucidError extends Error {
  name = "PellucidError";

  /** @param {string} message "what: where: what to do", or "what: what to do" where the place is the whole call. */
  constructor(message) {
    super(message);
    const [, second, ...others] = message.split(": ");
    if (others.length) this.where = second;
    this.advice = others.length ? others.join(": ") : second;
  }
}
