// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The occasions on which surfaces look whether something has changed. Without an occasion nothing runs: no timer and no frame.

const waiting = new Set();
let frame = 0;

/** Lets a surface look at the next frame; several calls before it are one. */
export function lookSoon(surface) {
  waiting.add(surface);
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    const due = [...waiting];
    waiting.clear();
    for (const surface of due) surface.look();
  });
}

/** The surfaces of elements that are in a page. */
const surfaces = new Map();
/** Those over a source that are on the screen. */
const watched = new Set();
/** The surfaces over each source. */
const over = new WeakMap();

const sizes = new ResizeObserver(entries => {
  for (const { target } of entries) for (const surface of [surfaces.get(target), ...over.get(target) ?? []]) if (surface) lookSoon(surface);
});
const views = new IntersectionObserver(
  entries => entries.forEach(({ target, isIntersecting }) => surfaces.get(target)?.seen(isIntersecting)), { rootMargin: "64px" });
const places = new MutationObserver(entries => new Set(entries.map(({ target }) => surfaces.get(target))).forEach(surface => surface && lookSoon(surface)));

/** Begins to tell a surface about the size and the place of its element. */
export function enter(host, surface) {
  surfaces.set(host, surface);
  views.observe(host);
  sizes.observe(host);
  places.observe(host, { attributes: true, attributeFilter: ["class", "style", "dir"] });
  lookSoon(surface);
}

export function exit(host) {
  surfaces.delete(host);
  views.unobserve(host);
  sizes.unobserve(host);
}

export function lookEverywhere() { for (const surface of surfaces.values()) lookSoon(surface); }

function lookAtWatched() { for (const surface of watched) lookSoon(surface); }

/** Lets surfaces look at every frame while an ancestor of theirs or of a source moves. */
function follow({ target }) {
  if (!(target instanceof Element)) return;
  const isConcerned = () => [...watched].some(({ host, source }) => target.contains(host) || target.contains(source));
  if (!isConcerned() || moving.has(target)) return;
  moving.add(target);
  const step = () => {
    lookAtWatched();
    const moves = target.isConnected && isConcerned() && target.getAnimations().some(animation => animation.playState === "running");
    if (moves) requestAnimationFrame(step);
    else moving.delete(target);
  };
  requestAnimationFrame(step);
}

const moving = new WeakSet();

const occasions = [
  [document, "scroll", lookAtWatched, { capture: true, passive: true }], [window, "resize", lookAtWatched],
  [document, "transitionrun", follow, true], [document, "animationstart", follow, true],
];

/** Begins to tell a surface about its source; it ends with `leave`. */
export function watch(surface, source) {
  if (!watched.size) for (const [target, ...listener] of occasions) target.addEventListener(...listener);
  watched.add(surface);
  const others = over.get(source) ?? new Set();
  if (!others.size) attach(source);
  over.set(source, others.add(surface));
}

export function leave(surface, source) {
  watched.delete(surface);
  const others = over.get(source);
  if (others?.delete(surface) && !others.size) detach(source);
  if (!watched.size) for (const [target, ...listener] of occasions) target.removeEventListener(...listener);
}

/** The events after which a source shows something else. A canvas has none: its page sends the last one, or calls `update`. */
const events = ["load", "error", "loadeddata", "seeked", "emptied", "pellucid-change"];

function changed({ currentTarget }) {
  for (const surface of over.get(currentTarget) ?? []) {
    surface.sourceChanged();
    lookSoon(surface);
  }
}

function attach(source) {
  for (const name of events) source.addEventListener(name, changed);
  sizes.observe(source);
  if (source instanceof HTMLVideoElement) nextFrame(source);
}

function detach(source) {
  for (const name of events) source.removeEventListener(name, changed);
  sizes.unobserve(source);
  if (source instanceof HTMLVideoElement) source.cancelVideoFrameCallback?.(frames.get(source));
}

const frames = new WeakMap();

/** Tells surfaces about each new frame of a video. */
function nextFrame(video) {
  if (!video.requestVideoFrameCallback) return;
  frames.set(video, video.requestVideoFrameCallback(() => {
    if (!over.get(video)?.size) return;
    changed({ currentTarget: video });
    nextFrame(video);
  }));
}
