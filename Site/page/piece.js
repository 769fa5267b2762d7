// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The surface on the stage: it is moved and resized with mouse, finger, pen and keys. All lengths of the state are points.
import { sizes } from "./scene-of.js";
import { allowed } from "./state.js";

const least = 20;

/** Returns a frame that keeps at least a part of the surface on the stage. */
export function clamped(frame, canvas) {
  const { width, height } = sizes[canvas];
  const w = Math.min(width, Math.max(least, Math.round(frame.width))), h = Math.min(height, Math.max(least, Math.round(frame.height)));
  return {
    width: w, height: h,
    x: Math.min(width - least, Math.max(least - w, Math.round(frame.x))), y: Math.min(height - least, Math.max(least - h, Math.round(frame.y))),
  };
}

/** Returns a frame of which an edge or, without one, the whole was moved. */
export function moved(frame, edge, dx, dy) {
  if (!edge) return { ...frame, x: frame.x + dx, y: frame.y + dy };
  const next = { ...frame };
  if (edge.includes("e")) next.width = Math.max(least, frame.width + dx);
  if (edge.includes("s")) next.height = Math.max(least, frame.height + dy);
  if (edge.includes("w")) { next.width = Math.max(least, frame.width - dx); next.x = frame.x + frame.width - next.width; }
  if (edge.includes("n")) { next.height = Math.max(least, frame.height - dy); next.y = frame.y + frame.height - next.height; }
  return next;
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Lets a person move the surface: `piece` is the element over it, `stage` the element around both. */
export function handle(piece, stage, state) {
  const frame = () => (({ x, y, width, height }) => ({ x, y, width, height }))(state.values);
  const set = (next, how) => state.change(clamped(next, state.values.canvas), how);
  const isSame = (one, other) => Object.keys(one).every(key => one[key] === other[key]);
  let drag = null, pressed = -Infinity;

  piece.addEventListener("pointerdown", event => {
    if (event.button !== 0 || drag) return;
    piece.setPointerCapture(event.pointerId);
    piece.focus({ preventScroll: true });
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, edge: event.target.dataset.edge, frame: frame() };
    piece.classList.add("moving");
    event.preventDefault();
  });
  piece.addEventListener("pointermove", event => {
    if (event.pointerId !== drag?.id) return;
    const points = sizes[state.values.canvas].width / stage.clientWidth;
    const next = clamped(moved(drag.frame, drag.edge, (event.clientX - drag.x) * points, (event.clientY - drag.y) * points), state.values.canvas);
    if (isSame(next, frame())) return;
    // The first movement of a drag is a step, so that Back undoes all of it; a click is none.
    set(next, { step: !drag.isMoved });
    drag.isMoved = true;
  });
  const end = event => {
    if (event.pointerId !== drag?.id) return;
    drag = null;
    piece.classList.remove("moving");
  };
  piece.addEventListener("pointerup", end);
  piece.addEventListener("pointercancel", end);
  piece.addEventListener("keydown", event => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [dx, dy] = step.map(value => value * (event.altKey ? 1 : 10));
    // Keys that are pressed soon after each other are one step of the history.
    set(moved(frame(), event.shiftKey ? "se" : undefined, dx, dy), { step: event.timeStamp - pressed > 1000 });
    pressed = event.timeStamp;
  });
}

/** Puts the element over the surface where the state has it. */
export function place(piece, values) {
  const { width, height } = sizes[values.canvas];
  Object.assign(piece.style, {
    left: `${values.x / width * 100}%`, top: `${values.y / height * 100}%`, width: `${values.width / width * 100}%`, height: `${values.height / height * 100}%`,
  });
}
