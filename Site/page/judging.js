// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Judging: how the texts of a report stand, and the queue of questions, in which the newest wins.
import { newest } from "./engine.js";

/** The time that a newer question waits for an older one, in milliseconds; starting the worker again takes about as long. */
const patience = 500;

/** Returns a function that judges the newest of several jobs. A worker that is long at an older one is given up. */
export function judging(giveUp, run) {
  let running = null;
  const ask = newest(async (job, isOld) => {
    running = job;
    try { await run(job, isOld); } finally { running = null; }
  });
  return job => {
    const older = running;
    ask(job);
    if (older && older !== job) setTimeout(() => { if (running === older) giveUp(); }, patience);
  };
}

export const failing = 0, undecided = 1, holdingHere = 2, holding = 3;

/** Returns how a text of a report stands: it falls short, is undecided, holds over what is drawn, or holds over every backdrop. */
export function standing({ verdict, measured, required }) {
  if (verdict === "fails" || verdict === "sampledTooLow" || measured && measured.lowest < required) return failing;
  return { review: undecided, sampledEnough: holdingHere }[verdict] ?? holding;
}

/** Returns the text of a report that stands worst, or null where no text is judged. */
export function worstOf(report) {
  const share = ({ bound, measured, required }) => (bound?.lowestContrast ?? measured?.lowest ?? Infinity) / required;
  return [...report.foregrounds].sort((one, other) => standing(one) - standing(other) || share(one) - share(other))[0] ?? null;
}

/** Returns the least contrast that is drawn, or undefined. */
export function drawnContrast(report) {
  const ratios = report.texts.map(text => text.lowest).filter(Number.isFinite);
  return ratios.length ? Math.min(...ratios) : undefined;
}

/** Returns the colour of the backdrop that breaks a text, or null. */
export const breakingOf = text => text?.bound?.witness.length ? mean(text.bound.witness) : null;

/** Returns the mean of the colours of a mixture. */
function mean(witness) {
  const sum = witness.reduce((sum, { weight }) => sum + weight, 0);
  return [0, 1, 2].map(channel => witness.reduce((total, { rgb, weight }) => total + rgb[channel] * weight, 0) / sum);
}
