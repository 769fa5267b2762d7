// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// All settings as small pictures, each with its proven bound; a click takes the settings of one.
import { make, ratio } from "./elements.js";
import { worstOf } from "./judging.js";
import { word } from "./language.js";

const combinations = ["light", "dark"].flatMap(appearance => ["standard", "increased"].flatMap(contrast =>
  ["standard", "reduced"].map(transparency => ({ appearance, contrast, transparency }))));

export class Gallery {
  #cells;

  constructor(list, state) {
    this.#cells = combinations.map(settings => {
      const canvas = make("canvas", { width: 360, height: 240, role: "presentation" }), text = make("span", { className: "caption" });
      const button = make("button", { type: "button", "aria-pressed": "false" }, canvas, text);
      button.addEventListener("click", () => state.change(settings, { step: true }));
      list.append(make("li", {}, button));
      return { settings, canvas, caption: text, button };
    });
    this.clear();
  }

  /** Takes away the bounds: they are those of another picture. */
  clear() {
    for (const cell of this.#cells) cell.caption.textContent = caption(cell.settings);
  }

  /** Marks the picture that has the settings of the large one. */
  mark(state, traits) {
    for (const { settings, button } of this.#cells) {
      button.setAttribute("aria-pressed", String(Object.entries(settings).every(([key, value]) => traits[key] === value)));
      button.classList.toggle("tall", state.canvas === "tall");
    }
  }

  /** Draws the pictures of a scene again, until a newer one makes that needless. */
  async draw(scene, traits, isOld) {
    for (const { settings, canvas } of this.#cells) {
      if (isOld()) return;
      await scene.draw(canvas, { ...traits, ...settings }, { scale: 0.5 });
    }
  }

  /** Judges the pictures of a scene, until a newer one makes that needless. */
  async judge(scene, traits, isOld) {
    for (const { settings, caption: text } of this.#cells) {
      if (isOld()) return;
      const report = await scene.report({ ...traits, ...settings });
      if (!isOld()) text.textContent = caption(settings, worstOf(report));
    }
  }
}

/** Returns the words below a picture; `judged` is the text that stands worst, null where there is none, and undefined before that. */
function caption({ appearance, contrast, transparency }, judged) {
  const parts = [word(appearance)];
  if (contrast === "increased") parts.push(word("contrast.increased"));
  if (transparency === "reduced") parts.push(word("transparency.reduced"));
  const bound = !judged ? "" : judged.bound ? ` · ≥\u00a0${ratio(judged.bound.lowestContrast)}` : ` · ${word("caption.open")}`;
  return parts.join(", ") + bound;
}
